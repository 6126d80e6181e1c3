//! Whether the tables of this process may name programs as bots.
//!
//! A table may come from a stranger, and a program that it names runs with the rights of the user.
//! So such a table is refused unless the user has allowed it on the command line. Records are
//! always refused, since nothing in a past game needs a program.

use std::sync::atomic::{AtomicBool, Ordering};

use bastide_bots::Command;
use bastide_core::message::printable_line;

static ALLOWED: AtomicBool = AtomicBool::new(false);

/// Allows tables to name programs. A program calls this at most once, at its start.
pub fn allow() {
    ALLOWED.store(true, Ordering::Relaxed);
}

/// The source of the name of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Table,
    Record,
}

/// Returns why a bot cannot be used, if it cannot. Starts nothing.
pub(crate) fn refused(bot: &str, source: Source) -> Option<String> {
    if let Err(unknown) = bastide_bots::check(bot) {
        return Some(unknown.to_string());
    }
    let allowed = ALLOWED.load(Ordering::Relaxed);
    let program = Command::read(bot)?.ok()?;
    let name = printable_line(&program.program);
    match source {
        Source::Record => Some(format!("a record cannot name the program \"{name}\" as a bot; remove it, or name another bot")),
        Source::Table if !allowed => Some(format!(
            "the table runs the program \"{name}\" on this machine as a bot; if you trust the table and the program, allow it with --allow-command"
        )),
        Source::Table => None,
    }
}
