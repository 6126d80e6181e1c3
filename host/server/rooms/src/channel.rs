//! The messages to a viewer: a ring of numbered messages, old and new.
//!
//! A frame is a page in parts. Each message has the parts that changed since the one before. A
//! stream that was away longer than the ring reaches gets the whole frame.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};

/// The parts of a page by key.
pub type Frame = BTreeMap<String, Arc<str>>;

/// The number of messages that are kept.
const KEPT: usize = 64;

/// A numbered message.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its number.
    pub id: u64,
    /// Its text: JSON.
    pub text: Arc<str>,
    /// Its compressed form, once somebody has asked for it.
    pub packed: Arc<OnceLock<Arc<[u8]>>>,
}

impl Message {
    /// Makes a message.
    pub fn new(id: u64, text: String) -> Message {
        Message { id, text: text.into(), packed: Arc::default() }
    }
}

/// The messages for one kind of viewer.
#[derive(Debug, Default)]
pub struct Channel {
    /// The version of the table that the last frame shows.
    pub version: u64,
    frame: Frame,
    id: u64,
    ring: VecDeque<Message>,
}

impl Channel {
    /// Makes a channel whose messages count from `first`.
    pub fn new(first: u64) -> Channel {
        Channel { id: first, ..Channel::default() }
    }

    /// Takes a new frame. Returns `true` if it has changed.
    pub fn put(&mut self, frame: Frame, version: u64) -> bool {
        self.version = version;
        let set: BTreeMap<&String, &Arc<str>> = frame.iter().filter(|(key, part)| self.frame.get(*key) != Some(part)).collect();
        let gone: Vec<&String> = self.frame.keys().filter(|key| !frame.contains_key(*key)).collect();
        if set.is_empty() && gone.is_empty() {
            return false;
        }
        let message = json!({"set": set, "del": gone});
        self.say(message);
        self.frame = frame;
        true
    }

    /// Changes one part. Returns `true` if it has changed.
    pub fn set(&mut self, key: &str, part: &Arc<str>) -> bool {
        if self.frame.get(key) == Some(part) {
            return false;
        }
        self.frame.insert(key.to_owned(), part.clone());
        self.say(json!({"set": {key: part}, "del": []}));
        true
    }

    /// Adds a message.
    fn say(&mut self, mut message: Value) {
        self.id += 1;
        message["id"] = json!(self.id);
        self.ring.push_back(Message::new(self.id, message.to_string()));
        if self.ring.len() > KEPT {
            self.ring.pop_front();
        }
    }

    /// Returns the messages after number `seen`, or the whole frame if they are not kept.
    pub fn since(&self, seen: Option<u64>) -> Vec<Message> {
        match seen {
            Some(seen) if seen == self.id => Vec::new(),
            Some(seen) if seen < self.id && self.ring.front().is_some_and(|first| first.id <= seen + 1) => {
                self.ring.iter().filter(|message| message.id > seen).cloned().collect()
            }
            _ => vec![self.whole()],
        }
    }

    /// Returns the whole frame as one message.
    pub fn whole(&self) -> Message {
        let text = json!({"id": self.id, "full": true, "set": self.frame}).to_string();
        Message::new(self.id, text)
    }

    /// Returns the last frame.
    pub fn frame(&self) -> &Frame {
        &self.frame
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(parts: &[(&str, &str)]) -> Frame {
        parts.iter().map(|(key, part)| ((*key).to_owned(), Arc::from(*part))).collect()
    }

    #[test]
    fn a_message_has_what_changed_and_what_is_gone() {
        let mut channel = Channel::new(10);
        assert!(channel.put(frame(&[("a", "1"), ("b", "1")]), 1));
        assert!(channel.put(frame(&[("a", "1"), ("c", "2")]), 2));
        assert!(!channel.put(frame(&[("a", "1"), ("c", "2")]), 3));
        let texts: Vec<String> = channel.since(Some(11)).into_iter().map(|m| m.text.to_string()).collect();
        assert_eq!(texts, [r#"{"del":["b"],"id":12,"set":{"c":"2"}}"#]);
        assert!(channel.since(Some(12)).is_empty());
    }

    #[test]
    fn one_part_changes_without_the_others() {
        let mut channel = Channel::new(0);
        channel.put(frame(&[("a", "1")]), 1);
        assert!(channel.set("here", &Arc::from("2")) && !channel.set("here", &Arc::from("2")));
        let texts: Vec<String> = channel.since(Some(1)).into_iter().map(|m| m.text.to_string()).collect();
        assert_eq!(texts, [r#"{"del":[],"id":2,"set":{"here":"2"}}"#]);
        assert!(!channel.put(frame(&[("a", "1"), ("here", "2")]), 2), "the frame has the part");
    }

    #[test]
    fn a_stream_that_was_away_too_long_or_knows_another_server_gets_everything() {
        let mut channel = Channel::new(0);
        for n in 0..KEPT + 5 {
            channel.put(frame(&[("a", &n.to_string())]), n as u64);
        }
        let full = |seen| channel.since(seen).first().is_some_and(|m| m.text.contains("\"full\":true"));
        assert!(full(None) && full(Some(3)) && full(Some(1_000_000)));
        assert!(!full(Some(channel.id - 1)));
        assert_eq!(channel.since(Some(channel.id - 3)).len(), 3);
    }
}
