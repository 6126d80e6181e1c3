//! Compares what bots choose in the same positions: a measure that needs less time than games do.
//!
//! The value of an option is the mean final lead over games that greedy bots play to the end from
//! it, in the same sampled worlds for all options. What is printed is the value of the choices of
//! each bot, less that of the choices of the first one, with its standard error.
//!
//! `cargo run --release -p bastide-bots --example compare_choices -- 100 100 search:100 greedy
//! search:1s` compares three bots in 100 positions with 100 worlds each.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use bastide_base as _;
use bastide_bots::greedy::Greedy;
use bastide_bots::{Bot, Dice, make};
use bastide_core::{Game, GameSetup, GameView, Ruleset, Table, linked};

/// The most decisions before a position; a base game has about 140.
const LATEST: usize = 130;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [positions, worlds, names @ ..] = arguments.as_slice() else {
        return Err("name a number of positions, a number of worlds, and bots, such as 100 100 greedy search:100".into());
    };
    let (positions, worlds) = (positions.parse::<u64>()?, worlds.parse::<u64>()?);
    let rules = Arc::new(Table::default().rules(&linked())?);
    let mut bots = names.iter().map(|name| make(name)).collect::<Result<Vec<_>, _>>()?;
    let mut differences: Vec<Vec<f64>> = vec![Vec::new(); bots.len()];
    let mut seconds = vec![0.0; bots.len()];
    for number in 0..positions {
        let Some(game) = position(&rules, number)? else { continue };
        let view = GameView::for_asked(&game);
        let mut known = BTreeMap::new();
        let mut first = None;
        for (i, bot) in bots.iter_mut().enumerate() {
            let begun = Instant::now();
            let choice = bot.choose(&view, &mut Dice::new(number, u64::MAX));
            seconds[i] += begun.elapsed().as_secs_f64();
            let value = match known.get(&choice) {
                Some(value) => *value,
                None => value(&view, choice, worlds)?,
            };
            known.insert(choice, value);
            differences[i].push(value - *first.get_or_insert(value));
        }
    }
    for ((name, differences), seconds) in names.iter().zip(differences).zip(seconds) {
        let count = differences.len().max(1) as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let variance = differences.iter().map(|d| (d - mean) * (d - mean)).sum::<f64>() / (count - 1.0).max(1.0);
        let (error, ms) = ((variance / count).sqrt(), 1000.0 * seconds / count);
        println!("{name}: {mean:+.2} points a decision, standard error {error:.2}; {ms:.0} ms");
    }
    Ok(())
}

/// Returns a position of a game of greedy bots with several options; `None` if the game was over
/// before one.
fn position(rules: &Arc<Ruleset>, number: u64) -> Result<Option<Game>, Box<dyn Error>> {
    let mut game = Game::new(rules.clone(), &GameSetup::seeded(number))?;
    let (mut greedy, mut dice) = (Greedy::default(), Dice::new(number, 0));
    let mut before = dice.below(LATEST);
    while let Some(decision) = game.decision() {
        if before == 0 && decision.len() > 1 {
            return Ok(Some(game));
        }
        before = before.saturating_sub(1);
        let choice = greedy.choose(&GameView::for_asked(&game), &mut dice);
        game.apply_nth(choice)?;
    }
    Ok(None)
}

/// Returns the mean final lead of the player who is asked after an option.
fn value(view: &GameView, option: usize, worlds: u64) -> Result<f64, Box<dyn Error>> {
    let me = view.decision().ok_or("nobody is asked")?.ask.player.index();
    let (mut greedy, mut game, mut sum) = (Greedy::default(), view.determinize(0), 0.0);
    for world in 0..worlds {
        view.determinize_into(&mut game, world);
        game.apply_nth(option)?;
        let mut dice = Dice::new(world, 0);
        while game.decision().is_some() {
            let choice = greedy.choose(&GameView::for_asked(&game), &mut dice);
            game.apply_nth(choice)?;
        }
        let score = game.state().core.score;
        sum += f64::from(score[me] - score[1 - me]);
    }
    Ok(sum / worlds.max(1) as f64)
}
