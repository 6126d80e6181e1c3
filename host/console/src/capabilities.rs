//! The capabilities of the terminal, and names in its colors.

use anstyle::{AnsiColor, Style};
use bastide_core::{Game, Player};
use unicode_width::UnicodeWidthStr;

use bastide_render::{TextLook, TextSize};
use bastide_session::Names;

/// The size of the terminal and its character set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// The number of columns.
    pub width: usize,
    /// The number of lines.
    pub height: usize,
    /// Whether to use ASCII characters only.
    pub ascii: bool,
}

impl Capabilities {
    /// Returns the capabilities of the current terminal.
    pub fn of_terminal() -> Capabilities {
        let size = terminal_size::terminal_size();
        let (width, height) = size.map_or((80, 24), |(w, h)| (usize::from(w.0), usize::from(h.0)));
        Capabilities { width, height, ascii: ascii_only() }
    }

    /// Returns the look of pictures of this size.
    pub const fn text(&self, size: TextSize) -> TextLook {
        TextLook { color: true, ascii: self.ascii, size, room: None }
    }
}

/// Returns `true` if the locale allows ASCII only. Without a locale, other characters are assumed
/// to work.
pub fn ascii_only() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().filter_map(|name| std::env::var(name).ok()).find(|v| !v.is_empty());
    locale.is_some_and(|locale| matches!(locale.as_str(), "C" | "POSIX"))
}

/// Returns the name of a player, in the color of the seat if the terminal has such a color.
pub fn named(game: &Game, names: &Names, p: Player) -> String {
    let color = match game.rules().seat(p) {
        "red" => Some(AnsiColor::BrightRed),
        "blue" => Some(AnsiColor::BrightBlue),
        "green" => Some(AnsiColor::BrightGreen),
        "yellow" => Some(AnsiColor::BrightYellow),
        "pink" => Some(AnsiColor::BrightMagenta),
        "grey" | "black" => Some(AnsiColor::BrightBlack),
        _ => None,
    };
    let style = color.map_or(Style::new(), AnsiColor::on_default).bold();
    format!("{style}{}{style:#}", names.of(p))
}

/// Returns the number of columns of a line, without color codes.
pub fn width(line: &str) -> usize {
    anstream::adapter::strip_str(line).map(UnicodeWidthStr::width).sum()
}
