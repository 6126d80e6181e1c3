//! The list of cases of the rules of a table, at tables of a server. The page without a server plays the same list.

use std::sync::Arc;

use bastide_service::{Order, Viewer};
use serde_json::{Map, Value, json};

use crate::Rooms;
use crate::new_table::NewTable;
use crate::room::{Audience, Mask, Room};
use bastide_common::Failure;
use bastide_store::Memory;

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

const CASES: &str = include_str!("../../../../tests/fixtures/people.json");
const COLORS: [&str; 3] = ["green", "red", "blue"];
/// More actions than a game has.
const MANY: usize = 2000;

/// A table of a case.
struct Played {
    room: Arc<Room>,
    mine: Mask,
    /// The number of the decision that was answered last.
    last: u64,
}

impl Played {
    fn begin(case: &Value) -> Done<Played> {
        let seats: Vec<&str> = case["seats"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let player = |(seat, color): (&&str, &str)| match *seat {
            "bot" => format!("{{ color = \"{color}\", bot = \"greedy\" }}"),
            _ => format!("{{ color = \"{color}\" }}"),
        };
        let players: Vec<String> = seats.iter().zip(COLORS).map(player).collect();
        let toml = format!("seed = 3\nplayers = [{}]\n", players.join(", "));
        let sit: Vec<u8> = (0u8..).zip(&seats).filter(|(_, seat)| **seat == "person").map(|(n, _)| n).collect();
        let mine = sit.iter().fold(0, |mine, seat| mine | 1 << seat);
        let settings = match &case["settings"] {
            Value::Null => Default::default(),
            settings => serde_json::from_value(settings.clone())?,
        };
        let rooms = Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 1)?;
        let made = rooms.create(NewTable { toml, settings, sit, ..NewTable::default() }, None)?;
        let room = rooms.room(&made.id)?;
        room.inner().table.is_boxed = case["boxed"] == true;
        Ok(Played { room, mine, last: 0 })
    }

    fn state(&self) -> Done<Value> {
        let page = self.room.frame(&Audience { mask: self.mine, ..Audience::default() });
        Ok(serde_json::from_str(page.get("state").ok_or("no state")?)?)
    }

    fn answer(&mut self, decision: u64, option: &Value) -> Result<(), Failure> {
        let option = option.as_u64().and_then(|option| usize::try_from(option).ok()).unwrap_or_default();
        self.room.act(self.mine, decision, &Order::Play { option }).map(drop)
    }

    fn play(&mut self, option: &Value) -> Result<(), Failure> {
        let decision = self.room.inner().table.decision;
        self.answer(decision, option)?;
        self.last = decision;
        Ok(())
    }

    /// Answers each decision with its first option as long as the condition holds.
    fn play_while(&mut self, holds: impl Fn(&Value) -> bool) -> Done {
        for _ in 0..MANY {
            let state = self.state()?;
            if !holds(&state) {
                return Ok(());
            }
            if state["your_turn"] == true { self.play(&json!(0))? } else { _ = self.room.let_bot_play()? }
        }
        Err("the game does not end".into())
    }

    /// Does a step. Returns `false` if it was refused.
    fn step(&mut self, kind: &str, value: &Value) -> Done<bool> {
        let decision = self.room.inner().table.decision;
        let done = match kind {
            "play" => self.play(value),
            "repeat" => self.answer(self.last, value),
            "early" => self.answer(decision + 1, value),
            "back" => self.room.take_back(self.mine, decision).map(drop),
            "bot" => match self.room.let_bot_play() {
                Ok(played) => return Ok(played),
                Err(why) => Err(why),
            },
            "hint" => {
                let viewer = Viewer::from(Some(self.mine.trailing_zeros() as u8));
                self.room.advice_for(viewer).and_then(|order| self.room.look_up(&order)).map(drop)
            }
            "person" => {
                self.play_while(|state| state["your_turn"] == true)?;
                Ok(())
            }
            "turns" => {
                let turn = self.state()?["turn"].as_u64().unwrap_or_default() + value.as_u64().unwrap_or_default();
                self.play_while(|state| state["turn"].as_u64().is_some_and(|now| now < turn))?;
                Ok(())
            }
            "end" => {
                self.play_while(|state| state["phase"] == "playing")?;
                Ok(())
            }
            "won" => {
                let (state, scores) = (self.state()?, self.room.inner().table.status.scores.clone());
                let best = (0usize..).zip(&scores).filter(|(_, score)| Some(*score) == scores.iter().max()).map(|(seat, _)| seat);
                assert_eq!(state["winners"], json!(best.collect::<Vec<_>>()));
                Ok(())
            }
            other => return Err(format!("there is no step {other}").into()),
        };
        match done {
            Ok(()) => Ok(true),
            Err(Failure::Late { .. } | Failure::Forbidden(_) | Failure::Refused(_)) => Ok(false),
            Err(other) => Err(other.into()),
        }
    }
}

/// Returns the first place at which a value lacks what is wanted.
fn differs(is: &Value, wanted: &Map<String, Value>) -> Option<String> {
    wanted.iter().find_map(|(key, wanted)| match wanted {
        Value::Object(wanted) => differs(&is[key], wanted),
        wanted => (is[key] != *wanted).then(|| format!("{key} is {}, and not {wanted}", is[key])),
    })
}

#[test]
fn the_rules_of_a_table_are_those_of_the_list_of_cases() -> Done {
    let cases: Vec<Value> = serde_json::from_str(CASES)?;
    assert!(cases.len() > 20);
    for case in &cases {
        let mut table = Played::begin(case)?;
        for (n, step) in case["steps"].as_array().into_iter().flatten().enumerate() {
            let about = format!("{}, step {n}", case["about"]);
            let parts = step.as_object().ok_or("a step is an object")?;
            if let Some((kind, value)) = parts.iter().find(|(key, _)| !["then", "refused"].contains(&key.as_str())) {
                let done = table.step(kind, value).map_err(|why| format!("{about}: {why}"))?;
                assert_eq!(done, step["refused"] != true, "{about}");
            }
            if let Some(wanted) = step["then"].as_object() {
                assert_eq!(differs(&table.state()?, wanted), None, "{about}");
            }
        }
    }
    Ok(())
}
