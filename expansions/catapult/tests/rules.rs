//! Rules of the Catapult that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Game, GameSetup, Player, Ruleset, STOCK, TileType, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, play, rules, stage, start};
use bastide_testkit::sets::with_kind;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "catapult", bastide_expansions::all());

fn refusal(table: &str) -> String {
    rules(table).map_or_else(|e| e.to_string(), |_| "accepted".into())
}

/// Returns the fair tiles in the stack and in play.
fn fairs(game: &Game) -> Vec<TileType> {
    let core = &game.state().core;
    let has = |tile: &&TileType| is_fair(game.rules(), **tile);
    core.piles[STOCK.index()].iter().chain(&core.tile_play.tiles).filter(has).copied().collect()
}

fn is_fair(rules: &Ruleset, tile: TileType) -> bool {
    let fair = rules.names.traits.index("fair").map(Trait::at).unwrap_or_default();
    rules.tiles.get(tile).traits.has(fair)
}

// covers: CP-01, CP-02, CP-03
#[test]
fn twelve_tiles_are_fairs_in_either_edition() -> Check {
    for edition in ["first", "new"] {
        for (options, number, stack) in [
            ("", 12, 84),
            ("copies = 3", 36, 108),
            ("fair_tiles = \"lent\"", 12, 72),
            ("fair_tiles = \"lent\", copies = 3", 36, 72),
            ("fair_tiles = \"own\"", 12, 84),
            ("fair_tiles = \"own\", copies = 2", 24, 96),
            ("fair_tiles = \"none\"", 0, 72),
        ] {
            let table = format!("edition = \"{edition}\"\ncatapult = {{ {options} }}");
            let mut lent = BTreeSet::new();
            for seed in 1..4 {
                let game = start(&table, seed)?;
                let fairs = fairs(&game);
                assert_eq!(fairs.len(), number, "{options}, {seed}");
                assert_eq!(game.rules().pile(STOCK).len(), stack, "{options}");
                lent.insert(fairs);
            }
            assert!(lent.len() > 1 || options != "fair_tiles = \"lent\"", "the tiles are chosen by chance");
            let rules = rules(&table)?;
            let own = if options.contains("lent") || options.contains("none") { 0 } else { number / 12 };
            assert_eq!(with_kind(&rules, "CP/", "monastery"), own, "{options}");
            for token in ["knock-out", "seduction", "target", "catch"] {
                let token = rules.token(token).ok_or_else(|| KitError::other("no token"))?;
                assert_eq!(
                    Game::new(rules.clone(), &GameSetup::seeded(1))
                        .map_err(KitError::other)?
                        .view()
                        .core
                        .tokens(Player(1), token),
                    1
                );
            }
        }
    }
    Ok(())
}

// covers: CP-06
#[test]
fn kinds_of_throws_are_checked() {
    assert!(refusal("catapult = { kinds = [] }").contains("kinds names no kind of throw"));
    let unknown = refusal("catapult = { kinds = [\"targets\"] }");
    assert!(unknown.contains("unknown kind of throw \"targets\"; did you mean \"target\"?"), "{unknown}");
}

/// A position before the tile with the fair.
fn at_the_fair(options: &str, more: &str, given: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 'a fair'\n[table]\nplayers = ['red', 'blue']\n{more}\ncatapult = {{ fair_tiles = 'lent', {options} }}\n[given]\n{given}\n[[step]]\nplace = 'CP/BA/L 0,1 0'\n"
    );
    let mut game = stage(&text, &[])?;
    play(&mut game, "place CP/BA/L 0,1 0")?;
    play(&mut game, "pass")?;
    Ok(game)
}

// covers: CP-04, CP-21, CP-58
#[test]
fn whom_a_seduction_finds_stands_on_the_field() -> Check {
    let given = "placed = ['BA/RCr 0,0 0']\nfigures = ['blue follower shop.city:1']";
    let mut game = at_the_fair("kinds = ['seduction'], spread = 'sure'", "shop = {}", given)?;
    play(&mut game, "catapult.throw 0,0")?;
    assert_eq!(game.decision().map(|d| d.ask.player), Some(Player(1)), "red is asked for no exchange");
    Ok(())
}

// covers: CP-52
#[test]
fn entered_landings_are_all_cells_within_8_of_the_tiles() -> Check {
    let game = at_the_fair("kinds = ['target'], throws = 'entered'", "", "placed = ['BA/RCr 0,0 0']")?;
    let expected: BTreeSet<String> = (-8..=8).flat_map(|x| (-8..=9).map(move |y| format!("catapult.landed {x},{y}"))).collect();
    assert_eq!(on_offer(&game), expected);
    Ok(())
}

// covers: CP-53
#[test]
fn a_game_with_the_same_seed_and_throws_is_the_same() -> Check {
    let end = |seed: u64| -> Result<_, KitError> {
        let mut game = start("players = [\"red\", \"blue\"]\ncatapult = { copies = 5 }", seed)?;
        let mut throws = 0;
        while let Some(decision) = game.decision() {
            let options: Vec<_> = decision.iter().collect();
            let action = options[options.len() / 2];
            throws += usize::from(game.rules().names.verbs.name(action.verb.index()) == "catapult.throw");
            game.apply(action).map_err(KitError::other)?;
        }
        Ok((throws, bastide_testkit::games::scores(&game), game.state().fingerprint()))
    };
    let (first, again, other) = (end(5)?, end(5)?, end(6)?);
    assert_eq!(first, again);
    assert!(first.0 > 20 && first.2 != other.2, "{first:?}");
    Ok(())
}
