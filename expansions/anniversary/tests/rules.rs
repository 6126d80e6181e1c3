//! Rules of the 20th Anniversary expansion that the scenario format cannot express.

use bastide_core::{STOCK, Trait};
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "anniversary", bastide_expansions::all());

// covers: AN-01
#[test]
fn there_are_fifteen_tiles_five_for_each_action() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nanniversary = {{ copies = {copies} }}"))?;
            let with = |names: &[&str]| {
                let traits: Vec<Trait> = names.iter().filter_map(|n| rules.names.traits.index(n).map(Trait::at)).collect();
                let stock = rules.pile(STOCK).iter().map(|tile| rules.tiles.get(*tile));
                stock.filter(|tile| traits.iter().any(|t| tile.traits.has(*t))).count()
            };
            assert_eq!(with(&["arrow-n", "arrow-e", "arrow-s", "arrow-w"]), 15 * copies);
            for deed in ["arrow-add", "arrow-place", "arrow-again"] {
                assert_eq!(with(&[deed]), 5 * copies, "{deed}");
            }
        }
    }
    Ok(())
}
