//! The Signposts: posts beside roads that bring points if the road takes the course that they point
//! out.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `posts` (the posts on the board, and what they
//! bring).

mod options;
mod posts;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Signposts.
pub static SIGNPOSTS: Signposts = Signposts;

bastide_core::export_expansion!(SIGNPOSTS);

/// The Signposts as an expansion.
#[derive(Debug)]
pub struct Signposts;

impl Expansion for Signposts {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.symbols("expansions/signposts/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/signposts/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        posts::install(reg);
        Ok(())
    }
}
