//! Table files: any text is read or refused, and what was read writes to a text that reads back to
//! the same table.

#![no_main]

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Table, linked};
use bastide_maps as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(table) = Table::parse("table.toml", text) else { return };
    let written = table.to_toml();
    let again = Table::parse("written.toml", &written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.to_toml(), written);
    // Compiling the rules may refuse the table, but must not panic.
    let _ = table.rules(&linked());
});
