//! A guarded table plays the same games as one without guards.

use std::sync::Arc;

use bastide_core::{Expansion, Game, GameSetup, InstallError, Manifest, Options, Registrar, Table, linked};
use bastide_testkit::dice::Dice;
use bastide_testkit::hook_clock::{HookClock, Watched};
use bastide_testkit::tables::random_table;
use bastide_testkit::{KitError, covering};

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

/// An expansion whose gates that only save calls are left open.
struct AskAll<'a>(&'a dyn Expansion);

impl Expansion for AskAll<'_> {
    fn manifest(&self) -> &'static Manifest {
        self.0.manifest()
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.ask_all();
        self.0.install(options, reg)
    }
}

#[test]
fn games_go_the_same_way_when_all_are_asked_who_wait_for_something() -> Result<(), KitError> {
    let waits = linked();
    let asked: Vec<AskAll> = waits.iter().map(|e| AskAll(*e)).collect();
    let asked: Vec<&dyn Expansion> = asked.iter().map(|e| e as &dyn Expansion).collect();
    for (seed, (table, _)) in (0..).zip(&covering(&waits, 1).tables) {
        assert_eq!(course(table, &waits, seed)?, course(table, &asked, seed)?, "{}", table.to_toml());
    }
    Ok(())
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
