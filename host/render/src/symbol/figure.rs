//! Figures: original shapes in the players' colors, each with the mark of its seat.
//!
//! A follower stands on two feet and lies down on a field. A figure is drawn around its middle; its
//! outline comes from [`shapes`](crate::symbol::shapes), its mark from [`seat_mark`].

use std::fmt::Write;

use bastide_core::{FigureState, Ruleset};

use crate::draw::color::{self, Paint};
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol::seat_mark;
use crate::symbol::shapes::Shape;

/// The distance from the middle of a figure to its foot.
pub(crate) const FOOT: f64 = 10.0;

/// The appearance of a figure.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Look {
    pub(crate) shape: Shape,
    pub(crate) paint: Paint,
    pub(crate) lying: bool,
    /// `true` for a figure on a bridge, above other figures.
    pub(crate) raised: bool,
    /// `true` for a figure that stood here until the end of the game and was removed.
    pub(crate) gone: bool,
    /// The scale, with 1 for the usual size.
    pub(crate) zoom: f64,
}

impl Look {
    /// Returns the appearance of a figure; `lying` is for figures on a field.
    pub(crate) fn of(rules: &Ruleset, f: &FigureState, lying: bool) -> Look {
        let neutral = || Shape::of(rules, f.kind.index()).neutral;
        let paint = f.owner.map_or_else(neutral, |owner| color::of_player(rules, owner));
        Look::of_kind(rules, f.kind.index(), paint, lying)
    }

    /// Returns the appearance of a kind of figure.
    pub(crate) fn of_kind(rules: &Ruleset, kind: usize, paint: Paint, lying: bool) -> Look {
        let shape = Shape::of(rules, kind);
        let lying = lying && shape.lies;
        Look { shape, paint, lying, raised: false, gone: false, zoom: 1.0 }
    }

    /// Returns the appearance of an ordinary follower, which also stands for its player: of the kind that
    /// the table declares.
    pub(crate) fn ordinary(rules: &Ruleset, paint: Paint, lying: bool) -> Look {
        Look::of_kind(rules, rules.player_figure().index(), paint, lying)
    }

    /// Returns the distance from the middle of the figure to its left and right ends.
    pub(crate) fn half_width(&self) -> f64 {
        self.shape.half_width * self.shape.size + 1.7
    }

    /// Returns the distance from the middle of the figure to its top.
    pub(crate) fn height(&self) -> f64 {
        self.zoom * if self.lying { 10.0 } else { 26.0 * self.shape.size - FOOT }
    }
}

/// Draws a figure so that it stands or lies around a position.
pub(crate) fn put(out: &mut String, pen: &Pen, look: &Look, at: P) {
    let Paint { fill, edge, ink, .. } = look.paint;
    let scale = look.shape.size;
    let (mark, radius) = look.shape.mark;
    let id = &look.shape.id;
    let zoom = if look.zoom == 1.0 { String::new() } else { format!(" scale({})", n(look.zoom)) };
    let (class, opacity) = if look.gone { ("gone", r#" opacity=".72""#) } else { ("figure", "") };
    let _ = write!(out, r#"<g class="{class} {id}" transform="translate({} {}){zoom}"{opacity}>"#, n(at.x), n(at.y));
    if look.raised {
        let _ = write!(
            out,
            r##"<rect class="plank" x="-17" y="{}" width="34" height="6.4" rx="2" fill="#fdf0d2" stroke="#3f3021" stroke-width="1.6"/>"##,
            n(FOOT - 0.6)
        );
    } else {
        let (x, y, wide) = if look.lying { (0.8, 5.4 * scale, 10.0) } else { (0.8, FOOT - 1.4, 8.0 * scale) };
        let _ =
            write!(out, r##"<ellipse cx="{}" cy="{}" rx="{}" ry="3" fill="#2a1f12" fill-opacity=".28"/>"##, n(x), n(y), n(wide));
    }
    let dash = if look.gone { r#" stroke-dasharray="2.2 1.4""# } else { "" };
    let turn = if look.lying { "rotate(-90) ".to_owned() } else { format!("translate(0 {}) ", n(FOOT)) };
    let middle = if look.lying { " translate(0 11.5)" } else { "" };
    let _ =
        write!(out, r##"<g transform="{turn}scale({scale}){middle}"><use href="#{id}" fill="{fill}" stroke="{edge}"{dash}/>"##);
    if let Some(lines) = &look.shape.lines {
        let _ = write!(out, r#"<path d="{lines}" fill="none" stroke="{ink}" stroke-width="1.1"/>"#);
    }
    if let Some(letter) = look.shape.letter {
        let style = Style::new(8.0, ink).bold().at(Anchor::Middle);
        pen.put(out, &letter.to_string(), p(0.0, -16.4), style);
    }
    out.push_str("</g>");
    // The mark is upright, also on a lying figure.
    let at = if look.lying { p((mark.y + 11.5) * scale, 0.0) } else { p(mark.x * scale, mark.y * scale + FOOT) };
    seat_mark::put(out, &look.paint, at, radius * scale);
    out.push_str("</g>");
}

/// Returns the positions of `count` figures around one position of a cell, side by side and in
/// rows, all within the cell; `zoom` times as far apart as usual.
pub(crate) fn side_by_side(at: P, cell: P, count: usize, zoom: f64) -> impl Iterator<Item = P> {
    const ROW: usize = 4;
    let rows = count.div_ceil(ROW).max(1);
    let in_row = count.div_ceil(rows);
    let step = if in_row > 2 { 14.0 } else { 20.0 } * zoom;
    let half = (in_row.max(1) - 1) as f64 / 2.0;
    let reach = half * step + 9.0 * zoom;
    let x = at.x.clamp((cell.x + reach).min(cell.x + 50.0), (cell.x + 100.0 - reach).max(cell.x + 50.0));
    (0..count).map(move |i| {
        let (column, row) = (i % in_row, i / in_row);
        p(x + (column as f64 - half) * step, at.y + (row as f64 - (rows - 1) as f64 / 2.0) * 15.0 * zoom)
    })
}
