//! Expansions in libraries: those that fit can be played, and each other library is refused with an
//! error of its own.

#[path = "libraries/author.rs"]
mod author;
#[path = "libraries/browser.rs"]
mod browser;
#[path = "libraries/faults.rs"]
mod faults;
#[path = "libraries/isolation.rs"]
mod isolation;
#[path = "libraries/outside.rs"]
mod outside;
#[path = "../../server/tests/browser/person.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod person;
#[path = "libraries/publishing.rs"]
mod publishing;
#[path = "libraries/refusals.rs"]
mod refusals;
#[path = "libraries/served.rs"]
mod served;
#[path = "libraries/trust.rs"]
mod trust;
#[path = "../../server/tests/browser/webdriver.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod webdriver;

/// What the browser of the tests of the server needs of its surroundings.
mod support {
    pub(crate) type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;
}
