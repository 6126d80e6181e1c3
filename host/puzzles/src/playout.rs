//! Playing a position on to the end of the game, for the points that its players really get.
//!
//! Both players are quick greedy ones. The same seed draws the same tiles after each turn that is compared, so that
//! luck does not decide between turns.

use bastide_bots::evaluation::Numbers;
use bastide_bots::greedy::{Effort, Greedy};
use bastide_bots::{Bot, Dice};
use bastide_core::{Action, Game, GameView, Player};

/// The most decisions of a playout. A game in which a turn never ends has no outcome.
const MOST_DECISIONS: usize = 3000;

/// The effort of the players: a little less than that of simulations, which end after some turns.
const PLAYER: Effort = Effort { further: 120, followed: &[2, 1], ..Effort::QUICK };

/// The final points of a playout.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outcome {
    /// The points of the player who decides.
    pub(crate) mine: f64,
    /// The points of the best of the others.
    pub(crate) rival: f64,
}

impl Outcome {
    /// Returns by how many points the player wins, below 0 for a loss.
    pub(crate) fn margin(self) -> f64 {
        self.mine - self.rival
    }
}

/// The player of playouts.
#[derive(Debug)]
pub(crate) struct Playout {
    player: Greedy,
    world: Option<Game>,
}

impl Default for Playout {
    fn default() -> Playout {
        Playout { player: Greedy::new(PLAYER, Numbers::FITTED), world: None }
    }
}

impl Playout {
    /// Plays the actions of a turn and then the game to its end. Returns `None` if an action is not offered, a plugin
    /// fails, or the game does not end.
    pub(crate) fn run(&mut self, view: &GameView, me: Player, turn: &[Action], seed: u64) -> Option<Outcome> {
        let mut world = self.world.take().unwrap_or_else(|| view.determinize(0));
        view.determinize_into(&mut world, seed);
        let outcome = self.play(&mut world, me, turn, seed);
        self.world = Some(world);
        outcome
    }

    fn play(&mut self, world: &mut Game, me: Player, turn: &[Action], seed: u64) -> Option<Outcome> {
        for action in turn {
            world.apply(*action).ok()?;
        }
        let mut dice = Dice::new(seed, 0);
        for _ in 0..MOST_DECISIONS {
            if world.decision().is_none() {
                break;
            }
            let choice = self.player.choose(&GameView::for_asked(world), &mut dice);
            world.apply_nth(choice).ok()?;
        }
        let core = &world.state().core;
        if !world.is_over() || world.fault().is_some() {
            return None;
        }
        let points = |player: Player| core.score.get(player.index()).map_or(0.0, |points| f64::from(*points));
        let rival = core.players().filter(|player| *player != me).map(points).fold(f64::MIN, f64::max);
        Some(Outcome { mine: points(me), rival })
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{GameSetup, Table, linked};

    use super::*;

    #[test]
    fn a_playout_ends_with_final_points_and_is_the_same_for_the_same_seed() -> Result<(), Box<dyn Error>> {
        let rules = std::sync::Arc::new(Table::parse("table.toml", "")?.rules(&linked())?);
        let mut game = Game::new(rules, &GameSetup::seeded(3))?;
        while game.view().tiles_left() > 6 {
            game.apply_nth(0)?;
        }
        let view = GameView::for_asked(&game);
        let decision = view.decision().ok_or("over")?;
        let (me, first) = (decision.ask.player, decision.get(0).ok_or("no option")?);
        let mut playout = Playout::default();
        let outcomes: Vec<Outcome> = (0..6).filter_map(|seed| playout.run(&view, me, &[first], seed)).collect();
        assert_eq!(outcomes.len(), 6);
        assert_eq!(Playout::default().run(&view, me, &[first], 4).as_ref(), outcomes.get(4));
        let score = |player: Player| f64::from(game.state().core.score[player.index()]);
        assert!(outcomes.iter().all(|outcome| outcome.mine >= score(me)), "points are only added: {outcomes:?}");
        assert!(outcomes.iter().any(|outcome| outcome.margin() != outcomes[0].margin()), "other draws, other points");
        Ok(())
    }
}
