//! The Gold Mines: tiles with a mine, ingots on the board, and points at the end for whoever has collected many.
//!
//! It is written as by somebody who has nothing but the public API: a token, a phase of its own between laying and the follower
//! step, data in a slot, and a rule of scoring that hears what was paid. The rules with their ids are in `RULES.md`.
//!
//! Modules: [`lay`] (ingots come onto the board), [`take`] (and into the hands of players).

mod lay;
mod take;

use std::collections::BTreeMap;

use bastide_core::options::number;
use bastide_core::{ArgKind, Cell, Expansion, InstallError, Manifest, Options, Registrar, STOCK, Slot, TargetKind, Token};

/// Who the Gold Mines are, and what can be chosen of them.
pub static MANIFEST: Manifest = Manifest {
    id: "gold-mines",
    title: "The Gold Mines",
    version: env!("CARGO_PKG_VERSION"),
    about: "Eight tiles with a mine; ingots go to whoever completes what they lie on.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "how many sets of tiles are shuffled in (GM-01)"),
        number("ingots", 0, 64, 16, "how many ingots there are (GM-02)"),
    ],
    presets: &[],
    rules: include_str!("../RULES.md"),
};

/// The expansion.
#[derive(Debug)]
pub struct GoldMines;

bastide_core::export_expansion!(GoldMines);

impl Expansion for GoldMines {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.tiles("gold-mines/tiles.toml", include_str!("../tiles.toml"), options.number("copies")? as u16, STOCK)?;
        let gold = Gold { ingots: reg.slot(), token: reg.define_token("ingot", 0), all: options.number("ingots")? as u16 };
        let verb = reg.verb("gold-mines.lay", TargetKind::Cell, ArgKind::None)?;
        lay::install(gold, verb, reg);
        take::install(gold, reg);
        Ok(())
    }
}

/// Where the ingots are: plain data, copied and hashed with every state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ingots {
    /// How many have left the heap.
    pub(crate) used: u16,
    /// How many lie on each cell that has any.
    pub(crate) on: BTreeMap<Cell, u16>,
}

/// What both halves of the rules need: the key to the data, and numbers for names.
#[derive(Clone, Copy)]
pub(crate) struct Gold {
    pub(crate) ingots: Slot<Ingots>,
    pub(crate) token: Token,
    /// GM-02: how many there are in all.
    pub(crate) all: u16,
}
