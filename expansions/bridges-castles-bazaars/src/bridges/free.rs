//! Bridges that no placement requires, and followers on bridges (BR-19 to BR-23, BR-31).

use bastide_core::author::prelude::*;

use super::Bridges;

pub(super) fn install(bridges: Bridges, reg: &mut Registrar) {
    let deploying = reg.offer_point("deploy-step");
    let handler = reg.offer(deploying, bridges);
    reg.service(bridges.build, handler);
    if bridges.any_time {
        let own = reg.offer_point("own-turn");
        reg.phase("tile-play", "bridges.late", at("deployed.links"), &[own], Late(bridges));
    }
}

impl Bridges {
    /// Returns the cell of the tile just placed.
    pub(super) fn placed_at(&self, v: View) -> Option<Cell> {
        v.core.tile_play.placed_tiles.last().map(|p| v.core.board.tile(*p).cell)
    }

    /// Offers the bridges that may be built now.
    fn offer_bridges(&self, v: View, menu: &mut Menu) {
        if let Some(cell) = self.placed_at(v) {
            self.optional_bridges(v, cell, |target| menu.add(self.build, target, 0));
        }
    }

    /// BR-21, BR-22: offers to deploy a figure on the bridge built in this tile play, if the road
    /// is unoccupied. The figures that stand on roads stand on bridges (7.19).
    fn offer_places(&self, v: View, who: Player, menu: &mut Menu) -> Result<(), Fault> {
        let tile_play = v.core.tile_play.serial;
        let Some(span) = v.slots.of(self.slot).spans.last().filter(|s| s.tile_play == tile_play) else { return Ok(()) };
        if !self.any_built_now && Some(span.cell) != self.placed_at(v) {
            return Ok(());
        }
        let kinds = v.claim(who, span.seg)? & v.core.at_hand(who);
        kinds.iter().for_each(|kind| menu.add(DEPLOY, Target::Segment(span.seg), kind.0.into()));
        Ok(())
    }
}

/// Offered in the follower step: after a bridge is built, the same question is asked again (BR-23).
impl Offer for Bridges {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // BR-19: in the tile phase only, a second deploy step such as that of a phantom is too late.
        let in_time = self.any_time || v.core.tile_play.used().is_none();
        if in_time && self.may(v, ask.player) {
            self.offer_bridges(v, menu);
        }
        self.offer_places(v, ask.player, menu)
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        match (a.verb, a.target) {
            (DEPLOY, Target::Segment(seg)) => {
                if let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8)) {
                    cx.move_figure(figure, FigureLocation::Segment(seg));
                }
                Ok(OfferFlow::Done)
            }
            _ => {
                self.build_bridge(cx, who, a.target);
                Ok(OfferFlow::Again)
            }
        }
    }
}

/// BR-19, BR-20: in the first edition a bridge may also be built after the follower step. It
/// completes no feature then, so the question comes before the scoring.
struct Late(Bridges);

impl TurnPhase for Late {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        let may = !cx.core().tile_play.placed_tiles.is_empty() && self.0.may(cx.view(), player);
        Ok(if may { Flow::Ask(Ask::open(player, self.0.late)) } else { Flow::Done })
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.0.offer_bridges(v, menu);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if a.verb == self.0.build {
            self.0.build_bridge(cx, who, a.target);
        }
        Ok(Flow::Done)
    }
}
