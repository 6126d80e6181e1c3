//! A tile on a small city gives an extra tile, once a turn (MP-75 to MP-78).

use std::sync::Arc;

use bastide_core::author::prelude::*;

use super::Towns;

/// MP-78: the rank of the extra tile play: right after the one that earned it, before all other
/// calls that it scheduled.
const RANK: u8 = 5;

pub(super) fn install(towns: Arc<Towns>, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let extra = Extra { towns, last: reg.slot() };
    if o.word("small_city_extra_timing")? == "before_deploy" {
        // MP-99: after everything that the first tile causes before a follower is deployed.
        reg.phase("tile-play", "maps.again", at("deploy").before("base.deploy"), &[], Again(extra));
        reg.rule(()).of_rules(&["MP-77"]).claim(last_tile_only);
    } else {
        let phase = reg.subphase("maps.extra", &[], OneMore);
        reg.rule(After { extra, phase }).on_tile_placed(After::on_tile_placed);
    }
    Ok(())
}

/// MP-76: the last turn that gave an extra tile, and the last turn within a round.
#[derive(Clone, Copy, Hash, Default)]
struct Last {
    turn: u16,
    round: u16,
}

/// The condition of an extra tile.
#[derive(Clone)]
struct Extra {
    towns: Arc<Towns>,
    last: Slot<Last>,
}

impl Extra {
    /// Returns `true` if this tile gives an extra tile, and notes it. MP-96: a turn of a round is a
    /// turn of its own.
    fn earned(&self, cx: &mut Context, placed: PlacedTile) -> bool {
        if !self.towns.covered(cx, placed) {
            return false;
        }
        let (turn, round) = cx.core().turn.stamp();
        let last = cx.slots.of_mut(self.last);
        match round {
            0 => std::mem::replace(&mut last.turn, turn) != turn,
            _ => std::mem::replace(&mut last.round, round) != round,
        }
    }
}

/// MP-77: by default the extra tile has a tile play of its own.
#[derive(Clone)]
struct After {
    extra: Extra,
    phase: Phase,
}

impl After {
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        if self.extra.earned(cx, placed) {
            cx.follow_up(RANK, Call::phase(self.phase, cx.core().tile_play.player));
        }
        Ok(())
    }
}

/// Begins the extra tile play, if a tile is left to draw when the first one is over.
struct OneMore;

impl TurnPhase for OneMore {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        if can_place(cx.view()) {
            cx.add_tile_play(player);
        }
        Ok(Flow::Done)
    }
}

/// MP-78: returns `false` if the stack is empty or the board is full; there is no extra tile then.
fn can_place(v: View) -> bool {
    v.can_draw() && !v.core.board.frontier().is_empty()
}

/// MP-77, `before_deploy`: the same tile play draws and places one more tile, and continues with
/// both.
struct Again(Extra);

impl TurnPhase for Again {
    fn enter(&self, cx: &mut Context) -> Step {
        let Some(&placed) = cx.core().tile_play.placed_tiles.last() else { return Ok(Flow::Done) };
        if !can_place(cx.view()) || !self.0.earned(cx, placed) {
            return Ok(Flow::Done);
        }
        cx.mark_additional();
        Ok(Flow::Restart)
    }
}

/// MP-77: there is one deploy step, for the tile that was placed last.
fn last_tile_only(_: &(), v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
    let placed_tiles = &v.core.tile_play.placed_tiles;
    let on = v.core.graph.get(claim.seg).tile();
    if placed_tiles.last().copied() != on && on.is_some_and(|placed| placed_tiles.contains(&placed)) {
        claim.kinds = FigureKinds::NONE;
    }
    Ok(())
}
