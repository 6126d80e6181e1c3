//! A game in progress, for any user interface: a terminal, a server, a test.
//!
//! A [`Session`] holds a game with its seats and bots. It lists the options ([`choices`]), accepts
//! and takes back answers, and describes what happened in words ([`narration`], [`words`]). A
//! [`Transcript`] describes a whole game, [`analysis`] judges its moves, and [`reasons`] tells why a
//! bot takes an option. The crate performs no input or output and knows no expansion.

pub mod analysis;
pub mod choices;
pub mod counting;
pub mod described;
pub mod ear;
mod error;
mod log;
pub mod names;
pub mod narration;
pub mod prospects;
pub mod reasons;
mod refusals;
pub mod seen;
pub mod session;
pub mod speech;
pub mod symmetry;
pub mod transcript;
pub mod words;

pub use counting::{count, thousands};
pub use described::{Described, DescribedOption, PluginTexts};
pub use error::SessionError;
pub use log::{NewTile, News};
pub use names::Names;
pub use session::Session;
pub use transcript::Transcript;

#[cfg(test)]
pub(crate) mod fixture {
    //! Tables for the tests of this crate.

    use std::error::Error;
    use std::sync::Arc;

    use bastide_base as _;
    use bastide_bridges_castles_bazaars as _;
    use bastide_core::{Game, GameSetup, Ruleset, Table, linked};
    use bastide_inns_cathedrals as _;
    use bastide_maps as _;
    use bastide_shop as _;
    use bastide_traders_builders as _;

    pub(crate) type Done<T = ()> = Result<T, Box<dyn Error>>;

    /// Reads a table and compiles its rules from the linked expansions.
    pub(crate) fn table(text: &str) -> Done<(Table, Arc<Ruleset>)> {
        let table = Table::parse("table.toml", text)?;
        let rules = Arc::new(table.rules(&linked())?);
        Ok((table, rules))
    }

    /// Begins a game at a table without settings.
    pub(crate) fn game() -> Done<Game> {
        Ok(Game::new(table("")?.1, &GameSetup::seeded(1))?)
    }
}
