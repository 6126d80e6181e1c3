//! Shards: the parts of a run that several machines share.
//!
//! The games of a run are numbered, and the seed of each follows from the seed of the run and its
//! number. Shard I of N has a range of these numbers, so the shards of a run have each game once,
//! on whatever machine they are played.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the parts of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// The number of the shard, from 1.
    pub number: u64,
    /// The number of shards of the run.
    pub of: u64,
}

/// The error for a text that names no shard.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not a shard; write I/N, such as 3/10, with I from 1 to N")]
pub struct NotAShard(String);

impl Shard {
    /// The only shard of a run that is not divided.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Returns shard `number` of `of`; `None` unless it is 1 to `of`.
    pub fn new(number: u64, of: u64) -> Option<Shard> {
        (1..=of).contains(&number).then_some(Shard { number, of })
    }

    /// Returns `true` if the run has no other shard.
    pub fn is_whole(&self) -> bool {
        self.of == 1
    }

    /// Returns the numbers, from 0, of the games of this shard in a run of `games` games. The sizes
    /// of two shards differ by one game at most.
    pub fn games(&self, games: u64) -> Range<u64> {
        let of = u128::from(self.of.max(1));
        // The quotient is at most `games`, as the number is at most `of`.
        let end = |number: u64| (u128::from(games) * u128::from(number) / of).min(u128::from(games)) as u64;
        end(self.number.saturating_sub(1))..end(self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = NotAShard;

    fn from_str(text: &str) -> Result<Shard, NotAShard> {
        let wrong = || NotAShard(text.into());
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let (number, of) = number.parse().ok().zip(of.parse().ok()).ok_or_else(wrong)?;
        Shard::new(number, of).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_have_each_game_once() {
        for (games, of) in [(10, 3), (1, 4), (1_000_000, 7), (12, 12), (u64::MAX, 5)] {
            let shards: Vec<_> = (1..=of).filter_map(|number| Shard::new(number, of)).map(|s| s.games(games)).collect();
            assert_eq!((shards[0].start, shards[shards.len() - 1].end), (0, games));
            assert!(shards.windows(2).all(|pair| pair[0].end == pair[1].start), "{shards:?}");
            let sizes = || shards.iter().map(|s| s.end - s.start);
            assert!(sizes().max().unwrap_or_default() - sizes().min().unwrap_or_default() <= 1, "{shards:?}");
        }
        assert_eq!(Shard::WHOLE.games(9), 0..9);
    }

    #[test]
    fn other_texts_name_no_shard() {
        assert_eq!("3/10".parse(), Ok(Shard { number: 3, of: 10 }));
        for text in ["0/3", "4/3", "0/0", "3", "", "/", "1/", "a/b", "-1/3", "1/3/5", "1.5/3"] {
            assert_eq!(text.parse::<Shard>(), Err(NotAShard(text.into())));
        }
    }
}
