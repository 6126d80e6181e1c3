//! The shapes of figures: one for each known kind, and several pawns for all others.
//!
//! Each outline is about 24 units high and has the middle of its foot at 0,0.

use std::fmt::Write;

use bastide_core::Ruleset;

use crate::draw::color::{NEUTRAL, PIG as PIG_PAINT, Paint};
use crate::draw::geom::{Curve, P, p};
use crate::symbol::outlines::{self, HEADS, Half, NECK, PAWN};

/// The outline of a kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
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
    Mage,
    Witch,
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
            "mage" => Shape::Mage,
            "witch" => Shape::Witch,
            _ => return None,
        })
    }

    /// Returns the shape of a kind of figure. Two kinds of a ruleset have different shapes as long
    /// as heads or letters differ.
    pub(crate) fn of(rules: &Ruleset, kind: usize) -> Shape {
        let name = |kind: usize| rules.names.figures.name(kind);
        if let Some(shape) = Shape::known(name(kind)) {
            return shape;
        }
        let others = (0..kind).filter(|&k| Shape::known(name(k)).is_none());
        // The signs of figures without an owner are this letter alone.
        let neutral = |name: &&str| {
            matches!(Shape::known(name), Some(Shape::Dragon | Shape::Fairy | Shape::Tent | Shape::Mage | Shape::Witch))
        };
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
    pub(crate) fn letter(rules: &Ruleset, kind: usize) -> char {
        match Shape::of(rules, kind) {
            Shape::Pawn(_, letter) => letter.to_ascii_lowercase(),
            _ => rules.names.figures.name(kind).chars().next().map_or('?', |c| c.to_ascii_lowercase()),
        }
    }

    /// Returns the id of the outline in a picture.
    pub(crate) fn id(self) -> String {
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
            Shape::Mage => "mage".into(),
            Shape::Witch => "witch".into(),
            Shape::Pawn(head, _) => format!("pawn{head}"),
        }
    }

    /// Returns `true` for figures that lie down on a field.
    pub(crate) fn lies(self) -> bool {
        matches!(self, Shape::Follower | Shape::Big)
    }

    /// Returns the color of a figure that has no owner.
    pub(crate) fn neutral(self) -> Paint {
        match self {
            Shape::Dragon => Paint { fill: "#8c3a1f", edge: "#35120a", ink: "#f7d9a8", ..NEUTRAL },
            Shape::Pig => PIG_PAINT,
            Shape::Tent => Paint { fill: "#c9402c", edge: "#4d150b", ink: "#fff3dc", ..NEUTRAL },
            Shape::Fairy => Paint { fill: "#f3e9ff", edge: "#54407a", ink: "#54407a", ..NEUTRAL },
            Shape::Mage => Paint { fill: "#5b6fb5", edge: "#1c2550", ink: "#fdf3c8", ..NEUTRAL },
            Shape::Witch => Paint { fill: "#4b4a57", edge: "#17161d", ink: "#e9dcc0", ..NEUTRAL },
            _ => NEUTRAL,
        }
    }

    /// Returns the scale at which the outline is drawn.
    pub(crate) fn scale(self) -> f64 {
        match self {
            Shape::Big => 1.42,
            Shape::Pig => 1.0,
            Shape::Dragon => 1.34,
            Shape::Tent => 1.38,
            _ => 1.08,
        }
    }

    /// Returns the position and the radius of the mark of the seat.
    pub(crate) fn mark(self) -> (P, f64) {
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
            Shape::Mage => (p(0.0, -4.4), 3.4),
            Shape::Witch => (p(-0.4, -5.4), 3.6),
            Shape::Pawn(..) => (p(0.0, -4.6), 3.6),
        }
    }

    /// Returns additional lines on the outline.
    pub(crate) fn details(self) -> Option<&'static str> {
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
            Shape::Mage => {
                Some("M-4.8-20.4Q0-18.6 4.8-20.4M-2.8-16.8Q0-9 2.8-16.8M0-27.2v3.4M-1.7-25.5h3.4M-9-7.2-6.4-11M9-7.2 6.4-11")
            }
            Shape::Witch => {
                Some("M-4.6-22.8Q0-21.2 4.4-22.8M-4-14.8Q0-12 3.8-14.8M11.4-23.4 12.8-16.4M13.4-23.8V-16M15.4-23.4 14-16.4")
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
pub(crate) fn defs() -> String {
    let mut all = vec![
        ("follower".to_owned(), half(outlines::FOLLOWER)),
        ("abbot".to_owned(), half(outlines::ABBOT)),
        ("builder".to_owned(), half(outlines::BUILDER)),
        ("pig".to_owned(), outlines::PIG.to_owned()),
        (Shape::Dragon.id(), outlines::DRAGON.to_owned()),
        (Shape::Fairy.id(), half(outlines::FAIRY)),
        (Shape::Mayor.id(), half(outlines::MAYOR)),
        (Shape::Wagon.id(), outlines::WAGON.to_owned()),
        (Shape::Barn.id(), half(outlines::BARN)),
        (Shape::Shepherd.id(), outlines::SHEPHERD.to_owned()),
        (Shape::Ringmaster.id(), half(outlines::RINGMASTER)),
        (Shape::Tent.id(), half(outlines::TENT)),
        (Shape::Phantom.id(), half(outlines::PHANTOM)),
        (Shape::Mage.id(), half(outlines::MAGE)),
        (Shape::Witch.id(), outlines::WITCH.to_owned()),
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
    let d = half(outlines::FOLLOWER);
    let _ = write!(
        out,
        r##"<g id="big" stroke-linejoin="round"><path d="{d}" fill="none" stroke-width="6"/><path d="{d}" fill="none" stroke="#fff" stroke-width="3.6"/><path d="{d}" stroke-width="1.1"/></g>"##
    );
    out
}
