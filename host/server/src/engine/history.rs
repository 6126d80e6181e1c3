//! Earlier moments of a game, and the game as files.

use bastide_core::{Game, Player};
use bastide_render::Scene;
use bastide_session::transcript::{Transcript, after};
use serde_json::{Value, json};

use super::protocol::Format;
use super::state::Engine;
use super::win_chances;

/// The width of a picture in pixels.
const PIXELS: u32 = 1600;

impl Engine {
    /// Returns the number of actions after which a viewer knew of this many; `None` for all that the
    /// viewer knows of now. Answers that are still sealed are not counted.
    fn actions(&self, viewer: Option<Player>, known: usize) -> Option<usize> {
        let recorder = self.session.recorder();
        if known >= recorder.known_to(viewer) {
            return None;
        }
        let mut of_known = (0..recorder.len()).filter(|index| !recorder.is_sealed(*index, viewer));
        match known.checked_sub(1) {
            Some(last) => of_known.nth(last).map(|index| index + 1),
            None => Some(0),
        }
    }

    /// Returns the game as it is now, or was after the viewer knew of `at` actions, without what the
    /// viewer could not see then.
    pub(super) fn seen(&mut self, viewer: Option<Player>, at: Option<usize>) -> Result<Game, String> {
        let Some(at) = at.and_then(|at| self.actions(viewer, at)) else {
            return Ok(self.session.view_for(viewer).into_game());
        };
        let recorder = self.past.recorder(self.session.recorder(), at)?;
        Ok(bastide_core::GameView::for_player(recorder.game(), viewer).into_game())
    }

    /// Returns the number of actions that a viewer knows of, of the first `at`.
    pub(super) fn known(&self, viewer: Option<Player>, at: Option<usize>) -> usize {
        let known = self.session.recorder().known_to(viewer);
        at.map_or(known, |at| at.min(known))
    }

    /// Returns the scores after each action that a viewer knows of, and the chances to win if the
    /// game is over.
    pub(super) fn scores(&self, viewer: Option<Player>) -> Result<Value, String> {
        let transcript = Transcript::for_player(self.session.recorder(), viewer).map_err(|e| e.message())?;
        let moves: Vec<Value> = transcript
            .moves
            .iter()
            .map(|m| json!({"n": m.number, "turn": m.turn, "player": m.player, "words": m.words, "notes": m.notes, "scores": m.scores}))
            .collect();
        let names: Vec<&str> = self.session.names().iter().collect();
        Ok(json!({"names": names, "moves": moves, "over": transcript.is_over, "table": transcript.table,
                  "standings": transcript.seats, "chances": win_chances::after_each_action(self.session.recorder())}))
    }

    /// Writes the game in a format, as a viewer may see it.
    pub(super) fn write(&mut self, viewer: Option<Player>, format: Format, at: Option<usize>) -> Result<Vec<u8>, String> {
        match format {
            Format::Record => Ok(self.session.recorder().text_for(viewer).into_bytes()),
            Format::Svg | Format::Png => {
                let (seen, known) = (self.seen(viewer, at)?, self.known(viewer, at));
                let svg = bastide_render::svg(seen.view(), &self.scene(&seen, known));
                match format {
                    Format::Png => bastide_render::png(&svg, PIXELS).map_err(|e| e.to_string()),
                    _ => Ok(svg.into_bytes()),
                }
            }
            Format::Jcz => {
                let recorder = self.session.recorder();
                if !recorder.game().is_over() {
                    // The format holds the draws to come.
                    return Err("a game is exported when it is over".into());
                }
                let exported = bastide_jcz::export(recorder, &bastide_tables::plugins::available()).map_err(|e| e.to_string())?;
                serde_json::to_vec_pretty(&exported.game).map_err(|e| e.to_string())
            }
        }
    }

    /// Returns the text of a picture around the board.
    pub(super) fn scene(&self, seen: &Game, actions: usize) -> Scene {
        let title = bastide_core::message::list(seen.rules().plugins.iter().map(|p| p.title));
        let mut scene = Scene::of(seen.view(), &title);
        let state = format!("turn {}, {}", seen.state().core.turn.number, after(actions, seen.is_over()));
        scene.subtitle = format!("{} edition, {state}", seen.rules().edition.name());
        scene.events = seen.log().events().to_vec();
        scene.asked = seen.decision().map(|d| d.ask.player);
        scene.names = self.session.names().iter().map(str::to_owned).collect();
        scene
    }
}
