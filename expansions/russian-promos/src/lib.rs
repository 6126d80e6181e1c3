//! The Russian promos: a crossroads, the hut of Baba Yaga, the lake of the Vodyanoy and the tree of
//! Solovei, which catch the followers near them.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `promos` says
//! which tiles are in the game, `copies` how many sets of them.
//!
//! Modules: `options` (the options of a table), `hut` (the hut), `traps` (lake and tree: where they
//! are, and whom they can catch), `catching` (when they catch), `free` (taking a figure back, and
//! the points at the end), `refusals` (the rules by which actions are refused).

mod catching;
mod free;
mod hut;
mod options;
mod refusals;
mod traps;

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

pub use options::MANIFEST;

/// The Russian promos.
pub static RUSSIAN_PROMOS: RussianPromos = RussianPromos;

bastide_core::export_expansion!(RUSSIAN_PROMOS);

/// The Russian promos as an expansion.
#[derive(Debug)]
pub struct RussianPromos;

impl Expansion for RussianPromos {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/russian-promos/symbols.toml", include_str!("../symbols.toml"))?;
        hut::install(o, reg)?;
        let traps = traps::install(o, reg)?;
        catching::install(traps, o, reg)?;
        free::install(traps, reg)?;
        // RP-01: the tiles of the chosen years.
        let years = options::tiles(o)?;
        let mut sheet = TileSheet::parse("expansions/russian-promos/tiles.toml", include_str!("../tiles.toml"))?;
        sheet.tiles.retain(|tile| years.contains(&tile.id.as_str()));
        reg.sheet(sheet, o.number("copies")? as u16, STOCK);
        Ok(())
    }
}
