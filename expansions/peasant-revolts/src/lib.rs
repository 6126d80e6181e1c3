//! The Peasant Revolts: a tile with a fork sends unprotected followers home; followers that lie down
//! are protected.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `signs` (the features against which peasants
//! revolt), `protected` (which followers are protected), `revolt` (a tile sends followers home),
//! `protect` (a follower lies down), `prospects` (what bots expect), `refusals` (the rules by which
//! actions are refused).

mod options;
mod prospects;
mod protect;
mod protected;
mod refusals;
mod revolt;
mod signs;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Peasant Revolts.
pub static PEASANT_REVOLTS: PeasantRevolts = PeasantRevolts;

bastide_core::export_expansion!(PEASANT_REVOLTS);

/// The Peasant Revolts as an expansion.
#[derive(Debug)]
pub struct PeasantRevolts;

impl Expansion for PeasantRevolts {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/peasant-revolts/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/peasant-revolts/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let signs = signs::install(reg);
        let protected = protected::install(reg);
        // PR-02, PR-21: nobody knows which tiles stay in the box.
        reg.box_tiles(MANIFEST.id, &signs.traits, (o.number("revolts_out")? * o.number("copies")?) as usize);
        revolt::install(signs, protected, o, reg)?;
        protect::install(signs, protected, o, reg)?;
        prospects::install(signs, protected, o, reg)
    }
}
