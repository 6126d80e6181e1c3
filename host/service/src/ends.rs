//! Which options end what a player does: after them somebody else is asked, or the game is over.

use bastide_core::{Game, GameView};
use serde_json::{Value, json};

/// The most options that are tried; where there are more, none of them is marked.
const MAX: usize = 150;

/// Marks the options after which another player is asked. `seen` is the game as the asked player sees
/// it, so the mark tells nothing that is hidden.
pub(super) fn mark(seen: &Game, options: &mut Value) {
    let Some(options) = options.as_array_mut().filter(|options| options.len() <= MAX) else { return };
    let asked = GameView::for_asked(seen).seat();
    let mut copy = seen.clone();
    for option in options {
        let Some(number) = option["n"].as_u64().filter(|_| option["lo"].is_null()) else { continue };
        copy.clone_from(seen);
        let done = copy.apply_nth(number as usize).is_ok();
        if done && GameView::for_asked(&copy).seat() != asked {
            option["ends"] = json!(true);
        }
    }
}
