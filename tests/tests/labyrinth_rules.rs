//! Rules of the Labyrinths that the scenario format cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;
#[allow(dead_code, reason = "shared with Inns and Cathedrals")]
#[path = "ic_tb/sets.rs"]
mod sets;

use bastide_tables as _;
use kit::{Check, rules};
use sets::printed;

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
