//! A game at the terminal, or an exhibition where there is none.
//!
//! A [`session::Session`] is the game with its bots, the question and the lists that a person has opened; it takes lines of text
//! and knows no screen. A [`talk::Talk`] adds the files. Two fronts use it: [`lines`], a conversation line by line that also works
//! through pipes, and [`tui`], a screen with board, panel and log.

mod beside;
pub mod choices;
pub mod exhibition;
pub mod input;
pub mod legend;
pub mod lines;
pub mod look;
pub mod pages;
pub mod places;
pub mod screen;
pub mod session;
mod spare;
mod symmetry;
pub mod talk;
pub mod tui;

#[cfg(test)]
mod tests;

use std::io::{IsTerminal, Write};

use bastide_core::record::Recorder;

use crate::cli;
use crate::error::Error;
use crate::records;
use crate::tables;
use look::Look;
use talk::Talk;

/// Plays as the command line says.
///
/// # Errors
/// The table or the record is wrong, or what [`lines::converse`] and [`tui::run`] say.
pub fn run(args: &cli::Play, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let watched = args.exhibition || json || !(at_terminal || args.plain);
    if let Some(path) = args.save.as_deref().filter(|p| p.exists() && Some(*p) != args.resume.as_deref()) {
        return Err(Error::Exists(path.into()));
    }
    let recorder = match &args.resume {
        Some(path) => records::replay(path, None)?,
        None => {
            let setting = tables::to_play(args.table.as_deref())?;
            let seed = setting.seed(args.seed);
            let table = if watched { exhibition::with_bots(setting.table) } else { setting.table };
            Recorder::start(table, setting.rules, seed)?
        }
    };
    if watched {
        // A game that is resumed to be watched is not the person's any more: it is kept only where that was asked for.
        let why = if args.exhibition || json {
            None
        } else {
            Some("There is no terminal to play at, so bots play for everybody; --plain plays through pipes.")
        };
        return exhibition::run(recorder, args.save.as_deref(), why, json, out);
    }
    let spare = spare::file(recorder.seed());
    let mut talk = Talk::new(recorder, args.save.clone().or_else(|| args.resume.clone()), spare)?;
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if args.plain || dumb || !at_terminal {
        return lines::converse(&mut talk, &mut std::io::stdin().lock(), out, Look::of_terminal);
    }
    tui::run(&mut talk, out)
}
