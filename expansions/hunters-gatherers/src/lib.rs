//! Hunters and Gatherers: a game of its own, which takes the place of the base game.
//!
//! Meadows, forests and rivers meet at the edges of its tiles. A lake lies inside a tile and joins the
//! rivers that end in it to one system. Pawns claim meadows, forests and rivers; huts claim systems. A
//! closed forest with a menhir brings a tile of a second stack. The rules with their ids are in
//! `RULES.md`; the comments name them.
//!
//! Modules in the order in which a game uses them: `options`, `ids`, `setup`, `tile_play` (draw, place,
//! deploy, score), `powers` (of menhir tiles), `systems` (rivers and lakes, huts), `meadows` (animals),
//! `scoring` (forests and rivers, majorities), `end` (final scoring), `refusals`.

mod end;
mod ids;
mod meadows;
mod options;
mod powers;
mod refusals;
mod scoring;
mod setup;
mod systems;
mod tile_play;

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

pub use options::MANIFEST;

use ids::Ids;
use meadows::Meadows;
use systems::Systems;

/// Hunters and Gatherers.
pub static HUNTERS_GATHERERS: HuntersGatherers = HuntersGatherers;

bastide_core::export_expansion!(HUNTERS_GATHERERS);

/// Hunters and Gatherers as an expansion.
#[derive(Debug)]
pub struct HuntersGatherers;

/// The file of the tiles, in messages.
const TILES: &str = "expansions/hunters-gatherers/tiles.toml";
/// The traits of the tiles that have a power.
const POWERS: [&str; 6] = ["hunting-trap", "logboat", "pit-trap", "raft", "shaman", "wild-fire"];

impl Expansion for HuntersGatherers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.majority_rules(&["HG-22"], &["HG-22"]);
        reg.symbols("expansions/hunters-gatherers/symbols.toml", include_str!("../symbols.toml"))?;
        options::check_players(o)?;
        // HG-04, HG-05
        let ids = Ids {
            meadow: reg.define_kind("meadow", KindSpec::new(EdgeContact::Halves, CompletionRule::Never)),
            forest: reg.define_kind("forest", KindSpec::new(EdgeContact::Whole, CompletionRule::Sides)),
            river: reg.define_kind("river", KindSpec::new(EdgeContact::Centre, CompletionRule::Sides)),
            lake: reg.define_kind("lake", KindSpec::new(EdgeContact::Inside, CompletionRule::Never)),
            // HG-01
            pawn: reg.define_figure("pawn", FigureSpec::follower(o.number("pawns")? as u8)),
            hut: reg.define_figure("hut", FigureSpec { follower: false, ..FigureSpec::follower(o.number("huts")? as u8) }),
            menhir: reg.tile_trait("menhir"),
            fish: reg.tile_trait("fish"),
            menhirs: reg.pile("hunters-gatherers.menhir", None),
        };
        reg.stands_for_player(ids.pawn);
        // HG-10
        for kind in [ids.meadow, ids.forest, ids.river] {
            reg.allow_on(ids.pawn, kind);
        }
        for kind in [ids.river, ids.lake] {
            reg.allow_on(ids.hut, kind);
        }
        // HG-15: huts stay when their river is scored.
        reg.stays_when_scored(ids.hut);
        let mut sheet = TileSheet::parse(TILES, include_str!("../tiles.toml"))?;
        if !o.switch("powers")? {
            // HG-50
            let has_power = |names: &[String]| names.iter().any(|name| POWERS.contains(&name.as_str()));
            sheet.tiles.retain(|tile| !has_power(&tile.traits) && !tile.segments.iter().any(|s| has_power(&s.traits)));
        }
        reg.sheet(sheet, 1, STOCK);
        let systems = Systems::install(ids, reg);
        let meadows = Meadows::install(ids, o, reg)?;
        setup::install(o, reg)?;
        tile_play::install(ids, reg)?;
        powers::install(ids, systems, meadows, reg)?;
        scoring::install(ids, o, reg)?;
        end::install(ids, reg);
        Ok(())
    }
}
