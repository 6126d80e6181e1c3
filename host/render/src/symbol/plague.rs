//! The pictures of the plague, with the tokens of its outbreaks, and of castles in Germany.

/// The symbols: id and SVG text.
const MARKS: [(&str, &str); 4] = [
    (
        // A doctor in a hat, with a mask like a beak.
        "plague-source",
        concat!(
            r##"<ellipse cx=".6" cy="9" rx="8" ry="2" fill="#2a1f12" opacity=".3"/><g stroke="#2b2622" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M-6.4 9C-6.4 3.4-3.6.4 0 .4S6.4 3.4 6.4 9z" fill="#4b443d"/><circle cx="-.6" cy="-3.6" r="4.4" fill="#efe3c8"/>"##,
            r##"<path d="M1.4-6Q8-4.4 11.4 1.4 6-1.2.8-.6z" fill="#d9c79c"/><path d="M-8-7q7-2.6 15 0l-.6 1.6q-7-2-13.8 0z" fill="#2f2a26"/>"##,
            r##"<path d="M-4.6-7.6-3.8-13h6.8l.8 5.4q-4.4-1.2-8.4 0z" fill="#3a342f"/></g><circle cx="1" cy="-4.2" r="1.3" fill="#7fb0c9" stroke="#2b2622" stroke-width=".6"/>"##,
        ),
    ),
    (
        // A keep on a rock, with a wall.
        "german-castle",
        concat!(
            r##"<path d="M-19 12Q-15 4.6-8 5.4-2 2.6 4 5 13 3.6 19 12z" fill="#8f8570" stroke="#5b5142" stroke-width=".9" stroke-linejoin="round"/>"##,
            r##"<g stroke="#453c31" stroke-width=".9" stroke-linejoin="round"><path d="M-14 8.4V-1h2.4v-2h2.4v2h2.4v-2h2.4v2H14v9.4z" fill="#cfc6b4"/>"##,
            r##"<path d="M-5 8.4v-19h2.4v-2.4h2v2.4h1.8v-2.4h2v2.4H5v19z" fill="#e6dfd0"/><path d="M8 8.4V-4.4l3-5 3 5V8.4z" fill="#d9d2c3"/><path d="M7.2-4l3.8-6.4L14.8-4z" fill="#a5412d"/>"##,
            r##"<path d="M-2 8.4V4.4Q0 1.6 2 4.4v4z" fill="#5f4530"/></g><path d="M0-13.4v-6l5.6 1.8L0-15.8" fill="#d0453a" stroke="#453c31" stroke-width=".7" stroke-linejoin="round"/>"##,
        ),
    ),
    (
        "rat",
        concat!(
            r##"<path d="M5.4 2.4Q10.6 3.4 9.4-1.6" fill="none" stroke="#5a4a44" stroke-width="1" stroke-linecap="round"/>"##,
            r##"<path d="M-8.6 2.6Q-7.4-1.4-4.2-2-1.6-5.4 2.8-4.2 6.6-2.8 6 2.8z" fill="#77695f" stroke="#3b302b" stroke-width=".7" stroke-linejoin="round"/>"##,
            r##"<circle cx="-4" cy="-2.4" r="1.5" fill="#a8978b" stroke="#3b302b" stroke-width=".6"/><circle cx="-6" cy=".4" r=".6" fill="#1d1714"/>"##,
        ),
    ),
    (
        "sprout",
        concat!(
            r##"<path d="M0 4.6V-1" stroke="#4d6f31" stroke-width="1.2"/><path d="M0-.6C-4.8-.2-5.8-3-6-5.4-2-5.4-.2-3.6 0-.6zM0 1.2C4 1.2 5.2-1.2 5.4-3.6 1.8-3.4.2-1.6 0 1.2z" fill="#7ba855" stroke="#4d6f31" stroke-width=".6"/>"##,
            r##"<path d="M-5 4.8H5" stroke="#7a5a38" stroke-width="1.2" stroke-linecap="round"/>"##,
        ),
    ),
];

/// Returns `true` for a trait with one of these pictures.
pub(crate) fn has(name: &str) -> bool {
    name == "plague-source"
}

/// Returns the definitions of these pictures.
pub(crate) fn defs() -> String {
    MARKS.iter().map(|(id, body)| format!(r#"<g id="{id}">{body}</g>"#)).collect()
}
