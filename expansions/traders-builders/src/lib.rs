//! Traders and Builders: 24 tiles of either edition, trade goods for completed cities, the builder,
//! which earns a second tile play, and the pig.
//!
//! The builder and the pig claim no feature. They accompany a follower of their owner and return to
//! the supply when it leaves; `companion` implements this for both. The rules with their ids are in
//! `RULES.md`; the comments name them. The option `copies` adds the tiles; each mechanism has an
//! option of its own (TB-07).
//!
//! Modules: `options` (the options of a table), `goods`, `companion`, `builder`, `pig`, `refusals`
//! (the rules by which actions are refused).

mod builder;
mod companion;
mod goods;
mod options;
mod pig;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Traders and Builders.
pub static TRADERS_BUILDERS: TradersBuilders = TradersBuilders;

bastide_core::export_expansion!(TRADERS_BUILDERS);

/// Traders and Builders as an expansion.
#[derive(Debug)]
pub struct TradersBuilders;

impl Expansion for TradersBuilders {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/traders-builders/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/traders-builders/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        if o.switch("goods")? {
            goods::install(o, reg)?;
        }
        if o.number("builders")? > 0 {
            builder::install(o, reg)?;
        }
        if o.number("pigs")? > 0 {
            pig::install(o, reg)?;
        }
        Ok(())
    }
}
