//! The outcome of a game in words: who left it, and who won for that.

use bastide_seats::{Cause, Changed, Departure, Outcome};
use bastide_session::described::list;
use bastide_texts::{Args, Language};
use serde_json::Value;

use super::room::{Inner, Room};
use bastide_common::Failure;
use bastide_common::texts;

impl Room {
    /// Returns the outcome of the game. For a game that is not finished, it says how it stands.
    pub fn outcome(&self) -> Outcome {
        self.inner().table.outcome()
    }

    /// Notes that people have left the game, which may end it.
    ///
    /// # Errors
    /// The store fails; then nothing has changed.
    pub(super) fn depart(&self, inner: &mut Inner, changed: Changed) -> Result<(), Failure> {
        if changed.table.is_early {
            self.note_end(inner)?;
        }
        Ok(self.keep(inner, changed)?)
    }
}

impl Inner {
    fn name_of(&self, seat: u8) -> &str {
        self.table.seat(seat).map_or("?", |row| row.name.as_str())
    }

    /// Says why a game ended before its time; `None` for all others.
    pub(super) fn ended_early(&self, language: &Language) -> Option<String> {
        told_early(language, &self.summary, |seat| self.name_of(seat).to_owned())
    }

    /// Returns a row of the log for each person who left: its key, and who it is in words.
    pub(super) fn log_of_departures(&self, language: &Language) -> Vec<(String, String)> {
        let row =
            |(n, left): (usize, &Departure)| (format!("l/{:05}.{n}", left.moves), told(*left, language, self.name_of(left.seat)));
        self.table.departures.iter().enumerate().map(row).collect()
    }
}

/// Says it in a language that somebody left, such as "Ben gave up", without a full stop.
fn told(left: Departure, language: &Language, name: &str) -> String {
    let id = match left.cause {
        Cause::Resigned => "left-resigned",
        Cause::Time => "left-time",
    };
    texts::say_with(language, id, &Args::new().with("name", name))
}

/// Says from the line for the lobby why a game ended before its time, such as "Anna wins: Ben gave up"; `None`
/// for all others.
pub fn told_early(language: &Language, summary: &Value, name: impl Fn(u8) -> String) -> Option<String> {
    if summary["outcome"]["early"] != true {
        return None;
    }
    let why: Vec<String> = Departure::of(summary).iter().map(|left| told(*left, language, &name(left.seat))).collect();
    let seat = |seat: &Value| seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
    let winners: Vec<String> =
        summary["outcome"]["winners"].as_array().into_iter().flatten().filter_map(seat).map(name).collect();
    let args = Args::new().with("why", list(language, &why));
    if winners.is_empty() {
        return Some(texts::say_with(language, "ended-early-nobody", &args));
    }
    let args = args.with("n", winners.len()).with("winner", list(language, &winners));
    Some(texts::say_with(language, "ended-early", &args))
}
