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
    let wanted = o.word("fair_tiles")?;
    let tiles_only = o.switch(TILES_ONLY.name)? && wanted != "own";
    match if tiles_only { "printed" } else { wanted } {
        "printed" => reg.tiles("expansions/catapult/printed.toml", include_str!("../printed.toml"), copies, STOCK),
        "own" => reg.tiles("expansions/catapult/tiles.toml", include_str!("../tiles.toml"), copies, STOCK),
        "lent" => {
            let twins = reg.marked_twins(PREFIX, &["fair"]);
            reg.mark_stack("catapult.lend", at("stock.mark"), twins, TILES * copies);
            Ok(())
        }
        _ => Ok(()),
    }
}
