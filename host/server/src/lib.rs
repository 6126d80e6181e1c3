//! Serves games to browsers: tables in play, their storage, live updates and pages.
//!
//! - [`process`] runs the [engine](bastide_engine) of a table here or in a process of its own.
//! - [`rooms`] holds the tables in play: seats, bots, clocks, and what each viewer was sent.
//! - [`accounts`] has people who sign in, their seats and their ratings.
//! - [`notices`] tells people who are away that it is their turn.
//! - [`store`] keeps tables; a change is durable before it is answered.
//! - [`http`] has the routes, the pages and the limits; `pages/` has scripts and style sheets.
//!
//! Invariant: the browser decides nothing; it sends back the number of an option. Invariant: what
//! leaves the server for one person is made from [`GameView::for_player`](bastide_core::GameView).

pub mod accounts;
mod bucket;
pub mod client;
pub mod config;
mod deletion;
pub mod error;
mod html;
pub mod http;
pub mod join;
mod listener;
pub mod notices;
pub mod process;
pub mod rooms;
mod secret;
mod server;
pub mod settings;
pub mod site;
pub mod source;
pub mod store;
mod texts;
mod time;
mod tls;

pub use config::{AccountSettings, Config, Limits, NotAUrl, PublicUrl, Storage};
pub use deletion::delete_table;
pub use ipnet::IpNet;
pub use notices::{MailServer, NoticeSettings, PushKey, Waits};
pub use server::{Running, ServeError, run, start};
