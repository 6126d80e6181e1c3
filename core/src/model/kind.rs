//! Kinds of segments and of figures, as data that plugins register.
//!
//! The core names no kind. A [`KindSpec`] tells it how the segments of a kind meet the edge of a
//! tile, and what completes its features. With such a spec a plugin gets joining, completion and
//! claims from the core without a hook.

use crate::model::geometry::{Area, Cell};
use crate::model::ids::{EdgeKind, FigureKind, Kind};

/// A set of figure kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FigureKinds(pub(crate) u32);

impl FigureKinds {
    /// No kind.
    pub const NONE: FigureKinds = FigureKinds(0);
    /// All kinds.
    pub const ALL: FigureKinds = FigureKinds(u32::MAX);

    /// Returns the set with this kind only.
    #[inline]
    pub const fn only(kind: FigureKind) -> FigureKinds {
        FigureKinds(1 << kind.0)
    }

    /// Returns `true` if the set contains the kind.
    #[inline]
    pub const fn has(self, kind: FigureKind) -> bool {
        self.0 & 1 << kind.0 != 0
    }

    /// Returns `true` if the set contains no kind.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, kind: FigureKind) {
        self.0 |= 1 << kind.0;
    }

    /// Removes a kind.
    #[inline]
    pub const fn remove(&mut self, kind: FigureKind) {
        self.0 &= !(1 << kind.0);
    }

    /// Returns the kinds in the order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = FigureKind> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| FigureKind(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl std::ops::BitAnd for FigureKinds {
    type Output = FigureKinds;

    #[inline]
    fn bitand(self, other: FigureKinds) -> FigureKinds {
        FigureKinds(self.0 & other.0)
    }
}

impl FromIterator<FigureKind> for FigureKinds {
    fn from_iter<I: IntoIterator<Item = FigureKind>>(kinds: I) -> FigureKinds {
        kinds.into_iter().fold(FigureKinds::NONE, |set, kind| FigureKinds(set.0 | FigureKinds::only(kind).0))
    }
}

/// The contact of the segments of a kind with the edge of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeContact {
    /// Over whole sides, so that nothing else is at that side: a city.
    Whole,
    /// Through the centre of sides, with a half on each side of it: a road, a river.
    Centre,
    /// Along halves of sides: a field.
    Halves,
    /// Not at all: a monastery, a garden.
    Inside,
}

/// The condition for a feature of a kind to be complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompletionRule {
    /// Each side that its segments touch has a neighbour: a road, a city.
    Sides,
    /// All cells at most N cells away from its tile are covered: a monastery, with 1.
    Around(u8),
    /// Never: a field.
    Never,
}

/// The properties of a kind of segment that the core needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindSpec {
    /// The contact of its segments with the edge of a tile.
    pub contact: EdgeContact,
    /// The condition for completion.
    pub completion: CompletionRule,
    /// The figure kinds that may be deployed there; plugins add more with
    /// [`Registrar::allow_on`](crate::Registrar::allow_on).
    pub figures: FigureKinds,
    /// Whether it lies on one tile only, so that whatever affects that tile affects the whole
    /// feature.
    pub on_one_tile: bool,
    /// The kind of edge that its segments show. `None` for the edge with the name of the kind.
    /// A kind that never faces an open cell, such as the inside of a piece of several cells, needs
    /// no kind of edge of its own, of which a table has room for few.
    pub edge: Option<EdgeKind>,
    /// The kind as which it counts where a rule of another plugin names that kind, such as a place of
    /// priors that counts as a monastery; see [`View::counted_kind`](crate::View::counted_kind). `None`
    /// for itself.
    pub counts_as: Option<Kind>,
}

impl KindSpec {
    /// Creates a kind on which no figure may stand yet.
    pub const fn new(contact: EdgeContact, completion: CompletionRule) -> KindSpec {
        KindSpec { contact, completion, figures: FigureKinds::NONE, on_one_tile: true, edge: None, counts_as: None }
    }

    /// Returns `true` if a figure of this kind may be deployed there.
    #[inline]
    pub const fn takes(&self, figure: FigureKind) -> bool {
        self.figures.has(figure)
    }

    pub(crate) const fn area(&self, cell: Cell) -> Option<Area> {
        match self.completion {
            CompletionRule::Around(by) => Some(cell.around(by as i16)),
            _ => None,
        }
    }
}

/// The properties of a kind of figure that the core needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FigureSpec {
    /// The number with which each player begins; 0 for a neutral figure, of which there is one.
    pub per_player: u8,
    /// Its weight in a majority.
    pub weight: u8,
    /// Its strength where figures are bought and sold.
    pub strength: u8,
    /// Whether it claims a feature, so that no other player may deploy there.
    pub follower: bool,
}

impl FigureSpec {
    /// Returns the spec of a follower of weight and strength 1.
    pub const fn follower(per_player: u8) -> FigureSpec {
        FigureSpec { per_player, weight: 1, strength: 1, follower: true }
    }

    /// Returns the spec of a kind that no plugin at the table has.
    pub(crate) const fn missing() -> FigureSpec {
        FigureSpec { per_player: 0, weight: 0, strength: 0, follower: false }
    }
}
