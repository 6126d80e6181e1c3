//! Plays games of the greedy bot against one without the plugins' estimates (`expected_gains`),
//! and prints wins and points. Each seed is played twice, with the seats exchanged.
//!
//! `cargo run --release -p bastide-bots --example expected_gains -- 500 princess-dragon`

use std::error::Error;
use std::sync::Arc;

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_bots::greedy::Greedy;
use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameSetup, GameView, Table, linked};
use bastide_count_king_robber as _;
use bastide_princess_dragon as _;
use bastide_tower as _;
use bastide_wheel_of_fortune as _;

fn main() -> Result<(), Box<dyn Error>> {
    let seeds: u64 = std::env::args().nth(1).map_or(Ok(100), |n| n.parse())?;
    let plugin = std::env::args().nth(2).unwrap_or_else(|| "wheel-of-fortune".into());
    let table = format!("players = ['red', 'blue']\n[{plugin}]\n");
    let rules = Arc::new(Table::parse("table.toml", &table)?.rules(&linked())?);
    // Wins, losses, points of the bot with the estimates, and of the other.
    let (mut won, mut lost, mut points) = (0, 0, [0, 0]);
    for (seed, seat) in (0..seeds).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let mut bots = [Greedy::default(), Greedy::without_gains()];
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
        (won, lost) = (won + u32::from(mine > other), lost + u32::from(mine < other));
        (points[0], points[1]) = (points[0] + mine, points[1] + other);
    }
    let games = (2 * seeds) as f64;
    println!(
        "{games} games: {won} won, {lost} lost; {:.1} points a game against {:.1}",
        f64::from(points[0]) / games,
        f64::from(points[1]) / games
    );
    Ok(())
}
