//! The chance to win from an evaluated position.

use bastide_core::{Game, MAX_PLAYERS, View};

use crate::evaluation::Evaluation;

/// The scale of the difference of points at which a game is undecided, for the square root of the
/// number of tiles left. `cargo run --release -p bastide-bots --example win_chance` fits it.
const SPREAD: f64 = 1.54;
/// The points of all seats for a tile, over the base game.
const USUAL_POINTS: f64 = 2.6;
/// The number of tiles as which the usual points count.
const USUAL_TILES: f64 = 30.0;

/// Returns the chance of each seat to win from a position, by its evaluation. It takes a few
/// microseconds.
pub fn chances(evaluation: &mut Evaluation, game: &Game) -> Vec<f64> {
    evaluation.prepare(game.view());
    of_evaluated(game, &evaluation.leads(game.view()).unwrap_or_default())
}

/// Returns the chance of each seat to win from a position in which the evaluation gives the seats
/// these leads over the mean of the others.
pub(super) fn of_evaluated(game: &Game, leads: &[f64; MAX_PLAYERS]) -> Vec<f64> {
    let core = &game.state().core;
    let seats = usize::from(core.seats);
    if game.is_over() {
        let most = core.score[..seats].iter().max().copied().unwrap_or_default();
        let winners = core.score[..seats].iter().filter(|score| **score == most).count() as f64;
        return core.score[..seats].iter().map(|score| if *score == most { 1.0 / winners } else { 0.0 }).collect();
    }
    // A lead over the mean of all seats is this share of the lead over the mean of the others.
    let share = (seats as f64 - 1.0) / seats as f64;
    let leads: Vec<f64> = leads[..seats].iter().map(|lead| lead * share).collect();
    from_leads(&leads, scale(game.view()))
}

/// Returns the difference of points at which a game is undecided. It is larger at a table where a tile
/// brings more points than over the base game.
pub fn scale(v: View) -> f64 {
    let (points, tiles) = so_far(v);
    scale_of(points, tiles, v.tiles_left() as f64)
}

/// Returns how many times as many points a tile brings at this table as over the base game, from 1.
pub(crate) fn points_factor(v: View) -> f64 {
    let (points, tiles) = so_far(v);
    factor_of(points, tiles)
}

/// Returns the points of all seats, and the number of tiles on the board.
fn so_far(v: View) -> (f64, f64) {
    let seats = usize::from(v.core.seats);
    let points = v.core.score[..seats].iter().map(|score| f64::from(*score)).sum();
    (points, v.core.board.placed_tiles().len() as f64)
}

fn factor_of(points: f64, tiles: f64) -> f64 {
    ((points + USUAL_POINTS * USUAL_TILES) / (tiles + USUAL_TILES) / USUAL_POINTS).max(1.0)
}

/// Returns the scale with these points of all seats, tiles on the board, and tiles left.
fn scale_of(points: f64, tiles: f64, left: f64) -> f64 {
    SPREAD * left.max(1.0).sqrt() * factor_of(points, tiles)
}

/// Returns the chance of each seat to win from its lead over the mean of all seats, with this
/// [scale].
pub fn from_leads(leads: &[f64], scale: f64) -> Vec<f64> {
    let most = leads.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = leads.iter().map(|lead| ((lead - most) / scale).exp()).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// Returns the chance of a seat to win from its lead over the mean of the others, if these are equal.
pub fn of_lead(lead: f64, seats: usize, scale: f64) -> f64 {
    let mut leads = vec![-lead / seats.max(1) as f64; seats.max(1)];
    leads[0] += lead;
    from_leads(&leads, scale)[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_at_a_smaller_scale() {
        let [even, wide, narrow] =
            [([0.0, 0.0], 9.0), ([5.0, -5.0], 9.0), ([5.0, -5.0], 2.0)].map(|(leads, n)| from_leads(&leads, n));
        assert_eq!(even, [0.5, 0.5]);
        assert!(wide[0] > 0.6 && narrow[0] > wide[0] && narrow[0] < 1.0, "{wide:?} {narrow:?}");
        assert!((narrow.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(from_leads(&[3.0], 1.0), [1.0]);
        assert_eq!([of_lead(10.0, 2, 9.0), of_lead(0.0, 4, 9.0), of_lead(3.0, 1, 1.0)], [wide[0], 0.25, 1.0]);
    }

    #[test]
    fn the_scale_follows_the_tiles_left_and_the_points_of_a_tile() {
        assert_eq!(scale_of(0.0, 1.0, 64.0), 8.0 * SPREAD);
        assert_eq!(scale_of(70.0, 40.0, 16.0), 4.0 * SPREAD, "fewer points than usual, most of which are still to come");
        assert_eq!(scale_of(78.0 + 2.0 * 156.0, 30.0, 16.0), 12.0 * SPREAD);
        assert_eq!(scale_of(0.0, 72.0, 0.0), SPREAD);
    }
}
