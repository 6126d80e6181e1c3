//! Random games at tables with five to twelve expansions and the options of JCloisterZone. Each is
//! exported, or refused with the reason. Before it returns a file, `export` checks that the engine of
//! JCloisterZone takes each message of it.

use super::*;
use crate::round_trip::alike::like;
use crate::round_trip::loader::Prisons;
use bastide_core::linked;

/// The colors of seats.
const COLORS: [&str; 6] = ["red", "blue", "green", "yellow", "black", "white"];

/// Returns a table of two to six players with five to twelve expansions.
fn mix(seed: u64) -> Result<Table, KitError> {
    let mut dice = Dice::new(seed);
    let edition = if dice.once_in(2) { "first" } else { "new" };
    let mut expansions: Vec<&str> = EVERYTHING[1..].to_vec();
    expansions.retain(|plugin| edition == "first" || *plugin != "winter");
    let wanted = 5 + dice.below(8);
    while expansions.len() > wanted {
        expansions.remove(dice.below(expansions.len()));
    }
    if ["rivers", "count-king-robber"].iter().all(|start| expansions.contains(start)) {
        expansions.retain(|plugin| *plugin != "rivers");
    }
    let seats = &COLORS[..2 + dice.below(5)];
    let sections: String = expansions.iter().map(|plugin| format!("[{plugin}]\n")).collect();
    like(&format!("edition = \"{edition}\"\nplayers = {seats:?}\n{sections}"))
}

/// Prisoners of one kind that JCloisterZone gives back by itself have its numbers in the messages after.
#[test]
fn exchanged_prisoners_have_the_numbers_of_jcloisterzone() -> Result<(), KitError> {
    let mut exchanged = 0;
    for seed in 0..12 {
        let table = like("players = [\"red\", \"blue\"]\n[tower]\n")?;
        let recorder = played_with(table, seed, usize::MAX)?;
        let file = export(&recorder, &linked()).map_err(KitError::other)?.game;
        let mut prisons = Prisons::default();
        for msg in file["replay"].as_array().into_iter().flatten() {
            assert!(prisons.take(msg), "seed {seed}: {msg}");
        }
        exchanged += prisons.exchanged;
    }
    assert!(exchanged > 5, "{exchanged} exchanges");
    Ok(())
}

/// The number of games.
fn number() -> u64 {
    std::env::var("BASTIDE_MIXES").ok().and_then(|n| n.parse().ok()).unwrap_or(12)
}

#[test]
fn games_with_many_expansions_are_exported_or_refused_with_the_reason() -> Result<(), KitError> {
    let (mut exported, mut refused) = (0, Vec::new());
    for seed in 0..number() {
        let table = mix(seed)?;
        let plugins: Vec<String> = table.plugins.keys().map(|id| id.to_string()).collect();
        let recorder = played_with(table, seed, usize::MAX)?;
        match export(&recorder, &linked()) {
            Ok(_) => exported += 1,
            Err(why @ NotExported::Move { .. }) => refused.push(format!("seed {seed}, {}: {why}", plugins.join(" "))),
            Err(why) => return Err(other(format!("seed {seed}, {}: {why}", plugins.join(" ")))),
        }
    }
    println!("{exported} exported, {} refused\n{}", refused.len(), refused.join("\n"));
    assert!(exported * 3 >= number() * 2, "{exported} of {} games are exported:\n{}", number(), refused.join("\n"));
    Ok(())
}
