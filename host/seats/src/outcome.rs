//! The outcome of a game: who left it, who won, and the place of each seat.
//!
//! A game ends when its rules say so, when nobody is left, or when one person is left of several and no bot sits at the
//! table. Where a bot has a seat, the game goes on until the last person leaves; then the bots are ranked alone.

use serde_json::{Value, json};

use crate::refusal::Refusal;
use crate::row::{Changed, Row};
use crate::table::{Cause, Departure, Mask, Phase, Seat, Table, Wishes, mask};

/// The key of the departures in the line of a table.
const LEFT: &str = "left";

impl Departure {
    /// Reads the departures of a game from the line of its table, in their order.
    pub fn of(line: &Value) -> Vec<Departure> {
        serde_json::from_value(line[LEFT].clone()).unwrap_or_default()
    }
}

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

/// Returns the seats at the first place whose people have not left.
fn winners(places: &[u8], gone: Mask) -> Vec<u8> {
    (0u8..).zip(places).filter(|(seat, place)| **place == 1 && gone & (1 << seat) == 0).map(|(seat, _)| seat).collect()
}

/// Returns `true` if no person still plays, or at most one of several and no bot has a seat.
fn is_decided(seats: &[Seat]) -> bool {
    let stay = seats.iter().filter(|row| row.is_played_by_person()).count();
    stay == 0 || (seats.len() > 1 && stay == 1 && seats.iter().all(|row| row.bot.is_none()))
}

impl Table {
    /// Returns the outcome. For a game that is not finished, it says how it stands.
    pub fn outcome(&self) -> Outcome {
        let gone = mask(self.left().into_iter());
        let places = places(&self.status.scores, self.seats.len(), gone);
        let winners = winners(&places, gone);
        let finished = self.phase == Phase::Over && !self.is_closed;
        Outcome { places, winners, finished, early: self.is_early }
    }

    /// Returns the seats whose people have left.
    pub fn left(&self) -> Vec<u8> {
        self.seats.iter().filter(|row| row.resigned).map(|row| row.seat).collect()
    }

    /// Returns why the person of a seat no longer plays.
    pub fn left_by(&self, row: &Seat) -> Option<Cause> {
        // Seats of earlier versions have no reason.
        let cause = self.departures.iter().find(|left| left.seat == row.seat).map_or(Cause::Resigned, |left| left.cause);
        row.resigned.then_some(cause)
    }

    /// Returns the change that somebody with these seats gives up. Bots play on, unless the game is decided by that.
    ///
    /// # Errors
    /// No seat of a game that is played is held.
    pub fn resign(&self, mine: Mask, now: i64) -> Result<Changed, Refusal> {
        if self.phase != Phase::Playing {
            return Err(Refusal::NotPlaying);
        }
        let held = self.seats.iter().filter(|row| mine & (1 << row.seat) != 0 && !row.resigned);
        let held: Vec<u8> = held.map(|row| row.seat).collect();
        if held.is_empty() { Err(Refusal::NoSeat) } else { Ok(self.departed(&held, Cause::Resigned, now)) }
    }

    /// Returns the change that people leave the game. It ends if that decides it.
    pub fn departed(&self, leaving: &[u8], cause: Cause, now: i64) -> Changed {
        let mut table = self.clone();
        let mut rows = Vec::new();
        for row in table.seats.iter_mut().filter(|row| leaving.contains(&row.seat) && !row.resigned) {
            row.resigned = true;
            table.departures.push(Departure { seat: row.seat, cause, moves: self.status.moves });
            rows.push(Row::Seat(row.seat));
        }
        rows.push(Row::Line);
        if is_decided(&table.seats) {
            table.is_early = true;
            table.end(now);
            rows.extend([Row::Phase(Phase::Over), table.open_decision()]);
        } else {
            rows.push(table.open_decision());
        }
        Changed { table, rows }
    }

    /// Returns the change that the person who made the table ends it.
    ///
    /// # Errors
    /// It has ended already.
    pub fn close(&self, now: i64) -> Result<Changed, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::EndedAlready);
        }
        let mut table = self.clone();
        table.is_closed = true;
        table.end(now);
        let rows = vec![Row::Phase(Phase::Over), Row::Line, table.open_decision()];
        Ok(Changed { table, rows })
    }

    /// Ends the game before its rules do.
    fn end(&mut self, now: i64) {
        self.phase = Phase::Over;
        self.step_on(now);
    }

    /// Reads what the line of a table keeps of it.
    pub fn read_line(&mut self, line: &Value) {
        self.departures = Departure::of(line);
        self.is_early = line["outcome"]["early"] == true;
        self.is_closed = line.get("closed").is_some();
        self.wishes = Wishes::read(&line["again"]);
    }

    /// Writes the table into its line in a list of tables, and leaves what a host has there beside it.
    pub fn write_line(&self, line: &mut Value) {
        line["turn"] = json!(self.status.turn);
        line["scores"] = json!(self.status.scores);
        line["asked"] = json!(self.status.asked.filter(|_| self.phase != Phase::Over));
        line["since"] = json!(self.since);
        line["players"] = self.players();
        if self.status.over || self.is_early {
            line["outcome"] = json!({"winners": self.outcome().winners, "early": self.is_early});
        }
        if !self.departures.is_empty() || line.get(LEFT).is_some() {
            line[LEFT] = json!(self.departures);
        }
        if self.is_closed {
            line["closed"] = json!(true);
        }
        if self.wishes != Wishes::default() || line.get("again").is_some() {
            line["again"] = self.wishes.written();
        }
    }

    /// Returns the players for a list of tables.
    pub fn players(&self) -> Value {
        let left = |seat: u8| self.departures.iter().find(|left| left.seat == seat).map(|left| left.cause);
        let player = |row: &Seat| json!({"name": row.name, "bot": row.bot, "free": !row.is_taken(), "left": left(row.seat)});
        self.seats.iter().map(player).collect()
    }
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
    fn a_game_is_decided_when_nobody_is_left_or_one_of_several_people() {
        let seats = |text: &str| -> Vec<Seat> {
            let row = |(seat, c): (usize, char)| Seat {
                seat: seat as u8,
                bot: (c == 'b').then(|| "greedy".to_owned()),
                resigned: c == '-',
                ..Seat::default()
            };
            text.chars().enumerate().map(row).collect()
        };
        for (text, decided) in [
            ("p-", true),
            ("--", true),
            ("p--", true),
            ("pp-", false),
            ("pb-", false),
            ("-b", true),
            ("-bb", true),
            ("p", false),
            ("-", true),
        ] {
            assert_eq!(is_decided(&seats(text)), decided, "{text}");
        }
    }
}
