//! The viewers of a table, and the messages that they received.
//!
//! Browsers of the same [`Audience`] share a channel. A channel without streams is kept for a while,
//! for those whose connection broke. What a seat sees of the game is made once for all channels.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_service::{Answer, Viewer};
use bastide_texts::Language;

use super::channel::{Channel, Frame};
use bastide_store::time::now_ms;

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
const MAX: usize = 32;

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
    all: Mutex<All>,
}

#[derive(Default)]
struct All {
    channels: HashMap<Audience, Viewed>,
    /// The part of all pages that says who is here.
    here: Option<Arc<str>>,
}

/// The key of the part that says who is here.
pub(super) const HERE: &str = "here";

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
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the seats that have a stream, and the number of streams of onlookers.
    pub(super) fn here(&self) -> (Mask, usize) {
        let all = self.all();
        let open = all.channels.iter().filter(|(_, viewed)| viewed.streams > 0);
        open.fold((0, 0), |(seats, onlookers), (audience, viewed)| match audience.mask {
            0 => (seats, onlookers + viewed.streams),
            mask => (seats | mask, onlookers),
        })
    }

    /// Tells all viewers who is here, and nothing else.
    pub(super) fn set_here(&self, part: &Arc<str>) {
        let mut all = self.all();
        all.here = Some(part.clone());
        // A channel that has shown nothing yet begins with a whole page.
        for viewed in all.channels.values_mut().filter(|viewed| viewed.channel.version > 0) {
            viewed.channel.set(HERE, part);
        }
    }

    /// Counts a stream.
    pub(super) fn stream_begins(&self, audience: &Audience) {
        self.all().channels.entry(audience.clone()).or_insert_with(Viewed::new).streams += 1;
    }

    /// Counts the end of a stream.
    pub(super) fn stream_ends(&self, audience: &Audience) {
        if let Some(viewed) = self.all().channels.get_mut(audience) {
            viewed.streams = viewed.streams.saturating_sub(1);
            viewed.used = Instant::now();
        }
    }

    /// Returns the number of streams.
    pub(super) fn streams(&self) -> usize {
        self.all().channels.values().map(|viewed| viewed.streams).sum()
    }

    /// Returns those who have a stream.
    pub(super) fn watching(&self) -> Vec<Audience> {
        self.all().channels.iter().filter(|(_, viewed)| viewed.streams > 0).map(|(audience, _)| audience.clone()).collect()
    }

    /// Returns `true` if a channel shows this version of the table.
    pub(super) fn has(&self, audience: &Audience, version: u64) -> bool {
        self.all().channels.get(audience).is_some_and(|viewed| viewed.channel.version == version)
    }

    /// Puts a new frame into a channel.
    pub(super) fn put(&self, audience: &Audience, mut frame: Frame, version: u64) {
        let mut all = self.all();
        if let Some(part) = &all.here {
            frame.insert(HERE.to_owned(), part.clone());
        }
        let channels = &mut all.channels;
        let viewed = channels.entry(audience.clone()).or_insert_with(Viewed::new);
        viewed.used = Instant::now();
        viewed.channel.put(frame, version);
        let without_streams = || channels.iter().filter(|(_, viewed)| viewed.streams == 0);
        if without_streams().count() > MAX
            && let Some(oldest) = without_streams().min_by_key(|(_, viewed)| viewed.used).map(|(audience, _)| audience.clone())
        {
            channels.remove(&oldest);
        }
    }

    /// Reads a channel.
    pub(super) fn read<T: Default>(&self, audience: &Audience, read: impl FnOnce(&Channel) -> T) -> T {
        self.all().channels.get(audience).map(|viewed| read(&viewed.channel)).unwrap_or_default()
    }

    /// Drops channels that have had no stream for a while.
    pub(super) fn forget(&self, now: Instant) {
        self.all().channels.retain(|_, viewed| viewed.streams > 0 || now.saturating_duration_since(viewed.used) < KEPT);
    }

    /// Returns the number of channels.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.all().channels.len()
    }
}
