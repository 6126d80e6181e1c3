//! Rules of the Drawbridges that the scenario format cannot express.

use bastide_core::{STOCK, Trait};
use bastide_testkit::games::{Check, rules};
use bastide_testkit::sets::printed;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "drawbridges", bastide_expansions::all());

// covers: DB-01
#[test]
fn there_are_twelve_tiles_with_fourteen_gates() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\ndrawbridges = {{ copies = {copies} }}"))?;
            assert_eq!(printed(&rules, "DB/", "drawbridge"), (12 * copies, 14 * copies));
        }
    }
    Ok(())
}

// covers: DB-01
#[test]
fn on_each_tile_one_city_has_the_gates() -> Check {
    let rules = rules("drawbridges = true")?;
    let (way, city) = (rules.names.traits.index("way-a").map(Trait::at).unwrap_or_default(), rules.kind("city"));
    let own = rules.pile(STOCK).iter().map(|tile| rules.tiles.get(*tile)).filter(|tile| tile.name.starts_with("DB/"));
    for tile in own {
        let behind = tile.segments.iter().filter(|p| Some(p.kind) == city && p.traits.has(way)).count();
        assert_eq!(behind, 1, "{}", tile.name);
    }
    Ok(())
}
