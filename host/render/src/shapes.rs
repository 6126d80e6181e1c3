//! The outlines of figures: one for each known kind, and several pawns for all others.
//!
//! Each outline is about 24 units high and has the middle of its foot at 0,0.

use std::fmt::Write;

use bastide_core::Ruleset;

use super::color::{NEUTRAL, PIG as PIG_PAINT, Paint};
use super::geom::{Curve, P, p};

/// The right half of a shape, from its top to its foot: a start on the axis, and cubic Bézier
/// segments.
type Half = (f64, &'static [[f64; 6]]);

const FOLLOWER: Half = (
    -24.0,
    &[
        [2.8, -24.0, 4.9, -21.9, 4.9, -19.2],
        [4.9, -17.8, 4.3, -16.6, 3.5, -15.7],
        [7.5, -14.8, 11.6, -12.6, 11.6, -10.2],
        [11.6, -8.3, 9.2, -7.9, 6.3, -8.4],
        [6.9, -5.6, 8.3, -3.2, 9.5, -1.6],
        [10.2, -0.6, 9.7, 0.3, 8.6, 0.3],
        [7.0, 0.3, 5.0, 0.3, 3.3, 0.3],
        [2.4, 0.3, 1.9, -0.1, 1.5, -1.0],
        [1.1, -2.0, 0.5, -3.4, 0.0, -4.4],
    ],
);
const ABBOT: Half = (
    -27.0,
    &[
        [2.6, -24.7, 4.0, -22.4, 4.0, -19.8],
        [4.0, -18.0, 4.0, -16.5, 3.1, -15.0],
        [7.2, -13.9, 9.4, -11.0, 10.1, -7.0],
        [10.5, -4.7, 10.7, -2.6, 11.4, -1.1],
        [11.8, -0.2, 11.3, 0.3, 10.4, 0.3],
        [7.0, 0.3, 3.0, 0.3, 0.0, 0.3],
    ],
);
/// A helmet with a brim over square shoulders.
const BUILDER: Half = (
    -25.4,
    &[
        [3.4, -25.4, 5.6, -23.0, 5.6, -19.8],
        [6.6, -19.8, 7.8, -19.8, 8.6, -19.8],
        [8.6, -19.2, 8.6, -18.4, 8.6, -17.6],
        [7.2, -17.6, 5.6, -17.6, 4.4, -17.6],
        [4.4, -16.4, 4.2, -15.4, 3.6, -14.4],
        [6.0, -14.4, 8.2, -14.4, 10.2, -14.4],
        [10.2, -11.2, 10.2, -8.0, 10.2, -4.8],
        [9.2, -4.8, 8.2, -4.8, 7.2, -4.8],
        [7.2, -3.1, 7.2, -1.4, 7.2, 0.3],
        [4.8, 0.3, 2.4, 0.3, 0.0, 0.3],
    ],
);
/// The body of a pawn below its head.
const PAWN: &[[f64; 6]] = &[[4.5, -9.0, 6.4, -5.4, 9.4, -2.0], [10.2, -1.0, 9.8, 0.3, 8.5, 0.3], [6.0, 0.3, 3.0, 0.3, 0.0, 0.3]];
/// The point where the head of a pawn meets its body.
const NECK: P = p(3.4, -13.7);
/// The right halves of the heads of pawns, from the axis to the neck.
const HEADS: [&[P]; 6] = [
    &[p(0.0, -25.2), p(3.2, -24.3), p(5.6, -21.9), p(6.4, -19.0), p(5.6, -16.1)],
    &[p(0.0, -24.6), p(6.0, -24.6), p(6.0, -14.6)],
    &[p(0.0, -27.2), p(7.8, -14.6)],
    &[p(0.0, -27.0), p(7.4, -19.6)],
    &[p(0.0, -21.4), p(7.8, -25.4), p(6.4, -15.0)],
    &[p(0.0, -26.4), p(2.8, -26.4), p(2.8, -22.6), p(7.2, -22.6), p(7.2, -17.0), p(3.4, -17.0)],
];
/// A pig from its side.
const PIG: &str = "M-11.4-8.4C-11.4-13.6-6-15.6 0-15.4 2.6-15.3 4.8-15 6.8-14.4L9.2-18.4 11-13.4C12.4-12.4 13-11.4 13.4-10L15.4-9.8 15.4-5.8 \
    12.8-5.4C11.6-4 10.2-3.2 8.8-2.8V.3H5L4.6-2H-3.6L-4 .3H-7.8L-8-3.2C-10.2-4.2-11.4-6-11.4-8.4z";

/// A mayor: a tall hat with a brim over a wide coat.
const MAYOR: Half = (
    -28.6,
    &[
        [1.8, -28.6, 3.6, -28.4, 5.2, -28.0],
        [4.8, -26.0, 4.6, -24.2, 4.6, -22.4],
        [6.0, -22.4, 7.4, -22.2, 8.4, -21.8],
        [8.4, -21.0, 8.2, -20.4, 7.8, -19.8],
        [6.8, -19.8, 5.8, -19.8, 4.8, -19.8],
        [4.8, -17.8, 4.2, -16.2, 3.2, -15.0],
        [7.6, -14.2, 10.4, -11.4, 11.0, -7.6],
        [11.4, -5.0, 11.4, -2.4, 11.4, 0.3],
        [7.6, 0.3, 3.8, 0.3, 0.0, 0.3],
    ],
);
/// A covered wagon from its side, on two wheels.
const WAGON: &str = "M-12.6-8.4C-15.4-12.6-14.6-17.2-11.4-20.2-4-22.4 4-22.4 11.4-20.2 14.6-17.2 15.4-12.6 12.6-8.4L12.2-5.2C12.2-2 9.8.3 7 .3 4.4.3 \
    2.2-1.6 1.8-4.2H-1.8C-2.2-1.6-4.4.3-7 .3-9.8.3-12.2-2-12.2-5.2z";
/// The right half of a barn from its gable side.
const BARN: Half = (
    -24.4,
    &[
        [3.2, -22.6, 6.4, -20.8, 9.6, -18.8],
        [10.8, -16.6, 12.0, -14.4, 13.2, -12.2],
        [12.4, -11.6, 11.6, -11.0, 10.8, -10.6],
        [10.8, -7.0, 10.8, -3.4, 10.8, 0.3],
        [7.2, 0.3, 3.6, 0.3, 0.0, 0.3],
    ],
);

/// A shepherd with a hat and a cloak, and a crook beside him.
const SHEPHERD: &str = "M-10.2.3C-10.2-6-8-11.6-4-14.8-5.8-16.6-6-19.2-4.8-21L-8-21.4C-8.4-23-5.6-23.8-3.6-24-3-27 2.6-27 3.2-24 \
    5.2-23.8 8-23 7.6-21.4L4.4-21C5.6-19.2 5.4-16.6 3.6-14.8 7.2-12 9-6.6 9.2.3zM11 .3V-19.4C11-26.4 19.4-26.4 19.4-20V-18H16.8V-19.8C16.8-23 \
    13.8-23 13.8-19.4V.3z";
/// The right half of a ringmaster: a top hat, arms stretched out, a tailcoat.
const RINGMASTER: Half = (
    -29.4,
    &[
        [2.0, -29.4, 4.0, -29.2, 5.6, -28.6],
        [5.4, -26.6, 5.2, -24.8, 5.0, -23.4],
        [6.6, -23.2, 8.0, -22.8, 9.2, -22.0],
        [8.8, -21.2, 8.2, -20.6, 7.4, -20.4],
        [6.4, -20.4, 5.6, -20.4, 4.8, -20.4],
        [4.7, -18.2, 4.2, -16.6, 3.2, -15.4],
        [6.4, -15.2, 9.6, -16.4, 12.6, -18.4],
        [14.6, -18.8, 15.4, -16.6, 14.0, -15.2],
        [11.6, -12.8, 8.8, -11.0, 6.4, -9.6],
        [6.4, -7.2, 8.0, -3.4, 10.8, -1.2],
        [11.4, -0.4, 11.0, 0.3, 9.8, 0.3],
        [7.8, 0.3, 5.6, 0.3, 3.8, 0.3],
        [2.6, -1.2, 1.2, -3.0, 0.0, -4.6],
    ],
);
/// The right half of a tent with a pointed roof.
const TENT: Half = (
    -27.0,
    &[
        [1.0, -27.0, 1.4, -26.0, 1.4, -25.0],
        [4.5, -20.5, 9.0, -16.8, 14.2, -15.2],
        [14.0, -13.8, 13.4, -12.8, 12.2, -12.2],
        [12.0, -8.0, 12.0, -4.0, 12.4, 0.3],
        [8.2, 0.3, 4.1, 0.3, 0.0, 0.3],
    ],
);

/// A dragon from its side, with raised wings.
const DRAGON: &str = "M-16.5-14C-17.6-6.4-13.4-1.6-7.6-1.2L-7.4.3H-2.6L-2-2.2H2.6L3 .3H8L8.4-4C10.4-6.6 10-9.8 8.6-12 9.4-14.4 11.4-15.2 \
    13.4-14.8L17-14.2 17.6-17.2 13.6-20.4 12.8-24.2 10.4-20.8C7.6-21 5.8-18.8 5.2-15.8L3.8-13.4 1-27-4.2-21.4-7.4-24.2-8.6-13.4C-10.8-11.4-12-10-12.4-8 \
    -13-10.4-14.4-12.6-16.5-14z";
/// The right half of a fairy: a hat, a gown, and wings on her back.
const FAIRY: Half = (
    -27.6,
    &[
        [1.2, -25.0, 2.6, -22.4, 3.8, -19.9],
        [4.0, -18.6, 3.7, -17.2, 2.9, -16.3],
        [6.4, -20.6, 11.0, -22.8, 13.2, -20.8],
        [14.8, -18.8, 12.6, -14.8, 9.0, -12.8],
        [11.6, -12.4, 12.8, -10.4, 11.6, -8.6],
        [10.2, -6.8, 7.2, -7.4, 5.2, -9.0],
        [6.4, -6.0, 8.2, -3.0, 10.0, -1.4],
        [10.6, -0.6, 10.2, 0.3, 9.0, 0.3],
        [6.0, 0.3, 3.0, 0.3, 0.0, 0.3],
    ],
);

/// The right half of a phantom: a hood over a cloak with a wavy hem.
const PHANTOM: Half = (
    -27.0,
    &[
        [3.6, -26.4, 6.2, -23.4, 6.4, -19.4],
        [6.6, -16.6, 7.6, -14.4, 8.8, -12.0],
        [10.4, -8.4, 11.2, -4.4, 11.4, -0.6],
        [10.0, 0.8, 8.6, 0.6, 7.6, -1.2],
        [6.4, 0.9, 4.6, 0.9, 3.6, -1.2],
        [2.6, 0.5, 1.2, 0.8, 0.0, 0.8],
    ],
);

/// The outline of a kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Follower,
    /// A follower with a second outline, and larger.
    Big,
    Abbot,
    Builder,
    Pig,
    Dragon,
    Fairy,
    Mayor,
    Wagon,
    Barn,
    Shepherd,
    Ringmaster,
    Tent,
    Phantom,
    /// A pawn with the N-th head, and the letter of its kind on it.
    Pawn(usize, char),
}

impl Shape {
    /// Returns the shape of a kind by its name, if there is one.
    fn known(name: &str) -> Option<Shape> {
        Some(match name {
            "follower" => Shape::Follower,
            "big" => Shape::Big,
            "abbot" => Shape::Abbot,
            "builder" => Shape::Builder,
            "pig" | "wheel-pig" => Shape::Pig,
            "dragon" => Shape::Dragon,
            "fairy" => Shape::Fairy,
            "mayor" => Shape::Mayor,
            "wagon" => Shape::Wagon,
            "barn" => Shape::Barn,
            "shepherd" => Shape::Shepherd,
            "ringmaster" => Shape::Ringmaster,
            "big-top" => Shape::Tent,
            "phantom" => Shape::Phantom,
            _ => return None,
        })
    }

    /// Returns the shape of a kind of figure. Two kinds of a ruleset have different shapes as long
    /// as heads or letters differ.
    pub(super) fn of(rules: &Ruleset, kind: usize) -> Shape {
        let name = |kind: usize| rules.names.figures.name(kind);
        if let Some(shape) = Shape::known(name(kind)) {
            return shape;
        }
        let others = (0..kind).filter(|&k| Shape::known(name(k)).is_none());
        // The signs of figures without an owner are this letter alone.
        let neutral = |name: &&str| matches!(Shape::known(name), Some(Shape::Dragon | Shape::Fairy | Shape::Tent));
        let mut letters: Vec<char> = rules.names.figures.iter().filter(neutral).flat_map(|name| name.chars().next()).collect();
        letters.iter_mut().for_each(|c| *c = c.to_ascii_uppercase());
        let pawns = letters.len();
        for k in others.chain([kind]) {
            let own = name(k).chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_uppercase());
            let free = own.clone().find(|c| !letters.contains(c));
            letters.push(free.or_else(|| own.clone().next()).unwrap_or('?'));
        }
        let letter = letters.last().copied().unwrap_or('?');
        Shape::Pawn((letters.len() - pawns).saturating_sub(1) % HEADS.len(), letter)
    }

    /// Returns the small letter of the kind: the one on a pawn, or the first one of the name.
    pub(super) fn letter(rules: &Ruleset, kind: usize) -> char {
        match Shape::of(rules, kind) {
            Shape::Pawn(_, letter) => letter.to_ascii_lowercase(),
            _ => rules.names.figures.name(kind).chars().next().map_or('?', |c| c.to_ascii_lowercase()),
        }
    }

    /// Returns the id of the outline in a picture.
    pub(super) fn id(self) -> String {
        match self {
            Shape::Follower => "follower".into(),
            Shape::Big => "big".into(),
            Shape::Abbot => "abbot".into(),
            Shape::Builder => "builder".into(),
            Shape::Pig => "pig".into(),
            Shape::Dragon => "dragon-figure".into(),
            Shape::Fairy => "fairy-figure".into(),
            Shape::Mayor => "mayor".into(),
            Shape::Wagon => "wagon".into(),
            Shape::Barn => "barn".into(),
            Shape::Shepherd => "shepherd".into(),
            Shape::Ringmaster => "ringmaster".into(),
            Shape::Tent => "tent".into(),
            Shape::Phantom => "phantom".into(),
            Shape::Pawn(head, _) => format!("pawn{head}"),
        }
    }

    /// Returns `true` for figures that lie down on a field.
    pub(super) fn lies(self) -> bool {
        matches!(self, Shape::Follower | Shape::Big)
    }

    /// Returns the color of a figure that has no owner.
    pub(super) fn neutral(self) -> Paint {
        match self {
            Shape::Dragon => Paint { fill: "#8c3a1f", edge: "#35120a", ink: "#f7d9a8", ..NEUTRAL },
            Shape::Pig => PIG_PAINT,
            Shape::Tent => Paint { fill: "#c9402c", edge: "#4d150b", ink: "#fff3dc", ..NEUTRAL },
            Shape::Fairy => Paint { fill: "#f3e9ff", edge: "#54407a", ink: "#54407a", ..NEUTRAL },
            _ => NEUTRAL,
        }
    }

    /// Returns the scale at which the outline is drawn.
    pub(super) fn scale(self) -> f64 {
        match self {
            Shape::Big => 1.42,
            Shape::Pig => 1.0,
            Shape::Dragon => 1.34,
            Shape::Tent => 1.38,
            _ => 1.08,
        }
    }

    /// Returns the position and the radius of the mark of the seat.
    pub(super) fn mark(self) -> (P, f64) {
        match self {
            Shape::Follower | Shape::Big => (p(0.0, -9.4), 4.0),
            Shape::Abbot => (p(0.0, -6.2), 4.0),
            Shape::Builder => (p(0.0, -9.0), 4.2),
            Shape::Pig => (p(-1.0, -8.7), 4.3),
            Shape::Dragon => (p(0.0, -6.6), 3.8),
            Shape::Fairy => (p(0.0, -5.2), 3.4),
            Shape::Mayor => (p(0.0, -6.4), 4.2),
            Shape::Wagon => (p(0.0, -13.6), 4.4),
            Shape::Barn => (p(0.0, -6.2), 4.6),
            Shape::Shepherd => (p(-0.4, -6.4), 4.2),
            Shape::Ringmaster => (p(0.0, -8.8), 3.6),
            Shape::Tent => (p(0.0, -18.0), 3.0),
            Shape::Phantom => (p(0.0, -6.6), 4.2),
            Shape::Pawn(..) => (p(0.0, -4.6), 3.6),
        }
    }

    /// Returns additional lines on the outline.
    pub(super) fn details(self) -> Option<&'static str> {
        match self {
            Shape::Abbot => Some("M0-23.5v6M-2.2-20.6h4.4M-4.2-13.2Q0-10.6 4.2-13.2"),
            Shape::Builder => Some("M-5.6-19.8H5.6"),
            Shape::Dragon => Some("M12.4-18.2h.9M3.8-13.4-4.2-21.4M3.4-12.8-7.4-24.2M8.6-12q-2.4 4.4-6.4 4.4M-6-6.4q2-2 4.6-1.4"),
            Shape::Fairy => Some("M-3.8-19.9Q0-18.6 3.8-19.9M5-13.6Q8.6-15.4 10.6-18.4M-5-13.6Q-8.6-15.4-10.6-18.4M0-9.4v5.4"),
            Shape::Mayor => Some("M-4.6-22.4H4.6M-4.4-14.2Q0-9.6 4.4-14.2"),
            Shape::Wagon => Some("M-12.6-8.4H12.6M-7-7.6v5.2M-9.6-5h5.2M7-7.6v5.2M4.4-5h5.2M-5.4-8.8V-21.4M5.4-8.8V-21.4"),
            Shape::Barn => Some("M-13.2-12.2-9.6-18.8 0-24.4 9.6-18.8 13.2-12.2M-2.4-18.2h4.8v3.4h-4.8z"),
            Shape::Shepherd => Some("M-4.8-21Q-.2-19.4 4.4-21M-4-14.8Q-.2-12.4 3.6-14.8"),
            Shape::Ringmaster => Some("M-5.2-24.8H5.2M-4.8-20.4H4.8M-3.2-15.2 0-11.8 3.2-15.2"),
            Shape::Tent => Some(
                "M-14.2-15.2Q-11-11-7.6-13.4-3.8-10.6 0-13 3.8-10.6 7.6-13.4 11-11 14.2-15.2M-.6-25.6Q-3.4-19.4-7.6-13.4M.6-25.6Q3.4-19.4 7.6-13.4\
                M-3.2.3V-5Q0-9.4 3.2-5V.3M-7.8-12.8V.3M7.8-12.8V.3",
            ),
            Shape::Phantom => {
                Some("M0-23.4Q-3.4-22.6-3.4-18.6-3-15.2 0-13.8 3-15.2 3.4-18.6 3.4-22.6 0-23.4zM-1.7-18.9v1.6M1.7-18.9v1.6")
            }
            Shape::Pig => Some("M10.6-10.6v.9M-11.2-9.4q-3.6-.6-3-3.6 1.8-1.4 2.4.4"),
            _ => None,
        }
    }
}

/// Mirrors the right half of an outline and joins both.
fn whole(right: Curve) -> String {
    let mut left = right.reversed();
    left.start.x = -left.start.x;
    left.pieces.iter_mut().flatten().for_each(|q| q.x = -q.x);
    right.then(&left).d() + "z"
}

fn half((top, pieces): Half) -> String {
    whole(body(Curve::from(p(0.0, top)), pieces))
}

fn body(start: Curve, pieces: &[[f64; 6]]) -> Curve {
    pieces.iter().fold(start, |c, &[a, b, c2, d, x, y]| c.cubic(p(a, b), p(c2, d), p(x, y)))
}

/// Returns the definitions of all outlines: a pale edge and the shape, which inherits fill and
/// stroke where it is used.
pub(super) fn defs() -> String {
    let mut all = vec![
        ("follower".to_owned(), half(FOLLOWER)),
        ("abbot".to_owned(), half(ABBOT)),
        ("builder".to_owned(), half(BUILDER)),
        ("pig".to_owned(), PIG.to_owned()),
        (Shape::Dragon.id(), DRAGON.to_owned()),
        (Shape::Fairy.id(), half(FAIRY)),
        (Shape::Mayor.id(), half(MAYOR)),
        (Shape::Wagon.id(), WAGON.to_owned()),
        (Shape::Barn.id(), half(BARN)),
        (Shape::Shepherd.id(), SHEPHERD.to_owned()),
        (Shape::Ringmaster.id(), half(RINGMASTER)),
        (Shape::Tent.id(), half(TENT)),
        (Shape::Phantom.id(), half(PHANTOM)),
    ];
    for (i, head) in HEADS.iter().enumerate() {
        let start = head.first().copied().unwrap_or(NECK);
        let to_neck = head.iter().skip(1).fold(Curve::from(start), |c, at| c.line(*at)).line(NECK);
        all.push((format!("pawn{i}"), whole(body(to_neck, PAWN))));
    }
    let mut out = String::new();
    for (id, d) in &all {
        let _ = write!(
            out,
            r##"<g id="{id}" stroke-linejoin="round"><path d="{d}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.4"/><path d="{d}" stroke-width="1.3"/></g>"##
        );
    }
    let d = half(FOLLOWER);
    let _ = write!(
        out,
        r##"<g id="big" stroke-linejoin="round"><path d="{d}" fill="none" stroke-width="6"/><path d="{d}" fill="none" stroke="#fff" stroke-width="3.6"/><path d="{d}" stroke-width="1.1"/></g>"##
    );
    out
}
