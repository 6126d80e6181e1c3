//! What a frame of the turn stack runs: a schedule or a single phase, and the request to run one.

use crate::model::ids::{Phase, Player, Schedule};

/// What a frame runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Program {
    /// All phases of a schedule, one after the other.
    Schedule(Schedule),
    /// One phase.
    Phase(Phase),
}

/// A request to run a program for a player; `arg` is the program's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// What to run.
    pub program: Program,
    /// For whom.
    pub player: Player,
    /// Whatever the caller and the program agree on.
    pub arg: i16,
}

/// The number of the schedule of a whole game.
pub const GAME: Schedule = Schedule(0);

/// The number of the schedule that prepares a game.
pub const SETUP: Schedule = Schedule(1);

/// The number of the schedule of one turn.
pub const TURN: Schedule = Schedule(2);

/// The number of the schedule of one tile part.
pub const TILE_PLAY: Schedule = Schedule(3);

/// The number that a part is called with which another tile of the same turn gave: a builder's, an extra tile. It gives no such part itself.
pub const ADDITIONAL: i16 = 1;

/// The number of the schedule of one scoring.
pub const SCORING: Schedule = Schedule(4);

/// The number of the schedule of the end of a game.
pub const FINAL: Schedule = Schedule(5);
