//! Fits the scale of win chances: how far the final difference of points of two greedy bots lies
//! from the evaluation, for the number of tiles left.
//!
//! `cargo run --release -p bastide-bots --example win_chance -- 200`

use std::error::Error;

use bastide_base as _;
use bastide_bots::evaluation::Evaluation;
use bastide_bots::greedy::Greedy;
use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameSetup, GameView, Player, Table, linked};

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(100), |n| n.parse())?;
    let rules = std::sync::Arc::new(Table::default().rules(&linked())?);
    let (mut greedy, mut evaluation) = (Greedy::default(), Evaluation::default());
    let (mut squares, mut count) = (0.0, 0.0);
    for seed in 0..games {
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
        let mut seen = Vec::new();
        let mut number = 0;
        while game.decision().is_some() {
            evaluation.prepare(game.view());
            seen.push((evaluation.of(game.view(), Player::at(0))?, game.view().tiles_left().max(1) as f64));
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(seed, number));
            game.apply_nth(choice)?;
            number += 1;
        }
        let score = game.state().core.score;
        let lead = f64::from(score[0] - score[1]);
        for (value, left) in seen {
            squares += (lead - value) * (lead - value) / left;
            count += 1.0;
        }
    }
    let deviation: f64 = squares / count;
    // A logistic distribution of scale 1 has the standard deviation pi / sqrt(3); a lead over the
    // mean of two seats is half of their difference, on both sides.
    let scale = deviation.sqrt() * 3f64.sqrt() / std::f64::consts::PI;
    println!(
        "{games} games: the difference deviates by {:.2} per square root of tiles left; SPREAD is {scale:.2}",
        deviation.sqrt()
    );
    Ok(())
}
