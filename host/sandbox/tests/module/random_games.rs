//! Games at random tables of all plugins, the same in each run.

use std::error::Error;

use bastide_service::{Answer, Opening, Order, Service};

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

/// Games at random tables, one after the other.
pub(crate) struct RandomGames {
    numbers: Numbers,
    seed: u64,
    games: u64,
    moves: usize,
}

impl RandomGames {
    /// The games of a test: a few beginnings, or as many whole games as `BASTIDE_GAMES` says.
    pub(crate) fn new() -> RandomGames {
        let (games, moves) = match std::env::var("BASTIDE_GAMES").ok().and_then(|games| games.parse().ok()) {
            Some(games) => (games, usize::MAX),
            None => (GAMES, MOVES),
        };
        RandomGames { numbers: Numbers(7), seed: 0, games, moves }
    }

    /// Plays the next game with an engine, and leaves it open there. Returns `None` after the last one.
    pub(crate) fn next(&mut self, here: &mut Service) -> Done<Option<Opening>> {
        if self.seed == self.games {
            return Ok(None);
        }
        let opening = played(here, &mut self.numbers, self.seed, self.moves)?;
        self.seed += 1;
        Ok(Some(opening))
    }
}
