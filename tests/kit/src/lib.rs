//! The test kit for authors of expansions.
//!
//! The kit is [`bastide_verify`], which the program uses too, and what only a test suite needs:
//! [`check_expansion`] (all checks of `bastide expansion test`), [`suite!`] (the tests that every folder
//! of an expansion has), [`perft`](mod@perft) (counts of
//! action sequences to a depth), [`purity`] (forbidden words in a library), [`games`] (games from
//! texts), [`sets`] (the content of tile sets), [`stub`] (a plugin of a few lines) and
//! [`other_figures`] (figures that other expansions might bring).
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

mod check;
pub mod games;
#[cfg(doctest)]
mod guide;
pub mod other_figures;
pub mod perft;
pub mod purity;
pub mod sets;
pub mod stub;
pub mod suite;

pub use bastide_verify::*;
pub use check::check_expansion;
pub use perft::{check_perft, perft};
