//! Rules of the Labyrinths that the scenario format cannot express.

use bastide_testkit::games::{Check, rules};
use bastide_testkit::sets::printed;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "labyrinth", bastide_expansions::all());

// covers: LA-01
#[test]
fn there_is_one_labyrinth_for_each_copy() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nlabyrinth = {{ copies = {copies} }}"))?;
            assert_eq!(printed(&rules, "LA/", "labyrinth"), (copies, copies));
        }
    }
    Ok(())
}
