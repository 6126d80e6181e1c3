//! The parts of the program that only a server for others needs, and that a program can be built without.

use bastide_console::Error;
use bastide_console::language::say;

/// A part that the program can be built without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Notifications by mail.
    Mail,
    /// A database that several servers share.
    Postgres,
    /// Notifications that browsers show.
    Push,
    /// Addresses that begin with `https://`.
    Tls,
}

impl Part {
    /// Returns `true` if this program has the part.
    pub fn is_here(self) -> bool {
        match self {
            Part::Mail => cfg!(feature = "mail"),
            Part::Postgres => cfg!(feature = "postgres"),
            Part::Push => cfg!(feature = "push"),
            Part::Tls => cfg!(feature = "tls"),
        }
    }

    /// Does nothing if this program has the part.
    ///
    /// # Errors
    /// The program was built without it; the message names a command that builds one with it.
    pub fn need(self) -> Result<(), Error> {
        let text = match self {
            Part::Mail => "without-mail",
            Part::Postgres => "without-postgres",
            Part::Push => "without-push",
            Part::Tls => "without-tls",
        };
        if self.is_here() { Ok(()) } else { Err(Error::Usage(say!("built-without", what = say(text)))) }
    }
}
