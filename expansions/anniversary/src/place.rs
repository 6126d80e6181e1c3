//! A follower goes onto a free feature of another tile (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::arrows::{Arrows, Deed};

pub(crate) fn install(arrows: Arrows, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let place = Place { arrows, neighbour: o.word("arrow_place")? == "neighbour" };
    // AN-12: also in a step of another plugin that is for a follower alone.
    for point in [reg.offer_point("deploy-step"), reg.offer_point_if_present("follower-step")] {
        reg.offer(point, place);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Place {
    arrows: Arrows,
    /// AN-10: only the tile at which the arrow points.
    neighbour: bool,
}

impl Offer for Place {
    /// AN-10: the free features of other tiles that are not completed, as through a portal. Nobody stands
    /// on what is printed on a board.
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(arrow) = self.arrows.unused(v, ask.player, Deed::Place) else { return Ok(()) };
        let at_hand = v.core.at_hand(ask.player);
        let ready: FigureKinds = at_hand.iter().filter(|kind| v.rules.figures.get(*kind).follower).collect();
        if ready.is_empty() {
            return Ok(());
        }
        let board = &v.core.board;
        let reached = |tile: PlacedTile| {
            let elsewhere = !board.tile(tile).printed && !v.core.tile_play.placed_tiles.contains(&tile);
            elsewhere && (!self.neighbour || board.tile_at(arrow.target) == Some(tile))
        };
        let open = v.claims(ask.player, ready, &reached, &|seg| Ok(!v.complete(seg)?))?;
        for kind in ready.iter() {
            let segments = open.iter().filter(|(_, kinds)| kinds.has(kind));
            menu.add_each(DEPLOY, segments.map(|(seg, _)| Target::Segment(*seg)), kind.0.into());
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        self.arrows.deploy(cx, who, action);
        Ok(OfferFlow::Done)
    }
}
