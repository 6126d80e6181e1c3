//! Siege, the Cathars and the Besiegers: ten tiles whose cities are besieged.
//!
//! A besieged city brings less when it is completed and nothing when it is not, counts twice for
//! farmers, and lets a knight escape where a monastery is near. The rules with their ids are in
//! `RULES.md`; the comments name them. The option `sets` names the sets of tiles, `siege` and
//! `escape` switch the rules (SG-06).
//!
//! Modules: `options` (the options of a table), `cities` (the value of cities), `fields` (what
//! farmers get), `escape`, `refusals` (the rules by which actions are refused).

mod cities;
mod escape;
mod fields;
mod options;
mod refusals;

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

pub use options::MANIFEST;

/// Siege, the Cathars and the Besiegers.
pub static SIEGE: Siege = Siege;

bastide_core::export_expansion!(SIEGE);

/// Siege, the Cathars and the Besiegers as an expansion.
#[derive(Debug)]
pub struct Siege;

impl Expansion for Siege {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/siege/symbols.toml", include_str!("../symbols.toml"))?;
        let (sets, copies) = (options::sets(o)?, o.number("copies")? as u16);
        let mut sheet = TileSheet::parse("expansions/siege/tiles.toml", include_str!("../tiles.toml"))?;
        // SG-01, SG-03: the sets that the table names; the tiles of others have no copies.
        for tile in sheet.tiles.iter_mut().filter(|tile| !sets.iter().any(|prefix| tile.id.starts_with(prefix))) {
            (tile.first, tile.new) = (0, 0);
        }
        reg.sheet(sheet, copies, STOCK);
        // SG-06: without the rule the symbol has no effect.
        if o.switch("siege")? {
            cities::install(o, reg)?;
            fields::install(o, reg)?;
            if o.switch("escape")? {
                escape::install(o, reg)?;
            }
        }
        Ok(())
    }
}
