//! Expansions in libraries: those that fit can be played, and each other library is refused with an
//! error of its own.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

mod added;
mod author;
mod browser;
mod documents;
mod faults;
mod isolation;
mod outside;
#[path = "../../../server/tests/browser/person.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod person;
mod publishing;
mod refusals;
mod served;
mod trust;
#[path = "../../../server/tests/browser/webdriver.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod webdriver;

/// The environment that the browser of the server's tests needs.
mod support {
    pub(crate) type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// The longest wait for what must happen.
    pub(crate) const FAR: std::time::Duration = std::time::Duration::from_secs(300);
}

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
