//! Rules of Abbey and Mayor that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Game, GameSetup, Ruleset, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage};
use bastide_testkit::sets::{printed, seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "abbey-mayor", bastide_expansions::all());

fn each(rules: &Ruleset, figure: &str) -> Option<u8> {
    rules.figure(figure).map(|kind| rules.figures.get(kind).per_player)
}

// covers: AM-01, AM-02, AM-03, AM-04, AM-05, AM-08
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 1)] {
        for copies in [0, 1, 2] {
            let table = format!("edition = \"{edition}\"\n{}abbey-mayor = {{ copies = {copies} }}", seats(5));
            let rules = rules(&table)?;
            assert_eq!(printed(&rules, "AM/", "pennant"), (12 * copies, 6 * copies), "{edition}");
            let kinds = ["monastery", "garden"].map(|kind| with_kind(&rules, "AM/", kind));
            assert_eq!(kinds, [copies, gardens * copies], "{edition}");
            // AM-03, AM-08: one abbey for each player, and none in the stack.
            let abbey = rules.tiles.find("AM/A").ok_or_else(|| KitError::other("there is no abbey"))?;
            assert!(!rules.pile(STOCK).contains(&abbey));
            let game = Game::new(rules.clone(), &GameSetup::seeded(1)).map_err(KitError::other)?;
            let token = rules.token("abbey").ok_or_else(|| KitError::other("there is no abbey in hand"))?;
            let held: Vec<i16> = game.state().core.players().map(|player| game.state().core.tokens(player, token)).collect();
            assert_eq!(held, [1; 5]);
            assert_eq!(["mayor", "wagon", "barn"].map(|figure| each(&rules, figure)), [Some(1); 3]);
            // AM-05: a monastery and four sides that match every edge.
            let kinds: Vec<&str> =
                rules.tiles.get(abbey).segments.iter().map(|s| rules.names.kinds.name(s.kind.index())).collect();
            assert_eq!(kinds, ["monastery", "abbey"]);
            let side = rules.names.edges.index("abbey").map(bastide_core::EdgeKind::at).unwrap_or_default();
            for edge in (0..rules.names.edges.len()).map(bastide_core::EdgeKind::at) {
                assert!(rules.edge_rules.match_up(side, edge) && rules.edge_rules.match_up(edge, side));
            }
        }
    }
    Ok(())
}

// covers: AM-06, AM-07, AM-90
#[test]
fn each_element_is_switched_by_itself() -> Check {
    let table = "abbey-mayor = { abbeys = 0, mayors = 0, wagons = 1, barns = 1, copies = 0 }";
    let few = rules(table)?;
    assert_eq!(few.pile(STOCK).len(), 72);
    assert!(few.token("abbey").is_none() && few.figure("mayor").is_none() && few.tiles.find("AM/A").is_none());
    let follower = |figure: &str| few.figure(figure).map(|kind| few.figures.get(kind)).map(|spec| (spec.follower, spec.weight));
    assert_eq!((follower("wagon"), follower("barn")), (Some((true, 1)), Some((false, 0))));
    let others = rules("abbey-mayor = { abbeys = 2, mayors = 3, wagons = 0, barns = 0 }")?;
    assert_eq!((each(&others, "mayor"), others.figure("wagon"), others.figure("barn")), (Some(3), None, None));
    let mayor = others.figure("mayor").map(|kind| others.figures.get(kind)).map(|spec| (spec.follower, spec.weight));
    assert_eq!(mayor, Some((true, 0)));
    // AM-03: the tiles of the abbeys of all players are in play.
    assert_eq!(
        others.tiles.find("AM/A").map(|abbey| (0..others.names.piles.len())
            .map(|pile| { others.pile(bastide_core::Pile::at(pile)).iter().filter(|tile| **tile == abbey).count() })
            .sum::<usize>()),
        Some(4)
    );
    Ok(())
}

// covers: AM-09
#[test]
fn a_sixth_player_needs_a_sixth_set() {
    let table = |more: &str| format!("{}abbey-mayor = {{}}\n{more}", seats(6));
    assert!(rules(&table("")).is_err());
    assert!(rules(&table("inns-cathedrals = {}")).is_ok());
}

/// Returns a position in which red begins with a hole at 0,0, a builder on a road, and one tile
/// left.
fn with_a_hole(options: &str) -> Result<Game, KitError> {
    stage(
        &format!(
            "title = 'a hole'\n[table]\ntraders-builders = {{}}\nabbey-mayor = {{ {options} }}\n[given]\n\
             placed = ['BA/L 0,-1 0', 'BA/L 1,0 0', 'BA/L 0,1 0', 'BA/L -1,0 0', 'BA/RFr 0,3 0']\n\
             figures = ['red follower road@0,3:E', 'red builder road@0,3:E']\napart = true\nstock = 1\n\
             [[step]]\nby = 'red'\nplace = 'BA/RFr 1,3 0'\n"
        ),
        &[],
    )
}

fn set(lines: &[&str]) -> BTreeSet<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

// covers: AM-21, AM-25, AM-26, AM-35
#[test]
fn the_abbey_is_chosen_before_the_draw_and_lies_in_any_rotation() -> Check {
    let mut game = with_a_hole("")?;
    assert_eq!(on_offer(&game), set(&["abbey.use", "pass"]));
    let mut other = game.clone();
    play(&mut other, "abbey.use")?;
    assert_eq!(on_offer(&other), set(&["place AM/A 0,0 0", "place AM/A 0,0 90", "place AM/A 0,0 180", "place AM/A 0,0 270"]));
    play(&mut game, "pass")?;
    assert!(on_offer(&game).iter().all(|line| line.starts_with("place BA/RFr ")), "{:?}", on_offer(&game));
    play(&mut game, "place BA/RFr 1,3 0")?;
    play(&mut game, "pass")?;
    // AM-35: the second tile play has the same choice, with an empty stack.
    assert_eq!(on_offer(&game), set(&["traders-builders.draw", "pass"]));
    play(&mut game, "traders-builders.draw")?;
    assert_eq!(on_offer(&game), set(&["abbey.use", "pass"]));
    Ok(())
}

// covers: AM-24, AM-35
#[test]
fn without_an_abbey_an_empty_stack_leaves_no_second_tile_play() -> Check {
    let mut game = with_a_hole("abbeys = 0")?;
    for line in ["place BA/RFr 1,3 0", "pass"] {
        play(&mut game, line)?;
    }
    assert!(game.is_over());
    Ok(())
}
