//! A copy of a game takes over games of any ruleset.

use std::sync::Arc;

use bastide_core::{Game, GameSetup, Table, linked};
use bastide_testkit::KitError;

/// The decisions that are compared at each table.
const DECISIONS: usize = 12;

/// Bots and servers keep a copy and use its memory again. At the next table the same number of slots may
/// hold other types.
#[test]
fn one_copy_follows_games_of_different_rulesets() -> Result<(), KitError> {
    let (mut copy, mut tables): (Option<Game>, usize) = (None, 0);
    let available = linked();
    for plugin in &available {
        let table = format!("[{}]\n", plugin.manifest().id);
        // Some expansions need others.
        let Ok(rules) = Table::parse("table.toml", &table).map_err(KitError::other)?.rules(&available) else { continue };
        tables += 1;
        let mut game = Game::new(Arc::new(rules), &GameSetup::seeded(5)).map_err(KitError::other)?;
        for n in 0..DECISIONS {
            let Some(decision) = game.decision() else { break };
            let choice = n * 7 % decision.len();
            let kept = copy.get_or_insert_with(|| game.clone());
            kept.clone_from(&game);
            let mut fresh = game.clone();
            for game in [&mut *kept, &mut fresh, &mut game] {
                game.apply_nth(choice).map_err(KitError::other)?;
            }
            let prints = [&*kept, &fresh, &game].map(|game| (game.state().fingerprint(), game.decision().map(|d| d.len())));
            assert_eq!(prints[0], prints[2], "{table}");
            assert_eq!(prints[1], prints[2], "{table}");
        }
    }
    assert!(tables > 30, "{tables} tables");
    Ok(())
}
