//! The Crop Circles: tiles on which all players add a follower or take one back.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The options `sets` and
//! `copies` add the tiles, the switch `circles` turns the rest on and off.
//!
//! Modules: `options` (the options of a table), `circle` (what a circle calls for), `refusals` (the
//! rules by which actions are refused).

mod circle;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Crop Circles.
pub static CROP_CIRCLES: CropCircles = CropCircles;

bastide_core::export_expansion!(CROP_CIRCLES);

/// The Crop Circles as an expansion.
#[derive(Debug)]
pub struct CropCircles;

impl Expansion for CropCircles {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/crop-circles/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        for (file, text) in options::sets(o)? {
            reg.tiles(file, text, copies, STOCK)?;
        }
        if o.switch("circles")? {
            circle::install(o, reg)?;
        }
        Ok(())
    }
}
