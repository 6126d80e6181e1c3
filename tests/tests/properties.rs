//! Random games of random tables of all linked expansions.
//!
//! `BASTIDE_GAMES` is the number of games; the seeds are the same in every run.

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Chosen, Table, linked};
use bastide_inns_cathedrals as _;
use bastide_maps as _;
use bastide_shop as _;
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, check_properties, games_wanted};
use bastide_traders_builders as _;

/// Bridges join what the pieces alone do not and repair placements, castles stay open, bazaars keep tiles of their own. On a map cells are open
/// that lie beside no tile, and there may be two pieces in a part of which only the last takes figures.
fn checks(table: &Table) -> Checks {
    let has = |id: &str| matches!(table.plugins.get(id), Some(Some(_)));
    let mut checks = Checks::default();
    if has("bridges-castles-bazaars") {
        let plain = Plain { features: false, ends: false, frontier: true };
        checks = Checks { plain, tokens: false, tiles: false, legality: false, ..checks };
    }
    if has("maps") {
        checks.plain.frontier = false;
        checks.legality &= !chooses(table, "maps", "small_city_extra_timing", "before_deploy");
    }
    checks
}

fn chooses(table: &Table, plugin: &str, option: &str, word: &str) -> bool {
    let chosen = table.plugins.get(plugin).and_then(|settings| settings.as_ref()?.get(option));
    matches!(chosen, Some(Chosen::Word(w)) if w == word)
}

#[test]
fn random_games_keep_what_every_game_must() -> Result<(), KitError> {
    let games = games_wanted(10_000);
    let half = games / 2;
    // Two cores, two halves.
    let parts = [(half, 1), (games - half, 2)];
    let tallies = std::thread::scope(|scope| {
        let run = |(games, seed)| move || check_properties(&linked(), games, seed, checks);
        let threads = parts.map(|part| scope.spawn(run(part)));
        threads.map(|t| t.join().unwrap_or_else(|_| Err(KitError::other("a plugin panicked"))))
    });
    for tally in tallies {
        println!("{:?}", tally?);
    }
    Ok(())
}
