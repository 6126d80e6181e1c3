//! Where fleas and outbreaks lie, and what hangs together (RULES.md, section 1).

use std::ops::ControlFlow;

use bastide_core::{Area, Cell, PlacedTile, Side, View};

use crate::ids::{FLEAS, Ids, OUTBREAKS};

/// On a tile there is neither an active outbreak nor a flea.
const NOTHING: u16 = u16::MAX;
/// On a tile there is an inactive flea.
const INACTIVE: u16 = u16::MAX - 1;

/// Where fleas and outbreaks lie. Active outbreaks have the first numbers, that of the lowest number
/// first, and then come the active fleas.
pub(crate) struct Lying<'v> {
    ids: Ids,
    v: View<'v>,
    /// The active outbreaks and fleas by their numbers.
    active: Vec<Active>,
    /// The number of active outbreaks.
    outbreaks: usize,
    /// The cells of inactive fleas.
    inactive: Vec<Cell>,
    /// For each placed tile the number of the outbreak or active flea there, [`INACTIVE`] or
    /// [`NOTHING`].
    on_tiles: Vec<u16>,
}

/// An active outbreak or flea.
struct Active {
    /// The number of the token.
    number: i16,
    cell: Cell,
    /// PL-23: the cells of its tile. A piece of several cells may be one tile.
    reach: Area,
}

/// What is beside an outbreak or an active flea.
enum Beside {
    /// The outbreak or active flea of this number.
    Active(u16),
    /// A tile without an outbreak or a flea, which may still [take no flea](Ids::takes_flea).
    Bare(PlacedTile),
}

impl<'v> Lying<'v> {
    pub(crate) fn new(ids: Ids, v: View<'v>) -> Lying<'v> {
        let mut on_tiles = vec![NOTHING; v.core.board.placed_tiles().len()];
        let mut active = Vec::with_capacity((OUTBREAKS + FLEAS) as usize);
        let (mut outbreaks, mut inactive) = (0, Vec::new());
        for (placed, cell) in ids.lying(v) {
            let here = || Active { number: placed.number, cell, reach: v.core.board.reached_with(cell) };
            if placed.token == ids.outbreak {
                active.insert(outbreaks, here());
                outbreaks += 1;
            } else if placed.token == ids.flea {
                active.push(here());
            } else {
                inactive.push(cell);
                mark(v, here().reach, &mut on_tiles, INACTIVE);
            }
        }
        active[..outbreaks].sort_unstable_by_key(|outbreak| outbreak.number);
        for (n, at) in active.iter().enumerate() {
            mark(v, at.reach, &mut on_tiles, n as u16);
        }
        Lying { ids, v, active, outbreaks, inactive, on_tiles }
    }

    /// Calls `found` with what is beside an outbreak or active flea, some of it more than once.
    #[inline]
    fn each_beside(&self, at: u16, mut found: impl FnMut(Beside)) {
        for own in self.active[usize::from(at)].reach.cells() {
            for tile in self.v.core.board.tiles_beside(own) {
                let Some(placed) = tile else { continue };
                match self.on_tiles.get(placed.index()).copied().unwrap_or(INACTIVE) {
                    NOTHING => found(Beside::Bare(placed)),
                    INACTIVE => {}
                    next => found(Beside::Active(next)),
                }
            }
        }
    }

    /// PL-04, PL-06: returns `true` if a flea may be put down on a tile without one.
    #[inline]
    fn takes_flea(&self, tile: PlacedTile) -> bool {
        self.ids.takes_flea(self.v, tile)
    }

    /// PL-05, PL-13: returns the cells of the region of the lowest outbreak, that of the outbreak
    /// first, if there is another region.
    pub(crate) fn lowest_of_several(&self) -> Vec<Cell> {
        let mut seen = vec![false; self.active.len()];
        let mut reached: Vec<u16> = Vec::with_capacity(self.active.len());
        let mut reach = |n: u16, reached: &mut Vec<u16>| {
            if !std::mem::replace(&mut seen[usize::from(n)], true) {
                reached.push(n);
            }
        };
        if self.outbreaks > 1 {
            reach(0, &mut reached);
        }
        let mut at = 0;
        while let Some(&next) = reached.get(at) {
            at += 1;
            self.each_beside(next, |beside| {
                if let Beside::Active(next) = beside {
                    reach(next, &mut reached);
                }
            });
        }
        if seen[..self.outbreaks].iter().all(|seen| *seen) {
            return Vec::new();
        }
        reached.into_iter().map(|n| self.active[usize::from(n)].cell).collect()
    }

    /// Returns `true` if there is an [open cell](Self::open_cells).
    pub(crate) fn has_open_cell(self) -> bool {
        self.each_open(|_| ControlFlow::Break(())).is_break()
    }

    /// PL-04: returns the cells where a flea may be put down, in order: the open ones beside an
    /// active region.
    pub(crate) fn open_cells(self) -> Vec<Cell> {
        // One number for each cell is sorted faster than two.
        let mut numbers = Vec::with_capacity(2 * self.active.len());
        let _ = self.each_open(|Cell { x, y }| {
            numbers.push(i32::from(y) << 16 | i32::from(x.wrapping_add(i16::MIN) as u16));
            ControlFlow::Continue(())
        });
        numbers.sort_unstable();
        numbers.into_iter().map(|n| Cell::new((n as i16).wrapping_sub(i16::MIN), (n >> 16) as i16)).collect()
    }

    /// Walks through all active regions, and calls `found` once for each open cell beside one, until
    /// it breaks off. Each tile that it has seen becomes one that is not looked at again.
    #[inline(always)]
    fn each_open(mut self, mut found: impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let (ids, v) = (self.ids, self.v);
        let mut reached: Vec<u16> = Vec::with_capacity(self.active.len());
        for n in 0..self.outbreaks {
            mark(v, self.active[n].reach, &mut self.on_tiles, INACTIVE);
            reached.push(n as u16);
        }
        let mut at = 0;
        while let Some(&next) = reached.get(at) {
            at += 1;
            for own in self.active[usize::from(next)].reach.cells() {
                for (tile, side) in v.core.board.tiles_beside(own).into_iter().zip(Side::ALL) {
                    let Some((placed, entry)) = tile.and_then(|tile| Some((tile, self.on_tiles.get_mut(tile.index())?))) else {
                        continue;
                    };
                    match std::mem::replace(entry, INACTIVE) {
                        INACTIVE => {}
                        NOTHING if ids.takes_flea(v, placed) => found(own.step(side))?,
                        NOTHING => {}
                        next => reached.push(next),
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the cells of the inactive fleas, in the order in which these were put there.
    pub(crate) fn inactive(&self) -> &[Cell] {
        &self.inactive
    }

    /// PL-16: returns the cells of the active fleas whose regions hang together without them, if
    /// another one is beside an open cell.
    pub(crate) fn spare_fleas(&self) -> Vec<Cell> {
        let all = self.active.len();
        let mut links = Links { lying: self, places: vec![0; all], visited: 0, links: vec![false; all], open: Vec::new() };
        for outbreak in 0..self.outbreaks {
            if links.places[outbreak] == 0 {
                links.visit(outbreak as u16, None);
            }
        }
        let is_spare = |n: usize| {
            let has_place = || links.open.iter().any(|beside| usize::from(*beside) != n);
            links.places[n] > 0 && !links.links[n] && has_place()
        };
        (self.outbreaks..all).filter(|n| is_spare(*n)).map(|n| self.active[n].cell).collect()
    }
}

/// Sets the entries of the placed tiles in an area.
#[inline(always)]
pub(crate) fn mark<T: Copy>(v: View, area: Area, on_tiles: &mut [T], mark: T) {
    let mut set = |cell| {
        if let Some(entry) = v.core.board.tile_at(cell).and_then(|tile| on_tiles.get_mut(tile.index())) {
            *entry = mark;
        }
    };
    // Most areas are one cell.
    if area.min == area.max { set(area.min) } else { area.cells().for_each(set) }
}

/// A walk through regions in depth, to find what links their parts.
struct Links<'l> {
    lying: &'l Lying<'l>,
    /// The place of each flea and outbreak in the order of visits, from 1; 0 for not visited.
    places: Vec<u16>,
    visited: u16,
    /// Which fleas a region needs to hang together.
    links: Vec<bool>,
    /// The first two fleas or outbreaks beside open cells. At least one of two is not the flea that
    /// is asked about.
    open: Vec<u16>,
}

impl Links<'_> {
    /// Visits a flea or outbreak and all that are reached from it. Returns the first place in the
    /// order of visits that touches one of them. What is reached from a neighbour and touches nothing
    /// before this flea hangs on it.
    fn visit(&mut self, at: u16, from: Option<u16>) -> u16 {
        self.visited += 1;
        let place = self.visited;
        self.places[usize::from(at)] = place;
        let (lying, mut first) = (self.lying, place);
        lying.each_beside(at, |beside| match beside {
            Beside::Active(next) if Some(next) != from => {
                let known = self.places[usize::from(next)];
                let touched = if known > 0 { known } else { self.visit(next, Some(at)) };
                first = first.min(touched);
                if known == 0 && touched >= place {
                    self.links[usize::from(at)] = true;
                }
            }
            Beside::Bare(tile) if self.open.len() < 2 && self.open.last() != Some(&at) && lying.takes_flea(tile) => {
                self.open.push(at);
            }
            _ => {}
        });
        first
    }
}
