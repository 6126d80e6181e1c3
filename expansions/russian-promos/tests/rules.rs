//! Rules of the Russian promos that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "russian-promos", bastide_expansions::all());

// covers: RP-01
#[test]
fn the_tiles_of_the_years_that_a_table_names_are_in_the_game() -> Check {
    for edition in ["first", "new"] {
        for (options, names) in [
            ("", vec!["RU/L", "RU/RRrr", "RU/SR", "RU/V"]),
            ("promos = [\"2013\"]", vec!["RU/L", "RU/RRrr"]),
            ("promos = [\"2016\"], copies = 2", vec!["RU/SR", "RU/SR", "RU/V", "RU/V"]),
            ("copies = 0", vec![]),
            ("promos = []", vec![]),
        ] {
            let rules = rules(&format!("edition = \"{edition}\"\nrussian-promos = {{ {options} }}"))?;
            let stock = rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t).name.as_str());
            let mut found: Vec<&str> = stock.filter(|name| name.starts_with("RU/")).collect();
            found.sort_unstable();
            assert_eq!((found.as_slice(), rules.pile(STOCK).len()), (names.as_slice(), 72 + names.len()), "{edition} {options}");
        }
    }
    for years in ["\"2014\"", "\"2013\", \"2013\""] {
        let refused = rules(&format!("russian-promos = {{ promos = [{years}] }}")).err().map(|e| e.to_string());
        assert!(refused.is_some_and(|message| message.contains("the years are \"2013\" and \"2016\"")), "{years}");
    }
    Ok(())
}
