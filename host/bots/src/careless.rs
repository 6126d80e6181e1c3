//! Plays as the greedy bot does, and slips now and then: for people who begin to play.

use bastide_core::GameView;

use crate::bot::Bot;
use crate::dice::Dice;
use crate::greedy::Greedy;

/// A player that takes any option in some of its decisions.
pub struct Careless {
    /// The decisions in which it does so, in percent.
    slips: usize,
    greedy: Greedy,
}

impl Careless {
    /// Creates a player that takes any option in this percentage of its decisions.
    pub fn new(slips: usize) -> Careless {
        Careless { slips, greedy: Greedy::default() }
    }
}

impl Bot for Careless {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        let options = view.decision().map_or(0, |d| d.len());
        if options > 0 && dice.below(100) < self.slips { dice.below(options) } else { self.greedy.choose(view, dice) }
    }
}

#[cfg(test)]
mod tests {
    use crate::random::Random;
    use crate::tests::{play, rules};

    use super::*;

    #[test]
    fn fewer_slips_bring_more_points() -> Result<(), Box<dyn std::error::Error>> {
        let rules = rules("players = ['red', 'blue']\n")?;
        let lead = |slips: Option<usize>, other: usize| -> Result<i32, Box<dyn std::error::Error>> {
            let mut sum = 0;
            for seed in 0..6 {
                let first: Box<dyn Bot> =
                    slips.map_or_else(|| Box::new(Random) as Box<dyn Bot>, |slips| Box::new(Careless::new(slips)));
                let scores = play(&rules, seed, &mut [first, Box::new(Careless::new(other))], |_, _| {})?;
                sum += scores[1] - scores[0];
            }
            Ok(sum)
        };
        assert!(lead(None, 50)? > 0, "a beginner beats chance");
        assert!(lead(Some(50), 16)? > 0, "a casual player beats a beginner");
        assert!(lead(Some(16), 0)? > 0, "a player without slips beats a casual one");
        Ok(())
    }
}
