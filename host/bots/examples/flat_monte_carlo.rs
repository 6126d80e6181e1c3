//! A player that searches by flat Monte Carlo, against the random bot.
//!
//! Each option is followed by random games in the same sampled worlds; the option with the best
//! mean difference of points is taken. `cargo run --release -p bastide-bots --example
//! flat_monte_carlo`

use std::error::Error;
use std::sync::Arc;

use bastide_base as _;
use bastide_bots::{Bot, Dice, make};
use bastide_core::{Game, GameSetup, GameView, Table, linked};

/// The number of worlds in which each option is tried.
const WORLDS: u64 = 4;
const GAMES: u64 = 2;

#[derive(Default)]
struct FlatMonteCarlo {
    copy: Option<Game>,
}

impl Bot for FlatMonteCarlo {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        let Some(decision) = view.decision() else { return 0 };
        let me = decision.ask.player.index();
        let copy = self.copy.get_or_insert_with(|| view.determinize(0));
        let first = dice.roll();
        let mut best = (i32::MIN, 0);
        for option in 0..decision.len() {
            let mut sum = 0;
            for world in 0..WORLDS {
                view.determinize_into(copy, first.wrapping_add(world));
                let mut done = copy.apply_nth(option).is_ok();
                while let Some(decision) = copy.decision().filter(|_| done) {
                    let choice = dice.below(decision.len());
                    done = copy.apply_nth(choice).is_ok();
                }
                let score = &copy.state().core.score[..view.rules().seats.len()];
                let others = score.iter().enumerate().filter(|(seat, _)| *seat != me).map(|(_, points)| *points);
                sum += score[me] - others.max().unwrap_or_default();
            }
            best = best.max((sum, option));
        }
        best.1
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Arc::new(Table::parse("table.toml", "")?.rules(&linked())?);
    for seed in 0..GAMES {
        let mut bots: [Box<dyn Bot>; 2] = [Box::new(FlatMonteCarlo::default()), make("random")?];
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed))?;
        let mut decisions = 0;
        while let Some(decision) = game.decision() {
            let mut dice = Dice::new(seed, decisions);
            let choice = bots[decision.ask.player.index()].choose(&GameView::for_asked(&game), &mut dice);
            game.apply_nth(choice)?;
            decisions += 1;
        }
        let score = game.state().core.score;
        println!("seed {seed}: flat Monte Carlo {}, random {}", score[0], score[1]);
    }
    Ok(())
}
