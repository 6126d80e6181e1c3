//! The stack of frames: where a game is in its turn.
//!
//! A frame runs a program, which is a schedule or a single phase; what it calls stands above it. Beside the stack are the queue
//! of what hooks left to be done and the list of what parts left owing. All of it is plain data, so that a game can be
//! copied in the middle of an auction.

use crate::copy_in_place;
use crate::model::action::{Action, Ask};
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Handler, PlacedTile, Player, Players, SegmentId};
use crate::model::points::{PendingScore, ScoreEntry};
use crate::model::program::{Call, GAME, Program};

/// What a frame is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Mode {
    /// About to enter the phase at hand.
    Enter,
    /// Waiting for an answer to its question.
    Asking,
    /// Waiting for what `caller` called; no question is open.
    Waiting,
    /// The same, while a question is open that may be asked again.
    WaitingAsked,
}

/// One entry of the turn stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// What it runs.
    pub program: Program,
    /// The question that is open, if the mode says that one is; [packed](Ask::pack), since it is read right after it was written.
    pub(crate) ask: u32,
    /// Who called what the frame waits for.
    pub(crate) caller: Handler,
    /// The number that came with the call.
    pub arg: i16,
    /// The place in the compiled program.
    pub(crate) at: u16,
    /// What it is doing.
    pub(crate) mode: Mode,
    /// For whom it runs.
    pub player: Player,
    /// Belongs to the phase, 0 when it is entered: which player is next, how far a dragon has walked.
    pub step: u8,
}

impl Frame {
    /// A frame that is about to run what was called for, which begins there.
    #[inline]
    pub(crate) fn new(call: Call, at: u16) -> Frame {
        let Call { program, player, arg } = call;
        Frame { program, ask: 0, caller: Handler(0), arg, at, mode: Mode::Enter, player, step: 0 }
    }

    /// The question that is open, if the mode says that one is.
    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        Ask::unpack(self.ask)
    }
}

/// The frame of a game that is about to begin.
impl Default for Frame {
    fn default() -> Frame {
        Frame::new(Call { program: Program::Schedule(GAME), player: Player(0), arg: 0 }, 0)
    }
}

/// What a hook left to be done as soon as it is over.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// A piece was laid.
    TilePlaced(PlacedTile),
    /// A figure changed place.
    FigureMoved(Figure, FigureLocation, FigureLocation),
    /// A link between two segments was taken away.
    FeatureSplit(SegmentId, SegmentId),
    /// Points were booked.
    PointsAwarded(ScoreEntry),
    /// A feature was scored.
    FeatureScored(PendingScore, Players),
    /// A verb is to be performed by the rules.
    Perform(Player, Action),
    /// A program is to run before the present phase goes on.
    Call(Call),
}

/// Something owed to the frame at index `to` of the stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FollowUp {
    /// Whose business it is, counted from the bottom of the stack.
    pub to: u8,
    /// Lower ranks come first.
    pub rank: u8,
    /// What to run.
    pub call: Call,
}

/// Where the game is in its turn.
#[derive(Debug)]
pub struct Turn {
    /// Turns begun so far.
    pub number: u16,
    /// Parts begun so far; gives the serials.
    pub tile_plays: u16,
    /// The turn of a round that is being played inside this turn, one player after the other having one of their own; 0 outside of
    /// rounds.
    pub round: u16,
    /// Turns of rounds so far in this game.
    pub rounds: u16,
    /// The player at turn.
    pub active: Player,
    /// The frames, each waiting for the one above it. Never empty: the first is that of the game, the last one runs.
    pub(crate) stack: Vec<Frame>,
    /// What hooks left to be done.
    pub effects: Vec<Effect>,
    /// What parts left owing.
    pub owed: Vec<FollowUp>,
}

impl Default for Turn {
    fn default() -> Turn {
        Turn {
            number: 0,
            tile_plays: 0,
            round: 0,
            rounds: 0,
            active: Player(0),
            stack: vec![Frame::default()],
            effects: Vec::new(),
            owed: Vec::new(),
        }
    }
}

copy_in_place!(Turn { number, tile_plays, round, rounds, active, stack, effects, owed });

impl Turn {
    /// The place of the running frame in the stack, counted from the bottom.
    #[inline]
    pub fn depth(&self) -> u8 {
        (self.stack.len() - 1) as u8
    }

    /// The running frame.
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.stack[self.stack.len() - 1]
    }

    /// The running frame, to note the next step in.
    #[inline]
    pub fn frame_mut(&mut self) -> &mut Frame {
        let last = self.stack.len() - 1;
        &mut self.stack[last]
    }

    /// A player has a turn of their own inside this one. What may be done once a turn may be done in it again.
    pub fn begin_round_turn(&mut self) {
        self.rounds += 1;
        self.round = self.rounds;
    }

    /// The round of turns inside this one is over.
    pub fn end_round(&mut self) {
        self.round = 0;
    }

    /// Which turn is being played: that of the game, and that of a round inside it. A stamp for what may be done once a turn.
    pub fn stamp(&self) -> (u16, u16) {
        (self.number, self.round)
    }

    /// The stamp of the turn of the game, outside of rounds inside it.
    pub fn outer_stamp(&self) -> (u16, u16) {
        (self.number, 0)
    }

    /// Takes the next thing owed to the running frame: lowest rank first, then first come.
    #[inline]
    pub fn next_owed(&mut self) -> Option<Call> {
        if self.owed.is_empty() {
            return None;
        }
        let me = self.depth();
        let mine = self.owed.iter().enumerate().filter(|(_, o)| o.to == me);
        let next = mine.min_by_key(|(_, o)| o.rank).map(|(i, _)| i)?;
        Some(self.owed.remove(next).call)
    }
}
