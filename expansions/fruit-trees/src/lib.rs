//! The Fruit-Bearing Trees: stacks of fruit lie on trees; a player who places a follower beside one
//! harvests a fruit, or sells fruits of different kinds.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles. The order of a stack does not exist before a fruit is drawn, so nothing is hidden in the
//! state of a game.
//!
//! Modules: `options` (the options of a table), `orchard` (the fruits, and where they are), `lay`
//! (a stack comes onto a tree), `placed` (who has placed a follower in a tile play), `act` (harvest
//! or sell), `count` (what fruits bring at the end), `prospects` (what bots expect), `refusals`
//! (the rules by which actions are refused).

mod act;
mod count;
mod lay;
mod options;
mod orchard;
mod placed;
mod prospects;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Fruit-Bearing Trees.
pub static FRUIT_TREES: FruitTrees = FruitTrees;

bastide_core::export_expansion!(FRUIT_TREES);

/// The Fruit-Bearing Trees as an expansion.
#[derive(Debug)]
pub struct FruitTrees;

impl Expansion for FruitTrees {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/fruit-trees/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/fruit-trees/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        let orchard = orchard::install(reg);
        lay::install(orchard, reg)?;
        let placed = placed::install(o, reg)?;
        act::install(orchard, placed, o, reg)?;
        count::install(orchard, reg);
        prospects::install(orchard, reg);
        Ok(())
    }
}
