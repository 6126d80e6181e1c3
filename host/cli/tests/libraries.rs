//! Expansions in libraries: those that fit can be played, and each other library is refused with an
//! error of its own.

#[path = "libraries/author.rs"]
mod author;
#[path = "libraries/faults.rs"]
mod faults;
#[path = "libraries/isolation.rs"]
mod isolation;
#[path = "libraries/outside.rs"]
mod outside;
#[path = "libraries/publishing.rs"]
mod publishing;
#[path = "libraries/refusals.rs"]
mod refusals;
#[path = "libraries/served.rs"]
mod served;
#[path = "libraries/trust.rs"]
mod trust;
