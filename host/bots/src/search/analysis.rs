//! What a move was worth: the played option beside the best one, in the same sampled worlds.
//!
//! The worlds are in two halves. The first half chooses the best option, and the second half
//! measures how much better it is. So luck in the choice does not count as a loss of the player.

use bastide_core::{Game, GameView};

use super::Search;
use crate::dice::Dice;
use crate::evaluation::Evaluation;

/// The scale of the difference of points at which a game is undecided, for the square root of the
/// number of tiles left. `cargo run --release -p bastide-bots --example win_chance` fits it.
const SPREAD: f64 = 1.54;

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
        let others = ranked.iter().map(|(_, option)| *option).filter(|option| *option != played);
        let options: Vec<usize> = others.take(self.size.candidates).collect();
        // Each candidate in one half of the worlds, and the best and the played one in the other.
        let half = u64::from(simulations).div_ceil(options.len() as u64 + 3).max(2);
        let me = decision.ask.player;
        let mut mean = |option| {
            let values: Vec<f64> = (0..half).filter_map(|n| self.simulate(view, me, option, seed.wrapping_add(n))).collect();
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
            let seed = seed.wrapping_add(n);
            let Some(value) = self.simulate(view, me, played, seed) else { continue };
            if let Some(world) = self.world.take() {
                let of_world = self::chances(&mut self.evaluation, &world);
                chances.iter_mut().zip(of_world).for_each(|(sum, chance)| *sum += chance);
                self.world = Some(world);
                worlds += 1.0;
            }
            if best != played {
                differences.extend(self.simulate(view, me, best, seed).map(|better| better - value));
            }
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

/// Returns the chance of each seat to win from a position, by its evaluation. It takes a few
/// microseconds.
pub fn chances(evaluation: &mut Evaluation, game: &Game) -> Vec<f64> {
    let core = &game.state().core;
    let seats = usize::from(core.seats);
    if game.is_over() {
        let most = core.score[..seats].iter().max().copied().unwrap_or_default();
        let winners = core.score[..seats].iter().filter(|score| **score == most).count() as f64;
        return core.score[..seats].iter().map(|score| if *score == most { 1.0 / winners } else { 0.0 }).collect();
    }
    evaluation.prepare(game.view());
    // The evaluation is the lead over the mean of the others.
    let share = (seats as f64 - 1.0) / seats as f64;
    let leads = core.players().map(|player| evaluation.of(game.view(), player).unwrap_or_default() * share);
    from_leads(&leads.collect::<Vec<_>>(), game.view().tiles_left())
}

/// Returns the chance of each seat to win from its lead over the mean of all seats, with this
/// number of tiles left.
pub fn from_leads(leads: &[f64], tiles_left: usize) -> Vec<f64> {
    let scale = SPREAD * (tiles_left.max(1) as f64).sqrt();
    let most = leads.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = leads.iter().map(|lead| ((lead - most) / scale).exp()).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
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
    fn a_lead_is_worth_more_with_fewer_tiles_left() {
        let [even, early, late] = [([0.0, 0.0], 40), ([5.0, -5.0], 40), ([5.0, -5.0], 2)].map(|(leads, n)| from_leads(&leads, n));
        assert_eq!(even, [0.5, 0.5]);
        assert!(early[0] > 0.6 && late[0] > early[0] && late[0] < 1.0, "{early:?} {late:?}");
        assert!((late.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(from_leads(&[3.0], 1), [1.0]);
    }

    #[test]
    fn the_worst_option_loses_points_and_the_best_one_none() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("")?, &GameSetup::seeded(5))?;
        let mut greedy = Greedy::default();
        for n in 0..30 {
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(5, n));
            game.apply_nth(choice)?;
        }
        while game.decision().is_some_and(|d| d.menu().placements() == 0) {
            game.apply_nth(0)?;
        }
        let view = GameView::for_asked(&game);
        let ranked = greedy.rank(&view, &mut Dice::new(5, 99));
        let (best, worst) = (ranked[0].1, ranked[ranked.len() - 1].1);
        let mut search = Search::new(Budget::Simulations(16));
        let mut compare = |option| search.compare(&view, option, 60, &mut Dice::new(5, 99)).ok_or("no comparison");
        let (good, bad) = (compare(best)?, compare(worst)?);
        assert!(bad.lost > 2.0 && bad.lost > 2.0 * bad.error && bad.best != worst, "{bad:?}");
        assert!(good.lost < bad.lost && good.chances[0] + good.chances[1] > 0.999, "{good:?}");
        assert_eq!(compare(worst)?, bad, "the same dice give the same comparison");
        Ok(())
    }
}
