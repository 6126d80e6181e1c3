//! The pictures of buildings and other sites of small expansions, in the form of `symbol`.

/// The symbols: id and SVG text.
const SITES: [(&str, &str); 4] = [
    (
        // A crosier on a cushion.
        "prior",
        concat!(
            r##"<ellipse cx=".4" cy="6.4" rx="8.6" ry="3" fill="#7a2f4a" stroke="#451a2a" stroke-width=".8"/>"##,
            r##"<path d="M-1 6.4V-5.6Q-1-10.4 3.2-10.4 7-10.2 6.6-6.6 6-4 3.6-4.4 1.8-4.8 2.2-6.6" fill="none" stroke="#5c4410" stroke-width="3" stroke-linecap="round"/>"##,
            r##"<path d="M-1 6.4V-5.6Q-1-10.4 3.2-10.4 7-10.2 6.6-6.6 6-4 3.6-4.4 1.8-4.8 2.2-6.6" fill="none" stroke="#e8b93c" stroke-width="1.6" stroke-linecap="round"/>"##,
        ),
    ),
    (
        // A hut on two legs of a hen.
        "hut",
        concat!(
            r##"<ellipse cx=".6" cy="10.6" rx="9" ry="2" fill="#2a1f12" opacity=".3"/>"##,
            r##"<path d="M-3.4 3.4V8.4L-6 10.6M-3.4 8.4-2 10.8M3.4 3.4V8.4L1.4 10.8M3.4 8.4 6 10.6" fill="none" stroke="#a8641f" stroke-width="1.5" stroke-linecap="round"/>"##,
            r##"<g stroke="#3b2413" stroke-width=".9" stroke-linejoin="round"><path d="M-7 4V-4.4H7V4z" fill="#8a6038"/><path d="M-10-3.6 0-12.4 10-3.6 8-2.4 0-9.2-8-2.4z" fill="#5a4a3a"/>"##,
            r##"<path d="M-2.6-2.6h5.2V2h-5.2z" fill="#f7d774"/></g><path d="M-7-1.4h4M3-1.4h4M-7 1.4h4M3 1.4h4" stroke="#5c3c1f" stroke-width=".6"/>"##,
        ),
    ),
    (
        // A lake with two eyes.
        "vodyanoy",
        concat!(
            r##"<ellipse rx="17" ry="11.4" fill="#5d97b5" stroke="#2f5d78" stroke-width="1.4"/><ellipse rx="12.4" ry="7.8" fill="#4a82a1"/>"##,
            r##"<path d="M-14 3.4q2-1.7 4 0t4 0M6 5.6q2-1.7 4 0t4 0M-5-7.6q2-1.7 4 0t4 0" fill="none" stroke="#dbeef7" stroke-width="1"/>"##,
            r##"<path d="M-5.6 2.6Q-6-3.4 0-3.6T5.6 2.6" fill="#59794a" stroke="#2c4124" stroke-width=".9"/>"##,
            r##"<g fill="#f4efc0" stroke="#2c4124" stroke-width=".6"><circle cx="-2.2" cy="-.4" r="1.6"/><circle cx="2.2" cy="-.4" r="1.6"/></g><circle cx="-2" cy="-.2" r=".6"/><circle cx="2.4" cy="-.2" r=".6"/>"##,
        ),
    ),
    (
        // A tree with a bird in it.
        "solovei",
        concat!(
            r##"<ellipse cx=".6" cy="11" rx="7.4" ry="1.8" fill="#2a1f12" opacity=".3"/><path d="M-1.8 11Q-1 5-2.6 1.4L0 3l2.6-2.6Q1 5 2 11z" fill="#6b4a2b" stroke="#3b2413" stroke-width=".7"/>"##,
            r##"<path d="M-8.6 1.6Q-12-3-7.4-5.6-7-11 0-11.4 7-11 7.6-5.8 12-3 8.4 1.6 0 5.4-8.6 1.6z" fill="#4d7a36" stroke="#2c4a1c" stroke-width=".9"/>"##,
            r##"<path d="M-4.4-1.4Q-3.4-5.6.6-5.6L3-8.2 3-5.2Q5.4-4 4.8-1.6 1.6.8-4.4-1.4z" fill="#c98b4b" stroke="#4a2c14" stroke-width=".7" stroke-linejoin="round"/><circle cx="2.2" cy="-4.8" r=".7"/>"##,
            r##"<path d="M4.4-4.6 7.2-4 4.6-3z" fill="#e8b93c" stroke="#7a5410" stroke-width=".4"/>"##,
        ),
    ),
];

/// Returns `true` if a trait, or a kind of segment, has one of these pictures.
pub(crate) fn has(name: &str) -> bool {
    SITES.iter().any(|(known, _)| *known == name)
}

/// Returns the definitions of these pictures.
pub(crate) fn defs() -> String {
    SITES.iter().map(|(id, body)| format!(r#"<g id="{id}">{body}</g>"#)).collect()
}
