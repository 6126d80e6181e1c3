//! Frames: what each kind of viewer sees of a table, made when it has changed.

use std::sync::{Arc, MutexGuard, PoisonError};

use maud::html;
use serde_json::{Value, json};

use super::channel::{Channel, Frame, Message};
use super::room::{Inner, Mask, Room};
use super::services::unexpected;
use crate::engine::{Answer, Look, Order};
use crate::store::Phase;

/// The number of lines of talk on a page.
const TALK: usize = 50;

impl Room {
    fn channels(&self) -> MutexGuard<'_, std::collections::HashMap<Mask, Channel>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells all viewers what has changed.
    pub(super) fn broadcast(&self) {
        self.end_pending_broadcast();
        let masks: Vec<Mask> = self.channels().keys().copied().collect();
        for mask in masks {
            self.update(mask);
        }
        self.news.send_modify(|n| *n += 1);
    }

    /// Makes a new frame for one kind of viewer if the table has changed since the last.
    fn update(&self, mask: Mask) {
        let mut inner = self.inner();
        let version = inner.version;
        if self.channels().get(&mask).is_some_and(|c| c.version == version) {
            return;
        }
        let frame = inner.frame(mask);
        // The room stays locked, so that frames come in the order of their versions.
        let mut channels = self.channels();
        channels.entry(mask).or_insert_with(|| Channel::new(self.epoch)).put(frame, version);
    }

    /// Returns the messages for a viewer after number `seen`.
    pub fn messages(&self, mask: Mask, seen: Option<u64>) -> Vec<Message> {
        self.update(mask);
        self.channels().get(&mask).map_or_else(Vec::new, |channel| channel.since(seen))
    }

    /// Forgets what was told to a kind of viewer that is gone.
    pub fn forget_viewer(&self, mask: Mask) {
        self.channels().remove(&mask);
    }

    /// Returns the whole page of a viewer as one message.
    pub fn whole(&self, mask: Mask) -> Option<Message> {
        self.update(mask);
        self.channels().get(&mask).map(Channel::whole)
    }

    /// Returns the parts of the page of a viewer, for the first answer.
    pub fn frame(&self, mask: Mask) -> Frame {
        self.update(mask);
        self.channels().get(&mask).map_or_else(Frame::default, |channel| channel.frame().clone())
    }

    /// Returns the moment after `at` of the actions that a viewer knows of, as one message.
    ///
    /// # Errors
    /// The game has not begun, or cannot go on.
    pub fn moment(&self, mask: Mask, at: usize) -> Result<Value, crate::error::Failure> {
        let viewer = self.inner().viewer(mask);
        match self.look_up(&Order::Look { viewer, options: false, at: Some(at) })? {
            Answer::Look(Look { state, parts }) => Ok(json!({"state": state, "set": parts})),
            other => Err(unexpected(other)),
        }
    }
}

impl Inner {
    /// Returns the seat through whose eyes a browser sees the game: the one that is asked, if the
    /// browser holds it, or else its first one.
    pub(super) fn viewer(&self, mask: Mask) -> Option<u8> {
        let asked = self.status.asked.filter(|seat| mask & (1 << seat) != 0);
        asked.or_else(|| (mask != 0).then(|| mask.trailing_zeros() as u8))
    }

    fn frame(&mut self, mask: Mask) -> Frame {
        let viewer = self.viewer(mask);
        let asked = self.phase == Phase::Playing && self.asked_person(mask).is_ok();
        let mut frame = Frame::new();
        let mut state = std::collections::BTreeMap::new();
        if self.phase != Phase::Waiting && self.broken.is_none() {
            match self.ask(&Order::Look { viewer, options: asked, at: None }) {
                Answer::Look(Look { state: of_game, parts }) => {
                    state = of_game;
                    frame = parts;
                }
                Answer::Broken(why) => self.broken = Some(why),
                Answer::Refused(why) => _ = state.insert("error".into(), json!(why)),
                _ => {}
            }
        }
        for chat in self.chat.iter().rev().take(TALK) {
            let name = self.seats.get(usize::from(chat.seat)).map_or("?", |s| s.name.as_str());
            let line = html! { div.talk { b { (name) } " " (chat.text) } };
            frame.insert(format!("c/{:06}", chat.number), Arc::from(line.into_string()));
        }
        let mut put = |key: &str, value: Value| _ = state.insert(key.to_owned(), value);
        put("phase", json!(self.phase));
        put("decision", json!(self.decision));
        put("moves", json!(self.status.moves));
        put("mine", json!((0..self.seats.len()).filter(|seat| mask & (1 << seat) != 0).collect::<Vec<_>>()));
        put("your_turn", json!(asked));
        put("undo", json!(self.undo(mask).is_some()));
        put("broken", json!(self.broken));
        put("seats", self.seats_for(mask));
        put("clock", self.clock_state());
        put("help", json!(self.settings.help));
        put("chat", json!(self.settings.chat));
        put("title", json!(self.title()));
        frame.insert("state".into(), Arc::from(json!(state).to_string()));
        frame
    }

    /// Returns the title of the table.
    pub(super) fn title(&self) -> String {
        match self.settings.title.as_str() {
            "" => self.summary.get("rules").and_then(Value::as_str).unwrap_or("Table").to_owned(),
            title => title.to_owned(),
        }
    }

    fn seats_for(&self, mask: Mask) -> Value {
        let seat = |s: &crate::store::SeatRow| {
            json!({"seat": s.seat, "name": s.name, "bot": s.bot, "taken": s.bot.is_some() || s.key.is_some(),
                   "mine": mask & (1 << s.seat) != 0, "resigned": s.resigned})
        };
        self.seats.iter().map(seat).collect()
    }
}
