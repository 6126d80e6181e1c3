//! All chance of a game: seeded, with one stream per purpose, and replaceable by a prepared list.
//!
//! Nothing is shuffled in advance. A draw takes one of the tiles that are left, so there is no
//! hidden order to look at, and a search that re-seeds a copy sees another future. Each purpose has
//! its own stream, so that a die roll does not change the draws of tiles. A prepared list (a draw
//! order made by hand, real dice, a record of another program) is used before the generator.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::copy_in_place;
use crate::model::ids::Stream;

struct Source {
    rng: ChaCha8Rng,
    prepared: Arc<[u16]>,
    used: usize,
}

copy_in_place!(Source { rng, prepared, used });

/// The generators of a game.
#[derive(Default)]
pub struct Chance {
    sources: Vec<Source>,
    /// The outcomes so far, by stream; no streams if they are not kept.
    kept: Vec<Vec<u32>>,
}

copy_in_place!(Chance { sources, kept });

/// The text says nothing of the future, since the state of a game is printed with it.
impl std::fmt::Debug for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} streams of chance", self.sources.len())
    }
}

/// Creates the generator for one purpose from the seed of a game.
pub(crate) fn generator(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// Returns a number below `n` from a generator. Each is equally likely to within one in 2^32.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

impl Chance {
    pub(crate) fn reset(&mut self, seed: u64, streams: usize) {
        self.sources.clear();
        let fresh = |i| Source { rng: generator(seed, i as u64), prepared: Arc::from([]), used: 0 };
        self.sources.extend((0..streams).map(fresh));
        self.kept.clear();
    }

    /// Keeps all outcomes from now on.
    pub(crate) fn keep(&mut self) {
        self.kept = vec![Vec::new(); self.sources.len()];
    }

    /// Returns the outcomes so far, by stream, as [`Self::prepare`] takes them; no streams if they are
    /// not kept.
    pub(crate) fn kept(&self) -> &[Vec<u32>] {
        &self.kept
    }

    /// Notes an outcome if they are kept.
    #[inline]
    pub(crate) fn note(&mut self, stream: Stream, outcome: u32) {
        if let Some(kept) = self.kept.get_mut(stream.index()) {
            kept.push(outcome);
        }
    }

    /// Sets the outcomes that a stream returns before it uses the generator.
    pub fn prepare(&mut self, stream: Stream, outcomes: Arc<[u16]>) {
        if let Some(s) = self.sources.get_mut(stream.index()) {
            (s.prepared, s.used) = (outcomes, 0);
        }
    }

    /// Changes the future: the generators continue from another seed. The rest of the prepared
    /// lists is skipped, since a search must not see it either.
    pub fn reseed(&mut self, seed: u64) {
        for (i, s) in self.sources.iter_mut().enumerate() {
            s.rng = generator(seed, i as u64);
            s.used = s.prepared.len();
        }
    }

    /// Changes the future of one stream, as [`Self::reseed`] does that of all.
    pub(crate) fn reseed_stream(&mut self, stream: Stream, seed: u64) {
        if let Some(s) = self.sources.get_mut(stream.index()) {
            s.rng = generator(seed, stream.index() as u64);
            s.used = s.prepared.len();
        }
    }

    /// Forgets the future: what is left does not depend on the seed, the prepared lists or the
    /// draws so far.
    pub(crate) fn forget(&mut self) {
        self.kept.clear();
        for (i, s) in self.sources.iter_mut().enumerate() {
            *s = Source { rng: generator(0, i as u64), prepared: Arc::from([]), used: 0 };
        }
    }

    /// Returns the next prepared outcome, if one is left.
    pub fn prepared(&mut self, stream: Stream) -> Option<u16> {
        let s = self.sources.get_mut(stream.index())?;
        let next = s.prepared.get(s.used).copied()?;
        s.used += 1;
        Some(next)
    }

    /// Returns a number below `n`, which must not be 0: the next prepared outcome if it is in
    /// range, else a random one.
    #[inline]
    pub fn below(&mut self, stream: Stream, n: u32) -> u32 {
        let outcome = match self.prepared(stream) {
            Some(next) if u32::from(next) < n => u32::from(next),
            _ => self.drawn_below(stream, n),
        };
        self.note(stream, outcome);
        outcome
    }

    #[inline]
    pub(crate) fn drawn_below(&mut self, stream: Stream, n: u32) -> u32 {
        self.sources.get_mut(stream.index()).map_or(0, |s| below(&mut s.rng, n))
    }
}

impl Hash for Chance {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for s in &self.sources {
            s.rng.get_seed().hash(state);
            s.rng.get_word_pos().hash(state);
            s.used.hash(state);
        }
    }
}
