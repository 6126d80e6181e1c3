//! Checks of expansions: scenarios, properties of random games, rule ledgers and golden games.
//!
//! The crate knows no expansion: the expansions at the table are passed as `&dyn Expansion`. The
//! program runs the checks for `bastide verify` and `bastide expansion test`; a test suite uses
//! them through `bastide-testkit`. They return `Result<_, KitError>`, whose text is written for
//! people.
//!
//! Modules in the order in which an author meets them: [`scenario`] (the form of a scenario file),
//! [`stage`] (the position as a plugin), `run` (plays it), `annotate` (draws the
//! position at its head), [`ledger`] (rules and their tests),
//! [`properties`] (random games) with [`tables`] (random tables) and [`covering`](mod@covering) (few
//! tables with all pairs of expansions and all values of options), [`conserve`], [`rebuild`],
//! [`legal`], [`inspect`] and [`refuse`] (the properties), [`failed`] (saves a game that fails),
//! [`golden`] (stored texts), [`Folder`] (the checks of the files beside the code), [`suite`] (all checks of one expansion, with the costs of its hooks
//! by [`hook_clock`]), and the helpers [`board_text`](mod@board_text),
//! [`event_text`](mod@event_text) and [`dice`].

mod annotate;
pub mod conserve;
pub mod covering;
pub mod dice;
pub mod error;
pub mod event_text;
mod expect;
pub mod failed;
mod fitting;
mod folder;
pub mod golden;
pub mod hook_clock;
pub mod inspect;
pub mod ledger;
pub mod legal;
pub mod played;
pub mod properties;
pub mod rebuild;
pub mod refuse;
mod run;
pub mod scenario;
pub mod stage;
pub mod suite;
mod suite_games;
pub mod tables;
mod unprinted_traits;

pub use annotate::annotated;
pub use bastide_core::board_text;
pub use covering::covering;
pub use error::{Failure, KitError};
pub use event_text::event_text;
pub use folder::Folder;
pub use golden::{check_playthrough, phase_order, playthrough};
pub use ledger::{Ledger, Tests, check_ledger};
pub use properties::{Checks, Tally, check_game, check_properties, check_tables, games_wanted};
pub use run::{play, position, scenarios};
pub use scenario::Scenario;
pub use suite::{Report, Subject, conformance};
