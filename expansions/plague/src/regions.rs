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
    /// A tile without an outbreak or a flea, which may still [take no flea](Ids::takes_flea), with
    /// its cell.
    Bare(PlacedTile, Cell),
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

    /// Calls `found` with what is beside an outbreak or active flea, some of it more than once, until
    /// it breaks off.
    #[inline]
    fn each_beside(&self, at: u16, mut found: impl FnMut(Beside) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = &self.v.core.board;
        each_cell(self.active[usize::from(at)].reach, |own| {
            for (tile, side) in board.tiles_beside(own).into_iter().zip(Side::ALL) {
                let Some(placed) = tile else { continue };
                match self.on_tiles.get(placed.index()).copied().unwrap_or(INACTIVE) {
                    NOTHING => found(Beside::Bare(placed, own.step(side)))?,
                    INACTIVE => {}
                    next => found(Beside::Active(next))?,
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// PL-04, PL-06: returns `true` if a flea may be put down on a tile without one.
    #[inline]
    fn takes_flea(&self, tile: PlacedTile) -> bool {
        self.ids.takes_flea(self.v, tile)
    }

    /// Walks through the active regions that were not seen yet, until `found` breaks off at an open
    /// cell beside one.
    #[inline]
    fn each_open(&self, mut found: impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut walk = Walk::new(self);
        (0..self.outbreaks as u16).try_for_each(|outbreak| walk.region(outbreak, &mut found))
    }

    /// PL-05, PL-13: returns the cells of the region of the lowest outbreak, that of the outbreak
    /// first, if there is another region.
    pub(crate) fn lowest_of_several(&self) -> Vec<Cell> {
        if self.outbreaks < 2 {
            return Vec::new();
        }
        let mut walk = Walk::new(self);
        let _ = walk.region(0, &mut |_| ControlFlow::Continue(()));
        if walk.seen[..self.outbreaks].iter().all(|seen| *seen) {
            return Vec::new();
        }
        walk.reached.into_iter().map(|n| self.active[usize::from(n)].cell).collect()
    }

    /// Returns `true` if there is an [open cell](Self::open_cells).
    pub(crate) fn has_open_cell(&self) -> bool {
        self.each_open(|_| ControlFlow::Break(())).is_break()
    }

    /// PL-04: returns the cells where a flea may be put down, in order: the open ones beside an
    /// active region.
    pub(crate) fn open_cells(&self) -> Vec<Cell> {
        let mut cells = Vec::with_capacity(2 * self.active.len());
        let _ = self.each_open(|cell| {
            cells.push(cell);
            ControlFlow::Continue(())
        });
        cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
        cells.dedup();
        cells
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
#[inline]
pub(crate) fn mark<T: Copy>(v: View, area: Area, on_tiles: &mut [T], mark: T) {
    _ = each_cell(area, |cell| {
        if let Some(entry) = v.core.board.tile_at(cell).and_then(|tile| on_tiles.get_mut(tile.index())) {
            *entry = mark;
        }
        ControlFlow::Continue(())
    });
}

/// Calls `found` with the cells of an area, which is one cell in most cases, until it breaks off.
#[inline(always)]
fn each_cell(area: Area, mut found: impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
    if area.min == area.max { found(area.min) } else { area.cells().try_for_each(found) }
}

/// A walk through regions in breadth, to find what belongs to them and what lies beside them.
struct Walk<'l> {
    lying: &'l Lying<'l>,
    /// Which outbreaks and active fleas were reached.
    seen: Vec<bool>,
    /// Those in the order in which they were reached.
    reached: Vec<u16>,
}

impl<'l> Walk<'l> {
    fn new(lying: &'l Lying) -> Walk<'l> {
        let all = lying.active.len();
        Walk { lying, seen: vec![false; all], reached: Vec::with_capacity(all) }
    }

    /// Walks through the region of an outbreak, if it was not reached before, until `found` breaks
    /// off at an open cell.
    #[inline]
    fn region(&mut self, outbreak: u16, found: &mut impl FnMut(Cell) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut at = self.reached.len();
        self.reach(outbreak);
        while let Some(&next) = self.reached.get(at) {
            at += 1;
            self.lying.each_beside(next, |beside| match beside {
                Beside::Active(next) => {
                    self.reach(next);
                    ControlFlow::Continue(())
                }
                Beside::Bare(tile, cell) if self.lying.takes_flea(tile) => found(cell),
                Beside::Bare(..) => ControlFlow::Continue(()),
            })?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn reach(&mut self, n: u16) {
        if !std::mem::replace(&mut self.seen[usize::from(n)], true) {
            self.reached.push(n);
        }
    }
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
        let _ = lying.each_beside(at, |beside| {
            match beside {
                Beside::Active(next) if Some(next) != from => {
                    let known = self.places[usize::from(next)];
                    let touched = if known > 0 { known } else { self.visit(next, Some(at)) };
                    first = first.min(touched);
                    if known == 0 && touched >= place {
                        self.links[usize::from(at)] = true;
                    }
                }
                Beside::Bare(tile, _) if self.open.len() < 2 && self.open.last() != Some(&at) && lying.takes_flea(tile) => {
                    self.open.push(at);
                }
                _ => {}
            }
            ControlFlow::Continue(())
        });
        first
    }
}
