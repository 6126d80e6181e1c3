//! Plays games of the greedy bot against the random one, and prints the number of wins of each.
//!
//! `cargo run --release -p bastide-bots --example greedy_against_random`

use std::error::Error;
use std::sync::Arc;

use bastide_base as _;
use bastide_bots::{Dice, make};
use bastide_core::{Game, GameSetup, GameView, Table, linked};

const GAMES: u64 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let table = Table::parse("table.toml", "")?;
    let rules = Arc::new(table.rules(&linked())?);
    let mut won = [0, 0];
    for seed in 0..GAMES {
        let mut bots = [make("greedy")?, make("random")?];
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
        let mut decisions = 0;
        while let Some(decision) = game.decision() {
            // A bot gets its own random numbers for each decision, so any decision can be repeated.
            let mut dice = Dice::new(seed, decisions);
            let choice = bots[decision.ask.player.index()].choose(&GameView::for_asked(&game), &mut dice);
            game.apply_nth(choice)?;
            decisions += 1;
        }
        let score = game.state().core.score;
        println!("seed {seed}: greedy {}, random {}", score[0], score[1]);
        match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => won[0] += 1,
            std::cmp::Ordering::Less => won[1] += 1,
            std::cmp::Ordering::Equal => {}
        }
    }
    println!("greedy won {} of {GAMES}, random {}", won[0], won[1]);
    Ok(())
}
