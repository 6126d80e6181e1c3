//! Random games of random tables of all linked expansions.
//!
//! `BASTIDE_GAMES` is the number of games; the seeds are the same in every run.

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Table, linked};
use bastide_inns_cathedrals as _;
use bastide_shop as _;
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, check_properties, games_wanted};
use bastide_traders_builders as _;

/// Bridges join what the pieces alone do not and repair placements, castles stay open, bazaars keep tiles of their own.
fn checks(table: &Table) -> Checks {
    if !table.plugins.contains_key("bridges-castles-bazaars") {
        return Checks::default();
    }
    let plain = Plain { features: false, ends: false, frontier: true };
    Checks { plain, tokens: false, tiles: false, legality: false, ..Checks::default() }
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
