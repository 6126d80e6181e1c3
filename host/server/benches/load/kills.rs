//! Servers behind one address, of which one is killed again and again under load: no acknowledged action may
//! be lost, none done twice, and all games go on.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use bastide_client::{Client, ClientError};
use serde_json::Value;

use super::front::Front;
use super::scripted::Scripted;

/// The time in which all play before the next kill.
const BETWEEN: Duration = Duration::from_millis(400);
/// The pause after a request that failed.
const AGAIN: Duration = Duration::from_millis(20);
/// The longest time until each table has answered after a kill.
const LONGEST: Duration = Duration::from_secs(300);
/// An answer that took longer has waited for another server.
const WAITED: Duration = Duration::from_millis(300);

/// A run.
pub(crate) struct Kills<'a> {
    /// The number of servers behind one address.
    pub(crate) servers: usize,
    pub(crate) kills: usize,
    /// The tables that are played at the same time, one by a thread.
    pub(crate) tables: usize,
    /// The pause of a client between two actions.
    pub(crate) pause: Duration,
    /// Makes the command of a server, whose first line of output ends with its address.
    pub(crate) command: &'a (dyn Fn() -> std::io::Result<Command> + Sync),
}

/// The results of a run.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) acknowledged: u64,
    pub(crate) lost: u64,
    pub(crate) twice: u64,
    /// The time until each table answered after each kill, the shortest first.
    pub(crate) answered: Vec<Duration>,
}

/// A server that runs. Dropping it kills it.
struct Server {
    child: Child,
    address: SocketAddr,
    /// Kept open, since the server writes more.
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(mut command: Command) -> Result<Server, Box<dyn Error>> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let base = line.trim().rsplit(' ').next().unwrap_or_default();
        let address = base.trim_start_matches("http://").parse().map_err(|_| format!("a server did not start: {line:?}"));
        if address.is_err() {
            child.kill()?;
        }
        Ok(Server { child, address: address?, _output: output })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The knowledge of a client about its table.
struct Known {
    path: String,
    secret: String,
    /// The number of the open decision that the server has last acknowledged.
    acknowledged: u64,
}

/// The observations of all clients.
struct Seen {
    stop: AtomicBool,
    outcome: Mutex<Outcome>,
    /// When each table last gave an answer to a question that was asked then.
    asked: Vec<Mutex<Instant>>,
}

impl Seen {
    fn count(&self, count: impl FnOnce(&mut Outcome)) {
        count(&mut self.outcome.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn asked(&self, table: usize) -> Option<Instant> {
        Some(*self.asked.get(table)?.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn answered(&self, table: usize, asked: Instant) {
        if let Some(last) = self.asked.get(table) {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = asked;
        }
    }
}

/// Kills servers under load.
pub(crate) fn run(run: &Kills) -> Result<Outcome, Box<dyn Error>> {
    let mut servers = (0..run.servers).map(|_| Server::start((run.command)()?)).collect::<Result<Vec<_>, _>>()?;
    let front = Front::start(servers.iter().map(|server| server.address).collect())?;
    let began = Instant::now();
    let seen = Seen {
        stop: AtomicBool::new(false),
        outcome: Mutex::default(),
        asked: (0..run.tables).map(|_| Mutex::new(began)).collect(),
    };
    let killed: Result<(), Box<dyn Error>> = std::thread::scope(|scope| {
        for table in 0..run.tables {
            let (seen, base) = (&seen, front.base.as_str());
            scope.spawn(move || play(table, base, run.pause, seen));
        }
        let killed = kill(run, &mut servers, &front, &seen);
        seen.stop.store(true, Ordering::Relaxed);
        killed
    });
    killed?;
    let mut outcome = seen.outcome.into_inner().unwrap_or_else(PoisonError::into_inner);
    outcome.answered.sort();
    Ok(outcome)
}

/// Kills the servers in turn, each time while all play, and starts each again.
fn kill(run: &Kills, servers: &mut [Server], front: &Front, seen: &Seen) -> Result<(), Box<dyn Error>> {
    all_answer(run.tables, seen, Instant::now())?;
    for kill in 0..run.kills {
        std::thread::sleep(BETWEEN);
        let number = kill % run.servers;
        let server = servers.get_mut(number).ok_or("no server")?;
        server.child.kill()?;
        let killed = Instant::now();
        server.child.wait()?;
        let took = std::thread::scope(|scope| -> Result<Vec<Duration>, String> {
            let answer = scope.spawn(|| all_answer(run.tables, seen, killed));
            *server = start(run)?;
            front.moved(number, server.address);
            answer.join().map_err(|_| "a thread failed")?
        })?;
        seen.count(|outcome| outcome.answered.extend(took));
    }
    std::thread::sleep(BETWEEN);
    Ok(())
}

fn start(run: &Kills) -> Result<Server, String> {
    let command = (run.command)().map_err(|error| error.to_string())?;
    Server::start(command).map_err(|error| error.to_string())
}

/// Waits until each table has answered a question asked since a moment. Returns how long each took.
fn all_answer(tables: usize, seen: &Seen, since: Instant) -> Result<Vec<Duration>, String> {
    let mut took = vec![None; tables];
    while took.iter().any(Option::is_none) {
        if since.elapsed() > LONGEST {
            return Err(format!("after {} seconds, tables do not answer: {took:?}", LONGEST.as_secs()));
        }
        std::thread::sleep(Duration::from_millis(2));
        for (table, took) in took.iter_mut().enumerate() {
            if took.is_none() && seen.asked(table).is_some_and(|asked| asked > since) {
                *took = Some(since.elapsed());
            }
        }
    }
    Ok(took.into_iter().flatten().collect())
}

fn table(base: &str, seen: &Seen) -> Option<Known> {
    while !seen.stop.load(Ordering::Relaxed) {
        if let Ok(made) = Scripted::new(base) {
            let path = made.url.strip_prefix(base).unwrap_or_default().to_owned();
            return Some(Known { path, secret: made.client.secret().unwrap_or_default().to_owned(), acknowledged: 0 });
        }
        std::thread::sleep(AGAIN);
    }
    None
}

fn client(known: &Known, base: &str) -> Result<Client, ClientError> {
    Ok(Client::new(&format!("{base}{}", known.path))?.with_secret(&known.secret))
}

/// Plays games at a table until the run ends. Each answer is sent twice, as after a broken connection. Each
/// round has a connection of its own, so that the servers take turns.
fn play(number: usize, base: &str, pause: Duration, seen: &Seen) {
    let Some(mut known) = table(base, seen) else { return };
    while !seen.stop.load(Ordering::Relaxed) {
        let asked = Instant::now();
        let state = client(&known, base).and_then(|client| Ok((client.state()?, client)));
        let Ok((state, client)) = state else {
            std::thread::sleep(AGAIN);
            continue;
        };
        seen.answered(number, asked);
        check(number, &mut known, &state, seen);
        if state["phase"] == "over" {
            let Some(next) = table(base, seen) else { return };
            known = next;
            continue;
        }
        let options = state["options"].as_array().filter(|_| state["your_turn"] == true);
        let option = options.and_then(|options| options.get(options.len() / 2)?["n"].as_u64());
        let (Some(decision), Some(option)) = (state["decision"].as_u64(), option) else {
            std::thread::sleep(AGAIN);
            continue;
        };
        let next = |answer: Result<Value, ClientError>| answer.ok().and_then(|a| a["decision"].as_u64());
        let (first, again) = (next(client.act(decision, option)), next(client.act(decision, option)));
        if let Some(open) = first.into_iter().chain(again).max() {
            known.acknowledged = open;
            seen.count(|outcome| outcome.acknowledged += 1);
        }
        std::thread::sleep(pause);
    }
}

/// Compares what a server says with what was acknowledged.
fn check(number: usize, known: &mut Known, state: &Value, seen: &Seen) {
    let number_of = |key: &str| state[key].as_u64().unwrap_or_default();
    let (open, moves) = (number_of("decision"), number_of("moves"));
    if open < known.acknowledged {
        println!("table {number}: the open decision is {open}, but {} was acknowledged", known.acknowledged);
        known.acknowledged = open;
        seen.count(|outcome| outcome.lost += 1);
    }
    // Nothing is taken back, so each decision is one action.
    if open != moves {
        println!("table {number}: {open} decisions and {moves} actions");
        seen.count(|outcome| outcome.twice += 1);
    }
}

impl Outcome {
    /// Prints the numbers. Fails if an action was lost or done twice.
    pub(crate) fn report(&self, kills: usize) -> Result<(), Box<dyn Error>> {
        let Outcome { acknowledged, lost, twice, answered } = self;
        println!("{kills} kills, {acknowledged} acknowledged actions, {lost} lost, {twice} done twice");
        let waited: Vec<Duration> = answered.iter().copied().filter(|took| *took > WAITED).collect();
        let at = |all: &[Duration], share: usize| all.get(all.len().saturating_sub(1) * share / 100).copied().unwrap_or_default();
        println!(
            "after a kill, a table answered within {:.1?} in the median; {} of {} had to wait: {:.1?} in the median, {:.1?} at most",
            at(answered, 50),
            waited.len(),
            answered.len(),
            at(&waited, 50),
            at(&waited, 100)
        );
        if lost + twice == 0 { Ok(()) } else { Err("the servers have lost or repeated actions".into()) }
    }
}
