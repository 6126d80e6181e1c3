//! Rules of the Festival that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, rules};
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "festival", bastide_expansions::all());

// covers: FE-01
#[test]
fn a_set_has_ten_tiles_with_a_festival() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\nfestival = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK);
            let festival = rules.names.traits.index("festival").map(bastide_core::Trait::at).unwrap_or_default();
            let tiles = stock.iter().filter(|tile| rules.tiles.get(**tile).traits.has(festival)).count();
            assert_eq!((tiles, stock.len()), (10 * copies, 72 + 10 * copies));
            assert_eq!(with_kind(&rules, "FE/", "monastery"), copies);
        }
    }
    Ok(())
}
