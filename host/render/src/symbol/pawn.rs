//! Pawns: the shapes of figures without a drawing, told apart by their heads and by the letter of
//! their kind.

use crate::draw::geom::{Curve, P, p};

/// The body of a pawn below its head.
const PAWN: &[[f64; 6]] = &[[4.5, -9.0, 6.4, -5.4, 9.4, -2.0], [10.2, -1.0, 9.8, 0.3, 8.5, 0.3], [6.0, 0.3, 3.0, 0.3, 0.0, 0.3]];
/// The point where the head of a pawn meets its body.
const NECK: P = p(3.4, -13.7);
/// The right halves of the heads of pawns, from the axis to the neck.
pub(crate) const HEADS: [&[P]; 6] = [
    &[p(0.0, -25.2), p(3.2, -24.3), p(5.6, -21.9), p(6.4, -19.0), p(5.6, -16.1)],
    &[p(0.0, -24.6), p(6.0, -24.6), p(6.0, -14.6)],
    &[p(0.0, -27.2), p(7.8, -14.6)],
    &[p(0.0, -27.0), p(7.4, -19.6)],
    &[p(0.0, -21.4), p(7.8, -25.4), p(6.4, -15.0)],
    &[p(0.0, -26.4), p(2.8, -26.4), p(2.8, -22.6), p(7.2, -22.6), p(7.2, -17.0), p(3.4, -17.0)],
];

/// Returns the outline of the pawn with the N-th head.
pub(crate) fn outline(head: usize) -> String {
    let head = HEADS[head % HEADS.len()];
    let start = head.first().copied().unwrap_or(NECK);
    let to_neck = head.iter().skip(1).fold(Curve::from(start), |c, at| c.line(*at)).line(NECK);
    whole(PAWN.iter().fold(to_neck, |c, &[a, b, c2, d, x, y]| c.cubic(p(a, b), p(c2, d), p(x, y))))
}

/// Mirrors the right half of an outline and joins both.
fn whole(right: Curve) -> String {
    let mut left = right.reversed();
    left.start.x = -left.start.x;
    left.pieces.iter_mut().flatten().for_each(|q| q.x = -q.x);
    right.then(&left).d() + "z"
}
