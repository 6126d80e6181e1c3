//! Why an action is refused: the answer of [`Game::why`](crate::Game::why).
//!
//! A menu lists legal actions only. For any other action, the answer has each obstacle in its way: the
//! step of the engine that left it out, the thing in its way, and the rules behind it. The
//! engine knows the steps, and plugins name the rules: for a hook by
//! [`Rule::of_rules`](crate::Rule::of_rules), for a verb or a step of the engine by
//! [`Registrar::refusals`](crate::Registrar::refusals).

use crate::model::geometry::Side;
use crate::model::ids::{EdgeKind, Figure, PlacedTile, TileType};

/// A step of the engine that leaves an action out of a menu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Obstacle {
    /// The game is over.
    Over,
    /// The question has no option with this verb.
    NotNow,
    /// The question has options with this verb, but none with this target and number.
    NotThere,
    /// The player does not have the tile in hand.
    NotInHand,
    /// Something lies on the cell.
    Taken,
    /// The board has no such cell.
    NoCell,
    /// No tile lies beside the cell.
    NoNeighbour,
    /// An edge of the tile does not match what it faces.
    Edge,
    /// A plugin could mend the edges, but cannot do it now.
    Unmended,
    /// The tile fills holes, and the cell is not one.
    NoHole,
    /// A plugin objects to the placement, in `restrict_placements`.
    Objection,
    /// The segment is not on the tile that was just placed.
    OtherTile,
    /// The player has no such figure in supply, or may not deploy one in this tile play.
    NoFigure,
    /// Figures of this kind do not stand on segments of this kind.
    WrongFigure,
    /// A figure keeps its cell free of others.
    KeptFree,
    /// A follower is on the feature.
    Occupied,
    /// A plugin bars the figure, in `claim`.
    Barred,
    /// A plugin removed the option from the menu, in `filter`.
    Removed,
}

impl Obstacle {
    /// All obstacles, in the order in which they are looked for.
    pub const ALL: [Obstacle; 18] = [
        Obstacle::Over,
        Obstacle::NotNow,
        Obstacle::NotThere,
        Obstacle::NotInHand,
        Obstacle::Taken,
        Obstacle::NoCell,
        Obstacle::NoNeighbour,
        Obstacle::Edge,
        Obstacle::Unmended,
        Obstacle::NoHole,
        Obstacle::Objection,
        Obstacle::OtherTile,
        Obstacle::NoFigure,
        Obstacle::WrongFigure,
        Obstacle::KeptFree,
        Obstacle::Occupied,
        Obstacle::Barred,
        Obstacle::Removed,
    ];

    /// Returns the name by which texts for people find it: `no-neighbour`.
    pub const fn name(self) -> &'static str {
        match self {
            Obstacle::Over => "over",
            Obstacle::NotNow => "not-now",
            Obstacle::NotThere => "not-there",
            Obstacle::NotInHand => "not-in-hand",
            Obstacle::Taken => "taken",
            Obstacle::NoCell => "no-cell",
            Obstacle::NoNeighbour => "no-neighbour",
            Obstacle::Edge => "edge",
            Obstacle::Unmended => "unmended",
            Obstacle::NoHole => "no-hole",
            Obstacle::Objection => "objection",
            Obstacle::OtherTile => "other-tile",
            Obstacle::NoFigure => "no-figure",
            Obstacle::WrongFigure => "wrong-figure",
            Obstacle::KeptFree => "kept-free",
            Obstacle::Occupied => "occupied",
            Obstacle::Barred => "barred",
            Obstacle::Removed => "removed",
        }
    }
}

/// The thing that an action met at an obstacle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Met {
    /// Nothing that can be pointed at.
    #[default]
    Nothing,
    /// An edge of the tile as it would lie, and the kind that it faces.
    Edge {
        /// The side of the cell.
        side: Side,
        /// The kind of the tile's edge.
        shows: EdgeKind,
        /// The kind that lies there.
        faces: EdgeKind,
    },
    /// The tile in question.
    Tile(TileType),
    /// A tile on the board.
    Placed(PlacedTile),
    /// A figure on the board.
    Figure(Figure),
}

/// A rule of a ledger: the plugin that names it, and its id, `("base", "BA-22")`.
pub type NamedRule = (&'static str, &'static str);

/// One obstacle in the way of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The step that left the action out.
    pub obstacle: Obstacle,
    /// The thing that the action met there.
    pub met: Met,
    /// The rules that say so. Empty if no plugin names one.
    pub rules: Vec<NamedRule>,
}

/// The answer to the question whether an action is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The action is among the options.
    Legal,
    /// The action is refused, with one or more obstacles.
    Refused(Vec<Refusal>),
}

impl Why {
    /// Returns the obstacles. A legal action has none.
    pub fn refusals(&self) -> &[Refusal] {
        match self {
            Why::Legal => &[],
            Why::Refused(refusals) => refusals,
        }
    }
}

/// The actions that named rules refuse, see [`Registrar::refusals`](crate::Registrar::refusals).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refuses {
    /// Actions with the verb of this name.
    Verb(&'static str),
    /// Actions that stop at this step of the engine.
    At(Obstacle),
}
