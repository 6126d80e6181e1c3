//! Bridges, Castles and Bazaars: random games, and what a scenario cannot say.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_bridges_castles_bazaars::{BRIDGES_CASTLES_BAZAARS, MANIFEST};
use bastide_core::{
    Action, Call, Chosen, Cx, Edition, Expansion, Flow, Game, InstallError, Manifest, Opening, Options, PART, PASS, Program,
    Registrar, Ruleset, STOCK, Step, Table, Tile, TileInfo, TurnPhase, at,
};
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, check_properties, games_wanted};

const AVAILABLE: [&dyn Expansion; 2] = [&BASE, &BRIDGES_CASTLES_BAZAARS];

/// Bridges join what the pieces alone do not, and are used up; castles stay open.
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
        assert_eq!(own(&rules, |tile| tile.parts.iter().any(|p| inn.is_some_and(|t| p.traits.has(t)))), 2);
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

fn resolved(edition: Edition, preset: &str, option: &str) -> Option<Chosen> {
    let given = [("preset".to_owned(), Chosen::Word(preset.to_owned()))].into();
    MANIFEST.resolve(edition, &given).ok()?.remove(option)
}

// covers: SU-01, SU-02, SU-11, CA-36, EG-02, BZ-22
#[test]
fn presets_belong_to_editions_and_options_overrule_them() -> Result<(), KitError> {
    let word = |w: &str| Some(Chosen::Word(w.to_owned()));
    let (first, new) = (Edition::First, Edition::New);
    assert_eq!(resolved(first, "zmg", "small_city_shape"), word("two_end_segments"));
    assert_eq!(resolved(new, "zmg", "small_city_shape"), word("any_two_tiles"));
    assert_eq!(resolved(first, "zmg", "castle_cascade_model"), word("direct_first"));
    assert_eq!(resolved(new, "zmg", "castle_cascade_model"), word("joint_group"));
    assert_eq!(resolved(first, "n999", "castle_builder"), word("active_player_only"));
    assert_eq!(resolved(new, "n999", "castle_builder"), word("any_occupier"));
    assert_eq!(resolved(first, "hig", "bridge_timing"), word("any_time_in_part"));
    assert_eq!(resolved(new, "hig", "bridge_timing"), word("tile_phase_only"));
    assert_eq!(resolved(first, "hig", "nested_bazaar"), word("defer"));
    assert_eq!(resolved(new, "hig", "nested_bazaar"), word("skip"));
    assert_eq!(resolved(new, "nobody", "nested_bazaar"), None);
    for preset in ["hig", "hig_bb3", "rgg", "rgg_bb3", "zmg", "n999"] {
        rules("first", &format!("preset = '{preset}'\nbid_limit = 'unlimited'"))?;
        rules("new", &format!("preset = '{preset}'"))?;
    }
    Ok(())
}

// covers: TI-10, BZ-02
#[test]
fn what_cannot_be_played_is_refused() {
    let message = |options: &str| rules("new", options).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(message("tile_distribution = 'hig_mindok_misprint'").contains("reserved"));
    let both = message("bazaar_start = 'after_meeple'\nbuilder_bazaar_order = 'builder_first'");
    assert!(both.contains("contradict"), "{both}");
}

// covers: SU-09
#[test]
fn eight_players_share_twelve() -> Result<(), KitError> {
    let seats = "players = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'grey', 'white']";
    let text = format!("edition = 'new'\n{seats}\n[base]\nplayer_limit = 'free'\n[bridges-castles-bazaars]\n");
    let table = Table::parse("table.toml", &text).map_err(|e| KitError::other(e.to_string()))?;
    let rules = table.rules(&AVAILABLE).map_err(|e| KitError::other(e.to_string()))?;
    let (bridge, castle) = (rules.token("bridge"), rules.token("castle"));
    let game = Game::new(Arc::new(rules), &Opening::seeded(1)).map_err(|e| KitError::other(e.to_string()))?;
    for player in game.state().core.players() {
        assert_eq!(bridge.map(|t| game.state().core.tokens(player, t)), Some(1));
        assert_eq!(castle.map(|t| game.state().core.tokens(player, t)), Some(1));
    }
    Ok(())
}

/// Stands in for a builder: whoever lays one of these tiles is owed a second part, as by a builder.
struct SecondPart;

const OWED: [&str; 2] = ["BB/F.b", "BA/RFr"];

static SECOND_PART: Manifest = Manifest {
    id: "second-part",
    title: "A second part",
    version: "0",
    about: "Stands in for a builder.",
    requires: &[],
    conflicts: &[],
    options: &[],
    presets: &[],
    rules: "",
};

impl Expansion for SecondPart {
    fn manifest(&self) -> &'static Manifest {
        &SECOND_PART
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.phase("part", "second.part", at("scored"), &[], SecondPart);
        Ok(())
    }
}

impl TurnPhase for SecondPart {
    fn enter(&self, cx: &mut Cx) -> Step {
        let (part, board) = (&cx.core.part, &cx.core.board);
        let owed = part.laid.iter().any(|p| OWED.contains(&cx.rules.tiles.get(board.laid(*p).tile).name.as_str()));
        let call = Call { program: Program::Schedule(PART), player: part.player, arg: 0 };
        if owed {
            cx.follow_up(20, call);
        }
        Ok(Flow::Done)
    }
}

/// Who lays a tile in the first turn, in order, by initials; players pass where they can and bid nothing.
fn order_of_parts(edition: &str, option: &str, draws: &[&str]) -> Result<String, KitError> {
    let other = |e: &dyn std::fmt::Display| KitError::other(e.to_string());
    let text = format!(
        "edition = '{edition}'\nplayers = ['red', 'blue', 'green']\n[second-part]\n[base]\ncopies = 2\n\
         [bridges-castles-bazaars]\nbridges = false\ncastles = false\n{option}\n"
    );
    let table = Table::parse("table.toml", &text).map_err(|e| other(&e))?;
    let rules = table.rules(&[&BASE, &BRIDGES_CASTLES_BAZAARS, &SecondPart]).map_err(|e| other(&e))?;
    let draws: Vec<Tile> = draws.iter().filter_map(|name| rules.tiles.find(name)).collect();
    let mut game = Game::new(Arc::new(rules), &Opening::seeded(1).with_draws(&draws)).map_err(|e| other(&e))?;
    let mut order = String::new();
    while game.state().core.turn.number == 1 {
        let Some(decision) = game.decision() else { break };
        let pass = Action { verb: PASS, ..Action::default() };
        if decision.menu().placements() > 0 {
            order.push_str(&game.rules().seat(decision.ask.player)[..1]);
        }
        let action = if decision.offers(&pass) { Some(pass) } else { decision.get(0) };
        game.apply(action.unwrap_or(pass)).map_err(|e| other(&e))?;
    }
    Ok(order)
}

// covers: BZ-24, BZ-34, BZ-35, BZ-38
#[test]
fn a_second_part_comes_after_the_session_or_inside_it() -> Result<(), KitError> {
    let draws = ["BB/F.b", "BA/L", "BA/RFr", "BA/L", "BA/L", "BA/L"];
    // OP-02 with a second part of green's: red, the round with green twice, red again.
    assert_eq!(order_of_parts("new", "builder_bazaar_order = 'bazaar_first'", &draws)?, "rbggrr");
    // OP-03: red's second part comes before the tiles are turned over.
    assert_eq!(order_of_parts("new", "builder_bazaar_order = 'builder_first'", &draws)?, "rrbggr");
    Ok(())
}

// covers: BZ-28, BZ-29, BZ-30, BZ-39
#[test]
fn a_bazaar_drawn_in_a_second_part_waits_or_is_lost() -> Result<(), KitError> {
    let draws = ["BB/F.b", "BA/RFr", "BA/L", "BA/L", "BB/R.bi", "BA/L", "BA/L", "BA/L", "BA/L"];
    // OP-06: blue's session after the round, then red's second part.
    assert_eq!(order_of_parts("first", "", &draws)?, "rbbgrgrbr");
    // OP-05 with red's second part.
    assert_eq!(order_of_parts("new", "", &draws)?, "rbbgrr");
    Ok(())
}
