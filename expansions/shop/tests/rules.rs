//! Rules of the Shop that the scenario format cannot express, and wares of expansions that its box
//! does not know.

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "shop", bastide_expansions::all());

#[path = "../../../tests/tests/games/properties/prisons.rs"]
mod prisons;
mod stubs;

use std::sync::Arc;

use bastide_core::{Event, Expansion, FigureLocation, Game, GameSetup, Player, Ruleset, Table, linked};
use bastide_testkit::games::{Check, offers, on_offer, play, scores, stage};
use bastide_testkit::rebuild::Plain;
use bastide_testkit::{Checks, KitError, check_game, games_wanted};

/// Returns all linked expansions and those of the tests.
fn available() -> Vec<&'static dyn Expansion> {
    let mut all = linked();
    all.extend([&stubs::Kiosk as &dyn Expansion, &prisons::BEFORE_ALL, &prisons::AFTER_ALL]);
    all
}

fn rules(text: &str) -> Result<Arc<Ruleset>, KitError> {
    let table = Table::parse("table", text).map_err(KitError::other)?;
    table.rules(&available()).map(Arc::new).map_err(KitError::other)
}

fn refusal(text: &str) -> String {
    rules(text).map_or_else(|e| e.to_string(), |_| "accepted".into())
}

const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "black", "pink"];

fn seats(n: usize) -> String {
    format!("players = [\"{}\"]\n", SEATS[..n].join("\", \""))
}

const EXPANSIONS: &str = "wheel-of-fortune = {}\nprincess-dragon = {}\ncatapult = {}\ntower = {}\nabbey-mayor = {}\n\
    traders-builders = {}\nbridges-castles-bazaars = {}\n";
const MARKERS: [&str; 9] = ["wheel", "goods", "dragon", "tower", "coat", "fair", "bazaar", "castle", "bridge"];

// covers: SH-03, SH-04, SH-05, SH-06, SH-08
#[test]
fn nine_markers_and_what_they_need_are_in_the_box() -> Check {
    for marker in MARKERS {
        let rules = rules(&format!("{}{EXPANSIONS}shop = {{ markers = [\"{marker}\"] }}", seats(3)))?;
        let group = format!("shop.{marker}");
        let places = rules.names.groups.index(&group).and_then(|g| rules.names.groups.spec(g)).map(|g| g.places);
        assert_eq!(places, Some(3), "{marker}");
        let game = Game::new(rules.clone(), &GameSetup::seeded(1)).map_err(KitError::other)?;
        let token_supply = |token: &str| rules.token(token).map(|t| game.state().core.token_supply[t.index()]);
        match marker {
            // 30 - 3 x 8 + 6, and 12 - 3 x 2 + 6.
            "tower" => assert_eq!(token_supply("tower-piece"), Some(12)),
            "castle" | "bridge" => assert_eq!(token_supply(marker), Some(12)),
            "coat" => assert_eq!(token_supply("coat"), Some(10)),
            "goods" => assert_eq!(["wine", "grain", "cloth", "tea"].map(token_supply), [Some(4), Some(4), Some(4), Some(8)]),
            _ => assert!(game.state().core.token_supply.iter().all(|n| *n == 0), "{marker}"),
        }
    }
    Ok(())
}

// covers: SH-02, SH-14
#[test]
fn twenty_city_tiles_and_twenty_road_tiles() -> Check {
    for edition in ["first", "new"] {
        let rules = rules(&format!("edition = \"{edition}\"\nshop = {{}}"))?;
        let (mut edges, mut coats) = (Vec::new(), 0);
        for (name, kind) in [("shop.city", "city"), ("shop.road", "road")] {
            let pile = rules.names.piles.index(name).map(bastide_core::Pile::at).unwrap_or_default();
            let tiles = rules.pile(pile);
            assert_eq!(tiles.len(), 20, "{name}");
            let pennant = rules.names.traits.index("pennant").map(bastide_core::Trait::at).unwrap_or_default();
            let mut sides = 0;
            for tile in tiles.iter().map(|t| rules.tiles.get(*t)) {
                let segments = || tile.segments.iter().filter(|p| Some(p.kind) == rules.kind(kind));
                assert!(segments().count() > 0, "{}", tile.name);
                sides += segments().map(|p| p.edge_points.sides().count()).sum::<usize>();
                coats += segments().filter(|p| p.traits.has(pennant)).count();
            }
            edges.push(sides);
        }
        assert_eq!((edges, coats), (vec![41, 51], 6));
        let stock = rules.pile(bastide_core::STOCK);
        assert!(stock.iter().all(|t| !rules.tiles.get(*t).name.starts_with("SH/")), "they are not drawn");
    }
    Ok(())
}

// covers: SH-07, SH-08, SH-09, SH-141, SH-57, SH-11
#[test]
fn a_table_with_markers_is_checked() -> Check {
    let with = |markers: &str| {
        refusal(&format!(
            "{}traders-builders = {{}}\nbridges-castles-bazaars = {{}}\nshop = {{ markers = [{markers}] }}",
            seats(2)
        ))
    };
    assert_eq!(with("\"goods\", \"bazaar\", \"bridge\""), "accepted");
    assert_eq!(with(""), "accepted");
    let refused = |markers: &str, says: &str| {
        let message = with(markers);
        assert!(message.contains(says), "{markers}: {message}");
    };
    refused("\"goods\", \"bazaar\", \"bridge\", \"castle\"", "markers names 4 markers; the board has room for 3");
    refused("\"dragon\"", "marker \"dragon\" needs the plugin \"princess-dragon\" at the table; add the table [princess-dragon]");
    refused("\"goods\", \"goods\"", "markers names \"goods\" twice");
    refused("\"robber\"", "unknown marker \"robber\"");
    refused("\"bridges\"", "did you mean \"bridge\"?");
    let off = refusal("bridges-castles-bazaars = { castles = false }\nshop = { markers = [\"castle\"] }");
    assert!(
        off.contains("bridges-castles-bazaars does not define its ware, because the mechanism is switched off there"),
        "{off}"
    );
    let alone = refusal("shop = { markers = [\"bazaar\"] }");
    assert!(alone.contains("needs the plugin \"bridges-castles-bazaars\""), "{alone}");
    let debt = refusal("base = { score_floor = \"clamp\" }\nshop = { allow_debt = true }");
    assert!(debt.contains("change one of them"), "{debt}");
    for wrong in ["city", "city 5", "city 5/3", "town 5/+3", "city -5/+3"] {
        let message = refusal(&format!("shop = {{ prices_5_6 = [\"{wrong}\"] }}"));
        assert!(message.contains("write each price as \"city 5/+3\""), "{message}");
    }
    // Expansions of other authors, unknown to the Shop: at a price of their own.
    let kiosk = |marker: &str| refusal(&format!("kiosk = {{}}\nshop = {{ markers = [\"{marker}\"] }}"));
    assert_eq!(kiosk("balloon"), "accepted");
    assert!(kiosk("music").contains("the plugin that defines this ware gives no price"), "{}", kiosk("music"));
    Ok(())
}

/// Returns the price of a city tile with a red figure in `city`.
fn price_of_a_city_tile(players: usize, options: &str) -> Result<i32, KitError> {
    let text = format!(
        "title = 'price'\n[table]\n{}shop = {{ {options} }}\n[given]\nplaced = ['BA/RCr 0,0 0']\nfigures = ['red follower shop.city:1']\n\
        score = {{ red = 50 }}\npiles = {{ \"shop.city.open\" = ['SH/CFFF'] }}\n[[step]]\nquery = true\n",
        seats(players)
    );
    let sixth: Vec<&'static dyn Expansion> = Vec::new();
    let mut game = stage(&text, &sixth)?;
    play(&mut game, "shop.buy SH/CFFF shop.city:1")?;
    Ok(50 - scores(&game)[0])
}

// covers: SH-10, SH-11
#[test]
fn the_side_of_the_board_goes_by_the_players() -> Check {
    for players in [2, 4, 5] {
        assert_eq!(price_of_a_city_tile(players, "")?, 4);
        let dearer = price_of_a_city_tile(players, "prices_5_6 = ['city 6/+1']")?;
        assert_eq!(dearer, if players > 4 { 6 } else { 4 });
        assert_eq!(price_of_a_city_tile(players, "side = 'marked', prices_5_6 = ['city 6/+1']")?, 6);
        assert_eq!(price_of_a_city_tile(players, "side = 'unmarked', prices_5_6 = ['city 6/+1']")?, 4);
    }
    Ok(())
}

// covers: SH-09, SH-40, SH-43, SH-45, SH-47, SH-48
#[test]
fn of_two_functions_the_last_one_counts_and_both_are_paid() -> Check {
    let text = "title = 'two'\n[table]\nwheel-of-fortune = { tiles = 'own' }\nprincess-dragon = {}\nshop = { markers = ['wheel', 'dragon'] }\n[given]\n\
        placed = ['BA/RCr 0,0 0']\nfigures = ['red follower shop.wheel:1', 'red follower shop.dragon:1', 'dragon 0,0:C']\n\
        score = { red = 10 }\n[[step]]\nplace = 'BA/RFr 1,0 0'\n";
    let mut game = stage(text, &[])?;
    // Nothing is drawn before the choices are made (SH-43).
    assert!(!offers(&game, "shop.use 1 shop.dragon:1"), "from left to right");
    let mut events = play(&mut game, "shop.use 1 shop.wheel:1")?;
    assert!(!events.iter().any(|e| e.contains("draws")));
    events.extend(play(&mut game, "shop.use 1 shop.dragon:1")?);
    assert_eq!(scores(&game)[0], 10 - 2 - 2);
    events.extend(play(&mut game, "place BA/RFr 1,0 0")?);
    events.extend(play(&mut game, "pass")?);
    let count = |what: &str| events.iter().filter(|e| e.starts_with(what)).count();
    assert_eq!(count("wheel.pig"), 0);
    assert_eq!(on_offer(&game).into_iter().collect::<Vec<_>>(), ["dragon.move 1,0"]);
    Ok(())
}

// covers: SH-20, SH-36
#[test]
fn a_figure_in_a_place_of_another_plugin_is_in_no_column() -> Check {
    for (markers, more) in
        [("", ""), ("'castle'", "bridges-castles-bazaars = {}\n"), ("'castle', 'bridge'", "bridges-castles-bazaars = {}\n")]
    {
        for group in ["a-prison.cells:1", "z-prison.cells:1", "z-prison.cells:3"] {
            let text = format!(
                "title = 'captured'\n[table]\na-prison = {{}}\nz-prison = {{}}\n{more}shop = {{ markers = [{markers}] }}\n[given]\n\
                placed = ['BA/RCr 0,0 0']\nfigures = ['red follower {group}']\n[[step]]\nby = 'red'\nplace = 'BA/RFr 1,0 0'\n"
            );
            let mut game = stage(&text, &[&prisons::BEFORE_ALL, &prisons::AFTER_ALL])?;
            // Red has no figure in the Shop yet, and may place one.
            play(&mut game, "place BA/RFr 1,0 0")?;
            assert!(offers(&game, "shop.enter follower shop.city:1"), "{group}, {markers}");
            play(&mut game, "shop.enter follower shop.city:1")?;
        }
    }
    Ok(())
}

// covers: SH-28, SH-105
#[test]
fn figures_in_the_shop_are_on_no_segment_and_no_spot() -> Check {
    let text = "title = 'away'\n[table]\nshop = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
        figures = ['red follower shop.city:1', 'blue follower shop.takeback:1']\n[[step]]\nby = 'red'\nplace = 'BA/RFr 1,0 0'\n";
    let game = stage(text, &[])?;
    let core = &game.state().core;
    let reachable =
        core.figures.iter().filter(|f| matches!(f.place, FigureLocation::Segment(_) | FigureLocation::Spot { .. })).count();
    assert_eq!(reachable, 0);
    assert_eq!(core.graph.segments().map(|s| core.graph.sums(s).figures).max(), Some(0));
    Ok(())
}

// covers: SH-60
#[test]
fn a_price_is_a_payment_and_no_scoring() -> Check {
    let text = "title = 'paying'\n[table]\nshop = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\nfigures = ['red follower shop.city:1']\n\
        score = { red = 9 }\npiles = { \"shop.city.open\" = ['SH/CFFF'] }\n[[step]]\nquery = true\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "shop.buy SH/CFFF shop.city:1")?;
    let payments =
        game.log().events().iter().filter(
            |e| matches!(e, Event::PointsAwarded { score_entry, .. } if score_entry.cause == bastide_core::Cause::Payment),
        );
    assert_eq!(payments.count(), 1);
    Ok(())
}

// covers: SH-32, SH-106, SH-107, SH-127, SH-134, SH-135, SH-136, SH-137, SH-138, SH-139, SH-140
// covers: SH-141
#[test]
fn without_a_figure_in_the_shop_a_turn_is_an_ordinary_one() -> Check {
    let mut asked = Vec::new();
    for shop in ["", "shop = {}\n"] {
        let game = bastide_testkit::games::start(&format!("{}{shop}", seats(2)), 3)?;
        asked.push(game.decision().map(|d| (d.menu().placements() > 0, d.ask.player)));
    }
    assert_eq!(asked, [Some((true, Player(0))); 2]);
    Ok(())
}

/// Returns the properties to check at a table with these plugins.
fn checks(text: &str) -> Checks {
    let (map, pieces) = (text.contains("maps"), text.contains("bridges-castles-bazaars"));
    let plain = Plain { features: !pieces, ends: !pieces, frontier: !map };
    Checks { plain, tokens: !pieces, legality: false, ..Checks::default() }
}

// covers: SH-28, SH-29, SH-36, SH-50
#[test]
fn random_games_with_markers_keep_what_every_game_must() -> Check {
    const ALL: [&str; 12] = [
        "shop = {}",
        "shop = { column_lock = \"previous_round\", allow_debt = true, exhausted_scope = \"none\" }",
        "traders-builders = {}\nshop = { markers = [\"goods\"], goods_bag = \"with_expansion\" }",
        "bridges-castles-bazaars = {}\nshop = { markers = [\"bazaar\", \"castle\", \"bridge\"] }",
        "bridges-castles-bazaars = { builder_bazaar_order = \"builder_first\" }\ntraders-builders = {}\ninns-cathedrals = {}\n\
            shop = { markers = [\"goods\", \"bazaar\", \"bridge\"], function_conflict = \"must_forfeit\", extra_per_piece = false }",
        "bridges-castles-bazaars = { bazaar_start = \"after_meeple\" }\nabbey-mayor = {}\n\
            shop = { markers = [\"coat\", \"bazaar\", \"castle\"], coat_unplaced = \"return\", exhausted_scope = \"pieces_only\" }",
        "abbey-mayor = {}\nphantom = {}\ntower = {}\nshop = { markers = [\"coat\", \"tower\"], mayor_strength = \"coats\" }",
        "wheel-of-fortune = {}\nprincess-dragon = {}\nkiosk = {}\nshop = { markers = [\"dragon\", \"balloon\", \"wheel\"], allow_debt = true }",
        "maps = {}\nshop = {}",
        "a-prison = {}\nz-prison = {}\nshop = {}",
        "a-prison = {}\nz-prison = {}\nbridges-castles-bazaars = {}\nshop = { markers = [\"castle\"] }",
        "maps = { small_city_extra_tile = true, small_city_toll = true }\nbridges-castles-bazaars = {}\n\
            shop = { markers = [\"bazaar\", \"castle\", \"bridge\"] }",
    ];
    let games = games_wanted(400).div_ceil(ALL.len() as u64);
    for (i, text) in ALL.iter().enumerate() {
        let text = format!("{}{text}", seats(2 + i % 4));
        let table = Table::parse("table", &text).map_err(KitError::other)?;
        let rules = table.rules(&available()).map(Arc::new).map_err(KitError::other)?;
        (0..games).try_for_each(|seed| check_game(&table, &rules, seed, checks(&text)).map(drop))?;
    }
    Ok(())
}

// covers: SH-99, SH-100, SH-126
#[test]
fn pieces_are_with_players_in_the_shop_or_on_the_board() -> Check {
    let table = "bridges-castles-bazaars = {}\nshop = { markers = [\"castle\", \"bridge\"], allow_debt = true }";
    let rules = rules(table)?;
    let mut game = Game::new(rules.clone(), &GameSetup::seeded(0)).map_err(KitError::other)?;
    let (mut sold, mut placed) = (0, [0; 2]);
    for seed in 0..60 {
        game.restart(&GameSetup::seeded(seed)).map_err(KitError::other)?;
        let mut built = [0; 2];
        let mut turn = seed as usize;
        while let Some(decision) = game.decision() {
            turn = turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let n = (turn >> 33) % decision.len();
            for event in game.apply_nth(n).map_err(KitError::other)? {
                let Event::TokenMoved { token, target, .. } = event else { continue };
                let at = ["castle", "bridge"].iter().position(|name| rules.token(name) == Some(*token));
                match (target, at) {
                    (bastide_core::Target::Player(_), Some(_)) => sold += 1,
                    (_, Some(at)) => built[at] += 1,
                    _ => {}
                }
            }
            for (at, name) in ["castle", "bridge"].iter().enumerate() {
                let token = rules.token(name).unwrap_or_default();
                let core = &game.state().core;
                let held: i16 = core.players().map(|p| core.tokens(p, token)).sum();
                assert_eq!(held + core.token_supply[token.index()] + built[at], 12 + 6, "{name}, seed {seed}");
            }
        }
        (placed[0], placed[1]) = (placed[0] + built[0], placed[1] + built[1]);
    }
    assert!(sold > 100 && placed.iter().all(|n| *n > 10), "{sold} sold, {placed:?} placed");
    Ok(())
}
