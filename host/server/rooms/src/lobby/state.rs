//! The known state of the tables of the lobby, and the numbers of their changes.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::viewers::Mask;
use bastide_store::Listed;
use bastide_store::secret;
use bastide_store::time::now_ms;

/// The most tables that may have changed of which each is remembered.
const MAX_STALE: usize = 200;
/// The number of tables that are gone of which is remembered that they were there.
const GONE: usize = 1000;
/// The shortest pause between two looks at the store.
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// A table as the lobby shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The row of the store.
    pub table: Listed,
    /// The seats whose people have it open, as bits.
    pub here: Mask,
    /// Whether there is a picture of its board: the game is in memory.
    pub pictured: bool,
}

/// The changes after a number.
#[derive(Debug)]
pub struct Changes {
    /// The number of the last change.
    pub number: u64,
    /// Whether these are all tables.
    pub full: bool,
    /// The tables that are new or have changed.
    pub set: Vec<Arc<Entry>>,
    /// The ids of those that are gone.
    pub gone: Vec<String>,
}

/// The lobby.
pub(crate) struct Lobby {
    state: Mutex<State>,
    /// Held while the store is read.
    pub(super) reading: Mutex<()>,
    pub(super) news: watch::Sender<u64>,
}

pub(super) struct State {
    /// The listed tables by id, each with the number of its last change.
    pub(super) listed: BTreeMap<String, (Arc<Entry>, u64)>,
    /// The other tables that browsers follow; `None` for one that is not there.
    pub(super) followed: HashMap<String, (Option<Arc<Entry>>, u64)>,
    /// The number of streams that follow each of these.
    pub(super) followers: HashMap<String, usize>,
    pub(super) gone: VecDeque<(String, u64)>,
    /// The number from which on `gone` is complete.
    pub(super) complete: u64,
    pub(super) number: u64,
    /// The tables that may have changed since the last look.
    pub(super) stale: HashSet<String>,
    pub(super) looked: Option<Instant>,
    /// The number of the last change that streams were told of, and when.
    pub(super) told: u64,
    pub(super) told_at: Option<Instant>,
    pub(super) streams: usize,
    pub(super) pause: Duration,
}

impl Default for Lobby {
    fn default() -> Lobby {
        // A lobby of before, or of another server with the same store, begins elsewhere, so no number comes twice.
        // Scripts can count on from it.
        let number = secret::seed().map_or_else(|_| u64::try_from(now_ms()).unwrap_or_default(), |seed| seed >> 12);
        let state = State {
            listed: BTreeMap::new(),
            followed: HashMap::new(),
            followers: HashMap::new(),
            gone: VecDeque::new(),
            complete: number,
            number,
            stale: HashSet::new(),
            looked: None,
            told: number,
            told_at: None,
            streams: 0,
            pause: PAUSE,
        };
        Lobby { state: Mutex::new(state), reading: Mutex::default(), news: watch::Sender::new(number) }
    }
}

impl Lobby {
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a table may have changed.
    pub(crate) fn note(&self, id: &str) {
        let mut state = self.state();
        if state.stale.len() <= MAX_STALE {
            state.stale.insert(id.to_owned());
        } else if state.followers.contains_key(id) {
            // Any table that is stale has the list read again.
            state.stale.insert(id.to_owned());
        }
    }
}

impl Lobby {
    /// Notes that any table may have changed.
    pub(crate) fn note_all(&self) {
        let mut state = self.state();
        let followed: Vec<String> = state.followers.keys().cloned().collect();
        state.stale.extend(followed);
        // The list is read again if any table is stale.
        state.stale.insert(String::new());
    }
}

impl State {
    /// Returns the number of listed tables that changed after a number.
    pub(super) fn changed_after(&self, number: u64) -> usize {
        self.listed.values().filter(|(_, changed)| *changed > number).count()
    }

    /// Takes what the store has now.
    pub(super) fn take(&mut self, listed: Vec<Entry>, followed: Vec<(String, Option<Entry>)>) {
        let next = self.number + 1;
        let mut changed = false;
        let mut old = std::mem::take(&mut self.listed);
        for entry in listed {
            let id = entry.table.id.clone();
            let same = old.remove(&id).filter(|(known, _)| **known == entry);
            changed |= same.is_none();
            self.followed.remove(&id);
            self.listed.insert(id, same.unwrap_or_else(|| (Arc::new(entry), next)));
        }
        changed |= !old.is_empty();
        for (id, (entry, _)) in old {
            // It may be over, and no longer among the newest.
            if self.followers.contains_key(&id) {
                self.followed.insert(id.clone(), (Some(entry), next));
            }
            self.gone.push_back((id, next));
        }
        while self.gone.len() > GONE
            && let Some((_, number)) = self.gone.pop_front()
        {
            self.complete = number;
        }
        for (id, entry) in followed {
            let same = self.followed.get(&id).is_some_and(|(known, _)| known.as_deref() == entry.as_ref());
            if !same && self.followers.contains_key(&id) {
                changed = true;
                self.followed.insert(id, (entry.map(Arc::new), next));
            }
        }
        if changed {
            self.number = next;
        }
    }
}
