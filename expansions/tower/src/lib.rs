//! The Tower: 18 tiles of either edition with places for towers, which grow piece by piece, reach
//! over rows of tiles and capture followers.
//!
//! In place of the follower step a player puts a piece on a tower, and may capture a follower in its
//! reach, or puts a follower on a tower, which closes it. The prisoners of two players are exchanged
//! at once; others can be bought back. The rules with their ids are in `RULES.md`; the comments name
//! them. The option `copies` adds the tiles; each mechanism has an option of its own (TO-07).
//!
//! Heights are tokens with a number on the cells of the board, prisoners are in the groups
//! `tower.prison.red` and so on, and followers on towers are at spots of the sort `tower.top`, so
//! other plugins and screens need nothing from this one.
//!
//! Modules: `options` (the options of a table), `towers` (places and heights), `build` (the choices
//! of the follower step), `reach`, `capture`, `exchange`, `ransom`, `prospects` (for bots),
//! `refusals` (the rules by which actions are refused).

mod build;
mod capture;
mod exchange;
mod options;
mod prospects;
mod ransom;
mod reach;
mod refusals;
mod towers;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;
use towers::Ids;

/// The Tower.
pub static TOWER: Tower = Tower;

bastide_core::export_expansion!(TOWER);

/// The Tower as an expansion.
#[derive(Debug)]
pub struct Tower;

impl Expansion for Tower {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/tower/symbols.toml", include_str!("../symbols.toml"))?;
        let sheet = include_str!("../tiles.toml");
        reg.tiles("expansions/tower/tiles.toml", sheet, o.number("copies")? as u16, STOCK)?;
        // TO-07: without towers a place has no effect.
        if !o.switch("towers")? {
            return Ok(());
        }
        let each = options::pieces_each(o)?;
        let piece = reg.define_token("tower-piece", each);
        // TO-51, TO-52: pieces can be sold.
        let pieces = options::PIECES.max(each * i16::from(o.players));
        reg.define_ware("tower", WareSpec::new(WareKind::Tokens { token: piece, pieces }));
        let ids = Ids { piece, place: reg.tile_trait("tower"), slot: reg.slot(), any: reg.flag() };
        reg.rule(ids).for_tiles([ids.place]).on_tile_placed(Ids::note_place);
        // TO-43: a follower on a tower is on no feature. TO-55: what reaches the tile reaches it.
        let on_one_tile = o.word("tower_guard_and_dragon")? == "eaten";
        reg.spot("tower.top", SpotSpec { follower: true, on_one_tile }, move |v, cell, at| ids.is_top(v, cell, at));
        // TO-45: what may go wherever a follower may stands there.
        let follower = reg.figure("follower");
        reg.takes_at(move |v, place| ids.top_at(v, place).map(|_| v.rules.kinds_like(follower)));
        // TO-30: a prisoner is in nobody's supply and out of reach.
        let prison = GroupSpec { places: u8::MAX, hidden: false, in_reach: Reach::Nobody };
        let prisons = reg.group_of_each("tower.prison", prison);
        let (spares_guards, in_city) = (o.switch("tower_guard_safe")?, o.switch("tower_in_carcassonne")?);
        let reach = reach::Reach { ids, spares_guards, in_city };
        let capture = capture::install(o, reach, &prisons, reg)?;
        build::install(o, reach, capture, reg)?;
        if o.number("ransom")? > 0 {
            ransom::install(o, ids, &prisons, reg)?;
        }
        prospects::install(reach, &prisons, o.number("ransom")? as i16, reg);
        Ok(())
    }
}
