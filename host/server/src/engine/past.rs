//! Earlier moments of a game, and the game as files.

use bastide_core::{Game, Player};
use bastide_render::Scene;
use bastide_session::transcript::{Transcript, after};
use serde_json::{Value, json};

use super::messages::Format;
use super::state::Engine;

/// The width of a picture in pixels.
const PIXELS: u32 = 1600;

impl Engine {
    /// Returns the game as it was after `at` actions, or is now, without what a viewer must not
    /// see. The past of a table that hides anything is shown when its game is over.
    pub(super) fn seen(&mut self, viewer: Option<Player>, at: Option<usize>) -> Result<Game, String> {
        let now = self.session.game();
        let Some(at) = at.filter(|at| *at < self.session.recorder().len()) else {
            return Ok(self.session.view_for(viewer).into_game());
        };
        if now.rules().hides_anything() && !now.is_over() {
            return Err("this table has secrets; its moves can be looked at when the game is over".into());
        }
        let recorder = self.past.recorder(self.session.recorder(), at)?;
        // Nothing of a game that is over is hidden, so neither is its past.
        Ok(bastide_core::GameView::for_player(recorder.game(), viewer).into_game())
    }

    /// Returns the scores after each action that a viewer knows of.
    pub(super) fn scores(&self, viewer: Option<Player>) -> Result<Value, String> {
        let transcript = Transcript::for_player(self.session.recorder(), viewer).map_err(|e| e.message())?;
        let moves: Vec<Value> = transcript
            .moves
            .iter()
            .map(|m| json!({"n": m.number, "turn": m.turn, "player": m.player, "words": m.words, "notes": m.notes, "scores": m.scores}))
            .collect();
        let names: Vec<&str> = self.session.names().iter().collect();
        Ok(json!({"names": names, "moves": moves, "over": transcript.is_over, "table": transcript.table,
                  "standings": transcript.seats}))
    }

    /// Writes the game in a format, as a viewer may see it.
    pub(super) fn write(&mut self, viewer: Option<Player>, format: Format, at: Option<usize>) -> Result<Vec<u8>, String> {
        match format {
            Format::Record => Ok(self.session.recorder().text_for(viewer).into_bytes()),
            Format::Svg | Format::Png => {
                let count = at.unwrap_or(self.session.recorder().len()).min(self.session.recorder().len());
                let seen = self.seen(viewer, at)?;
                let svg = bastide_render::svg(seen.view(), &self.scene(&seen, count));
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
