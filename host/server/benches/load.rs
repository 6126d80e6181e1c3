//! Load on a server: tables of a bot against a scripted client, and open streams of events.
//!
//! `cargo bench -p bastide-server --bench load -- --tables 500 --streams 2000 --seconds 30` starts
//! a server in this process, on the loopback address alone, and prints how long answers to actions
//! take. `--kills N` kills a server N times under load instead and counts what it has lost.
//! `--store postgres` does either with a PostgreSQL that is started for the run; then three servers are
//! behind one address, of which one is killed each time. Counts and time are bounded.

use bastide_expansions as _;

mod load {
    pub(super) mod arguments;
    pub(super) mod front;
    pub(super) mod kills;
    pub(super) mod place;
    pub(super) mod play;
    #[cfg(unix)]
    #[path = "../../tests/support/postgres.rs"]
    #[allow(dead_code, reason = "tests use more of it")]
    pub(super) mod postgres;
    pub(super) mod scripted;
}

use std::error::Error;
use std::process::{Command, ExitCode};
use std::time::Duration;

use bastide_server::start;
use load::arguments::Arguments;
use load::kills::Kills;
use load::place::{Place, serving};

/// The tables that are played while servers are killed.
const TABLES: usize = 8;

fn main() -> ExitCode {
    let result = load::arguments::read().and_then(|arguments| match &arguments.serve {
        Some(database) => serve(database),
        None if arguments.kills > 0 => kill(&arguments),
        None => load::play::run(&arguments),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Serves until it is killed; prints the address.
fn serve(database: &str) -> Result<(), Box<dyn Error>> {
    let running = start(&serving(database)?)?;
    println!("http://{}", running.address);
    running.wait_for_the_end();
    Ok(())
}

/// Kills servers under load, each a process of this program.
fn kill(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let place = Place::of(&arguments.store)?;
    let command = || {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("--serve").arg(&place.database);
        Ok(command)
    };
    let servers = if place.is_shared { 3 } else { 1 };
    let run = Kills { servers, kills: arguments.kills, tables: TABLES, pause: Duration::ZERO, command: &command };
    load::kills::run(&run)?.report(arguments.kills)
}
