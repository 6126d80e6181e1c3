//! Rules of the Tunnel, the Ferries, the Flying Machines and the Labyrinths that the scenario format
//! cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;
#[allow(dead_code, reason = "shared with Inns and Cathedrals")]
#[path = "ic_tb/sets.rs"]
mod sets;

use bastide_core::{Event, Game, Player, Ruleset, STOCK, Stream, Trait};
use bastide_tables as _;
use bastide_testkit::KitError;
use kit::{Check, offers, on_offer, play, rules, scores, stage, start};
use sets::{printed, seats, with_kind};

/// Returns the number of tiles in the stock with a trait, and of those of the set.
fn with_trait(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let wanted = rules.names.traits.index(name).map(Trait::at);
    let tiles = || rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    (tiles().filter(|t| wanted.is_some_and(|wanted| t.traits.has(wanted))).count(), tiles().count())
}

// covers: TU-01, TU-02
#[test]
fn players_have_pairs_of_tunnel_tokens_by_their_number() -> Check {
    for (option, pairs) in [("3/2", [3, 2, 1, 1]), ("2/1", [2, 1, 1, 1]), ("1/1", [1, 1, 1, 1])] {
        for (players, pairs) in [2, 3, 4, 6].into_iter().zip(pairs) {
            let table = format!("{}inns-cathedrals = {{}}\ntunnel = {{ tunnel_pairs = \"{option}\" }}", seats(players));
            let game = start(&table, 1)?;
            let token = game.rules().token("tunnel");
            let held = |player| token.map(|token| game.view().core.tokens(Player(player), token));
            assert_eq!((held(0), held(1)), (Some(2 * pairs), Some(2 * pairs)), "{option} {players}");
        }
    }
    for copies in [0, 1, 2] {
        let rules = rules(&format!("tunnel = {{ copies = {copies} }}"))?;
        assert_eq!(printed(&rules, "TU/", "tunnel-opening"), (4 * copies, 10 * copies));
        assert_eq!(rules.pile(STOCK).len(), 72 + 4 * copies);
    }
    Ok(())
}

// covers: TU-08, TU-14
#[test]
fn by_the_option_a_tunnel_token_is_laid_before_the_tile() -> Check {
    let position = |option: &str| {
        format!(
            "title = 'before the tile'\n[table]\ntunnel = {{ tunnel_step = '{option}' }}\n[given]\n\
             placed = ['BA/LR 0,0 270', 'TU/RCR 1,0 0', 'BA/LR 2,0 90', 'blue: tunnel.lay 1 road@1,0:W']\n\
             figures = ['red follower road@0,0:E']\n[[step]]\nby = 'blue'\nplace = 'BA/L 0,1 0'"
        )
    };
    let token = "tunnel.lay 1 road@1,0:E";
    let plain = stage(&position("deploy"), &[])?;
    assert!(!offers(&plain, token), "{:?}", on_offer(&plain));
    let mut game = stage(&position("any"), &[])?;
    assert!(offers(&game, token));
    play(&mut game, token)?;
    assert_eq!(scores(&game), [0, 0], "it is scored with the tile");
    play(&mut game, "place BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    assert_eq!(scores(&game), [3, 0]);
    Ok(())
}

// covers: FR-01, FR-02, FR-27
#[test]
fn there_are_as_many_ferries_as_lake_tiles() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let game = start(&format!("edition = \"{edition}\"\nferries = {{ copies = {copies} }}"), 1)?;
            let rules = game.rules();
            assert_eq!(with_trait(rules, "FR/", "ferry"), (8 * copies, 8 * copies));
            let supply = rules.token("ferry").and_then(|token| game.view().core.token_supply.get(token.index()).copied());
            assert_eq!(supply, Some(8 * copies as i16));
            let four = rules.pile(STOCK).iter().filter(|t| rules.tiles.get(**t).name == "FR/RRRR").count();
            assert_eq!(four, copies, "one of the eight has four ends");
        }
    }
    Ok(())
}

// covers: FL-01, FL-02, FL-03
#[test]
fn five_machines_point_west_and_three_north_west() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 1)] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nflier = {{ copies = {copies} }}"))?;
            assert_eq!(with_trait(&rules, "FL/", "flying-machine"), (8 * copies, 8 * copies));
            assert_eq!(with_trait(&rules, "FL/", "points-west").0, 5 * copies);
            assert_eq!(with_trait(&rules, "FL/", "points-north-west").0, 3 * copies);
            assert_eq!(with_kind(&rules, "FL/", "garden"), gardens * copies, "{edition}");
        }
    }
    Ok(())
}

/// A tile with a machine is to be placed two cells east of an unfinished road.
const FLIGHT: &str = "title = 'flight'\n[table]\nflier = { flier_die = [DIE] }\n[given]\n\
    placed = ['BA/RCr 0,0 0', 'BA/RFr 1,0 0']\nCHANCE\n[[step]]\nplace = 'FL/RFr.WE.o 2,0 0'";

// covers: FL-02, FL-24
#[test]
fn the_die_is_rolled_after_the_choice_and_falls_again_as_it_fell() -> Check {
    let die = "'1', '1', '2', '2', '3', '3'";
    let rolls = |game: &Game| -> Vec<u16> {
        let die = game.rules().names.streams.index("flier.die").map(Stream::at);
        let of_die = |event: &Event| match *event {
            Event::Chance { stream, of, .. } if Some(stream) == die => Some(of),
            _ => None,
        };
        game.log().events().iter().filter_map(of_die).collect()
    };
    let fly = |text: &str| -> Result<Vec<String>, KitError> {
        let mut game = stage(text, &[])?;
        play(&mut game, "place FL/RFr.WE.o 2,0 0")?;
        assert!(rolls(&game).is_empty(), "nothing is rolled before the choice");
        let lines = play(&mut game, "flier.fly follower 2,0:C")?;
        assert_eq!(rolls(&game), [6]);
        Ok(lines)
    };
    let text = FLIGHT.replace("DIE", die).replace("CHANCE", "");
    assert_eq!(fly(&text)?, fly(&text)?, "the same game has the same roll");
    for (face, far) in [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)] {
        let text = FLIGHT.replace("DIE", die).replace("CHANCE", &format!("chance = {{ 'flier.die' = [{face}] }}"));
        let rolled = format!("flier.rolled red 2,0 {far}");
        assert!(fly(&text)?.contains(&rolled), "{face}");
    }
    Ok(())
}

// covers: FL-02, FL-11
#[test]
fn kinds_and_faces_of_the_flying_machines_are_checked() {
    let refusal =
        |options: &str| rules(&format!("flier = {{ {options} }}")).map_or_else(|e| e.to_string(), |_| "accepted".into());
    assert_eq!(refusal("flier_kinds = [\"big\"], flier_die = [\"9\"]"), "accepted");
    assert!(refusal("flier_kinds = [\"pig\"]").contains("flier_kinds names \"pig\"; the figures are \"follower\""));
    assert!(refusal("flier_die = [\"0\"]").contains("it takes numbers from 1 to 99"));
    assert!(refusal("flier_die = []").contains("flier_die has no face"));
}

// covers: LA-01
#[test]
fn there_is_one_labyrinth_for_each_copy() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nlabyrinth = {{ copies = {copies} }}"))?;
            assert_eq!(printed(&rules, "LA/", "labyrinth"), (copies, copies));
        }
    }
    Ok(())
}

// covers: TU-22, FR-25, FL-21, SH-127, SH-135, SH-138
#[test]
fn the_shop_has_no_marker_for_roads_and_flights() {
    for mini in ["tunnel", "ferries", "flier"] {
        let table = format!("{mini} = {{}}\nshop = {{ markers = [\"{mini}\"] }}");
        let refused = rules(&table).map_or_else(|e| e.to_string(), |_| "accepted".into());
        assert!(refused.contains(&format!("unknown marker \"{mini}\"")), "{refused}");
        assert!(rules(&format!("{mini} = {{}}\nshop = {{}}")).is_ok());
    }
}
