//! What tests need besides Rust, and how they are run where some of it is missing.
//!
//! A program of tests with `harness = false` begins with
//!
//! ```text
//! #[macro_use]
//! extern crate bastide_needs;
//!
//! fn main() -> std::process::ExitCode {
//!     bastide_needs::main()
//! }
//! ```
//!
//! From then on, `#[test]` is that of this crate in all its modules. A test names what it needs: `#[needs(CHROMIUM)]`
//! below `#[test]`, with the names in [`list`], or `#[needs(built_with!("mail"))]` for a feature of its crate. Where
//! something is missing, the test is reported as ignored with its name, and the run ends with one line that says how
//! to get it. The options are those of libtest: names, `--exact`, `--skip`, `--list`, `--ignored`.
//!
//! `BASTIDE_TESTS=needing` leaves out the tests that need nothing.

pub mod list;
mod need;
mod run;

pub use bastide_needs_macros::test;
pub use inventory;
pub use need::Need;
pub use run::{Outcome, Test, main};

/// The need that the crate of the test was built with a feature.
#[macro_export]
macro_rules! built_with {
    ($feature:literal) => {
        $crate::Need::feature($feature, cfg!(feature = $feature))
    };
}
