//! A player lays a building on the tile of the tile play in place of deploying a figure (RULES.md,
//! section 1).

use bastide_core::author::prelude::*;

use crate::Buildings;

pub(crate) fn install(buildings: Buildings, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("building.lay", TargetKind::Cell, ArgKind::Token)?;
    let deploying = reg.offer_point("deploy-step");
    let handler = reg.offer(deploying, Lay { buildings, verb });
    reg.service(verb, handler);
    Ok(())
}

struct Lay {
    buildings: Buildings,
    verb: Verb,
}

impl Offer for Lay {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // LB-05: the first deploy step only, not that of a phantom.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        // LB-04, LB-14: on the tile of this tile play, on any of its cells.
        let Some(placed) = v.core.tile_play.placed_tiles.last() else { return Ok(()) };
        let (board, own) = (&v.core.board, v.core.board.tile(*placed).cell);
        let piece: Vec<Cell> = board.piece_area(own).cells().filter(|cell| board.same_piece(own, *cell)).collect();
        for token in self.buildings.tokens.into_iter().filter(|token| v.core.tokens(ask.player, *token) > 0) {
            piece.iter().for_each(|&cell| menu.add(self.verb, Target::Cell(cell), token.index() as i16));
        }
        Ok(())
    }

    /// LB-05: the step is over.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let kind = self.buildings.tokens.iter().position(|token| token.index() as i16 == action.arg);
        if let (Target::Cell(cell), Some(kind)) = (action.target, kind) {
            let (token, number): (Token, i16) = (self.buildings.tokens[kind], self.buildings.points[kind]);
            cx.give(who, token, -1);
            // LB-06: it belongs to nobody.
            cx.put_token(PlacedToken { token, place: TokenPlace::Cell(cell), number, owner: None }, Some(who));
        }
        Ok(OfferFlow::Done)
    }
}
