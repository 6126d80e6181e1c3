//! The 20th Anniversary expansion: arrows on tiles bring points if they point at no tile, and
//! otherwise an action: add a follower, place one elsewhere, or place another tile.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `arrows` (the arrows on the board, and the one that
//! was set off), `point` (a tile sets off an arrow), `add`, `place` and `again` (the three
//! actions), `refusals` (the rules by which actions are refused).

mod add;
mod again;
mod arrows;
mod options;
mod place;
mod point;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The 20th Anniversary expansion.
pub static ANNIVERSARY: Anniversary = Anniversary;

bastide_core::export_expansion!(ANNIVERSARY);

/// The 20th Anniversary expansion as an expansion.
#[derive(Debug)]
pub struct Anniversary;

impl Expansion for Anniversary {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/anniversary/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/anniversary/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let arrows = arrows::install(reg);
        point::install(arrows, o, reg)?;
        add::install(arrows, o, reg)?;
        place::install(arrows, o, reg)?;
        again::install(arrows, o, reg)
    }
}
