//! The program `bastide`: reads the command line, does what it says, and tells what went wrong.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use bastide::cli::Cli;
use bastide::commands;
use bastide::output::Printable;
use bastide_tables::libraries::trust::{self, Permission};
use clap::Parser;

/// The exit code where the reader of the output went away: that of a program which SIGPIPE ends.
const CLOSED_PIPE: u8 = 128 + 13;

fn main() -> ExitCode {
    let cli = Cli::parse();
    trust::permit(Permission { all: cli.allow_libraries, ..Permission::default() });
    let mut out = anstream::stdout().lock();
    let done = if std::io::stdout().is_terminal() { run(&cli, &mut Printable::new(out, cli.json)) } else { run(&cli, &mut out) };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::from(CLOSED_PIPE),
        Err(error) => {
            let red = anstyle::AnsiColor::Red.on_default().bold();
            anstream::eprintln!("{red}error:{red:#} {}", error.message());
            ExitCode::from(error.exit_code())
        }
    }
}

/// Does what the command line says. What is still to be written when that is done is written, so that no error is lost.
fn run(cli: &Cli, out: &mut dyn Write) -> Result<(), bastide::Error> {
    commands::run(cli, out)?;
    Ok(out.flush()?)
}
