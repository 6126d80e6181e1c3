//! The outcome of a game: who left it, who won, and the place of each seat.
//!
//! A game ends when its rules say so, or when one person is left of several and no bot sits at the table.
//! Where a bot has a seat, the game goes on: the last person plays against it.

pub(super) mod departure;

use bastide_session::described::list;
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use self::departure::{Cause, Departure};
use super::room::{Inner, Mask, Room};
use super::seats::players;
use crate::error::Failure;
use crate::store::{Change, Phase, SeatRow};
use crate::texts;
use crate::time::now_ms;

/// The outcome of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The place of each seat in turn order: 1 is the first. Seats with as many points share a place, and those
    /// whose person left share the last one.
    pub places: Vec<u8>,
    /// The seats of the winners.
    pub winners: Vec<u8>,
    /// Whether the game is over: neither open, nor closed before its end by the person who made the table.
    pub finished: bool,
    /// Whether it ended because the others had left.
    pub early: bool,
}

/// Returns the place of each seat by its score.
fn places(scores: &[i32], seats: usize, gone: Mask) -> Vec<u8> {
    // A seat that nobody plays for is behind all others, whatever its score.
    let rank = |seat: usize| (gone & (1 << seat) == 0).then(|| scores.get(seat).copied().unwrap_or_default());
    let better = |seat: usize| (0..seats).filter(|other| rank(*other) > rank(seat)).count();
    (0..seats).map(|seat| u8::try_from(better(seat) + 1).unwrap_or(u8::MAX)).collect()
}

impl Room {
    /// Returns the outcome of the game. For a game that is not finished, it says how it stands.
    pub fn outcome(&self) -> Outcome {
        let inner = self.inner();
        inner.outcome(&inner.status.scores)
    }

    /// Marks the seats of people who leave the game, and ends it if one person is left and no bot plays.
    ///
    /// # Errors
    /// The store fails; then nothing has changed.
    pub(super) fn depart(&self, inner: &mut Inner, leaving: &[u8], cause: Cause) -> Result<(), Failure> {
        let (mut seats, mut summary) = (inner.seats.clone(), inner.summary.clone());
        let mut departures = Departure::of(&summary);
        let mut changes = Vec::new();
        for row in seats.iter_mut().filter(|row| leaving.contains(&row.seat) && !row.resigned) {
            row.resigned = true;
            departures.push(Departure { seat: row.seat, cause, moves: inner.status.moves });
            changes.push(Change::Seat(row.clone()));
        }
        Departure::put(&mut summary, &departures);
        summary["players"] = json!(players(&seats, &departures));
        if !is_decided(&seats) {
            changes.push(Change::Summary(summary.clone()));
            self.store.write(&self.id, inner.fence, changes)?;
            (inner.seats, inner.summary) = (seats, summary);
            inner.version += 1;
            return self.note_clock(inner);
        }
        let since = now_ms();
        summary["asked"] = Value::Null;
        summary["since"] = json!(since);
        let gone = seats.iter().filter(|row| row.resigned).fold(0, |all, row| all | 1 << row.seat);
        let places = places(&inner.status.scores, seats.len(), gone);
        summary["outcome"] = json!({"winners": winners(&places, gone), "early": true});
        changes.push(Change::Summary(summary.clone()));
        changes.push(Change::Phase(Phase::Over));
        changes.push(Change::Decision { number: inner.decision + 1, since, due: None });
        self.note_end(inner)?;
        self.store.write(&self.id, inner.fence, changes)?;
        (inner.seats, inner.summary, inner.phase) = (seats, summary, Phase::Over);
        inner.step_on(since);
        Ok(())
    }
}

/// Returns `true` if at most one person still plays of several, and no bot has a seat.
fn is_decided(seats: &[SeatRow]) -> bool {
    let stay = seats.iter().filter(|row| !row.resigned).count();
    seats.len() > 1 && stay <= 1 && seats.iter().all(|row| row.bot.is_none())
}

/// Returns the seats at the first place whose people have not left.
fn winners(places: &[u8], gone: Mask) -> Vec<u8> {
    (0u8..).zip(places).filter(|(seat, place)| **place == 1 && gone & (1 << seat) == 0).map(|(seat, _)| seat).collect()
}

impl Inner {
    /// Returns the outcome with these scores.
    pub(super) fn outcome(&self, scores: &[i32]) -> Outcome {
        let gone = self.seats.iter().filter(|row| row.resigned).fold(0, |all, row| all | 1 << row.seat);
        let places = places(scores, self.seats.len(), gone);
        let winners = winners(&places, gone);
        let finished = self.phase == Phase::Over && self.summary.get("closed").is_none();
        Outcome { places, winners, finished, early: self.summary["outcome"]["early"] == true }
    }

    /// Returns the reason why each seat is no longer played by its person, for scripts.
    pub(super) fn left_by(&self, row: &SeatRow) -> Value {
        // Seats of earlier versions have no reason.
        let cause =
            Departure::of(&self.summary).iter().find(|left| left.seat == row.seat).map_or(Cause::Resigned, |left| left.cause);
        if row.resigned { json!(cause) } else { Value::Null }
    }

    fn name_of(&self, seat: u8) -> &str {
        self.seats.get(usize::from(seat)).map_or("?", |row| row.name.as_str())
    }

    /// Says why a game ended before its time; `None` for all others.
    pub(super) fn ended_early(&self, language: &Language) -> Option<String> {
        told_early(language, &self.summary, |seat| self.name_of(seat).to_owned())
    }

    /// Returns a row of the log for each person who left: its key, and who it is in words.
    pub(super) fn log_of_departures(&self, language: &Language) -> Vec<(String, String)> {
        let row =
            |(n, left): (usize, Departure)| (format!("l/{:05}.{n}", left.moves), left.told(language, self.name_of(left.seat)));
        Departure::of(&self.summary).into_iter().enumerate().map(row).collect()
    }
}

/// Says from the line for the lobby why a game ended before its time, such as "Anna wins: Ben gave up"; `None`
/// for all others.
pub(crate) fn told_early(language: &Language, summary: &Value, name: impl Fn(u8) -> String) -> Option<String> {
    if summary["outcome"]["early"] != true {
        return None;
    }
    let why: Vec<String> = Departure::of(summary).iter().map(|left| left.told(language, &name(left.seat))).collect();
    let seat = |seat: &Value| seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
    let winner = summary["outcome"]["winners"].as_array().into_iter().flatten().find_map(seat).map(name);
    let args = Args::new().with("why", list(language, &why));
    Some(match winner {
        Some(winner) => texts::say_with(language, "ended-early", &args.with("winner", winner)),
        None => texts::say_with(language, "ended-early-nobody", &args),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_points_and_those_who_left_are_last() {
        assert_eq!(places(&[30, 50, 30, 10], 4, 0), [2, 1, 2, 4]);
        assert_eq!(places(&[30, 50, 30, 10], 4, 0b0010), [1, 4, 1, 3]);
        assert_eq!(places(&[3, 50], 2, 0b10), [1, 2], "the last person wins, whatever the points");
        assert_eq!(winners(&places(&[3, 50], 2, 0b11), 0b11), [0u8; 0], "nobody is left");
        assert_eq!(places(&[], 2, 0), [1, 1], "before the first turn");
    }

    #[test]
    fn a_game_is_decided_by_departures_where_no_bot_plays() {
        let seats = |text: &str| -> Vec<SeatRow> {
            let row = |(seat, c): (usize, char)| SeatRow {
                seat: seat as u8,
                bot: (c == 'b').then(|| "greedy".to_owned()),
                resigned: c == '-',
                ..SeatRow::default()
            };
            text.chars().enumerate().map(row).collect()
        };
        for (text, decided) in
            [("p-", true), ("--", true), ("p--", true), ("pp-", false), ("pb-", false), ("-b", false), ("p", false), ("-", false)]
        {
            assert_eq!(is_decided(&seats(text)), decided, "{text}");
        }
    }
}
