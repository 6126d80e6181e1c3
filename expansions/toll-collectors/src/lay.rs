//! A player lays, moves or turns a tollhouse in place of deploying a figure (RULES.md, section 1).

use bastide_core::Crossings;
use bastide_core::author::prelude::*;

pub(crate) fn install(house: Token, crossings: Crossings, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let lay = reg.verb("toll.lay", TargetKind::Cell, ArgKind::None)?;
    let turn = reg.verb("toll.turn", TargetKind::Cell, ArgKind::None)?;
    let deploying = reg.offer_point("deploy-step");
    let turns = o.word("toll_turn")? == "by_step";
    let handler = reg.offer(deploying, Lay { house, crossings, lay, turn, turns });
    reg.service(lay, handler);
    reg.service(turn, handler);
    Ok(())
}

struct Lay {
    house: Token,
    crossings: Crossings,
    lay: Verb,
    turn: Verb,
    /// TK-18: a step may be used to turn a tollhouse.
    turns: bool,
}

/// Returns the cell of a player's tollhouse, with the side that is up.
fn lying(v: View, house: Token, who: Player) -> Option<(Cell, i16)> {
    let own = v.core.tokens_of(house).find(|placed| placed.owner == Some(who))?;
    match own.place {
        TokenPlace::Cell(cell) => Some((cell, own.number)),
        _ => None,
    }
}

impl Offer for Lay {
    /// TK-03 to TK-05: on any crossing but that where it lies.
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // TK-15: the first deploy step only, not that of a phantom.
        if v.core.tile_play.used().is_some() {
            return Ok(());
        }
        let own = lying(v, self.house, ask.player);
        if own.is_none() && v.core.tokens(ask.player, self.house) <= 0 {
            return Ok(());
        }
        for cell in self.crossings.all(v).filter(|cell| own.is_none_or(|(there, _)| there != *cell)) {
            menu.add(self.lay, Target::Cell(cell), 0);
        }
        if let Some((cell, 1)) = own.filter(|_| self.turns) {
            menu.add(self.turn, Target::Cell(cell), 0);
        }
        Ok(())
    }

    /// TK-15: the step is over.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Target::Cell(cell) = action.target else { return Ok(OfferFlow::Done) };
        let place = TokenPlace::Cell(cell);
        match lying(cx.view(), self.house, who) {
            Some((there, _)) if action.verb == self.turn && there == cell => {
                cx.set_token_number_of(who, self.house, place, 2);
            }
            // TK-06: it keeps its side.
            Some((there, _)) if action.verb == self.lay => {
                cx.move_token_of(who, self.house, TokenPlace::Cell(there), place);
            }
            // TK-03: the small toll is up.
            None if action.verb == self.lay => {
                cx.give(who, self.house, -1);
                cx.put_token(PlacedToken { token: self.house, place, number: 1, owner: Some(who) }, Some(who));
            }
            _ => {}
        }
        Ok(OfferFlow::Done)
    }
}
