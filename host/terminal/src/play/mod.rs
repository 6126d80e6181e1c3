//! A game in the terminal, or an exhibition without one.
//!
//! A [`Session`](bastide_session::Session) is the game with its bots, the open question and the
//! opened lists. It accepts lines of text and performs no input or output. A
//! [`saved_session::SavedSession`] adds the files. Two interfaces use it: [`lines`], which works
//! line by line and through pipes, and [`tui`], a screen with board, panel and log.

mod autosave;
pub(crate) mod begin;
pub mod exhibition;
pub mod info;
pub mod input;
pub mod kept;
pub mod lines;
mod repair;
pub mod saved_session;
pub mod screen;
mod side_panel;
pub mod tui;

#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::Path;

use bastide_core::Player;
use bastide_core::record::Recorder;

use crate::args;
use bastide_console::Error;
use bastide_console::capabilities::Capabilities;
use bastide_console::language::say;
use bastide_outside::programs::{Programs, take_programs};
use bastide_tables::tables;
use begin::Begin;
use saved_session::SavedSession;

/// Plays as the command line requests.
///
/// # Errors
/// The table or the record has errors, or the errors of [`lines::run`] and [`tui::run`].
pub fn run(args: &args::Play, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let Begin { at_terminal, watched, mut save, mut locks } = Begin::of(args, json)?;
    let mut bots = Vec::new();
    let recorder = match &args.resume {
        Some(path) => {
            let may_ask = at_terminal && !json;
            let ask = |cut: &Error, new: &Path| match may_ask {
                true => repair::ask(cut, path, new, &mut std::io::stdin().lock(), out),
                false => Ok(false),
            };
            let (recorder, repaired) = repair::resume(path, args.save.as_deref(), args.repair, ask)?;
            if let (Some(new), false) = (repaired, watched) {
                locks.hold(&new)?;
                save = Some(new);
            }
            recorder
        }
        None => {
            let setting = tables::to_play(args.table.as_deref())?;
            let seed = setting.seed(args.seed);
            let mut table = if watched { exhibition::with_bots(setting.table) } else { setting.table };
            let programs = Programs::at(&table, args.time.bot_time);
            for (seat, text) in take_programs(&mut table) {
                bots.push((Player::at(seat), programs.make(&text)?));
            }
            Recorder::start(table, setting.rules, seed)?
        }
    };
    if watched {
        let why = if args.exhibition || json { None } else { Some(say("no-terminal")) };
        return exhibition::run(recorder, bots, save.as_deref(), why.as_deref(), json, out);
    }
    let autosave = autosave::file(recorder.seed(), &mut locks);
    let mut saved = SavedSession::new(recorder, save, autosave, locks)?;
    bots.into_iter().for_each(|(seat, bot)| saved.session.seat_bot(seat, bot));
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || dumb || !at_terminal {
        return lines::run(&mut saved, &mut std::io::stdin().lock(), out, Capabilities::of_terminal);
    }
    tui::run(&mut saved, out)
}
