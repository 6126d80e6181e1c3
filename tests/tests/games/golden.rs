//! Golden games of the boards, and the order of phases of the base game.

use std::collections::BTreeSet;
use std::path::Path;

use bastide_core::{Table, linked};
use bastide_maps::board;
use bastide_testkit::golden::check_text;
use bastide_testkit::{KitError, phase_order};

#[test]
fn every_board_has_a_golden_game() -> Result<(), KitError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../maps/golden");
    let files = std::fs::read_dir(&folder).map_err(|e| KitError::file(&folder, e))?;
    let games = files.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_string_lossy().into_owned()));
    let boards = board::NAMES.iter().map(|name| (*name).to_owned());
    assert_eq!(games.collect::<BTreeSet<_>>(), boards.collect::<BTreeSet<_>>());
    Ok(())
}

#[test]
fn the_phases_of_the_base_game_come_in_the_kept_order() -> Result<(), KitError> {
    let rules = Table::default().rules(&linked()).map_err(KitError::other)?;
    check_text(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/phase-order-base.txt"), &phase_order(&rules))
}
