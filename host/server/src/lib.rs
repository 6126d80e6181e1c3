//! A server of games for browsers: requests, limits, and its start.
//!
//! The crates below this one, each of which can be read alone:
//!
//! - [`bastide_store`] keeps tables and documents; a change is durable before it is answered.
//! - [`bastide_common`] has the failures of requests, the words of pages, and limits.
//! - [`bastide_accounts`] has people who sign in, their seats and their ratings.
//! - [`bastide_notifications`] tells people who are away that it is their turn.
//! - [`bastide_rooms`] holds the tables in play: seats, bots, clocks, bundles, and what each viewer was sent.
//! - [`bastide_pages`] has the pages as HTML, their scripts and style sheets, and writes a site without a server.
//!
//! Here, [`http`] has the routes, and [`start`] listens.
//!
//! Invariant: the browser decides nothing; it sends back the number of an option. Invariant: what
//! leaves the server for one person is made from [`GameView::for_player`](bastide_core::GameView).

pub mod config;
pub mod http;
mod listener;
mod proxies;
mod server;

pub use config::{Config, Limits, NotAUrl, PublicUrl, Storage};
pub use ipnet::IpNet;
pub use server::{Running, ServeError, run, start};
