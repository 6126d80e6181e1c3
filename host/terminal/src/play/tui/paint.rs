//! Characters with colors as ratatui styles, with and without colors.

pub(super) use bastide_console::wrap::{GLUE, wrap};
use bastide_core::{Game, Player};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use bastide_render::{TextCell, TextTile};
use bastide_session::Names;

/// The abilities of the terminal: colors and characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paints {
    /// `true` with colors. Without them, reversed and underlined characters mark what colors mark.
    pub colors: bool,
    /// `true` for ASCII characters only.
    pub ascii: bool,
}

impl Paints {
    /// Returns the style of a character of a tile.
    pub(super) fn cell(self, cell: &TextCell) -> Style {
        let mut style = if cell.bold { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        if !self.colors {
            return if cell.label || cell.figure { style.add_modifier(Modifier::REVERSED) } else { style };
        }
        if let Some(ink) = cell.ink {
            style = style.fg(Color::Indexed(ink));
        }
        match cell.ground {
            Some(ground) => style.bg(Color::Indexed(ground)),
            None if cell.label => style.bg(Color::Indexed(236)),
            None => style,
        }
    }

    /// Returns the additional style of the tile that was placed last.
    pub(super) fn last(self) -> Style {
        if self.colors { Style::new().bg(Color::Indexed(238)) } else { Style::new().add_modifier(Modifier::UNDERLINED) }
    }

    /// Returns the style of secondary text.
    pub(super) const fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Returns the style of important text.
    pub(super) const fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Returns the style of a bar across the screen.
    pub(super) const fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Returns the style of a player's name: bold, in the color of the seat.
    pub(super) fn player(self, game: &Game, p: Player) -> Style {
        let color = match game.rules().seats.get(p.index()).map(String::as_str) {
            Some("red") => Some(Color::LightRed),
            Some("blue") => Some(Color::LightBlue),
            Some("green") => Some(Color::LightGreen),
            Some("yellow") => Some(Color::LightYellow),
            Some("pink") => Some(Color::LightMagenta),
            Some("grey" | "black") => Some(Color::Gray),
            _ => None,
        };
        match color {
            Some(color) if self.colors => self.bold().fg(color),
            _ => self.bold(),
        }
    }

    /// Returns the name of a player as a span of a line.
    pub(super) fn named(self, game: &Game, names: &Names, p: Player) -> Span<'static> {
        Span::styled(names.of(p).to_owned(), self.player(game, p))
    }

    /// Returns the lines of a tile.
    pub(super) fn tile(self, tile: &TextTile) -> Vec<Line<'static>> {
        let row = |cells: &[TextCell]| {
            let span = |cell: &TextCell| Span::styled(cell.letter.to_string(), self.cell(cell));
            Line::from(cells.iter().map(span).collect::<Vec<_>>())
        };
        tile.rows().map(row).collect()
    }
}

/// Joins blocks of lines side by side, each as wide as its widest line, with a gap of N columns
/// after each.
pub(super) fn side_by_side(blocks: Vec<Vec<Line<'static>>>, gap: usize) -> Vec<Line<'static>> {
    let high = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows: Vec<Line> = vec![Line::default(); high];
    for block in blocks {
        let wide = block.iter().map(Line::width).max().unwrap_or(0) + gap;
        let mut block = block.into_iter();
        for row in &mut rows {
            let line = block.next().unwrap_or_default();
            let blank = wide - line.width();
            row.spans.extend(line.spans);
            row.spans.push(Span::raw(" ".repeat(blank)));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colors_labels_and_figures_are_reversed() {
        let cell = TextCell { letter: '7', ink: Some(220), ground: None, bold: true, label: true, figure: false };
        let plain = Paints { colors: false, ascii: false }.cell(&cell);
        assert!(plain.add_modifier.contains(Modifier::REVERSED) && plain.fg.is_none() && plain.bg.is_none());
        assert_eq!(Paints { colors: true, ascii: false }.cell(&cell).fg, Some(Color::Indexed(220)));
    }
}
