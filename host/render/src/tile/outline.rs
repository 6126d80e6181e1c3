//! The outlines of areas: segments that take whole sides of a tile, as cities do.
//!
//! The input is the sides and corners that an area takes and its neighbors on the tile. The output
//! is a closed outline whose inner stretches are its walls. All walls begin and end in corners of
//! the tile, so that adjacent tiles always match; one that separates two fields at a side touches the
//! middle of that side.

use crate::draw::geom::{Curve, P, corner, p};

/// The input for the outline of an area.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frontage {
    /// The sides that the area takes.
    pub(crate) sides: [bool; 4],
    /// The corners that it also touches because they separate two fields. Corner 0 is the
    /// north-west corner.
    pub(crate) tips: [bool; 4],
    /// The sides whose middle it also touches because it separates two fields there.
    pub(crate) points: [bool; 4],
    /// The sides that other areas take.
    pub(crate) others: [bool; 4],
    /// The sides that another area reaches around, taking both sides next to them.
    pub(crate) hugged: [bool; 4],
    /// `true` if the area reaches the crossing in the middle.
    pub(crate) deep: bool,
    /// `true` if the area meets that of the opposite side in the middle, between two fields.
    pub(crate) meets: bool,
}

/// An outline with its walls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outline {
    /// The closed outline, clockwise.
    pub(crate) around: Curve,
    /// The inner stretches, each from a corner to a corner.
    pub(crate) walls: Vec<Curve>,
    /// `around` as points.
    pub(crate) points: Vec<P>,
}

/// Returns the outline of an area, or `None` if it takes no side.
pub(crate) fn outline(f: &Frontage) -> Option<Outline> {
    let first = (0..4).find(|&i| f.sides[i] && !f.sides[(i + 3) & 3]).or_else(|| f.sides[0].then_some(0))?;
    let mut around = Curve::from(corner(first));
    let mut walls = Vec::new();
    let mut at = 0;
    while at < 4 {
        let i = first + at;
        if f.sides[i & 3] {
            around = around.line(corner(i + 1));
            at += 1;
            continue;
        }
        let mut skip = 1;
        while at + skip < 4 && !f.sides[(i + skip) & 3] && !f.tips[(i + skip) & 3] {
            skip += 1;
        }
        let pointed = (0..skip).map(|s| (i + s) & 3).find(|s| f.points[*s]);
        let wall = pointed.map_or_else(|| wall(f, i & 3, skip), |side| spire(i & 3, skip, side));
        around = around.then(&wall);
        walls.push(wall);
        at += skip;
    }
    let points = around.points();
    Some(Outline { around, walls, points })
}

/// Returns the wall from corner `i` over the next `skip` sides, which do not belong to the area.
fn wall(f: &Frontage, i: usize, skip: usize) -> Curve {
    let slim = f.tips[i] || f.tips[(i + skip) & 3];
    match skip {
        1 => along_side(if f.others[i] { 40.0 } else { 24.0 }, if slim { Lift::Low } else { Lift::Even }).turned(i),
        2 => across(slim).turned(i),
        _ => {
            let side = (i + 3) & 3;
            let crowded = f.others[(side + 1) & 3] || f.others[(side + 3) & 3];
            let (depth, lift) = match () {
                () if f.meets => (50.5, Lift::Even),
                () if f.deep => (45.0, Lift::Even),
                () if f.hugged[side] => (19.0, Lift::Flat),
                () if crowded => (27.0, Lift::Flat),
                () => (33.0, Lift::Steep),
            };
            along_side(depth, lift).turned(side).reversed()
        }
    }
}

/// Returns the wall from corner `i` to the middle of a side and from there to the corner after `skip`
/// sides.
fn spire(i: usize, skip: usize, side: usize) -> Curve {
    let tip = (corner(side) + corner(side + 1)) * 0.5;
    let middle = p(50.0, 50.0);
    // The walls are steep near the corners, so that the fields beside the tip have room.
    let near = |at: P| at + (middle - at) * 0.55;
    let above = tip + (middle - tip) * 0.9;
    let (from, to) = (corner(i), corner(i + skip));
    // It has some width, so that the fields do not meet at the edge of the tile.
    let [first, last] = [side, side + 1].map(|i| tip + (corner(i) - tip) * 0.05);
    Curve::from(from).cubic(near(from), above, first).line(last).cubic(above, near(to), to)
}

/// The angle at which a wall leaves its corner.
#[derive(Clone, Copy)]
enum Lift {
    Low,
    Flat,
    Even,
    Steep,
}

/// Returns the wall from the north-west corner to the north-east one, with a bulge of `depth` into
/// the tile.
fn along_side(depth: f64, lift: Lift) -> Curve {
    let (x, y, flat) = match lift {
        Lift::Low => (24.0, 0.42 * depth, 15.0),
        Lift::Flat => (25.0, 0.67 * depth, 11.5),
        Lift::Even => (19.0, 0.62 * depth, 20.0),
        Lift::Steep => (11.0, 0.7 * depth, 24.0),
    };
    Curve::from(p(0.0, 0.0)).cubic(p(x, y), p(50.0 - flat, depth), p(50.0, depth)).cubic(
        p(50.0 + flat, depth),
        p(100.0 - x, y),
        p(100.0, 0.0),
    )
}

/// Returns the wall from the north-west corner to the south-east one, around the north-east one. A
/// slim area leaves room for another.
fn across(slim: bool) -> Curve {
    let (m, leave) = if slim { (-6.0, p(26.0, 17.0)) } else { (7.0, p(10.0, 27.0)) };
    let mid = p(50.0 - m, 50.0 + m);
    let step = p(15.0, 15.0);
    let arrive = p(100.0 - leave.y, 100.0 - leave.x);
    Curve::from(p(0.0, 0.0)).cubic(leave, mid - step, mid).cubic(mid + step, arrive, p(100.0, 100.0))
}
