//! The data from which every part of the screen is drawn, and drawing lines into an area.

use bastide_core::Game;
use bastide_session::Names;
use bastide_session::choices::Group;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::paint::Paints;
use crate::play::saved_session::SavedSession;

/// The data from which the screen is drawn.
pub struct Show<'a> {
    /// The game with its files.
    pub saved: &'a SavedSession,
    /// The game as the player who is asked sees it.
    pub game: &'a Game,
    /// The list of the open question.
    pub list: &'a Group,
    /// The notice to show; may have several lines.
    pub notice: &'a str,
    /// The abilities of the terminal.
    pub paints: Paints,
}

impl Show<'_> {
    /// Returns the game as the player who is asked sees it.
    pub fn game(&self) -> &Game {
        self.game
    }

    /// Returns the display names.
    pub fn names(&self) -> &Names {
        self.saved.session.names()
    }
}

/// Draws lines into an area, beginning with the line of index `from`.
pub(super) fn put(frame: &mut Frame, area: Rect, lines: &[Line], from: usize) {
    for (y, line) in (area.top()..area.bottom()).zip(lines.iter().skip(from)) {
        frame.buffer_mut().set_line(area.x, y, line, area.width);
    }
}
