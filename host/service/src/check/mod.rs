//! The check of an answer before a host uses it.
//!
//! A host trusts the numbers of its own engine: that a seat exists, that a score belongs to each. A stranger's
//! module may answer anything. A sandbox checks its answers here, and so does the page without a server, by its own engine.

mod markup;
mod repeats;

use std::fmt;
use std::sync::Arc;

use bastide_core::MAX_PLAYERS;
use bastide_core::message::is_unprintable;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::protocol::{Answer, Format, Look, Order, Status, Step};

/// The longest line of notation, and the longest name of a part of a page, in bytes.
const LONGEST: usize = 4000;
/// The longest message, in characters.
const LONGEST_MESSAGE: usize = 2000;
/// The part of a page that is data for scripts: JSON.
const DATA: &str = "m/final";

/// What a module did that it must not do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It cannot go on, for this reason.
    Broken(String),
    /// It gave the answer to another order.
    Answer,
    /// It reported an impossible state.
    State,
    /// It reported an impossible move.
    Move,
    /// It named an impossible part of a page.
    Part,
    /// It gave a page data that is not JSON.
    Data(String),
    /// It drew what a page may not show.
    Drew(String),
    /// It drew a picture that is not text.
    Picture,
}

impl Fault {
    /// Returns the end of the id of a text that a page has for it, and what belongs into that text.
    pub fn of_page(&self) -> (&'static str, &str) {
        match self {
            Fault::Broken(why) => ("broken", why),
            Fault::Answer => ("answer", ""),
            Fault::State => ("state", ""),
            Fault::Move => ("move", ""),
            Fault::Part | Fault::Data(_) | Fault::Picture => ("part", ""),
            Fault::Drew(what) => ("drew", what),
        }
    }
}

/// Says it in English after the name of the module.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Broken(why) => write!(f, "cannot go on: {why}"),
            Fault::Answer => f.write_str("gave the answer to another order"),
            Fault::State => f.write_str("reported an impossible state"),
            Fault::Move => f.write_str("reported an impossible move"),
            Fault::Part => f.write_str("named an impossible part of a page"),
            Fault::Data(error) => write!(f, "gave a page data that is not JSON: {error}"),
            Fault::Drew(what) => write!(f, "drew what a page may not show: {what}"),
            Fault::Picture => f.write_str("drew a picture that is not text"),
        }
    }
}

/// The state of a game as the answers so far have told it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    seats: usize,
    moves: usize,
}

impl Known {
    /// Returns the number of moves of the game.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Checks the answer to an order, and makes its texts safe to show.
    ///
    /// # Errors
    /// The fault of the module.
    pub fn check(&mut self, order: &Order, answer: Answer) -> Result<Answer, Fault> {
        match (order, answer) {
            (_, Answer::Refused(why)) => Ok(Answer::Refused(shown(&why))),
            (_, Answer::Broken(why)) => Err(Fault::Broken(shown(&why))),
            (Order::About, answer @ Answer::About(_)) => Ok(answer),
            (Order::Open(opening), Answer::Ready(status)) => {
                self.seats = status.scores.len();
                self.status(status, opening.lines.len()).map(Answer::Ready)
            }
            (Order::Rewind { keep }, Answer::Ready(status)) => self.status(status, *keep).map(Answer::Ready),
            (Order::Play { .. } | Order::Act { .. } | Order::Bot { .. }, Answer::Played(step, status)) => {
                self.step(&step)?;
                let status = self.status(status, self.moves + 1)?;
                let fault = step.fault.as_deref().map(shown);
                Ok(Answer::Played(Step { fault, ..step }, status))
            }
            (Order::Look { .. }, Answer::Look(look)) => self::look(look).map(Answer::Look),
            (Order::Write { format, .. }, Answer::File(bytes)) => file(*format, bytes).map(Answer::File),
            (Order::Find { .. }, Answer::Data(data)) if data.is_null() || data.is_u64() => Ok(Answer::Data(data)),
            (Order::Fingerprint, Answer::Data(data)) if data.is_string() => Ok(Answer::Data(harmless(data))),
            (Order::Map { .. } | Order::OwnMap { .. }, Answer::File(bytes)) => file(Format::Svg, bytes).map(Answer::File),
            (Order::Record, Answer::File(bytes)) => Ok(Answer::File(bytes)),
            (
                Order::Check { .. }
                | Order::Begin { .. }
                | Order::Catalogue { .. }
                | Order::OwnMap { .. }
                | Order::Document { .. }
                | Order::RandomGames { .. }
                | Order::MapSheet { .. }
                | Order::Read { .. }
                | Order::GuideTable { .. }
                | Order::Rules { .. }
                | Order::Position { .. }
                | Order::Describe { .. }
                | Order::Guide { .. }
                | Order::Explain { .. }
                | Order::Help { .. }
                | Order::Words { .. }
                | Order::Scores { .. }
                | Order::Judge { .. }
                | Order::Better { .. }
                | Order::Fork { .. },
                Answer::Data(data),
            ) => Ok(Answer::Data(harmless(data))),
            _ => Err(Fault::Answer),
        }
    }

    /// Checks the state of a game after this number of moves.
    fn status(&mut self, status: Status, moves: usize) -> Result<Status, Fault> {
        let seats = self.seats;
        let asks = status.asked.is_none_or(|seat| usize::from(seat) < seats) && status.asked.is_none() == status.over;
        let counts = [status.scores.len(), status.undo.len(), status.undo_all.len()];
        let undoes = status.undo.iter().chain(&status.undo_all).flatten().all(|keep| *keep <= moves);
        let fits = (1..=MAX_PLAYERS).contains(&seats) && counts == [seats; 3] && asks && undoes && status.moves == moves;
        if !fits {
            return Err(Fault::State);
        }
        self.moves = moves;
        Ok(status)
    }

    fn step(&self, step: &Step) -> Result<(), Fault> {
        let line = &step.line;
        let fits = usize::from(step.player) < self.seats && !line.is_empty() && line.len() <= LONGEST;
        if fits && !line.chars().any(is_hidden) { Ok(()) } else { Err(Fault::Move) }
    }
}

/// Checks what a page shows.
fn look(look: Look) -> Result<Look, Fault> {
    let Look { state, mut parts } = look;
    for (key, part) in &mut parts {
        if key.len() > LONGEST || key.chars().any(|c| c.is_control() || c == '"') {
            return Err(Fault::Part);
        }
        if key == DATA {
            // JSON can spell each letter in another way, so the texts in it are checked, not itself.
            let data: Value = serde_json::from_str(part).map_err(|error| Fault::Data(error.to_string()))?;
            let safe = harmless(data.clone());
            if safe != data {
                *part = Arc::from(safe.to_string());
            }
        }
    }
    let drawn = parts.iter().filter(|(key, _)| *key != DATA).map(|(_, part)| &**part);
    markup::check_all(drawn).map_err(Fault::Drew)?;
    Ok(Look { state: state.into_iter().map(|(key, value)| (key.replace('<', INSTEAD), harmless(value))).collect(), parts })
}

/// Checks a file that a browser may show.
fn file(format: Format, bytes: Vec<u8>) -> Result<Vec<u8>, Fault> {
    match format {
        Format::Svg | Format::Small => {
            let text = std::str::from_utf8(&bytes).map_err(|_| Fault::Picture)?;
            markup::check(text).map_err(Fault::Drew)?;
        }
        Format::Text | Format::Record | Format::Jcz | Format::Png => {}
    }
    Ok(bytes)
}

/// What stands for a `<` that opens no element which a page may show, such as that in the name of a player.
const INSTEAD: &str = "\u{2039}";

/// Returns data whose texts a page may show in any way. A key is a word, so no markup is one.
fn harmless(data: Value) -> Value {
    match data {
        Value::String(text) if markup::check(&text).is_err() => Value::String(text.replace('<', INSTEAD)),
        Value::Array(list) => list.into_iter().map(harmless).collect(),
        Value::Object(map) => {
            Value::Object(map.into_iter().map(|(key, value)| (key.replace('<', INSTEAD), harmless(value))).collect())
        }
        other => other,
    }
}

/// Returns `true` for what nobody sees in a line of text: control characters, and marks that change its direction, which make
/// one text look like another.
pub fn is_hidden(c: char) -> bool {
    c.is_control() || is_unprintable(c)
}

/// Returns a message that a terminal and a page may show.
fn shown(text: &str) -> String {
    text.chars().filter(|c| !is_hidden(*c) || *c == '\n').take(LONGEST_MESSAGE).collect()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    /// An answer to an order, and whether a host uses it.
    #[derive(Deserialize)]
    struct Case {
        about: String,
        order: Order,
        answer: Answer,
        fits: bool,
    }

    #[test]
    fn answers_are_used_as_in_the_list() -> Result<(), serde_json::Error> {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../../tests/answers.json"))?;
        let open = cases.iter().find(|case| matches!(case.order, Order::Open(_))).map(|case| (&case.order, &case.answer));
        for case in &cases {
            let mut known = Known::default();
            // A game is open, unless the case opens one.
            if let Some((order, answer)) = open.filter(|_| !matches!(case.order, Order::Open(_))) {
                assert!(known.check(order, answer.clone()).is_ok());
            }
            assert_eq!(known.check(&case.order, case.answer.clone()).is_ok(), case.fits, "{}", case.about);
        }
        Ok(())
    }

    #[test]
    fn a_message_is_what_it_looks_like() {
        let told = |answer| Known::default().check(&Order::Fingerprint, answer);
        let why = "no\u{202e}gpj\u{2066}\u{200f}.\u{1b}[2J\nnext";
        assert!(matches!(told(Answer::Refused(why.into())), Ok(Answer::Refused(told)) if told == "nogpj.[2J\nnext"));
        assert_eq!(told(Answer::Broken(why.into())).err(), Some(Fault::Broken("nogpj.[2J\nnext".into())));
    }

    #[test]
    fn data_of_a_page_is_checked_as_it_is_read_however_it_is_spelled() {
        let shown = |text: &str| look(Look { parts: [("m/final".to_owned(), Arc::from(text))].into(), ..Look::default() });
        let part = |text: &str| shown(text).map(|look| look.parts["m/final"].to_string()).map_err(|fault| fault.to_string());
        let good = r#"{"shapes":"<path d=\"M 0 0\"/>","n":1}"#;
        assert_eq!(part(good).as_deref(), Ok(good));
        assert_eq!(part(r#"["\u003cimg src=x>", "<path/>"]"#).as_deref(), Ok(r#"["‹img src=x>","<path/>"]"#));
        assert_eq!(part(r#"{"<path/>":1}"#).as_deref(), Ok(r#"{"‹path/>":1}"#));
        assert!(part("<script>").is_err_and(|why| why.contains("not JSON")));
    }
}
