//! The module and the engine of this program give the same games.
//!
//! `BASTIDE_MODULE` names the module, which `cargo build --release -p bastide-module --example bastide --target
//! wasm32-unknown-unknown` makes. `BASTIDE_GAMES` is the number of games.

use std::error::Error;

use bastide_engine::{Answer, Opening, Order, Service, Status};
use bastide_sandbox::{Bundle, Limits, Sandbox};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// The games that are compared.
const GAMES: u64 = 12;
/// The moves of a game that are played.
const MOVES: usize = 60;

/// Random numbers that are the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

fn module() -> Done<Option<Bundle>> {
    let Some(path) = std::env::var_os("BASTIDE_MODULE") else {
        println!("skipped: BASTIDE_MODULE names no module");
        return Ok(None);
    };
    Ok(Some(Bundle::module("bastide.wasm", &std::fs::read(path)?)?))
}

/// Returns a table of some plugins of an engine that fit together.
fn opening(service: &mut Service, numbers: &mut Numbers, seed: u64) -> Done<Opening> {
    let Answer::About(about) = service.carry_out(&Order::About) else { return Err("no answer".into()) };
    let all: Vec<&String> = about.plugins.keys().collect();
    loop {
        let mut toml = "players = [{ color = \"green\" }, { color = \"red\" }, { color = \"blue\" }]\n".to_owned();
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

fn status(answer: Answer) -> Done<Status> {
    match answer {
        Answer::Ready(status) | Answer::Played(_, status) => Ok(status),
        other => Err(format!("{other:?}").into()),
    }
}

#[test]
fn the_same_games_natively_and_in_the_module() -> Done {
    let Some(module) = module()? else { return Ok(()) };
    let games = std::env::var("BASTIDE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let (mut here, mut there) = (Service::new(Vec::new()), Sandbox::start(&module, Limits::default())?);
    let mut numbers = Numbers(7);
    for seed in 0..games {
        let mut opening = opening(&mut here, &mut numbers, seed)?;
        for _ in 0..MOVES {
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
        status(there.ask(&Order::Open(opening.clone()))).map_err(|error| format!("{opening:?}: {error}"))?;
        let look = || Order::Look { viewer: Some(0).into(), options: true, ends: true, at: None };
        for order in [Order::Fingerprint, look()] {
            let (ours, theirs) = (here.carry_out(&order), there.ask(&order));
            let (ours, theirs) = (serde_json::to_value(&ours)?, serde_json::to_value(&theirs)?);
            assert!(ours == theirs, "{opening:?}\n{order:?}\n{ours}\n{theirs}");
        }
    }
    Ok(())
}
