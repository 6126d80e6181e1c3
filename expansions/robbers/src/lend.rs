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
        let order = at("stock").after_if_present("catapult.lend").before_if_present("princess-dragon.withhold");
        reg.mark_stack("robbers.lend", order, twins, number);
    }
    Ok(())
}
