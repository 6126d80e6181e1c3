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

pub mod dice;
pub mod error;
mod folder;
pub mod games;
pub mod golden;
pub mod ledger;
pub mod scenario;
pub mod suite;

pub use bastide_core::board_text;
pub use bastide_positions::annotate::annotated;
pub use bastide_positions::{Scenario, stage};
pub use error::{Failure, KitError};
pub use folder::Folder;
pub use games::covering::covering;
pub use games::properties::{Checks, Tally, check_game, check_properties, check_tables, games_wanted};
pub use games::{conserve, covering, failed, inspect, legal, played, properties, rebuild, refuse, tables};
pub use golden::{check_playthrough, phase_order, playthrough};
pub use ledger::{Ledger, Tests, check_ledger};
pub use scenario::event_text::event_text;
pub use scenario::run::{Refused, play, position, refusals, scenarios};
pub use scenario::{event_text, read};
pub use suite::{Report, Subject, Verdict, conformance, hook_clock, texts};
