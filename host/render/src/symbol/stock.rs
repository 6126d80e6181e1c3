//! The pictures of landscapes, and those of the base game and the large expansions.

use crate::draw::color::{GOLD, INK, STONE, STONE_RIM};

/// The symbols: id and SVG text.
const STOCK: [(&str, &str); 42] = [
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
            r##"<ellipse cx=".8" cy="-.2" rx="4.2" ry="1.5" fill="#57783a" opacity=".35"/><path d="M-.8 0h1.6v-4H-.8z" fill="#7a5a38"/>"##,
            r##"<circle cy="-6.4" r="4.3" fill="#6d9a4a"/><circle cx="-1.2" cy="-7.4" r="2.5" fill="#84b05c"/>"##,
        ),
    ),
    (
        "t1",
        concat!(
            r##"<ellipse cx=".8" cy="-.2" rx="3.4" ry="1.3" fill="#57783a" opacity=".35"/><path d="M-.7 0h1.4v-3H-.7z" fill="#7a5a38"/>"##,
            r##"<path d="M-3.6-2.4 0-11.6l3.6 9.2z" fill="#517f46"/><path d="M-3.6-2.4 0-11.6v9.2z" fill="#679557"/>"##,
        ),
    ),
    (
        "t2",
        concat!(
            r##"<ellipse cx=".4" cy="-.2" rx="4.4" ry="1.3" fill="#57783a" opacity=".35"/><circle cx="-1.9" cy="-1.9" r="2.3" fill="#6d9a4a"/>"##,
            r##"<circle cx="1.6" cy="-2.2" r="2.7" fill="#7ba855"/>"##,
        ),
    ),
    (
        "pennant",
        concat!(
            r##"<path d="M-5.6-7h11.2v5.4C5.6 3 3 5.8 0 7.4-3 5.8-5.6 3-5.6-1.6z" fill="#2c5fa8" stroke="#fff" stroke-width="3.2"/>"##,
            r##"<path d="M-5.6-7h11.2v5.4C5.6 3 3 5.8 0 7.4-3 5.8-5.6 3-5.6-1.6z" fill="#2c5fa8" stroke="#14284a" stroke-width="1"/>"##,
            r##"<path d="M-1.3-6.6h2.6V-2h3.9v2.3H1.3v5.8L0 6.9l-1.3-.8V.3h-3.9V-2h3.9z" fill="#f7f1e0"/>"##,
        ),
    ),
    (
        "monastery",
        concat!(
            r##"<ellipse cy="5" rx="17" ry="9.5" fill="#e6d9ae" stroke="#a08f62" stroke-width=".9"/>"##,
            r##"<g stroke="#5a3a2a" stroke-width=".8" stroke-linejoin="round"><path d="M-5 9V-2.5h17.5V9z" fill="#f6ead0"/>"##,
            r##"<path d="M-5.6-2-2.5-9.5H10l3.4 7.5z" fill="#c4573a"/><path d="M-5.6-2-2.5-9.5h6.2V-2z" fill="#d66c49" stroke="none"/>"##,
            r##"<path d="M-12 9V-9.5h8.4V9z" fill="#fdf5e2"/><path d="M-13-9.2-7.8-18l5.2 8.8z" fill="#a5412d"/>"##,
            r##"<path d="M-13-9.2-7.8-18v8.8z" fill="#bd5439" stroke="none"/><path d="M-9.4 9V4.6q1.6-2.4 3.2 0V9z" fill="#7a4c31"/>"##,
            r##"<path d="M-.6 4.5V.6q1.2-1.8 2.4 0v3.9zM4 4.5V.6q1.2-1.8 2.4 0v3.9zM8.6 4.5V.6q1.2-1.8 2.4 0v3.9z" fill="#6e8aa0" stroke-width=".4"/></g>"##,
            r##"<path d="M-8.5-24.2h1.4v2.2h2.2v1.4h-2.2v3h-1.4v-3h-2.2V-22h2.2z" fill="#fff6da" stroke="#5a3a2a" stroke-width=".7"/>"##,
        ),
    ),
    (
        "garden",
        concat!(
            r##"<circle r="10.4" fill="#7fa35a" stroke="#557a3c" stroke-width="1.1"/><circle r="8.2" fill="#e6d9ae"/>"##,
            r##"<circle r="6.2" fill="none" stroke="#7fa35a" stroke-width="3.1"/><path d="M-8.4-1h16.8v2H-8.4zM-1-8.4h2V8.4h-2z" fill="#e6d9ae"/>"##,
            r##"<g fill="#d8476b"><circle cx="4.4" cy="4.4" r="1.3"/><circle cx="-4.4" cy="-4.4" r="1.3"/><circle cx="2.6" cy="-5.7" r="1.1"/><circle cx="-2.6" cy="5.7" r="1.1"/></g>"##,
            r##"<g fill="#f5d34c"><circle cx="4.4" cy="-4.4" r="1.3"/><circle cx="-4.4" cy="4.4" r="1.3"/><circle cx="5.9" cy="2.4" r="1.1"/><circle cx="-5.9" cy="-2.4" r="1.1"/></g>"##,
            r##"<g fill="#fff"><circle cx="2.6" cy="5.7" r="1.1"/><circle cx="-2.6" cy="-5.7" r="1.1"/><circle cx="5.9" cy="-2.4" r="1.1"/><circle cx="-5.9" cy="2.4" r="1.1"/></g>"##,
            r##"<circle r="2.3" fill="#8fc1dd" stroke="#8d8474" stroke-width=".9"/>"##,
        ),
    ),
    (
        "village",
        r##"<g stroke="#6b4a33" stroke-width=".5" stroke-linejoin="round"><use href="#h1" x=".4" y="-2.6"/><use href="#h0" x="-4.4" y="2.4"/><use href="#h2" x="4.6" y="3.2"/></g>"##,
    ),
    (
        "cathedral",
        concat!(
            r##"<ellipse cy="11" rx="19" ry="7" fill="#c9a570" opacity=".8"/><g stroke="#4f463b" stroke-width=".9" stroke-linejoin="round">"##,
            r##"<path d="M-8 13V-6L0-14 8-6v19z" fill="#e9e2d2"/><path d="M-15 13v-24h8v24zM7 13v-24h8v24z" fill="#f5efe2"/>"##,
            r##"<path d="M-16-11l5-11 5 11zM6-11l5-11 5 11z" fill="#5d7790"/><path d="M-3.6 13V6.4Q0 1.6 3.6 6.4V13z" fill="#7a4c31"/>"##,
            r##"<circle cy="-3" r="3.6" fill="#7fb0c9"/><path d="M-12.2 1v-5q1.2-2 2.4 0v5zM9.8 1v-5q1.2-2 2.4 0v5z" fill="#7fb0c9"/></g>"##,
            r##"<path d="M0-6.6v7.2M-3.6-3h7.2M-2.5-5.5l5 5M2.5-5.5l-5 5" stroke="#4f463b" stroke-width=".6"/>"##,
        ),
    ),
    (
        "inn",
        concat!(
            r##"<path d="M-9.4.6C-9-4-4-5.4 0-5.2s9.2 1.4 9.4 5.4S4.2 7.4-.8 7-9.8 5-9.4.6z" fill="#86bcdb" stroke="#4d86a8" stroke-width="1"/>"##,
            r##"<path d="M3 4.6q1.6-1.2 3.2 0M-7.2 3.4q1.4-1.1 2.8 0" fill="none" stroke="#fff" stroke-width=".8"/>"##,
            r##"<g stroke="#5a3a2a" stroke-width=".7" stroke-linejoin="round" transform="translate(-1 2.4)"><path d="M-4.2 0v-5h8.4v5z" fill="#fdf3da"/>"##,
            r##"<path d="M-5.4-4.6-2.6-9.4h5.2l2.8 4.8z" fill="#8f4a8c"/><path d="M-1 0v-3h2v3z" fill="#7a4c31"/></g>"##,
        ),
    ),
    (
        "wine",
        concat!(
            r##"<circle r="7.6" fill="#fbf3df" stroke="#6b4a33" stroke-width="1"/><path d="M-.4-3.6q.6-2 2.8-2.4" fill="none" stroke="#5c7a36" stroke-width="1.2"/>"##,
            r##"<g fill="#7a2f63"><circle cx="-2.7" cy="-2" r="1.7"/><circle cx=".4" cy="-2.3" r="1.7"/><circle cx="3.3" cy="-1.8" r="1.6"/>"##,
            r##"<circle cx="-1.2" cy=".7" r="1.7"/><circle cx="1.8" cy=".7" r="1.7"/><circle cx=".3" cy="3.5" r="1.7"/></g>"##,
        ),
    ),
    (
        "grain",
        concat!(
            r##"<circle r="7.6" fill="#fbf3df" stroke="#6b4a33" stroke-width="1"/><path d="M0 5.6V-4.6" stroke="#b07d1a" stroke-width="1.1"/>"##,
            r##"<g fill="#e0a526" stroke="#96690f" stroke-width=".4"><path d="M0-6q1.5 1.4 0 3.2Q-1.5-4.6 0-6z"/><path d="M.3-1.2Q.8-3.6 3-3.8 3-1.4.3-1.2zM-.3-1.2Q-.8-3.6-3-3.8-3-1.4-.3-1.2z"/>"##,
            r##"<path d="M.3 1.8Q.8-.6 3-.8 3 1.6.3 1.8zM-.3 1.8Q-.8-.6-3-.8-3 1.6-.3 1.8z"/></g>"##,
        ),
    ),
    (
        "cloth",
        concat!(
            r##"<circle r="7.6" fill="#fbf3df" stroke="#6b4a33" stroke-width="1"/><path d="M-4.4-2.6h6.4v6.4h-6.4z" fill="#4f8f9f" stroke="#24505c" stroke-width=".6"/>"##,
            r##"<ellipse cx="2" cy=".6" rx="2.3" ry="3.2" fill="#8fc3cf" stroke="#24505c" stroke-width=".6"/><path d="M2 .6q.9-.2.8-1.2-.8-1.2-1.7.2-.6 2 1 2.4" fill="none" stroke="#24505c" stroke-width=".5"/>"##,
        ),
    ),
    (
        "bazaar",
        concat!(
            r##"<ellipse cy="7" rx="9.6" ry="2.2" fill="#8c6f45" opacity=".35"/><g stroke="#6b3a22" stroke-width=".7" stroke-linejoin="round"><path d="M-6.6 7v-7.6H6.6V7z" fill="#f3dfb4"/>"##,
            r##"<path d="M-2 7V2.6h4V7z" fill="#9a6a3c"/><path d="M0-9.4C-2-5-6-2.6-9-1.6q1.5 2.6 3.6 0 1.8 2.6 3.6 0Q0 1 1.8-1.6q1.8 2.6 3.6 0 2.1 2.6 3.6 0C6-2.6 2-5 0-9.4z" fill="#fbf3df"/>"##,
            r##"<path d="M0-9.4C-1.4-5-3.6-2.6-5.4-1.6q1.8 2.6 3.6 0C-1.2-3-.6-5.4 0-9.4zM0-9.4c.6 4 1.2 6.4 1.8 7.8q1.8 2.6 3.6 0C3.6-2.6 1.4-5 0-9.4z" fill="#d2562f"/></g>"##,
            r##"<path d="M0-9.4v-3.4l3.4 1.2L0-10.4" fill="#e8b93c" stroke="#6b3a22" stroke-width=".6"/>"##,
        ),
    ),
    (
        "wheel",
        concat!(
            r##"<circle r="9" fill="#8a5a33" stroke="#4a2c14" stroke-width="1"/><circle r="6.7" fill="#f6e3b8" stroke="#4a2c14" stroke-width=".7"/>"##,
            r##"<path d="M0-6.7V6.7M-5.8-3.3 5.8 3.3M-5.8 3.3 5.8-3.3" stroke="#8a5a33" stroke-width="1.5"/>"##,
            r##"<g fill="#4a2c14"><circle cy="-9" r="1.3"/><circle cy="9" r="1.3"/><circle cx="7.8" cy="-4.5" r="1.3"/><circle cx="7.8" cy="4.5" r="1.3"/><circle cx="-7.8" cy="-4.5" r="1.3"/><circle cx="-7.8" cy="4.5" r="1.3"/></g>"##,
        ),
    ),
    (
        "volcano",
        concat!(
            r##"<ellipse cx="1" cy="11.4" rx="21" ry="4" fill="#2a1f12" opacity=".26"/><g stroke-linejoin="round">"##,
            r##"<path d="M-20.5 11C-14 8-9.6-1.6-6.2-9.2q1.6-1.8 3.2-.6 1.6 1.6 3.2.2 1.8-1.6 3.4 0 1.4 1.2 2.8.2C9.8-1.8 14 8 20.5 11z" fill="#7d6a58" stroke="#43372c" stroke-width="1.1"/>"##,
            r##"<path d="M-20.5 11C-14 8-9.6-1.6-6.2-9.2L-3.4-7-7 3.4-9 11z" fill="#96826d"/><path d="M8 11 7.6 1.8 4.6-5.8l1.8-3.6C9.8-1.8 14 8 20.5 11z" fill="#655545"/>"##,
            r##"<path d="M-6.2-9.2q1.6-1.8 3.2-.6 1.6 1.6 3.2.2 1.8-1.6 3.4 0 1.4 1.2 2.8.2L5-6.4 6.2-1.6 3.9.4 3.4-3.6 1.4-1.4.9 5.4-1.6 8.6-2.4 1-4-3.4-5.8-.4-5.2-6z" fill="#e2562a" stroke="#8d2a12" stroke-width=".7"/>"##,
            r##"<path d="M-4-7.6q1.8 1.2 3.6.6 2-1 3.6 0L2-4.6.4-3-1 1.6-1.8-3.2-3.6-4.8z" fill="#f7b733"/></g>"##,
            r##"<path d="M-2.6-11.4q-3.4-2.2-.6-4.6-.6-3.2 2.8-3.4 1.8-2.6 4.4-.8 3.4-.4 3 2.6 2.4 2 .2 4-.6 2.4-3.4 1.6-1 1.6-3.2.6-2 1.2-3.2 0z" fill="#cfc7bd" stroke="#7b7268" stroke-width=".8"/>"##,
            r##"<path d="M-.8-14.6q1.8-2 4-.6" fill="none" stroke="#f3efe8" stroke-width="1.1"/>"##,
        ),
    ),
    (
        "dragon",
        concat!(
            r##"<g transform="scale(1.24)"><path d="M0-9.2 8.6 0 0 9.2-8.6 0z" fill="#fbf3df" stroke="#6b2a1c" stroke-width="1.2" stroke-linejoin="round"/>"##,
            r##"<path d="M-5.6 2.2C-4.6 4.4-2 5.2.6 4.6L.2 6.4 2.4 5l1.4 1.2.2-2.4C5 2.6 5-.2 3.4-1.4 4.2-2 5-2.2 5.8-2L6.2-3.6 3.8-5 3.2-6.6 2-5C.6-5 0-3.8-.2-2.4L-1.6-6-3-4-5-4.6C-3.6-2.6-3.4-1-3.6.4-3.8 1.8-5 1.6-6.2.4-6.4 1-6 1.8-5.6 2.2z" fill="#b5402a" stroke="#5e1c10" stroke-width=".6" stroke-linejoin="round"/>"##,
            r##"<circle cx="3.4" cy="-3.7" r=".5" fill="#fbf3df"/></g>"##,
        ),
    ),
    (
        "portal",
        concat!(
            r##"<ellipse cx=".6" cy="9.6" rx="11" ry="2.4" fill="#2a1f12" opacity=".3"/>"##,
            r##"<path d="M-6 9V-2.4Q-6-8.6 0-8.6T6-2.4V9z" fill="#5a3fb0"/><path d="M-4.4 9V-2Q-4.4-7 0-7T4.4-2V9z" fill="#8a6be0"/>"##,
            r##"<path d="M0 7.4C-3.2 6-3.4 1-.6-.6 2-2 3.4.6 1.6 2.4.2 3.6-1.4 2.2-.6.8" fill="none" stroke="#f4ecff" stroke-width="1.2" stroke-linecap="round"/>"##,
            r##"<g fill="#f4ecff"><circle cx="2.6" cy="-3.6" r=".8"/><circle cx="-2.4" cy="-2.2" r=".6"/><circle cx="2.4" cy="6" r=".7"/></g>"##,
            r##"<path fill-rule="evenodd" d="M-9 9.4V-2.2Q-9-11.6 0-11.6T9-2.2V9.4H5.4V-2.2Q5.4-8 0-8T-5.4-2.2V9.4z" fill="#d9d2c3" stroke="#4f463b" stroke-width="1" stroke-linejoin="round"/>"##,
            r##"<path d="M-9 4.6h3.6M-9-.4h3.6M9 4.6H5.4M9-.4H5.4M-7.8-6.4l3 2M7.8-6.4l-3 2M-2.4-11.2l.8 3.4M2.4-11.2l-.8 3.4" stroke="#4f463b" stroke-width=".7"/>"##,
        ),
    ),
    (
        "princess",
        concat!(
            r##"<ellipse cx=".6" cy="8.4" rx="7" ry="1.8" fill="#2a1f12" opacity=".3"/><g stroke="#6b2450" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M.8-9.6C4.6-8.6 6-4.6 5-.6 4.4-2.4 3-4.4 1.4-5.2z" fill="#f8d9ec"/>"##,
            r##"<path d="M-2-.6h4C3.6 1.6 5.6 5 6.6 8.4H-6.6C-5.6 5-3.6 1.6-2-.6z" fill="#d3579c"/><path d="M-.8.4h1.6L2 8.4h-4z" fill="#f4b6d8" stroke="none"/>"##,
            r##"<path d="M-2.8-5.6 0-13.2l2.8 7.6z" fill="#e8b93c" stroke="#8a6410"/></g>"##,
            r##"<circle cy="-3.6" r="2.9" fill="#f6dcc0" stroke="#6b4a33" stroke-width=".8"/><path d="M-2.9-4.2Q0-6.4 2.9-4.2 1.4-5.2 0-5.2T-2.9-4.2z" fill="#8a5a2b"/>"##,
            r##"<circle cx="-1" cy="-3.4" r=".4" fill="#3f3021"/><circle cx="1" cy="-3.4" r=".4" fill="#3f3021"/>"##,
        ),
    ),
    (
        "tower",
        concat!(
            r##"<path d="M-11.4-4.4-8-7.4H8l3.4 3v8L8 6.6H-8l-3.4-3z" fill="#8d8372" opacity=".35" transform="translate(.8 1.2)"/>"##,
            r##"<g stroke="#5b5142" stroke-width="1" stroke-linejoin="round"><path d="M-11.4-4.4-8-7.4H8l3.4 3v8L8 6.6H-8l-3.4-3z" fill="#cdc4b2"/>"##,
            r##"<path d="M-6.6-2.4-4.6-4.2h9.2l2 1.8v4L4.6 3.4h-9.2l-2-1.8z" fill="#7d7363"/></g>"##,
            r##"<path d="M-11.4-.4h4.8M6.6-.4h4.8M-4-7.4v3.2M4-7.4v3.2M0 3.4v3.2M-8-7.4l2.4 2.6M8-7.4 5.6-4.8M-8 6.6l2.4-2.6M8 6.6 5.6 4" fill="none" stroke="#5b5142" stroke-width=".7"/>"##,
        ),
    ),
    (
        "spring",
        concat!(
            r##"<ellipse rx="9.6" ry="6.6" fill="#8fc1dd" stroke="#4d86a8" stroke-width="1"/><g stroke="#5b5142" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M-12.6 1-10.4-4.4-6.4-5.6-4.6-2.4-7 2.2z" fill="#b9b0a0"/><path d="M-7.2-5.2-3.4-9.2 1.4-9 3-5.2-1.4-3z" fill="#cdc4b2"/>"##,
            r##"<path d="M-9.2 6.4-7.8 2.6-4.2 3-3 6.6-5.6 8z" fill="#a69d8d"/></g>"##,
            r##"<path d="M-3 1.2q1.8-1.6 3.6 0t3.6 0M-1-3q1.4-1.2 2.8 0t2.8 0" fill="none" stroke="#fff" stroke-width="1"/>"##,
        ),
    ),
    (
        "lake",
        concat!(
            r##"<path d="M-6.4-2.6q1.8-1.6 3.6 0t3.6 0 3.6 0M-3.6 3.2q1.8-1.6 3.6 0t3.6 0" fill="none" stroke="#fff" stroke-width="1.1"/>"##,
            r##"<path d="M-8 8.4V2M-6 8.8V4M-9.8 8V4.4" stroke="#4d7a36" stroke-width="1.1"/><path d="M-8 2v-2.4M-6 4V2M-9.8 4.4V2.6" stroke="#7a4c31" stroke-width="1.7" stroke-linecap="round"/>"##,
        ),
    ),
    (
        "pig-herd",
        concat!(
            r##"<ellipse cy="6.6" rx="11" ry="2" fill="#2a1f12" opacity=".28"/><g fill="#f2b2c0" stroke="#6d2f3f" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M-1.4-1.6v-3M4-1.6v-3" stroke-width="1.6"/><ellipse cx="1.4" cy="-5.4" rx="4.8" ry="3.2"/><circle cx="6.6" cy="-6" r="2.3"/><path d="M5.4-8.2l.2-1.8 1.6 1.2z"/>"##,
            r##"<path d="M-6 6.4V3.2M-1 6.4V3.2" stroke-width="1.6"/><ellipse cx="-3.4" cy="2" rx="5.6" ry="3.7"/><circle cx="-9.2" cy="1.2" r="2.7"/><path d="M-9.6-1.4-8.2-2.8l.8 2z"/>"##,
            r##"<path d="M4 6V4.2M7.4 6V4.2" stroke-width="1.3"/><ellipse cx="5.8" cy="3.2" rx="3.4" ry="2.3"/><circle cx="9.2" cy="2.8" r="1.7"/></g>"##,
            r##"<g fill="#6d2f3f"><circle cx="-10" cy=".8" r=".45"/><circle cx="7.4" cy="-6.4" r=".4"/><circle cx="9.6" cy="2.5" r=".35"/></g>"##,
        ),
    ),
    (
        "besieged",
        concat!(
            r##"<ellipse cx=".6" cy="7.6" rx="9.6" ry="1.9" fill="#2a1f12" opacity=".32"/><g stroke="#3f2118" stroke-width=".9" stroke-linejoin="round">"##,
            r##"<path d="M-8.6 7.4 0-5 8.6 7.4z" fill="#e9dcc2"/><path d="M-8.6 7.4 0-5-2.8 7.4zM2.8 7.4 0-5 8.6 7.4z" fill="#a83224"/>"##,
            r##"<path d="M-2.2 7.4 0 .6 2.2 7.4z" fill="#3f2118"/><path d="M0-5v-7.4l6.4 2.2L0-8" fill="#2b2b2b"/></g>"##,
            r##"<path d="M-9.4-3-3.4-11M-10.6-9.8l7 7.6" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>"##,
            r##"<path d="M-9.4-3-3.4-11M-10.6-9.8l7 7.6" stroke="#4f463b" stroke-width="1.2" stroke-linecap="round"/>"##,
        ),
    ),
    (
        "hill",
        concat!(
            r##"<ellipse cx=".8" cy="8.6" rx="18" ry="3" fill="#2a1f12" opacity=".24"/><g stroke="#46602a" stroke-width="1" stroke-linejoin="round">"##,
            r##"<path d="M-17.4 8.6C-14.6 1.6-11-3-7.4-3-3.8-3-.6 1.6 2 8.6z" fill="#a3bd6c"/><path d="M-8.4 8.6C-5-3.4-.8-10.4 4-10.4 9-10.4 13.4-3.4 17.4 8.6z" fill="#8dab55"/></g>"##,
            r##"<path d="M-3.2 1.2C-1-4.2 1.4-7.4 4-7.4 5.8-7.4 7.4-6 9-3.4M-.8 5.2C.8.4 2.4-2.4 4.2-2.4 5.8-2.4 7.4-.4 9 2.8M-13.2 5.6C-11.4 1.6-9.4-.4-7.4-.4" fill="none" stroke="#5d7b36" stroke-width=".9" stroke-linecap="round"/>"##,
            r##"<path d="M2.6-10.2v-3.4h2.8v3.4z" fill="#f4e6c8" stroke="#6b4a33" stroke-width=".6"/><path d="M1.8-13.4 4-16.2l2.2 2.8z" fill="#c4573a" stroke="#6b2b1c" stroke-width=".6" stroke-linejoin="round"/>"##,
        ),
    ),
    (
        "vineyard",
        concat!(
            r##"<ellipse cy="7.2" rx="11.4" ry="2.2" fill="#2a1f12" opacity=".26"/><path d="M-8 7V-6.6M0 7.4V-8M8 7V-6.6M-10.4-2.6Q0-.8 10.4-2.6" fill="none" stroke="#6b4a2b" stroke-width="1.2" stroke-linecap="round"/>"##,
            r##"<g fill="#6f9a3d" stroke="#3f5f22" stroke-width=".6"><path d="M-11-5.4q2-3.4 4.6-1.4 2.2 1.6.4 4-3.4 1.6-5-2.6zM-3-6.8q2-3.4 4.6-1.4 2.2 1.6.4 4-3.4 1.6-5-2.6zM5-5.4q2-3.4 4.6-1.4 2.2 1.6.4 4-3.4 1.6-5-2.6z"/></g>"##,
            r##"<g fill="#6d3a86" stroke="#3c1d4d" stroke-width=".45"><circle cx="-9.2" cy="0" r="1.5"/><circle cx="-6.8" cy="0" r="1.5"/><circle cx="-8" cy="2" r="1.5"/><circle cx="-1.2" cy="-1" r="1.5"/><circle cx="1.2" cy="-1" r="1.5"/>"##,
            r##"<circle cy="1" r="1.5"/><circle cx="6.8" cy="0" r="1.5"/><circle cx="9.2" cy="0" r="1.5"/><circle cx="8" cy="2" r="1.5"/></g>"##,
        ),
    ),
    (
        "sheep",
        concat!(
            r##"<g stroke="#4a3d30" stroke-width=".7" stroke-linejoin="round"><path d="M-3.4 3.6V6.2M-1.2 3.8v2.4M2 3.8v2.4M4 3.4v2.8" stroke-width="1.3" stroke-linecap="round"/>"##,
            r##"<path d="M-5.6 1.8q-2-1.4-.6-3.2-.4-2.4 2-2.6 1-2 3-.9 1.8-1.5 3.4 0 2.4-.6 2.8 1.6 2 .9.8 2.8.4 2.4-2 2.4-1 1.6-3 .6-1.6 1.2-3.2.2-2.2.8-3.2-.9z" fill="#fdfaf2"/>"##,
            r##"<path d="M-5-1.4q-2.8-.8-3.8.6-1 1.8.8 2.8 1.8.6 3-.6z" fill="#5a4a3c"/></g><circle cx="-7.2" cy="-.1" r=".45" fill="#fff"/>"##,
        ),
    ),
    (
        "circus",
        concat!(
            r##"<ellipse rx="15" ry="10.6" fill="#ecd9a6" stroke="#6b2a1c" stroke-width="4.4"/><ellipse rx="15" ry="10.6" fill="none" stroke="#b5402a" stroke-width="3"/>"##,
            r##"<ellipse rx="15" ry="10.6" fill="none" stroke="#fff6e0" stroke-width="3" stroke-dasharray="4.1 4.1"/>"##,
            r##"<use href="#star" fill="#d69f22" stroke="#7a5410" stroke-width=".8" transform="scale(1.1 .8)"/>"##,
        ),
    ),
    (
        "acrobats",
        concat!(
            r##"<ellipse cx=".8" cy="2" rx="15.6" ry="9.4" fill="#2a1f12" opacity=".28"/><ellipse rx="15" ry="8.8" fill="#e4e7ee" stroke="#3c4a63" stroke-width="1.4"/>"##,
            r##"<g fill="#fff" stroke="#3c4a63" stroke-width="1"><ellipse cx="-6.6" cy="1.4" rx="4.8" ry="3.1"/><ellipse cx="6.6" cy="1.4" rx="4.8" ry="3.1"/></g>"##,
            r##"<path d="M0-7.4 3.2-2.2H-3.2z" fill="#3c4a63"/>"##,
        ),
    ),
    (
        "paw",
        concat!(
            r##"<g fill="#4a2c14"><ellipse cy="2" rx="3.2" ry="2.5"/><circle cx="-3.9" cy="-.6" r="1.4"/><circle cx="-1.5" cy="-2.8" r="1.5"/>"##,
            r##"<circle cx="1.5" cy="-2.8" r="1.5"/><circle cx="3.9" cy="-.6" r="1.4"/></g>"##,
        ),
    ),
    (
        "festival",
        concat!(
            r##"<ellipse cx=".6" cy="8" rx="10.4" ry="2" fill="#2a1f12" opacity=".3"/><path d="M-9 8V-9M9 8V-9" stroke="#5a3a2a" stroke-width="1.7" stroke-linecap="round"/>"##,
            r##"<path d="M-9-8.4Q0-2.6 9-8.4" fill="none" stroke="#5a3a2a" stroke-width=".9"/><g stroke="#5a3a2a" stroke-width=".6" stroke-linejoin="round">"##,
            r##"<path d="M-8.2-7.9l3.4 1.7-2.5 3.1z" fill="#d2562f"/><path d="M-4.4-6l4 .7-2.3 3.3z" fill="#e8b93c"/><path d="M.4-5.3l4-.7-1.7 4z" fill="#4f8f9f"/><path d="M4.8-6.2l3.4-1.7-.9 4.8z" fill="#d2562f"/>"##,
            r##"<path d="M-5.6 7.6V1.4H5.6v6.2z" fill="#a8743f"/><path d="M-6.6 1.4V-.4H6.6v1.8z" fill="#c4935a"/></g>"##,
            r##"<path d="M-3.4-.6v-3.2h2.6v3.2zM1-.6v-3.2h2.6v3.2z" fill="#fbf3df" stroke="#5a3a2a" stroke-width=".6"/><path d="M-3.6-3.8q1.5-1.6 3 0M.8-3.8q1.5-1.6 3 0" fill="#fff" stroke="#5a3a2a" stroke-width=".5"/>"##,
        ),
    ),
    (
        "fair",
        concat!(
            r##"<ellipse cx=".6" cy="9" rx="12" ry="2.2" fill="#2a1f12" opacity=".3"/><g stroke="#4a2c14" stroke-width=".8" stroke-linejoin="round">"##,
            r##"<path d="M-9.6 6.2 6.4-7.4 8.2-5.4-7.8 8.2z" fill="#b98750"/><path d="M6-10.6q4.6-.4 5 4.2-2.6 2.2-4.6.4-2-2-.4-4.6z" fill="#7d5a34"/>"##,
            r##"<path d="M-10.6 5.4H9.6v2.8h-20.2z" fill="#a8743f"/><path d="M-3.4 5.4 0-3.2l3.4 8.6z" fill="#8a5a33"/><circle cx="-7.2" cy="8.6" r="2.3" fill="#d9c79d"/><circle cx="6.2" cy="8.6" r="2.3" fill="#d9c79d"/></g>"##,
            r##"<circle cx="8.6" cy="-8.2" r="2" fill="#d2562f" stroke="#4a2c14" stroke-width=".7"/><path d="M2.6-11.4Q-3.6-14.6-9-10M-9-10l.4-2.8M-9-10l2.8.2" fill="none" stroke="#d2562f" stroke-width="1.2" stroke-linecap="round"/>"##,
        ),
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
        "shrine",
        concat!(
            r##"<ellipse cx="1" cy="9.4" rx="17" ry="4.6" fill="#2a1f12" opacity=".28"/><g stroke="#4b4a44" stroke-width="1" stroke-linejoin="round">"##,
            r##"<path d="M-13 9.6-11.6-5.4h5L-5.4 9.6zM5.4 9.6 6.6-5.4h5L13 9.6z" fill="#a9a79c"/><path d="M-15-5-13.6-10.6 0-12.6 13.8-10.4 15-5.2q-15 1.6-30 .2z" fill="#c4c2b6"/>"##,
            r##"<path d="M-3.6 9.6v-4h7.2v4z" fill="#8b897f"/></g><path d="M0-4.4q4 4.6 2.2 8.2Q1 5.6 0 5.6t-2.2-1.8Q-4 .2 0-4.4z" fill="#e2622f" stroke="#8d2f12" stroke-width=".7"/>"##,
            r##"<path d="M.2-.4q1.8 2.4.8 4-.5.9-1 .9t-1-.9q-1-1.6 1.2-4z" fill="#f7c843"/>"##,
        ),
    ),
    (
        "hat",
        concat!(
            r##"<path d="M-4.6 1.4C-4.4-4.4-2.6-6.6 0-6.6s4.4 2.2 4.6 8z" fill="#5a4332" stroke="#2a1f12" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-8 1.6q8 3.4 16 0-1.4 3.6-8 3.6t-8-3.6z" fill="#6d533e" stroke="#2a1f12" stroke-width=".8" stroke-linejoin="round"/>"##,
            r##"<path d="M-4.5.2Q0 1.9 4.5.2" fill="none" stroke="#c9553c" stroke-width="1.5"/>"##,
        ),
    ),
    (
        "castle",
        concat!(
            r##"<ellipse cy="12.4" rx="21" ry="4.4" fill="#2a1f12" opacity=".3"/><g stroke="#453c31" stroke-width="1" stroke-linejoin="round">"##,
            r##"<path d="M-13 12V-2h3v-3h4v3h4v-3h4v3h4v-3h4v3h3v14z" fill="#d9d2c3"/>"##,
            r##"<path d="M-19 12V-8h2.6v-3.4h2.6V-8h1.6v-3.4h2.6V-8h2V12zM9-8V12h10V-8h-2.6v-3.4h-2.6V-8h-1.6v-3.4h-2.6V-8z" fill="#ebe5d8"/>"##,
            r##"<path d="M-3.6 12V5.6Q0 .8 3.6 5.6V12z" fill="#6b4a33"/><path d="M-15-2v-2.6q1.1-1.6 2.2 0V-2zM12.8-2v-2.6q1.1-1.6 2.2 0V-2z" fill="#574d41"/></g>"##,
        ),
    ),
    ("star", r##"<path d="M0-6 1.6-1.9 6-1.7 2.6 1.1 3.7 5.4 0 3-3.7 5.4-2.6 1.1-6-1.7-1.6-1.9z"/>"##),
];

/// The traits that have a picture in [`STOCK`].
const PICTURED: [&str; 23] = [
    "pennant",
    "cathedral",
    "inn",
    "wine",
    "grain",
    "cloth",
    "bazaar",
    "wheel",
    "volcano",
    "dragon",
    "portal",
    "princess",
    "tower",
    "spring",
    "lake",
    "pig-herd",
    "besieged",
    "hill",
    "vineyard",
    "circus",
    "acrobats",
    "festival",
    "fair",
];

/// Returns `true` for a trait with one of these pictures.
pub(crate) fn has(name: &str) -> bool {
    PICTURED.contains(&name)
}

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
            r#"<g id="turret"><circle r="6.3" fill="{ink}" opacity=".22" cx=".6" cy="1"/><circle r="5.6" fill="{stone}" stroke="{rim}" stroke-width="1"/>"#,
            r##"<circle r="3.7" fill="#b9543a" stroke="#6e2b1c" stroke-width=".6"/><path d="M0 0 -3.7 0A3.7 3.7 0 0 1 0-3.7z" fill="#d0694a"/><circle r=".7" fill="{gold}"/></g>"##
        ),
        ink = INK,
        stone = STONE,
        rim = STONE_RIM,
        gold = GOLD
    )
}
