//! Drawings of no expansion: houses, trees, walls, mouths of roads, and the signs of the panel.

use crate::draw::color::{GOLD, INK, STONE, STONE_RIM};

/// The pictures: id and SVG text.
const STOCK: [(&str, &str); 13] = [
    (
        "h0",
        concat!(
            r##"<path d="M-4.4 0v-4.6h8.8V0z" fill="#f4e6c8"/><path d="M-5.4-4.4-2.6-9h5.2l2.8 4.6z" fill="#c4573a"/>"##,
            r##"<path d="M-5.4-4.4-2.6-9H0v4.6z" fill="#d66c49" stroke="none"/><path d="M-1 0v-2.8h2V0z" fill="#7a4c31" stroke="none"/>"##,
        ),
    ),
    (
        "h1",
        concat!(
            r##"<path d="M-3.6 0v-5.4L0-9.4l3.6 4V0z" fill="#efdcb8"/><path d="M-4.6-4.8 0-10.2l4.6 5.4-1 .9L0-8.2-3.6-3.9z" fill="#a5412d"/>"##,
            r##"<path d="M-.9-3.2h1.8v-2H-.9z" fill="#7a4c31" stroke="none"/>"##,
        ),
    ),
    (
        "h2",
        concat!(
            r##"<path d="M-5.4 0v-3.8H5.4V0z" fill="#f7ead0"/><path d="M-6.2-3.6-4-7.4h8l2.2 3.8z" fill="#dd8250"/>"##,
            r##"<path d="M-6.2-3.6-4-7.4h4v3.8z" fill="#e89a68" stroke="none"/><path d="M-3.4 0v-2.2h1.5V0zM1.9 0v-2.2h1.5V0z" fill="#7a4c31" stroke="none"/>"##,
        ),
    ),
    (
        "h3",
        concat!(
            r##"<path d="M-2.6 0v-8.6h5.2V0z" fill="#e9dcc2"/><path d="M-3.6-8.2 0-14.2l3.6 6z" fill="#5d7790"/>"##,
            r##"<path d="M-3.6-8.2 0-14.2v6z" fill="#7590a8" stroke="none"/><path d="M-.8-4.4h1.6v-2.2H-.8z" fill="#6b4a33" stroke="none"/>"##,
        ),
    ),
    (
        "t0",
        concat!(
            r##"<ellipse cx=".8" cy="-.2" rx="4.2" ry="1.5" fill="#57783a" fill-opacity=".35"/><path d="M-.8 0h1.6v-4H-.8z" fill="#7a5a38"/>"##,
            r##"<circle cy="-6.4" r="4.3" fill="#6d9a4a"/><circle cx="-1.2" cy="-7.4" r="2.5" fill="#84b05c"/>"##,
        ),
    ),
    (
        "t1",
        concat!(
            r##"<ellipse cx=".8" cy="-.2" rx="3.4" ry="1.3" fill="#57783a" fill-opacity=".35"/><path d="M-.7 0h1.4v-3H-.7z" fill="#7a5a38"/>"##,
            r##"<path d="M-3.6-2.4 0-11.6l3.6 9.2z" fill="#517f46"/><path d="M-3.6-2.4 0-11.6v9.2z" fill="#679557"/>"##,
        ),
    ),
    (
        "t2",
        concat!(
            r##"<ellipse cx=".4" cy="-.2" rx="4.4" ry="1.3" fill="#57783a" fill-opacity=".35"/><circle cx="-1.9" cy="-1.9" r="2.3" fill="#6d9a4a"/>"##,
            r##"<circle cx="1.6" cy="-2.2" r="2.7" fill="#7ba855"/>"##,
        ),
    ),
    (
        "village",
        r##"<g stroke="#6b4a33" stroke-width=".5" stroke-linejoin="round"><use href="#h1" x=".4" y="-2.6"/><use href="#h0" x="-4.4" y="2.4"/><use href="#h2" x="4.6" y="3.2"/></g>"##,
    ),
    (
        "mouth",
        concat!(
            r##"<path d="M-7.4 4.4V-1Q-7.4-6.6 0-6.6T7.4-1V4.4z" fill="#b9b0a0" stroke="#5b5142" stroke-width="1" stroke-linejoin="round"/>"##,
            r##"<path d="M-4.6 4.4V-.4Q-4.6-4 0-4T4.6-.4V4.4z" fill="#2e2419"/>"##,
        ),
    ),
    (
        "stack",
        concat!(
            r##"<g stroke="#5a4a35" stroke-width=".8"><path d="M-7 1h12v12H-7z" fill="#d9c79d"/><path d="M-5-1H7v12H-5z" fill="#e6d7b0"/><path d="M-3-3H9V9H-3z" fill="#aeca84"/></g>"##,
            r##"<path d="M-3 3h12" stroke="#f7edd2" stroke-width="2.2"/>"##,
        ),
    ),
    (
        "crown",
        concat!(
            r##"<path d="M-6 3.4-7-4l3.8 3L0-6l3.2 5L7-4 6 3.4z" fill="#e8b93c" stroke="#8a6410" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-5.8 5.4h11.6V3.4H-5.8z" fill="#d69f22" stroke="#8a6410" stroke-width=".6"/>"##,
        ),
    ),
    (
        "blazon",
        concat!(
            r##"<path d="M-5.6-7h11.2v5.4C5.6 3 3 5.8 0 7.4-3 5.8-5.6 3-5.6-1.6z" fill="#2c5fa8" stroke="#fff" stroke-width="3.2"/>"##,
            r##"<path d="M-5.6-7h11.2v5.4C5.6 3 3 5.8 0 7.4-3 5.8-5.6 3-5.6-1.6z" fill="#2c5fa8" stroke="#14284a" stroke-width="1"/>"##,
            r##"<path d="M-1.3-6.6h2.6V-2h3.9v2.3H1.3v5.8L0 6.9l-1.3-.8V.3h-3.9V-2h3.9z" fill="#f7f1e0"/>"##,
        ),
    ),
    ("star", r##"<path d="M0-6 1.6-1.9 6-1.7 2.6 1.1 3.7 5.4 0 3-3.7 5.4-2.6 1.1-6-1.7-1.6-1.9z"/>"##),
];

/// Returns the definitions of these pictures.
pub(crate) fn defs() -> String {
    let mut out = turret() + &gate();
    for (id, body) in STOCK {
        out.push_str(&format!(r#"<g id="{id}">{body}</g>"#));
    }
    out
}

/// Returns two small towers on the sides of a road that comes from the south.
fn gate() -> String {
    format!(
        r#"<g id="gate" fill="{STONE}" stroke="{STONE_RIM}" stroke-width=".9"><circle cx="-6.3" r="3.3"/><circle cx="6.3" r="3.3"/></g>"#
    )
}

/// Returns a round tower from above, for the ends of walls.
fn turret() -> String {
    format!(
        concat!(
            r#"<g id="turret"><circle r="6.3" fill="{ink}" fill-opacity=".22" cx=".6" cy="1"/><circle r="5.6" fill="{stone}" stroke="{rim}" stroke-width="1"/>"#,
            r##"<circle r="3.7" fill="#b9543a" stroke="#6e2b1c" stroke-width=".6"/><path d="M0 0 -3.7 0A3.7 3.7 0 0 1 0-3.7z" fill="#d0694a"/><circle r=".7" fill="{gold}"/></g>"##
        ),
        ink = INK,
        stone = STONE,
        rim = STONE_RIM,
        gold = GOLD
    )
}
