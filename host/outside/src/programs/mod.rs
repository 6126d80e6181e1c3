//! Bots that are programs of others: processes that speak a protocol of lines, described in
//! `host/bots/PROTOCOL.md`.
//!
//! [`Programs`] starts them for a table, [`speak()`] is the other end: one of our bots as such a
//! program. A program gets only what its seat may see, through
//! [`GameView`](bastide_core::GameView) and [`History`](bastide_bots::History). It costs its player
//! a move, and never more, if it is late, silent, wrong, floods its output or ends.

mod messages;
mod process;
mod program;
mod speak;
mod state;

use std::sync::Arc;
use std::time::Duration;

use bastide_bots::{Bot, Command, UnknownBot};
use bastide_core::Table;

use program::{Program, Setting};
pub use speak::{run, speak};

/// The programs that may play at a table.
#[derive(Clone, Debug)]
pub struct Programs {
    setting: Arc<Setting>,
}

impl Programs {
    /// Returns the programs for games at a table, with this time for each answer.
    pub fn at(table: &Table, time: Duration) -> Programs {
        let mut told = table.clone();
        told.seed = None;
        told.draws.clear();
        told.chance.clear();
        for seat in &mut told.players {
            seat.name.clone_from(&seat.color);
            seat.bot = None;
        }
        Programs { setting: Arc::new(Setting { table: told.to_toml(), seats: told.seats(), time }) }
    }

    /// Makes the bot of a text. Starts a process if the text names a program.
    ///
    /// # Errors
    /// There is no such bot, or the program cannot be started or does not speak the protocol.
    pub fn make(&self, text: &str) -> Result<Box<dyn Bot>, UnknownBot> {
        let Some(command) = Command::read(text) else { return bastide_bots::make(text) };
        let command = command.map_err(|source| UnknownBot::Command { name: text.into(), source })?;
        match Program::start(&command, self.setting.clone()) {
            Ok(program) => Ok(Box::new(program)),
            Err(why) => Err(UnknownBot::Unusable { name: text.into(), why }),
        }
    }
}

/// Removes the programs from the seats of a table, so that its records do not name them. Returns
/// each with the number of its seat. A seat without a name is named after its program.
pub fn take_programs(table: &mut Table) -> Vec<(usize, String)> {
    let mut programs = Vec::new();
    for (i, seat) in table.players.iter_mut().enumerate() {
        let Some(Some(Ok(command))) = seat.bot.as_deref().map(Command::read) else { continue };
        if seat.name == seat.color {
            command.name().clone_into(&mut seat.name);
        }
        programs.extend(seat.bot.take().map(|text| (i, text)));
    }
    programs
}
