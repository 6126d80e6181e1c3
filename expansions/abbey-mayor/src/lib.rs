//! Abbey and Mayor: 12 tiles of either edition, an abbey in each hand that fills a hole, and the
//! figures mayor, wagon and barn.
//!
//! A mayor weighs as many followers as his city has pennants. A wagon moves on when its feature was
//! scored. A barn stands on a corner of four fields until the end of the game; farmers whom it meets
//! are scored at once and go home. The rules with their ids are in `RULES.md`; the comments name
//! them. The option `copies` adds the tiles; each mechanism has an option of its own (AM-07).
//!
//! Barns are figures at corners of cells, and which field a barn belongs to follows from the tiles.
//! So nothing but the locations of figures says where they are.
//!
//! Modules: `options` (the options of a table), `abbey` (the tile and the choice before the draw),
//! `last_round`, `mayor`, `wagon` (its moves), `reach` (where it may move to), `corners` (where
//! barns stand), `barn` (placing one), `fields` (the scoring of fields with barns), `castles` (what
//! castles are to mayors and wagons), `prospects` (for bots), `refusals` (the rules by which
//! actions are refused).

mod abbey;
mod barn;
mod castles;
mod corners;
mod fields;
mod last_round;
mod mayor;
mod options;
mod prospects;
mod reach;
mod refusals;
mod wagon;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Abbey and Mayor.
pub static ABBEY_MAYOR: AbbeyMayor = AbbeyMayor;

bastide_core::export_expansion!(ABBEY_MAYOR);

/// Abbey and Mayor as an expansion.
#[derive(Debug)]
pub struct AbbeyMayor;

impl Expansion for AbbeyMayor {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/abbey-mayor/symbols.toml", include_str!("../symbols.toml"))?;
        // AM-02, AM-08: further copies bring tiles only.
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/abbey-mayor/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        if o.number("abbeys")? > 0 {
            let abbeys = abbey::install(o, reg)?;
            prospects::of_abbeys(abbeys, reg);
            // AM-39: by an early answer, an abbey in hand is lost.
            if o.word("abbey_at_end")? == "round" {
                last_round::install(abbeys, reg);
            }
        }
        if o.number("mayors")? > 0 {
            mayor::install(o.number("mayors")? as u8, reg)?;
        }
        if o.number("wagons")? > 0 {
            wagon::install(o, reg)?;
        }
        if o.number("barns")? > 0 {
            let ids = barn::install(o, reg)?;
            prospects::of_barns(ids, o.number("barn_points")? as i16, reg);
        }
        Ok(())
    }
}
