//! Limits of a search: the noise of its simulations, their length, or the number of them.
//!
//! Each of the best options of a position is played on to the end by the players of simulations, in the
//! same sampled worlds for all options. One table is about options that the greedy bot puts less than
//! three points behind its first one. It shows, for each way to value a simulation, how the difference of
//! an option to the first one deviates between worlds (*noise*), its size in truth (*signal*), how many
//! points at the end a point of it is worth (*slope*), and how far it is in truth from the mean of the
//! leads after turns 6 to 12 (*missed*). The other one shows how often bots choose the same as with other
//! dice and as the first bot, by how many points their choices are behind the best option of a deep search
//! (all worlds), and what they are worth at the end, less those of the first bot.
//!
//! `cargo run --release -p bastide-bots --example search_limits -- 40 96 search:100 search:1000` takes 40
//! positions of the base game with 96 worlds each.

use std::error::Error;
use std::sync::Arc;

use bastide_base as _;
use bastide_bots::evaluation::{Evaluation, Numbers};
use bastide_bots::greedy::{Effort, Greedy};
use bastide_bots::{Bot, Dice, make};
use bastide_core::{Game, GameSetup, GameView, Ruleset, Table, linked};

/// The most decisions before a position; a base game has about 140.
const LATEST: usize = 130;
/// The most options of a position.
const OPTIONS: usize = 14;
/// The ways to value a simulation: the mean of the leads after these turns, from the first to the last.
const WAYS: [(usize, usize); 10] =
    [(2, 2), (4, 4), (6, 6), (8, 8), (12, 12), (2, 4), (3, 6), (4, 8), DEEP, (usize::MAX, usize::MAX)];
/// The way that misses least.
const DEEP: (usize, usize) = (6, 12);
/// The distance of options to the first one, in points, up to which they are compared with it.
const NEAR: f64 = 3.0;

/// The leads after each turn of each simulation of an option.
type Leads = Vec<Vec<f64>>;

/// What was seen in a position.
struct Seen {
    options: Vec<Leads>,
    /// The number of options near the first one.
    near: usize,
    /// The choices of each bot with two different dice, as numbers of options.
    choices: Vec<[usize; 2]>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [positions, worlds, bots @ ..] = arguments.as_slice() else {
        return Err("name a number of positions, a number of worlds, and bots, such as 40 96 search:100 search:1000".into());
    };
    let (positions, worlds) = (positions.parse::<u64>()?, worlds.parse::<u64>()?);
    let rules = Arc::new(Table::default().rules(&linked())?);
    let mut all = Vec::new();
    for number in 0..positions {
        let Some(game) = position(&rules, number)? else { continue };
        all.push(see(&GameView::for_asked(&game), number, worlds, bots)?);
    }
    println!("{} positions\n\nturns    noise  signal  slope  missed", all.len());
    for way in WAYS {
        let name = if way.0 == usize::MAX { "all".to_owned() } else { format!("{} to {}", way.0, way.1) };
        let [noise, signal, slope, missed] = quality(&all, way);
        println!("{name:8} {noise:5.2}  {signal:6.2}  {slope:5.2}  {missed:6.2}");
    }
    println!("\nbot           itself   first  behind the best        at the end, standard errors");
    for (i, name) in bots.iter().enumerate() {
        let share = |agrees: &dyn Fn(&Seen) -> bool| 100.0 * mean(all.iter().map(|seen| f64::from(u8::from(agrees(seen)))));
        let itself = share(&|seen| seen.choices[i][0] == seen.choices[i][1]);
        let first = share(&|seen| seen.choices[i][1] == seen.choices[0][0]);
        let [behind, behind_error] = average(&all.iter().map(|seen| seen.behind(seen.choices[i][1])).collect::<Vec<_>>());
        let end = |seen: &Seen, option: usize| mean(seen.options[option].iter().map(|leads| value(leads, WAYS[9])));
        let gains: Vec<f64> = all.iter().map(|seen| end(seen, seen.choices[i][1]) - end(seen, seen.choices[0][0])).collect();
        let [gain, gain_error] = average(&gains);
        println!("{name:12} {itself:5.0} % {first:5.0} %  {behind:.2}, {behind_error:.2}  {gain:+.2}, {gain_error:.2}");
    }
    Ok(())
}

impl Seen {
    /// Returns the points by which an option is behind the best one, by the mean of the leads after turns
    /// 4 to 8: one half of the worlds chooses the best option, and the other half measures.
    fn behind(&self, option: usize) -> f64 {
        let means = |half: usize| -> Vec<f64> {
            let of = |leads: &Leads| {
                let (first, second) = leads.split_at(leads.len() / 2);
                mean(if half == 0 { first } else { second }.iter().map(|leads| value(leads, WAYS[7])))
            };
            self.options.iter().map(of).collect()
        };
        let halves = [means(0), means(1)];
        let measured = [(0, 1), (1, 0)].map(|(chooses, measures)| {
            let best = (0..self.options.len()).max_by(|a, b| halves[chooses][*a].total_cmp(&halves[chooses][*b]));
            best.map_or(0.0, |best| halves[measures][best] - halves[measures][option])
        });
        mean(measured.into_iter())
    }
}

/// Returns the mean of numbers and its standard error.
fn average(numbers: &[f64]) -> [f64; 2] {
    let average = mean(numbers.iter().copied());
    let variance = mean(numbers.iter().map(|number| (number - average) * (number - average)));
    [average, (variance / numbers.len().max(1) as f64).sqrt()]
}

/// Returns the numbers of a way to value simulations: noise, signal, slope, and what it misses.
fn quality(all: &[Seen], way: (usize, usize)) -> [f64; 4] {
    let (own, deep, end) = (differences(all, way), differences(all, DEEP), differences(all, WAYS[9]));
    let noise = mean(own.iter().map(|difference| difference.variance)).sqrt();
    let signal = product(&own, &own).max(1e-9);
    let deep_signal = product(&deep, &deep);
    let missed = (deep_signal - product(&own, &deep).powi(2) / signal).max(0.0);
    [noise, signal.sqrt(), product(&own, &end) / signal, missed.sqrt()]
}

/// The difference of an option to the first one: its means over two halves of the worlds, and its variance.
struct Difference {
    halves: [f64; 2],
    variance: f64,
}

/// Returns the differences of all options that are near the first one of their position.
fn differences(all: &[Seen], way: (usize, usize)) -> Vec<Difference> {
    let of = |first: &Leads, other: &Leads| {
        let each: Vec<f64> = other.iter().zip(first).map(|(a, b)| value(a, way) - value(b, way)).collect();
        let average = mean(each.iter().copied());
        let (a, b) = each.split_at(each.len() / 2);
        let halves = [a, b].map(|half| mean(half.iter().copied()));
        Difference { halves, variance: mean(each.iter().map(|one| (one - average) * (one - average))) }
    };
    let near = |seen: &'_ Seen| -> Vec<Difference> {
        seen.options.iter().take(seen.near).skip(1).map(|other| of(&seen.options[0], other)).collect()
    };
    all.iter().flat_map(near).collect()
}

/// Returns the mean product of two kinds of differences, each from another half of the worlds, so that
/// their common luck does not count.
fn product(a: &[Difference], b: &[Difference]) -> f64 {
    mean(a.iter().zip(b).map(|(a, b)| (a.halves[0] * b.halves[1] + a.halves[1] * b.halves[0]) / 2.0))
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), number| (count + 1.0, sum + number));
    sum / f64::max(count, 1.0)
}

/// Returns the value of a simulation with these leads. A game that is over keeps its last one.
fn value(leads: &[f64], (first, last): (usize, usize)) -> f64 {
    let end = leads.len().saturating_sub(1);
    mean((first.min(end)..=last.min(end)).map(|turn| leads[turn]))
}

/// Plays the best options of a position on, and asks the bots.
fn see(view: &GameView, number: u64, worlds: u64, bots: &[String]) -> Result<Seen, Box<dyn Error>> {
    let ranked = Greedy::default().rank(view, &mut Dice::new(number, u64::MAX));
    let best = ranked.first().map_or(0.0, |(promise, _)| *promise);
    let near = ranked.iter().take(OPTIONS).take_while(|(promise, _)| best - promise < NEAR).count();
    let mut options: Vec<usize> = ranked.iter().take(OPTIONS).map(|(_, option)| *option).collect();
    let mut choices = Vec::new();
    for name in bots {
        let mut bot = make(name)?;
        let chosen = [1, 2].map(|seed| bot.choose(view, &mut Dice::new(number, seed)));
        choices.push(chosen.map(|choice| {
            options.iter().position(|option| *option == choice).unwrap_or_else(|| {
                options.push(choice);
                options.len() - 1
            })
        }));
    }
    let mut player = Greedy::new(Effort::QUICK, Numbers::FITTED);
    let mut played = Vec::new();
    for option in options {
        let leads = (0..worlds).map(|world| play_on(view, option, world, &mut player));
        played.push(leads.collect::<Result<Leads, _>>()?);
    }
    Ok(Seen { options: played, near, choices })
}

/// Plays an option on to the end in the world of a seed, and returns the leads after each turn.
fn play_on(view: &GameView, option: usize, seed: u64, player: &mut Greedy) -> Result<Vec<f64>, Box<dyn Error>> {
    let me = view.decision().ok_or("nobody is asked")?.ask.player.index();
    let (mut world, mut evaluation, mut dice) = (view.determinize(seed), Evaluation::default(), Dice::new(seed, 0));
    let mut turn = world.state().core.turn.number;
    let mut leads = Vec::new();
    world.apply_nth(option)?;
    loop {
        let over = world.decision().is_none();
        if over || world.state().core.turn.number != turn {
            turn = world.state().core.turn.number;
            evaluation.prepare(world.view());
            leads.push(evaluation.leads(world.view())?[me]);
        }
        if over {
            return Ok(leads);
        }
        let choice = player.choose(&GameView::for_asked(&world), &mut dice);
        world.apply_nth(choice)?;
    }
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
