//! The lines of a record below its head, and their meaning.
//!
//! | line | text |
//! |---|---|
//! | an action, with the seat that was asked (which may be left out) | `red: place BA/RCr 0,-1 90` |
//! | the fingerprint of the game, after every 20 actions | `= 3f9a0c12e4b7d655` |
//! | the end of a game | `end over, 57 actions, red 45, blue 38 = 3f9a0c12e4b7d655` |
//! | the end of the record of an unfinished game | `end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655` |
//!
//! Blank lines and lines that begin with `#` are ignored.

use std::fmt;

/// A line that is not ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A player performed an action.
    Action {
        /// The seat, if the line names it.
        seat: Option<String>,
        /// The action, in notation.
        text: String,
    },
    /// The fingerprint of the state.
    State(u64),
    /// The end of the record.
    End(End),
}

/// The content of the last line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// `true` if the game is over.
    pub is_over: bool,
    /// The number of actions.
    pub actions: usize,
    /// The scores by seat, in turn order.
    pub scores: Vec<(String, i32)>,
    /// The fingerprint of the game at its last state.
    pub state: u64,
}

impl Line {
    /// Reads a line. Returns `None` for a line that is ignored. The error says what would be right.
    pub(super) fn parse(text: &str) -> Result<Option<Line>, &'static str> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return Ok(None);
        }
        if let Some(state) = text.strip_prefix("= ") {
            let state = fingerprint(state).ok_or("the fingerprint of a state is \"= \" and 16 digits of 0 to 9 and a to f")?;
            return Ok(Some(Line::State(state)));
        }
        if let Some(end) = text.strip_prefix("end ") {
            let end =
                End::parse(end).ok_or("the last line is like \"end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655\"")?;
            return Ok(Some(Line::End(end)));
        }
        let (seat, text) = match text.split_once(": ") {
            Some((seat, action)) if !seat.contains(' ') => (Some(seat.to_owned()), action.trim_start()),
            _ => (None, text),
        };
        Ok(Some(Line::Action { seat, text: text.to_owned() }))
    }
}

impl End {
    /// Reads what follows `end`. The fingerprint comes last and has a fixed length, so a line that
    /// is cut off is never valid.
    fn parse(text: &str) -> Option<End> {
        let (said, state) = text.split_once(" = ")?;
        let mut said = said.split(", ");
        let is_over = match said.next()? {
            "over" => true,
            "open" => false,
            _ => return None,
        };
        let actions = said.next()?.strip_suffix(" actions")?.parse().ok()?;
        let score = |text: &str| text.split_once(' ').and_then(|(seat, n)| Some((seat.to_owned(), n.parse().ok()?)));
        let scores = said.map(score).collect::<Option<_>>()?;
        Some(End { is_over, actions, scores, state: fingerprint(state)? })
    }
}

fn fingerprint(text: &str) -> Option<u64> {
    let sound = text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    sound.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Action { seat: Some(seat), text } => write!(f, "{seat}: {text}"),
            Line::Action { seat: None, text } => f.write_str(text),
            Line::State(state) => write!(f, "= {state:016x}"),
            Line::End(end) => {
                write!(f, "end {}, {} actions", if end.is_over { "over" } else { "open" }, end.actions)?;
                end.scores.iter().try_for_each(|(seat, score)| write!(f, ", {seat} {score}"))?;
                write!(f, " = {:016x}", end.state)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_read_back_equal() {
        let action = |seat: Option<&str>, text: &str| Line::Action { seat: seat.map(str::to_owned), text: text.into() };
        let scores = vec![("red".into(), -4), ("dark-blue".into(), 0)];
        for line in [
            action(Some("red"), "place BA/RCr 0,-1 90"),
            action(None, "deploy follower city@0,-1:N"),
            action(Some("end"), "end field@1,1#2"),
            Line::State(7),
            Line::End(End { is_over: true, actions: 57, scores, state: u64::MAX }),
            Line::End(End { is_over: false, actions: 0, scores: vec![], state: 0 }),
        ] {
            assert_eq!(Line::parse(&line.to_string()), Ok(Some(line)));
        }
    }

    #[test]
    fn no_beginning_of_a_last_line_is_a_last_line() {
        let line = "end over, 57 actions, red 45, blue 38 = 3f9a0c12e4b7d655";
        assert!(Line::parse(line).is_ok());
        for cut in 4..line.len() {
            assert!(!matches!(Line::parse(&line[..cut]), Ok(Some(Line::End(_)))), "{}", &line[..cut]);
        }
    }

    #[test]
    fn comments_mean_nothing_and_half_lines_are_refused() {
        assert_eq!(Line::parse("  "), Ok(None));
        assert_eq!(Line::parse("# red: pass"), Ok(None));
        for wrong in ["= 3f9a", "= 3F9A0C12E4B7D655", "end soon, 5 actions = 3f9a0c12e4b7d655", "end over, x = 3f9a0c12e4b7d655"]
        {
            assert!(Line::parse(wrong).is_err(), "{wrong}");
        }
    }
}
