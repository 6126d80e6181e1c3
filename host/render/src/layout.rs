//! The layout of a tile: the shape of each segment, and the positions of objects.
//!
//! `plan` makes layouts from a tile's data; the painters and the terminal draw from them.

use bastide_core::EdgeContact;

use super::geom::P;
use super::grid::Grid;
use super::outline::Outline;
use super::roads::Lane;

/// The shapes of a tile.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// The kind of each segment, by name.
    pub(super) kinds: Vec<String>,
    /// The contact of each segment with the edge.
    pub(super) contact: Vec<EdgeContact>,
    /// Whether each segment is the inside of a piece of several tiles: houses within a wall.
    pub(super) built: Vec<bool>,
    /// The outline of each segment that is an area.
    pub(super) areas: Vec<Option<Outline>>,
    /// The roads.
    pub(super) lanes: Vec<Lane>,
    /// Whether each segment is a road that runs into a tunnel.
    pub(super) opens: Vec<bool>,
    /// The point where several roads meet.
    pub(super) plaza: Option<P>,
    /// The positions of buildings and gardens.
    pub(super) inner: Vec<Option<P>>,
    /// The position of a figure, for each segment.
    pub(super) label: Vec<P>,
    /// The traits that are drawn.
    pub(super) marks: Vec<Mark>,
    /// The map from positions to segments.
    pub(super) grid: Grid,
    /// The occupied positions, with the room around each.
    pub(super) taken: Vec<(P, f64)>,
}

/// The mark of a trait.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) name: String,
    /// Its letter in text.
    pub(super) letter: char,
    pub(super) at: P,
}

impl Layout {
    /// Returns the corners where walls of cities end.
    pub(super) fn wall_ends(&self) -> Vec<P> {
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
