//! The cells of fleas and outbreaks, and the regions that they form (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::ids::{FLEAS, Ids, OUTBREAKS};
use crate::known::{Active, Lying};

/// On a tile there is neither an active outbreak nor a flea.
const NOTHING: u16 = u16::MAX;
/// On a tile there is an inactive flea.
const INACTIVE: u16 = u16::MAX - 1;

impl Active {
    fn new(v: View, number: i16, cell: Cell) -> Active {
        let board = &v.core.board;
        Active { number, cell, reach: board.tile_area(cell), beside: board.tiles_beside(cell) }
    }
}

/// The neighbours of an outbreak or an active flea.
enum Beside {
    /// The outbreak or active flea of this number.
    Active(u16),
    /// A tile without an outbreak or a flea, which may still [take no flea](Ids::takes_flea).
    Bare(PlacedTile),
}

impl Lying {
    pub(crate) fn new(ids: Ids, v: View) -> Lying {
        let on_tiles = vec![NOTHING; v.core.board.placed_tiles().len()];
        let active = Vec::with_capacity((OUTBREAKS + FLEAS) as usize);
        let mut lying = Lying { active, outbreaks: 0, inactive: Vec::new(), on_tiles, open: Vec::new(), whole: false };
        for (placed, cell) in ids.lying(v) {
            let here = || Active::new(v, placed.number, cell);
            if placed.token == ids.outbreak {
                lying.active.insert(lying.outbreaks, here());
                lying.outbreaks += 1;
            } else if placed.token == ids.flea {
                lying.active.push(here());
            } else {
                lying.inactive.push(cell);
                lying.mark(v, v.core.board.tile_area(cell), INACTIVE);
            }
        }
        lying.active[..lying.outbreaks].sort_unstable_by_key(|outbreak| outbreak.number);
        lying.mark_active(v, 0);
        lying.find_open(ids, v);
        lying
    }

    /// Walks through all active regions, and notes the open cells beside them.
    fn find_open(&mut self, ids: Ids, v: View) {
        let outbreaks: Vec<u16> = (0..self.outbreaks as u16).collect();
        let mut open = Vec::new();
        let reached = self.reached(v, &outbreaks, |tile| {
            if ids.takes_flea(v, tile) {
                open.push(v.core.board.tile(tile).cell);
            }
        });
        open.sort_unstable_by_key(in_order);
        open.dedup();
        (self.open, self.whole) = (open, reached.len() == self.active.len());
    }

    /// Returns the number of tiles that are known.
    pub(crate) fn tiles(&self) -> usize {
        self.on_tiles.len()
    }

    /// Returns `true` if each active flea hangs together with an outbreak, so that a change means
    /// something for its own surroundings alone.
    pub(crate) fn is_whole(&self) -> bool {
        self.whole
    }

    /// Adds the tiles that were placed since.
    pub(crate) fn add_tiles(&mut self, ids: Ids, v: View) {
        let (known, tiles) = (self.on_tiles.len(), v.core.board.placed_tiles());
        self.on_tiles.resize(tiles.len(), NOTHING);
        for tile in tiles.iter().skip(known) {
            self.look_at(ids, v, tile.cell);
            for beside in v.core.board.tiles_beside(tile.cell).into_iter().flatten() {
                if let Some(active) = self.active.get_mut(usize::from(self.on_tiles[beside.index()])) {
                    active.beside = v.core.board.tiles_beside(active.cell);
                }
            }
        }
    }

    /// Adds an active flea that was put on a cell.
    pub(crate) fn add_flea(&mut self, ids: Ids, v: View, cell: Cell) {
        let reach = v.core.board.tile_area(cell);
        if !reach.cells().any(|own| self.is_beside_active(v, own)) {
            *self = Lying::new(ids, v);
            return;
        }
        self.active.push(Active::new(v, 1, cell));
        self.mark_active(v, self.active.len() - 1);
        self.look_around(ids, v, reach);
    }

    /// Removes the flea that was taken from a cell: an inactive one, or a [spare](Self::spare_fleas)
    /// one.
    pub(crate) fn remove_flea(&mut self, ids: Ids, v: View, cell: Cell) {
        let reach = v.core.board.tile_area(cell);
        if let Some(at) = self.inactive.iter().position(|known| *known == cell) {
            self.inactive.remove(at);
            self.mark(v, reach, NOTHING);
        } else if let Some(at) = (self.outbreaks..self.active.len()).find(|at| self.active[*at].cell == cell) {
            self.active.remove(at);
            self.mark(v, reach, NOTHING);
            self.mark_active(v, at);
        }
        self.look_around(ids, v, reach);
    }

    /// Notes which cells in and beside an area are open.
    fn look_around(&mut self, ids: Ids, v: View, area: Area) {
        for cell in area.cells() {
            self.look_at(ids, v, cell);
            for tile in v.core.board.tiles_beside(cell).into_iter().flatten() {
                if self.on_tile(tile) == NOTHING {
                    self.look_at(ids, v, v.core.board.tile(tile).cell);
                }
            }
        }
    }

    /// PL-04, PL-06: notes whether a cell is open: its tile takes a flea, and is beside an active one
    /// or an outbreak.
    fn look_at(&mut self, ids: Ids, v: View, cell: Cell) {
        let bare = v.core.board.tile_at(cell).filter(|tile| self.on_tile(*tile) == NOTHING);
        let is_open = bare.is_some_and(|tile| ids.takes_flea(v, tile)) && self.is_beside_active(v, cell);
        match (self.open.binary_search_by_key(&in_order(&cell), in_order), is_open) {
            (Ok(at), false) => _ = self.open.remove(at),
            (Err(at), true) => self.open.insert(at, cell),
            _ => {}
        }
    }

    /// Returns `true` if an active flea or outbreak lies beside a cell.
    fn is_beside_active(&self, v: View, cell: Cell) -> bool {
        v.core.board.tiles_beside(cell).into_iter().flatten().any(|tile| self.on_tile(tile) < INACTIVE)
    }

    /// Notes on the tiles the active outbreaks and fleas from a number on.
    fn mark_active(&mut self, v: View, from: usize) {
        for n in from..self.active.len() {
            self.mark(v, self.active[n].reach, n as u16);
        }
    }

    /// Sets the entries of the placed tiles in an area.
    #[inline(always)]
    fn mark(&mut self, v: View, area: Area, mark: u16) {
        let mut set = |cell| {
            if let Some(entry) = v.core.board.tile_at(cell).and_then(|tile| self.on_tiles.get_mut(tile.index())) {
                *entry = mark;
            }
        };
        // Most areas are one cell.
        if area.min == area.max { set(area.min) } else { area.cells().for_each(set) }
    }

    #[inline]
    fn on_tile(&self, placed: PlacedTile) -> u16 {
        self.on_tiles.get(placed.index()).copied().unwrap_or(NOTHING)
    }

    /// PL-11: returns `true` if a flea, active or not, or an active outbreak lies on a tile.
    #[inline]
    pub(crate) fn is_infested(&self, placed: PlacedTile) -> bool {
        self.on_tile(placed) != NOTHING
    }

    /// Calls `found` with what is beside an outbreak or active flea, some of it more than once.
    #[inline]
    fn each_beside(&self, v: View, at: u16, mut found: impl FnMut(Beside)) {
        let mut look = |beside: [Option<PlacedTile>; 4]| {
            for placed in beside {
                let Some(placed) = placed else { continue };
                match self.on_tile(placed) {
                    NOTHING => found(Beside::Bare(placed)),
                    INACTIVE => {}
                    next => found(Beside::Active(next)),
                }
            }
        };
        let Active { reach, beside, .. } = self.active[usize::from(at)];
        // Most areas are one cell.
        if reach.min == reach.max {
            look(beside);
        } else {
            reach.cells().for_each(|own| look(v.core.board.tiles_beside(own)));
        }
    }

    /// Returns the outbreaks and active fleas that hang together with one of these, these first, and
    /// calls `bare` with the tiles beside them without an outbreak or a flea, some more than once.
    fn reached(&self, v: View, from: &[u16], mut bare: impl FnMut(PlacedTile)) -> Vec<u16> {
        let mut seen = vec![false; self.active.len()];
        let mut reached: Vec<u16> = Vec::with_capacity(self.active.len());
        let mut reach = |n: u16, reached: &mut Vec<u16>| {
            if !std::mem::replace(&mut seen[usize::from(n)], true) {
                reached.push(n);
            }
        };
        from.iter().for_each(|n| reach(*n, &mut reached));
        let mut at = 0;
        while let Some(&next) = reached.get(at) {
            at += 1;
            self.each_beside(v, next, |beside| match beside {
                Beside::Active(next) => reach(next, &mut reached),
                Beside::Bare(tile) => bare(tile),
            });
        }
        reached
    }

    /// PL-05, PL-13: returns the cells of the region of the lowest outbreak, that of the outbreak
    /// first, if there is another region.
    pub(crate) fn lowest_of_several(&self, v: View) -> Vec<Cell> {
        let reached = if self.outbreaks > 1 { self.reached(v, &[0], |_| {}) } else { Vec::new() };
        if (0..self.outbreaks as u16).all(|outbreak| reached.contains(&outbreak)) {
            return Vec::new();
        }
        reached.into_iter().map(|n| self.active[usize::from(n)].cell).collect()
    }

    /// PL-04: returns the cells where a flea may be put down, in order: the open ones beside an
    /// active region.
    pub(crate) fn open_cells(&self) -> &[Cell] {
        &self.open
    }

    /// PL-15: returns the cells of the fleas that may be taken and laid elsewhere: the inactive ones,
    /// or [spare ones](Self::spare_fleas) if there is none. Those that were put there first come first.
    pub(crate) fn movable_fleas(&self, v: View) -> Vec<Cell> {
        match self.inactive.as_slice() {
            [] => self.spare_fleas(v),
            _ if self.open.is_empty() => Vec::new(),
            inactive => inactive.to_vec(),
        }
    }

    /// PL-16: returns the cells of the active fleas whose regions hang together without them, if
    /// another one is beside an open cell.
    fn spare_fleas(&self, v: View) -> Vec<Cell> {
        let all = self.active.len();
        let mut links = Links { lying: self, v, seen: vec![Seen::default(); all], visited: 0 };
        for outbreak in 0..self.outbreaks {
            if links.seen[outbreak].place == 0 {
                links.visit(outbreak as u16, None);
            }
        }
        let seen = links.seen;
        // At least one of two is not the flea that is asked about.
        let mut beside_open: [Option<u16>; 2] = [None; 2];
        let beside = self.open.iter().flat_map(|cell| v.core.board.tiles_beside(*cell)).flatten().map(|tile| self.on_tile(tile));
        for n in beside.filter(|n| seen.get(usize::from(*n)).is_some_and(|seen| seen.place > 0)) {
            match beside_open {
                [None, _] => beside_open[0] = Some(n),
                [Some(first), _] if first == n => {}
                _ => {
                    beside_open[1] = Some(n);
                    break;
                }
            }
        }
        let is_spare = |n: usize| {
            let has_place = || beside_open.iter().flatten().any(|beside| usize::from(*beside) != n);
            seen[n].place > 0 && !seen[n].links && has_place()
        };
        (self.outbreaks..all).filter(|n| is_spare(*n)).map(|n| self.active[n].cell).collect()
    }
}

/// Returns the key by which cells are in order.
fn in_order(cell: &Cell) -> (i16, i16) {
    (cell.y, cell.x)
}

/// The results of a walk for an outbreak or flea.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Its place in the order of visits, from 1; 0 for not visited.
    place: u16,
    /// Whether a region needs it to hang together.
    links: bool,
}

/// A walk through regions in depth, to find what links their parts.
struct Links<'l> {
    lying: &'l Lying,
    v: View<'l>,
    /// For each outbreak and active flea.
    seen: Vec<Seen>,
    visited: u16,
}

impl Links<'_> {
    /// Visits a flea or outbreak and all that are reached from it. Returns the first place in the
    /// order of visits that touches one of them. What is reached from a neighbour and touches nothing
    /// before this flea hangs on it.
    fn visit(&mut self, at: u16, from: Option<u16>) -> u16 {
        self.visited += 1;
        let place = self.visited;
        self.seen[usize::from(at)].place = place;
        let (lying, mut first) = (self.lying, place);
        lying.each_beside(self.v, at, |beside| {
            if let Beside::Active(next) = beside
                && Some(next) != from
            {
                let known = self.seen[usize::from(next)].place;
                let touched = if known > 0 { known } else { self.visit(next, Some(at)) };
                first = first.min(touched);
                if known == 0 && touched >= place {
                    self.seen[usize::from(at)].links = true;
                }
            }
        });
        first
    }
}
