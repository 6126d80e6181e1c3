//! `bastide maps`: the boards of the Maps variant, for players and for authors.
//!
//! A board is one of those that come with the program, by name, or a file. [`Chosen`] finds and
//! reads it. `list` and `show` describe it, `check` checks it and measures how random games fill
//! it, `table` makes a table to play on it.

pub mod check;
pub mod list;
pub mod show;
pub mod table;

use std::io::Write;
use std::path::Path;

use bastide_core::message::did_you_mean;
use bastide_core::{Chosen as Value, Document};
use bastide_maps::board::{self, Map, MapError};

use crate::args::{MapCommand, Maps};
use crate::rules::problems::print_checked;
use bastide_console::Error;
use bastide_console::language::{list, say};
use bastide_console::report::print;
use bastide_files::read as input;
use bastide_files::{self as files, Existing};

/// A board that the user chose.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The name or path as the user wrote it.
    pub name: String,
    /// The board.
    pub map: Map,
    /// The value for a table file.
    value: Value,
}

impl Chosen {
    /// Finds and reads a board: by name, or from a file.
    ///
    /// # Errors
    /// There is no such board, or the file is invalid.
    pub fn find(name: &str) -> Result<Chosen, Error> {
        if let Some(map) = board::named(name) {
            return Ok(Chosen { name: name.into(), map: map.map_err(wrong)?, value: Value::Word(name.into()) });
        }
        let path = Path::new(name);
        if !path.exists() && !name.contains(['.', '/', '\\']) {
            let hint = did_you_mean(name, board::NAMES.iter().copied());
            let known = list(&board::NAMES.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
            return Err(Error::Usage(say!("no-such-board", name = name, hint = hint, list = known)));
        }
        let text = input::text(path)?;
        let map = Map::parse(name, &text).map_err(wrong)?;
        Ok(Chosen { name: name.into(), map, value: Value::Document(Document { file: name.into(), text }) })
    }
}

fn wrong(error: MapError) -> Error {
    Error::Map(Box::new(error))
}

/// Runs a command of `maps`.
///
/// # Errors
/// The board cannot be read, or the output cannot be written.
pub fn run(args: &Maps, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    match &args.command {
        None => print(&list::MapList::of_program()?, json, out),
        Some(MapCommand::Show(args)) => show::run(args, json, out),
        Some(MapCommand::Check(args)) => print_checked(check::Checked::new(args), json, out),
        Some(MapCommand::Table(args)) => Ok(write!(out, "{}", table::text(&Chosen::find(&args.board)?))?),
        Some(MapCommand::New(args)) => {
            files::write_bytes(&args.file, Existing::forced(args.force), board::STARTER.as_bytes())?;
            Ok(writeln!(out, "{}", say!("board-written", file = args.file.display().to_string()))?)
        }
    }
}
