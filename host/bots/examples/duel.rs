//! Plays games between two bots and prints how many the first one won. Each seed is played twice, with the
//! seats exchanged. A bot is a name; or a [`Sight`] as `ERROR/ENDLESS/GAINS/RIVALS`, with which the levels were
//! chosen; or one of the words of `special`, which measure what a part of the greedy bot is worth.
//!
//! `cargo run --release -p bastide-bots --example duel -- 100 2/0.5/0.5/false greedy inns-cathedrals shop`

use std::error::Error;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Instant;

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_bots::evaluation::Numbers;
use bastide_bots::greedy::{Effort, Greedy};
use bastide_bots::sight::Sight;
use bastide_bots::{Bot, Dice, make};
use bastide_bridges_castles_bazaars as _;
use bastide_core::{Game, GameSetup, GameView, Table, linked};
use bastide_count_king_robber as _;
use bastide_hills_sheep as _;
use bastide_inns_cathedrals as _;
use bastide_princess_dragon as _;
use bastide_shop as _;
use bastide_tower as _;
use bastide_traders_builders as _;
use bastide_wheel_of_fortune as _;

/// Returns a greedy bot with another effort, other numbers, or without the estimates of plugins.
fn special(text: &str) -> Option<Greedy> {
    let with = |effort| Greedy::new(effort, Numbers::FITTED);
    Some(match text {
        "all" => with(Effort { further: 2500, ..Effort::USUAL }),
        "less" => with(Effort { further: 100, ..Effort::USUAL }),
        "thorough" => with(Effort::THOROUGH),
        "middle" => with(Effort { further: 3000, followed: &[16, 8, 8, 4], ..Effort::CAREFUL }),
        "careful" => with(Effort::CAREFUL),
        "careful-3" => with(Effort { followed: &[40, 20, 20], ..Effort::CAREFUL }),
        "by-hand" => Greedy::new(Effort::USUAL, Numbers::BY_HAND),
        "without-gains" => Greedy::without_gains(),
        _ => return None,
    })
}

fn bot(text: &str) -> Result<Box<dyn Bot>, Box<dyn Error>> {
    if let Some(greedy) = special(text) {
        return Ok(Box::new(greedy));
    }
    let parts: Vec<&str> = text.split('/').collect();
    let [error, endless, gains, rivals] = parts[..] else { return Ok(make(text)?) };
    let sight = Sight { error: error.parse()?, endless: endless.parse()?, gains: gains.parse()?, rivals: rivals.parse()? };
    Ok(Box::new(Greedy::with_sight(sight)))
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seeds, first, second, plugins @ ..] = &arguments[..] else { return Err("SEEDS BOT BOT PLUGIN...".into()) };
    let mut table = String::from("players = ['red', 'blue']\n");
    for plugin in plugins {
        writeln!(table, "[{plugin}]")?;
    }
    let rules = Arc::new(Table::parse("table.toml", &table)?.rules(&linked())?);
    let seeds: u64 = seeds.parse()?;
    let (mut share, mut points, began) = (0.0, [0, 0], Instant::now());
    for (seed, seat) in (0..seeds).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut bots = [bot(first)?, bot(second)?];
        bots.rotate_right(seat);
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
        let mut decisions = 0;
        while let Some(decision) = game.decision() {
            let mut dice = Dice::new(seed, decisions);
            let choice = bots[decision.ask.player.index()].choose(&GameView::for_asked(&game), &mut dice);
            game.apply_nth(choice)?;
            decisions += 1;
        }
        let score = game.state().core.score;
        let (mine, other) = (score[seat], score[1 - seat]);
        share += if mine == other { 0.5 } else { f64::from(u8::from(mine > other)) };
        points = [points[0] + mine, points[1] + other];
    }
    let games = (2 * seeds) as f64;
    let won = share / games;
    let elo = -400.0 * (1.0 / won.clamp(0.001, 0.999) - 1.0).log10();
    let each = points.map(|sum| f64::from(sum) / games);
    let time = began.elapsed().as_secs_f64() / games;
    println!(
        "{first} against {second}: {:.1} % of {games}, {elo:+.0} Elo; {:.1} points to {:.1}; {time:.2} s a game",
        won * 100.0,
        each[0],
        each[1]
    );
    Ok(())
}
