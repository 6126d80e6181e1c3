//! The value of a move: the played option beside the best one, in the same sampled worlds.
//!
//! The worlds are in two halves. The first half chooses the best option, and the second half
//! measures how much better it is. So luck in the choice does not count as a loss of the player.

use bastide_core::GameView;

use super::Search;
use super::settings::Size;
use crate::dice::Dice;

/// The played option of a decision beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The number of the best option; that of the played one if no other is better.
    pub best: usize,
    /// The expected points that the played option loses against the best one; 0 or more.
    pub lost: f64,
    /// The standard error of `lost`.
    pub error: f64,
    /// The chance of each seat to win after the played option.
    pub chances: Vec<f64>,
}

impl Search {
    /// Compares the played option with the best one that the bot finds, in about `simulations`
    /// simulations. Returns `None` if the viewer is not asked, or a plugin fails in all worlds.
    pub fn compare(&mut self, view: &GameView, played: usize, simulations: u32, dice: &mut Dice) -> Option<Comparison> {
        let decision = view.decision()?;
        let ranked = if decision.len() > 1 { self.greedy.rank(view, dice) } else { Vec::new() };
        let seed = dice.roll();
        let size = Size::of(self.budget, || self.simulator.time_of_a_choice(view));
        self.simulator.start(size.turns, self.limit.clone());
        let others = ranked.iter().map(|(_, option)| *option).filter(|option| *option != played);
        let options: Vec<usize> = others.take(size.candidates).collect();
        // Each candidate in one half of the worlds, and the best and the played one in the other.
        let half = u64::from(simulations).div_ceil(options.len() as u64 + 3).max(2);
        let me = decision.ask.player;
        let mut value = |option: usize, n: u64| self.simulator.run(view, me, option, seed.wrapping_add(n)).ok();
        let mut mean = |option| {
            let values: Vec<f64> = (0..half).filter_map(|n| value(option, n)).collect();
            values.iter().sum::<f64>() / (values.len() as f64)
        };
        let mut best = (if options.is_empty() { f64::MAX } else { mean(played) }, played);
        for option in options {
            let value = mean(option);
            if value > best.0 {
                best = (value, option);
            }
        }
        let best = best.1;
        let (mut differences, mut chances, mut worlds) = (Vec::new(), vec![0.0; view.rules().seats.len()], 0.0);
        for n in half..2 * half {
            let mut value = |option: usize| self.simulator.run(view, me, option, seed.wrapping_add(n)).ok();
            let better = if best == played { None } else { value(best) };
            // The played option comes last, since the chances are those of the last simulation.
            let Some(value) = value(played) else { continue };
            chances.iter_mut().zip(self.simulator.chances()).for_each(|(sum, chance)| *sum += chance);
            worlds += 1.0;
            differences.extend(better.map(|better| better - value));
        }
        if worlds == 0.0 {
            return None;
        }
        chances.iter_mut().for_each(|sum| *sum /= worlds);
        let count = differences.len().max(1) as f64;
        let lost = differences.iter().sum::<f64>() / count;
        let variance = differences.iter().map(|d| (d - lost) * (d - lost)).sum::<f64>() / (count - 1.0).max(1.0);
        let error = (variance / count).sqrt();
        Some(if lost > 0.0 {
            Comparison { best, lost, error, chances }
        } else {
            Comparison { best: played, lost: 0.0, error, chances }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup, GameView};

    use super::*;
    use crate::Bot;
    use crate::greedy::Greedy;
    use crate::search::Budget;
    use crate::tests::rules;

    #[test]
    fn the_worst_option_loses_points_and_the_best_one_none() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("")?, &GameSetup::seeded(6))?;
        let mut greedy = Greedy::default();
        for n in 0..30 {
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(6, n));
            game.apply_nth(choice)?;
        }
        while game.decision().is_some_and(|d| d.menu().placements() == 0) {
            game.apply_nth(0)?;
        }
        let view = GameView::for_asked(&game);
        let ranked = greedy.rank(&view, &mut Dice::new(5, 99));
        let (best, worst) = (ranked[0].1, ranked[ranked.len() - 1].1);
        let mut search = Search::new(Budget::Simulations(16));
        let mut compare = |option| search.compare(&view, option, 160, &mut Dice::new(5, 99)).ok_or("no comparison");
        let (good, bad) = (compare(best)?, compare(worst)?);
        assert!(bad.lost > 2.0 && bad.lost > 2.0 * bad.error && bad.best != worst, "{bad:?}");
        assert!(good.lost < bad.lost && good.chances[0] + good.chances[1] > 0.999, "{good:?}");
        assert_eq!(compare(worst)?, bad, "the same dice give the same comparison");
        Ok(())
    }
}
