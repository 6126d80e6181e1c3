//! The sight of a player: the points that it overlooks, and the size of its errors.
//!
//! A person who begins to play does not choose at random. They see what closes at once and overlook
//! what lies far ahead: fields, what expansions promise, and the plans of others. So does a bot with
//! little sight. What it does see, it judges with an error that is as large as theirs.

use crate::dice::Dice;

/// The sight with which a greedy player judges an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// The standard deviation of the error in the worth of an option, in points over the base game.
    /// At a table where tiles bring more points, it is larger by as much. All errors up to 1.73 times
    /// as large are equally frequent, and none is larger: an option that is better by 3.46 times this
    /// deviation is never missed.
    pub error: f64,
    /// The share that it sees of the worth of features that are never complete, such as fields, from 0
    /// to 1.
    pub endless: f64,
    /// The share that it sees of what expansions promise beside features, from 0 to 1.
    pub gains: f64,
    /// Whether it sees that features of different owners may be joined.
    pub rivals: bool,
}

impl Sight {
    /// Everything is seen, without error.
    pub const FULL: Sight = Sight { error: 0.0, endless: 1.0, gains: 1.0, rivals: true };

    /// Returns the worth of an option as the player sees it. `scale` is the factor of the error at
    /// this table. In a decision, options of the same worth look alike: `seed` is the same for all.
    pub(crate) fn seen(self, worth: f64, scale: f64, seed: u64) -> f64 {
        if self.error == 0.0 || worth == f64::MIN {
            return worth;
        }
        let share = Dice::new(seed, worth.to_bits()).roll() as f64 / u64::MAX as f64 - 0.5;
        // The variance of the share is one twelfth.
        worth + self.error * scale * share * 12.0_f64.sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_has_its_size_and_options_of_the_same_worth_look_alike() {
        let sight = Sight { error: 2.0, ..Sight::FULL };
        let errors: Vec<f64> = (0..4000).map(|seed| sight.seen(7.0, 1.5, seed) - 7.0).collect();
        let mean = errors.iter().sum::<f64>() / errors.len() as f64;
        let spread = (errors.iter().map(|error| error * error).sum::<f64>() / errors.len() as f64).sqrt();
        assert!(mean.abs() < 0.2 && (spread - 3.0).abs() < 0.2, "{mean} {spread}");
        let most = errors.iter().fold(0.0_f64, |most, error| most.max(error.abs()));
        assert!(most > 5.0 && most <= 3.0 * 3.0_f64.sqrt(), "{most}");
        assert_eq!(sight.seen(7.0, 1.0, 5), sight.seen(7.0, 1.0, 5));
        assert_ne!(sight.seen(7.0, 1.0, 5), sight.seen(7.0, 1.0, 6));
        assert_eq!(sight.seen(f64::MIN, 1.0, 5), f64::MIN, "what must not be taken is not taken");
        assert_eq!(Sight::FULL.seen(7.0, 1.0, 5), 7.0);
    }
}
