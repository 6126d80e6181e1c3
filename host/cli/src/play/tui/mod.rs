//! The game on a screen: board, panel, log and question, with keys and mouse.
//!
//! The state of the view is a [`model::Model`]; [`update`] changes it by events, [`draw`] shows it with the game. What is answered goes
//! to the same [`Talk`] as the lines of the line-based conversation, so every command works in both.

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

use super::capabilities::ascii_only;
use super::talk::{Step, Talk};
use crate::error::Error;
use bastide_render::Layouts;
use model::Model;
use paint::Paints;
use show::Show;
use terminal::Screen;
use update::Command;

/// Plays on the screen until the game is left. What is said last goes to `out`, when the terminal is as it was.
///
/// # Errors
/// A plugin breaks the game, a file that the person named cannot be written, or the terminal is gone.
pub fn run(talk: &mut Talk, out: &mut dyn Write) -> Result<(), Error> {
    let ended = {
        let mut screen = Screen::take()?;
        let mut app = App::default();
        app.run(talk, &mut screen)
    };
    match ended {
        Ok(said) => Ok(write!(out, "{said}")?),
        Err(broken @ Error::Broken { .. }) => {
            write!(out, "{}", talk.rescue()?)?;
            Err(broken)
        }
        Err(error) => {
            write!(out, "{}", talk.broken_off())?;
            Err(error)
        }
    }
}

/// The screen of a game: its view, and what was said last.
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
    /// Asks and answers until the game is left. Returns what is said last.
    fn run(&mut self, talk: &mut Talk, screen: &mut Screen) -> Result<String, Error> {
        self.prepare(talk)?;
        loop {
            screen.retake()?;
            screen.terminal.draw(|frame| self.draw(frame, talk))?;
            match update::update(&mut self.model, &event::read()?) {
                Command::Stay => {}
                Command::Break => return Ok(talk.broken_off()),
                Command::Suspend => screen.suspend()?,
                Command::Redraw => screen.terminal.clear()?,
                Command::Line(line) => {
                    if let Some(said) = self.line(talk, &line)? {
                        return Ok(said);
                    }
                }
            }
        }
    }

    /// Hands a line to the game. Returns what is said last if the game is left.
    pub(crate) fn line(&mut self, talk: &mut Talk, line: &str) -> Result<Option<String>, Error> {
        let moves = talk.session.moves().len();
        match talk.line(line)? {
            Step::Ask => self.model.page = None,
            Step::Page(page) if self.model.page.is_some_and(|open| open.page == page) => self.model.page = None,
            Step::Page(page) => self.model.open(page),
            Step::Left(said) => return Ok(Some(said)),
        }
        self.prepare(talk)?;
        // A view that was moved by hand stays until the board has changed.
        if talk.session.moves().len() != moves {
            self.model.centre = None;
        }
        Ok(None)
    }

    /// Lets the bots play, keeps the game, and takes what is to be said.
    pub(crate) fn prepare(&mut self, talk: &mut Talk) -> Result<(), Error> {
        while talk.session.let_bot_play()? {}
        talk.save()?;
        self.notice = talk.session.take_notice();
        Ok(())
    }

    /// Draws the screen.
    pub(crate) fn draw(&mut self, frame: &mut ratatui::Frame, talk: &Talk) {
        let list = talk.session.list();
        let show = Show { talk, list: &list, notice: &self.notice, paints: self.paints };
        draw::draw(frame, &show, &mut self.model, &mut self.layouts);
    }
}
