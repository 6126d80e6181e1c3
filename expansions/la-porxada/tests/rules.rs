//! Rules of La Porxada that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "la-porxada", bastide_expansions::all());

// covers: LP-01
#[test]
fn one_tile_is_mixed_in() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\nla-porxada = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK);
            let own = stock.iter().filter(|tile| rules.tiles.get(**tile).name.starts_with("LP/")).count();
            assert_eq!((own, stock.len()), (copies, 72 + copies));
        }
    }
    Ok(())
}
