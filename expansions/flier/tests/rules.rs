//! Rules of the Flying Machines that the scenario format cannot express.

use bastide_core::{Event, Game, Ruleset, STOCK, Stream, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, rules, stage};
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "flier", bastide_expansions::all());

/// Returns the number of tiles in the stock with a trait, and of those of the set.
fn with_trait(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let wanted = rules.names.traits.index(name).map(Trait::at);
    let tiles = || rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    (tiles().filter(|t| wanted.is_some_and(|wanted| t.traits.has(wanted))).count(), tiles().count())
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
fn the_die_is_rolled_after_the_choice_and_a_replay_gives_the_same_roll() -> Check {
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

// covers: FL-21, SH-135
#[test]
fn the_shop_has_no_marker_for_flying_machines() {
    let refused = rules("flier = {}\nshop = { markers = [\"flier\"] }").map_or_else(|e| e.to_string(), |_| "accepted".into());
    assert!(refused.contains("unknown marker \"flier\""), "{refused}");
    assert!(rules("flier = {}\nshop = {}").is_ok());
}
