//! What a page is told of a table: the `state` of its messages.

use std::collections::BTreeMap;

use bastide_service::{Answer, Order, Viewer, guide_card};
use bastide_texts::Language;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::schema::{GuideState, Optional, messages};
use crate::settings::{Confirm, Help};
use crate::table::{self, Cause, Mask, Phase, Table, seats_of};

messages! {
    /// What a table says to a viewer, apart from its game.
    TableState {
        /// Whether the game has begun, goes on, or is over.
        phase: Phase,
        /// The number of the open decision.
        decision: u64,
        /// The number of actions.
        moves: usize,
        /// The seats of the viewer.
        mine: Vec<u8>,
        /// Whether the viewer is asked.
        your_turn: bool,
        /// Whether the viewer can take back the last answer.
        undo: bool,
        /// Which answers a page confirms before it sends them.
        confirm: Confirm,
        /// Why the game cannot go on.
        broken: Option<String>,
        /// Whether the person who made the table has ended it.
        closed: bool,
        /// The guide through a first game; null at other tables and for onlookers.
        guide: GuideState,
        /// The seats in turn order.
        seats: Vec<Seat>,
        /// Null without a time limit.
        clock: Option<Clock>,
        /// The help that a page may show.
        help: HelpSwitches,
        /// Whether players may talk.
        chat: bool,
        /// Who may know what comes, in words.
        fixed: Vec<String>,
        /// What the table is called.
        title: String,
        /// Why the game ended before its time, in words, such as "Anna wins: Ben gave up".
        ended: Option<String>,
        /// The seats of the winners, once the game is over.
        winners: Optional<Vec<u8>>,
        /// Who wants another game, once this one is over.
        again: Optional<Again>,
    }
    /// A seat at a table.
    Seat {
        /// Its number, from 0.
        seat: u8,
        /// The name of the player.
        name: String,
        /// The kind of bot.
        bot: Option<String>,
        /// Whether a bot or a person has it.
        taken: bool,
        /// Whether the viewer holds it.
        mine: bool,
        /// Whether the player no longer plays.
        resigned: bool,
        /// Why the player no longer plays: gave up, or the clock reached zero.
        left: Option<Cause>,
    }
    /// The time that is left, in milliseconds.
    Clock {
        /// That of each seat, null for a bot.
        left: Vec<Option<i64>>,
        /// The clock that runs.
        runs: Option<RunningClock>,
    }
    /// The clock that runs.
    RunningClock {
        /// The seat.
        seat: u8,
        /// The time that is left, in milliseconds.
        left: i64,
    }
    /// Kinds of help.
    HelpSwitches {
        /// Whose feature is under the pointer, and what it is worth.
        features: bool,
        /// The tiles that are left.
        tiles: bool,
        /// The cells where nothing fits any more.
        dead: bool,
        /// The points if the game ended now.
        standing: bool,
        /// The fields in colors.
        fields: bool,
        /// Hints.
        advice: bool,
    }
    /// A wish for another game of the same people.
    Again {
        /// The seats that want it.
        wants: Vec<u8>,
        /// The seats whose people have not answered.
        waits: Vec<u8>,
        /// Whether the viewer wants it.
        mine: bool,
        /// Whether the viewer may ask for it.
        may: bool,
        /// The address of the next table.
        url: Option<String>,
    }
}

impl From<Help> for HelpSwitches {
    fn from(help: Help) -> HelpSwitches {
        let Help { features, tiles, dead, standing, fields, advice } = help;
        HelpSwitches { features, tiles, dead, standing, fields, advice }
    }
}

/// Returns the schemas of the messages of this crate by name.
pub fn schemas() -> Map<String, Value> {
    let all = [
        TableState::described(),
        Seat::described(),
        Clock::described(),
        RunningClock::described(),
        HelpSwitches::described(),
        Again::described(),
    ];
    all.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect()
}

/// What a host tells beside its table, in the language of the viewer.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Told {
    /// Why the game cannot go on.
    pub broken: Option<String>,
    /// Why the game ended before its time.
    pub ended: Option<String>,
    /// Who may know what comes.
    pub fixed: Vec<String>,
    /// What the table is called.
    pub title: String,
}

/// The part of the state of a game that says who is asked.
const ASKED: [&str; 4] = ["asked", "who", "prompt", "prompt_help"];

impl Table {
    /// Returns through whose eyes somebody with these seats sees the game: those of the seat that is asked, if it is one
    /// of them, or else of the first one.
    pub fn viewer(&self, mine: Mask, language: &Language) -> Viewer {
        let asked = self.status.asked.filter(|seat| mine & (1 << seat) != 0);
        let seat = asked.or_else(|| (mine != 0).then(|| mine.trailing_zeros() as u8));
        Viewer { seat, language: language.clone() }
    }

    /// Returns `true` if somebody with these seats is asked, and can answer.
    pub fn is_asked(&self, mine: Mask) -> bool {
        self.asked(mine).is_ok() && !self.is_broken
    }

    /// Returns the order to the game for what somebody with these seats sees of it; `None` if there is nothing to see.
    pub fn look(&self, mine: Mask, language: &Language) -> Option<Order> {
        if self.phase == Phase::Waiting || self.is_broken {
            return None;
        }
        let options = self.is_asked(mine);
        let ends = options && self.confirm() == Confirm::End;
        let left = (self.status.over || self.is_early).then(|| self.left());
        Some(Order::Look { viewer: self.viewer(mine, language), options, ends, at: None, left })
    }

    /// Returns the order that finds the option which the guide wants; `None` if it wants none.
    pub fn find_wanted(&self, mine: Mask) -> Option<Order> {
        let guide = self.guide.as_ref().filter(|_| mine != 0 && self.phase == Phase::Playing && !self.is_broken)?;
        guide.wanted().map(|line| Order::Find { line: line.to_owned() })
    }

    /// Returns the card of the guide that is due. `wanted` is the answer to [`Self::find_wanted`].
    pub fn guide_card(&self, mine: Mask, language: &Language, wanted: Option<Answer>) -> Value {
        let Some(guide) = self.guide.as_ref().filter(|_| mine != 0) else { return Value::Null };
        let number = match wanted {
            Some(Answer::Data(number)) => number,
            _ => Value::Null,
        };
        guide_card(language, guide, &self.status, self.phase == Phase::Over, |_| number)
    }

    /// Returns what a page is told: of the game, as it answered [`Self::look`], and of the table. `guide` is the card of
    /// [`Self::guide_card`].
    pub fn state(&self, mine: Mask, now: i64, of_game: BTreeMap<String, Value>, guide: Value, told: Told) -> Map<String, Value> {
        let is_over = self.phase == Phase::Over;
        let Told { broken, ended, fixed, title } = told;
        let seat = |row: &table::Seat| Seat {
            seat: row.seat,
            name: row.name.clone(),
            bot: row.bot.clone(),
            taken: row.is_taken(),
            mine: mine & (1 << row.seat) != 0,
            resigned: row.resigned,
            left: self.left_by(row),
        };
        let own = TableState {
            phase: self.phase,
            decision: self.decision,
            moves: self.status.moves,
            mine: seats_of(mine, self.seats.len()),
            your_turn: self.is_asked(mine),
            undo: self.undo(mine).is_some() && !self.is_broken,
            confirm: self.confirm(),
            broken,
            closed: self.is_closed,
            guide: GuideState(guide),
            seats: self.seats.iter().map(seat).collect(),
            clock: self.clock(now),
            help: self.help().into(),
            chat: self.settings.chat,
            fixed,
            title,
            ended,
            winners: Optional(is_over.then(|| self.outcome().winners)),
            again: self.again_once_over(mine),
        };
        let mut state: Map<String, Value> = of_game.into_iter().collect();
        if is_over {
            ASKED.iter().for_each(|key| _ = state.remove(*key));
            // A game that ended early asks nobody any more.
            state.insert("over".into(), json!(true));
        }
        if let Value::Object(own) = json!(own) {
            state.extend(own);
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schema_says_what_a_message_has() {
        let all = schemas();
        assert_eq!(
            all["TableState"]["properties"]["decision"],
            json!({"type": "integer", "description": "the number of the open decision"})
        );
        let required = all["TableState"]["required"].as_array().map(Vec::as_slice).unwrap_or_default();
        assert!(required.contains(&json!("phase")) && !required.contains(&json!("winners")), "{required:?}");
        assert_eq!(all["Clock"]["properties"]["left"]["items"], json!({"type": ["integer", "null"]}));
        assert_eq!(all["Seat"]["properties"]["left"]["anyOf"][1], json!({"type": "null"}));
    }
}
