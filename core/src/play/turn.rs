//! The bare turn loop: setup, turns until the game is over, the end; and in each turn a part and what it leaves owing.
//!
//! This is all that core does by itself. Drawing, laying, deploying and scoring are phases of plugins.

use crate::action::{ArgKind, TargetKind};
use crate::cx::Cx;
use crate::event::Event;
use crate::hook::{Fault, Flow, Level, Step, TurnPhase};
use crate::ids::{Player, Schedule};
use crate::registrar::{Registrar, at};
use crate::schedule::{CORE_SCHEDULES, FINAL, PART, SETUP, TURN};
use crate::state::{Call, Program};

/// The name of the phase that runs turns.
pub(crate) const TURNS: &str = "core.turns";

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
    reg.phase("game", "core.setup", at("setup"), &[], Once(SETUP));
    reg.phase("game", TURNS, at("turns"), &[], Turns);
    reg.phase("game", "core.final", at("final"), &[], Once(FINAL));
    reg.phase("turn", "core.parts", at("parts"), &[], Parts);
}

fn call(schedule: Schedule, player: Player) -> Flow {
    Flow::Call(Call { program: Program::Schedule(schedule), player, arg: 0 })
}

/// Runs a schedule once.
struct Once(Schedule);

impl TurnPhase for Once {
    fn enter(&self, cx: &mut Cx) -> Step {
        Ok(call(self.0, cx.core.turn.active))
    }
}

/// Turn after turn, clockwise, until a plugin says that the game is over.
struct Turns;

impl Turns {
    fn begin(&self, cx: &mut Cx, player: Player) -> Step {
        cx.core.turn.number += 1;
        cx.core.turn.active = player;
        cx.core.ledger.clear();
        cx.log.put(Event::Turn { number: cx.core.turn.number, player });
        Ok(call(TURN, player))
    }
}

impl TurnPhase for Turns {
    fn enter(&self, cx: &mut Cx) -> Step {
        if game_over(cx, false)? {
            return Ok(Flow::Done);
        }
        self.begin(cx, cx.core.turn.active)
    }

    fn resume(&self, cx: &mut Cx) -> Step {
        if game_over(cx, false)? {
            return Ok(Flow::Done);
        }
        self.begin(cx, cx.core.turn.active.left(cx.core.seats))
    }
}

/// Does any plugin say that the game is over?
fn game_over(cx: &Cx, nothing_fits: bool) -> Result<bool, Fault> {
    for h in &cx.rules.overs {
        if cx.rules.handlers[h.index()].1.over(cx.view(), nothing_fits)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// One part for the player at turn, then whatever is owed to this turn.
struct Parts;

impl TurnPhase for Parts {
    fn enter(&self, cx: &mut Cx) -> Step {
        Ok(call(PART, cx.core.turn.active))
    }

    fn resume(&self, cx: &mut Cx) -> Step {
        Ok(cx.core.turn.next_owed().map_or(Flow::Done, Flow::Call))
    }
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
