//! The game as files.

use bastide_core::Player;
use bastide_render::{TextLook, TextSize};

use super::options;
use super::protocol::Format;
use super::reader::{CANCELLED, Reader};
use super::state::OpenGame;
use super::texts::say;

/// The width of a picture in pixels.
#[cfg(feature = "png")]
const PIXELS: u32 = 1600;

impl OpenGame {
    /// Returns the whole record of the game, with what is hidden from players.
    pub fn record(&self) -> String {
        self.session.recorder().text()
    }
}

impl Reader<'_> {
    /// Writes the game in a format, as a viewer may see it.
    pub(super) fn write(
        self,
        viewer: Option<Player>,
        format: Format,
        at: Option<usize>,
        is_cancelled: &dyn Fn() -> bool,
    ) -> Result<Vec<u8>, String> {
        match format {
            Format::Record => Ok(self.recorder.text_for(viewer).into_bytes()),
            Format::Svg => Ok(self.draw(viewer, at, is_cancelled)?.into_bytes()),
            Format::Text => Ok(self.letters(viewer, at)?.into_bytes()),
            Format::Small => Ok(bastide_render::miniature(self.seen(viewer, at)?.view()).into_bytes()),
            #[cfg(not(feature = "png"))]
            Format::Png => Err("pictures of pixels are drawn by the program, not by the service of a table".into()),
            #[cfg(feature = "png")]
            Format::Png => {
                let svg = self.draw(viewer, at, is_cancelled)?;
                if is_cancelled() {
                    return Err(CANCELLED.into());
                }
                bastide_render::png(&svg, PIXELS).map_err(|e| e.to_string())
            }
            Format::Jcz => {
                if !self.recorder.game().is_over() {
                    // The format holds the draws to come.
                    return Err(say(self.names.language(), "export-not-over"));
                }
                let plugins = bastide_core::linked();
                let exported = bastide_jcz::export(self.recorder, &plugins).map_err(|e| e.to_string())?;
                serde_json::to_vec_pretty(&exported.game).map_err(|e| e.to_string())
            }
        }
    }

    /// Draws the board with letters. Where the viewer places a tile, the cells have numbers from 1, in the order in
    /// which the options name them first.
    fn letters(self, viewer: Option<Player>, at: Option<usize>) -> Result<String, String> {
        let seen = self.seen(viewer, at)?;
        let mut scene = self.scene(&seen, self.known(viewer, at));
        if at.is_none() && seen.decision().is_some_and(|d| Some(d.ask.player) == viewer) {
            scene.candidates = options::cells(&seen).into_iter().zip(1..).map(|(cell, n)| (cell, n.to_string())).collect();
        }
        let look = TextLook { color: false, ascii: false, size: TextSize::Small, room: None };
        Ok(bastide_render::terminal(seen.view(), &scene, look))
    }

    fn draw(self, viewer: Option<Player>, at: Option<usize>, is_cancelled: &dyn Fn() -> bool) -> Result<String, String> {
        let (seen, known) = (self.seen(viewer, at)?, self.known(viewer, at));
        if is_cancelled() {
            return Err(CANCELLED.into());
        }
        Ok(bastide_render::svg(seen.view(), &self.scene(&seen, known)))
    }
}
