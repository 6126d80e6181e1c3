//! The reasons why a module stops before it has answered.

use std::fmt;

/// The reason why a module stopped. Its text is what the module did, for people.
pub(crate) enum Stop {
    /// It used up its work.
    Work,
    /// It called too deeply.
    Stack,
    /// It stopped by itself, as Rust does where it panics.
    Own,
    /// Something else.
    Other(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Work => f.write_str("did not answer within the work that an order may take, and was stopped"),
            Stop::Stack => f.write_str("used up its stack and was stopped"),
            Stop::Own => f.write_str("stopped with an error of its own"),
            Stop::Other(what) => write!(f, "stopped: {what}"),
        }
    }
}
