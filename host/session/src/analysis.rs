//! The moves of a game, judged: how much each loses against the best one that a search finds.
//!
//! [`decisions`] replays a record and returns its decisions; [`judge`] compares the option that was
//! taken with the others, as the seat saw the game. The command `bastide analyze` judges the decisions
//! on several threads, and a server judges a few of them for each request. The numbers are the same,
//! since the dice of a decision depend on nothing but the seed and the number of its action.

use std::ops::Range;

use bastide_bots::{Comparison, Dice, Search};
use bastide_core::record::Recorder;
use bastide_core::{Action, Game, GameView, Player};

use crate::error::SessionError;

/// The simulations for each decision, unless the user chooses another number.
pub const SIMULATIONS: u32 = 100;
/// The seed of the analysis, unless the user chooses another one.
pub const SEED: u64 = 1;
/// The points from which a lost move is a mistake.
const MISTAKE: f64 = 1.0;
/// The least loss of a mistake, in standard errors.
const SURE: f64 = 2.0;

/// A decision of a game that had more than one option.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The number of its action, from 1.
    pub action: usize,
    /// The player who decided.
    pub player: Player,
    /// The action that was taken.
    pub played: Action,
    /// The game before it.
    pub game: Game,
    /// The number of the option that was taken.
    option: usize,
}

/// A decision, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The best action that was found; the taken one if none is better.
    pub best: Action,
    /// The expected points that the taken action loses against the best one; 0 or more.
    pub lost: f64,
    /// The standard error of `lost`.
    pub error: f64,
    /// The chance of each seat to win after the taken action, from 0 to 1.
    pub chances: Vec<f64>,
}

impl Judged {
    /// Returns `true` if the action loses a point or more, and surely so: two standard errors or more.
    pub fn is_mistake(&self) -> bool {
        self.lost >= MISTAKE && self.lost >= SURE * self.error
    }
}

/// Returns the decisions of a game that had more than one option, of the actions with these numbers,
/// counted from 0.
///
/// # Errors
/// The game fails when it is replayed.
pub fn decisions(recorder: &Recorder, actions: Range<usize>) -> Result<Vec<Decided>, SessionError> {
    let (rules, seed) = (recorder.game().rules(), recorder.seed());
    let opening = recorder.table().opening(rules, seed)?;
    let mut game = Game::new(rules.clone(), &opening).map_err(|fault| SessionError::broken(seed, fault))?;
    let mut decisions = Vec::new();
    for (i, (player, played, _)) in recorder.played().enumerate().take(actions.end) {
        let decision = game.decision().filter(|decision| decision.len() > 1 && i >= actions.start);
        if let Some(option) = decision.and_then(|decision| decision.iter().position(|action| action == played)) {
            decisions.push(Decided { action: i + 1, player, played, option, game: game.clone() });
        }
        game.apply(played).map_err(|refused| SessionError::refused(seed, refused))?;
    }
    Ok(decisions)
}

/// Judges a decision as its player saw the game. Returns `None` if a plugin fails in all simulations.
pub fn judge(decided: &Decided, search: &mut Search, simulations: u32, seed: u64) -> Option<Judged> {
    let view = GameView::for_player(&decided.game, Some(decided.player));
    let mut dice = Dice::new(seed, decided.action as u64);
    let Comparison { best, lost, error, chances } = search.compare(&view, decided.option, simulations, &mut dice)?;
    let best = decided.game.decision().and_then(|decision| decision.get(best)).unwrap_or(decided.played);
    Some(Judged { best, lost, error, chances })
}

#[cfg(test)]
mod tests {
    use bastide_bots::Budget;

    use super::*;
    use crate::fixture::{Done, table};

    #[test]
    fn a_decision_is_judged_alike_alone_and_with_others() -> Done {
        let (table, rules) = table("")?;
        let mut recorder = Recorder::start(table, rules, 6)?;
        for n in 0..14 {
            let action = recorder.game().decision().and_then(|decision| decision.get(n % decision.len())).ok_or("over")?;
            recorder.play(action)?;
        }
        let judged = |actions: Range<usize>| -> Done<Vec<(usize, Option<Judged>)>> {
            let mut search = Search::new(Budget::Simulations(20));
            let all = decisions(&recorder, actions)?;
            Ok(all.iter().map(|decided| (decided.action, judge(decided, &mut search, 20, SEED))).collect())
        };
        let all = judged(0..14)?;
        assert!(all.len() > 8 && all.iter().all(|(_, judged)| judged.is_some()));
        let parts: Vec<_> = [judged(0..5)?, judged(5..6)?, judged(6..99)?].concat();
        assert_eq!(parts, all);
        assert!(all.iter().any(|(_, judged)| judged.as_ref().is_some_and(|judged| judged.lost > 0.0)));
        Ok(())
    }
}
