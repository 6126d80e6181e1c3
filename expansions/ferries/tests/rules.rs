//! Rules of the Ferries that the scenario format cannot express.

use bastide_core::{Ruleset, STOCK, Trait};
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "ferries", bastide_expansions::all());

/// Returns the number of tiles in the stock with a trait, and of those of the set.
fn with_trait(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let wanted = rules.names.traits.index(name).map(Trait::at);
    let tiles = || rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    (tiles().filter(|t| wanted.is_some_and(|wanted| t.traits.has(wanted))).count(), tiles().count())
}

// covers: FR-01, FR-02, FR-27
#[test]
fn there_are_as_many_ferries_as_lake_tiles() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let game = start(&format!("edition = \"{edition}\"\nferries = {{ copies = {copies} }}"), 1)?;
            let rules = game.rules();
            assert_eq!(with_trait(rules, "FR/", "ferry"), (8 * copies, 8 * copies));
            let supply = rules.token("ferry").and_then(|token| game.view().core.token_supply.get(token.index()).copied());
            assert_eq!(supply, Some(8 * copies as i16));
            let four = rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name == "FR/RRRR").count();
            assert_eq!(four, copies, "one of the eight has four ends");
        }
    }
    Ok(())
}

// covers: FR-25, SH-138
#[test]
fn the_shop_has_no_marker_for_ferries() {
    let refused = rules("ferries = {}\nshop = { markers = [\"ferries\"] }").map_or_else(|e| e.to_string(), |_| "accepted".into());
    assert!(refused.contains("unknown marker \"ferries\""), "{refused}");
    assert!(rules("ferries = {}\nshop = {}").is_ok());
}
