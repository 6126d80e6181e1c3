//! Rules of the Fruit-Bearing Trees that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{EdgePoint, EdgePosition, Game, GameView, Player, STOCK, Side, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, rules, stage, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "fruit-trees", bastide_expansions::all());

const FRUITS: [&str; 6] = ["quince", "apple", "apricot", "cherry", "plum", "elder"];

/// Returns the number of tokens of a fruit in the common supply.
fn supply(game: &Game, fruit: &str) -> i16 {
    let token = game.rules().names.tokens.index(fruit).unwrap_or_default();
    game.state().core.token_supply.get(token).copied().unwrap_or_default()
}

// covers: FB-01, FB-02
#[test]
fn there_are_six_tiles_and_six_stacks_of_four_tokens() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let table = format!("edition = \"{edition}\"\nfruit-trees = {{ copies = {copies} }}");
            let rules = rules(&table)?;
            let tree = rules.names.traits.index("fruit-tree").map(Trait::at);
            let stock = rules.pile(STOCK).iter().filter(|tile| tree.is_some_and(|t| rules.tiles.get(**tile).traits.has(t)));
            assert_eq!(stock.count(), 6 * copies);
            let game = start(&table, 1)?;
            assert!(FRUITS.iter().all(|fruit| supply(&game, fruit) == 4));
        }
    }
    Ok(())
}

// covers: FB-04
#[test]
fn no_road_of_a_tree_runs_on_to_a_wall() -> Check {
    let rules = rules("fruit-trees = {}")?;
    let tree = rules.names.traits.index("fruit-tree").map(Trait::at);
    let mut ends = 0;
    for (_, info) in rules.tiles.iter().filter(|(_, info)| tree.is_some_and(|t| info.traits.has(t))) {
        let at = |side, position| info.segments.iter().find(|s| s.edge_points.has(EdgePoint::new(side, position)));
        for side in Side::ALL {
            let [left, road, right] = [EdgePosition::Left, EdgePosition::Centre, EdgePosition::Right].map(|p| at(side, p));
            let (Some(left), Some(_), Some(right)) = (left, road, right) else { continue };
            ends += 1;
            // A road between two fields at one wall is drawn up to this wall, and two of them bend to it.
            let walled = |city: &u8| !std::ptr::eq(left, right) && right.borders.contains(city);
            assert!(!left.borders.iter().any(walled), "{} in the {side:?}", info.name);
        }
    }
    assert_eq!(ends, 8, "roads that end at a tree");
    Ok(())
}

/// Returns a game in which a stack of plums lies on a tree, of which red and blue harvest in turn. `first`
/// is the position of the first value among those that are left.
fn orchard(first: u16) -> Result<Game, KitError> {
    let text = format!(
        "title = 't'\n[table]\nfruit-trees = {{}}\n[given]\nplaced = ['FB/4 0,0 0', 'BA/L 1,0 0']\n\
         actions = ['red: fruit.lay plum 0,0']\nchance = {{ fruit-trees = [{first}] }}\n[[step]]\nplace = 'BA/L 1,1 0'\n\
         [[step]]\nplace = 'BA/L 1,-1 0'\n[[step]]\nplace = 'BA/RFr 0,1 90'\n[[step]]\nplace = 'BA/C 0,-1 180'\n"
    );
    stage(&text, &[])
}

// covers: FB-14
#[test]
fn each_value_comes_once_and_nobody_knows_the_next_one() -> Check {
    let placed = [
        ("place BA/L 1,1 0", "deploy follower monastery@1,1"),
        ("place BA/L 1,-1 0", "deploy follower monastery@1,-1"),
        ("place BA/RFr 0,1 90", "deploy follower field@0,1:EL"),
        ("place BA/C 0,-1 180", "deploy follower city@0,-1:S"),
    ];
    // What comes next shows to nobody.
    for seat in [None, Some(Player(0)), Some(Player(1))] {
        let mut seen = BTreeSet::new();
        for first in 0..4 {
            seen.insert(GameView::for_player(&orchard(first)?, seat).into_game().state().fingerprint());
        }
        assert_eq!(seen.len(), 1);
    }
    let mut first = Vec::new();
    for nth in 0..4 {
        let mut game = orchard(nth)?;
        let mut values = Vec::new();
        for (place, deploy) in placed {
            play(&mut game, place)?;
            play(&mut game, deploy)?;
            let harvested = play(&mut game, "fruit.harvest 0,0")?;
            let value =
                harvested.iter().find_map(|event| event.strip_suffix(" harvest")?.rsplit('+').next()?.parse::<i32>().ok());
            values.extend(value);
        }
        first.extend(values.first().copied());
        values.sort_unstable();
        assert_eq!(values, [2, 3, 4, 5]);
    }
    assert_eq!(first, [5, 4, 3, 2]);
    Ok(())
}

// covers: FB-15
#[test]
fn bots_keep_fruits_until_they_have_four_kinds_or_it_is_late() -> Check {
    let expected = |held: &str, stack: &str, stock: u16| -> Result<i32, KitError> {
        let text = format!(
            "title = 't'\n[table]\nfruit-trees = {{}}\n[given]\nplaced = ['FB/4 0,0 0']\nactions = [{stack}]\nstock = {stock}\n\
             tokens = {{ red = {{ {held} }} }}\n[[step]]\nquery = true\n"
        );
        let game = stage(&text, &[])?;
        let gains = game.view().expected_gains().map_err(KitError::other)?;
        Ok(gains.iter().filter(|gain| gain.player == Player(0)).map(|gain| gain.hundredths).sum())
    };
    let plum = "'red: fruit.lay plum 0,0'";
    // Each token brings 1 point at the end in any case.
    for (held, early, late) in [
        ("", 0, 0),
        ("apple = 1", 240, 140),
        ("apple = 3", 240, 140),
        ("apple = 1, plum = 1", 500, 280),
        ("apple = 1, plum = 1, elder = 1", 800, 500),
        ("apple = 1, plum = 1, elder = 1, quince = 1", 900, 800),
        ("apple = 1, plum = 1, elder = 1, quince = 1, cherry = 1", 900, 800),
    ] {
        assert_eq!(expected(held, plum, 30)?, early, "{held}");
        assert_eq!(expected(held, "", 30)?, late, "{held}, no stack on a tree");
        assert_eq!(expected(held, plum, 7)?, late, "{held}, few tiles left");
    }
    Ok(())
}
