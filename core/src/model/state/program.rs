//! Programs: a schedule or a single phase that a frame of the turn stack runs, and the request to
//! run one.

use crate::model::ids::{Phase, Player, Schedule};

/// A program for a frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Program {
    /// All phases of a schedule, one after the other.
    Schedule(Schedule),
    /// One phase.
    Phase(Phase),
}

/// A request to run a program for a player; the meaning of `arg` is up to the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// The program.
    pub program: Program,
    /// The player that it runs for.
    pub player: Player,
    /// A number on which the caller and the program agree.
    pub arg: i16,
}

impl Call {
    /// Returns a call of a phase, with the number 0.
    pub const fn phase(phase: Phase, player: Player) -> Call {
        Call { program: Program::Phase(phase), player, arg: 0 }
    }

    /// Returns a call of a schedule, with the number 0.
    pub const fn schedule(schedule: Schedule, player: Player) -> Call {
        Call { program: Program::Schedule(schedule), player, arg: 0 }
    }

    /// Returns the call with another number.
    pub const fn with(self, arg: i16) -> Call {
        Call { arg, ..self }
    }
}

/// The number of the schedule of a whole game.
pub const GAME: Schedule = Schedule(0);

/// The number of the schedule that prepares a game.
pub const SETUP: Schedule = Schedule(1);

/// The number of the schedule of one turn.
pub const TURN: Schedule = Schedule(2);

/// The number of the schedule of one tile play.
pub const TILE_PLAY: Schedule = Schedule(3);

/// The `arg` of a tile play that another tile of the same turn gave: a builder's, an extra tile.
/// Such a tile play gives no further one.
pub const ADDITIONAL: i16 = 1;

/// The number of the schedule of one scoring.
pub const SCORING: Schedule = Schedule(4);

/// The number of the schedule of the end of a game.
pub const FINAL: Schedule = Schedule(5);
