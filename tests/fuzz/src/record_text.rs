//! Records: any text is read or refused, whole or cut off, and a replay ends in a game or in an
//! error.

#![no_main]

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Record, linked};
use bastide_maps as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Record::parse_cut("game.record", text);
    let Ok(record) = Record::parse("game.record", text) else { return };
    if let Ok(game) = record.replay(&linked(), None) {
        let _ = game.text();
    }
});
