//! Load on a server: tables of a bot against a scripted client, and open streams of events.
//!
//! `cargo bench -p bastide-server --bench load -- --tables 500 --streams 2000 --seconds 30` starts
//! a server in this process, on the loopback address alone, and prints how long answers to actions
//! take. `--kills N` kills a server N times under load instead and counts what it has lost. Counts
//! and time are bounded.

mod load {
    pub(super) mod arguments;
    pub(super) mod kills;
    pub(super) mod play;
    pub(super) mod scripted;
}

use std::process::ExitCode;

fn main() -> ExitCode {
    let result = load::arguments::read().and_then(|arguments| match &arguments.serve {
        Some(database) => load::kills::serve(database),
        None if arguments.kills > 0 => load::kills::run(&arguments),
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
