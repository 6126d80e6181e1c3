//! Where fleas and outbreaks lie, and what hangs together (RULES.md, section 1).

use std::ops::Range;

use bastide_core::{Cell, Side, View};

use crate::ids::{FLEAS, Ids, OUTBREAKS, cell_of};

/// On a tile there is neither an active outbreak nor a flea.
const NOTHING: u16 = u16::MAX;
/// On a tile there is an inactive flea.
const INACTIVE: u16 = u16::MAX - 1;

/// Where fleas and outbreaks lie. Active outbreaks have the first numbers, that of the lowest number
/// first, and then come the active fleas.
pub(crate) struct Lying {
    /// The cells of active outbreaks and fleas by their numbers.
    active: Vec<Cell>,
    /// The number of active outbreaks.
    outbreaks: usize,
    /// PL-05: the outbreaks and fleas of the active regions, one region after the other, that of the
    /// lowest outbreak first. A region begins with its lowest outbreak.
    in_regions: Vec<u16>,
    /// Where each region begins in `in_regions`.
    regions: Vec<usize>,
    /// The outbreaks and fleas beside each outbreak or flea, some of them more than once.
    contacts: Vec<u16>,
    /// The part of `contacts` for each outbreak or flea.
    contacts_of: Vec<Range<usize>>,
    /// The cells where a flea may be put down beside an outbreak or a flea of a region, as the
    /// number of the outbreak or flea and the cell.
    open: Vec<(u16, Cell)>,
}

impl Lying {
    pub(crate) fn new(ids: Ids, v: View) -> Lying {
        let mut on_tiles = vec![NOTHING; v.core.board.placed_tiles().len()];
        let (mut outbreaks, mut fleas) = (Vec::with_capacity(OUTBREAKS as usize), Vec::with_capacity(FLEAS as usize));
        for placed in v.core.placed_tokens() {
            let Some(cell) = cell_of(placed) else { continue };
            if placed.token == ids.outbreak {
                outbreaks.push((placed.number, cell));
            } else if placed.token == ids.flea {
                fleas.push(cell);
            } else if placed.token == ids.inactive {
                mark(v, cell, &mut on_tiles, INACTIVE);
            }
        }
        outbreaks.sort_unstable();
        let active: Vec<Cell> = outbreaks.iter().map(|(_, cell)| *cell).chain(fleas).collect();
        for (n, cell) in active.iter().enumerate() {
            mark(v, *cell, &mut on_tiles, n as u16);
        }
        let mut lying = Lying {
            outbreaks: outbreaks.len(),
            in_regions: Vec::with_capacity(active.len()),
            regions: Vec::with_capacity(outbreaks.len()),
            contacts: Vec::with_capacity(4 * active.len()),
            contacts_of: vec![0..0; active.len()],
            open: Vec::with_capacity(4 * active.len()),
            active,
        };
        lying.find_regions(ids, v, &on_tiles);
        lying
    }

    /// Finds the regions, what touches what in them, and the open cells beside them. `on_tiles` has
    /// for each placed tile the number of the outbreak or active flea there, [`INACTIVE`] or
    /// [`NOTHING`].
    fn find_regions(&mut self, ids: Ids, v: View, on_tiles: &[u16]) {
        let mut seen = vec![false; self.active.len()];
        for outbreak in 0..self.outbreaks {
            if std::mem::replace(&mut seen[outbreak], true) {
                continue;
            }
            let mut next_of_region = self.in_regions.len();
            self.regions.push(next_of_region);
            self.in_regions.push(outbreak as u16);
            while let Some(&at) = self.in_regions.get(next_of_region) {
                next_of_region += 1;
                let first = self.contacts.len();
                // PL-23: a piece of several cells may be one tile.
                for own in v.core.board.reached_with(self.active[usize::from(at)]).cells() {
                    for (tile, side) in v.core.board.tiles_beside(own).into_iter().zip(Side::ALL) {
                        let Some(placed) = tile else { continue };
                        match on_tiles.get(placed.index()).copied().unwrap_or(INACTIVE) {
                            NOTHING if ids.takes_flea(v, placed) => self.open.push((at, own.step(side))),
                            NOTHING | INACTIVE => {}
                            next => {
                                self.contacts.push(next);
                                if !std::mem::replace(&mut seen[usize::from(next)], true) {
                                    self.in_regions.push(next);
                                }
                            }
                        }
                    }
                }
                self.contacts_of[usize::from(at)] = first..self.contacts.len();
            }
        }
    }

    /// Returns the number of active regions.
    pub(crate) fn number_of_regions(&self) -> usize {
        self.regions.len()
    }

    /// PL-05: returns the cells of the region of the lowest outbreak, that of the outbreak first.
    pub(crate) fn lowest_region(&self) -> Vec<Cell> {
        let end = self.regions.get(1).copied().unwrap_or(self.in_regions.len());
        self.in_regions[..end].iter().map(|n| self.active[usize::from(*n)]).collect()
    }

    /// Returns `true` if there is an [open cell](Self::open_cells).
    pub(crate) fn has_open_cell(&self) -> bool {
        !self.open.is_empty()
    }

    /// PL-04, PL-06: returns the cells where a flea may be put down, in order: those beside an
    /// active region that hold a tile which is no source tile, and no flea. PL-25: what is printed
    /// on a board is no tile.
    pub(crate) fn open_cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.open.iter().map(|(_, cell)| *cell).collect();
        cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
        cells.dedup();
        cells
    }

    /// PL-16: returns the cells of the active fleas whose regions hang together without them, if
    /// another one is beside an open cell.
    pub(crate) fn spare_fleas(&self) -> Vec<Cell> {
        let all = self.active.len();
        let mut walk = Walk { lying: self, places: vec![0; all], visited: 0, links: vec![false; all] };
        for start in &self.regions {
            walk.visit(self.in_regions[*start], None);
        }
        let is_spare = |n: usize| {
            let has_place = || self.open.iter().any(|(beside, _)| usize::from(*beside) != n);
            walk.places[n] > 0 && !walk.links[n] && has_place()
        };
        (self.outbreaks..all).filter(|n| is_spare(*n)).map(|n| self.active[n]).collect()
    }
}

/// Sets the entry of the placed tile of a cell, and of those that are one tile with it.
#[inline]
pub(crate) fn mark<T: Copy>(v: View, cell: Cell, on_tiles: &mut [T], mark: T) {
    for tile in v.core.board.reached_with(cell).cells().filter_map(|cell| v.core.board.tile_at(cell)) {
        if let Some(entry) = on_tiles.get_mut(tile.index()) {
            *entry = mark;
        }
    }
}

/// A walk through regions in depth, to find what links their parts.
struct Walk<'l> {
    lying: &'l Lying,
    /// The place of each flea and outbreak in the order of visits, from 1; 0 for not visited.
    places: Vec<u16>,
    visited: u16,
    /// Which fleas a region needs to hang together.
    links: Vec<bool>,
}

impl Walk<'_> {
    /// Visits a flea or outbreak and all that are reached from it. Returns the first place in the
    /// order of visits that touches one of them. What is reached from a neighbour and touches nothing
    /// before this flea hangs on it.
    fn visit(&mut self, at: u16, from: Option<u16>) -> u16 {
        self.visited += 1;
        let place = self.visited;
        self.places[usize::from(at)] = place;
        let (lying, mut first) = (self.lying, place);
        for &next in &lying.contacts[lying.contacts_of[usize::from(at)].clone()] {
            if Some(next) == from {
                continue;
            }
            let known = self.places[usize::from(next)];
            let touched = if known > 0 { known } else { self.visit(next, Some(at)) };
            first = first.min(touched);
            if known == 0 && touched >= place {
                self.links[usize::from(at)] = true;
            }
        }
        first
    }
}
