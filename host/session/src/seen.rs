//! Moves in words as each seat sees them.
//!
//! Narration is made from a copy of the game without what the viewer must not see, so it cannot
//! tell it. At a table that hides nothing all viewers read the same words, and none of this runs.

use bastide_core::{Action, Game, GameView, Player};
use bastide_texts::Args;

use crate::names::Names;
use crate::narration;
use crate::words::Words;

/// Returns all viewers of a game: the seats in turn order, then the spectators.
pub fn viewers(game: &Game) -> impl Iterator<Item = Option<Player>> + use<> {
    game.state().core.players().map(Some).chain([None])
}

/// Returns an action as a viewer sees it, without its subject. Call it before
/// the action is applied.
pub fn deed(game: &Game, viewer: Option<Player>, names: &Names, by: Player, action: &Action) -> String {
    if viewer != Some(by) && game.rules().hides_from_others(by, action) {
        // The action concerns a place that only they know.
        return Words::of_log(game, names).speech().say("hidden-move", &Args::new());
    }
    let seen = GameView::for_player(game, viewer).into_game();
    narration::deed(&seen, names, by, action)
}

/// Returns the effects of the last action that its [`deed`] does not mention, as a viewer sees them
/// once a sealed answer is open.
pub fn effects(game: &Game, viewer: Option<Player>, names: &Names, by: Player, action: &Action) -> Vec<String> {
    let seen = GameView::when_unsealed(game, viewer).into_game();
    if viewer != Some(by) && game.rules().hides_from_others(by, action) {
        return narration::notes(&seen, names);
    }
    narration::effects(&seen, names, by, action)
}
