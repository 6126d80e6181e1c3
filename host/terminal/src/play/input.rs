//! Parsing of typed lines.
//!
//! A line is one or more numbers from the lists, a command (`undo`, `save`, ...), or an action in
//! notation. This module only parses; the session decides whether the action is legal.

use bastide_files::Existing;

/// A page that a player may open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// A line that explains how to play.
    Help,
    /// The meanings of letters and codes.
    Legend,
    /// The moves so far.
    Log,
    /// The remaining tiles.
    Tiles,
    /// The scores if the game ended now.
    Points,
}

/// One typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// An empty line.
    Nothing,
    /// An entry of the list, then one of the list or question that it leads to, and so on.
    Numbers(Vec<usize>),
    /// Open a page.
    Page(Page),
    /// Take back the last decision.
    Undo,
    /// Save the game in this file, or in the file used before; and the treatment of an existing
    /// file.
    Save(Option<String>, Existing),
    /// Leave the game.
    Quit,
    /// Go up one list.
    Back,
    /// An action in notation.
    Notation(String),
}

impl Input {
    /// Parses a line.
    pub fn read(line: &str) -> Input {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        if let Ok(numbers) = line.split_whitespace().map(str::parse).collect::<Result<Vec<usize>, _>>()
            && !numbers.is_empty()
        {
            return Input::Numbers(numbers);
        }
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Input::Nothing,
            ("h" | "?" | "help", "") => Input::Page(Page::Help),
            ("k" | "legend", "") => Input::Page(Page::Legend),
            ("u" | "undo", "") => Input::Undo,
            ("s" | "save", "") => Input::Save(None, Existing::Keep),
            ("s" | "save", file) => Input::Save(Some(file.to_owned()), Existing::Keep),
            ("s!" | "save!", file) if !file.is_empty() => Input::Save(Some(file.to_owned()), Existing::Replace),
            ("q" | "quit" | "exit", "") => Input::Quit,
            ("b" | "back", "") => Input::Back,
            ("l" | "log" | "m" | "moves", "") => Input::Page(Page::Log),
            ("t" | "tiles", "") => Input::Page(Page::Tiles),
            ("p" | "points", "") => Input::Page(Page::Points),
            _ => Input::Notation(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbers_words_or_notation() {
        let read = |line: &str| Input::read(line);
        assert_eq!(read(" 12 "), Input::Numbers(vec![12]));
        assert_eq!(read("3 1  2"), Input::Numbers(vec![3, 1, 2]));
        assert_eq!(read(""), Input::Nothing);
        assert_eq!((read("?"), read("Undo"), read("q")), (Input::Page(Page::Help), Input::Undo, Input::Quit));
        assert_eq!(read("s my game.record"), Input::Save(Some("my game.record".into()), Existing::Keep));
        assert_eq!(read("s! old.record"), Input::Save(Some("old.record".into()), Existing::Replace));
        assert_eq!(read("pass"), Input::Notation("pass".into()));
        assert_eq!(read("place BA/C 0,1 90"), Input::Notation("place BA/C 0,1 90".into()));
        assert_eq!(read("b 3"), Input::Notation("b 3".into()));
        assert_eq!(read("-1"), Input::Notation("-1".into()));
    }
}
