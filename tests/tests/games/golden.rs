//! Playthroughs and phase orders, compared with the stored texts in `golden/`.

use std::path::Path;

use bastide_core::{Table, linked};
use bastide_maps::board;
use bastide_testkit::golden::check_text;
use bastide_testkit::{KitError, check_playthrough, phase_order};

use crate::scenarios::home;

#[test]
fn every_plugin_has_a_golden_playthrough() -> Result<(), KitError> {
    for expansion in linked() {
        let id = expansion.manifest().id;
        let path = home(id).join("golden.txt");
        if !path.exists() {
            let how = "write the table of one there, with a seed, and run the test with BASTIDE_BLESS=1";
            return Err(KitError::other(format!("{id} has no golden playthrough: {how} ({})", path.display())));
        }
        check_playthrough(&path, &linked())?;
    }
    Ok(())
}

#[test]
fn every_board_has_a_golden_playthrough() -> Result<(), KitError> {
    board::NAMES.iter().try_for_each(|name| check_playthrough(&home("maps").join(format!("golden/{name}.txt")), &linked()))
}

#[test]
fn the_phases_of_the_base_game_come_in_the_kept_order() -> Result<(), KitError> {
    let rules = Table::default().rules(&linked()).map_err(KitError::other)?;
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/phase-order-base.txt");
    check_text(&stored, &phase_order(&rules))
}
