//! The Plague: six source tiles, outbreaks, fleas that send figures home, and flight.
//!
//! Each source tile begins an outbreak. From then on the player at turn puts a flea beside an
//! active outbreak or the fleas that hang together with it, and may let one figure flee along its
//! road, city or field. The rules with their ids are in `RULES.md`; the comments name them. The
//! option `copies` adds tiles, whose shapes are this project's own (PL-01), and tokens.
//!
//! Fleas and outbreaks are placed tokens, and all that they mean follows from where they lie: the
//! number of fleas left, the regions, the cells where the next flea may lie.
//!
//! Modules: `options` (the options of a table), `ids` (the tokens), `sources` (the source tiles and
//! their outbreaks), `regions` (what hangs together), `choices` and `known` (what follows for a
//! question, and is kept until it changes), `spread` (a flea is put down), `eradicate` (the end of
//! an outbreak), `flight`, `protect` (the fairy), `screens`, `prospects` (estimates for bots),
//! `refusals` (the rules by which actions are refused).

mod choices;
mod eradicate;
mod flight;
mod ids;
mod known;
mod options;
mod prospects;
mod protect;
mod refusals;
mod regions;
mod screens;
mod sources;
mod spread;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Plague.
pub static PLAGUE: Plague = Plague;

bastide_core::export_expansion!(PLAGUE);

/// The Plague as an expansion.
#[derive(Debug)]
pub struct Plague;

impl Expansion for Plague {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/plague/symbols.toml", include_str!("../symbols.toml"))?;
        if o.number("copies")? == 0 {
            return Ok(());
        }
        let ids = ids::Ids::new(o, reg)?;
        sources::install(ids, o, reg)?;
        eradicate::install(ids, reg);
        spread::install(ids, o, reg)?;
        flight::install(ids, reg)?;
        screens::install(ids, reg);
        prospects::install(ids, reg);
        Ok(())
    }
}
