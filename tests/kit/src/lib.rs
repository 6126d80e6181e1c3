//! What authors of expansions test with.
//!
//! The kit is [`bastide_verify`], which also the program runs, and two checks that only a test suite needs: [`perft`](mod@perft) (counts of
//! lines to a depth) and [`purity`] (what a library must not contain).
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

pub mod perft;
pub mod purity;

pub use bastide_verify::*;
pub use perft::{check_perft, perft};
