//! The stack of frames, which holds the position of a game in its turn.
//!
//! A frame runs a program, which is a schedule or a single phase; the programs that it calls are
//! above it on the stack. Two lists go with the stack: the queue of effects that hooks caused, and
//! the follow-ups of tile plays. All of it is plain data, so that a game can be copied in the
//! middle of an auction.

use crate::copy_in_place;
use crate::model::action::{Action, Ask};
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Handler, PlacedTile, Player, Players, Schedule, SegmentId, TileType};
use crate::model::points::{PendingScore, ScoreEntry};
use crate::model::state::draw::DrawReason;
use crate::model::state::program::{Call, GAME, Program};

/// The activity of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Mode {
    /// About to enter the next phase.
    Enter,
    /// Waiting for an answer to its question.
    Asking,
    /// Waiting for the program that `caller` called; no question is open.
    Waiting,
    /// Waiting as well, while a question is open that may be asked again.
    WaitingAsked,
}

/// One entry of the turn stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The program that it runs.
    pub program: Program,
    /// The open question, if the mode says that one is open; [packed](Ask::pack), since it is read
    /// right after it was written.
    pub(crate) ask: u32,
    /// The handler that called what the frame waits for.
    pub(crate) caller: Handler,
    /// The number that came with the call.
    pub arg: i16,
    /// The position in the compiled program.
    pub(crate) at: u16,
    /// Its activity.
    pub(crate) mode: Mode,
    /// The player that it runs for.
    pub player: Player,
    /// A number for use by the phase, 0 when it is entered: which player is next, how far a dragon
    /// has walked.
    pub step: u8,
}

impl Frame {
    /// Creates a frame that is about to run a call, whose program begins at `at`.
    #[inline]
    pub(crate) fn new(call: Call, at: u16) -> Frame {
        let Call { program, player, arg } = call;
        Frame { program, ask: 0, caller: Handler(0), arg, at, mode: Mode::Enter, player, step: 0 }
    }

    /// Returns the open question, if the mode says that one is open.
    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        Ask::unpack(self.ask)
    }
}

/// The frame of a game that has not begun.
impl Default for Frame {
    fn default() -> Frame {
        Frame::new(Call { program: Program::Schedule(GAME), player: Player(0), arg: 0 }, 0)
    }
}

/// An effect of a hook, which runs as soon as the hook has returned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// A tile was placed.
    TilePlaced(PlacedTile),
    /// A figure changed its location.
    FigureMoved(Figure, FigureLocation, FigureLocation),
    /// Something else than a placed tile made one feature of two (`true`), or removed a link
    /// between two segments.
    LinkChanged(SegmentId, SegmentId, bool),
    /// A tile was drawn for this purpose and kept.
    TileDrawn(Player, TileType, DrawReason),
    /// A drawn tile fitted nowhere and was set aside.
    TileRefused(Player, TileType),
    /// Points were awarded.
    PointsAwarded(ScoreEntry),
    /// A feature was scored.
    FeatureScored(PendingScore, Players),
    /// The rules perform a verb.
    Perform(Player, Action),
    /// A program runs before the present phase continues.
    Call(Call),
}

/// A call that the frame at index `to` of the stack has to make.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FollowUp {
    /// The index of that frame, counted from the bottom of the stack.
    pub to: u8,
    /// Lower ranks come first.
    pub rank: u8,
    /// The program to run.
    pub call: Call,
}

/// The position of a game in its turn.
#[derive(Debug)]
pub struct Turn {
    /// The number of turns begun.
    pub number: u16,
    /// The number of tile plays begun; gives their serials.
    pub tile_plays: u16,
    /// The number of the turn of a round inside this turn, in which each player has a turn of their
    /// own; 0 outside of rounds.
    pub round: u16,
    /// The number of such turns in this game.
    pub rounds: u16,
    /// The player whose own turn that of the round is; `None` outside of rounds, and in a round whose
    /// tile plays are parts of the turn of the active player.
    pub round_player: Option<Player>,
    /// The player at turn.
    pub active: Player,
    /// The running frame.
    pub(crate) running: Frame,
    /// The frames that wait, each for the one above it and the last for the running one. The first
    /// frame of all is that of the game.
    waiting: Vec<Frame>,
    /// The effects that hooks caused.
    pub effects: Vec<Effect>,
    /// The follow-ups of tile plays.
    pub owed: Vec<FollowUp>,
    /// Whether the player at turn has the next turn too.
    pub(crate) another: bool,
}

impl Default for Turn {
    fn default() -> Turn {
        Turn {
            number: 0,
            tile_plays: 0,
            round: 0,
            rounds: 0,
            round_player: None,
            active: Player(0),
            running: Frame::default(),
            waiting: Vec::new(),
            effects: Vec::new(),
            owed: Vec::new(),
            another: false,
        }
    }
}

copy_in_place!(Turn { number, tile_plays, round, rounds, round_player, active, running, waiting, effects, owed, another });

impl Turn {
    /// Returns `true` if the player at turn has the next turn too, see
    /// [`Context::take_another_turn`](crate::Context::take_another_turn).
    pub fn has_another(&self) -> bool {
        self.another
    }

    /// Returns the index of the running frame, counted from the bottom of the stack.
    #[inline]
    pub fn depth(&self) -> u8 {
        self.waiting.len() as u8
    }

    /// Returns the running frame.
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.running
    }

    /// Returns the running frame for changes, such as its step.
    #[inline]
    pub fn frame_mut(&mut self) -> &mut Frame {
        &mut self.running
    }

    /// Returns all frames, the running one last.
    pub(crate) fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.waiting.iter().chain([&self.running])
    }

    /// Returns `true` if a schedule runs, or waits for what it called: whether points are awarded in
    /// a scoring, or at the end of the game.
    pub fn is_within(&self, schedule: Schedule) -> bool {
        self.frames().any(|frame| frame.program == Program::Schedule(schedule))
    }

    /// Returns the frame at an index, counted from the bottom of the stack.
    #[inline]
    pub(crate) fn frame_at(&self, index: u8) -> Option<&Frame> {
        let index = usize::from(index);
        if index == self.waiting.len() { Some(&self.running) } else { self.waiting.get(index) }
    }

    /// Lets the running frame wait for another one, at this position in this mode.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame, at: u16, mode: Mode) {
        self.waiting.push(std::mem::replace(&mut self.running, frame));
        // Written after the copy: a copy of what was just written has to wait for it.
        if let Some(waits) = self.waiting.last_mut() {
            (waits.at, waits.mode) = (at, mode);
        }
    }

    /// Ends the running frame, continues the one that waits for it, and returns the program that
    /// ended. Returns `None` and does nothing if no frame waits, as for the frame of the game.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Program> {
        let outer = self.waiting.pop()?;
        Some(std::mem::replace(&mut self.running, outer).program)
    }

    /// Leaves only the frame of a game that has not begun.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
        self.running = Frame::default();
    }

    /// Begins a turn inside this one. What may be done once a turn may be done in it again. With a
    /// player, it is their own turn; without one, a part of the turn of the active player.
    pub fn begin_round_turn(&mut self, own: Option<Player>) {
        self.rounds += 1;
        (self.round, self.round_player) = (self.rounds, own);
    }

    /// Ends the round of turns inside this one.
    pub fn end_round(&mut self) {
        (self.round, self.round_player) = (0, None);
    }

    /// Returns the numbers of the present turn of the game and of the turn of a round inside it. A
    /// stamp for what may be done once a turn.
    pub fn stamp(&self) -> (u16, u16) {
        (self.number, self.round)
    }

    /// Returns the stamp of the turn of the game, without the rounds inside it.
    pub fn outer_stamp(&self) -> (u16, u16) {
        (self.number, 0)
    }

    /// Returns the stamp of the turn that a player takes: one of a round, if that is a player's own
    /// turn, else the turn of the game.
    pub fn own_stamp(&self) -> (u16, u16) {
        if self.round_player.is_some() { self.stamp() } else { self.outer_stamp() }
    }

    /// Removes and returns the next follow-up of the running frame: the lowest rank first, then in
    /// order of arrival.
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
