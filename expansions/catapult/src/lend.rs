//! Fair tiles (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// CP-02: the fair tiles of a set.
const TILES: u16 = 12;
/// The beginning of the ids of fair tiles.
const PREFIX: &str = "CP/";

/// CP-02: registers the fair tiles that the option names.
pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let copies = o.number("copies")? as u16;
    // Tiles of others are lent for the rules of the fair only.
    match if o.switch(TILES_ONLY.name)? { "own" } else { o.word("fair_tiles")? } {
        "own" => reg.tiles("expansions/catapult/tiles.toml", include_str!("../tiles.toml"), copies, STOCK),
        "lent" => {
            let twins = reg.marked_twins(PREFIX, &["fair"]);
            reg.mark_stack("catapult.lend", at("stock.mark"), twins, TILES * copies);
            Ok(())
        }
        _ => Ok(()),
    }
}
