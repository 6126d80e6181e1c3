//! Fits the numbers of the evaluation from games that greedy bots play against each other, and
//! prints `host/bots/src/evaluation/fitted.rs`.
//!
//! `cargo run --release -p bastide-bots --example fit_numbers -- 9000 3 > fitted.rs` plays 9,000
//! rounds of the base game from seed 3. Further arguments are tables that take turns in place
//! of the base game, each as the names of its plugins: `base inns-cathedrals+traders-builders`. The
//! same arguments give the same numbers.
//!
//! The method is *simultaneous perturbation*: each round has two bots. One has all numbers shifted up
//! or down by a random pattern, and the other one by the opposite pattern. They play one seed from
//! both seats, and the numbers move a little towards those of the winner, further if it wins by more
//! points. The result is the mean over the second half of all rounds.

use std::error::Error;
use std::sync::Arc;

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_bots::evaluation::{COUNT, Numbers};
use bastide_bots::greedy::{Effort, Greedy};
use bastide_bots::{Bot, Dice};
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Game, GameSetup, GameView, Ruleset, Table, linked};
use bastide_count_king_robber as _;
use bastide_inns_cathedrals as _;
use bastide_princess_dragon as _;
use bastide_tower as _;
use bastide_traders_builders as _;

/// The shift of a number in a round, as a share of it.
const SHIFT: f64 = 0.2;
/// The step of a number for each point of a won round, as a share of it.
const STEP: f64 = 0.0005;
/// The most points of a round that count. Some rounds are decided by luck.
const MAX_POINTS: f64 = 60.0;

fn main() -> Result<(), Box<dyn Error>> {
    let argument = |n, default| std::env::args().nth(n).map_or(Ok(default), |n| n.parse::<u64>());
    let (rounds, seed) = (argument(1, 1000)?, argument(2, 1)?);
    let mut tables = std::env::args().skip(3).map(|plugins| table(&plugins)).collect::<Result<Vec<_>, _>>()?;
    if tables.is_empty() {
        tables.push(table("base")?);
    }
    let begin = Numbers::BEGIN.to_array();
    let (mut shares, mut sums) = ([1.0; COUNT], [0.0; COUNT]);
    for round in 0..rounds {
        let mut dice = Dice::new(seed, round);
        let rules = &tables[round as usize % tables.len()];
        let pattern: [f64; COUNT] = std::array::from_fn(|_| if dice.below(2) == 0 { -1.0 } else { 1.0 });
        let shifted = |by: f64| Numbers::from_array(std::array::from_fn(|i| begin[i] * shares[i] * (1.0 + by * pattern[i])));
        let (game_seed, bots) = (dice.roll(), [shifted(SHIFT), shifted(-SHIFT)]);
        let (first, second) = std::thread::scope(|scope| {
            let second = scope.spawn(|| points_won(rules, game_seed, [bots[1], bots[0]]));
            (points_won(rules, game_seed, bots), second.join())
        });
        let won = first? - second.map_err(|_| "a game panicked")??;
        // The steps become smaller, to a fifth of the first one.
        let step = STEP * won.clamp(-MAX_POINTS, MAX_POINTS) / (1.0 + 4.0 * round as f64 / rounds as f64);
        shares.iter_mut().zip(pattern).for_each(|(share, sign)| *share *= 1.0 + step * sign);
        if 2 * round >= rounds {
            sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
        }
    }
    let count = (rounds - rounds.div_ceil(2)).max(1) as f64;
    println!("//! The fitted numbers of the evaluation, in the order of the fields of `Numbers`.\n//!");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    println!("//! `cargo run --release -p bastide-bots --example fit_numbers -- {}` prints this file.\n", arguments.join(" "));
    println!("use super::Numbers;\n");
    println!("impl Numbers {{");
    println!("    /// The numbers that all bots but `greedy-1` use, fitted from games.");
    println!("    pub const FITTED: Numbers = Numbers::from_array([");
    for ((name, begin), sum) in Numbers::NAMES.iter().zip(begin).zip(sums) {
        println!("        {:<8} // {name}", format!("{:.3},", begin * sum / count));
    }
    println!("    ]);\n}}");
    Ok(())
}

/// Returns the rules of a table for two players with the plugins of a text such as
/// `inns-cathedrals+traders-builders`; the base game is at every table.
fn table(plugins: &str) -> Result<Arc<Ruleset>, Box<dyn Error>> {
    let sections = plugins.split('+').filter(|name| *name != "base").map(|name| format!("[{name}]\n"));
    Ok(Arc::new(Table::parse("table.toml", &sections.collect::<String>())?.rules(&linked())?))
}

/// Plays a game of two greedy bots with these numbers. Returns the points of the first one less those
/// of the second one.
fn points_won(rules: &Arc<Ruleset>, seed: u64, numbers: [Numbers; 2]) -> Result<f64, String> {
    let mut bots = numbers.map(|numbers| Greedy::new(Effort::USUAL, numbers));
    let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(|error| error.to_string())?;
    let mut number = 0;
    while let Some(decision) = game.decision() {
        let bot = &mut bots[decision.ask.player.index()];
        let choice = bot.choose(&GameView::for_asked(&game), &mut Dice::new(seed, number));
        game.apply_nth(choice).map_err(|error| error.to_string())?;
        number += 1;
    }
    let score = game.state().core.score;
    Ok(f64::from(score[0]) - f64::from(score[1]))
}
