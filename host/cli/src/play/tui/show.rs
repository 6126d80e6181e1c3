//! What every part of the screen is drawn from, and how its lines come there.

use bastide_core::Game;
use bastide_session::Names;
use bastide_session::choices::Group;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::paint::Paints;
use crate::play::talk::Talk;

/// What is shown.
pub struct Show<'a> {
    /// The game.
    pub talk: &'a Talk,
    /// The list of the open question.
    pub list: &'a Group,
    /// What is to be said, in lines.
    pub notice: &'a str,
    /// How it is painted.
    pub paints: Paints,
}

impl Show<'_> {
    /// The game.
    pub fn game(&self) -> &Game {
        self.talk.session.game()
    }

    /// The display names.
    pub fn names(&self) -> &Names {
        self.talk.session.names()
    }
}

/// Puts lines into an area, from one of them on.
pub(super) fn put(frame: &mut Frame, area: Rect, lines: &[Line], from: usize) {
    for (y, line) in (area.top()..area.bottom()).zip(lines.iter().skip(from)) {
        frame.buffer_mut().set_line(area.x, y, line, area.width);
    }
}
