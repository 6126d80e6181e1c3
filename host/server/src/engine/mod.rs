//! The game of one table, and everything that its pages show of it.
//!
//! An [`Engine`] carries out [`Order`]s and gives [`Answer`]s, both plain data, so that it can live
//! in this process or in a [child process](crate::process). All that an answer shows is made from
//! [`GameView::for_player`](bastide_core::GameView::for_player).

mod board;
mod chances;
mod explain;
mod fragments;
mod look;
mod messages;
mod moments;
mod options;
mod past;
mod play;
mod sights;
mod state;
mod studios;
mod thinker;

pub use messages::{Answer, Format, Look, Opening, Order, Status, Step, Viewer};
pub use state::Engine;
pub use thinker::Thinker;
