//! The arguments, each within its bounds.

use std::error::Error;

/// The measured quantity.
pub(crate) struct Arguments {
    pub(crate) tables: usize,
    pub(crate) streams: usize,
    pub(crate) seconds: u64,
    /// The pause of a client between two actions, in milliseconds.
    pub(crate) pause: u64,
    pub(crate) kills: usize,
    /// The store of the tables: a PostgreSQL database instead of a file.
    pub(crate) store: Store,
    /// The database of a server that is to be killed, and that serves until then.
    pub(crate) serve: Option<String>,
}

/// The store of the tables.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Store {
    /// An SQLite file in a temporary folder.
    Sqlite,
    /// A PostgreSQL that is started for the run.
    Postgres,
    /// A database that is there already, by its address.
    Database(String),
}

/// Reads the arguments of the command line.
pub(crate) fn read() -> Result<Arguments, Box<dyn Error>> {
    let mut all = Arguments { tables: 20, streams: 40, seconds: 3, pause: 2000, kills: 0, store: Store::Sqlite, serve: None };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = |most: u64| -> Result<u64, Box<dyn Error>> {
            let number: u64 = words.next().ok_or(format!("{word} takes a number"))?.parse()?;
            if number > most { Err(format!("{word} takes at most {most}").into()) } else { Ok(number) }
        };
        match word.as_str() {
            "--tables" => all.tables = number(2000)? as usize,
            "--streams" => all.streams = number(10_000)? as usize,
            "--seconds" => all.seconds = number(600)?,
            "--pause" => all.pause = number(60_000)?,
            "--kills" => all.kills = number(1000)? as usize,
            "--store" => {
                all.store = match words.next().as_deref() {
                    Some("sqlite") => Store::Sqlite,
                    Some("postgres") => Store::Postgres,
                    Some(url) if url.starts_with("postgres") => Store::Database(url.to_owned()),
                    _ => return Err("--store takes sqlite, postgres or the address of a database".into()),
                }
            }
            "--serve" => all.serve = words.next(),
            // cargo adds this one.
            "--bench" => {}
            other => return Err(format!("unknown argument {other}").into()),
        }
    }
    Ok(all)
}
