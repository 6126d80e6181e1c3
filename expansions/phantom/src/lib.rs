//! The Phantom: a follower that a player may deploy in addition, in a step of its own.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.
//!
//! Modules: `options` (the options of a table), `step` (the second deploy step), `refusals` (the
//! rules by which actions are refused).

mod options;
mod refusals;
mod step;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Phantom.
pub static PHANTOM: Phantom = Phantom;

bastide_core::export_expansion!(PHANTOM);

/// The Phantom as an expansion.
#[derive(Debug)]
pub struct Phantom;

impl Expansion for Phantom {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/phantom/symbols.toml", include_str!("../symbols.toml"))?;
        let each = o.number("phantoms")? as u8;
        if each == 0 {
            return Ok(());
        }
        // PH-02, PH-07: a follower of weight 1.
        let phantom = reg.define_figure("phantom", FigureSpec::follower(each));
        // PH-04, PH-14: it is deployed where ordinary followers are, so never in gardens.
        let follower = reg.figure("follower");
        reg.allow_where(phantom, follower);
        step::install(phantom, each, o, reg)
    }
}
