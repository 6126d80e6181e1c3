//! The chance to win from an evaluated position.

use bastide_core::Game;

use crate::evaluation::Evaluation;

/// The scale of the difference of points at which a game is undecided, for the square root of the
/// number of tiles left. `cargo run --release -p bastide-bots --example win_chance` fits it.
const SPREAD: f64 = 1.54;

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

/// Returns the chance of a seat to win from its lead over the mean of the others, if these are equal.
pub fn of_lead(lead: f64, seats: usize, tiles_left: usize) -> f64 {
    let mut leads = vec![-lead / seats.max(1) as f64; seats.max(1)];
    leads[0] += lead;
    from_leads(&leads, tiles_left)[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_with_fewer_tiles_left() {
        let [even, early, late] = [([0.0, 0.0], 40), ([5.0, -5.0], 40), ([5.0, -5.0], 2)].map(|(leads, n)| from_leads(&leads, n));
        assert_eq!(even, [0.5, 0.5]);
        assert!(early[0] > 0.6 && late[0] > early[0] && late[0] < 1.0, "{early:?} {late:?}");
        assert!((late.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(from_leads(&[3.0], 1), [1.0]);
        assert_eq!([of_lead(10.0, 2, 40), of_lead(0.0, 4, 40), of_lead(3.0, 1, 1)], [early[0], 0.25, 1.0]);
    }
}
