//! The pictures of the small expansions: for some a base that several signs share, and the sign on
//! it.

/// A tower with a board for a sign.
const TOWER: &str = concat!(
    r##"<ellipse cx=".6" cy="10.2" rx="9" ry="2" fill="#2a1f12" opacity=".3"/><g stroke="#4f463b" stroke-width=".9" stroke-linejoin="round">"##,
    r##"<path d="M-6.4 10-5.2-6H5.2L6.4 10z" fill="#d9d2c3"/><path d="M-7.6-5.6v-6h3.1v2.2h2.9v-2.2h3.2v2.2h2.9v-2.2h3.1v6z" fill="#ebe5d8"/>"##,
    r##"<circle cy="2.2" r="6.6" fill="#fbf3df"/></g>"##,
);
/// Flattened corn.
const CIRCLE: &str = concat!(
    r##"<circle r="10.4" fill="#dcc765" stroke="#7d6a1c" stroke-width="1.1"/>"##,
    r##"<circle r="8.6" fill="none" stroke="#7d6a1c" stroke-width="1.3" stroke-dasharray="2.3 1.5"/><circle r="6.9" fill="#f0e3a2"/>"##,
);

/// A round badge.
const BADGE: &str = r##"<circle r="9.2" fill="#fbf3df" stroke="#6b4a33" stroke-width="1.1"/>"##;

/// The pictures: the trait or token, the base, and the sign.
const MARKS: [(&str, &str, &str); 13] = [
    (
        "watchtower-figures",
        TOWER,
        r##"<circle cy="-.8" r="1.9" fill="#3f3021"/><path d="M-4 6Q-3.4 1.4 0 1.4T4 6z" fill="#3f3021"/>"##,
    ),
    (
        "watchtower-coats",
        TOWER,
        r##"<path d="M-3.6-1.6h7.2v3.8C3.6 4.6 1.8 6 0 7-1.8 6-3.6 4.6-3.6 2.2z" fill="#2c5fa8" stroke="#14284a" stroke-width=".7"/>"##,
    ),
    (
        "watchtower-roads",
        TOWER,
        concat!(
            r##"<path d="M-5 5.2Q-1.2 4.8 0 2.2T5-.8" fill="none" stroke="#6b4a33" stroke-width="3.8"/>"##,
            r##"<path d="M-5 5.2Q-1.2 4.8 0 2.2T5-.8" fill="none" stroke="#fff" stroke-width="2.3"/>"##,
        ),
    ),
    (
        "watchtower-monasteries",
        TOWER,
        concat!(
            r##"<path d="M-3.6 6.4V2.8L0-.2l3.6 3v3.6z" fill="#c4573a" stroke="#6b2b1c" stroke-width=".6" stroke-linejoin="round"/>"##,
            r##"<path d="M-.6-3.4H.6v1.1h1.1v1.1H.6V.4H-.6v-1.6h-1.1v-1.1h1.1z" fill="#3f3021"/>"##,
        ),
    ),
    (
        "watchtower-cities",
        TOWER,
        r##"<path d="M-4.4 5.6V-1h1.9v1.6h1.5V-1h2v1.6h1.5V-1h1.9v6.6z" fill="#b98750" stroke="#4a2c14" stroke-width=".7" stroke-linejoin="round"/>"##,
    ),
    (
        "circle-field",
        CIRCLE,
        r##"<path d="M0 5.8V-5M-3.2-5v2.8q0 2.4 3.2 2.4t3.2-2.4V-5" fill="none" stroke="#4a3d10" stroke-width="1.4" stroke-linecap="round"/>"##,
    ),
    (
        "circle-road",
        CIRCLE,
        r##"<path d="M-3.9 4.4 1-3.6q1.9-2.6 3.7-1.3t.3 3.7L-2.2 5.6z" fill="#6b4a2b" stroke="#3f2b17" stroke-width=".8" stroke-linejoin="round"/>"##,
    ),
    (
        "circle-city",
        CIRCLE,
        concat!(
            r##"<path d="M-4.2-4.8h8.4v4C4.2 2.6 2.3 4.7 0 6-2.3 4.7-4.2 2.6-4.2-.8z" fill="#a5412d" stroke="#4a1c12" stroke-width=".8"/>"##,
            r##"<path d="M0-4.4V5.4M-4-.8h8" stroke="#f7f1e0" stroke-width="1.2"/>"##,
        ),
    ),
    (
        "church",
        BADGE,
        concat!(
            r##"<path d="M-5.4 5.8V.2h3.2v-4L0-7.4l2.2 3.6V.2h3.2v5.6z" fill="#f6ead0" stroke="#5a3a2a" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-2.2-3.8 0-7.4l2.2 3.6zM-6 .4l1.8-2h2V.4zM6 .4l-1.8-2h-2V.4z" fill="#a5412d"/><path d="M-1 5.8V3.4q1-1.4 2 0v2.4z" fill="#7a4c31"/>"##,
        ),
    ),
    (
        "darmstadtium",
        "",
        concat!(
            r##"<ellipse cx=".8" cy="8.6" rx="11" ry="2" fill="#2a1f12" opacity=".28"/><g stroke="#2d4c5e" stroke-width=".9" stroke-linejoin="round">"##,
            r##"<path d="M-10 8.4-4-1.6 2 1.2 7.6-10.4 10 8.4z" fill="#a9cddd"/><path d="M2 1.2 7.6-10.4 10 8.4H4z" fill="#7fb0c9"/></g>"##,
            r##"<path d="M-6.6 8.4-4-1.6-.8 8.4 2 1.2 4 8.4M4.6-4l4.2 3.6M3.2-1l6.2 5" fill="none" stroke="#eef7fb" stroke-width=".7"/>"##,
        ),
    ),
    (
        "little-tower",
        "",
        concat!(
            r##"<path d="M-2.8 4.4V-3h5.6v7.4z" fill="#e6dcc8" stroke="#4f463b" stroke-width=".8"/><path d="M-3.8-2.6 0-8l3.8 5.4z" fill="#5d7790" stroke="#2d3f4e" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-.9 4.4V2q.9-1.2 1.8 0v2.4z" fill="#6b4a33"/>"##,
        ),
    ),
    (
        "little-house",
        "",
        concat!(
            r##"<path d="M-4.6 4.2V-.6h9.2v4.8z" fill="#f4e6c8" stroke="#5a3a2a" stroke-width=".8"/><path d="M-5.8-.4-2.8-5h5.6l3 4.6z" fill="#c4573a" stroke="#6b2b1c" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-1 4.2V1.4h2v2.8z" fill="#7a4c31"/>"##,
        ),
    ),
    (
        "little-shed",
        "",
        concat!(
            r##"<path d="M-5 3.8V-.2l10 1.6v2.4z" fill="#b98750" stroke="#4a2c14" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-6-.4-4.8-2.8 6 .2v2z" fill="#8a5a33" stroke="#4a2c14" stroke-width=".8" stroke-linejoin="round"/><path d="M-2.6 3.8V1.6h2.4v2.2z" fill="#4a2c14"/>"##,
        ),
    ),
];

/// Returns `true` if a trait has one of these pictures.
pub(crate) fn has(name: &str) -> bool {
    MARKS.iter().any(|(known, ..)| *known == name)
}

/// Returns the definitions of these pictures.
pub(crate) fn defs() -> String {
    MARKS.iter().map(|(id, base, sign)| format!(r#"<g id="{id}">{base}{sign}</g>"#)).collect()
}
