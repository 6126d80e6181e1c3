//! Tiles with a bag (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// RO-02: the tiles of a set with a bag.
const TILES: u16 = 8;
/// The beginning of the ids of tiles with a bag.
const PREFIX: &str = "RO/";

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let copies = o.number("copies")? as u16;
    // Tiles of others are lent for the rules of the robbers only.
    match if o.switch(TILES_ONLY.name)? { "printed" } else { o.word("robber_tiles")? } {
        "printed" => reg.tiles("expansions/robbers/tiles.toml", include_str!("../tiles.toml"), copies, STOCK),
        "lent" if copies > 0 => {
            let twins = reg.marked_twins(PREFIX, &["robber"]);
            reg.mark_stack("robbers.lend", at("stock.mark"), twins, TILES * copies);
            Ok(())
        }
        _ => Ok(()),
    }
}
