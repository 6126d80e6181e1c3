//! The Catapult: fairs, and the rounds in which each player throws a token.
//!
//! A throw is aimed by the player and lands by chance, with the weights of `spread`. The rules with
//! their ids are in `RULES.md`; the comments name them. The option `fair_tiles` says which tiles
//! are fairs (CP-02).
//!
//! Modules: `options` (the options of a table), `lend` (fairs among the tiles of the stack), `owe`
//! (a fair tile leaves a round owing), `kept` (the data of a round), `round` (the choice of the
//! kind, the throwers), `target`, `aim` (where a token is thrown and where it lands), `spread` (the
//! weights of landings), `reached` (whom a landing reaches), `knock_out`, `seduction`, `catch`,
//! `displays`, `prospects` (estimates for bots), `refusals` (the rules by which actions are
//! refused).

mod aim;
mod catch;
mod displays;
mod kept;
mod knock_out;
mod lend;
mod options;
mod owe;
mod prospects;
mod reached;
mod refusals;
mod round;
mod seduction;
mod spread;
mod target;

use bastide_core::author::prelude::*;

use kept::Ids;
pub use options::MANIFEST;
use target::TargetRule;

/// The Catapult.
pub static CATAPULT: Catapult = Catapult;

bastide_core::export_expansion!(CATAPULT);

/// The Catapult as an expansion.
#[derive(Debug)]
pub struct Catapult;

impl Expansion for Catapult {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/catapult/symbols.toml", include_str!("../symbols.toml"))?;
        let kinds = options::kinds(o)?;
        let fair = reg.tile_trait("fair");
        // CP-55: the Shop sells the next tile the function of a fair.
        reg.define_ware("fair", WareSpec::new(WareKind::Function { granted: fair, needs: None }));
        lend::install(o, reg)?;
        let ids = Ids::new(&kinds, reg);
        let target = TargetRule::new(o)?;
        let round = round::install(ids, &kinds, target, o, reg)?;
        owe::install(fair, round, o, reg)?;
        displays::install(ids, reg);
        prospects::install(ids, target, reg);
        Ok(())
    }
}
