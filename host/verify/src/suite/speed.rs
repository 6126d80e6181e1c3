//! The time of a turn of random games with an expansion and without it.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::{Game, Ruleset, Table};
use cpu_time::ThreadTime;

use crate::dice::Dice;
use crate::games::properties::MAX_DECISIONS;
use crate::suite::{Speed, Subject};

/// The rounds in which both tables are played in turn.
const ROUNDS: usize = 5;
/// The CPU time of a table in a round.
const ROUND: Duration = Duration::from_millis(60);

impl Subject<'_> {
    /// Measures both times, in alternation. They are of one turn, as the costs of the hooks are: an expansion
    /// that makes games longer does not make their turns slower.
    pub(crate) fn speed(&self) -> Option<Speed> {
        let table = self.watched_table();
        let mut bare = table.clone();
        bare.plugins.remove(self.id());
        let (with, without) = (self.compile(&table).ok()?, self.compile(&bare).ok()?);
        let (mut dice, mut rounds) = (Dice::new(self.seed), Vec::new());
        for _ in 0..ROUNDS {
            self.follow.begins(&"the speed of random games");
            rounds.push((ns_a_turn(&table, &with, &mut dice)?, ns_a_turn(&bare, &without, &mut dice)?));
        }
        // The fastest round is the one that other programs disturbed least.
        let best = |times: &dyn Fn(&(f64, f64)) -> f64| rounds.iter().map(times).fold(f64::INFINITY, f64::min);
        Some(Speed { with: best(&|round| round.0), without: best(&|round| round.1) })
    }
}

/// Plays random games at a table for a while. Returns the CPU time of a turn in nanoseconds.
fn ns_a_turn(table: &Table, rules: &Arc<Ruleset>, dice: &mut Dice) -> Option<f64> {
    let clock = ThreadTime::try_now().ok()?;
    let mut turns = 0;
    while turns == 0 || clock.try_elapsed().ok()? < ROUND {
        let mut game = Game::new(rules.clone(), &table.opening(rules, dice.roll()).ok()?).ok()?;
        for _ in 0..MAX_DECISIONS {
            let Some(decision) = game.decision() else { break };
            let choice = dice.choose(&decision, 1);
            game.apply_nth(choice).ok()?;
        }
        turns += u64::from(game.state().core.turn.number.max(1));
    }
    Some(clock.try_elapsed().ok()?.as_nanos() as f64 / turns as f64)
}
