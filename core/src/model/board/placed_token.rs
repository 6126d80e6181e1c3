//! Tokens on the landscape, with a number that screens show.

use crate::model::action::Target;
use crate::model::geometry::Cell;
use crate::model::ids::{Figure, Player, SegmentId, Token};

/// The place of a token on the landscape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TokenPlace {
    /// On a cell.
    Cell(Cell),
    /// On a segment.
    Segment(SegmentId),
    /// With a figure, wherever it goes.
    Figure(Figure),
}

impl From<TokenPlace> for Target {
    fn from(place: TokenPlace) -> Target {
        match place {
            TokenPlace::Cell(cell) => Target::Cell(cell),
            TokenPlace::Segment(seg) => Target::Segment(seg),
            TokenPlace::Figure(figure) => Target::Figure(figure),
        }
    }
}

/// A token on the landscape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedToken {
    /// Its kind.
    pub token: Token,
    /// Its place.
    pub place: TokenPlace,
    /// A number that is shown with it: the floors of a tower, the sheep on a token; 1 if it means
    /// nothing.
    pub number: i16,
    /// The player to whom it belongs, if any.
    pub owner: Option<Player>,
}
