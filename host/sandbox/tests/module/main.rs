//! The module and the engine of this program play the same games: natively, in the sandbox, and in Node.
//!
//! `BASTIDE_MODULE` names the module, which `cargo build --release -p bastide-module --example bastide --target
//! wasm32-unknown-unknown` makes. `BASTIDE_GAMES` is the number of games, which are then played to their ends. The tests of
//! browsers play the same games in a page.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

mod random_games;

use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use bastide_needs::list::{MODULE, NODE};
use bastide_sandbox::{Bundle, Limits, Sandbox};
use bastide_service::{Answer, Opening, Order, Service, Status};
use random_games::RandomGames;

type Done<T = ()> = Result<T, Box<dyn Error>>;

fn started() -> Done<Sandbox> {
    let bundle = Bundle::module("bastide.wasm", &std::fs::read(MODULE.path()?)?)?;
    Ok(Sandbox::start(&bundle, Limits::default())?)
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
#[needs(MODULE)]
fn the_same_games_natively_and_in_the_module() -> Done {
    let (mut here, mut there) = (Service::new(Vec::new()), started()?);
    let (mut games, mut played, mut moves) = (RandomGames::new(), 0, 0);
    while let Some(opening) = games.next(&mut here)? {
        status(there.ask(&Order::Open(opening.clone()))).map_err(|error| format!("{opening:?}: {error}"))?;
        let look = || Order::Look { viewer: Some(0).into(), options: true, ends: true, at: None, left: None };
        for order in [Order::Fingerprint, look()] {
            let (ours, theirs) = (here.carry_out(&order), there.ask(&order));
            // A number that is read from JSON may differ in its last digit, so both are read.
            let ours: Answer = serde_json::from_slice(&serde_json::to_vec(&ours)?)?;
            let (ours, theirs) = (serde_json::to_value(&ours)?, serde_json::to_value(&theirs)?);
            assert!(ours == theirs, "{opening:?}\n{order:?}\n{ours}\n{theirs}");
        }
        (played, moves) = (played + 1, moves + opening.lines.len());
    }
    println!("{played} games: {moves} moves are the same natively and in the sandbox");
    Ok(())
}

#[test]
#[needs(MODULE, NODE)]
fn the_same_games_natively_and_in_node() -> Done {
    let (mut here, mut games, mut records) = (Service::new(Vec::new()), RandomGames::new(), Vec::new());
    while let Some(opening) = games.next(&mut here)? {
        records.push((opening, fingerprint(here.carry_out(&Order::Fingerprint))?));
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/node/fingerprints.js");
    let mut node = Command::new(NODE.path()?);
    node.arg(script).arg(MODULE.path()?).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = node.spawn()?;
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
#[needs(MODULE)]
fn the_time_of_a_decision() -> Done {
    let eight = "[inns-cathedrals]\n[traders-builders]\n[princess-dragon]\n[tower]\n[abbey-mayor]\n[bridges-castles-bazaars]\n\
                 [hills-sheep]\n[count-king-robber]\n";
    for (name, table) in [("base", ""), ("eight expansions", eight)] {
        let (mut here, begun) = (Service::new(Vec::new()), Instant::now());
        let mut there = started()?;
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

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
