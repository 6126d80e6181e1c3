//! Small expansions for the tests of tables and records.
//!
//! The game: place a tile of meadow or road, then call a number from 0 to 2 and get as many points.

use crate::api::register::Registrar;
use crate::api::register::expansion::Expansion;
use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, Step};
use crate::contract::manifest::{InstallError, Manifest};
use crate::contract::menu::Menu;
use crate::contract::option_spec::{OptionKind, OptionSpec, Preset, Value};
use crate::contract::options::Options;
use crate::contract::order::at;
use crate::dispatch::hook::{Context, View};
use crate::dispatch::roles::TurnPhase;
use crate::model::action::{Action, ArgKind, Ask, PLACE, Target, TargetKind};
use crate::model::geometry::Cell;
use crate::model::ids::{Label, Player, Prompt, STOCK, TileType, Verb};
use crate::model::kind::{CompletionRule, EdgeContact, FigureSpec, KindSpec};
use crate::model::points::ScoreEntry;
use crate::model::source::Source;

const SHEET: &str = "
tile = [
  { id = 'T/Meadow', count = { first = 10, new = 4 }, segments = [
    { kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] } ] },
  { id = 'T/Road', count = { first = 5, new = 4 }, segments = [
    { kind = 'road', edges = ['N', 'S'] },
    { kind = 'field', edges = ['NR', 'EL', 'ER', 'SL'] }, { kind = 'field', edges = ['SR', 'WL', 'WR', 'NL'] } ] },
]";

pub(super) const PLAIN: Manifest = Manifest { requires: &[], ..Manifest::new("", "", "1.2.3", "") };

static BASE: Manifest = Manifest {
    id: "base",
    title: "Meadows",
    about: "A very small game.",
    options: &[
        OptionSpec::new("farmers", OptionKind::Switch, Value::Switch(true), "followers\nmay lie down (T-1)"),
        OptionSpec {
            name: "copies",
            kind: OptionKind::Number { min: 1, max: 4 },
            first: Value::Number(1),
            new: Value::Number(2),
            about: "sets of tiles",
        },
        OptionSpec::new("style", OptionKind::Choice(&["plain", "grand"]), Value::Word("plain"), "the look"),
        OptionSpec::new("guests", OptionKind::Names, Value::Names(&["Ann", "Bo"]), "who visits"),
        OptionSpec::new("motto", OptionKind::Text, Value::Word("say \"hi\""), "what is said"),
        OptionSpec::new("song", OptionKind::Document(&["lullaby", "march"]), Value::Word("march"), "what is sung"),
    ],
    presets: &[
        Preset { name: "classic", edition: None, sets: &[], about: "as printed" },
        Preset { name: "long", edition: None, sets: &[("copies", Value::Number(3))], about: "more tiles" },
    ],
    ..PLAIN
};

static EXTRA: Manifest = Manifest { id: "extra", title: "Extra", about: "Nothing much.", requires: &["base"], ..PLAIN };
static RIVAL: Manifest = Manifest { id: "rival", title: "Rival", about: "Alone.", conflicts: &["base"], ..PLAIN };
static FUSSY: Manifest = Manifest { id: "fussy", title: "Fussy", about: "For one.", ..PLAIN };
static NEWER: Manifest = Manifest { id: "extra", title: "Extra", version: "1.3.0", requires: &["base"], ..PLAIN };

/// An expansion of the fixture.
pub(crate) struct Fixture(&'static Manifest);

/// All expansions of the fixture.
pub(crate) const ALL: [&dyn Expansion; 4] = [&Fixture(&BASE), &Fixture(&EXTRA), &Fixture(&FUSSY), &Fixture(&RIVAL)];

/// Two of them, one with a later version.
pub(crate) const LATER: [&dyn Expansion; 2] = [&Fixture(&BASE), &Fixture(&NEWER)];

impl Expansion for Fixture {
    fn manifest(&self) -> &'static Manifest {
        self.0
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        match self.0.id {
            "base" => install(options, reg),
            "fussy" if options.players > 1 => Err(InstallError::Refused("it is a game for one".into())),
            _ => Ok(()),
        }
    }
}

fn install(options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if let Some(song) = options.document("song")?
        && let Some(start) = song.text.find("off")
    {
        let at = Box::new(Source::new(&song.file, &song.text).locate(&(start..start + 3)));
        return Err(InstallError::Document { at, message: "a wrong note".into() });
    }
    reg.define_kind("field", KindSpec::new(EdgeContact::Halves, CompletionRule::Never));
    reg.define_kind("road", KindSpec::new(EdgeContact::Centre, CompletionRule::Sides));
    reg.define_figure("follower", FigureSpec::follower(7));
    reg.tiles("fixture", SHEET, options.number("copies")? as u16, STOCK)?;
    let shout = reg.verb("shout", TargetKind::None, ArgKind::Number)?;
    let (place, call) = (reg.prompt("Place the tile."), reg.prompt("How loud?"));
    reg.phase("setup", "base.start", at("start"), &[], Start);
    reg.phase("tile-play", "base.place", at("place"), &[], PlaceTile(place));
    reg.phase("tile-play", "base.shout", at("placed"), &[], Shout(call, shout));
    reg.stream("dice");
    reg.rule(()).is_game_over(|(), v, _, over| {
        *over |= v.core.piles[STOCK.index()].is_empty();
        Ok(())
    });
    Ok(())
}

struct Start;

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        if let Some(tile) = cx.draw_tile() {
            cx.place_tile(tile, Cell::new(0, 0), 0);
        }
        Ok(Flow::Done)
    }
}

struct PlaceTile(Prompt);

impl TurnPhase for PlaceTile {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core.tile_play.player;
        let drawn = cx.draw_tile();
        drawn.into_iter().for_each(|tile| cx.offer_tile(tile, Label::default()));
        Ok(Flow::Ask(Ask::open(player, self.0)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for &tile in &v.core.tile_play.tiles {
            menu.add_places(v, ask.player, PLACE, tile)?;
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Place { cell, turn } = a.target {
            let placed = cx.place_tile(TileType(a.arg as u16), cell, turn);
            cx.note_placed(TileType(a.arg as u16), placed);
        }
        Ok(Flow::Done)
    }
}

struct Shout(Prompt, Verb);

impl TurnPhase for Shout {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core.tile_play.player, self.0)))
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_range(self.1, Target::None, 0, 2);
        Ok(())
    }

    fn act(&self, cx: &mut Context, player: Player, a: Action) -> Step {
        let score_entry = ScoreEntry::bonus(player, a.arg, Default::default());
        cx.award_points(score_entry, &[]);
        Ok(Flow::Done)
    }
}
