//! Rules of Inns and Cathedrals that the scenario format cannot express.

use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules};
use bastide_testkit::sets::{printed, seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "inns-cathedrals", bastide_expansions::all());

// covers: IC-02, IC-03, IC-04, IC-05, IC-06, IC-48, IC-49
#[test]
fn both_sets_hold_what_the_printed_sets_hold_and_six_can_play() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        let table = |more: &str| format!("edition = \"{edition}\"\n{}base = {{ abbot = true }}\n{more}", seats(6));
        let rules = rules(&table("inns-cathedrals = {}"))?;
        let count = |name| printed(&rules, "IC/", name);
        assert_eq!((count("inn"), count("cathedral"), count("pennant")), ((18, 6), (18, 2), (18, 3)), "{edition}");
        assert_eq!((with_kind(&rules, "IC/", "monastery"), with_kind(&rules, "IC/", "garden")), (1, gardens), "{edition}");
        let each = |name| rules.figure(name).map(|f| rules.figures.get(f).per_player);
        assert_eq!((each("follower"), each("big"), each("abbot")), (Some(7), Some(1), Some(1)));
        assert_eq!(rules.players(), 6);
        let refused = bastide_testkit::games::rules(&table("inns-cathedrals = { sixth_player = false }"));
        let message = refused.map_or_else(|e| e.to_string(), |_| String::new());
        assert!(message.contains("6 players; the box is for 2 to 5"), "{message}");
        // IC-49: the number of tiles has no influence.
        assert!(bastide_testkit::games::rules(&table("inns-cathedrals = { copies = 0 }")).is_ok());
    }
    let seven = rules(&format!("{}inns-cathedrals = {{}}", seats(7))).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(seven.contains("2 to 6"), "{seven}");
    Ok(())
}

// covers: IC-08
#[test]
fn tiles_come_in_copies_or_not_at_all() -> Result<(), KitError> {
    for copies in [0, 1, 3] {
        let rules = rules(&format!("inns-cathedrals = {{ copies = {copies} }}"))?;
        assert_eq!(printed(&rules, "IC/", "inn"), (18 * copies, 6 * copies));
        assert!(rules.figure("big").is_some());
    }
    let none = rules("inns-cathedrals = { big_followers = 0 }")?;
    assert!(none.figure("big").is_none());
    Ok(())
}
