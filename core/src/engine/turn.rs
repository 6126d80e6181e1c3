//! The bare turn loop: setup, turns until the game is over, the end; and in each turn a part and what it leaves owing.
//!
//! This is all that core does by itself. Drawing, laying, deploying and scoring are phases of plugins.

use crate::action::{ArgKind, TargetKind};
use crate::cx::Cx;
use crate::event::Event;
use crate::hook::{Fault, Flow, Level, Step};
use crate::registrar::Registrar;
use crate::schedule::{CORE_SCHEDULES, FINAL, GAME, OpKind, SETUP, TURN};
use crate::state::Program;

/// The name of the phase that runs turns.
const TURNS: &str = "core.turns";

/// Registers core's own schedules, verbs, doors and phases.
pub(crate) fn install(reg: &mut Registrar) {
    for (name, milestones) in CORE_SCHEDULES {
        reg.schedule(name, milestones);
    }
    for (name, target, arg) in [
        ("pass", TargetKind::None, ArgKind::None),
        ("place", TargetKind::Place, ArgKind::Tile),
        ("deploy", TargetKind::Segment, ArgKind::FigureKind),
    ] {
        reg.names.verbs.define(name, crate::action::VerbShape { target, arg });
    }
    for door in ["own-turn", "draw-step", "placed-step", "deploy-step"] {
        reg.door(door);
    }
    reg.label("");
    reg.prompt("");
    reg.stream("stock");
    reg.relation("joins");
    reg.relation("borders");
    reg.pile("stock", Some(0));
    reg.loop_step(GAME, "core.setup", "setup", OpKind::Once(SETUP));
    reg.loop_step(GAME, TURNS, "turns", OpKind::Turns);
    reg.loop_step(GAME, "core.final", "final", OpKind::Once(FINAL));
    reg.loop_step(TURN, "core.parts", "parts", OpKind::Parts);
}

/// Begins the next turn, or goes on with the end of the game: the place to go on at. A turn runs in the frame of the game, whose place it
/// takes as long as it lasts: its schedule ends with this step again.
#[inline]
pub(crate) fn next_turn(cx: &mut Cx) -> Result<u16, Fault> {
    let over = game_over(cx, false)?;
    let rules = cx.rules;
    let turn = &mut cx.core.turn;
    turn.owed.clear();
    if over {
        turn.frame_mut().program = Program::Schedule(GAME);
        return Ok(rules.turns_in(GAME) + 1);
    }
    if turn.frame().program == Program::Schedule(TURN) {
        turn.active = turn.active.left(cx.core.seats);
    }
    turn.number += 1;
    let (number, player) = (turn.number, turn.active);
    let frame = turn.frame_mut();
    (frame.program, frame.player) = (Program::Schedule(TURN), player);
    cx.core.ledger.clear();
    cx.log.put(Event::Turn { number, player });
    Ok(rules.start_of(Program::Schedule(TURN)))
}

/// Does any plugin say that the game is over?
#[inline]
fn game_over(cx: &Cx, nothing_fits: bool) -> Result<bool, Fault> {
    for h in &cx.rules.overs {
        if cx.rules.handlers[h.index()].1.over(cx.view(), nothing_fits)? {
            return Ok(true);
        }
    }
    Ok(false)
}

impl Cx<'_> {
    /// What a phase answers that looked for a tile and found none that fits: the game ends if a plugin says that it is over, else only
    /// this part. A part inside something else than the turn (a round of turns, an auction) never ends more than itself.
    pub fn nothing_fits(&self) -> Step {
        let caller = self.core.turn.stack.get(self.core.part.called_by as usize).map(|f| f.program);
        let of_turn = caller == Some(Program::Schedule(TURN));
        let level = if of_turn && game_over(self, true)? { Level::Game } else { Level::Schedule };
        Ok(Flow::Leave(level))
    }
}
