//! The bare turn loop: setup, turns until the game is over, and the end. Each turn has a tile play
//! and its follow-ups.
//!
//! This is all that the core does by itself. Drawing, placing, deploying and scoring are phases of
//! plugins.

use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, Level, Step};
use crate::dispatch::hook::Context;
use crate::model::event::Event;
use crate::model::state::program::{GAME, Program, TURN};

/// Begins the next turn, or continues with the end of the game. Returns the position to continue
/// at. A turn runs in the frame of the game and replaces its position while it lasts: the schedule
/// of a turn ends with this step again.
#[inline]
pub(crate) fn next_turn(cx: &mut Context) -> Result<u16, Fault> {
    let is_over = game_over(cx, false)?;
    let rules = cx.rules;
    let turn = &mut cx.core.turn;
    turn.owed.clear();
    let another = std::mem::take(&mut turn.another);
    if is_over {
        turn.frame_mut().program = Program::Schedule(GAME);
        return Ok(rules.turns_in(GAME) + 1);
    }
    if turn.frame().program == Program::Schedule(TURN) && !another {
        turn.active = turn.active.left(cx.core.seats);
    }
    turn.number += 1;
    let (number, player) = (turn.number, turn.active);
    let frame = turn.frame_mut();
    (frame.program, frame.player) = (Program::Schedule(TURN), player);
    cx.core.score_log.clear();
    cx.log.put(Event::Turn { number, player });
    Ok(rules.start_of(Program::Schedule(TURN)))
}

/// Returns `true` if the plugins decide that the game is over.
#[inline]
fn game_over(cx: &Context, nothing_fits: bool) -> Result<bool, Fault> {
    let mut over = false;
    for is_game_over in &cx.rules.hooks.is_game_over {
        is_game_over(cx.view(), nothing_fits, &mut over)?;
    }
    Ok(over)
}

impl Context<'_> {
    /// Returns the flow for a phase that looked for a tile and found none that fits: the game ends
    /// if a plugin says that it is over, else only this tile play. A tile play inside something
    /// else than the turn (a round of turns, an auction) ends only itself.
    pub fn nothing_fits(&self) -> Step {
        let caller = self.core.turn.frame_at(self.core.tile_play.called_by).map(|f| f.program);
        let of_turn = caller == Some(Program::Schedule(TURN));
        let level = if of_turn && game_over(self, true)? { Level::Game } else { Level::Schedule };
        Ok(Flow::Leave(level))
    }
}
