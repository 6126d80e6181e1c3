//! The game of one table, and everything that its pages show of it.
//!
//! An [`OpenGame`] carries out [`Order`]s and gives [`Answer`]s, both plain data, so that it can live
//! in this process, in a child process, or in WebAssembly: a [`Service`] reads and writes them as JSON.
//! All that an answer shows is made from [`GameView::for_player`](bastide_core::GameView::for_player).
//!
//! There is no input or output here, no thread and no network.

#[cfg(test)]
use bastide_expansions as _;

mod board;
mod bot;
mod cells;
pub mod check;
mod compiled;
mod ear;
mod end;
mod ends;
mod files;
mod fragments;
mod guide;
mod help;
mod look;
mod motion;
mod options;
mod past;
mod play;
mod protocol;
mod question;
mod reader;
mod referee;
mod service;
mod setup;
mod side_panel;
mod since;
mod state;
mod texts;

pub use bot::{Chosen, Thinker};
pub use compiled::{Compiled, Compiler};
pub use guide::{GUIDE, Guide, GuideStep, Guided, guide_card, guide_table};
pub use protocol::{About, Added, Answer, Format, Look, Opening, Order, PROTOCOL, Paper, Seated, Status, Step, Viewer};
pub use question::{Ask, Question};
pub use reader::Snapshot;
pub use referee::{MAX_POSITION, Referee};
pub use service::Service;
pub use setup::{
    Catalogue, Checked, LONGEST_NAME, MAX_FILE, MAX_TOML, Read, RefusedBot, Wrong, content, document, fixed, map_sheet, messages,
    named_map, own_map, printable, random_games, read_file, refused_bot, resolved, rules, told_fixed, too_large,
};
pub use state::OpenGame;
