//! Rules of Mage and Witch that the scenario format cannot express.

use bastide_core::{FigureLocation, STOCK, Table, Trait, linked};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "mage-witch", bastide_expansions::all());

// covers: MW-01, MW-02
#[test]
fn a_set_has_eight_tiles_and_the_two_begin_off_the_board_without_an_owner() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 1)] {
        for copies in [0, 1, 2] {
            let table = format!("edition = \"{edition}\"\nmage-witch = {{ copies = {copies} }}");
            let rules = rules(&table)?;
            let stock = rules.pile(STOCK);
            let magic = rules.names.traits.index("magic").map(Trait::at).unwrap_or_default();
            let tiles = stock.iter().filter(|tile| rules.tiles.get(**tile).traits.has(magic)).count();
            assert_eq!((tiles, stock.len()), (8 * copies, 72 + 8 * copies));
            assert_eq!(with_kind(&rules, "MW/", "garden"), gardens * copies);
            let game = start(&table, 1)?;
            for name in ["mage", "witch"] {
                let kind = rules.figure(name).unwrap_or_default();
                let all: Vec<_> = game.state().core.figures.iter().filter(|figure| figure.kind == kind).collect();
                assert!(matches!(all[..], [only] if only.owner.is_none() && only.place == FigureLocation::Supply), "{all:?}");
            }
        }
    }
    Ok(())
}

// covers: MW-25
#[test]
fn the_shop_may_be_used_and_has_no_marker_for_the_two() -> Check {
    let table = |markers: &str| format!("players = [\"red\", \"black\"]\nmage-witch = {{}}\nshop = {{{markers}}}");
    rules(&table(""))?;
    let parsed = Table::parse("table", &table(" markers = [\"mage\"] ")).map_err(KitError::other)?;
    let message = parsed.rules(&linked()).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(message.contains("mage"), "{message}");
    Ok(())
}
