//! Events: a closed vocabulary of what happens in a game.
//!
//! Every change that a person can see is an event. So a log, a screen or a statistic can show
//! expansions that it does not know. Events go into a buffer of the [`Game`](crate::Game), which is
//! valid until the next action. They are not part of the state.

use crate::model::action::Target;
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Label, Pile, PlacedTile, Player, Stream, Tag, TileType, Token};
use crate::model::points::{Line, ScoreEntry};
use crate::model::state::seal::Seal;

/// One event of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// The number of the turn, from 1.
        number: u16,
        /// The player at turn.
        player: Player,
    },
    /// A tile was drawn or taken to be placed.
    TileDrawn {
        /// The player.
        player: Player,
        /// The tile.
        tile: TileType,
        /// The source of the tile.
        source: Label,
    },
    /// A tile that fits nowhere was put aside.
    TileRefused {
        /// The tile.
        tile: TileType,
        /// Whether it went back into its pile.
        back: bool,
    },
    /// A drawn tile went onto a pile of a plugin, which may put it back later.
    TileSetAside {
        /// The player who drew it.
        player: Player,
        /// The tile.
        tile: TileType,
        /// The pile.
        pile: Pile,
    },
    /// A tile was placed.
    TilePlaced {
        /// The placed tile.
        placed: PlacedTile,
    },
    /// A figure changed its location.
    FigureMoved {
        /// The figure.
        figure: Figure,
        /// Its old location.
        from: FigureLocation,
        /// Its new location.
        to: FigureLocation,
    },
    /// A token was placed, taken or given.
    TokenMoved {
        /// The token.
        token: Token,
        /// The place, or the player who received it.
        target: Target,
        /// The player who did it, or `None` for the rules.
        by: Option<Player>,
    },
    /// Points were awarded.
    PointsAwarded {
        /// The score entry.
        score_entry: ScoreEntry,
        /// Its arithmetic, in [`Log::lines`].
        lines: LineSpan,
    },
    /// A random outcome.
    Chance {
        /// The stream.
        stream: Stream,
        /// The number of possible outcomes.
        of: u16,
        /// The outcome, from 0.
        got: u16,
    },
    /// The game is over.
    Over,
    /// An event that a plugin names.
    Other {
        /// Its name.
        tag: Tag,
        /// The player concerned.
        player: Option<Player>,
        /// The target concerned.
        target: Target,
        /// A number.
        arg: i16,
    },
}

/// A range of lines of a [`Log`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LineSpan {
    first: u32,
    len: u32,
}

/// The events since the last action, with the lines of their points.
#[derive(Clone, Debug, Default)]
pub struct Log {
    events: Vec<Event>,
    lines: Vec<Line>,
    breach: Option<String>,
    seal: Option<Seal>,
}

impl Log {
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.events.clear();
        self.lines.clear();
        self.seal = None;
    }

    /// Records that a hook broke its contract. The game ends with this message as soon as the hook
    /// returns.
    #[cold]
    pub(crate) fn breach(&mut self, what: String) {
        self.breach.get_or_insert(what);
    }

    #[inline]
    pub(crate) const fn is_breached(&self) -> bool {
        self.breach.is_some()
    }

    pub(crate) fn take_breach(&mut self) -> Option<String> {
        self.breach.take()
    }

    /// Adds an event.
    #[inline]
    pub fn put(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn put_score_entry(&mut self, score_entry: ScoreEntry, lines: &[Line]) {
        let span = LineSpan { first: self.lines.len() as u32, len: lines.len() as u32 };
        self.lines.extend_from_slice(lines);
        self.events.push(Event::PointsAwarded { score_entry, lines: span });
    }

    /// Marks the events as effects of a sealed answer.
    #[cold]
    pub(crate) fn set_seal(&mut self, seal: Seal) {
        self.seal = Some(seal);
    }

    /// Returns the seal of the action that caused the events, or `None` for an open answer.
    #[inline]
    pub fn seal(&self) -> Option<Seal> {
        self.seal
    }

    /// Replaces the events by those of another log that `shown` returns, with their lines and the
    /// seal.
    pub(crate) fn copy_shown(&mut self, from: &Log, shown: impl Fn(Event) -> Option<Event>) {
        self.clear();
        self.events.extend(from.events.iter().copied().filter_map(shown));
        self.lines.extend_from_slice(&from.lines);
        self.seal = from.seal;
    }

    /// Returns the events in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Returns the arithmetic of a score entry of this log.
    pub fn lines(&self, span: LineSpan) -> &[Line] {
        self.lines.get(span.first as usize..(span.first + span.len) as usize).unwrap_or_default()
    }
}
