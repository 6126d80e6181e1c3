//! A named text and locations in it, for messages.
//!
//! Tables and records are read from text that the host has loaded. A [`Source`] keeps that text
//! with its name and turns the byte spans of the TOML reader into a [`Location`]: file, line and
//! column, and the line itself. So a message can show the line after the text has been dropped.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use crate::model::message::is_unprintable;

/// The most letters of a line that a snippet shows.
const WIDE: usize = 160;
/// The letters reserved for the marked part, after the letters before it.
const ROOM: usize = 60;

/// A named text. A plugin that reads a text format of its own can use it for the same kind of
/// messages as those about tables.
#[derive(Clone, Debug, Default)]
pub struct Source {
    file: String,
    text: Arc<str>,
}

impl Source {
    /// Creates a source from the name and the text of a file. A byte-order mark at its beginning is
    /// left out.
    pub fn new(file: &str, text: &str) -> Source {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Source { file: file.into(), text: text.into() }
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the location of a span of bytes. A span over several lines is cut at the end of the
    /// first.
    pub fn locate(&self, span: &Range<usize>) -> Location {
        let start = self.text.floor_char_boundary(span.start);
        let (before, after) = self.text.split_at(start);
        let begin = before.rfind('\n').map_or(0, |at| at + 1);
        let rest = after.lines().next().unwrap_or_default();
        let within = rest.floor_char_boundary(span.end.saturating_sub(start));
        let mark = Mark {
            line: before.bytes().filter(|&b| b == b'\n').count() + 1,
            column: before[begin..].chars().count() + 1,
            width: rest[..within].chars().count().max(1),
            text: format!("{}{rest}", &before[begin..]),
        };
        Location { file: self.file.clone(), mark: Some(mark) }
    }

    /// Returns the location of the text as a whole.
    pub fn whole(&self) -> Location {
        Location { file: self.file.clone(), mark: None }
    }
}

/// A location in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// The name of the file; empty for a table that was made without one.
    pub file: String,
    /// The position in the file, or `None` if the file as a whole is meant.
    pub mark: Option<Mark>,
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of the line, from 1.
    pub line: usize,
    /// The column of the first letter, from 1.
    pub column: usize,
    /// The number of letters.
    pub width: usize,
    /// The whole text of the line.
    pub text: String,
}

impl Location {
    /// Returns the location, its line and a marker below it:
    ///
    /// ```text
    /// table.toml:7:1
    ///   7 | farmres = true
    ///     | ^^^^^^^
    /// ```
    ///
    /// Of a long line, only the letters around the marked part are shown. Control characters are
    /// shown as `\u{fffd}`.
    pub fn snippet(&self) -> String {
        let Some(mark) = &self.mark else { return self.to_string() };
        let line = mark.line.to_string();
        let gutter = " ".repeat(line.len());
        // The marked part, with as many letters around it as fit.
        let skipped = if mark.column > WIDE - ROOM { mark.column - 1 - (WIDE - ROOM) / 2 } else { 0 };
        let mut shown: Vec<char> = mark.text.chars().skip(skipped).take(WIDE + 1).collect();
        if shown.len() > WIDE {
            shown[WIDE - 1] = '…';
            shown.truncate(WIDE);
        }
        if let (true, Some(first)) = (skipped > 0, shown.first_mut()) {
            *first = '…';
        }
        // One column per letter, so that the marker is below the marked part; tabs stay tabs.
        let text: String = shown.iter().map(|c| if is_unprintable(*c) { '\u{fffd}' } else { *c }).collect();
        let before = mark.column - 1 - skipped;
        let blank: String = shown.iter().take(before).map(|c| if *c == '\t' { '\t' } else { ' ' }).collect();
        let width = mark.width.min(shown.len().saturating_sub(before)).max(1);
        format!("{self}\n  {line} | {text}\n  {gutter} | {blank}{}", "^".repeat(width))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.file.is_empty() { "the table" } else { &self.file })?;
        self.mark.as_ref().map_or(Ok(()), |mark| write!(f, ":{}:{}", mark.line, mark.column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snippet_shows_the_line_and_marks_the_place() {
        let source = Source::new("t.toml", "a = 1\n\tgrüße = \"x\"\n");
        let start = source.text().find("\"x\"").unwrap_or_default();
        let at = source.locate(&(start..start + 3));
        assert_eq!(at.to_string(), "t.toml:2:10");
        assert_eq!(at.snippet(), "t.toml:2:10\n  2 | \tgrüße = \"x\"\n    | \t        ^^^");
    }

    #[test]
    fn a_snippet_shows_at_most_a_part_of_a_long_line() {
        let line = format!("a = \"{}\" b {}", "x".repeat(5_000), "y".repeat(90_000));
        let source = Source::new("t.toml", &line);
        let widest = |at: Location| at.snippet().lines().map(|l| l.chars().count()).max().unwrap_or_default();
        let b = line.find(" b ").unwrap_or_default() + 1;
        for span in [0..1, 4..5_006, b..b + 1, 90..line.len(), line.len()..line.len()] {
            assert!(widest(source.locate(&span)) <= WIDE + 8, "{}", source.locate(&span).snippet());
        }
        let shown = source.locate(&(b..b + 1)).snippet();
        let rows: Vec<&str> = shown.lines().collect();
        assert_eq!(rows[0], "t.toml:1:5008");
        assert_eq!(rows[1].chars().nth(rows[2].chars().count() - 1), Some('b'), "the marker stands below the place: {shown}");
    }

    #[test]
    fn a_snippet_shows_no_control_characters_and_no_byte_order_mark() {
        let source = Source::new("t.toml", "\u{feff}a = \"\u{1b}[31m\" x");
        assert_eq!(source.locate(&(11..12)).snippet(), "t.toml:1:12\n  1 | a = \"\u{fffd}[31m\" x\n    |            ^");
    }

    #[test]
    fn spans_are_cut_at_the_end_of_their_line_and_of_the_text() {
        let source = Source::new("t.toml", "a = [\n1]\n");
        assert_eq!(source.locate(&(4..8)).snippet(), "t.toml:1:5\n  1 | a = [\n    |     ^");
        assert_eq!(source.locate(&(90..99)).snippet(), "t.toml:3:1\n  3 | \n    | ^");
        assert_eq!(source.whole().snippet(), "t.toml");
    }
}
