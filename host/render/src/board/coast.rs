//! Coastlines: closed curves around sets of cells.
//!
//! A coast follows the outer sides of the outermost cells, a little outside of them and with
//! irregular offsets. Its corners are round. The same cells give the same coast.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::{Cell, Side};

use crate::draw::geom::{self, Curve, P, SIZE, north_west, share};

/// The radii of a convex and of a concave corner.
const ROUND: [f64; 2] = [15.0, 9.0];
/// The largest distance of a coast from its cells.
const STRAY: f64 = 8.0;

/// A side of a cell as one step around the land, with the land on the right.
#[derive(Clone, Copy)]
struct Step {
    cell: Cell,
    side: Side,
}

impl Step {
    fn from(self) -> P {
        north_west(self.cell) + geom::corner(self.side.index())
    }

    fn to(self) -> P {
        north_west(self.cell) + geom::corner(self.side.index() + 1)
    }

    /// Returns the direction of the step.
    fn ahead(self) -> P {
        (self.to() - self.from()).unit()
    }
}

/// Returns the coastlines of a land, including those of its lakes.
pub(crate) fn coasts(land: &BTreeSet<Cell>) -> Vec<Curve> {
    let steps = |cell: &Cell| Side::ALL.map(|side| Step { cell: *cell, side });
    let outer = land.iter().flat_map(steps).filter(|step| !land.contains(&step.cell.step(step.side)));
    let mut waiting: BTreeMap<(Cell, Side), Step> = outer.map(|step| ((step.cell, step.side), step)).collect();
    let mut coasts = Vec::new();
    while let Some((_, first)) = waiting.pop_first() {
        let mut loop_steps = vec![first];
        let mut now = first;
        while let Some(next) = waiting.remove(&after(land, now)) {
            loop_steps.push(next);
            now = next;
        }
        coasts.push(coast(&loop_steps));
    }
    coasts
}

/// Returns the step that follows another around the same land.
fn after(land: &BTreeSet<Cell>, step: Step) -> (Cell, Side) {
    let right = step.side.turned(1);
    let beside = step.cell.step(right);
    let across = beside.step(step.side);
    match () {
        () if !land.contains(&beside) => (step.cell, right),
        () if !land.contains(&across) => (beside, step.side),
        () => (across, step.side.turned(3)),
    }
}

/// Returns the closed curve along some steps.
fn coast(steps: &[Step]) -> Curve {
    let turn = |a: Step, b: Step| match (b.side.index() + 4 - a.side.index()) & 3 {
        0 => None,
        1 => Some(ROUND[0]),
        _ => Some(ROUND[1]),
    };
    let ends: Vec<[P; 2]> = steps
        .iter()
        .enumerate()
        .map(|(i, &step)| {
            let before = steps[(i + steps.len() - 1) % steps.len()];
            let next = steps[(i + 1) % steps.len()];
            let from = step.from() + turn(before, step).map_or(aside(step, step.from()), |r| step.ahead() * r);
            let to = step.to() + turn(step, next).map_or(aside(step, step.to()), |r| step.ahead() * -r);
            [from, to]
        })
        .collect();
    let mut curve = Curve::from(ends.first().map_or(P::default(), |[from, _]| *from));
    for (i, (&step, [from, to])) in steps.iter().zip(&ends).enumerate() {
        let third = step.ahead() * (from.to(*to) / 3.0);
        let out = |salt| step.ahead().left() * (STRAY * stray(step.cell, step.side.index() as u64 + salt));
        curve = curve.cubic(*from + third + out(0), *to - third + out(10), *to);
        let next = (i + 1) % steps.len();
        if turn(step, steps[next]).is_some() {
            let (c, begin) = (step.to(), ends[next][0]);
            curve = curve.cubic(*to + (c - *to) * 0.6, begin + (c - begin) * 0.6, begin);
        }
    }
    curve
}

/// Returns the distance at which a straight coast passes a corner of cells.
fn aside(step: Step, at: P) -> P {
    let salt = (at.x / SIZE * 7.0 + at.y / SIZE * 13.0) as i64 as u64;
    step.ahead().left() * (0.6 * STRAY * share("coast", salt))
}

/// Returns a fraction that depends only on the cell and `salt`.
fn stray(cell: Cell, salt: u64) -> f64 {
    share("coast", (cell.x as u64).wrapping_mul(131) ^ (cell.y as u64).wrapping_mul(10_007) ^ (salt << 20))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn land(rows: &[&str]) -> BTreeSet<Cell> {
        let row = |(y, row): (usize, &&str)| {
            let letters: Vec<(usize, char)> = row.chars().enumerate().collect();
            letters.into_iter().filter(|(_, c)| *c == 'o').map(move |(x, _)| Cell::new(x as i16, y as i16)).collect::<Vec<_>>()
        };
        rows.iter().enumerate().flat_map(row).collect()
    }

    #[test]
    fn every_cell_lies_inside_but_for_its_corners() {
        let land = land(&["ooo", "o.oo", "ooo"]);
        let coasts = coasts(&land);
        assert_eq!(coasts.len(), 2, "a land with a lake");
        for cell in &land {
            for at in [geom::p(50.0, 50.0), geom::p(2.0, 50.0), geom::p(50.0, 98.0), geom::p(12.0, 12.0)] {
                let inside = coasts.iter().filter(|c| geom::inside(&c.points(), north_west(*cell) + at)).count();
                assert_eq!(inside % 2, 1, "{cell:?}");
            }
        }
        let lake = north_west(Cell::new(1, 1)) + geom::p(50.0, 50.0);
        assert_eq!(coasts.iter().filter(|c| geom::inside(&c.points(), lake)).count() % 2, 0);
    }

    #[test]
    fn lands_that_touch_in_a_corner_keep_their_own_coasts() {
        let coasts = coasts(&land(&["o.", ".o"]));
        assert_eq!(coasts.len(), 2);
        assert!(coasts.iter().all(|c| c.start.to(c.end()) < 0.01), "closed");
    }
}
