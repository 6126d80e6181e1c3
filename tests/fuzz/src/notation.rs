//! Notation: a line that is read as an action prints to a line that reads back to the same action,
//! and the game refuses or plays it.

#![no_main]

use std::sync::{Arc, OnceLock};

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Game, Table, linked, notation};
use libfuzzer_sys::fuzz_target;

/// Returns a game of the base game with bridges and castles, some decisions after its start.
fn game() -> &'static Game {
    static GAME: OnceLock<Game> = OnceLock::new();
    GAME.get_or_init(|| {
        let table = Table::parse("table.toml", "[bridges-castles-bazaars]\n").unwrap();
        let rules = Arc::new(table.rules(&linked()).unwrap());
        let mut game = Game::new(rules.clone(), &table.opening(&rules, 7).unwrap()).unwrap();
        for _ in 0..60 {
            let middle = game.decision().unwrap().len() / 2;
            game.apply_nth(middle).unwrap();
        }
        game
    })
}

fuzz_target!(|line: &str| {
    let game = game();
    let Ok(action) = notation::parse(game.view(), line) else { return };
    let printed = notation::print(game.view(), &action);
    assert_eq!(notation::parse(game.view(), &printed), Ok(action), "{line:?} prints as {printed:?}");
    let _ = game.clone().apply(action);
});
