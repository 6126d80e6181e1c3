//! The actions of players, as data.
//!
//! An action is a verb, a target and a number. The list of target kinds is closed, so a screen can
//! show, a bot can rank and a record can print the actions of an expansion that it does not know.
//! The list of verbs is open: every plugin adds its own, with the shape that they take. Actions
//! come out of a [`Menu`](crate::Menu) and go into [`Game::apply`](crate::Game::apply); their line
//! of text is in [`notation`](crate::notation).

use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Figure, Group, Player, Prompt, SegmentId, Verb};

/// The target of an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Target {
    /// No target.
    #[default]
    None,
    /// A cell of the board.
    Cell(Cell),
    /// A tile placed on a cell with N quarter turns clockwise. Turns 4 to 7 are reserved for tiles
    /// with a second face.
    Place {
        /// The cell of its anchor.
        cell: Cell,
        /// Quarter turns clockwise.
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
        /// The number of the place in its group, from 0.
        index: u8,
    },
}

impl Target {
    /// Returns the kind of this target.
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

/// One action of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Action {
    /// The verb.
    pub verb: Verb,
    /// The target.
    pub target: Target,
    /// The number, in the meaning that the verb gives it: a count, a figure kind, a figure, a tile,
    /// a token, a player.
    pub arg: i16,
}

const _: () = assert!(size_of::<Action>() <= 16);

impl Action {
    /// Creates an action.
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

/// The meaning of the number of an action.
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

/// The kinds of target and number that a verb takes. This is enough to print, parse and draw each
/// of its actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct VerbShape {
    /// The kind of target.
    pub target: TargetKind,
    /// The meaning of the number.
    pub arg: ArgKind,
}

impl VerbShape {
    /// Creates a shape.
    pub const fn new(target: TargetKind, arg: ArgKind) -> VerbShape {
        VerbShape { target, arg }
    }
}

/// A question to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ask {
    /// The player who has to answer; not always the player at turn.
    pub player: Player,
    /// The prompt that the player sees.
    pub prompt: Prompt,
    /// Whether the answer stays hidden from the other players until the asking phase is over.
    pub sealed: bool,
    /// Whether the question is asked even if the player can only pass, so that the others do not
    /// learn that a hidden hand holds nothing to play.
    pub even_to_pass: bool,
}

impl Ask {
    /// Creates an open question.
    pub const fn open(player: Player, prompt: Prompt) -> Ask {
        Ask { player, prompt, sealed: false, even_to_pass: false }
    }

    /// Creates a question that depends on what only the asked player knows: it is asked even if the
    /// player can only pass. Whether it is asked at all must follow from what all know.
    pub const fn of_hand(player: Player, prompt: Prompt) -> Ask {
        Ask { even_to_pass: true, ..Ask::open(player, prompt) }
    }

    /// Creates a question whose answer stays hidden from the other players until the asking phase is
    /// over.
    pub const fn sealed(player: Player, prompt: Prompt) -> Ask {
        Ask { sealed: true, ..Ask::open(player, prompt) }
    }

    /// Packs the question into one word.
    #[inline(always)]
    pub(crate) const fn pack(self) -> u32 {
        let flags = self.sealed as u32 | (self.even_to_pass as u32) << 1;
        self.prompt.0 as u32 | (self.player.0 as u32) << 16 | flags << 24
    }

    /// Unpacks a [packed](Self::pack) question.
    #[inline(always)]
    pub(crate) const fn unpack(word: u32) -> Ask {
        Ask {
            player: Player((word >> 16) as u8),
            prompt: Prompt(word as u16),
            sealed: (word >> 24) & 1 != 0,
            even_to_pass: (word >> 25) & 1 != 0,
        }
    }
}

/// The verb that passes.
pub const PASS: Verb = Verb(0);

/// The verb that places a tile.
pub const PLACE: Verb = Verb(1);

/// The verb that deploys a figure.
pub const DEPLOY: Verb = Verb(2);
