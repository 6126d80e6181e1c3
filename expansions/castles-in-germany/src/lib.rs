//! Castles in Germany: six tiles of double size with a castle, which players hold.
//!
//! A player places one in place of a drawn tile. Its castle is scored when all ten places around it
//! hold tiles, and a road or city with a part on it brings more. The rules with their ids are in
//! `RULES.md`; the comments name them. The option `copies` adds the tiles, whose shapes are this
//! project's own (GC-01).
//!
//! A castle tile is two tiles of one cell, each with a segment of the castle; placing it joins the
//! two. Who holds which tile is in a slot, and the tiles themselves are in a pile of their own.
//!
//! Modules: `options` (the options of a table), `tiles` (the tiles, and who holds them), `deal`,
//! `lay` (the choice before the draw, and where a castle tile lies), `castle` (the castle as a
//! feature), `bonus` (points for roads and cities), `ending` (the end of the game), `screens`,
//! `prospects` (estimates for bots), `refusals` (the rules by which actions are refused).

mod bonus;
mod castle;
mod deal;
mod ending;
mod lay;
mod options;
mod prospects;
mod refusals;
mod screens;
mod tiles;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Castles in Germany.
pub static CASTLES_IN_GERMANY: CastlesInGermany = CastlesInGermany;

bastide_core::export_expansion!(CASTLES_IN_GERMANY);

/// Castles in Germany as an expansion.
#[derive(Debug)]
pub struct CastlesInGermany;

impl Expansion for CastlesInGermany {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/castles-in-germany/symbols.toml", include_str!("../symbols.toml"))?;
        if o.number("copies")? == 0 {
            return Ok(());
        }
        let kind = castle::install(reg);
        let tiles = tiles::Tiles::new(kind, o, reg)?;
        deal::install(tiles, o, reg)?;
        lay::install(tiles, o, reg)?;
        bonus::install(tiles, reg);
        ending::install(tiles, reg);
        screens::install(tiles, reg);
        prospects::install(tiles, reg);
        Ok(())
    }
}
