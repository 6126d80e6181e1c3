//! The curves of roads: segments that cross the centres of sides.
//!
//! A tile's data says which sides a road connects and which fields lie beside it, but not its
//! course. The fields decide where a road ends that touches one side only. If one field surrounds
//! its end, the road stops. If both fields border the same area, it ends at the wall of the area.
//! Otherwise it meets other roads, or stops before the building in the middle.

use bastide_core::{EdgePoint, EdgePosition, Side};

use crate::draw::geom::{Curve, P, SIZE, distance, hash, inside, p, turn};
use crate::tile::outline::Outline;

/// The end of a road that touches one side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum End {
    /// At the wall of this segment.
    Gate(usize),
    /// Crossings, at which several roads meet and separate the fields between them.
    Plaza,
    /// At the building in the middle.
    Middle,
    /// In the open.
    Stop,
    /// At the mouth of a tunnel, before a wall.
    Mouth,
}

/// The distance of the mouth of a tunnel from the wall.
const MOUTH_ROOM: f64 = 13.0;

/// One stretch of a road.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    /// The segment of the tile.
    pub(crate) segment: usize,
    /// The curve, from the centre of a side.
    pub(crate) course: Curve,
    /// The end; `None` if the road leaves by another side or meets its own.
    pub(crate) end: Option<End>,
    /// `true` if the road makes room for another that runs to the same wall.
    pub(crate) bent: bool,
}

/// The facts about the fields and areas of a tile that decide the courses of its roads.
pub(crate) trait Ground {
    /// Returns the segment at an edge point.
    fn at(&self, edge_point: EdgePoint) -> Option<usize>;
    /// Returns `true` if the field borders the area.
    fn borders(&self, field: usize, area: usize) -> bool;
    /// Returns the areas.
    fn areas(&self) -> &[usize];
}

/// Returns the fields on the left and on the right of a side's centre, as seen from the middle.
fn hands(g: &impl Ground, side: Side) -> Option<(usize, usize)> {
    Some((g.at(EdgePoint::new(side, EdgePosition::Left))?, g.at(EdgePoint::new(side, EdgePosition::Right))?))
}

/// Returns the area below which a road from side to side runs: it lies across, and on both sides of
/// it the fields on the left and on the right of the road are one, around the mouth of the tunnel.
pub(crate) fn tunnel(g: &impl Ground, a: Side, b: Side) -> Option<usize> {
    let around = |side| hands(g, side).is_some_and(|(left, right)| left == right);
    let takes = |area: usize, side: Side| g.at(EdgePoint::new(side, EdgePosition::Centre)) == Some(area);
    let across = |area: &usize| takes(*area, a.turned(1)) && takes(*area, a.turned(3));
    g.areas().iter().copied().find(across).filter(|_| b == a.opposite() && around(a) && around(b))
}

/// Returns the curve of a road to the mouth of a tunnel, which leaves room for the field around it.
pub(crate) fn to_mouth(side: Side, area: &Outline) -> Curve {
    let (from, into) = gateway(side);
    let wall = (4..96).map(f64::from).find(|&step| inside(&area.points, from + into * step)).unwrap_or(24.0);
    Curve::from(from).line(from + into * (wall - MOUTH_ROOM).max(4.0))
}

/// Returns the areas that both fields border.
pub(crate) fn shared(g: &impl Ground, a: usize, b: usize) -> impl Iterator<Item = usize> {
    g.areas().iter().copied().filter(move |&area| g.borders(a, area) && g.borders(b, area))
}

/// Returns the ends of the roads that touch one side only, for each such side.
pub(crate) fn ends(g: &impl Ground, single: &[Side], middle: bool) -> Vec<(Side, End)> {
    let mut out: Vec<(Side, End)> = Vec::new();
    for &side in single {
        let end = match hands(g, side) {
            Some((left, right)) if left != right => match shared(g, left, right).min_by_key(|&a| distance_to(g, side, a)) {
                Some(area) => End::Gate(area),
                None if middle => End::Middle,
                None => End::Plaza,
            },
            _ if middle => End::Middle,
            _ => End::Stop,
        };
        out.push((side, end));
    }
    let mut meeting = out.iter_mut().filter(|(_, end)| *end == End::Plaza);
    if let (Some((side, end)), None) = (meeting.next(), meeting.next()) {
        // Nothing to meet: the road can only end at what lies ahead.
        let ahead = g.areas().iter().copied().min_by_key(|&a| distance_to(g, *side, a));
        *end = ahead.map_or(End::Stop, End::Gate);
    }
    out
}

/// Returns the distance of an area from a side: 0 across the tile, 1 next to the side.
fn distance_to(g: &impl Ground, side: Side, area: usize) -> usize {
    let takes = |turns: u8| g.at(EdgePoint::new(side.turned(turns), EdgePosition::Centre)) == Some(area);
    if takes(2) { 0 } else { usize::from(!(takes(1) || takes(3))) + 1 }
}

/// Returns the areas that the crossing must touch: they separate the fields between two of its
/// roads.
pub(crate) fn touched(g: &impl Ground, ends: &[(Side, End)]) -> Vec<usize> {
    let sides: Vec<Side> = Side::ALL.into_iter().filter(|s| ends.contains(&(*s, End::Plaza))).collect();
    let mut out = Vec::new();
    for (i, &side) in sides.iter().enumerate() {
        let next = sides[(i + 1) % sides.len()];
        let gap = (next.index() + 4 - side.index() - 1) & 3;
        let between =
            |area: usize| (1..=gap).any(|t| g.at(EdgePoint::new(side.turned(t as u8), EdgePosition::Centre)) == Some(area));
        let here = g.at(EdgePoint::new(side, EdgePosition::Right)).zip(g.at(EdgePoint::new(next, EdgePosition::Left)));
        if let Some((a, b)) = here.filter(|(a, b)| a != b && sides.len() > 1)
            && let Some(area) = shared(g, a, b).find(|&area| between(area)).or_else(|| shared(g, a, b).next())
            && !out.contains(&area)
        {
            out.push(area);
        }
    }
    out
}

/// Returns the middle of a side, and the direction into the tile.
pub(crate) fn gateway(side: Side) -> (P, P) {
    let at = turn(p(SIZE / 2.0, 0.0), side.index());
    (at, (p(SIZE / 2.0, SIZE / 2.0) - at).unit())
}

/// Returns the curve of a road from side to side. `shy` tells which sides it keeps away from.
pub(crate) fn through(a: Side, b: Side, shy: [bool; 4], name: &str) -> Curve {
    let ((from, into), (to, back)) = (gateway(a), gateway(b));
    if b != a.opposite() {
        return Curve::from(from).cubic(from + into * 28.0, to + back * 28.0, to);
    }
    // In the frame of side `a` the next side is on the right, the previous side on the left.
    let bow = match (shy[a.turned(3).index()], shy[a.turned(1).index()]) {
        (true, false) => 7.0,
        (false, true) => -7.0,
        (true, true) => 0.0,
        (false, false) => [-5.0, 5.0][(hash(name, 7) & 1) as usize],
    };
    let mid = p(50.0 + bow, 50.0);
    Curve::from(p(50.0, 0.0))
        .cubic(p(50.0, 18.0), p(mid.x, 30.0), mid)
        .cubic(p(mid.x, 70.0), p(50.0, 82.0), p(50.0, 100.0))
        .turned(a.index())
}

/// Returns the curve of a road from a side to a point in the tile.
pub(crate) fn to_point(side: Side, to: P) -> Curve {
    let (from, into) = gateway(side);
    let first = from + into * (from.to(to) * 0.5);
    Curve::from(from).cubic(first, to + (first - to) * 0.4, to)
}

/// Returns the curve of a road from a side to the wall of an area: straight ahead if the wall is
/// there, or with a bend to the middle of a wall.
pub(crate) fn to_wall(side: Side, area: &Outline, others: &[&Outline]) -> Curve {
    let (from, into) = gateway(side);
    for step in 4..96 {
        let at = from + into * f64::from(step);
        if inside(&area.points, at) {
            return Curve::from(from).line(at);
        }
        if others.iter().any(|o| inside(&o.points, at)) {
            break;
        }
    }
    to_place(side, area, &[0.5, 0.35, 0.65], |at| from.to(at) + at.to(p(50.0, 50.0)))
}

/// Returns the curve of a road from a side to the nearest point of a wall, so that another road has
/// room beside it.
pub(crate) fn to_wall_aside(side: Side, area: &Outline) -> Curve {
    let (from, _) = gateway(side);
    to_place(side, area, &[0.3, 0.5, 0.7], |at| from.to(at))
}

/// Returns the curve of a road to the cheapest of some points along the walls of an area, which it
/// meets at a right angle.
fn to_place(side: Side, area: &Outline, shares: &[f64], cost: impl Fn(P) -> f64) -> Curve {
    let (from, into) = gateway(side);
    let places = area.walls.iter().flat_map(|w| shares.iter().map(|share| w.along(*share)));
    let Some((to, along)) = places.min_by(|a, b| cost(a.0).total_cmp(&cost(b.0))) else {
        return to_point(side, p(50.0, 50.0));
    };
    // Walls run clockwise around the area, so that the outside is on the left.
    let out = along.left();
    let reach = from.to(to) * 0.5;
    Curve::from(from).cubic(from + into * reach, to + out * reach, to)
}

/// Returns `true` if two roads come so near to each other that they would look like one.
pub(crate) fn clash(a: &Curve, b: &Curve) -> bool {
    let line = b.points();
    a.points().iter().any(|at| distance(&line, *at) < 12.0)
}

/// Returns the curve of a road that stops in the open, before any area.
pub(crate) fn to_nowhere(side: Side, areas: &[&Outline], name: &str) -> Curve {
    let (from, into) = gateway(side);
    let free = (10..46).take_while(|&step| areas.iter().all(|o| !inside(&o.points, from + into * f64::from(step + 12)))).last();
    let aside = into.left() * [-6.0, 6.0][(hash(name, 11) & 1) as usize];
    let length = f64::from(free.unwrap_or(14));
    let to = from + into * length + aside * (length / 46.0);
    Curve::from(from).cubic(from + into * (length * 0.4), to - into * (length * 0.35), to)
}
