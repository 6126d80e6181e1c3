//! The moves of a record in words, with the scores after each.

use bastide_core::{Action, Game, Player};
use bastide_session::ear::Ear;
use bastide_session::transcript::Transcript;
use bastide_session::{Names, NewTile, narration};
use bastide_texts::Args;
use serde_json::{Value, json};

use super::win_chances;
use crate::cells;
use crate::reader::Reader;
use crate::texts;

impl Reader<'_> {
    /// Returns the scores after each action that a viewer knows of, and the chances to win if the
    /// game is over.
    pub(crate) fn scores(self, viewer: Option<Player>) -> Result<Value, String> {
        let (names, language) = (self.names, self.names.language());
        let transcript = Transcript::for_player(self.recorder, viewer, language).map_err(|e| e.message())?;
        // The board as it is now knows the places of all moves.
        let seen = self.seen_now(viewer);
        let ear = Ear::of(&seen, names);
        let told = |text: &String| cells::told(text, ear, language);
        let moves: Vec<Value> = transcript
            .moves
            .iter()
            .map(|m| {
                let words = m.placed.map_or_else(|| told(&m.words), |new| placed(ear, names, new));
                let notes: Vec<String> = m.notes.iter().map(told).collect();
                json!({"n": m.number, "turn": m.turn, "player": m.player, "words": words, "notes": notes, "scores": m.scores})
            })
            .collect();
        let names: Vec<&str> = names.iter().collect();
        Ok(json!({"names": names, "moves": moves, "over": transcript.is_over, "table": transcript.table,
                  "standings": transcript.seats, "chances": win_chances::after_each_action(self.recorder)}))
    }
}

/// Returns an action in words without coordinates and the ids of tiles. `game` is the game before it.
pub(crate) fn deed(game: &Game, names: &Names, by: Player, action: &Action) -> String {
    let ear = Ear::of(game, names);
    match NewTile::of(action) {
        Some(new) => placed(ear, names, new),
        None => cells::told(&narration::deed(game, names, by, action), ear, names.language()),
    }
}

/// Returns the words for a player who places a tile.
fn placed(ear: Ear, names: &Names, new: NewTile) -> String {
    let args = Args::new().with("tile", ear.placed(new.tile, new.turn, new.cell));
    texts::say_with(names.language(), "board-places-tile", &args)
}
