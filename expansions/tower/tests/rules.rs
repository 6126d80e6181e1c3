//! Rules of the Tower that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Cause, Cell, Event, Figure, Game, GameSetup};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage};
use bastide_testkit::other_figures::OTHERS;
use bastide_testkit::sets::{printed, seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "tower", bastide_expansions::all());

// covers: TO-01, TO-02, TO-03, TO-08
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        for copies in [0, 1, 2] {
            let table = format!("edition = \"{edition}\"\n{}tower = {{ copies = {copies} }}", seats(5));
            let rules = rules(&table)?;
            let of = |name: &str| rules.tiles.iter().filter(|(_, t)| t.name.starts_with(name)).collect::<Vec<_>>();
            let place = rules.names.traits.index("tower").map(bastide_core::Trait::at);
            // TO-08: the place belongs to the whole tile, once, and to no segment.
            for (_, tile) in of("TO/") {
                assert_eq!(place.map(|place| tile.traits.count(place)), Some(1), "{}", tile.name);
                assert!(tile.segments.iter().all(|s| place.is_some_and(|place| !s.traits.has(place))), "{}", tile.name);
            }
            let stock = rules.pile(bastide_core::STOCK).iter();
            let drawn = stock.filter(|t| rules.tiles.get(**t).name.starts_with("TO/")).count();
            assert_eq!(drawn, 18 * copies, "{edition}");
            let kinds = ["monastery", "garden"].map(|kind| with_kind(&rules, "TO/", kind));
            assert_eq!((kinds, printed(&rules, "TO/", "pennant").1), ([copies, gardens * copies], copies), "{edition}");
        }
    }
    let bare = rules("tower = { towers = false }")?;
    assert!(bare.token("tower-piece").is_none());
    Ok(())
}

fn pieces(table: &str) -> Result<(Vec<i16>, Option<i16>), KitError> {
    let rules = rules(table)?;
    let game = Game::new(rules.clone(), &GameSetup::seeded(1)).map_err(KitError::other)?;
    let piece = rules.token("tower-piece").ok_or_else(|| KitError::other("there are no tower pieces"))?;
    let core = &game.state().core;
    Ok((core.players().map(|p| core.tokens(p, piece)).collect(), core.token_supply.get(piece.index()).copied()))
}

// covers: TO-04, TO-05, TO-06, TO-07
#[test]
fn the_number_of_pieces_goes_by_the_players() -> Check {
    for (players, each) in [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5), (1, 10), (7, 4), (8, 3)] {
        let table = |more: &str| format!("{}base = {{ player_limit = \"free\" }}\ntower = {{ {more} }}", seats(players));
        assert_eq!(pieces(&table(""))?, (vec![each; players], Some(0)));
        // TO-07: several sets of tiles bring no more pieces.
        assert_eq!(pieces(&table("copies = 3"))?, (vec![each; players], Some(0)));
        assert_eq!(pieces(&table("tower_pieces = 12"))?.0, vec![12; players]);
    }
    Ok(())
}

// covers: TO-51
#[test]
fn with_the_shop_each_player_begins_with_one_piece_fewer() -> Check {
    for (players, each, left) in [(2, 9, 18), (3, 8, 12), (4, 6, 12), (5, 5, 11), (6, 4, 12)] {
        let table = format!("{}inns-cathedrals = {{}}\ntower = {{}}\nshop = {{ markers = [\"tower\"] }}", seats(players));
        assert_eq!(pieces(&table)?, (vec![each; players], Some(left)), "{players} players");
    }
    Ok(())
}

/// Returns a position in which red may build at 0,1, with these figures.
fn beside_a_place(options: &str, figures: &str, placed: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 'beside a place'\n[table]\nbase = {{ abbot = true }}\ninns-cathedrals = {{}}\nothers = {{}}\n\
        tower = {{ {options} }}\ntraders-builders = {{}}\n[given]\nplaced = ['BA/RCr 0,0 0', 'TO/F 0,1 0', 'BA/L 1,1 0'{placed}]\n\
        figures = [{figures}]\n[[step]]\nplace = 'BA/RFr 1,0 0'\n"
    );
    let mut game = stage(&text, &[&OTHERS])?;
    play(&mut game, "place BA/RFr 1,0 0")?;
    Ok(game)
}

fn verbs(game: &Game, verb: &str) -> BTreeSet<String> {
    on_offer(game).into_iter().filter(|line| line.starts_with(verb)).collect()
}

// covers: TO-25, TO-61
#[test]
fn followers_of_all_kinds_can_be_captured_and_nothing_else() -> Check {
    let figures = "'blue big city@0,0:N', 'blue mayor city@0,0:N', 'blue wagon road@0,0:W', 'blue phantom field@0,0:SL', \
        'blue shepherd field@0,0:SL', 'blue barn field@0,0:SL', 'blue builder road@0,0:W', 'blue pig field@0,0:SL', \
        'blue abbot monastery@1,1'";
    let mut game = beside_a_place("", figures, "")?;
    play(&mut game, "tower.floor 0,1")?;
    let expected = ["abbot", "big", "mayor", "phantom", "wagon"].map(|kind| format!("tower.capture blue.{kind}.1"));
    assert_eq!(verbs(&game, "tower.capture").into_iter().collect::<Vec<_>>(), expected);
    Ok(())
}

// covers: TO-45
#[test]
fn figures_whose_places_are_listed_by_their_rules_guard_no_tower() -> Check {
    let game = beside_a_place("", "", ", 'blue: tower.floor 0,1'")?;
    let expected = ["big", "follower", "phantom", "ringmaster"].map(|kind| format!("tower.guard {kind} 0,1"));
    assert_eq!(verbs(&game, "tower.guard").into_iter().collect::<Vec<_>>(), expected);
    Ok(())
}

// covers: TO-14, TO-15
#[test]
fn a_second_step_of_the_same_part_has_no_piece() -> Check {
    let mut game = beside_a_place("", "", ", 'blue: tower.floor 0,1'")?;
    play(&mut game, "tower.floor 0,1")?;
    let expected = ["deploy phantom", "pass", "tower.guard phantom 0,1"];
    let offered: Vec<String> = on_offer(&game).into_iter().collect();
    assert!(offered.iter().all(|line| expected.iter().any(|start| line.starts_with(start))), "{offered:?}");
    assert!(offered.iter().any(|line| line == expected[2]), "{offered:?}");
    Ok(())
}

// covers: TO-39
#[test]
fn a_ransom_is_a_payment_and_no_scoring() -> Check {
    let text = "title = 'ransom'\n[table]\ntower = {}\n[given]\nplaced = ['BA/RCr 0,0 0']\n\
        figures = ['red follower tower.prison.blue:1']\nscore = { red = 5 }\n[[step]]\nplace = 'BA/RFr 1,0 0'\n";
    let mut game = stage(text, &[])?;
    play(&mut game, "tower.ransom red.follower.1")?;
    let causes = game.log().events().iter().filter_map(|e| match e {
        Event::PointsAwarded { score_entry, .. } => Some((score_entry.points, score_entry.cause)),
        _ => None,
    });
    assert_eq!(causes.collect::<Vec<_>>(), [(-3, Cause::Payment), (3, Cause::Payment)]);
    // The captor is not asked: it is still red's question.
    assert_eq!(game.decision().map(|d| d.ask.player), Some(bastide_core::Player(0)));
    Ok(())
}

// covers: TO-43, TO-55
#[test]
fn what_reaches_a_tile_reaches_its_guard_unless_the_table_says_otherwise() -> Check {
    for (options, reached) in [("", true), ("tower_guard_and_dragon = \"safe\"", false)] {
        let placed = ", 'blue: tower.floor 0,1'";
        let game = beside_a_place(options, "'blue follower 0,1:C', 'blue big field@0,1:NL'", placed)?;
        let there: Vec<Figure> = game.view().figures_at(Cell::new(0, 1)).map_err(KitError::other)?;
        assert_eq!(there.len(), 1 + usize::from(reached), "{options}");
    }
    Ok(())
}
