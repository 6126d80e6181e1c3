//! Playthroughs and phase orders, compared with the stored texts in `golden/`.

use std::path::{Path, PathBuf};

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_big_top as _;
use bastide_bridges_castles_bazaars as _;
use bastide_catapult as _;
use bastide_core::{Table, linked};
use bastide_count_king_robber as _;
use bastide_festival as _;
use bastide_hills_sheep as _;
use bastide_inns_cathedrals as _;
use bastide_maps::board;
use bastide_phantom as _;
use bastide_princess_dragon as _;
use bastide_rivers as _;
use bastide_shop as _;
use bastide_siege as _;
use bastide_testkit::golden::check_text;
use bastide_testkit::{KitError, check_playthrough, phase_order};
use bastide_tower as _;
use bastide_traders_builders as _;
use bastide_wheel_of_fortune as _;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}

#[test]
fn every_plugin_has_a_golden_playthrough() -> Result<(), KitError> {
    for expansion in linked() {
        let id = expansion.manifest().id;
        let path = golden(&format!("{id}.txt"));
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
    board::NAMES.iter().try_for_each(|name| check_playthrough(&golden(&format!("maps-{name}.txt")), &linked()))
}

#[test]
fn the_phases_of_the_base_game_come_in_the_kept_order() -> Result<(), KitError> {
    let rules = Table::default().rules(&linked()).map_err(KitError::other)?;
    check_text(&golden("phase-order-base.txt"), &phase_order(&rules))
}
