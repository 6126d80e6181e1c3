//! The viewers of a table, and the messages that they received.
//!
//! Browsers of the same [`Audience`] share a channel. A channel without streams is kept for a while,
//! for those whose connection broke. What a seat sees of the game is made once for all channels.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_texts::Language;

use super::channel::{Channel, Frame};
use super::services::now_ms;
use bastide_engine::{Answer, Viewer};

/// The seats that one browser holds, as bits; 0 for an onlooker.
pub type Mask = u32;

/// The browsers that see the same of a table: they hold the same seats and read the same language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Audience {
    /// The seats.
    pub mask: Mask,
    /// The language.
    pub language: Language,
}

/// The time for which a channel without streams is kept.
const KEPT: Duration = Duration::from_secs(60);
/// The most channels without streams.
const MOST: usize = 32;

/// The view of a seat or an onlooker at a version of the table, with or without options.
#[derive(Default)]
pub(super) struct Looks {
    version: u64,
    made: BTreeMap<(Viewer, bool), Answer>,
}

impl Looks {
    /// Returns what a viewer sees at a version; `None` if it was not made yet.
    pub(super) fn get(&self, version: u64, viewer: &Viewer, options: bool) -> Option<Answer> {
        (self.version == version).then(|| self.made.get(&(viewer.clone(), options)).cloned()).flatten()
    }

    /// Keeps what a viewer sees at a version.
    pub(super) fn put(&mut self, version: u64, viewer: Viewer, options: bool, answer: Answer) {
        if self.version != version {
            self.made.clear();
            self.version = version;
        }
        self.made.insert((viewer, options), answer);
    }

    /// Returns the number of looks at the present version.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.made.len()
    }
}

/// A viewer of a table.
#[derive(Default)]
pub(super) struct Viewers {
    channels: Mutex<HashMap<Audience, Viewed>>,
}

struct Viewed {
    channel: Channel,
    streams: usize,
    used: Instant,
}

impl Viewed {
    fn new() -> Viewed {
        // A channel that was dropped has sent fewer messages than milliseconds have passed, so no
        // number comes twice.
        let first = u64::try_from(now_ms()).unwrap_or_default();
        Viewed { channel: Channel::new(first), streams: 0, used: Instant::now() }
    }
}

impl Viewers {
    fn channels(&self) -> MutexGuard<'_, HashMap<Audience, Viewed>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a stream.
    pub(super) fn stream_begins(&self, audience: &Audience) {
        self.channels().entry(audience.clone()).or_insert_with(Viewed::new).streams += 1;
    }

    /// Counts the end of a stream.
    pub(super) fn stream_ends(&self, audience: &Audience) {
        if let Some(viewed) = self.channels().get_mut(audience) {
            viewed.streams = viewed.streams.saturating_sub(1);
            viewed.used = Instant::now();
        }
    }

    /// Returns the number of streams.
    pub(super) fn streams(&self) -> usize {
        self.channels().values().map(|viewed| viewed.streams).sum()
    }

    /// Returns those who have a stream.
    pub(super) fn watching(&self) -> Vec<Audience> {
        self.channels().iter().filter(|(_, viewed)| viewed.streams > 0).map(|(audience, _)| audience.clone()).collect()
    }

    /// Returns `true` if a channel shows this version of the table.
    pub(super) fn has(&self, audience: &Audience, version: u64) -> bool {
        self.channels().get(audience).is_some_and(|viewed| viewed.channel.version == version)
    }

    /// Puts a new frame into a channel.
    pub(super) fn put(&self, audience: &Audience, frame: Frame, version: u64) {
        let mut channels = self.channels();
        let viewed = channels.entry(audience.clone()).or_insert_with(Viewed::new);
        viewed.used = Instant::now();
        viewed.channel.put(frame, version);
        let without_streams = || channels.iter().filter(|(_, viewed)| viewed.streams == 0);
        if without_streams().count() > MOST
            && let Some(oldest) = without_streams().min_by_key(|(_, viewed)| viewed.used).map(|(audience, _)| audience.clone())
        {
            channels.remove(&oldest);
        }
    }

    /// Reads a channel.
    pub(super) fn read<T: Default>(&self, audience: &Audience, read: impl FnOnce(&Channel) -> T) -> T {
        self.channels().get(audience).map(|viewed| read(&viewed.channel)).unwrap_or_default()
    }

    /// Drops channels that have had no stream for a while.
    pub(super) fn forget(&self, now: Instant) {
        self.channels().retain(|_, viewed| viewed.streams > 0 || now.saturating_duration_since(viewed.used) < KEPT);
    }

    /// Returns the number of channels.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.channels().len()
    }
}
