//! Bags on tiles of the stack (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// RO-02: the tiles of a set with a bag.
const TILES: u16 = 8;
/// The beginning of the ids of tiles with a bag.
const PREFIX: &str = "RO/";

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let number = TILES * o.number("copies")? as u16;
    if o.word("robber_tiles")? == "lent" && number > 0 {
        let twins = reg.marked_twins(PREFIX, &["robber"]);
        reg.mark_stack("robbers.lend", at("stock.mark"), twins, number);
    }
    Ok(())
}
