//! What authors of expansions test with.
//!
//! Give the kit your expansion and a folder, and it plays scenarios; give it a number, and it plays that many random games and
//! holds them against properties that every game must have. It knows no expansion: what is at the table comes in as
//! `&dyn Expansion`. Its checks return `Result<_, KitError>`, whose text is made for people, so most
//! tests are a line or two:
//!
//! ```
//! use bastide_base::BASE;
//! use bastide_testkit::{Checks, KitError, Scenario, check_properties, play};
//!
//! # fn main() -> Result<(), KitError> {
//! let text = r#"
//!     title = "A city of two tiles brings 4"
//!     given.placed = ["BA/RCr 0,0 0"]
//!     [[step]]
//!     place = "BA/C 0,-1 180"
//!     deploy = "deploy follower city@0,-1:S"
//!     expect.score = { red = 4 }
//! "#;
//! play(&Scenario::parse("small-city.toml", text)?, &[&BASE]).map_err(KitError::other)?;
//! check_properties(&[&BASE], 10, 1, |_| Checks::default())?;
//! # Ok(())
//! # }
//! ```
//!
//! Modules in the order in which an author meets them: [`scenario`] (the form of a scenario file), [`stage`] (the position as a
//! plugin), [`run`] (plays it), [`ledger`] (which rules have tests), [`properties`] (random games) with [`tables`] (random tables),
//! [`conserve`], [`rebuild`], [`legal`], [`inspect`] and [`refuse`] (what is checked), [`perft`](mod@perft) (counts of lines to a depth), [`golden`] (kept
//! texts), [`purity`] (what a library must not contain), [`suite`] (all of it for one expansion, with what its hooks cost by
//! [`hook_clock`]), [`jcz`] (games of another engine, compared, imported and exported), and the small helps
//! [`board_text`](mod@board_text), [`event_text`](mod@event_text), [`input`] and [`dice`].

pub mod board_text;
pub mod conserve;
pub mod dice;
pub mod error;
pub mod event_text;
mod expect;
pub mod golden;
pub mod hook_clock;
pub mod input;
pub mod inspect;
pub mod jcz;
pub mod ledger;
pub mod legal;
pub mod perft;
pub mod properties;
pub mod purity;
pub mod rebuild;
pub mod refuse;
pub mod run;
pub mod scenario;
pub mod stage;
pub mod suite;
pub mod tables;

pub use board_text::board_text;
pub use error::{Failure, KitError};
pub use event_text::event_text;
pub use golden::{check_playthrough, phase_order, playthrough};
pub use ledger::{Ledger, Tests, check_ledger};
pub use perft::{check_perft, perft};
pub use properties::{Checks, Tally, check_game, check_properties, games_wanted};
pub use run::{play, position, scenarios};
pub use scenario::Scenario;
pub use suite::{Report, Subject, conformance};
