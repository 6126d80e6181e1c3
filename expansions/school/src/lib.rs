//! The School: two first tiles to which six roads lead, and a teacher without an owner, who repeats
//! the points of the next scoring for the player who has completed a road to it.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.
//!
//! Modules: `options` (the options of a table), `start` (the two tiles as first tiles), `teacher`
//! (where the teacher is), `copy` (the teacher repeats points), `take` (a player takes the
//! teacher), `refusals` (the rules by which actions are refused).

mod copy;
mod options;
mod refusals;
mod start;
mod take;
mod teacher;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The School.
pub static SCHOOL: School = School;

bastide_core::export_expansion!(SCHOOL);

/// The School as an expansion.
#[derive(Debug)]
pub struct School;

impl Expansion for School {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/school/symbols.toml", include_str!("../symbols.toml"))?;
        let teacher = teacher::install(o, reg)?;
        start::install(teacher, o, reg)?;
        copy::install(teacher, o, reg)?;
        take::install(teacher, reg);
        Ok(())
    }
}
