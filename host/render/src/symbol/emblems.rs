//! The upright pictures of small expansions: roses, goldmines, magic symbols, bags, ingots.
//!
//! Like the [symbols](super), they are defined once in a picture and used by name, with their
//! middle at 0,0. A whole rose is the only one that turns with its tile, since its north counts.

use std::fmt::Write;

/// The emblems: id and SVG text.
const STOCK: [(&str, &str); 4] = [
    (
        "goldmine",
        concat!(
            r##"<ellipse cx=".6" cy="7.6" rx="11" ry="2.2" fill="#2a1f12" opacity=".3"/><path d="M-9.4 7.4V-.6Q-9.4-8.6 0-8.6T9.4-.6v8z" fill="#8d8374" stroke="#43372c" stroke-width="1"/>"##,
            r##"<path d="M-6 7.4V.2Q-6-5 0-5T6 .2v7.2z" fill="#2e2419"/><g stroke="#7a5410" stroke-width=".6" stroke-linejoin="round"><path d="M-5.4 7.4-4.2 4h4L1.2 7.4z" fill="#e8b93c"/>"##,
            r##"<path d="M-.4 7.4.8 4h4L6 7.4z" fill="#f0c955"/><path d="M-2.8 4-1.6.8h3.6L3.2 4z" fill="#f7d978"/></g>"##,
            r##"<path d="M-9.4-.6h3.4M9.4-.6H6M-6.6-6.2l2 2.4M6.6-6.2l-2 2.4" stroke="#43372c" stroke-width=".8"/>"##,
        ),
    ),
    (
        "ingot",
        concat!(
            r##"<path d="M-7.4 3.4-5.2-2.6h10.4l2.2 6z" fill="#e8b93c" stroke="#7a5410" stroke-width=".9" stroke-linejoin="round"/>"##,
            r##"<path d="M-5.2-2.6-3.4-4.6h8.2l.4 2z" fill="#f7e3a0" stroke="#7a5410" stroke-width=".7" stroke-linejoin="round"/><path d="M-3.6 1.4h7.2" stroke="#7a5410" stroke-width=".8"/>"##,
        ),
    ),
    (
        "magic",
        concat!(
            r##"<circle r="9.4" fill="#43306f" stroke="#f4ecff" stroke-width="1.2"/><path d="M-2.6-6.4A6.8 6.8 0 1 0 6 2.6 5.6 5.6 0 0 1-2.6-6.4z" fill="#f5d34c" stroke="#7a5410" stroke-width=".5"/>"##,
            r##"<g fill="#fff"><path d="M3.4-6.6 4.2-4.4 6.4-3.6 4.2-2.8 3.4-.6 2.6-2.8.4-3.6 2.6-4.4z"/><circle cx="6.4" cy="1" r=".7"/><circle cx=".4" cy="-7.2" r=".7"/></g>"##,
        ),
    ),
    (
        "robber",
        concat!(
            r##"<ellipse cx=".6" cy="7.8" rx="8.4" ry="1.9" fill="#2a1f12" opacity=".3"/><path d="M-2.6-3.4C-8 .2-9 7.6-5 7.8H5C9 7.6 8 .2 2.6-3.4z" fill="#a8743f" stroke="#4a2c14" stroke-width="1" stroke-linejoin="round"/>"##,
            r##"<path d="M-3.4-7.4Q0-5.4 3.4-7.4L2.6-3.4h-5.2z" fill="#c4935a" stroke="#4a2c14" stroke-width=".9" stroke-linejoin="round"/><path d="M-3.4-3.4h6.8" stroke="#4a2c14" stroke-width="1.5" stroke-linecap="round"/>"##,
            r##"<circle cy="3" r="2.7" fill="#e8b93c" stroke="#7a5410" stroke-width=".7"/>"##,
        ),
    ),
];

/// The traits with an emblem.
const PICTURED: [&str; 9] =
    ["goldmine", "magic", "robber", "rose-orange", "rose-blue", "rose-ne", "rose-se", "rose-sw", "rose-nw"];

/// Returns `true` for a trait with an emblem.
pub(crate) fn has(name: &str) -> bool {
    PICTURED.contains(&name)
}

/// Returns `true` for a trait whose emblem turns with its tile: a whole rose.
pub(crate) fn turns(name: &str) -> bool {
    name == "rose-orange" || name == "rose-blue"
}

/// Returns the definitions of all emblems.
pub(crate) fn defs() -> String {
    let mut out = String::new();
    for (id, body) in STOCK {
        _ = write!(out, r#"<g id="{id}">{body}</g>"#);
    }
    _ = write!(out, r#"<g id="rose-orange">{}</g>"#, whole("#e08a2c", "#7a4310", false));
    _ = write!(out, r#"<g id="rose-blue">{}</g>"#, whole("#3f74b5", "#16325c", true));
    for (id, letters, turn) in [("rose-ne", "NE", 0), ("rose-se", "SE", 90), ("rose-sw", "SW", 180), ("rose-nw", "NW", 270)] {
        _ = write!(out, r#"<g id="{id}">{}</g>"#, quarter(letters, turn));
    }
    out
}

/// The lines of a letter, four wide and six high, with its middle at 0,0.
fn letter(letter: char) -> &'static str {
    match letter {
        'N' => "M-2 3V-3L2 3V-3",
        'E' => "M2-3H-2V3H2M-2 0H1.4",
        'S' => "M2-2.4Q1.4-3 0-3-2-3-2-1.5-2 0 0 0 2 0 2 1.5 2 3 0 3-1.4 3-2 2.4",
        _ => "M-2.6-3-1.3 3 0-2 1.3 3 2.6-3",
    }
}

/// Draws the four-pointed star of a whole rose, with an N at its north. The blue one has a second
/// ring, so that the two differ without their colors.
fn whole(fill: &str, edge: &str, ring: bool) -> String {
    let second = if ring { format!(r#"<circle r="9.6" fill="none" stroke="{edge}" stroke-width=".9"/>"#) } else { String::new() };
    format!(
        concat!(
            r##"<circle r="12.4" fill="#fbf3df" stroke="{edge}" stroke-width="1.2"/>{second}"##,
            r##"<path d="M0-11.4 2.6-2.6 11.4 0 2.6 2.6 0 11.4-2.6 2.6-11.4 0-2.6-2.6z" fill="{fill}" stroke="{edge}" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M0-11.4V0H11.4L2.6 2.6 0 11.4V0H-11.4L-2.6-2.6z" fill="#fff" opacity=".35"/>"##,
            r##"<circle cy="-15.4" r="5" fill="#fff" stroke="{edge}" stroke-width=".8"/><path d="{north}" transform="translate(0 -15.4)" fill="none" stroke="{edge}" stroke-width="1.3"/>"##
        ),
        edge = edge,
        fill = fill,
        second = second,
        north = letter('N')
    )
}

/// Draws a quarter of a rose, `turn` degrees clockwise from the north-east, with its two letters.
fn quarter(letters: &str, turn: u16) -> String {
    let signs: String = letters
        .chars()
        .zip([-3.2, 3.2])
        .map(|(sign, x)| format!(r#"<path d="{}" transform="translate({x} 0)"/>"#, letter(sign)))
        .collect();
    format!(
        concat!(
            r##"<g transform="rotate({turn})"><path d="M-6 6V-12A18 18 0 0 1 12 6z" fill="#fbf3df" stroke="#4f463b" stroke-width="1.1" stroke-linejoin="round"/>"##,
            r##"<path d="M-6 6 8.4-8.4 -1 1z" fill="#8d8374"/><path d="M-6-12-4 3-6 6zM12 6-3 4-6 6z" fill="#6b6357"/></g>"##,
            r##"<rect x="-7" y="-4.8" width="14" height="9.6" rx="2.6" fill="#fff" stroke="#4f463b" stroke-width=".8"/><g fill="none" stroke="#3f3021" stroke-width="1.3">{signs}</g>"##
        ),
        turn = turn,
        signs = signs
    )
}
