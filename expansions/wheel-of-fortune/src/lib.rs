//! The Wheel of Fortune: a wheel of six sectors with a pig, 19 marked tiles that move it, an event
//! for each sector, and crown spaces for followers.
//!
//! A marked tile moves the pig when it is drawn, before it is placed. The sector where the pig
//! stops acts, then the followers on its crown spaces are scored. The rules with their ids are in
//! `RULES.md`; the comments name them. The option `wheel_tiles` adds the marks, `wheel` switches
//! the rules, and `wheel_place` says whether the wheel lies beside the board or is the start tile.
//!
//! Modules in the order in which a game uses them: `options` (the options of a table), `marks` (the
//! marked tiles), `rim` (the wheel as start tile), `wheel` (what all rules share), `turn` (when the
//! pig moves), `spin` (one move of the pig), `events` (what the sectors pay), `crowns` (the crown
//! spaces), `displays` (the wheel on screens), `prospects` (what bots expect of it), `refusals`
//! (the rules by which actions are refused).

mod crowns;
mod displays;
mod events;
mod marks;
mod options;
mod prospects;
mod refusals;
mod rim;
mod sector;
mod spin;
mod turn;
mod wheel;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;
use wheel::Wheel;

/// The Wheel of Fortune.
pub static WHEEL_OF_FORTUNE: WheelOfFortune = WheelOfFortune;

bastide_core::export_expansion!(WHEEL_OF_FORTUNE);

/// The Wheel of Fortune as an expansion.
#[derive(Debug)]
pub struct WheelOfFortune;

impl Expansion for WheelOfFortune {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/wheel-of-fortune/symbols.toml", include_str!("../symbols.toml"))?;
        marks::install(o, reg)?;
        rim::install(o, reg)?;
        // WF-09: with the wheel off, the marks have no effect.
        if o.switch("wheel")? {
            let wheel = Wheel::new(o, reg)?;
            turn::install(wheel, o, reg)?;
            crowns::install(wheel, o, reg)?;
            displays::install(wheel, o, reg)?;
            prospects::install(wheel, reg);
        }
        Ok(())
    }
}
