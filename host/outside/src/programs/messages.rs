//! The lines of the protocol.

use std::fmt::Write;

use bastide_bots::History;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the protocol.
pub(super) const VERSION: u32 = 1;

/// The line `game`: what a program is told before its first question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct GameLine {
    /// The table as TOML.
    pub table: String,
    /// The names of the seats in turn order.
    pub seats: Vec<String>,
    /// The seat of the program.
    pub seat: String,
}

/// The line `history`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct HistoryLine {
    /// The seat and the action in notation; `null` for an action that is hidden.
    pub actions: Vec<(String, Option<String>)>,
    /// The tiles that were drawn.
    pub draws: Vec<String>,
    /// The outcomes of chance by stream.
    pub chance: BTreeMap<String, Vec<u16>>,
}

impl From<&History> for HistoryLine {
    fn from(history: &History) -> HistoryLine {
        let History { actions, draws, chance } = history.clone();
        HistoryLine { actions, draws, chance }
    }
}

impl From<HistoryLine> for History {
    fn from(line: HistoryLine) -> History {
        let HistoryLine { actions, draws, chance } = line;
        History { actions, draws, chance }
    }
}

/// Returns the lines of a question: its number, and its options.
pub(super) fn question(number: u64, options: impl ExactSizeIterator<Item = String>, milliseconds: u128) -> String {
    let mut text = format!("decide {number} {}\n", options.len());
    // Writing to a string cannot fail.
    options.for_each(|option| _ = writeln!(text, "option {option}"));
    _ = writeln!(text, "go {number} {milliseconds}");
    text
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said<'a> {
    /// Its name.
    Name(&'a str),
    /// It wants the line `state` before each question.
    WantState,
    /// It wants the line `history` before each question.
    WantHistory,
    /// It is ready, and speaks this version.
    Ready(u32),
    /// Its answer: the number of the question, and that of the option from 1.
    Take(u64, usize),
    /// A note, which is ignored.
    Note,
    /// Anything else.
    Other,
}

impl Said<'_> {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Said<'_> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("name", name) => Said::Name(name),
            ("want", "state") => Said::WantState,
            ("want", "history") => Said::WantHistory,
            ("note", _) | ("", "") => Said::Note,
            ("ready", version) => version.parse().map_or(Said::Other, Said::Ready),
            ("take", numbers) => {
                let numbers =
                    numbers.split_once(' ').and_then(|(n, option)| Some((n.parse().ok()?, option.trim().parse().ok()?)));
                numbers.map_or(Said::Other, |(number, option)| Said::Take(number, option))
            }
            _ => Said::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_word_and_what_follows_it() {
        let read = [
            ("name My bot", Said::Name("My bot")),
            ("want state", Said::WantState),
            ("want history", Said::WantHistory),
            ("ready 1", Said::Ready(1)),
            ("take 7 2", Said::Take(7, 2)),
            ("note", Said::Note),
            ("note x", Said::Note),
            ("", Said::Note),
        ];
        for (line, said) in read {
            assert_eq!(Said::read(line), said);
        }
        for line in ["ready", "ready one", "want money", "take", "take 7", "take 7 -1", "take x 2", "take 7 2 3", "TAKE 7 2", "7"]
        {
            assert_eq!(Said::read(line), Said::Other, "{line}");
        }
    }

    #[test]
    fn a_question_counts_its_options() {
        let options = ["pass", "deploy follower road@0,0:N"].map(String::from).into_iter();
        let text = "decide 3 2\noption pass\noption deploy follower road@0,0:N\ngo 3 5000\n";
        assert_eq!(question(3, options, 5000), text);
    }
}
