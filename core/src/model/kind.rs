//! Kinds of segments and of edges, as data that plugins register.
//!
//! Core knows no kind by name. What it has to know of one is how its segments meet the rim of a tile and what has to
//! happen until a feature of it is complete; that is a [`KindSpec`]. A plugin that brings such a spec gets joining,
//! completion and claims from core without a hook.

use crate::model::geometry::{Area, Cell};
use crate::model::ids::FigureKind;

/// How the segments of a kind meet the rim of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeContact {
    /// Over whole sides, so that nothing else is at that side: a city.
    Whole,
    /// Through the centre of sides, with a half on either hand: a road, a river.
    Centre,
    /// Along halves of sides: a field.
    Halves,
    /// Not at all: a monastery, a garden.
    Inside,
}

/// What has to be closed before a feature of a kind is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompletionRule {
    /// Each side that its segments touch: a road, a city.
    Sides,
    /// The cells around its tile, so many cells far: a monastery, with 1.
    Around(u8),
    /// Something that never happens: a field.
    Never,
}

/// What core has to know of a kind of segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSpec {
    /// How it meets the rim.
    pub reach: EdgeContact,
    /// What completes it.
    pub ends: CompletionRule,
    /// The figure kinds that may be deployed there, as bits; plugins add theirs with
    /// [`Registrar::stands_on`](crate::Registrar::stands_on).
    pub figures: u32,
    /// Lies on one tile, so that what reaches a tile reaches all of it.
    pub on_one_tile: bool,
}

impl KindSpec {
    /// A kind with this reach and these ends, on which nobody stands yet.
    pub const fn new(reach: EdgeContact, ends: CompletionRule) -> KindSpec {
        KindSpec { reach, ends, figures: 0, on_one_tile: true }
    }

    /// May a figure of this kind stand there?
    #[inline]
    pub const fn takes(&self, figure: FigureKind) -> bool {
        self.figures & (1 << figure.0) != 0
    }

    pub(crate) const fn area(&self, cell: Cell) -> Option<Area> {
        match self.ends {
            CompletionRule::Around(by) => Some(cell.around(by as i16)),
            _ => None,
        }
    }
}

/// What core has to know of a kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureSpec {
    /// How many each player begins with; 0 for a neutral figure, of which there is one.
    pub per_player: u8,
    /// What it weighs in a majority.
    pub weight: u8,
    /// Its strength where figures are bought and sold.
    pub strength: u8,
    /// Does it claim a feature, so that nobody else may go there?
    pub follower: bool,
}

impl FigureSpec {
    /// A follower of weight and strength 1.
    pub const fn follower(per_player: u8) -> FigureSpec {
        FigureSpec { per_player, weight: 1, strength: 1, follower: true }
    }
}
