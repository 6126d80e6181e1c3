//! Rules of Siege that the scenario format cannot express.

use bastide_core::STOCK;
use bastide_testkit::games::{Check, rules};
use bastide_testkit::sets::{printed, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "siege", bastide_expansions::all());

// covers: SG-01, SG-02, SG-03, SG-04
#[test]
fn each_set_holds_what_the_printed_sets_hold() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            for (sets, [cathars, besiegers]) in
                [("\"cathars\"", [4, 0]), ("\"besiegers\"", [0, 6]), ("\"cathars\", \"besiegers\"", [4, 6]), ("", [0, 0])]
            {
                let rules = rules(&format!("edition = \"{edition}\"\nsiege = {{ sets = [{sets}], copies = {copies} }}"))?;
                assert_eq!(printed(&rules, "SI.CA/", "besieged"), (cathars * copies, cathars * copies), "{sets}");
                assert_eq!(printed(&rules, "SI.BE/", "besieged"), (besiegers * copies, besiegers * copies), "{sets}");
                assert_eq!(printed(&rules, "SI.", "pennant").1 + printed(&rules, "SI.", "cathedral").1, 0);
                assert_eq!(with_kind(&rules, "SI.", "monastery"), 0);
                assert_eq!(rules.pile(STOCK).len(), 72 + (cathars + besiegers) * copies);
            }
        }
    }
    let wrong = rules("siege = { sets = [\"heretics\"] }").map_or_else(|e| e.to_string(), |_| String::new());
    assert!(wrong.contains("the sets of tiles are \"cathars\" (also Siege) and \"besiegers\""), "{wrong}");
    Ok(())
}
