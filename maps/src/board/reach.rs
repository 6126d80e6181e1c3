//! The cells that can be reached from some cells.

use std::collections::BTreeMap;

use bastide_core::author::prelude::*;

use super::{Edge, Map, Print, Square};

/// A set of cells of one map.
pub(super) struct Reached {
    width: i16,
    height: i16,
    marks: Vec<bool>,
}

impl Reached {
    pub(super) fn has(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|at| self.marks[at])
    }

    /// Adds a cell. Returns `true` if it was missing.
    fn add(&mut self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|at| !std::mem::replace(&mut self.marks[at], true))
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let inside = (0..self.width).contains(&cell.x) && (0..self.height).contains(&cell.y);
        inside.then(|| cell.y as usize * self.width as usize + cell.x as usize)
    }
}

impl Map {
    /// Returns all cells that can be covered or connected if tiles lie on these. A tile reaches its
    /// neighbours (MP-30), a connected large city all cells beside it (MP-33), and a ferry its
    /// other end, but only from a tile (MP-25, MP-41).
    pub(super) fn reach(&self, from: impl Iterator<Item = Cell>) -> Reached {
        let (width, height) = (self.width, self.height);
        let mut reached = Reached { width, height, marks: vec![false; width as usize * height as usize] };
        let ends = self.ferries.iter().flat_map(|ferry| [(ferry.ends[0], ferry.ends[1]), (ferry.ends[1], ferry.ends[0])]);
        let ferries: BTreeMap<_, Cell> = ends.map(|(near, far)| ((near.cell, near.side), far.cell)).collect();
        let mut waiting: Vec<Cell> = from.filter(|cell| reached.add(*cell)).collect();
        while let Some(cell) = waiting.pop() {
            let placed = self.square(cell).is_printed();
            let sides = Side::ALL.into_iter().filter_map(|side| self.beside(Edge { cell, side }, placed, &ferries));
            waiting.extend(sides.filter(|next| reached.add(*next)));
        }
        reached
    }

    /// Returns the cell that is reached over an edge, from a placed tile (`placed`) or a connected
    /// large city.
    fn beside(&self, edge: Edge, placed: bool, ferries: &BTreeMap<(Cell, Side), Cell>) -> Option<Cell> {
        let next = edge.cell.step(edge.side);
        match self.square(next) {
            Square::Plain | Square::Small | Square::Start => Some(next),
            Square::Large(_) => (placed || self.is_one_city(edge)).then_some(next),
            Square::Water | Square::Abroad => ferries.get(&(edge.cell, edge.side)).copied().filter(|_| placed),
        }
    }

    /// Returns `true` if the large-city cells on both sides of an edge are one large city (MP-20).
    pub fn is_one_city(&self, edge: Edge) -> bool {
        let shows = |cell, side| self.city(cell).is_some_and(|city| city.at(side) == Some(Print::City));
        shows(edge.cell, edge.side) && shows(edge.cell.step(edge.side), edge.side.opposite())
    }

    /// Returns the cell at the other end of the ferry at an edge.
    pub fn far_end(&self, edge: Edge) -> Option<Cell> {
        self.ferries.iter().find_map(|ferry| match ferry.ends {
            [a, b] if a == edge => Some(b.cell),
            [a, b] if b == edge => Some(a.cell),
            _ => None,
        })
    }
}
