//! The pictures of what roads lead to: lakes with ferries, labyrinths, flying machines.

/// The pictures of traits.
const TRAITS: [(&str, &str); 3] = [
    (
        "ferry",
        concat!(
            r##"<path d="M-14.6.8C-15-6-8-10.6-.6-10.4S14.4-6.6 14.8.2 9 10.6.8 10.8-14.2 7-14.6.8z" fill="#86bcdb" stroke="#4d86a8" stroke-width="1.3"/>"##,
            r##"<path d="M-9.4-3.4q1.8-1.6 3.6 0t3.6 0M2.6-5.4q1.8-1.6 3.6 0t3.6 0M-7 4.6q1.8-1.6 3.6 0t3.6 0M3.4 3.6q1.8-1.6 3.6 0" fill="none" stroke="#fff" stroke-width="1"/>"##,
        ),
    ),
    (
        "flying-machine",
        concat!(
            r##"<ellipse cx=".8" cy="8.4" rx="10" ry="2.2" fill="#2a1f12" opacity=".28"/><g stroke="#4a2c14" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M-12.4-5.4Q-6.4-9.6 0-6.2 6.4-9.6 12.4-5.4 8.6-4.8 6.6-1.4 3.4-3.4 0-1.2-3.4-3.4-6.6-1.4-8.6-4.8-12.4-5.4z" fill="#f6e3b8"/>"##,
            r##"<path d="M0-6.2v5M-6.2-7.6-4-2.8M6.2-7.6 4-2.8" fill="none"/><path d="M-3.4.4h6.8L2 5.6h-4z" fill="#a8743f"/><path d="M-3.4.4-2.4-2.4M3.4.4 2.4-2.4" fill="none"/></g>"##,
        ),
    ),
    (
        "labyrinth",
        concat!(
            r##"<circle r="17.4" fill="#efe0b8" stroke="#557a3c" stroke-width="1"/><g fill="none" stroke="#4d7a36" stroke-width="2.2" stroke-linecap="round">"##,
            r##"<path d="M3.6-15.4A15.8 15.8 0 0 1 15.4-3.6M15.4 3.6A15.8 15.8 0 0 1 3.6 15.4M-3.6 15.4A15.8 15.8 0 0 1-15.4 3.6M-15.4-3.6A15.8 15.8 0 0 1-3.6-15.4"/>"##,
            r##"<path d="M7.6-7.6A10.7 10.7 0 0 1 7.6 7.6M4.4 9.8A10.7 10.7 0 0 1-9.8 4.4M-10.7 0A10.7 10.7 0 0 1 0-10.7"/><path d="M5.6 0A5.6 5.6 0 1 1 0-5.6"/></g><circle r="1.8" fill="#c4573a"/>"##,
        ),
    ),
];

/// The pictures of tokens.
const TOKENS: [(&str, &str); 1] = [(
    "boat",
    r##"<g stroke="#4a2c14" stroke-width=".7" stroke-linejoin="round"><path d="M-6.4.6H6.4L4 4h-8z" fill="#a8743f"/><path d="M-.4.4V-5.8L4.6-.6z" fill="#fbf3df"/></g>"##,
)];

/// Returns `true` for a trait whose picture is defined here.
pub(crate) fn has(name: &str) -> bool {
    TRAITS.iter().any(|(known, _)| *known == name)
}

/// Returns the definitions of the pictures.
pub(crate) fn defs() -> String {
    TRAITS.iter().chain(&TOKENS).map(|(id, body)| format!(r#"<g id="{id}">{body}</g>"#)).collect()
}
