//! The program `bastide`: reads the command line, does what it says, and tells what went wrong.

use std::process::ExitCode;

use bastide::cli::Cli;
use bastide::commands;
use bastide::libraries::trust::{self, Permission};
use clap::Parser;

fn main() -> ExitCode {
    let cli = Cli::parse();
    trust::permit(Permission { all: cli.allow_libraries, ..Permission::default() });
    match commands::run(&cli, &mut anstream::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            let red = anstyle::AnsiColor::Red.on_default().bold();
            anstream::eprintln!("{red}error:{red:#} {}", error.message());
            ExitCode::from(error.exit_code())
        }
    }
}
