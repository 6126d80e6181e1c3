//! The module and the engine of this program play the same games: natively, in the sandbox, and in Node.
//!
//! `BASTIDE_MODULE` names the module, which `cargo build --release -p bastide-module --example bastide --target
//! wasm32-unknown-unknown` makes. `BASTIDE_GAMES` is the number of games, which are then played to their ends.

use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bastide_engine::{Answer, Opening, Order, Service, Status};
use bastide_sandbox::{Bundle, Limits, Sandbox};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// The games that are compared.
const GAMES: u64 = 12;
/// The moves of a game that are played.
const MOVES: usize = 60;
/// The colors of the players.
const COLORS: [&str; 5] = ["green", "red", "blue", "yellow", "black"];

/// Random numbers that are the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

fn module() -> Option<PathBuf> {
    let path = std::env::var_os("BASTIDE_MODULE").map(PathBuf::from);
    if path.is_none() {
        println!("skipped: BASTIDE_MODULE names no module");
    }
    path
}

fn started(module: &Path) -> Done<Sandbox> {
    let bundle = Bundle::module("bastide.wasm", &std::fs::read(module)?)?;
    Ok(Sandbox::start(&bundle, Limits::default())?)
}

/// Returns the number of games, and the most moves of each.
fn size() -> (u64, usize) {
    match std::env::var("BASTIDE_GAMES").ok().and_then(|games| games.parse().ok()) {
        Some(games) => (games, usize::MAX),
        None => (GAMES, MOVES),
    }
}

/// Returns a table of some plugins of an engine that fit together.
fn opening(service: &mut Service, numbers: &mut Numbers, seed: u64) -> Done<Opening> {
    let Answer::About(about) = service.carry_out(&Order::About) else { return Err("no answer".into()) };
    let all: Vec<&String> = about.plugins.keys().collect();
    loop {
        let players: String =
            COLORS.iter().take(2 + numbers.below(4)).map(|color| format!("{{ color = \"{color}\" }}, ")).collect();
        let edition = ["first", "new"][numbers.below(2)];
        let mut toml = format!("edition = \"{edition}\"\nplayers = [{players}]\n");
        let mut chosen: Vec<&String> = (0..numbers.below(9)).map(|_| all[numbers.below(all.len())]).collect();
        chosen.sort();
        chosen.dedup();
        chosen.iter().for_each(|id| toml += &format!("[{id}]\n"));
        let opening = Opening { toml, seed, lines: Vec::new() };
        // Some plugins exclude each other, and some need a board.
        if matches!(service.carry_out(&Order::Open(opening.clone())), Answer::Ready(_)) {
            return Ok(opening);
        }
    }
}

/// Plays a game natively, mostly at random. Returns it, and leaves it open.
fn played(here: &mut Service, numbers: &mut Numbers, seed: u64, moves: usize) -> Done<Opening> {
    let mut opening = opening(here, numbers, seed)?;
    while opening.lines.len() < moves {
        let kind = if numbers.below(20) == 0 { "greedy" } else { "random" };
        match here.carry_out(&Order::Bot { kind: kind.into() }) {
            Answer::Played(step, status) => {
                opening.lines.push(step.line);
                if status.over {
                    break;
                }
            }
            other => return Err(format!("{opening:?}: {other:?}").into()),
        }
    }
    Ok(opening)
}

fn fingerprint(answer: Answer) -> Done<String> {
    match answer {
        Answer::Data(data) => Ok(data.as_str().unwrap_or_default().to_owned()),
        other => Err(format!("{other:?}").into()),
    }
}

fn status(answer: Answer) -> Done<Status> {
    match answer {
        Answer::Ready(status) | Answer::Played(_, status) => Ok(status),
        other => Err(format!("{other:?}").into()),
    }
}

#[test]
fn the_same_games_natively_in_the_module_and_in_node() -> Done {
    let Some(module) = module() else { return Ok(()) };
    let (mut here, mut there) = (Service::new(Vec::new()), started(&module)?);
    let (games, moves) = size();
    let (mut numbers, mut records) = (Numbers(7), Vec::new());
    for seed in 0..games {
        let opening = played(&mut here, &mut numbers, seed, moves)?;
        status(there.ask(&Order::Open(opening.clone()))).map_err(|error| format!("{opening:?}: {error}"))?;
        let look = || Order::Look { viewer: Some(0).into(), options: true, ends: true, at: None };
        for order in [Order::Fingerprint, look()] {
            let (ours, theirs) = (here.carry_out(&order), there.ask(&order));
            let (ours, theirs) = (serde_json::to_value(&ours)?, serde_json::to_value(&theirs)?);
            assert!(ours == theirs, "{opening:?}\n{order:?}\n{ours}\n{theirs}");
        }
        records.push((opening, fingerprint(here.carry_out(&Order::Fingerprint))?));
    }
    println!(
        "{games} games: {} moves are the same natively and in the sandbox",
        records.iter().map(|(o, _)| o.lines.len()).sum::<usize>()
    );
    in_node(&module, &records)
}

/// Compares the fingerprints of records with those that Node comes to.
fn in_node(module: &Path, records: &[(Opening, String)]) -> Done {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/node/fingerprints.js");
    let mut node = Command::new("node");
    node.arg(script).arg(module).stdin(Stdio::piped()).stdout(Stdio::piped());
    let Ok(mut child) = node.spawn() else {
        println!("skipped: Node is not installed");
        return Ok(());
    };
    let orders: Vec<String> =
        records.iter().map(|(opening, _)| serde_json::to_string(&Order::Open(opening.clone()))).collect::<Result<_, _>>()?;
    // The script reads everything before it answers.
    child.stdin.take().ok_or("no input")?.write_all(orders.join("\n").as_bytes())?;
    let output = child.wait_with_output()?;
    assert!(output.status.success(), "{}", output.status);
    let told = String::from_utf8(output.stdout)?;
    assert_eq!(told.lines().count(), records.len());
    for ((opening, ours), theirs) in records.iter().zip(told.lines()) {
        assert!(ours == theirs, "{opening:?}\n{ours}\n{theirs}");
    }
    println!("{} games: the same in Node", records.len());
    Ok(())
}

/// Plays a base game with the bot `greedy`. Returns the time of each decision.
fn timed(mut ask: impl FnMut(&Order) -> Answer, table: &str) -> Done<Vec<Duration>> {
    let toml = format!("players = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n{table}");
    let mut now = status(ask(&Order::Open(Opening { toml, seed: 5, lines: Vec::new() })))?;
    let mut times = Vec::new();
    while !now.over {
        let start = Instant::now();
        now = status(ask(&Order::Bot { kind: "greedy".into() }))?;
        times.push(start.elapsed());
    }
    Ok(times)
}

#[test]
#[ignore = "measures: cargo test --release -p bastide-sandbox --test module -- --ignored --nocapture"]
fn the_time_of_a_decision() -> Done {
    let Some(module) = module() else { return Ok(()) };
    let eight = "[inns-cathedrals]\n[traders-builders]\n[princess-dragon]\n[tower]\n[abbey-mayor]\n[bridges-castles-bazaars]\n\
                 [hills-sheep]\n[count-king-robber]\n";
    for (name, table) in [("base", ""), ("eight expansions", eight)] {
        let (mut here, begun) = (Service::new(Vec::new()), Instant::now());
        let mut there = started(&module)?;
        let start = begun.elapsed();
        for (how, times) in [
            ("natively", timed(|order| here.carry_out(order), table)?),
            ("in the sandbox", timed(|order| there.ask(order), table)?),
        ] {
            let (sum, most) = (times.iter().sum::<Duration>().as_secs_f64(), times.iter().max().copied().unwrap_or_default());
            let (each, second) = (1e3 * sum / times.len() as f64, times.len() as f64 / sum);
            println!(
                "{name}, {how}: {each:.2} ms a decision of greedy, {most:.1?} at most, {second:.0} a second; start {start:.0?}"
            );
        }
    }
    Ok(())
}
