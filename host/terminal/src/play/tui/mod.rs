//! The full-screen interface: board, panel, log and question, with keys and mouse.
//!
//! The state of the view is a [`model::Model`]. [`update`] changes it by events, [`draw`] shows it
//! with the game. Typed lines go to the same [`SavedSession`] as in the line-based interface, so
//! every command works in both.

pub mod board;
pub mod draw;
pub mod line;
mod log;
pub mod model;
mod pages;
pub mod paint;
mod panel;
mod question;
pub mod show;
mod terminal;
#[cfg(test)]
mod tests;
pub mod update;

use std::io::Write;

use ratatui::crossterm::event;

use super::saved_session::{SavedSession, Step};
use bastide_console::Error;
use bastide_console::capabilities::ascii_only;
use bastide_render::Layouts;
use model::Model;
use paint::Paints;
use show::Show;
use terminal::Screen;
use update::Command;

/// Plays on the screen until the player leaves the game. The closing message goes to `out` after
/// the terminal is restored.
///
/// # Errors
/// A plugin breaks the game, a file that the player named cannot be written, or the terminal is
/// closed.
pub fn run(saved: &mut SavedSession, out: &mut dyn Write) -> Result<(), Error> {
    let ended = {
        let mut screen = Screen::take()?;
        let mut app = App::default();
        app.run(saved, &mut screen)
    };
    match ended {
        Ok(closing) => Ok(write!(out, "{closing}")?),
        Err(broken) if broken.is_broken() => {
            write!(out, "{}", saved.rescue()?)?;
            Err(broken)
        }
        Err(error) => {
            write!(out, "{}", saved.broken_off())?;
            Err(error)
        }
    }
}

/// The screen of a game: its view and the latest notice.
pub(crate) struct App {
    pub(crate) model: Model,
    layouts: Layouts,
    notice: String,
    paints: Paints,
}

impl Default for App {
    fn default() -> App {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let paints = Paints { colors: !no_color, ascii: ascii_only() };
        App { model: Model::default(), layouts: Layouts::default(), notice: String::new(), paints }
    }
}

impl App {
    /// Runs the event loop until the player leaves the game. Returns the closing message.
    fn run(&mut self, saved: &mut SavedSession, screen: &mut Screen) -> Result<String, Error> {
        self.prepare(saved)?;
        loop {
            screen.retake()?;
            screen.terminal.draw(|frame| self.draw(frame, saved))?;
            match update::update(&mut self.model, &event::read()?) {
                Command::Stay => {}
                Command::Break => return Ok(saved.broken_off()),
                Command::Suspend => screen.suspend()?,
                Command::Redraw => screen.terminal.clear()?,
                Command::Line(line) => {
                    if let Some(closing) = self.line(saved, &line)? {
                        return Ok(closing);
                    }
                }
            }
        }
    }

    /// Passes a line to the game. Returns the closing message if the player leaves the game.
    pub(crate) fn line(&mut self, saved: &mut SavedSession, line: &str) -> Result<Option<String>, Error> {
        let moves = saved.session.moves().len();
        match saved.line(line)? {
            Step::Ask => self.model.page = None,
            Step::Page(page) if self.model.page.is_some_and(|open| open.page == page) => self.model.page = None,
            Step::Page(page) => self.model.open(page),
            Step::Left(closing) => return Ok(Some(closing)),
        }
        self.prepare(saved)?;
        // A view that the player moved stays until the board changes.
        if saved.session.moves().len() != moves {
            self.model.centre = None;
        }
        Ok(None)
    }

    /// Lets the bots play, saves the game, and takes the notice to show.
    pub(crate) fn prepare(&mut self, saved: &mut SavedSession) -> Result<(), Error> {
        while saved.session.let_bot_play()? {}
        saved.save()?;
        self.notice = saved.session.take_notice();
        Ok(())
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame, saved: &SavedSession) {
        let list = saved.session.list();
        let game = saved.session.seen();
        let show = Show { saved, game: &game, list: &list, notice: &self.notice, paints: self.paints };
        draw::draw(frame, &show, &mut self.model, &mut self.layouts);
    }
}
