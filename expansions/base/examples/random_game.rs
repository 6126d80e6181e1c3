//! Loads a table from text and plays a random game to its end.
//!
//! `cargo run -p bastide-base --example random_game`

use std::error::Error;
use std::sync::Arc;

use bastide_base as _;
use bastide_core::{Game, Table, linked, notation};

const TABLE: &str = r#"
seed = 7

[[players]]
name = "Anna"

[[players]]
name = "Bert"

[base]
farmers = false
"#;

fn main() -> Result<(), Box<dyn Error>> {
    // Text becomes a table, and a table with the linked expansions becomes rules.
    let table = Table::parse("table.toml", TABLE)?;
    let rules = Arc::new(table.rules(&linked())?);
    let seed = table.seed.unwrap_or_default();
    let mut game = Game::new(rules.clone(), &table.opening(&rules, seed)?)?;

    // A generator of our own chooses; the game's chance only decides what is drawn.
    let mut state = seed;
    let mut turns = 0;
    while let Some(decision) = game.decision() {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let choice = (state >> 33) as usize % decision.len();
        if let Some(action) = decision.get(choice).filter(|_| turns < 10) {
            println!("{}: {}", rules.seat(decision.ask.player), notation::print(game.view(), &action));
        }
        turns += 1;
        game.apply_nth(choice)?;
    }
    println!("... {turns} decisions");

    for (player, points) in table.players.iter().zip(game.state().core.score) {
        println!("{}: {points}", player.name);
    }
    Ok(())
}
