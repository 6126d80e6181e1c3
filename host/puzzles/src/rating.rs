//! The rating of a puzzle, from the bots that find its answer.

use bastide_bots::{Dice, make};
use bastide_core::GameView;

use crate::error::PuzzleError;

/// The levels with their ratings, and how often each tries. Levels without errors choose the same each time.
const LEVELS: [(&str, f64, u64); 5] =
    [("beginner", 800.0, 8), ("casual", 1000.0, 8), ("club", 1200.0, 8), ("expert", 1450.0, 2), ("search:200", 1700.0, 2)];
/// The range of ratings.
const RANGE: (f64, f64) = (600.0, 2000.0);

/// A bot that tried a puzzle some times.
#[derive(Clone, Copy, Debug)]
struct Tries {
    rating: f64,
    tries: u64,
    found: u64,
}

/// Lets the levels try a decision, and returns its rating. `is_best` says whether an option is an answer.
pub(crate) fn rated(view: &GameView, is_best: impl Fn(usize) -> bool) -> Result<i32, PuzzleError> {
    let mut all = Vec::new();
    for (name, rating, tries) in LEVELS {
        let mut bot = make(name)?;
        let found = (0..tries).filter(|n| is_best(bot.choose(view, &mut Dice::new(1, *n)))).count() as u64;
        all.push(Tries { rating, tries, found });
    }
    Ok(of(&all))
}

/// Returns the rating at which the bots would find as many answers as they did.
fn of(all: &[Tries]) -> i32 {
    let found: f64 = all.iter().map(|one| one.found as f64).sum();
    let expected =
        |rating: f64| -> f64 { all.iter().map(|one| one.tries as f64 / (1.0 + 10f64.powf((rating - one.rating) / 400.0))).sum() };
    let (mut low, mut high) = RANGE;
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        // The harder a puzzle, the fewer are found.
        if expected(middle) > found { low = middle } else { high = middle }
    }
    low.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(counts: [u64; 5]) -> i32 {
        let tries = LEVELS.iter().zip(counts).map(|((_, rating, tries), found)| Tries { rating: *rating, tries: *tries, found });
        of(&tries.collect::<Vec<_>>())
    }

    #[test]
    fn a_puzzle_that_fewer_bots_solve_has_a_higher_rating() {
        let ratings = [[8, 8, 8, 2, 2], [4, 8, 8, 2, 2], [1, 4, 8, 2, 2], [0, 0, 2, 2, 2], [0, 0, 0, 0, 2], [0; 5]].map(found);
        assert!(ratings.is_sorted() && ratings.windows(2).all(|pair| pair[0] < pair[1]), "{ratings:?}");
        assert_eq!((ratings[0], ratings[5]), (600, 2000));
        // As often as not, at the level of those who try.
        let half = of(&[Tries { rating: 1000.0, tries: 8, found: 4 }]);
        assert_eq!(half, 1000);
    }
}
