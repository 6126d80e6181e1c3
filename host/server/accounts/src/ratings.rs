//! Ratings after Glicko-2, one for each account and set of expansions.
//!
//! A game of more than two is a set of games of two: each account against each other one, in one rating
//! period. A game changes ratings if at least two accounts play it, each on one seat, and if it is finished;
//! bots and people without an account do not count. A game whose seed or draws somebody chose, and the guide,
//! change none.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The deviation above which a rating is called provisional.
const PROVISIONAL: f64 = 110.0;
/// The smallest deviation, so that a rating can always move.
const LEAST: f64 = 45.0;

/// A rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating; 1500 for a new account.
    pub rating: f64,
    /// The deviation: the true rating lies within twice of it with a probability of 95 %.
    pub deviation: f64,
    /// The volatility.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// Returns `true` if the rating rests on few games.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    fn as_glicko(&self) -> Glicko2Rating {
        Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility }
    }
}

/// Returns the ratings after a game: each seat has a rating before and a place, 1 for the best.
pub fn after(before: &[(Rating, u8)]) -> Vec<Rating> {
    let one = |(at, (own, place)): (usize, &(Rating, u8))| {
        let others = before.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other);
        let results = others.map(|(rating, other)| (rating.as_glicko(), outcome(*place, *other)));
        let new = glicko2_rating_period(&own.as_glicko(), &results.collect::<Vec<_>>(), &Glicko2Config::new());
        Rating { rating: new.rating, deviation: new.deviation.max(LEAST), volatility: new.volatility }
    };
    before.iter().enumerate().map(one).collect()
}

fn outcome(own: u8, other: u8) -> Outcomes {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, volatility: 0.06 }
    }

    #[test]
    fn the_example_of_glickman() {
        // The player wins against the first and loses against the others.
        let all = [(rating(1500.0, 200.0), 3), (rating(1400.0, 30.0), 4), (rating(1550.0, 100.0), 1), (rating(1700.0, 300.0), 2)];
        let new = after(&all)[0];
        assert!((new.rating - 1464.06).abs() < 0.02, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.02, "{new:?}");
        assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
    }

    #[test]
    fn who_shares_a_place_draws_and_new_ratings_are_provisional() {
        let new = after(&[(Rating::default(), 1), (Rating::default(), 1)]);
        assert!(new.iter().all(|one| (one.rating - 1500.0).abs() < 1e-9 && one.deviation < 350.0 && one.is_provisional()));
        let new = after(&[(Rating::default(), 2), (Rating::default(), 1)]);
        assert!(new[0].rating < 1400.0 && new[1].rating > 1600.0);
        assert!(!rating(1500.0, 80.0).is_provisional());
    }
}
