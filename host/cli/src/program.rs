//! The whole program: runs the command line and reports errors.

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use bastide_tables::libraries::trust::{self, Permission};
use clap::FromArgMatches;

use crate::cli::help::command;
use crate::cli::{Cli, refusal};
use crate::commands;
use bastide_console::output::Printable;

/// The exit code for a wrong command line.
const USAGE: u8 = 2;
/// The exit code if the reader of the output is gone: that of a program ended by SIGPIPE.
const CLOSED_PIPE: u8 = 128 + 13;

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let cli = match read(&line) {
        Ok(cli) => cli,
        Err(ended) => return ended,
    };
    trust::permit(Permission { all: cli.allow_libraries, ..Permission::default() });
    if cli.allow_command {
        bastide_tables::commands::allow();
    }
    let mut out = anstream::stdout().lock();
    let done = if std::io::stdout().is_terminal() { run(&cli, &mut Printable::new(out, cli.json)) } else { run(&cli, &mut out) };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::from(CLOSED_PIPE),
        Err(error) => failed(&error.message(), error.exit_code()),
    }
}

/// Reads the command line, in the language that it or the environment names.
///
/// # Errors
/// It is wrong, or asks for the help or the version; both are shown.
fn read(line: &[OsString]) -> Result<Cli, ExitCode> {
    bastide_console::language::choose(line, |name| std::env::var(name).ok()).map_err(|wrong| failed(&wrong, USAGE))?;
    let matches = command().try_get_matches_from(line);
    matches.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| match refusal(&error) {
        Some(text) => failed(&text, USAGE),
        None => error.exit(),
    })
}

/// Shows an error. Returns the exit code.
fn failed(text: &str, code: u8) -> ExitCode {
    let red = anstyle::AnsiColor::Red.on_default().bold();
    anstream::eprintln!("{red}{}{red:#} {text}", bastide_console::language::error_heading());
    ExitCode::from(code)
}

/// Runs the command line and flushes the output, so that no write error is lost.
fn run(cli: &Cli, out: &mut dyn Write) -> Result<(), bastide_console::Error> {
    commands::run(cli, out)?;
    Ok(out.flush()?)
}
