//! `bastide import` and `bastide export`: conversion between records and games of JCloisterZone and
//! FanCloisterZone.
//!
//! [`bastide_jcz`] converts the games; this module reads and writes the files and reports the
//! losses.

use std::io::Write;
use std::path::PathBuf;

use bastide_core::{Recorder, linked};
use serde::Serialize;

use crate::args;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, print};
use bastide_files::{self as files, Existing};
use bastide_tables::records;

/// The result of a conversion.
#[derive(Clone, Debug, Serialize)]
pub struct Carried {
    /// The file that was written; `None` if the game was printed.
    pub file: Option<PathBuf>,
    /// The number of actions or messages.
    pub moves: usize,
    /// The parts that are missing or differ in the converted game, one sentence each.
    pub lost: Vec<String>,
    /// The game itself, if it was printed.
    pub text: Option<String>,
    /// The noun for its moves, and the introduction of each loss.
    #[serde(skip)]
    words: (&'static str, &'static str),
    /// Instructions for opening the file, if there are any.
    #[serde(skip)]
    open: Option<&'static str>,
}

/// Instructions for opening a file in JCloisterZone. Its draws are a list in the file, which only a
/// local game follows.
impl Report for Carried {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        // A printed record stays a valid record: remarks are comments in it.
        let (written, loss) = self.words;
        let comment = if let Some(text) = &self.text { write!(out, "{text}").map(|()| "# ")? } else { "" };
        if let Some(file) = &self.file {
            writeln!(out, "{}", say!(written, file = file.display().to_string(), n = self.moves as u64))?;
        }
        self.open.iter().try_for_each(|open| writeln!(out, "{}", say(open)))?;
        self.lost.iter().try_for_each(|lost| writeln!(out, "{comment}{}", say!(loss, what = lost.as_str())))
    }
}

/// Converts a game of JCloisterZone to a record.
///
/// # Errors
/// The game cannot be read or converted, or the record cannot be written.
pub fn import(args: &args::Import, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let wrong = |e: &dyn std::fmt::Display| Error::Usage(format!("{}: {e}", args.file.display()));
    let game = bastide_jcz::read(&args.file).map_err(|e| Error::Usage(e.to_string()))?;
    let bastide_jcz::Imported { recorder, lost } = bastide_jcz::import(&game, &linked()).map_err(|e| wrong(&e))?;
    let text = recorder.text();
    let file = args.record.clone();
    if let Some(path) = &file {
        files::write_bytes(path, Existing::forced(args.force), text.as_bytes())?;
    }
    let text = file.is_none().then_some(text);
    print(
        &Carried { file, moves: recorder.len(), lost, text, words: ("is-written-with", "not-carried-over"), open: None },
        json,
        out,
    )
}

/// Converts a record to a game of JCloisterZone.
///
/// # Errors
/// The record cannot be read or converted, or the game cannot be written.
pub fn export(args: &args::Export, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let recorder = records::replay(&args.record, None)?;
    let exported = bastide_jcz::export(&recorder, &linked());
    let exported = exported.map_err(|e| Error::Usage(format!("{}: {e}{}", args.record.display(), remedy(&recorder))))?;
    let text = serde_json::to_string_pretty(&exported.game)?;
    files::write_bytes(&args.jcz, Existing::forced(args.force), text.as_bytes())?;
    let moves = exported.game["replay"].as_array().map_or(0, Vec::len);
    let (file, words) = (Some(args.jcz.clone()), ("is-written-with-messages", "different-there"));
    print(&Carried { file, moves, lost: exported.notes, text: None, words, open: Some("open-there") }, json, out)
}

/// Returns the options of the table that JCloisterZone plays differently, and the remedy, as lines
/// below an error.
fn remedy(recorder: &Recorder) -> String {
    let rules = recorder.game().rules();
    let unlike = bastide_jcz::differing_options(recorder.table(), rules, &linked()).unwrap_or_default();
    if unlike.is_empty() {
        return String::new();
    }
    let lines: String = unlike.iter().map(|option| format!("\n  {option}")).collect();
    format!("\n{}{lines}", say!("unlike-there", like = bastide_profiles::jcloisterzone::LIKE))
}
