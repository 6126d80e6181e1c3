//! The placements of a tile that lead to the same position, since the print of the tile is the same
//! after a turn.

use bastide_core::{Action, Decision, PrintedSegment, Ruleset, Target, TileInfo, TileType, Traits};

/// Returns the numbers of the options of a decision, without the placements that repeat another one.
pub(super) fn distinct(rules: &Ruleset, decision: Decision) -> Vec<usize> {
    let placements = decision.menu().placements();
    let mut turns = Turns::default();
    let mut seen: Vec<Action> = Vec::new();
    let is_new = |n: &usize| {
        let Some(action) = decision.get(*n).filter(|_| *n < placements) else { return true };
        let Some(first) = turns.first_like(rules, action) else { return true };
        // The placements of a cell follow each other.
        let cell = |action: &Action| if let Target::Place { cell, .. } = action.target { Some(cell) } else { None };
        if seen.last().is_some_and(|last| cell(last) != cell(&first)) {
            seen.clear();
        }
        let new = !seen.contains(&first);
        if new {
            seen.push(first);
        }
        new
    };
    (0..decision.len()).filter(is_new).collect()
}

/// The tile that was looked at last, with its number of different turns.
#[derive(Default)]
struct Turns(Option<(TileType, u8)>);

impl Turns {
    /// Returns the placement with the fewest turns that shows the same as this one; `None` if it is no
    /// placement of a tile of the catalogue.
    fn first_like(&mut self, rules: &Ruleset, action: Action) -> Option<Action> {
        let Target::Place { cell, turn } = action.target else { return None };
        let tile = TileType::at(usize::try_from(action.arg).ok().filter(|n| *n < rules.tiles.len())?);
        let different = match self.0 {
            Some((known, turns)) if known == tile => turns,
            _ => different_turns(rules.tiles.get(tile)),
        };
        self.0 = Some((tile, different));
        Some(Action { target: Target::Place { cell, turn: turn / 4 * 4 + turn % different }, ..action })
    }
}

/// Returns the number of quarter turns after which the print of a tile is the same again: 1, 2 or 4.
/// A trait of the whole tile may have a direction, so a tile with one has 4.
fn different_turns(tile: &TileInfo) -> u8 {
    let is_same_after = |turn: u8| {
        let shows = |kind, edge_points, traits: &Traits| {
            let is_like =
                |other: &PrintedSegment| (other.kind, other.edge_points) == (kind, edge_points) && other.traits == *traits;
            tile.segments.iter().any(is_like)
        };
        tile.segments.iter().all(|segment| shows(segment.kind, segment.edge_points.turned(turn), &segment.traits))
    };
    let turns = if tile.traits == Traits::default() { [1, 2].as_slice() } else { &[] };
    turns.iter().copied().find(|turn| is_same_after(*turn)).unwrap_or(4)
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup, GameView, Player};

    use super::*;
    use crate::evaluation::Evaluation;
    use crate::greedy::Greedy;
    use crate::tests::rules;
    use crate::{Bot, Dice};

    #[test]
    fn a_tile_differs_in_one_two_or_four_turns() -> Result<(), Box<dyn Error>> {
        let rules = rules("[tower]\n")?;
        let turns = |name: &str| rules.tiles.find(name).map(|tile| different_turns(rules.tiles.get(tile)));
        assert_eq!([turns("BA/L"), turns("BA/RFr"), turns("BA/LR")], [Some(1), Some(2), Some(4)]);
        let whole = rules.tiles.iter().filter(|(_, tile)| tile.traits != Traits::default());
        let turns: Vec<u8> = whole.map(|(_, tile)| different_turns(tile)).collect();
        assert!(!turns.is_empty() && turns.iter().all(|turns| *turns == 4), "{turns:?}");
        Ok(())
    }

    #[test]
    fn what_is_left_out_leads_to_a_position_of_the_same_worth() -> Result<(), Box<dyn Error>> {
        let mut left_out = 0;
        for table in ["", "[bridges-castles-bazaars]\n[princess-dragon]\n", "edition = \"new\"\n[tower]\n[hills-sheep]\n"] {
            let mut game = Game::new(rules(table)?, &GameSetup::seeded(8))?;
            let (mut greedy, mut evaluation) = (Greedy::default(), Evaluation::default());
            for n in 0..80 {
                let Some(decision) = game.decision() else { break };
                let kept = distinct(game.rules(), decision);
                evaluation.prepare(game.view());
                let mut worth = |option: usize| -> Result<(u16, Option<Player>, f64), Box<dyn Error>> {
                    let mut after = game.clone();
                    after.apply_nth(option)?;
                    let asked = after.decision().map(|decision| decision.ask.player);
                    let lead = evaluation.of(after.view(), decision.ask.player)?;
                    Ok((after.decision().map_or(0, |decision| decision.len() as u16), asked, (lead * 1e6).round()))
                };
                let worths = kept.iter().map(|option| worth(*option)).collect::<Result<Vec<_>, _>>()?;
                for option in (0..decision.len()).filter(|option| !kept.contains(option)) {
                    assert!(worths.contains(&worth(option)?), "decision {n} of {table:?}: {:?}", decision.get(option));
                    left_out += 1;
                }
                let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(8, n));
                game.apply_nth(choice)?;
            }
        }
        assert!(left_out > 300, "{left_out}");
        Ok(())
    }
}
