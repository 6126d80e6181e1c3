//! Board files: any text is read or refused with remarks, and hints and scenery can be had of every
//! board that was read.

#![no_main]

use bastide_core::{Document, Expansion};
use bastide_maps::board::Map;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = bastide_maps::MAPS.remarks("map", &Document { file: "board.toml".into(), text: text.into() });
    let Ok(map) = Map::parse("board.toml", text) else { return };
    let _ = map.hints();
    let _ = map.scenery(true);
});
