//! The line-based interface, for pipes and simple terminals, or by choice.

use std::io::{BufRead, Write};

use super::saved_session::{SavedSession, Step};
use super::{info, screen};
use crate::play::input::Page;
use bastide_console::Error;
use bastide_console::capabilities::Capabilities;
use bastide_console::legend::Legend;

/// Runs the interface until the player leaves the game. `capabilities` returns the capabilities of
/// the terminal, whose size may change.
///
/// # Errors
/// A plugin breaks the game, a file that the player named cannot be written, or the output is
/// closed.
pub fn run(
    saved: &mut SavedSession,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    capabilities: impl Fn() -> Capabilities,
) -> Result<(), Error> {
    loop {
        if let Err(broken) = let_bots_play(saved) {
            write!(out, "{}", saved.rescue()?)?;
            return Err(broken);
        }
        saved.save()?;
        match saved.prompt() {
            Some(prompt) => write!(out, "{}{prompt}", saved.session.take_notice())?,
            None => {
                screen::show(&saved.session, &saved.session.list(), &capabilities(), out)?;
                write!(out, "{}> ", saved.session.take_notice())?;
            }
        }
        out.flush()?;
        let Some(line) = read_line(input)? else {
            write!(out, "\n{}", saved.broken_off())?;
            return Ok(());
        };
        match saved.line(&line)? {
            Step::Ask => {}
            Step::Page(page) => {
                let text = page_text(saved, page, &capabilities());
                saved.session.notify(&text);
            }
            Step::Left(farewell) => return Ok(write!(out, "{farewell}")?),
        }
    }
}

/// Lets bots play until a human player is asked or the game is over.
fn let_bots_play(saved: &mut SavedSession) -> Result<(), Error> {
    while saved.session.let_bot_play()? {}
    Ok(())
}

/// Returns a page as lines of text.
fn page_text(saved: &SavedSession, page: Page, capabilities: &Capabilities) -> String {
    let (seen, names) = (saved.session.seen(), saved.session.names());
    let game = &*seen;
    match page {
        Page::Help => info::help(game, names) + "\n",
        Page::Legend => Legend::of_game(game, names, capabilities.ascii).to_text(),
        Page::Log => info::log(saved.session.recorder(), saved.session.asked()),
        Page::Tiles => info::tiles_drawn(game, capabilities),
        Page::Points => info::projection(game, names),
    }
}

/// Returns a line, or `None` at the end of the input.
pub(crate) fn read_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match input.read_until(b'\n', &mut bytes)? {
        0 => Ok(None),
        _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}
