//! Rules of the special monasteries that the scenario format cannot express.

use bastide_core::{Ruleset, STOCK};
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "special-monasteries", bastide_expansions::all());

/// Returns the number of tiles in the stack whose id has one of these prefixes.
fn count(rules: &Ruleset, prefixes: &[&str]) -> usize {
    let of = |name: &str| prefixes.iter().any(|prefix| name.starts_with(prefix));
    rules.pile(STOCK).iter().filter(|t| of(&rules.tiles.get(**t).name)).count()
}

// covers: SM-01, SM-02, SM-03
#[test]
fn the_sets_take_the_place_of_the_monasteries_of_the_base_game() -> Check {
    for edition in ["first", "new"] {
        for (options, special, with_road, of_base, stack) in [
            ("", 6, 2, 0, 72),
            ("sets = [\"germany\", \"japan\"]", 12, 4, 0, 78),
            ("sets = [\"netherlands-belgium\"], copies = 2", 12, 4, 0, 78),
            ("monasteries = \"keep\"", 6, 2, 6, 78),
            ("copies = 0", 0, 0, 6, 72),
            ("sets = []", 0, 0, 6, 72),
        ] {
            let rules = rules(&format!("edition = \"{edition}\"\nspecial-monasteries = {{ {options} }}"))?;
            let found = (count(&rules, &["MO/"]), count(&rules, &["MO/MR"]), count(&rules, &["BA/L"]), rules.pile(STOCK).len());
            assert_eq!(found, (special, with_road, of_base, stack), "{edition} {options}");
        }
    }
    let unknown = rules("special-monasteries = { sets = [\"france\"] }").err().map(|e| e.to_string()).unwrap_or_default();
    assert!(unknown.contains("sets names \"france\""), "{unknown}");
    let twice = rules("special-monasteries = { sets = [\"japan\", \"japan\"] }").err().map(|e| e.to_string());
    assert!(twice.is_some_and(|message| message.contains("each once")));
    Ok(())
}

// covers: SM-03
#[test]
fn monasteries_of_other_expansions_stay() -> Check {
    let rules =
        rules("special-monasteries = true\nwheel-of-fortune = { tiles = \"own\" }\nwinter = true\nbase = { copies = 2 }")?;
    assert_eq!((count(&rules, &["BA/L"]), count(&rules, &["WF/L", "WI/L"])), (0, 3));
    Ok(())
}
