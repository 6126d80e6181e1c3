//! The marks of the seats: one plain shape for each, so that seats can be distinguished without
//! color.

use std::fmt::Write;

use crate::draw::color::Paint;
use crate::draw::geom::{P, n};

/// The shapes by the number of the seat, each within a circle of radius about 1.
const MARKS: [&str; 8] = [
    r#"<circle r=".95"/>"#,
    r#"<path d="M0-1.15 1.15.85H-1.15z"/>"#,
    r#"<path d="M-.85-.85H.85V.85H-.85z"/>"#,
    r#"<path d="M-.36-1.1H.36V-.36H1.1V.36H.36V1.1H-.36V.36H-1.1V-.36H-.36z"/>"#,
    r#"<path d="M-1-.95H1v.65H-1zM-1 .3H1v.65H-1z"/>"#,
    r#"<path d="M0-1.25.31-.42 1.19-.39.5.16.74 1.01 0 .52-.74 1.01-.5.16-1.19-.39-.31-.42z"/>"#,
    r#"<path fill-rule="evenodd" d="M1.1 0A1.1 1.1 0 1 1-1.1 0 1.1 1.1 0 1 1 1.1 0zM.5 0A.5.5 0 1 0-.5 0 .5.5 0 1 0 .5 0z"/>"#,
    r#"<path d="M0-1.3.8 0 0 1.3-.8 0z"/>"#,
];

/// Returns the definitions of all marks.
pub(crate) fn defs() -> String {
    MARKS.iter().enumerate().map(|(i, shape)| format!(r#"<g id="seat{i}">{shape}</g>"#)).collect()
}

/// Draws the mark of a seat with its middle at `at` and the radius `radius`. Draws nothing for
/// figures without an owner.
pub(crate) fn put(out: &mut String, paint: &Paint, at: P, radius: f64) {
    let Some(mark) = paint.mark else { return };
    let _ = write!(
        out,
        r##"<use href="#seat{}" transform="translate({} {}) scale({})" fill="{}"/>"##,
        usize::from(mark) % MARKS.len(),
        n(at.x),
        n(at.y),
        n(radius),
        paint.ink
    );
}
