//! The options of a question as a numbered list.

use bastide_core::message::printable_line;
use serde_json::Value;

use bastide_console::language::say;

/// An entry of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// A cell for a tile, and the number of the option for each rotation, in quarter turns.
    Cell { cell: String, turns: Vec<(u64, u64)> },
    /// An option.
    One { option: usize, words: String },
    /// An amount.
    Range { option: usize, least: u64, most: u64, words: String },
}

/// What a person has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Chosen {
    /// The number of the option.
    Option(usize),
    /// The entry has this number, and something is to be asked about it.
    Ask(usize),
    /// There is no such entry.
    Nothing,
}

/// Returns the entries of the options of a look. Cells come first, in the order of the numbers on the board.
pub(super) fn entries(options: &[Value]) -> Vec<Entry> {
    let mut cells: Vec<Entry> = Vec::new();
    let mut others = Vec::new();
    for option in options {
        let number = |key: &str| option[key].as_u64().unwrap_or_default();
        let words = || printable_line(option["w"].as_str().unwrap_or_default());
        let told = || match option["worth"].as_str() {
            Some(worth) => format!("{}: {}", words(), printable_line(worth)),
            None => words(),
        };
        let n = usize::try_from(number("n")).unwrap_or(usize::MAX);
        match option["k"].as_str() {
            Some("place") => {
                let at = printable_line(&format!("{},{}", option["cell"][0], option["cell"][1]));
                let known = cells.iter_mut().find_map(|entry| match entry {
                    Entry::Cell { cell, turns } if *cell == at => Some(turns),
                    _ => None,
                });
                match known {
                    Some(turns) => turns.push((number("turn"), number("n"))),
                    None => cells.push(Entry::Cell { cell: at, turns: vec![(number("turn"), number("n"))] }),
                }
            }
            Some("range") => {
                others.push(Entry::Range { option: n, least: number("lo"), most: number("hi"), words: words() });
            }
            _ => others.push(Entry::One { option: n, words: told() }),
        }
    }
    cells.into_iter().chain(others).collect()
}

impl Entry {
    /// Returns the entry as a line of the list.
    pub(super) fn line(&self) -> String {
        match self {
            Entry::Cell { cell, .. } => cell.clone(),
            Entry::One { words, .. } => words.clone(),
            Entry::Range { least, most, words, .. } => format!("{words} ({least} - {most})"),
        }
    }

    /// Returns the question about the entry, with its list; `None` if there is nothing to ask.
    pub(super) fn question(&self) -> Option<String> {
        match self {
            Entry::Cell { turns, .. } if turns.len() > 1 => {
                let turn = |(n, (turn, _)): (usize, &(u64, u64))| format!("{:>4}  {}\u{b0}\n", n + 1, turn * 90);
                let list: String = turns.iter().enumerate().map(turn).collect();
                Some(format!("{}\n{list}", say("ask-rotation")))
            }
            Entry::Range { least, most, .. } => Some(say!("ask-amount", least = *least, most = *most) + "\n"),
            _ => None,
        }
    }

    /// Returns the option for the answer to the question; the only option if nothing is asked.
    fn option(&self, answer: Option<u64>) -> Option<usize> {
        match self {
            Entry::One { option, .. } => Some(*option),
            Entry::Cell { turns, .. } => {
                let at = answer.or((turns.len() == 1).then_some(1))?.checked_sub(1)?;
                let (_, option) = turns.get(usize::try_from(at).ok()?)?;
                usize::try_from(*option).ok()
            }
            Entry::Range { option, least, most, .. } => {
                let amount = answer.filter(|amount| (least..=most).contains(&amount))?;
                option.checked_add(usize::try_from(amount - least).ok()?)
            }
        }
    }
}

/// Returns what numbers choose: an entry and the answer to its question. `asked` is the entry that the person was
/// asked about.
pub(super) fn choose(entries: &[Entry], asked: Option<usize>, numbers: &[usize]) -> Chosen {
    let (entry, answer) = match (asked, numbers) {
        (Some(entry), [answer, ..]) => (entry, Some(*answer)),
        (None, [entry, rest @ ..]) => (entry.wrapping_sub(1), rest.first().copied()),
        _ => return Chosen::Nothing,
    };
    let Some(found) = entries.get(entry) else { return Chosen::Nothing };
    match found.option(answer.and_then(|answer| u64::try_from(answer).ok())) {
        Some(option) => Chosen::Option(option),
        None if answer.is_none() => Chosen::Ask(entry),
        None => Chosen::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_are_chosen_by_the_numbers_of_a_list() {
        let options = [
            json!({"k": "pass", "n": 9, "w": "pass"}),
            json!({"k": "place", "n": 0, "cell": [0, 1], "turn": 0}),
            json!({"k": "place", "n": 1, "cell": [0, 1], "turn": 2}),
            json!({"k": "place", "n": 2, "cell": [1, 1], "turn": 3}),
            json!({"k": "range", "n": 3, "lo": 2, "hi": 5, "w": "bid\u{1b}[31m"}),
        ];
        let entries = entries(&options);
        let lines: Vec<String> = entries.iter().map(Entry::line).collect();
        assert_eq!(lines.iter().map(String::as_str).take(3).collect::<Vec<_>>(), ["0,1", "1,1", "pass"]);
        assert!(lines[3].starts_with("bid") && !lines[3].contains('\u{1b}'), "{lines:?}");
        let choose = |asked, numbers: &[usize]| choose(&entries, asked, numbers);
        assert_eq!(choose(None, &[1]), Chosen::Ask(0));
        assert_eq!((choose(None, &[1, 2]), choose(Some(0), &[1])), (Chosen::Option(1), Chosen::Option(0)));
        assert_eq!((choose(None, &[2]), choose(None, &[3])), (Chosen::Option(2), Chosen::Option(9)));
        assert_eq!((choose(None, &[4]), choose(None, &[4, 5])), (Chosen::Ask(3), Chosen::Option(6)));
        for wrong in [&[0][..], &[5], &[1, 3], &[4, 6], &[4, 1], &[]] {
            assert_eq!(choose(None, wrong), Chosen::Nothing, "{wrong:?}");
        }
    }
}
