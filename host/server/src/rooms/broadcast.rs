//! Frames: what those with the same seats see of a table, made when it has changed.

use std::sync::Arc;

use bastide_engine::{Answer, Look, Order, Viewer, told_fixed};
use maud::html;
use serde_json::{Value, json};

use super::channel::{Frame, Message};
use super::room::{Audience, Inner, Mask, Room};
use super::services::Services;
use super::viewers::HERE;
use crate::settings::Confirm;
use crate::store::Phase;

/// The number of lines of talk on a page.
const TALK: usize = 50;

impl Room {
    /// Makes new frames for those who have the table open, and wakes their streams.
    pub(super) fn broadcast(&self) {
        self.end_pending_broadcast();
        for audience in self.viewers.watching() {
            self.update(&audience);
        }
        self.news.send_modify(|n| *n += 1);
    }

    /// Makes a new frame for those with these seats if the table has changed since the last.
    fn update(&self, audience: &Audience) {
        let mut inner = self.inner();
        let version = inner.version;
        if self.viewers.has(audience, version) {
            return;
        }
        let frame = inner.frame(audience, &self.services);
        // The room stays locked, so that frames come in the order of their versions.
        self.viewers.put(audience, frame, version);
    }

    /// Returns the messages for a viewer after number `seen`.
    pub fn messages(&self, audience: &Audience, seen: Option<u64>) -> Vec<Message> {
        self.update(audience);
        self.viewers.read(audience, |channel| channel.since(seen))
    }

    /// Returns the whole page of a viewer as one message.
    pub fn whole(&self, audience: &Audience) -> Option<Message> {
        self.update(audience);
        self.viewers.read(audience, |channel| Some(channel.whole()))
    }

    /// Returns the parts of the page of a viewer, for a page without events.
    pub fn frame(&self, audience: &Audience) -> Frame {
        self.update(audience);
        let mut frame = self.viewers.read(audience, |channel| channel.frame().clone());
        // Who is here is told by events, and this page has none.
        frame.remove(HERE);
        frame
    }

    /// Returns through whose eyes a browser sees the game.
    pub fn viewer(&self, audience: &Audience) -> Viewer {
        self.inner().viewer(audience)
    }
}

impl Inner {
    /// Returns through whose eyes a browser sees the game: those of the seat that is asked, if the
    /// browser holds it, or else of its first one.
    pub(super) fn viewer(&self, Audience { mask, language }: &Audience) -> Viewer {
        let asked = self.status.asked.filter(|seat| mask & (1 << seat) != 0);
        let seat = asked.or_else(|| (*mask != 0).then(|| mask.trailing_zeros() as u8));
        Viewer { seat, language: language.clone() }
    }

    /// Returns what a viewer sees of the game now. It is made once for each version.
    fn look(&mut self, viewer: Viewer, options: bool) -> Answer {
        if let Some(made) = self.looks.get(self.version, &viewer, options) {
            return made;
        }
        let ends = options && self.confirm() == Confirm::End;
        let answer = self.ask(&Order::Look { viewer: viewer.clone(), options, ends, at: None });
        self.looks.put(self.version, viewer, options, answer.clone());
        answer
    }

    fn frame(&mut self, audience: &Audience, services: &Services) -> Frame {
        let (viewer, mask) = (self.viewer(audience), audience.mask);
        let asked = self.phase == Phase::Playing && self.asked_person(mask).is_ok();
        let mut frame = Frame::new();
        let mut state = std::collections::BTreeMap::new();
        if self.phase != Phase::Waiting && self.broken.is_none() {
            match self.look(viewer, asked) {
                Answer::Look(Look { state: of_game, parts }) => {
                    state = of_game;
                    frame = parts;
                }
                Answer::Broken(why) => self.broken = Some(why.into()),
                Answer::Refused(why) => _ = state.insert("error".into(), json!(why)),
                _ => {}
            }
        }
        for chat in self.chat.iter().rev().take(TALK) {
            let name = self.seats.get(usize::from(chat.seat)).map_or("?", |s| s.name.as_str());
            let line = html! { div.talk data-seat=(chat.seat) { b { (name) } " " (chat.text) } };
            frame.insert(format!("c/{:06}", chat.number), Arc::from(line.into_string()));
        }
        for (key, left) in self.log_of_departures(&audience.language) {
            let row = html! { div.move.left { (left) "." } };
            frame.insert(key, Arc::from(row.into_string()));
        }
        if self.phase == Phase::Over {
            ["asked", "who", "prompt", "prompt_help"].iter().for_each(|key| _ = state.remove(*key));
        }
        let mut put = |key: &str, value: Value| _ = state.insert(key.to_owned(), value);
        put("phase", json!(self.phase));
        put("decision", json!(self.decision));
        put("moves", json!(self.status.moves));
        put("mine", json!((0..self.seats.len()).filter(|seat| mask & (1 << seat) != 0).collect::<Vec<_>>()));
        put("your_turn", json!(asked));
        put("undo", json!(self.undo(mask).is_some()));
        put("confirm", json!(self.confirm()));
        put("broken", json!(self.broken.as_ref().map(|why| why.told(&audience.language))));
        if self.phase == Phase::Over {
            put("again", self.again_for(mask));
            put("winners", json!(self.outcome(&self.status.scores).winners));
            // A game that ended early asks nobody any more.
            put("over", json!(true));
        }
        put("ended", json!(self.ended_early(&audience.language)));
        put("closed", json!(self.summary.get("closed").is_some()));
        put("seats", self.seats_for(mask));
        put("clock", self.clock_state());
        put("help", json!(self.help()));
        put("chat", json!(self.settings.chat));
        put("fixed", json!(told_fixed(&audience.language, &self.summary["fixed"])));
        put("title", json!(services.name(&audience.language, &self.summary).0));
        let guide = self.guide_for(mask, &audience.language);
        state.insert("guide".into(), guide);
        frame.insert("state".into(), Arc::from(json!(state).to_string()));
        frame
    }

    fn seats_for(&self, mask: Mask) -> Value {
        let seat = |s: &crate::store::SeatRow| {
            json!({"seat": s.seat, "name": s.name, "bot": s.bot, "taken": s.bot.is_some() || s.key.is_some(),
                   "mine": mask & (1 << s.seat) != 0, "resigned": s.resigned, "left": self.left_by(s)})
        };
        self.seats.iter().map(seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use crate::rooms::Rooms;
    use crate::rooms::new_table::NewTable;
    use crate::rooms::room::{Audience, Mask};
    use crate::store::Memory;

    fn of(mask: Mask) -> Audience {
        Audience { mask, ..Audience::default() }
    }

    #[test]
    fn viewers_with_all_sets_of_eight_seats_cost_nine_looks_and_are_forgotten() -> Result<(), Box<dyn std::error::Error>> {
        let colors = bastide_core::table::COLORS;
        let toml = format!("players = {colors:?}\n[base]\nplayer_limit = \"free\"\n");
        let rooms = Rooms::new(Arc::new(Memory::default()), Vec::new(), None, 1)?;
        let made = rooms.create(NewTable { toml, sit: (0..8).collect(), ..NewTable::default() }, None)?;
        let room = rooms.room(&made.id)?;
        for mask in 0..=255 {
            assert!(room.whole(&of(mask)).is_some(), "{mask}");
        }
        assert!(room.inner().looks.len() <= 9, "{} looks", room.inner().looks.len());
        assert!(room.viewers.len() <= 33, "{} channels", room.viewers.len());
        let one = of(1);
        room.stream_begins(&one);
        assert_eq!(room.viewers.watching(), std::slice::from_ref(&one));
        room.viewers.forget(Instant::now() + Duration::from_secs(3600));
        assert_eq!(room.viewers.len(), 1, "a channel with a stream stays");
        room.stream_ends(&one);
        room.viewers.forget(Instant::now() + Duration::from_secs(3600));
        assert_eq!(room.viewers.len(), 0);
        Ok(())
    }
}
