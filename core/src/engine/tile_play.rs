//! The beginning and the end of tile plays, which nest, and what their deploy steps are used for.

use crate::contract::flow::PackedFlow;
use crate::dispatch::hook::Context;
use crate::model::ids::Verb;
use crate::model::state::GameState;
use crate::model::state::program::{ADDITIONAL, Call};

/// Begins a tile play; the present one waits.
#[inline]
pub(crate) fn begin(core: &mut GameState, call: Call) {
    if core.tile_play.serial != 0 {
        park(core);
    }
    core.turn.tile_plays += 1;
    core.tile_play.begin(core.turn.tile_plays, call.player, core.turn.depth());
    core.tile_play.additional = call.arg == ADDITIONAL;
    core.tile_play.entries_from = core.score_log.len() as u16;
}

/// Ends the present tile play, and continues the one that waited for it.
#[inline]
pub(crate) fn end(core: &mut GameState) {
    if core.outer.is_empty() {
        core.tile_play.clear(core.turn.active);
    } else {
        end_inner(core);
    }
}

/// Continues the tile play that the present one interrupted.
#[inline(never)]
fn end_inner(core: &mut GameState) {
    if let Some(outer) = core.outer.pop() {
        core.tile_play = outer;
        core.graph.settle_again(&mut core.tile_play.settled);
    }
}

/// Sets the present tile play aside until the one that interrupts it is over.
#[inline(never)]
fn park(core: &mut GameState) {
    core.graph.park_settled(&mut core.tile_play.settled);
    core.outer.push(std::mem::take(&mut core.tile_play));
    core.tile_play.clear(core.turn.active);
}

#[inline]
fn is_deploy_step(cx: &Context, at: u16) -> bool {
    cx.rules.course.deploy_steps[at as usize]
}

/// Notes the verb that a player chose in the phase at a position, if that is a deploy step; if the
/// verb ended the step, as its use.
#[inline]
pub(crate) fn note_use(cx: &mut Context, at: u16, verb: Verb, answer: PackedFlow) {
    if is_deploy_step(cx, at) {
        cx.core.tile_play.chosen = Some(verb);
        if answer.is_done() {
            cx.core.tile_play.used = Some(verb);
        }
    }
}

/// Notes the use of a deploy step that the chosen verb ended after a program that it called.
pub(crate) fn note_late_use(cx: &mut Context, at: u16) {
    if is_deploy_step(cx, at) {
        cx.core.tile_play.used = cx.core.tile_play.chosen;
    }
}
