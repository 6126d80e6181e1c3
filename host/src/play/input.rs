//! What a person types, understood.
//!
//! A line is a number from the list, a word for the table (`undo`, `save`, ...), or an action in notation. It is only
//! read here; whether it can be done is for the session to say.

use crate::files::Existing;

/// One line of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// An empty line.
    Nothing,
    /// An entry of the list.
    Number(usize),
    /// How to play.
    Help,
    /// Take back one's last decision.
    Undo,
    /// Keep the game in this file, or the one it was kept in; and what happens to another file of that name.
    Save(Option<String>, Existing),
    /// Leave.
    Quit,
    /// Up one list.
    Back,
    /// The moves so far.
    Log,
    /// The tiles that are left.
    Tiles,
    /// Who would have what if the game ended now.
    Points,
    /// An action in notation.
    Notation(String),
}

impl Input {
    /// Reads a line.
    pub fn read(line: &str) -> Input {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        if let Ok(number) = line.parse() {
            return Input::Number(number);
        }
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Input::Nothing,
            ("?" | "h" | "help", "") => Input::Help,
            ("u" | "undo", "") => Input::Undo,
            ("s" | "save", "") => Input::Save(None, Existing::Keep),
            ("s" | "save", file) => Input::Save(Some(file.to_owned()), Existing::Keep),
            ("s!" | "save!", file) if !file.is_empty() => Input::Save(Some(file.to_owned()), Existing::Replace),
            ("q" | "quit" | "exit", "") => Input::Quit,
            ("b" | "back", "") => Input::Back,
            ("l" | "log", "") => Input::Log,
            ("t" | "tiles", "") => Input::Tiles,
            ("p" | "points", "") => Input::Points,
            _ => Input::Notation(line.to_owned()),
        }
    }
}

/// The help that `?` shows.
pub const HELP: &str = "\
Type the number of a cell on the board or of an entry in the list.
An action may also be typed as it stands in records:
  place BA/RCr 0,-1 90        lay the tile at 0 east, 1 north, turned by 90 degrees
  deploy follower city@0,-1:N put a follower into the city at the north edge of that tile
  pass                        do nothing

  b, back     up one list               u, undo     take back your last decision
  l, log      the moves so far          t, tiles    the tiles that are left
  p, points   if the game ended now     s, save     keep the game (s FILE;
                                                    s! FILE replaces a file)
  ?, help     this page                 q, quit     leave
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbers_words_or_notation() {
        let read = |line: &str| Input::read(line);
        assert_eq!(read(" 12 "), Input::Number(12));
        assert_eq!(read(""), Input::Nothing);
        assert_eq!((read("?"), read("Undo"), read("q")), (Input::Help, Input::Undo, Input::Quit));
        assert_eq!(read("s my game.record"), Input::Save(Some("my game.record".into()), Existing::Keep));
        assert_eq!(read("s! old.record"), Input::Save(Some("old.record".into()), Existing::Replace));
        assert_eq!(read("pass"), Input::Notation("pass".into()));
        assert_eq!(read("place BA/C 0,1 90"), Input::Notation("place BA/C 0,1 90".into()));
        assert_eq!(read("b 3"), Input::Notation("b 3".into()));
        assert_eq!(read("-1"), Input::Notation("-1".into()));
    }
}
