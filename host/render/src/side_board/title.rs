//! The title of a side board, upright beside its sections.

use std::fmt::Write;

use crate::draw::color::INK;
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};

/// Writes a title from the bottom up along a strip with this corner and height, as large as fits.
pub(crate) fn title(out: &mut String, pen: &Pen, text: &str, at: P, height: f64, unit: f64) {
    let size = pen.fitting(text, 30.0 * unit, height);
    let _ = write!(out, r#"<g transform="translate({} {}) rotate(-90)">"#, n(at.x + 34.0 * unit), n(at.y + height / 2.0));
    pen.put(out, text, p(0.0, 0.0), Style::new(size, INK).bold().at(Anchor::Middle));
    out.push_str("</g>");
}
