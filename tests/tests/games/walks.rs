//! Results of walks through features in a position are right in all positions that follow from it.

use std::sync::Arc;

use bastide_core::{BORDERS, Expansion, Game, GameSetup, JOINS, Kind, Ruleset, Trait, View, Walks, linked};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;
use bastide_testkit::tables::random_table;

/// The number of decisions after which the walks begin with another position.
const EACH: usize = 12;

/// Compares the answers about every feature of a position with those without earlier walks.
fn compare(v: View, walks: &Walks, traits: &[Trait]) -> Result<(), String> {
    let looked_up = v.with_walks(walks);
    for kind in 0..v.rules.names.kinds.len() {
        for feature in v.features(Kind::at(kind)) {
            for relation in [JOINS, BORDERS] {
                let (known, found) = (looked_up.beside(feature, relation), v.beside(feature, relation));
                if known != found {
                    return Err(format!("{feature:?} {relation:?}: {known:?}, not {found:?}"));
                }
            }
            for &t in traits {
                let (known, found) = (looked_up.printed_traits(feature, t), v.printed_traits(feature, t));
                if known != found {
                    return Err(format!("{feature:?} {t:?}: {known}, not {found}"));
                }
            }
        }
    }
    Ok(())
}

/// Returns the traits of the segments of all tiles.
fn traits_of_segments(rules: &Ruleset) -> Vec<Trait> {
    let mut traits: Vec<Trait> =
        rules.tiles.iter().flat_map(|(_, tile)| tile.segments.iter()).flat_map(|s| s.traits.iter()).map(|(t, _)| t).collect();
    traits.sort_unstable();
    traits.dedup();
    traits
}

/// Plays a random game. At each decision some options are tried on a copy, as a bot does, and the walks
/// of an earlier position answer for what follows.
fn play(available: &[&dyn Expansion], dice: &mut Dice, seed: u64) -> Result<(), KitError> {
    let (table, _) = random_table(dice, available)?;
    let rules = table.rules(available).map(Arc::new).map_err(KitError::other)?;
    let traits = traits_of_segments(&rules);
    let mut game = Game::new(rules, &GameSetup::seeded(seed)).map_err(KitError::other)?;
    let (mut copy, mut walks) = (game.clone(), Walks::default());
    for n in 0.. {
        let Some(decision) = game.decision() else { break };
        if n % EACH == 0 {
            walks.begin(&game.state().core.graph);
        }
        for option in [0, dice.below(decision.len()), dice.below(decision.len())] {
            copy.clone_from(&game);
            copy.apply_nth(option).map_err(KitError::other)?;
            compare(copy.view(), &walks, &traits).map_err(|why| KitError::other(format!("{why}\n{}", table.to_toml())))?;
        }
        let choice = dice.choose(&decision, 1);
        game.apply_nth(choice).map_err(KitError::other)?;
    }
    Ok(())
}

#[test]
fn what_walks_found_is_right_in_positions_that_follow() -> Result<(), KitError> {
    let mut dice = Dice::new(19);
    (0..12).try_for_each(|seed| play(&linked(), &mut dice, seed))
}
