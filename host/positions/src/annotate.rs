//! The drawing of a position at the head of a scenario file.
//!
//! It is a block of comments, so that a reader of the file sees the position:
//!
//! ```toml
//! # Position, drawn by `bastide verify --annotate`:
//! #        0
//! #      +--r--+
//! #    0 c RCr f
//! #      +--r--+
//! # red follower road@0,0:N
//! ```
//!
//! A drawing that differs from the position is an error of the scenario, and so fails it.

use bastide_core::Game;
use bastide_core::board_text::board_text;

/// The first line of a drawing.
const HEAD: &str = "# Position, drawn by `bastide verify --annotate`:";

/// Returns the drawing at the head of the text of a scenario, and the text after it.
pub(crate) fn split(text: &str) -> (Option<&str>, &str) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if !text.starts_with(HEAD) {
        return (None, text);
    }
    let length = text.split_inclusive('\n').take_while(|line| line.starts_with('#')).map(str::len).sum();
    let (drawing, rest) = text.split_at(length);
    (Some(drawing), rest)
}

/// Returns the drawing of a position, each line with its end.
pub fn drawing(game: &Game) -> String {
    let board = board_text(game.view());
    let lines = board.lines().map(|line| format!("# {line}"));
    std::iter::once(HEAD.to_owned()).chain(lines).map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Returns the text of a scenario with the drawing of this position in place of the one that it has.
/// The position is that of [`begin`](crate::begin).
pub fn annotated(text: &str, position: &Game) -> String {
    let (_, rest) = split(text);
    format!("{}\n{}", drawing(position), rest.trim_start_matches(['\r', '\n']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_ends_with_its_comments() {
        let text = format!("{HEAD}\n#  0\n\n# a note\ntitle = 't'\n");
        let (drawing, rest) = split(&text);
        assert_eq!(drawing, Some(format!("{HEAD}\n#  0\n").as_str()));
        assert_eq!(rest, "\n# a note\ntitle = 't'\n");
        assert_eq!(split("# a note\ntitle = 't'\n"), (None, "# a note\ntitle = 't'\n"));
    }
}
