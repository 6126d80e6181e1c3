//! Tournaments as data and pure functions: no input, no output, no clock and no random numbers.
//!
//! A [`Tournament`] has [settings](settings::Settings), [entrants](entrants::Entrant) and
//! [rounds](rounds::Round). [`Tournament::advance`](progress) pairs the next round,
//! [`Tournament::enter`](results) takes the result of a game, [`standings::standings`] ranks the entrants, and
//! [`standings::explain`] says where a number of a tie-break comes from. All of it is serializable: each game, duel, match and
//! round has an [id](ids), so that a server can keep each as a row.
//!
//! What is drawn by lot, and the seed of each game, follows from a [`Secret`](seal::Secret) whose hash is published before
//! the first round.

pub mod duels;
pub mod duplicate;
pub mod entrants;
mod error;
mod formats;
pub mod ids;
pub mod journal;
mod matching;
pub mod plan;
pub mod progress;
pub mod results;
pub mod rounds;
pub mod seal;
pub mod settings;
pub mod standings;
pub mod tables;
pub mod tournament;

pub use error::TournamentError;
pub use tournament::Tournament;

#[cfg(test)]
mod tests;
