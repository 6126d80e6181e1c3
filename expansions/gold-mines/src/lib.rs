//! The Gold Mines: tiles with a mine, ingots on the board, and points at the end for the ingots a
//! player collected.
//!
//! It uses only the public API: a token, a phase of its own between tile placement and the follower
//! step, data in a slot, and a scoring rule that is told which players were paid. The rules with
//! their ids are in `RULES.md`.
//!
//! Modules: [`place`] (ingots are placed on the board), [`take`] (players collect them).

mod place;
mod take;

use std::collections::BTreeMap;

use bastide_core::options::number;
use bastide_core::{ArgKind, Cell, Expansion, InstallError, Manifest, Options, Registrar, STOCK, Slot, TargetKind, Token};

/// The manifest of the Gold Mines: their id and options.
pub static MANIFEST: Manifest = Manifest {
    id: "gold-mines",
    title: "The Gold Mines",
    version: env!("CARGO_PKG_VERSION"),
    about: "Eight tiles with a mine; the ingots on a completed feature go to the players who score it.",
    requires: &["base"],
    conflicts: &[],
    options: &[
        number("copies", 0, 10, 1, "number of sets of tiles that are shuffled in (GM-01)"),
        number("ingots", 0, 64, 16, "number of ingots in the supply (GM-02)"),
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
        reg.symbols("gold-mines/symbols.toml", include_str!("../symbols.toml"))?;
        reg.tiles("gold-mines/tiles.toml", include_str!("../tiles.toml"), options.number("copies")? as u16, STOCK)?;
        let gold = Gold { ingots: reg.slot(), token: reg.define_token("ingot", 0), all: options.number("ingots")? as u16 };
        let verb = reg.verb("gold-mines.lay", TargetKind::Cell, ArgKind::None)?;
        place::install(gold, verb, reg);
        take::install(gold, reg);
        Ok(())
    }
}

/// The ingots on the board: plain data, copied and hashed with every state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ingots {
    /// The number of ingots that have left the supply.
    pub(crate) used: u16,
    /// The number of ingots on each cell that has any.
    pub(crate) on: BTreeMap<Cell, u16>,
}

/// The slot and the ids that both modules need.
#[derive(Clone, Copy)]
pub(crate) struct Gold {
    pub(crate) ingots: Slot<Ingots>,
    pub(crate) token: Token,
    /// GM-02: the total number of ingots.
    pub(crate) all: u16,
}
