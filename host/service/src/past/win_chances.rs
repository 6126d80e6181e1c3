//! The chances to win over a game that is over.

use bastide_bots::evaluation::Evaluation;
use bastide_bots::search::win_chance;
use bastide_core::Game;
use bastide_core::record::Recorder;

/// Returns the chances of all seats to win after each action, from 0 to 1, by the evaluation of the
/// bots. Within a turn they are those at its beginning. Returns `None` while the game goes on, since
/// they would help a player, and if the game cannot be replayed.
///
/// The work is one evaluation for each turn, and no search.
pub(super) fn after_each_action(recorder: &Recorder) -> Option<Vec<Vec<f64>>> {
    if !recorder.game().is_over() {
        return None;
    }
    let rules = recorder.game().rules();
    let opening = recorder.table().opening(rules, recorder.seed()).ok()?;
    let mut game = Game::new(rules.clone(), &opening).ok()?;
    let mut evaluation = Evaluation::default();
    let mut now = win_chance::chances(&mut evaluation, &game);
    let mut turn = game.state().core.turn.number;
    let mut all = Vec::with_capacity(recorder.len());
    for (_, action, _) in recorder.played() {
        game.apply(action).ok()?;
        if game.is_over() || game.state().core.turn.number != turn {
            turn = game.state().core.turn.number;
            now = win_chance::chances(&mut evaluation, &game);
        }
        all.push(now.clone());
    }
    Some(all)
}
