//! A guarded table plays the same games as one without guards.

use std::sync::Arc;

use bastide_core::{Expansion, Game, GameSetup, Table, linked};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;
use bastide_testkit::hook_clock::{HookClock, Watched};
use bastide_testkit::tables::random_table;

/// Returns the fingerprints of a random game, one for each decision.
fn course(table: &Table, available: &[&dyn Expansion], seed: u64) -> Result<Vec<u64>, KitError> {
    let rules = table.rules(available).map(Arc::new).map_err(KitError::other)?;
    let mut game = Game::new(rules, &GameSetup::seeded(seed)).map_err(KitError::other)?;
    let mut dice = Dice::new(seed);
    let mut prints = Vec::new();
    while let Some(decision) = game.decision() {
        let choice = dice.choose(&decision, 1);
        game.apply_nth(choice).map_err(KitError::other)?;
        prints.push(game.state().fingerprint());
    }
    Ok(prints)
}

#[test]
fn games_go_the_same_way_with_a_guard_around_every_hook() -> Result<(), KitError> {
    let clock = Arc::new(HookClock::default());
    let plain = linked();
    let guarded: Vec<Watched> = plain.iter().map(|e| Watched { inner: *e, clock: clock.clone() }).collect();
    let guarded: Vec<&dyn Expansion> = guarded.iter().map(|e| e as &dyn Expansion).collect();
    let mut dice = Dice::new(7);
    for seed in 0..60 {
        let (table, _) = random_table(&mut dice, &plain)?;
        assert_eq!(course(&table, &plain, seed)?, course(&table, &guarded, seed)?, "{}", table.to_toml());
    }
    assert!(clock.costs().len() > 15, "most hooks were called: {:?}", clock.costs().keys());
    Ok(())
}
