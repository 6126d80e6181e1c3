//! The program `bastide`: runs the command line and reports errors.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use bastide::cli::Cli;
use bastide::commands;
use bastide::screen::output::Printable;
use bastide_tables::libraries::trust::{self, Permission};
use clap::Parser;

/// The exit code if the reader of the output is gone: that of a program ended by SIGPIPE.
const CLOSED_PIPE: u8 = 128 + 13;

fn main() -> ExitCode {
    let cli = Cli::parse();
    trust::permit(Permission { all: cli.allow_libraries, ..Permission::default() });
    if cli.allow_command {
        bastide_tables::commands::allow();
    }
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

/// Runs the command line and flushes the output, so that no write error is lost.
fn run(cli: &Cli, out: &mut dyn Write) -> Result<(), bastide::Error> {
    commands::run(cli, out)?;
    Ok(out.flush()?)
}
