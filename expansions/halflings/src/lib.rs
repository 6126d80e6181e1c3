//! The Halflings: triangular tiles in the hands of players, each of which covers half of its cell.
//!
//! The rules with their ids are in `RULES.md`; the comments name them, and its last section tells what is not
//! done.
//!
//! Modules: `options` (the options of a table), `hands` (who has which triangles), `deal` (how they
//! come to the players), `lay` (a triangle is laid in place of a drawn tile), `refusals` (the rules
//! by which actions are refused).

mod deal;
mod hands;
mod lay;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Halflings.
pub static HALFLINGS: Halflings = Halflings;

bastide_core::export_expansion!(HALFLINGS);

/// The Halflings as an expansion.
#[derive(Debug)]
pub struct Halflings;

impl Expansion for Halflings {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/halflings/symbols.toml", include_str!("../symbols.toml"))?;
        // HL-05, HL-09: where the triangle is absent nothing goes on, and nothing is closed.
        reg.define_kind("gap", KindSpec::new(EdgeContact::Halves, CompletionRule::Never));
        let gap = reg.edge("gap");
        reg.leaves_gap(gap);
        let hands = hands::Hands::new(o, reg)?;
        deal::install(hands, o, reg)?;
        lay::install(hands, reg)
    }
}
