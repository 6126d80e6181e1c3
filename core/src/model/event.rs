//! What happened, in a closed vocabulary.
//!
//! Every change that a person can see is an event, so that a log, a screen or a statistic shows expansions it has never
//! heard of. Events go into a buffer of the [`Game`](crate::Game) that is lent until the next action; they are no part of the
//! state.

use crate::model::action::Target;
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Label, PlacedTile, Player, Stream, Tag, TileType, Token};
use crate::model::points::{Line, ScoreEntry};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Its number, from 1.
        number: u16,
        /// Whose turn.
        player: Player,
    },
    /// A tile was found to lay.
    Drawn {
        /// By whom.
        player: Player,
        /// Which.
        tile: TileType,
        /// From where.
        source: Label,
    },
    /// A tile fits nowhere and was put aside.
    SetAside {
        /// Which.
        tile: TileType,
        /// Did it go back into the pile it came from?
        back: bool,
    },
    /// A piece was laid.
    TilePlaced {
        /// Which.
        piece: PlacedTile,
    },
    /// A figure changed place.
    Moved {
        /// Which.
        figure: Figure,
        /// Where it was.
        from: FigureLocation,
        /// Where it is.
        to: FigureLocation,
    },
    /// A token was laid, taken or given.
    Token {
        /// Which.
        token: Token,
        /// Where, or to whom.
        target: Target,
        /// By whom.
        by: Option<Player>,
    },
    /// Points were booked.
    Scored {
        /// The booking.
        score_entry: ScoreEntry,
        /// Its arithmetic, in [`Log::lines`].
        lines: LineSpan,
    },
    /// Chance decided.
    Chance {
        /// For what.
        stream: Stream,
        /// Among how many.
        of: u16,
        /// Which came.
        got: u16,
    },
    /// The game is over.
    Over,
    /// Something that a plugin names.
    Other {
        /// Its name.
        tag: Tag,
        /// Who is concerned.
        player: Option<Player>,
        /// What is concerned.
        target: Target,
        /// A number.
        arg: i16,
    },
}

/// Some lines of a [`Log`].
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
}

impl Log {
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.events.clear();
        self.lines.clear();
    }

    /// Notes that a hook did what it must not do. The game breaks as soon as the hook is over, and says this.
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

    /// Notes an event.
    #[inline]
    pub fn put(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn put_score_entry(&mut self, score_entry: ScoreEntry, lines: &[Line]) {
        let span = LineSpan { first: self.lines.len() as u32, len: lines.len() as u32 };
        self.lines.extend_from_slice(lines);
        self.events.push(Event::Scored { score_entry, lines: span });
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The arithmetic of a booking of this log.
    pub fn lines(&self, span: LineSpan) -> &[Line] {
        self.lines.get(span.first as usize..(span.first + span.len) as usize).unwrap_or_default()
    }
}
