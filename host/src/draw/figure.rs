//! Figures: our own shapes in the players' colours.
//!
//! A follower stands on two feet and lies down on a field; an abbot wears a cope and a mitre; a kind that nobody here has
//! drawn is a pawn with its letter. Each is about 24 units high and has its foot at 0,0, apart from lying ones, which have
//! their middle there.

use std::fmt::Write;

use bastide_core::{Figurine, Ruleset};

use super::color::{self, NEUTRAL, Paint};
use super::geom::{Curve, P, n, p};
use super::text::{Anchor, Pen, Style};

/// The right half of a shape, from its top to its foot: a start on the axis and cubic pieces.
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
const PAWN: Half = (
    -24.0,
    &[
        [3.4, -24.0, 5.9, -21.5, 5.9, -18.3],
        [5.9, -16.3, 4.9, -14.7, 3.4, -13.7],
        [4.5, -9.0, 6.4, -5.4, 9.4, -2.0],
        [10.2, -1.0, 9.8, 0.3, 8.5, 0.3],
        [6.0, 0.3, 3.0, 0.3, 0.0, 0.3],
    ],
);

/// The definitions of the shapes: a pale rim and the shape, which takes fill and stroke from where it is used.
pub(super) fn defs() -> String {
    let mut out = String::new();
    for (id, (top, half)) in [("follower", FOLLOWER), ("abbot", ABBOT), ("pawn", PAWN)] {
        let right = half.iter().fold(Curve::from(p(0.0, top)), |c, &[a, b, c2, d, x, y]| c.cubic(p(a, b), p(c2, d), p(x, y)));
        let mut left = right.reversed();
        left.start.x = -left.start.x;
        left.pieces.iter_mut().flatten().for_each(|q| q.x = -q.x);
        let d = right.then(&left).d();
        let _ = write!(
            out,
            r##"<g id="{id}" stroke-linejoin="round"><path d="{d}z" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3.4"/><path d="{d}z" stroke-width="1.3"/></g>"##
        );
    }
    out
}

/// What a figure looks like.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Look {
    shape: &'static str,
    paint: Paint,
    letter: Option<char>,
    lying: bool,
    cross: bool,
    /// Another kind of follower than the common one.
    big: bool,
}

impl Look {
    /// The look of a figure; lying on a field.
    pub(super) fn of(rules: &Ruleset, f: &Figurine, lying: bool) -> Look {
        let paint = f.owner.map_or(NEUTRAL, |owner| color::of_player(rules, owner));
        Look::of_kind(rules.names.figures.name(f.kind.index()), paint, lying)
    }

    /// The look of a kind of figure by name.
    pub(super) fn of_kind(kind: &str, paint: Paint, lying: bool) -> Look {
        let (shape, letter, cross) = match kind {
            "follower" => ("follower", None, false),
            _ if kind.ends_with("follower") => ("follower", kind.chars().next().map(|c| c.to_ascii_uppercase()), false),
            "abbot" => ("abbot", None, true),
            _ => ("pawn", kind.chars().next().map(|c| c.to_ascii_uppercase()), false),
        };
        let lies = shape == "follower";
        Look {
            shape,
            paint,
            letter: letter.filter(|_| !(lies && lying)),
            lying: lying && lies,
            big: lies && kind != "follower",
            cross,
        }
    }

    /// Some follower.
    pub(super) fn sample(lying: bool) -> Look {
        Look { shape: "follower", paint: NEUTRAL, letter: None, lying, cross: false, big: false }
    }
}

/// Paints a figure so that it stands (or lies) around a place.
pub(super) fn put(out: &mut String, pen: &Pen, look: &Look, at: P) {
    let Paint { fill, edge, ink, .. } = look.paint;
    let scale = if look.big { "scale(1.2)" } else { "scale(.94)" };
    let turn = if look.lying { format!(" rotate(-90) {scale} translate(0 11.5)") } else { format!(" {scale} translate(0 10)") };
    let shadow = if look.lying { p(0.8, 5.4) } else { p(0.8, 8.6) };
    let _ = write!(
        out,
        r##"<ellipse cx="{}" cy="{}" rx="{}" ry="3" fill="#2a1f12" opacity=".28"/><g transform="translate({} {}){turn}"><use href="#{}" fill="{fill}" stroke="{edge}"/>"##,
        n(at.x + shadow.x),
        n(at.y + shadow.y),
        if look.lying { 10 } else { 8 },
        n(at.x),
        n(at.y),
        look.shape,
    );
    if look.cross {
        let _ = write!(
            out,
            r#"<path d="M0-23.5v6M-2.2-20.6h4.4M-4.2-12.6Q0-10 4.2-12.6M0-11.4V-.5" fill="none" stroke="{ink}" stroke-width="1.1"/>"#
        );
    }
    if let Some(letter) = look.letter {
        pen.put(
            out,
            &letter.to_string(),
            p(0.0, if look.big { -5.6 } else { -1.6 }),
            Style::new(8.5, ink).bold().at(Anchor::Middle),
        );
    }
    out.push_str("</g>");
}

/// The places of so many figures around one place of a cell, side by side and in rows, all within the cell.
pub(super) fn side_by_side(at: P, cell: P, count: usize) -> impl Iterator<Item = P> {
    const ROW: usize = 4;
    let rows = count.div_ceil(ROW).max(1);
    let in_row = count.div_ceil(rows);
    let step = if in_row > 2 { 13.0 } else { 17.0 };
    let half = (in_row.max(1) - 1) as f64 / 2.0;
    let reach = half * step + 9.0;
    let x = at.x.clamp((cell.x + reach).min(cell.x + 50.0), (cell.x + 100.0 - reach).max(cell.x + 50.0));
    (0..count).map(move |i| {
        let (column, row) = (i % in_row, i / in_row);
        p(x + (column as f64 - half) * step, at.y + (row as f64 - (rows - 1) as f64 / 2.0) * 15.0)
    })
}
