//! The layout of a tile: which shape each of its parts has, and where things stand on them.
//!
//! `plan` makes layouts out of a tile's data; the painters and the terminal draw from them.

use bastide_core::EdgeContact;

use super::geom::P;
use super::grid::Grid;
use super::outline::Outline;
use super::roads::Lane;

/// The shapes of a tile.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// The kind of each part, by name.
    pub(super) kinds: Vec<String>,
    /// How each part meets the rim.
    pub(super) reach: Vec<EdgeContact>,
    /// The outline of each part that is an area.
    pub(super) areas: Vec<Option<Outline>>,
    /// The lanes.
    pub(super) lanes: Vec<Lane>,
    /// Where several lanes meet.
    pub(super) plaza: Option<P>,
    /// Where the buildings and gardens stand.
    pub(super) inner: Vec<Option<P>>,
    /// Where a figure stands, for each part.
    pub(super) label: Vec<P>,
    /// The traits that show.
    pub(super) marks: Vec<Mark>,
    /// Which part a place belongs to.
    pub(super) grid: Grid,
    /// What is taken already, with the room around it.
    pub(super) taken: Vec<(P, f64)>,
}

/// The mark of a trait.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) name: String,
    pub(super) at: P,
}

impl Layout {
    /// The corners where walls of cities end.
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
