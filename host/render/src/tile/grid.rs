//! A raster over a tile that maps each position to a segment.
//!
//! Areas and roads are known by their shapes. Fields are the rest, flood-filled from the half-edges
//! that they touch. The raster also knows the free space around each position, which places
//! figures, houses and trees without overlaps.

use bastide_core::{EdgeContact, EdgePoints, EdgePosition, Side, TileInfo};

use crate::draw::geom::{P, SIZE, distance, inside, n, p, turn};
use crate::tile::measures::{BUILDING, LANE};
use crate::tile::outline::Outline;
use crate::tile::roads::{End, Lane};

/// The number of raster cells along a side.
pub(crate) const CELLS: usize = 50;
const STEP: f64 = SIZE / CELLS as f64;

/// The owner of a raster cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Owner {
    /// Unknown.
    #[default]
    Nobody,
    /// A segment of the tile.
    Segment(usize),
    /// A crossing, which separates fields and is not a segment.
    Mark,
}

/// The shapes of the segments of a tile that are not fields, by segment.
pub(crate) struct Shapes<'a> {
    pub(crate) contact: &'a [EdgeContact],
    pub(crate) areas: &'a [Option<Outline>],
    pub(crate) lanes: &'a [Lane],
    pub(crate) plaza: Option<P>,
    pub(crate) plaza_radius: f64,
    pub(crate) inner: &'a [Option<P>],
}

/// The raster.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    owner: Vec<Owner>,
    /// The distance to the next position with another owner.
    room: Vec<f64>,
}

fn middle(i: usize) -> P {
    p((i % CELLS) as f64 + 0.5, (i / CELLS) as f64 + 0.5) * STEP
}

impl Grid {
    pub(crate) fn of(layout: &Shapes, info: &TileInfo) -> Grid {
        let courses: Vec<(usize, Vec<P>)> = layout.lanes.iter().map(|l| (l.segment, l.course.points())).collect();
        let stands_in_way = layout.lanes.iter().any(|l| l.end == Some(End::Middle));
        let solid = |at: P| {
            if layout.plaza.is_some_and(|q| q.to(at) < layout.plaza_radius) {
                return Owner::Mark;
            }
            let indoors = layout.inner.iter().position(|q| q.is_some_and(|q| q.to(at) < BUILDING * 0.75));
            if let Some(i) = indoors.filter(|_| stands_in_way) {
                return Owner::Segment(i);
            }
            if let Some((i, _)) = courses.iter().find(|(_, line)| distance(line, at) < LANE) {
                return Owner::Segment(*i);
            }
            let area = layout.areas.iter().position(|o| o.as_ref().is_some_and(|o| inside(&o.points, at)));
            area.map_or(Owner::Nobody, Owner::Segment)
        };
        let owner = (0..CELLS * CELLS).map(|i| solid(middle(i))).collect();
        let mut grid = Grid { owner, room: Vec::new() };
        let halves = (0..info.segments.len()).filter(|&i| layout.contact[i] == EdgeContact::Halves);
        let (rimmed, inner): (Vec<usize>, Vec<usize>) = halves.partition(|&i| !info.segments[i].edge_points.is_empty());
        let seeds = rimmed.iter().flat_map(|&i| rim(info.segments[i].edge_points).map(move |at| (at, i))).collect();
        grid.flood(seeds);
        // A field inside the tile is what no other field reached: the largest such regions.
        let mut left = grid.pockets();
        left.sort_by_key(|pocket| std::cmp::Reverse(pocket.len()));
        for (pocket, i) in left.iter().zip(inner) {
            pocket.iter().for_each(|&at| grid.owner[at] = Owner::Segment(i));
        }
        grid.measure();
        grid
    }

    fn neighbours(i: usize) -> impl Iterator<Item = usize> {
        let (x, y) = (i % CELLS, i / CELLS);
        let west = (x > 0).then(|| i - 1);
        let east = (x + 1 < CELLS).then_some(i + 1);
        let north = (y > 0).then(|| i - CELLS);
        let south = (y + 1 < CELLS).then_some(i + CELLS);
        [west, east, north, south].into_iter().flatten()
    }

    /// Spreads the fields from their seeds, all at the same pace.
    fn flood(&mut self, seeds: Vec<(usize, usize)>) {
        let mut now = Vec::new();
        for (at, segment) in seeds {
            if self.owner[at] == Owner::Nobody {
                self.owner[at] = Owner::Segment(segment);
                now.push((at, segment));
            }
        }
        while !now.is_empty() {
            let mut next = Vec::new();
            for (at, segment) in now {
                for to in Self::neighbours(at) {
                    if self.owner[to] == Owner::Nobody {
                        self.owner[to] = Owner::Segment(segment);
                        next.push((to, segment));
                    }
                }
            }
            now = next;
        }
    }

    /// Returns the connected regions without an owner.
    fn pockets(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.owner.len()];
        let mut out = Vec::new();
        for start in 0..self.owner.len() {
            if seen[start] || self.owner[start] != Owner::Nobody {
                continue;
            }
            let mut pocket = vec![start];
            seen[start] = true;
            let mut at = 0;
            while let Some(&i) = pocket.get(at) {
                at += 1;
                for to in Self::neighbours(i) {
                    if !seen[to] && self.owner[to] == Owner::Nobody {
                        seen[to] = true;
                        pocket.push(to);
                    }
                }
            }
            out.push(pocket);
        }
        out
    }

    /// Computes the free space around each position, in a forward and a backward sweep.
    fn measure(&mut self) {
        let all = CELLS as i64;
        self.room = vec![f64::MAX; self.owner.len()];
        let near = [(-1, 0, 1.0), (-1, -1, 1.414), (0, -1, 1.0), (1, -1, 1.414)];
        for (order, sign) in [(0, 1), (1, -1)] {
            for k in 0..self.owner.len() {
                let i = if order == 0 { k } else { self.owner.len() - 1 - k };
                let (x, y) = ((i % CELLS) as i64, (i / CELLS) as i64);
                for (dx, dy, cost) in near {
                    let (ox, oy) = (x + sign * dx, y + sign * dy);
                    let outside = ox < 0 || oy < 0 || ox >= all || oy >= all;
                    let reached = if outside {
                        0.5
                    } else {
                        let o = (oy * all + ox) as usize;
                        if self.owner[o] == self.owner[i] { self.room[o] + cost } else { 0.5 }
                    };
                    self.room[i] = self.room[i].min(reached);
                }
            }
        }
        self.room.iter_mut().for_each(|r| *r *= STEP);
    }

    fn index(at: P) -> Option<usize> {
        let cell = |v: f64| (v / STEP).floor();
        let (x, y) = (cell(at.x), cell(at.y));
        let fits = |v: f64| (0.0..CELLS as f64).contains(&v);
        (fits(x) && fits(y)).then_some(y as usize * CELLS + x as usize)
    }

    /// Returns the owner of a position.
    pub(crate) fn owner(&self, at: P) -> Owner {
        Self::index(at).map_or(Owner::Nobody, |i| self.owner[i])
    }

    /// Returns the number of raster cells of a segment.
    pub(crate) fn size(&self, segment: usize) -> usize {
        self.owner.iter().filter(|o| **o == Owner::Segment(segment)).count()
    }

    /// Returns the wanted raster cells as the data of an SVG path: one run of cells each.
    pub(crate) fn rows(&self, wanted: impl Fn(Owner) -> bool) -> String {
        let mut d = String::new();
        for (y, row) in self.owner.chunks(CELLS).enumerate() {
            let mut x = 0;
            while x < CELLS {
                let run = row[x..].iter().take_while(|o| wanted(**o)).count();
                if run > 0 {
                    let wide = run as f64 * STEP;
                    d.push_str(&format!("M{} {}h{wide}v{STEP}h-{wide}z", x as f64 * STEP, y as f64 * STEP));
                }
                x += run.max(1);
            }
        }
        d
    }

    /// Returns the outline of the wanted positions, without steps along slanted sides, and with the `crossing` ones that
    /// lie between them; `None` if they are in several pieces, or have a bay to the east or west.
    pub(crate) fn smooth(&self, wanted: impl Fn(Owner) -> bool, crossing: impl Fn(Owner) -> bool) -> Option<String> {
        let (mut west, mut east): (Vec<P>, Vec<P>) = (Vec::new(), Vec::new());
        for (y, row) in self.owner.chunks(CELLS).enumerate() {
            let Some(first) = row.iter().position(|o| wanted(*o)) else { continue };
            let last = row.iter().rposition(|o| wanted(*o)).unwrap_or(first);
            let top = y as f64 * STEP;
            if !row[first..=last].iter().all(|o| wanted(*o) || crossing(*o))
                || west.last().is_some_and(|before| before.y + STEP < top)
            {
                return None;
            }
            let (x0, x1) = (first as f64 * STEP, (last + 1) as f64 * STEP);
            if west.is_empty() {
                west.push(p(x0, top));
                east.push(p(x1, top));
            }
            west.push(p(x0, top + STEP / 2.0));
            east.push(p(x1, top + STEP / 2.0));
        }
        let (a, b) = (*west.last()?, *east.last()?);
        west.push(p(a.x, a.y + STEP / 2.0));
        east.push(p(b.x, b.y + STEP / 2.0));
        let points: Vec<String> = west.iter().chain(east.iter().rev()).map(|at| format!("{} {}", n(at.x), n(at.y))).collect();
        Some(format!("M{}z", points.join("L")))
    }

    /// Returns the distance from a position to the next one with another owner.
    pub(crate) fn room(&self, at: P) -> f64 {
        Self::index(at).map_or(0.0, |i| self.room[i])
    }

    /// Returns the wanted position with the most room, up to `enough`; among equal ones, the
    /// nearest to `toward`.
    pub(crate) fn best(&self, wanted: impl Fn(Owner) -> bool, taken: &[(P, f64)], enough: f64, toward: P) -> Option<P> {
        let mut best: Option<(f64, P)> = None;
        for i in (0..self.owner.len()).filter(|&i| wanted(self.owner[i])) {
            let at = middle(i);
            let free = taken.iter().map(|(q, r)| q.to(at) - r).fold(self.room[i], f64::min);
            let score = free.min(enough) - 0.05 * at.to(toward);
            if free > 0.5 && best.is_none_or(|(s, _)| score > s) {
                best = Some((score, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Returns the position nearest to `near` with at least `room`; or with less room if there is
    /// none.
    pub(crate) fn nearest(&self, wanted: impl Fn(Owner) -> bool, taken: &[(P, f64)], room: f64, near: P) -> Option<P> {
        let mut best: Option<(f64, P)> = None;
        for i in (0..self.owner.len()).filter(|&i| wanted(self.owner[i])) {
            let at = middle(i);
            let free = taken.iter().map(|(q, r)| q.to(at) - r).fold(self.room[i], f64::min);
            let score = 12.0 * free.min(room) - at.to(near);
            if best.is_none_or(|(s, _)| score > s) {
                best = Some((score, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Returns the number of connected regions of a segment.
    #[cfg(test)]
    pub(crate) fn connected(&self, segment: usize) -> usize {
        let mut copy = Grid { owner: vec![Owner::Mark; self.owner.len()], room: Vec::new() };
        for (i, owner) in self.owner.iter().enumerate() {
            if *owner == Owner::Segment(segment) {
                copy.owner[i] = Owner::Nobody;
            }
        }
        copy.pockets().iter().filter(|pocket| pocket.len() > 3).count()
    }

    /// Returns `true` if two fields touch anywhere with nothing between them.
    #[cfg(test)]
    pub(crate) fn meet(&self, a: usize, b: usize) -> bool {
        let is = |i: usize, segment: usize| self.owner[i] == Owner::Segment(segment);
        (0..self.owner.len()).any(|i| is(i, a) && Self::neighbours(i).any(|o| is(o, b)))
    }
}

/// Returns the raster cells along the half-edges of a set of edge points.
fn rim(edge_points: EdgePoints) -> impl Iterator<Item = usize> {
    let along = |side: Side, position: EdgePosition| {
        let range = match position {
            EdgePosition::Left => 1..CELLS / 2,
            EdgePosition::Centre => 0..0,
            EdgePosition::Right => CELLS / 2 + 1..CELLS - 1,
        };
        range.filter_map(move |i| Grid::index(turn(p(i as f64 + 0.5, 0.5) * STEP, side.index())))
    };
    let all: Vec<usize> = edge_points.iter().flat_map(|edge_point| along(edge_point.side, edge_point.position)).collect();
    all.into_iter()
}
