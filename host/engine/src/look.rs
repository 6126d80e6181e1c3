//! The view of one viewer of a game: the state for scripts, and the parts of the page.

use std::sync::Arc;

use bastide_core::{Game, Player};
use bastide_session::Names;
use bastide_session::speech::Speech;
use bastide_session::words::Words;
use serde_json::{Value, json};

use super::protocol::{Look, Viewer};
use super::reader::Reader;
use super::state::Engine;
use super::{ends, fragments, side_panel};

/// The number of moves in the log of a page.
const LOG: usize = 60;

impl Engine {
    /// Describes the game for a viewer; `options` adds what the viewer may choose, and `ends` marks
    /// the options after which another player is asked.
    pub(super) fn look(&mut self, viewer: &Viewer, options: bool, ends: bool, at: Option<usize>) -> Result<Look, String> {
        self.session.tell_in(&viewer.language).map_err(|e| e.message())?;
        let names = self.session.names().clone().in_language(viewer.language.clone());
        let (reader, viewer) = (self.reader(&names), viewer.player());
        let known = reader.known(viewer, at);
        let now = known == reader.known(viewer, None);
        let seen = reader.seen(viewer, at)?;
        let mut look = reader.look_at(&seen, viewer, known, options && now);
        if let Some(options) = look.state.get_mut("options").filter(|_| ends) {
            ends::mark(&seen, options);
        }
        if now {
            self.add_log(&mut look, viewer, &names);
        }
        if now && seen.is_over() {
            look.parts.insert("h/end".into(), Arc::from(self.end_card(&names)?));
            let steps = self.reader(&names).final_scoring(&seen);
            look.parts.insert("m/final".into(), Arc::from(json!(steps).to_string()));
        }
        Ok(look)
    }

    /// Adds the last moves that a viewer knows of, one row for each turn of a player, under `l/` and the
    /// number of its first move.
    fn add_log(&self, look: &mut Look, viewer: Option<Player>, names: &Names) {
        let moves: Vec<_> = self.session.moves_for(viewer, names.language()).cloned().collect();
        let mut number = 1;
        for row in moves.chunk_by(|a, b| (a.player, a.turn) == (b.player, b.turn)) {
            if number + row.len() + LOG > moves.len() {
                let html = fragments::news(row, names, self.session.game(), number);
                look.parts.insert(format!("l/{number:05}"), Arc::from(html));
            }
            number += row.len();
        }
        look.state.insert("known".into(), json!(moves.len()));
    }
}

impl Reader<'_> {
    /// Describes a game that a viewer sees after this number of known actions.
    pub(super) fn look_at(self, seen: &Game, viewer: Option<Player>, known: usize, options: bool) -> Look {
        let mut look = Look::default();
        let with_options = options && seen.decision().is_some_and(|d| Some(d.ask.player) == viewer);
        self.add_board(&mut look, seen, known, with_options);
        self.add_state(&mut look, seen);
        let mut part = |key: &str, html: String| _ = look.parts.insert(key.to_owned(), Arc::from(html));
        for (n, player) in fragments::players(seen, self.names, self.pictures).into_iter().enumerate() {
            part(&format!("h/players/{n}"), player);
        }
        if let Some(hand) = side_panel::hand(seen, self.names, viewer, self.pictures) {
            part("h/cards/0", hand);
        }
        for (key, board) in side_panel::side_boards(seen, self.names, viewer, self.pictures) {
            part(&format!("h/side/{key}"), board);
        }
        part("h/facts", side_panel::facts(seen, self.names));
        look
    }

    fn add_state(self, look: &mut Look, seen: &Game) {
        let core = &seen.state().core;
        let names = self.names;
        let mut put = |key: &str, value: Value| _ = look.state.insert(key.to_owned(), value);
        put("turn", json!(core.turn.number));
        put("active", json!(core.turn.active.0));
        put("left", json!(seen.view().tiles_left()));
        put("over", json!(seen.is_over()));
        put("names", json!(names.iter().collect::<Vec<_>>()));
        put("scores", json!(core.players().map(|p| core.score[p.index()]).collect::<Vec<_>>()));
        put("bounded", json!(core.board.is_bounded()));
        if let Some(decision) = seen.decision() {
            let prompt = seen.rules().names.prompts.name(decision.ask.prompt.index());
            let speech = Speech::of(seen.rules(), names.language());
            let (prompt, help) = (speech.prompt(prompt), speech.prompt_help(prompt));
            put("asked", json!(decision.ask.player.0));
            put("prompt", json!(prompt));
            put("prompt_help", json!(help));
            put("who", json!(Words::of_log(seen, names).player(decision.ask.player)));
        }
    }
}
