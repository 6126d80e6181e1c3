//! Under the Big Top: 20 tiles of either edition with circus spaces and acrobat spaces, the big top
//! with its animal tokens, acrobats and ringmasters.
//!
//! A circus tile scores the circus where the big top stands, for all meeples around, and moves the
//! big top. Figures climb onto acrobat spaces, and three of them are a pyramid that any player may
//! score. A ringmaster is a follower that brings points for the spaces around. The rules with their
//! ids are in `RULES.md`; the comments name them. The option `copies` adds the tiles; each mechanism
//! has an option of its own (BT-06).
//!
//! The big top is a figure without an owner, and acrobats are figures at spots of the sort
//! `big-top.pyramid`, so other plugins and screens need nothing from this one.
//!
//! Modules: `options` (the options of a table), `sites` (the spaces on the board), `circus`,
//! `acrobats`, `ringmaster`, `prospects` (estimates for bots), `refusals` (the rules by which
//! actions are refused).

mod acrobats;
mod circus;
mod options;
mod prospects;
mod refusals;
mod ringmaster;
mod sites;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Under the Big Top.
pub static BIG_TOP: BigTop = BigTop;

bastide_core::export_expansion!(BIG_TOP);

/// Under the Big Top as an expansion.
#[derive(Debug)]
pub struct BigTop;

impl Expansion for BigTop {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/big-top/symbols.toml", include_str!("../symbols.toml"))?;
        reg.tiles("expansions/big-top/tiles.toml", include_str!("../tiles.toml"), o.number("copies")? as u16, STOCK)?;
        let redrawn = o.number("redrawn_copies")? as u16;
        reg.tiles("expansions/big-top/redrawn.toml", include_str!("../redrawn.toml"), redrawn, STOCK)?;
        let sites = sites::Ids::new(o.switch("circus")?, o.switch("acrobats")?, o.word("ringmaster_spaces")? == "printed", reg);
        if sites.plays_circus {
            let circus = circus::install(sites, o, reg)?;
            prospects::of_circus(circus, reg);
        }
        if sites.plays_acrobats {
            acrobats::install(sites, o, reg)?;
        }
        if o.number("ringmasters")? > 0 {
            ringmaster::install(sites, o, reg)?;
        }
        Ok(())
    }
}
