//! The check of an answer before a host uses it.
//!
//! A host trusts the numbers of its own engine: that a seat exists, that a score belongs to each. A stranger's
//! module may answer anything.

use std::sync::Arc;

use bastide_core::MAX_PLAYERS;
use bastide_engine::{Answer, Format, Look, Order, Status, Step};
use serde_json::Value;

use crate::markup;

/// The longest line of notation, and the longest name of a part of a page, in bytes.
const LONGEST: usize = 4000;
/// The longest message, in characters.
const LONGEST_MESSAGE: usize = 2000;
/// The part of a page that is data for scripts: JSON.
const DATA: &str = "m/final";

/// The state of a game as the answers so far have told it.
#[derive(Default)]
pub(crate) struct Known {
    seats: usize,
    moves: usize,
}

impl Known {
    /// Returns the number of moves of the game.
    pub(crate) fn moves(&self) -> usize {
        self.moves
    }

    /// Checks the answer to an order, and makes its texts safe to show.
    ///
    /// # Errors
    /// What the module did.
    pub(crate) fn check(&mut self, order: &Order, answer: Answer) -> Result<Answer, String> {
        match (order, answer) {
            (_, Answer::Refused(why)) => Ok(Answer::Refused(shown(&why))),
            (_, Answer::Broken(why)) => Err(format!("cannot go on: {}", shown(&why))),
            (Order::About, answer @ Answer::About(_)) => Ok(answer),
            (Order::Open(opening), Answer::Ready(status)) => {
                self.seats = status.scores.len();
                self.status(status, opening.lines.len()).map(Answer::Ready)
            }
            (Order::Rewind { keep }, Answer::Ready(status)) => self.status(status, *keep).map(Answer::Ready),
            (Order::Play { .. } | Order::Act { .. } | Order::Bot { .. }, Answer::Played(step, status)) => {
                self.step(&step)?;
                let status = self.status(status, self.moves + 1)?;
                Ok(Answer::Played(step, status))
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
            _ => Err("gave the answer to another order".into()),
        }
    }

    /// Checks the state of a game after this number of moves.
    fn status(&mut self, status: Status, moves: usize) -> Result<Status, String> {
        let seats = self.seats;
        let asks = status.asked.is_none_or(|seat| usize::from(seat) < seats) && status.asked.is_none() == status.over;
        let counts = [status.scores.len(), status.undo.len(), status.undo_all.len()];
        let undoes = status.undo.iter().chain(&status.undo_all).flatten().all(|keep| *keep <= moves);
        let fits = (1..=MAX_PLAYERS).contains(&seats) && counts == [seats; 3] && asks && undoes && status.moves == moves;
        if !fits {
            return Err("reported an impossible state".into());
        }
        self.moves = moves;
        Ok(status)
    }

    fn step(&self, step: &Step) -> Result<(), String> {
        let line = &step.line;
        let fits = usize::from(step.player) < self.seats && !line.is_empty() && line.len() <= LONGEST;
        if fits && !line.chars().any(char::is_control) { Ok(()) } else { Err("reported an impossible move".into()) }
    }
}

/// Checks what a page shows.
fn look(look: Look) -> Result<Look, String> {
    let Look { state, mut parts } = look;
    for (key, part) in &mut parts {
        if key.len() > LONGEST || key.chars().any(|c| c.is_control() || c == '"') {
            return Err("named an impossible part of a page".into());
        }
        if key == DATA {
            // JSON can spell each letter in another way, so the texts in it are checked, not itself.
            let data: Value =
                serde_json::from_str(part).map_err(|error| format!("gave a page data that is not JSON: {error}"))?;
            let safe = harmless(data.clone());
            if safe != data {
                *part = Arc::from(safe.to_string());
            }
        } else {
            markup::check(part).map_err(|what| drew(&what))?;
        }
    }
    Ok(Look { state: state.into_iter().map(|(key, value)| (key.replace('<', INSTEAD), harmless(value))).collect(), parts })
}

/// Checks a file that a browser may show.
fn file(format: Format, bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    match format {
        Format::Svg | Format::Small => {
            let text = std::str::from_utf8(&bytes).map_err(|_| "drew a picture that is not text".to_owned())?;
            markup::check(text).map_err(|what| drew(&what))?;
        }
        Format::Text | Format::Record | Format::Jcz | Format::Png => {}
    }
    Ok(bytes)
}

fn drew(what: &str) -> String {
    format!("drew what a page may not show: {what}")
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

/// Returns a message that a terminal and a page may show.
fn shown(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || *c == '\n').take(LONGEST_MESSAGE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_of_a_page_is_checked_as_it_is_read_however_it_is_spelled() {
        let shown = |text: &str| look(Look { parts: [("m/final".to_owned(), Arc::from(text))].into(), ..Look::default() });
        let part = |text: &str| shown(text).map(|look| look.parts["m/final"].to_string());
        let good = r#"{"shapes":"<path d=\"M 0 0\"/>","n":1}"#;
        assert_eq!(part(good).as_deref(), Ok(good));
        assert_eq!(part(r#"["\u003cimg src=x>", "<path/>"]"#).as_deref(), Ok(r#"["‹img src=x>","<path/>"]"#));
        assert_eq!(part(r#"{"<path/>":1}"#).as_deref(), Ok(r#"{"‹path/>":1}"#));
        assert!(part("<script>").is_err_and(|why| why.contains("not JSON")));
    }
}
