//! Plays some turns by always taking the middle option, and draws the board as SVG.
//!
//! `cargo run -p bastide-render --example draw_svg > board.svg`

use std::error::Error;
use std::sync::Arc;

use bastide_base as _;
use bastide_core::{Game, GameSetup, Table, linked};
use bastide_render::{Scene, svg};

/// The number of decisions before the picture.
const DECISIONS: usize = 40;

fn main() -> Result<(), Box<dyn Error>> {
    let table = Table::parse("table.toml", "edition = \"new\"\n")?;
    let rules = Arc::new(table.rules(&linked())?);
    let mut game = Game::new(rules, &GameSetup::seeded(7))?;
    for _ in 0..DECISIONS {
        let Some(middle) = game.decision().map(|decision| decision.len() / 2) else { break };
        game.apply_nth(middle)?;
    }
    let mut scene = Scene::of(game.view(), "Forty decisions");
    scene.names = vec!["Anna".into(), "Bert".into()];
    println!("{}", svg(game.view(), &scene));
    Ok(())
}
