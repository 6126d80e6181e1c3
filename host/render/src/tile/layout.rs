//! The layout of a tile: the shape of each segment, and the positions of objects.
//!
//! [`compute`](super::compute) makes layouts from a tile's data; the painters and the terminal draw from them.

use bastide_core::{EdgeContact, SymbolPlace};

use crate::draw::geom::P;
use crate::symbol::Picture;
use crate::tile::grid::Grid;
use crate::tile::outline::Outline;
use crate::tile::roads::Lane;

/// The shapes of a tile.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The kind of each segment, by name.
    pub(crate) kinds: Vec<String>,
    /// The appearance of the kind of each segment.
    pub(crate) sites: Vec<Site>,
    /// The contact of each segment with the edge.
    pub(crate) contact: Vec<EdgeContact>,
    /// Whether each segment is the inside of a piece of several tiles: houses within a wall.
    pub(crate) built: Vec<bool>,
    /// Whether each segment is where the tile is absent.
    pub(crate) absent: Vec<bool>,
    /// The outline of each segment that is an area.
    pub(crate) areas: Vec<Option<Outline>>,
    /// The roads.
    pub(crate) lanes: Vec<Lane>,
    /// Whether each segment is a road that runs into a tunnel.
    pub(crate) opens: Vec<bool>,
    /// The point where several roads meet.
    pub(crate) plaza: Option<P>,
    /// The radius of that point.
    pub(crate) plaza_radius: f64,
    /// The positions of buildings and gardens.
    pub(crate) inner: Vec<Option<P>>,
    /// The position of a figure, for each segment.
    pub(crate) label: Vec<P>,
    /// The traits that are drawn.
    pub(crate) marks: Vec<Mark>,
    /// The map from positions to segments.
    pub(crate) grid: Grid,
    /// The occupied positions, with the room around each.
    pub(crate) taken: Vec<(P, f64)>,
}

/// The appearance of the kind of a segment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Site {
    /// The drawing of its building.
    pub(crate) picture: Option<Picture>,
    /// The place where it is shown.
    pub(crate) place: SymbolPlace,
    /// Its sign in text.
    pub(crate) letter: Option<char>,
}

/// The mark of a trait.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mark {
    pub(crate) name: String,
    /// Its drawing.
    pub(crate) picture: Option<Picture>,
    /// The place where it is shown.
    pub(crate) place: SymbolPlace,
    /// Its letter in text.
    pub(crate) letter: char,
    pub(crate) at: P,
}

impl Layout {
    /// Returns the corners where walls of cities end.
    pub(crate) fn wall_ends(&self) -> Vec<P> {
        let cities = self.areas.iter().enumerate().filter(|(i, _)| self.kinds[*i] == "city");
        let mut ends: Vec<P> = Vec::new();
        for wall in cities.filter_map(|(_, o)| o.as_ref()).flat_map(|o| &o.walls) {
            for end in [wall.start, wall.end()] {
                if !ends.contains(&end) {
                    ends.push(end);
                }
            }
        }
        ends
    }
}
