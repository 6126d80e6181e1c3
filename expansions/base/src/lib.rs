//! The base game: 72 tiles of either edition, roads, cities, monasteries and fields, majorities,
//! and the end of the game.
//!
//! It is a plugin like any other. It registers phases at core's milestones (draw, place, deploy,
//! score) and the values of features. The rules with their ids are in `RULES.md`; the comments name
//! them.
//!
//! Modules in the order in which a game uses them: `options` (the options of a table), `setup`
//! (start tile and first player), `tile_play` (draw, place, deploy, score), `value` (values of
//! features), `scoring` (collect, pay, return), `fields` (the three methods for farmers), `abbot`,
//! `end` (final scoring), `refusals` (the rules by which actions are refused).

mod abbot;
mod end;
mod fields;
mod majority;
mod options;
mod refusals;
mod scoring;
mod setup;
mod tile_play;
mod value;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The base game.
pub static BASE: Base = Base;

bastide_core::export_expansion!(BASE);

/// The base game as an expansion.
#[derive(Debug)]
pub struct Base;

/// The ids of the kinds, figures and labels that the base game defines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ids {
    road: Kind,
    city: Kind,
    monastery: Kind,
    garden: Kind,
    field: Kind,
    follower: FigureKind,
    tiles: Label,
    pennants: Label,
}

impl Ids {
    /// BA-52, BA-99: returns the position of a kind in the order of scoring.
    fn rank(&self, kind: Kind) -> u8 {
        let order = [self.road, self.city, self.monastery, self.garden];
        order.iter().position(|k| *k == kind).map_or(if kind == self.field { 5 } else { 4 }, |i| i as u8)
    }
}

impl Expansion for Base {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.majority_rules(&["BA-46"], &["BA-47"]);
        reg.symbols("expansions/base/symbols.toml", include_str!("../symbols.toml"))?;
        options::check_players(o, reg)?;
        let abbot = o.switch("abbot")?;
        // BA-83: a garden that is not a feature is decoration, which nothing completes.
        let gardens = match o.word("gardens")? {
            "always" => true,
            "never" => false,
            _ => abbot,
        };
        let garden_ends = if gardens { CompletionRule::Around(1) } else { CompletionRule::Never };
        let ids = Ids {
            road: reg.define_kind("road", KindSpec::new(EdgeContact::Centre, CompletionRule::Sides)),
            city: reg.define_kind("city", KindSpec::new(EdgeContact::Whole, CompletionRule::Sides)),
            monastery: reg.define_kind("monastery", KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1))),
            garden: reg.define_kind("garden", KindSpec::new(EdgeContact::Inside, garden_ends)),
            field: reg.define_kind("field", KindSpec::new(EdgeContact::Halves, CompletionRule::Never)),
            follower: reg.define_figure("follower", FigureSpec::follower(o.number("followers")? as u8)),
            tiles: reg.label("tiles"),
            pennants: reg.label("pennants"),
        };
        reg.stands_for_player(ids.follower);
        for kind in [ids.road, ids.city, ids.monastery] {
            reg.allow_on(ids.follower, kind);
        }
        if o.switch("farmers")? {
            reg.allow_on(ids.follower, ids.field);
        }
        if o.word("score_floor")? == "clamp" {
            reg.score_floor(0);
        }
        reg.tiles("expansions/base/tiles.toml", include_str!("../tiles.toml"), o.number("copies")? as u16, STOCK)?;
        setup::install(o, reg)?;
        tile_play::install(o, reg)?;
        value::install(ids, o, reg)?;
        scoring::install(ids, reg);
        fields::install(ids, o, reg)?;
        if abbot {
            abbot::install(ids, gardens, o, reg)?;
        }
        end::install(ids, reg);
        Ok(())
    }
}
