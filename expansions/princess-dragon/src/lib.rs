//! The Princess and the Dragon: 30 tiles of either edition, the dragon, the fairy, magic portals
//! and princesses.
//!
//! Dragon and fairy are figures without an owner on the landscape. What the dragon may do depends
//! on the fairy, so both share their data (`kept`). The rules with their ids are in `RULES.md`; the
//! comments name them. The option `copies` adds the tiles; each mechanism has an option of its own
//! (PD-05).
//!
//! Modules: `options` (the options of a table), `kept` (where dragon and fairy are), `dragon`
//! (volcanoes, and the tile with the dragon), `early` (dragon tiles before the dragon), `flight`
//! (the dragon moves), `fairy`, `portal`, `princess`, `prospects` (estimates for bots), `refusals`
//! (the rules by which actions are refused).

mod dragon;
mod early;
mod fairy;
mod flight;
mod kept;
mod options;
mod portal;
mod princess;
mod prospects;
mod refusals;

use bastide_core::author::prelude::*;

use kept::Figures;
pub use options::MANIFEST;

/// The Princess and the Dragon.
pub static PRINCESS_DRAGON: PrincessDragon = PrincessDragon;

bastide_core::export_expansion!(PRINCESS_DRAGON);

/// The Princess and the Dragon as an expansion.
#[derive(Debug)]
pub struct PrincessDragon;

impl Expansion for PrincessDragon {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/princess-dragon/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/princess-dragon/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // PD-03, PD-06: one of each, beside the board.
        let dragon = o.switch("dragon")?.then(|| reg.neutral_figure("dragon", FigureLocation::Supply)).transpose()?;
        let fairy = o.switch("fairy")?.then(|| reg.neutral_figure("fairy", FigureLocation::Supply)).transpose()?;
        let figures = Figures::new(dragon, fairy, o, reg)?;
        if let Some(dragon) = dragon {
            dragon::install(figures, dragon, o, reg)?;
            early::install(figures, o, reg)?;
            flight::install(figures, dragon, o, reg)?;
        }
        if let Some(fairy) = fairy {
            fairy::install(figures, fairy, o, reg)?;
        }
        if dragon.is_some() || fairy.is_some() {
            prospects::install(figures, o, reg)?;
        }
        if o.switch("portals")? {
            portal::install(o, reg)?;
        }
        if o.word("princess")? != "off" {
            princess::install(o, reg)?;
        }
        Ok(())
    }
}
