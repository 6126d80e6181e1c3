//! Frames: what those with the same seats see of a table, made when it has changed.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_seats::Told;
use bastide_service::{Answer, Look, Order, Viewer, told_fixed};
use maud::html;
use serde_json::{Value, json};

use super::channel::{Frame, Message};
use super::room::{Audience, Inner, Room};
use super::services::Services;
use super::viewers::HERE;
use bastide_store::time::now_ms;

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
        self.inner().table.viewer(audience.mask, &audience.language)
    }
}

impl Inner {
    /// Returns what a viewer sees of the game now. It is made once for each version.
    fn look(&mut self, order: &Order) -> Answer {
        let Order::Look { viewer, options, .. } = order else { return self.ask(order) };
        if let Some(made) = self.looks.get(self.version, viewer, *options) {
            return made;
        }
        let answer = self.ask(order);
        self.looks.put(self.version, viewer.clone(), *options, answer.clone());
        answer
    }

    fn frame(&mut self, audience: &Audience, services: &Services) -> Frame {
        let Audience { mask, language } = audience;
        let mut frame = Frame::new();
        let mut of_game = BTreeMap::new();
        if let Some(order) = self.table.look(*mask, language) {
            match self.look(&order) {
                Answer::Look(Look { state, parts }) => (of_game, frame) = (state, parts),
                Answer::Broken(why) => self.break_off(why.into()),
                Answer::Refused(why) => _ = of_game.insert("error".into(), json!(why)),
                _ => {}
            }
        }
        for chat in self.chat.iter().rev().take(TALK) {
            let name = self.table.seat(chat.seat).map_or("?", |s| s.name.as_str());
            let line = html! { div.talk data-seat=(chat.seat) { b { (name) } " " (chat.text) } };
            frame.insert(format!("c/{:06}", chat.number), Arc::from(line.into_string()));
        }
        for (key, left) in self.log_of_departures(language) {
            let row = html! { div.move.left { (left) "." } };
            frame.insert(key, Arc::from(row.into_string()));
        }
        let guide = self.guide_for(*mask, language);
        let told = Told {
            broken: self.broken.as_ref().map(|why| why.told(language)),
            ended: self.ended_early(language),
            fixed: told_fixed(language, &self.summary["fixed"]),
            title: services.name(language, &self.summary).0,
        };
        let state = self.table.state(*mask, now_ms(), of_game, guide, told);
        frame.insert("state".into(), Arc::from(Value::Object(state).to_string()));
        frame
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use crate::Rooms;
    use crate::new_table::NewTable;
    use crate::room::{Audience, Mask};
    use bastide_store::Memory;

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
