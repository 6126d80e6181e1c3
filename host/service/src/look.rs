//! The view of one viewer of a game: the state for scripts, and the parts of the page.

use std::sync::Arc;

use bastide_core::{FigureKind, Game, Player};
use bastide_session::words::Words;
use bastide_session::{Names, News};
use serde_json::{Value, json};

use super::options::heading::{self, Heading};
use super::protocol::{Look, Viewer};
use super::reader::Reader;
use super::state::OpenGame;
use super::{ends, fragments, side_panel, since};

/// The number of moves in the log of a page.
const LOG: usize = 60;

impl OpenGame {
    /// Describes the game for a viewer; `options` adds what the viewer may choose, and `ends` marks
    /// the options after which another player is asked. `left` are the seats whose people left, if the game has ended.
    pub(super) fn look(
        &mut self,
        viewer: &Viewer,
        options: bool,
        ends: bool,
        at: Option<usize>,
        left: Option<&[u8]>,
    ) -> Result<Look, String> {
        self.session.tell_in(&viewer.language).map_err(|e| e.message())?;
        let names = self.session.names().clone().in_language(viewer.language.clone());
        let (reader, viewer) = (self.reader(&names), viewer.player());
        let known = reader.known(viewer, at);
        let now = known == reader.known(viewer, None);
        let seen = reader.seen(viewer, at)?;
        let mut look = reader.look_at(&seen, viewer, known, options && now, left.filter(|_| now));
        if let Some(options) = look.state.get_mut("options").filter(|_| ends) {
            ends::mark(&seen, options);
        }
        if now {
            let moves: Vec<News> = self.session.moves_for(viewer, names.language()).cloned().collect();
            self.add_log(&mut look, &moves, &names);
            let plays = viewer.filter(|_| left.is_none() && !seen.is_over());
            plays.into_iter().for_each(|viewer| self.add_since(&mut look, &moves, viewer, &names));
        }
        if now && (seen.is_over() || left.is_some()) {
            look.parts.insert("h/end".into(), Arc::from(self.end_card(&names, left.unwrap_or_default())?));
        }
        if now && seen.is_over() {
            let steps = self.reader(&names).final_scoring(&seen);
            look.parts.insert("m/final".into(), Arc::from(json!(steps).to_string()));
        }
        Ok(look)
    }

    /// Adds the last moves that a viewer knows of, one row for each turn of a player, under `l/` and the
    /// number of its first move.
    fn add_log(&self, look: &mut Look, moves: &[News], names: &Names) {
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

    /// Adds what the others have done since the last turn of a viewer.
    fn add_since(&self, look: &mut Look, moves: &[News], viewer: Player, names: &Names) {
        let Some(since) = since::since(moves, viewer, self.session.game(), names) else { return };
        for (n, row) in since.rows.into_iter().enumerate() {
            look.parts.insert(format!("h/since/{n}"), Arc::from(row));
        }
        let placed: Vec<Value> = since.placed.iter().map(|(player, cell)| json!([cell.x, cell.y, player.0])).collect();
        look.state.insert("since".into(), json!(placed));
    }
}

impl Reader<'_> {
    /// Describes a game that a viewer sees after this number of known actions. `left` are the seats whose people left, if it
    /// has ended.
    pub(super) fn look_at(self, seen: &Game, viewer: Option<Player>, known: usize, options: bool, left: Option<&[u8]>) -> Look {
        let mut look = Look::default();
        let with_options = options && seen.decision().is_some_and(|d| Some(d.ask.player) == viewer);
        self.add_board(&mut look, seen, known, with_options);
        self.add_state(&mut look, seen);
        // Who has nobody left to deploy is told so.
        if viewer.is_some_and(|player| !has_followers(seen, player)) {
            look.state.insert("spent".into(), json!(true));
        }
        let mut part = |key: &str, html: String| _ = look.parts.insert(key.to_owned(), Arc::from(html));
        for (n, player) in fragments::players(seen, self.names, self.pictures, left).into_iter().enumerate() {
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
            put("asked", json!(decision.ask.player.0));
            if let Some(heading) = Heading::of(seen, names, self.questions) {
                put("prompt", json!(heading.words));
                put("prompt_help", json!(heading.help));
            }
            let offer = heading::offer(seen);
            if !offer.is_empty() {
                put("offer", json!(offer));
            }
            put("who", json!(Words::of_log(seen, names).player(decision.ask.player)));
        }
    }
}

/// Returns `true` if a player has a follower in the supply.
fn has_followers(game: &Game, player: Player) -> bool {
    let rules = game.rules();
    let mut kinds = (0..rules.names.figures.len()).map(FigureKind::at);
    kinds.any(|kind| rules.figures.get(kind).follower && game.state().core.in_supply(player, kind) > 0)
}
