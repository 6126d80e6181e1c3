//! The Wind Roses: tiles that score when they lie in their own section of the playing area.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `start` (the orange rose beside other first tiles),
//! `rose` (sections, points, and what screens show).

mod options;
mod rose;
mod start;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Wind Roses.
pub static WIND_ROSES: WindRoses = WindRoses;

bastide_core::export_expansion!(WIND_ROSES);

/// WR-02: the tile with the orange rose.
const START: &str = "WR/CFR";

/// The Wind Roses as an expansion.
#[derive(Debug)]
pub struct WindRoses;

impl Expansion for WindRoses {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/wind-roses/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/wind-roses/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        // WR-02, WR-13: in place of the start tile of the base game, unless another plugin places
        // the first tiles, or beside theirs.
        if copies > 0 && o.switch("rose_start")? {
            if o.switch("rose_beside_start")? {
                start::install(reg)?;
            } else {
                reg.start_tile(START, -1);
            }
        }
        rose::install(o, reg)
    }
}
