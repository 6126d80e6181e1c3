//! The table of a page without a server: all its people sit at one device.

use std::collections::BTreeMap;

use bastide_seats::{Action, Asked as Sent, Changed, Departure, Phase, Refusal, Row, Seat, Settings, Table, Told};
use bastide_service::{Answer, Guided, Order, Seated, Status};
use bastide_texts::Language;
use serde::Deserialize;
use serde_json::{Value, json};

/// What happens at a table.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The table as the page keeps it.
    table: Kept,
    /// The state of its game, as it answered last.
    status: Status,
    /// Whether the game cannot go on.
    broken: bool,
    /// The time, in milliseconds since 1970.
    now: i64,
    /// The language of the page.
    language: Language,
    /// What happens.
    input: Input,
}

/// A table as a page keeps it.
#[derive(Deserialize)]
struct Kept {
    settings: Settings,
    players: Vec<Seated>,
    /// Whether the game has the rules of a bundle.
    boxed: bool,
    /// Whether the game was opened from a file: it is only looked at.
    file: bool,
    /// Whether it is the guide through a first game.
    guide: bool,
    lines: Vec<String>,
    decision: u64,
    since: i64,
    /// The last answers. Games of earlier versions have none.
    #[serde(default)]
    answered: Vec<Action>,
    /// The people who gave up, which ends the game. Games of earlier versions have none.
    #[serde(default)]
    departures: Vec<Departure>,
}

/// What happens at a table.
#[derive(Deserialize)]
enum Input {
    /// A person answers a decision.
    Act {
        /// The number of the decision.
        decision: u64,
        /// The number of the option.
        option: usize,
    },
    /// The bot that is asked is to decide, if one is.
    Bot,
    /// A person takes the last answer back.
    TakeBack {
        /// The number of the open decision.
        decision: u64,
    },
    /// The people give up.
    Resign,
    /// A person takes back what has left the guide.
    BackToGuide,
    /// A person asks for the advice of a bot.
    Advise,
    /// The game has carried out an order that was asked for.
    Answered {
        /// The order.
        order: Order,
        /// Whether it answers for a person.
        of_person: bool,
        /// What it answered.
        answer: Answer,
    },
    /// The page asks what it can do and see now.
    View,
    /// The page asks for what it is told.
    State {
        /// What the game says to the page.
        game: BTreeMap<String, Value>,
        /// The number of the option that the guide wants.
        wanted: Value,
        /// What the page says beside it.
        told: Told,
    },
}

impl Asked {
    /// Returns the answer: an order to the game, what to keep, what to show, or why not.
    pub(super) fn answer(self) -> Value {
        let mine = self.table.mine();
        let lines = self.table.lines.clone();
        let table = self.table.of(self.status, self.broken);
        let done = match self.input {
            Input::Act { decision, option } => {
                let order = Order::Play { option };
                table.answer(mine, decision, &order).map(|sent| json!({"ask": (sent == Sent::Play).then_some(order)}))
            }
            Input::Bot => {
                let order = table.bot().map(|kind| table.guided().unwrap_or_else(|| Order::Bot { kind: kind.to_owned() }));
                Ok(json!({"ask": order}))
            }
            Input::TakeBack { decision } => table.take_back(mine, decision).map(|keep| json!({"ask": Order::Rewind { keep }})),
            Input::Resign => table.resign(mine, self.now).map(|changed| json!({"kept": kept(changed, lines)})),
            Input::BackToGuide => table.back_to_guide(mine).map(|keep| json!({"ask": Order::Rewind { keep }})),
            Input::Advise => {
                let order = || Order::Advise { viewer: table.viewer(mine, &self.language) };
                table.advises(mine).map(|()| json!({"ask": order()}))
            }
            Input::Answered { order, of_person, answer } => {
                answered(&table, &order, of_person, answer, self.now).map(|changed| {
                    let status = changed.table.status.clone();
                    json!({"kept": kept(changed, lines), "status": status})
                })
            }
            Input::View => Ok(json!({
                "kept": kept(Changed { rows: Vec::new(), table: table.clone() }, lines),
                "viewer": table.viewer(mine, &self.language),
                "help": table.help(),
                "bot": table.bot(),
                "over": table.phase == Phase::Over,
                "look": table.look(mine, &self.language),
                "find": table.find_wanted(mine),
            })),
            Input::State { game, wanted, told } => {
                let guide = table.guide_card(mine, &self.language, Some(Answer::Data(wanted)));
                Ok(Value::Object(table.state(mine, self.now, game, guide, told)))
            }
        };
        done.unwrap_or_else(|refusal| json!({"refused": refusal}))
    }
}

/// Returns the change that an answer of the game to an order is.
///
/// # Errors
/// The game has not carried out the order.
fn answered(table: &Table, order: &Order, of_person: bool, answer: Answer, now: i64) -> Result<Changed, Refusal> {
    match (order, answer) {
        (Order::Rewind { keep }, Answer::Ready(status)) => {
            let mut changed = table.rewound(*keep, status, now);
            let rows = table.rewinding(*keep, now).into_iter();
            changed.rows = rows.chain(changed.rows).collect();
            Ok(changed)
        }
        (order, Answer::Played(step, status)) => Ok(table.played(of_person.then_some(order), step, status, now)),
        _ => Err(Refusal::NotPlaying),
    }
}

/// Returns what a page keeps of a table after a change.
fn kept(Changed { table, rows }: Changed, mut lines: Vec<String>) -> Value {
    for row in rows {
        match row {
            Row::Append { at, action } => {
                lines.truncate(at);
                lines.push(action.line);
            }
            Row::Rewind { keep } => lines.truncate(keep),
            Row::Seat(_) | Row::Decision { .. } | Row::Phase(_) | Row::Line => {}
        }
    }
    let winners = table.outcome().winners;
    let over = table.status.over || table.is_early;
    let Status { asked, turn, scores, .. } = table.status;
    json!({
        "lines": lines,
        "decision": table.decision,
        "since": table.since,
        "answered": table.answered.into_values().collect::<Vec<_>>(),
        "departures": table.departures,
        "asked": asked,
        "turn": turn,
        "scores": scores,
        "over": over,
        "winners": if over { winners } else { Vec::new() },
    })
}

impl Kept {
    /// Returns the seats of people: all at this device.
    fn mine(&self) -> u32 {
        let people = self.players.iter().enumerate().filter(|(_, player)| player.bot.is_none() && !self.file);
        people.fold(0, |mine, (seat, _)| mine | 1 << seat)
    }

    /// Returns the table.
    fn of(self, status: Status, is_broken: bool) -> Table {
        let departures = self.departures;
        let seat = |(seat, Seated { name, bot }): (u8, Seated)| {
            let resigned = departures.iter().any(|left| left.seat == seat);
            Seat { seat, name, is_held: bot.is_none(), bot, resigned, ..Seat::default() }
        };
        let mut table = Table {
            settings: self.settings.into(),
            seats: (0u8..).zip(self.players).map(seat).collect(),
            phase: if self.file || status.over || !departures.is_empty() { Phase::Over } else { Phase::Playing },
            status,
            decision: self.decision,
            since: self.since,
            is_early: !departures.is_empty(),
            guide: self.guide.then(|| Guided::new(self.lines)),
            is_boxed: self.boxed,
            is_broken,
            departures,
            ..Table::default()
        };
        table.remember(self.answered);
        table
    }
}
