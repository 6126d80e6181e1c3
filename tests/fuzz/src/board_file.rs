//! Board files: any text is read or refused, and hints and scenery can be had of every board that
//! was read.

#![no_main]

use bastide_maps::board::Map;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(map) = Map::parse("board.toml", text) else { return };
    let _ = map.hints();
    let _ = map.scenery();
});
