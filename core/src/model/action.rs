//! What players do, as data.
//!
//! An action is a verb, a target and a number. The list of targets is closed, so a screen can show, a bot can rank and a
//! record can print the actions of an expansion that nobody here has seen; the list of verbs is open, every plugin adds its
//! own with the shape that it takes. Actions come out of a [`Menu`](crate::Menu) and go into
//! [`Game::apply`](crate::Game::apply); their line of text is in [`notation`](crate::notation).

use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Figure, Group, Player, Prompt, SegmentId, Verb};

/// What an action points at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Target {
    /// Nothing: the verb says it all.
    #[default]
    None,
    /// A cell of the board.
    Cell(Cell),
    /// A piece laid on a cell with so many quarter turns clockwise. Turns 4 to 7 stay free for pieces with a second face.
    Place {
        /// Where its anchor lies.
        cell: Cell,
        /// Quarter turns.
        turn: u8,
    },
    /// A link between two sides of a cell: a bridge is W-E or N-S, a ferry any of the six pairs.
    Span {
        /// The cell.
        cell: Cell,
        /// One end.
        a: Side,
        /// The other end.
        b: Side,
    },
    /// A point of a cell: 0 the centre, 1 to 4 the sides N E S W, 5 to 8 the corners NE SE SW NW.
    Spot {
        /// The cell.
        cell: Cell,
        /// The point.
        at: u8,
    },
    /// A segment; any segment of a feature may stand for the feature.
    Segment(SegmentId),
    /// A figure, wherever it is.
    Figure(Figure),
    /// A player.
    Player(Player),
    /// A place off the board.
    Slot {
        /// The group of places.
        group: Group,
        /// Which of them.
        index: u8,
    },
}

impl Target {
    /// Which kind of target this is.
    pub const fn kind(&self) -> TargetKind {
        match self {
            Target::None => TargetKind::None,
            Target::Cell(_) => TargetKind::Cell,
            Target::Place { .. } => TargetKind::Place,
            Target::Span { .. } => TargetKind::Span,
            Target::Spot { .. } => TargetKind::Spot,
            Target::Segment(_) => TargetKind::Segment,
            Target::Figure(_) => TargetKind::Figure,
            Target::Player(_) => TargetKind::Player,
            Target::Slot { .. } => TargetKind::Slot,
        }
    }
}

/// One act of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Action {
    /// What is done.
    pub verb: Verb,
    /// To what.
    pub target: Target,
    /// What the verb says it is: a number, a figure kind, a figure, a tile, a token, a player.
    pub arg: i16,
}

const _: () = assert!(size_of::<Action>() <= 16);

impl Action {
    /// An action.
    pub const fn new(verb: Verb, target: Target, arg: i16) -> Action {
        Action { verb, target, arg }
    }
}

/// The kinds of targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the kind of the Target of that name")]
pub enum TargetKind {
    None,
    Cell,
    Place,
    Span,
    Spot,
    Segment,
    Figure,
    Player,
    Slot,
}

/// What the number of an action means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArgKind {
    /// Nothing; it is 0.
    None,
    /// A number: a bid, a count.
    Number,
    /// A [`FigureKind`](crate::FigureKind).
    FigureKind,
    /// A [`Figure`].
    Figure,
    /// A [`TileType`](crate::TileType).
    Tile,
    /// A [`Token`](crate::Token).
    Token,
    /// A [`Player`].
    Player,
}

/// What kinds of target and number a verb takes: enough to print, parse and draw each of its actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct VerbShape {
    /// The kind of target.
    pub target: TargetKind,
    /// The meaning of the number.
    pub arg: ArgKind,
}

impl VerbShape {
    /// A shape.
    pub const fn new(target: TargetKind, arg: ArgKind) -> VerbShape {
        VerbShape { target, arg }
    }
}

/// A question to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ask {
    /// Who has to answer; not always the player at turn.
    pub player: Player,
    /// What is asked.
    pub prompt: Prompt,
    /// The answer stays hidden from the others until the asking phase is over.
    pub sealed: bool,
}

impl Ask {
    /// An open question.
    pub const fn open(player: Player, prompt: Prompt) -> Ask {
        Ask { player, prompt, sealed: false }
    }

    /// All of it in one word.
    #[inline(always)]
    pub(crate) const fn pack(self) -> u32 {
        self.prompt.0 as u32 | (self.player.0 as u32) << 16 | (self.sealed as u32) << 24
    }

    /// What was [packed](Self::pack).
    #[inline(always)]
    pub(crate) const fn unpack(word: u32) -> Ask {
        Ask { player: Player((word >> 16) as u8), prompt: Prompt(word as u16), sealed: (word >> 24) & 1 != 0 }
    }
}

/// The verb that passes.
pub const PASS: Verb = Verb(0);

/// The verb that lays a tile.
pub const PLACE: Verb = Verb(1);

/// The verb that deploys a figure.
pub const DEPLOY: Verb = Verb(2);
