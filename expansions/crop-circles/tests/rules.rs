//! Rules of the Crop Circles that the scenario format cannot express.

use bastide_core::{STOCK, Trait};
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "crop-circles", bastide_expansions::all());

// covers: CC-01, CC-02
#[test]
fn each_set_has_six_tiles_with_two_of_each_circle() -> Check {
    for edition in ["first", "new"] {
        for (options, sets) in
            [("{}", 2), ("{ sets = ['one'] }", 1), ("{ sets = ['two', 'two'], copies = 3 }", 3), ("{ copies = 0 }", 0)]
        {
            let rules = rules(&format!("edition = \"{edition}\"\ncrop-circles = {options}"))?;
            let with = |name: &str| {
                let circle = rules.names.traits.index(name).map(Trait::at).unwrap_or_default();
                rules.pile(STOCK).iter().filter(|tile| rules.tiles.get(**tile).traits.has(circle)).count()
            };
            let found = ["circle-road", "circle-city", "circle-field"].map(with);
            assert_eq!((found, rules.pile(STOCK).len()), ([2 * sets; 3], 72 + 6 * sets), "{options}");
        }
    }
    Ok(())
}

#[test]
fn an_unknown_set_is_refused() {
    let error = rules("crop-circles = { sets = ['three'] }").err().map(|e| e.to_string()).unwrap_or_default();
    assert!(error.contains("there is no set \"three\"; the sets are \"one\" and \"two\""), "{error}");
}
