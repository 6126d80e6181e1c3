//! A server that is killed again and again under load: no acknowledged action may be lost, and none
//! done twice.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bastide_server::client::{Client, ClientError};
use bastide_server::{Config, Limits, Storage, start};
use serde_json::Value;

use super::arguments::Arguments;
use super::scripted::Scripted;

/// The tables that are played at the same time, one by a thread.
const TABLES: usize = 8;
/// The time between two kills.
const BETWEEN: Duration = Duration::from_millis(400);

/// Serves until it is killed; prints the address.
pub(crate) fn serve(database: &Path) -> Result<(), Box<dyn Error>> {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        storage: Storage::File(database.to_owned()),
        public_url: None,
        trusted_proxies: Vec::new(),
        offered: Vec::new(),
        spawner: None,
        keep: None,
        notices: Default::default(),
        limits: Limits::none(),
    };
    let running = start(&config)?;
    println!("http://{}", running.address);
    running.wait_for_the_end();
    Ok(())
}

fn spawn(database: &Path) -> Result<(Child, String), Box<dyn Error>> {
    let mut child = Command::new(std::env::current_exe()?).arg("--serve").arg(database).stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    Ok((child, line.trim().to_owned()))
}

/// The knowledge of a client about its table.
struct Known {
    path: String,
    secret: String,
    /// The last decision that the server has acknowledged, with its option.
    acknowledged: u64,
    actions: u64,
}

/// Kills servers under load and compares.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("tables.sqlite");
    let (mut child, mut base) = spawn(&database)?;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(table(&base)?);
    }
    let (mut lost, mut total) = (0, 0);
    for kill in 0..arguments.kills {
        let until = Instant::now() + BETWEEN;
        std::thread::scope(|scope| {
            for known in &mut tables {
                let base = &base;
                scope.spawn(move || play(known, base, until));
            }
            std::thread::sleep(BETWEEN * 3 / 4);
            // While they play.
            _ = child.kill();
        });
        child.wait()?;
        (child, base) = spawn(&database)?;
        for known in &mut tables {
            let state = client(known, &base)?.state()?;
            let open = state["decision"].as_u64().unwrap_or_default();
            if open < known.acknowledged {
                lost += 1;
                println!("kill {kill}: the open decision is {open}, but {} was acknowledged", known.acknowledged);
            }
            if state["phase"] == "over" {
                total += known.actions;
                *known = table(&base)?;
            }
        }
    }
    let twice = check(&tables, &base)?;
    total += tables.iter().map(|t| t.actions).sum::<u64>();
    child.kill()?;
    child.wait()?;
    println!("{} kills, {total} acknowledged actions, {lost} lost, {twice} done twice", arguments.kills);
    if lost + twice == 0 { Ok(()) } else { Err("the server has lost or repeated actions".into()) }
}

fn table(base: &str) -> Result<Known, Box<dyn Error>> {
    let made = Scripted::new(base)?;
    let path = made.url.strip_prefix(base).unwrap_or_default().to_owned();
    Ok(Known { path, secret: made.client.secret().unwrap_or_default().to_owned(), acknowledged: 0, actions: 0 })
}

fn client(known: &Known, base: &str) -> Result<Client, ClientError> {
    Ok(Client::new(&format!("{base}{}", known.path))?.with_secret(&known.secret))
}

/// Plays until the time is over or the server is gone. Each answer is sent twice, as after a broken
/// connection.
fn play(known: &mut Known, base: &str, until: Instant) {
    let Ok(client) = client(known, base) else { return };
    while Instant::now() < until {
        let Ok(state) = client.state() else { return };
        let options = state["options"].as_array().filter(|_| state["your_turn"] == true);
        let (Some(decision), Some(options)) = (state["decision"].as_u64(), options) else { continue };
        let Some(option) = options.get(options.len() / 2).and_then(|o| o["n"].as_u64()) else { return };
        let next = |answer: Result<Value, ClientError>| answer.ok().and_then(|a| a["decision"].as_u64());
        let first = next(client.act(decision, option));
        let again = next(client.act(decision, option));
        if let Some(open) = first.into_iter().chain(again).max() {
            known.acknowledged = open;
            known.actions += 1;
        }
    }
}

/// Returns the number of tables whose record has two answers to one decision.
fn check(tables: &[Known], base: &str) -> Result<usize, Box<dyn Error>> {
    let mut twice = 0;
    for known in tables {
        let client = client(known, base)?;
        let state = client.state()?;
        // Without take back, each decision is one action.
        twice += usize::from(state["decision"] != state["moves"]);
    }
    Ok(twice)
}
