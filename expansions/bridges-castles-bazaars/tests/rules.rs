//! Bridges, Castles and Bazaars: random games, and rules that a scenario cannot express.

mod displays;
mod options;
mod order;

use std::sync::Arc;

use bastide_base::BASE;
use bastide_bridges_castles_bazaars::BRIDGES_CASTLES_BAZAARS;
use bastide_core::{
    Action, ArgKind, CompletionRule, Context, EdgeContact, Expansion, Flow, Game, GameSetup, InstallError, Kind, KindSpec,
    Manifest, Options, PlayError, Recorder, Registrar, Ruleset, STOCK, Step, Table, Target, TargetKind, TileInfo, TurnPhase,
    Verb, after, notation,
};
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, Scenario, check_properties, games_wanted, play};
use order::SECOND_PART;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "bridges-castles-bazaars", bastide_expansions::all());

const AVAILABLE: [&dyn Expansion; 2] = [&BASE, &BRIDGES_CASTLES_BAZAARS];

/// Returns the properties to check: bridges join features beyond the placed tiles and are spent;
/// castles stay open.
fn checks() -> Checks {
    let plain = Plain { features: false, ends: false, frontier: true };
    Checks { plain, tokens: false, tiles: false, legality: false, ..Checks::default() }
}

fn rules(edition: &str, options: &str) -> Result<Ruleset, KitError> {
    let text = format!("edition = '{edition}'\n[bridges-castles-bazaars]\n{options}\n");
    let table = Table::parse("table.toml", &text).map_err(|e| KitError::other(e.to_string()))?;
    table.rules(&AVAILABLE).map_err(|e| KitError::other(e.to_string()))
}

fn own(rules: &Ruleset, is: impl Fn(&TileInfo) -> bool) -> usize {
    rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name.starts_with("BB/") && is(rules.tiles.get(**t))).count()
}

#[test]
fn random_games_keep_what_every_game_must() -> Result<(), KitError> {
    let games = games_wanted(2_000);
    println!("{:?}", check_properties(&AVAILABLE, games, 7, |_| checks())?);
    Ok(())
}

// covers: SU-04, SU-05, SU-06, SU-07, TI-08, TI-09, TI-12
#[test]
fn twelve_tiles_of_each_edition_are_in_the_stack() -> Result<(), KitError> {
    for edition in ["first", "new"] {
        let rules = rules(edition, "")?;
        let named = |name: &str| rules.names.traits.index(name).map(bastide_core::Trait::at);
        let (bazaar, inn) = (named("bazaar"), named("inn"));
        assert_eq!(own(&rules, |_| true), 12);
        assert_eq!(own(&rules, |tile| bazaar.is_some_and(|t| tile.traits.has(t))), 8);
        assert_eq!(own(&rules, |tile| tile.segments.iter().any(|p| inn.is_some_and(|t| p.traits.has(t)))), 2);
        assert_eq!(rules.pile(STOCK).len(), 84);
    }
    Ok(())
}

// covers: SU-03, SU-13
#[test]
fn each_module_and_the_tiles_are_switched_apart() -> Result<(), KitError> {
    let bare = rules("new", "bridges = false\ncastles = false\nbazaars = false\n")?;
    assert!(bare.token("bridge").is_none() && bare.token("castle").is_none() && own(&bare, |_| true) == 12);
    let only = rules("new", "copies = 0\nbazaars = false\n")?;
    assert!(only.token("bridge").is_some() && only.token("castle").is_some() && own(&only, |_| true) == 0);
    assert_eq!(own(&rules("new", "copies = 3")?, |_| true), 36);
    Ok(())
}

// covers: CA-08, CA-09
#[test]
fn a_record_names_the_city_of_a_castle_as_it_was_on_offer() -> Result<(), KitError> {
    let draws = ["BA/C", "BA/L"];
    let text = format!("edition = \"new\"\ndraws = {draws:?}\n[bridges-castles-bazaars]\n");
    let table = Table::parse("table.toml", &text).map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&AVAILABLE).map_err(KitError::other)?);
    let mut recorder = Recorder::start(table, rules, 1).map_err(KitError::other)?;
    let read = |recorder: &Recorder, line: &str| notation::parse(recorder.game().view(), line).map_err(KitError::other);
    let placed = read(&recorder, "place BA/C 0,-1 180")?;
    recorder.play(placed).map_err(KitError::other)?;
    // A figure stands on the named segment, and is not moved to another segment of the city.
    let elsewhere = read(&recorder, "deploy follower city@0,0:N")?;
    assert_eq!(recorder.game().meant(&elsewhere), None);
    assert_eq!(recorder.play(elsewhere).map(drop), Err(PlayError::NotOffered));
    let here = read(&recorder, "deploy follower city@0,-1:S")?;
    recorder.play(here).map_err(KitError::other)?;
    let (named, offered) = (read(&recorder, "castles.build city@0,-1:S")?, read(&recorder, "castles.build city@0,0:N")?);
    assert_ne!(named, offered);
    assert_eq!(recorder.game().decision().map(|d| (d.offers(&named), d.offers(&offered))), Some((false, true)));
    assert_eq!(recorder.game().meant(&named), Some(offered));
    recorder.play(named).map_err(KitError::other)?;
    assert_eq!(recorder.played().next_back().map(|(_, _, line)| line), Some("castles.build city@0,0:N"));
    // A line written by hand is accepted too.
    let text = recorder.text().replace("castles.build city@0,0:N", "castles.build city@0,-1:S");
    let record = bastide_core::Record::parse("game.record", &text).map_err(KitError::other)?;
    let again = record.replay_by(recorder.game().rules().clone(), None).map_err(KitError::other)?;
    assert_eq!(again.text(), recorder.text());
    Ok(())
}

// covers: TI-10, BZ-02
#[test]
fn what_cannot_be_played_is_refused() {
    let message = |options: &str| rules("new", options).map_or_else(|e| e.to_string(), |_| String::new());
    // TI-10: nobody knows which tiles the misprint had, so no option offers it.
    assert!(message("tile_distribution = 'hig_mindok_misprint'").contains("no option \"tile_distribution\""));
    let both = message("bazaar_start = 'after_meeple'\nbuilder_bazaar_order = 'builder_first'");
    assert!(both.contains("contradict"), "{both}");
    let late = message("bazaar_start = 'after_meeple'\nbuilder_bazaar_order = 'after_builder'");
    assert!(late.contains("contradict"), "{late}");
}

// covers: SU-09
#[test]
fn eight_players_share_twelve() -> Result<(), KitError> {
    let seats = "players = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'grey', 'white']";
    let text = format!("edition = 'new'\n{seats}\n[base]\nplayer_limit = 'free'\n[bridges-castles-bazaars]\n");
    let table = Table::parse("table.toml", &text).map_err(|e| KitError::other(e.to_string()))?;
    let rules = table.rules(&AVAILABLE).map_err(|e| KitError::other(e.to_string()))?;
    let (bridge, castle) = (rules.token("bridge"), rules.token("castle"));
    let game = Game::new(Arc::new(rules), &GameSetup::seeded(1)).map_err(|e| KitError::other(e.to_string()))?;
    for player in game.state().core.players() {
        assert_eq!(bridge.map(|t| game.state().core.tokens(player, t)), Some(1));
        assert_eq!(castle.map(|t| game.state().core.tokens(player, t)), Some(1));
    }
    Ok(())
}

/// A substitute for an abbey: a tile whose edges match all others, and on which no bridge can
/// stand.
struct Abbey;

static ABBEY: Manifest = Manifest { id: "abbey", title: "An abbey", about: "Stands in for an abbey.", ..SECOND_PART };

const ABBEY_TILE: &str = r#"
tile = [{ id = "X/A", count = { first = 1, new = 1 }, segments = [{ kind = "wall", edges = ["N", "E", "S", "W"] }] }]
"#;

impl Expansion for Abbey {
    fn manifest(&self) -> &'static Manifest {
        &ABBEY
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.define_kind("wall", KindSpec::new(EdgeContact::Whole, CompletionRule::Never));
        let wall = reg.edge("wall");
        for other in ["road", "field", "city"] {
            let other = reg.edge(other);
            reg.edges_match(wall, other);
        }
        reg.tiles("abbey", ABBEY_TILE, 1, STOCK)
    }
}

/// Checks a position with an abbey beside a field tile; `bridges` are the legal bridges at the
/// follower step.
fn beside_an_abbey(option: &str, bridges: &[&str], deploy: &str, then: &str) -> Result<(), KitError> {
    let offer: Vec<String> = bridges.iter().chain(&["pass"]).map(|line| format!("'{line}'")).collect();
    let text = format!(
        "title = 'An end at an abbey'\n[table]\nedition = 'new'\nabbey = {{}}\n[table.base]\ncopies = 2\n\
         [table.bridges-castles-bazaars]\nbazaars = false\ncastles = false\nbridge_end_at_abbey = '{option}'\n\
         [given]\nplaced = ['BA/L 0,0 0']\nstock = 20\n\
         [[step]]\nplace = 'X/A 1,0 0'\n{deploy}\n[step.expect]\noffer = [{}]\n{then}",
        offer.join(", ")
    );
    let scenario = Scenario::parse("abbey.toml", &text)?;
    play(&scenario, &[&BASE, &BRIDGES_CASTLES_BAZAARS, &Abbey]).map_err(|failure| KitError::other(failure.to_string()))
}

// covers: IX-38
#[test]
fn a_bridge_may_end_at_an_abbey_only_by_that_option() -> Result<(), KitError> {
    beside_an_abbey("illegal", &["bridges.build 0,0:NS"], "", "")?;
    let then = "[[step]]\nplace = 'BA/LR -1,0 270'\n[step.expect]\ncomplete = ['road@-1,0:E']\n\
                tiles = { 'road@-1,0:E' = 2 }";
    let both = ["bridges.build 0,0:NS", "bridges.build 0,0:WE"];
    beside_an_abbey("closed_end", &both, "", "")?;
    // The abbey closes that end; the other one is closed by a road.
    beside_an_abbey("closed_end", &[], "before = ['bridges.build 0,0:WE']", then)
}

/// A substitute for a river: two edges of water, two of field.
struct River;

static RIVER: Manifest = Manifest { id: "river", title: "A river", about: "Stands in for a river.", ..SECOND_PART };

const RIVER_TILE: &str = r#"
tile = [{ id = "X/V", count = { first = 2, new = 2 }, segments = [
    { kind = "water", edges = ["N", "S"] }, { kind = "field", edges = ["EL", "ER"] }, { kind = "field", edges = ["WL", "WR"] },
] }]
"#;

impl Expansion for River {
    fn manifest(&self) -> &'static Manifest {
        &RIVER
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.define_kind("water", KindSpec::new(EdgeContact::Whole, CompletionRule::Never));
        reg.edge("water");
        reg.tiles("river", RIVER_TILE, 1, STOCK)
    }
}

// covers: BR-06, BR-14
#[test]
fn a_bridge_spans_a_river_and_never_stands_in_it() -> Result<(), KitError> {
    // BV-16, on the tile just placed and on its neighbour.
    let text = "title = 'Two tiles of a river'\n[table]\nedition = 'new'\nriver = {}\n\
                [table.bridges-castles-bazaars]\nbazaars = false\ncastles = false\n\
                [given]\nplaced = ['X/V 0,0 0']\nstock = 20\n[[step]]\nplace = 'X/V 0,1 0'\n[step.expect]\n\
                offer = ['deploy follower field@0,1:EL', 'deploy follower field@0,1:WL', 'bridges.build 0,0:WE', \
                'bridges.build 0,1:WE', 'pass']\nrefused = ['bridges.build 0,1:NS', 'bridges.build 0,0:NS']\n";
    let scenario = Scenario::parse("river.toml", text)?;
    play(&scenario, &[&BASE, &BRIDGES_CASTLES_BAZAARS, &River]).map_err(|failure| KitError::other(failure.to_string()))
}

/// Forbids castles on the cities of the tile just placed.
struct Bar;

static BAR: Manifest = Manifest { id: "bar", title: "A bar", about: "Bars castles.", ..SECOND_PART };

impl Expansion for Bar {
    fn manifest(&self) -> &'static Manifest {
        &BAR
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let verb = reg.verb("castles.bar", TargetKind::Segment, ArgKind::None)?;
        let city = reg.kind("city");
        reg.phase("tile-play", "bar.bar", after("deployed").before("score"), &[], Barring { verb, city });
        Ok(())
    }
}

struct Barring {
    verb: Verb,
    city: Kind,
}

impl TurnPhase for Barring {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        for i in 0..cx.core().tile_play.placed_tiles.len() {
            for seg in cx.view().printed(cx.core().tile_play.placed_tiles[i]) {
                if cx.core().graph.get(seg).kind == self.city {
                    cx.perform(player, Action::new(self.verb, Target::Segment(seg), 0));
                }
            }
        }
        Ok(Flow::Done)
    }
}

// covers: CA-01
#[test]
fn another_plugin_may_bar_a_castle() -> Result<(), KitError> {
    let text = |bar: &str, expected: &str| {
        format!(
            "title = 'A small city that is barred'\n[table]\nedition = 'new'\n{bar}\n[table.base]\ncopies = 2\n\
             [table.bridges-castles-bazaars]\nbazaars = false\nbridges = false\n\
             [given]\nplaced = ['BA/C 0,0 180']\nfigures = ['red follower city@0,0:S']\nstock = 20\n\
             [[step]]\nby = 'blue'\nplace = 'BA/C 0,1 0'\n[step.expect]\n{expected}\n"
        )
    };
    let asked = "question = ['castles.build city@0,0:S', 'castles.score city@0,0:S']";
    for (bar, expected) in [("", asked), ("bar = {}", "score = { red = 4 }\ntokens = { red = { castle = 3 } }")] {
        let scenario = Scenario::parse("bar.toml", &text(bar, expected))?;
        let played = play(&scenario, &[&BASE, &BRIDGES_CASTLES_BAZAARS, &Bar]);
        played.map_err(|failure| KitError::other(failure.to_string()))?;
    }
    Ok(())
}
