//! Rules of Cathedrals in Germany that the scenario format cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;

use bastide_base as _;
use bastide_core::STOCK;
use bastide_german_cathedrals as _;
use kit::{Check, rules};

// covers: GK-01
#[test]
fn a_set_has_six_tiles_with_three_or_four_roads() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\ngerman-cathedrals = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK);
            let (mut three, mut four) = (0, 0);
            for tile in stock.iter().map(|tile| rules.tiles.get(*tile)) {
                let count = |name: &str| tile.segments.iter().filter(|s| rules.names.kinds.name(s.kind.index()) == name).count();
                match (count("german-cathedral"), count("road")) {
                    (1, 3) => three += 1,
                    (1, 4) => four += 1,
                    (cathedrals, _) => assert_eq!(cathedrals, 0, "{}", tile.name),
                }
            }
            assert_eq!((three, four, stock.len()), (4 * copies, 2 * copies, 72 + 6 * copies));
        }
    }
    Ok(())
}
