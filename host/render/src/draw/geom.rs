//! Points, curves and outlines: the geometry of pictures of tiles.
//!
//! A tile is a square of [`SIZE`] units, x to the east and y to the south. Shapes that belong to
//! one side are computed in that side's own frame, where the side lies on top, and rotated into
//! place with [`turn`]. `layout` builds its shapes from these functions, and the painters write
//! them as SVG paths.

use std::fmt::Write;

use bastide_core::Cell;

/// The length of a tile's side.
pub(crate) const SIZE: f64 = 100.0;

/// A point or a vector.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct P {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// Makes a point.
pub(crate) const fn p(x: f64, y: f64) -> P {
    P { x, y }
}

impl std::ops::Add for P {
    type Output = P;
    fn add(self, o: P) -> P {
        p(self.x + o.x, self.y + o.y)
    }
}

impl std::ops::Sub for P {
    type Output = P;
    fn sub(self, o: P) -> P {
        p(self.x - o.x, self.y - o.y)
    }
}

impl std::ops::Mul<f64> for P {
    type Output = P;
    fn mul(self, by: f64) -> P {
        p(self.x * by, self.y * by)
    }
}

impl P {
    /// Returns the distance to another point.
    pub(crate) fn to(self, o: P) -> f64 {
        (self - o).length()
    }

    pub(crate) fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Returns the vector of length 1 in the same direction.
    pub(crate) fn unit(self) -> P {
        let length = self.length();
        if length > 1e-9 { self * (1.0 / length) } else { p(0.0, 0.0) }
    }

    /// Returns the vector rotated a quarter turn to the left.
    pub(crate) fn left(self) -> P {
        p(self.y, -self.x)
    }
}

/// Rotates a point of a tile by quarter turns clockwise around the middle of the tile.
pub(crate) fn turn(at: P, turns: usize) -> P {
    match turns & 3 {
        0 => at,
        1 => p(SIZE - at.y, at.x),
        2 => p(SIZE - at.x, SIZE - at.y),
        _ => p(at.y, SIZE - at.x),
    }
}

/// Returns the north-west corner of a cell of the board.
pub(crate) fn north_west(c: Cell) -> P {
    p(f64::from(c.x), f64::from(c.y)) * SIZE
}

/// Returns the corner where side number `i` begins, clockwise: the north-west corner for the north
/// side.
pub(crate) fn corner(i: usize) -> P {
    turn(p(0.0, 0.0), i)
}

/// Formats a number for SVG: at most two decimals, without trailing zeros.
pub(crate) fn n(x: f64) -> String {
    let mut text = format!("{x:.2}");
    while text.ends_with('0') {
        text.pop();
    }
    if text.ends_with('.') {
        text.pop();
    }
    if text == "-0" { "0".into() } else { text }
}

/// A curve of cubic Bézier segments.
#[derive(Clone, Debug, Default)]
pub(crate) struct Curve {
    pub(crate) start: P,
    pub(crate) pieces: Vec<[P; 3]>,
}

impl Curve {
    pub(crate) const fn from(start: P) -> Curve {
        Curve { start, pieces: Vec::new() }
    }

    pub(crate) fn cubic(mut self, a: P, b: P, to: P) -> Curve {
        self.pieces.push([a, b, to]);
        self
    }

    pub(crate) fn line(self, to: P) -> Curve {
        let from = self.end();
        self.cubic(from + (to - from) * (1.0 / 3.0), from + (to - from) * (2.0 / 3.0), to)
    }

    pub(crate) fn end(&self) -> P {
        self.pieces.last().map_or(self.start, |piece| piece[2])
    }

    /// Appends another curve that begins where this one ends.
    pub(crate) fn then(mut self, next: &Curve) -> Curve {
        self.pieces.extend_from_slice(&next.pieces);
        self
    }

    pub(crate) fn turned(&self, turns: usize) -> Curve {
        let pieces = self.pieces.iter().map(|piece| piece.map(|at| turn(at, turns))).collect();
        Curve { start: turn(self.start, turns), pieces }
    }

    /// Returns the curve in the opposite direction.
    pub(crate) fn reversed(&self) -> Curve {
        let mut out = Curve::from(self.end());
        for (i, [a, b, _]) in self.pieces.iter().enumerate().rev() {
            let to = if i == 0 { self.start } else { self.pieces[i - 1][2] };
            out.pieces.push([*b, *a, to]);
        }
        out
    }

    /// Returns points along the curve, close enough to approximate it.
    pub(crate) fn points(&self) -> Vec<P> {
        const STEPS: usize = 12;
        let mut out = vec![self.start];
        let mut from = self.start;
        for &[a, b, to] in &self.pieces {
            for i in 1..=STEPS {
                let t = i as f64 / STEPS as f64;
                let u = 1.0 - t;
                out.push(from * (u * u * u) + a * (3.0 * u * u * t) + b * (3.0 * u * t * t) + to * (t * t * t));
            }
            from = to;
        }
        out
    }

    /// Returns the point at a fraction of the length, and the direction there.
    pub(crate) fn along(&self, share: f64) -> (P, P) {
        let points = self.points();
        let total: f64 = points.windows(2).map(|w| w[0].to(w[1])).sum();
        let mut left = total * share;
        for w in points.windows(2) {
            let step = w[0].to(w[1]);
            if left <= step && step > 0.0 {
                return (w[0] + (w[1] - w[0]) * (left / step), (w[1] - w[0]).unit());
            }
            left -= step;
        }
        let last = points.len().saturating_sub(2);
        (self.end(), (self.end() - points[last]).unit())
    }

    /// Returns the data of an SVG path.
    pub(crate) fn d(&self) -> String {
        let mut d = format!("M{} {}", n(self.start.x), n(self.start.y));
        let mut from = self.start;
        for &[a, b, to] in &self.pieces {
            let straight = |q: P| {
                let (along, off) = (to - from, q - from);
                (along.x * off.y - along.y * off.x).abs() < 0.01 * along.length().max(1.0)
            };
            if straight(a) && straight(b) {
                let _ = write!(d, "L{} {}", n(to.x), n(to.y));
            } else {
                let _ = write!(d, "C{} {} {} {} {} {}", n(a.x), n(a.y), n(b.x), n(b.y), n(to.x), n(to.y));
            }
            from = to;
        }
        d
    }
}

/// Returns `true` if the point is inside the outline.
pub(crate) fn inside(outline: &[P], at: P) -> bool {
    let mut odd = false;
    let mut before = outline.last().copied().unwrap_or_default();
    for &now in outline {
        if (now.y > at.y) != (before.y > at.y) {
            let x = now.x + (at.y - now.y) / (before.y - now.y) * (before.x - now.x);
            odd ^= at.x < x;
        }
        before = now;
    }
    odd
}

/// Returns the distance of a point from a polyline.
pub(crate) fn distance(line: &[P], at: P) -> f64 {
    let mut best = line.first().map_or(f64::MAX, |q| q.to(at));
    for w in line.windows(2) {
        let along = w[1] - w[0];
        let square = along.x * along.x + along.y * along.y;
        let t = if square > 0.0 { ((at.x - w[0].x) * along.x + (at.y - w[0].y) * along.y) / square } else { 0.0 };
        best = best.min(at.to(w[0] + along * t.clamp(0.0, 1.0)));
    }
    best
}

/// Returns a pseudo-random number that depends only on the word and the salt.
pub(crate) fn hash(word: &str, salt: u64) -> u64 {
    let mut h = 0xcbf2_9ce4_8422_2325 ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for b in word.bytes() {
        h = (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3);
    }
    h ^= h >> 32;
    h = h.wrapping_mul(0xd6e8_feb8_6659_fd93);
    h ^ (h >> 32)
}

/// Returns the same number as a fraction from 0 to 1.
pub(crate) fn share(word: &str, salt: u64) -> f64 {
    (hash(word, salt) % 4096) as f64 / 4096.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_and_its_way_back_pass_the_same_points() {
        let there = Curve::from(p(0.0, 0.0)).cubic(p(10.0, 30.0), p(30.0, 33.0), p(50.0, 33.0)).line(p(100.0, 0.0));
        let back = there.reversed();
        assert!(there.along(0.25).0.to(back.along(0.75).0) < 0.5);
        assert_eq!(back.reversed().d(), there.d());
    }

    #[test]
    fn a_corner_turns_into_the_next_corner() {
        assert_eq!(corner(1), p(100.0, 0.0));
        assert_eq!(turn(p(50.0, 0.0), 3), p(0.0, 50.0));
        assert!(inside(&[corner(0), corner(1), corner(2)], p(80.0, 20.0)));
        assert!(!inside(&[corner(0), corner(1), corner(2)], p(20.0, 80.0)));
    }
}
