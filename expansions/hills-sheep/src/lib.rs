//! Hills and Sheep: 18 tiles of either edition, shepherds with flocks, hills that break ties, and
//! vineyards.
//!
//! A shepherd claims no field. Its player draws tokens with sheep from a bag, one when the shepherd
//! is placed and more when a tile extends its field, and drives the flock home for points before a
//! wolf is drawn. The rules with their ids are in `RULES.md`; the comments name them. The option
//! `copies` adds the tiles; shepherds, hills and vineyards have options of their own (HS-05).
//!
//! Modules: `options` (the options of a table), `bag` (the tokens), `shepherd` (where shepherds
//! stand), `flock` (growing and driving home), `hill`, `vineyard`, `screens` (what screens show),
//! `prospects` (what bots expect), `refusals` (the rules by which actions are refused).

mod bag;
mod flock;
mod hill;
mod options;
mod prospects;
mod refusals;
mod screens;
mod shepherd;
mod vineyard;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Hills and Sheep.
pub static HILLS_SHEEP: HillsSheep = HillsSheep;

bastide_core::export_expansion!(HILLS_SHEEP);

/// Hills and Sheep as an expansion.
#[derive(Debug)]
pub struct HillsSheep;

impl Expansion for HillsSheep {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/hills-sheep/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/hills-sheep/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        // HS-05: what is switched off is decoration.
        if o.number("shepherds")? > 0 {
            let shepherds = shepherd::install(o, reg)?;
            flock::install(shepherds, o, reg)?;
            screens::install(shepherds, reg);
            prospects::install(shepherds, reg);
        }
        if o.switch("hills")? {
            hill::install(o, reg)?;
        }
        if o.switch("vineyards")? {
            vineyard::install(o, reg)?;
        }
        Ok(())
    }
}
