//! The totals of a run or of a shard, as JSON in a file.
//!
//! All totals are whole numbers, so the totals of the shards add up to those of one run, to the
//! bit. [`merge`] refuses shards of different runs, and shards that are missing or given twice.

use std::collections::BTreeMap;

use bastide_core::message::list;
use bastide_tables::ResolvedTable;
use serde::{Deserialize, Serialize};

use crate::plan::Plan;
use crate::shard::Shard;
use crate::stats::{Histogram, Scored, SeatTally, Tally, When};

/// The version of the format.
const FORMAT: u32 = 1;
/// The most shard numbers that a message lists.
const MAX_LISTED: usize = 10;

/// The data that the shards of a run share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The headline of the table.
    pub headline: String,
    /// The canonical text of the table, without its seed and the paths of its libraries.
    pub table: String,
    /// The plugins with their versions.
    pub plugins: BTreeMap<String, String>,
    /// The version of the engine.
    pub engine: String,
    /// The seats in turn order.
    pub seats: Vec<String>,
    /// The bots of the seats.
    pub bots: Vec<String>,
    /// The seed of the run.
    pub seed: u64,
    /// The number of games of the run.
    pub games: u64,
}

impl Run {
    /// Describes the run of a plan.
    pub fn new(setting: &ResolvedTable, plan: &Plan) -> Run {
        let mut table = setting.table.clone();
        table.seed = None;
        table.libraries.clear();
        Run {
            headline: setting.headline(),
            table: table.to_toml(),
            plugins: setting.rules.plugins.iter().map(|p| (p.id.to_owned(), p.version.to_owned())).collect(),
            engine: bastide_core::record::ENGINE.to_owned(),
            seats: setting.rules.seats.clone(),
            bots: plan.bots.clone(),
            seed: plan.seed,
            games: plan.games,
        }
    }

    /// Returns the first difference from another run, as a noun with both values.
    fn difference(&self, other: &Run) -> Option<String> {
        let pair = |what: &str, a: &dyn ToString, b: &dyn ToString| {
            let (a, b) = (a.to_string(), b.to_string());
            (a != b).then(|| format!("another {what}: {a}, not {b}"))
        };
        let line = |a: &str, b: &str| {
            let differs = a.lines().zip(b.lines()).find(|(a, b)| a != b);
            let (a, b) = differs.unwrap_or((a.lines().last().unwrap_or_default(), b.lines().last().unwrap_or_default()));
            format!("another table: \"{a}\", not \"{b}\"")
        };
        let plugins = |of: &Run| listed(of.plugins.iter().map(|(id, version)| format!("{id} {version}")));
        pair("version of the engine", &self.engine, &other.engine)
            .or_else(|| pair("number of games", &self.games, &other.games))
            .or_else(|| pair("seed", &self.seed, &other.seed))
            .or_else(|| {
                pair("list of bots", &list(self.bots.iter().map(String::as_str)), &list(other.bots.iter().map(String::as_str)))
            })
            .or_else(|| pair("list of plugins", &plugins(self), &plugins(other)))
            .or_else(|| (self.table != other.table).then(|| line(&self.table, &other.table)))
            .or_else(|| (self != other).then(|| "other seats".to_owned()))
    }
}

/// One source of points, by the name of its label.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct SourceKey {
    /// The number of the label in the rules, by which sources are ordered.
    pub label: u16,
    /// The name of the label.
    pub kind: String,
    /// The reason for scoring.
    pub when: When,
}

/// The totals of a run or of one of its shards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Totals {
    /// The version of the format.
    pub bastide_totals: u32,
    /// The run.
    pub run: Run,
    /// The shard.
    pub shard: Shard,
    /// The number of games that were played.
    pub played: u64,
    /// The results by seat.
    pub seats: Vec<SeatTally>,
    /// The turns per game.
    pub turns: Histogram,
    /// The tiles per game that could not be placed.
    pub set_aside: Histogram,
    /// The margin of the first player over the second.
    pub margin: Histogram,
    /// The sources of points.
    pub scored: Vec<(SourceKey, Scored)>,
    /// The number of decisions.
    pub decisions: u64,
    /// The number of decisions that place a tile, and the sum of their legal placements.
    pub placements: (u64, u64),
}

/// The reason why totals cannot be merged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum MergeError {
    /// There is nothing to merge.
    #[error("no totals were given; name the files that `simulate --totals` wrote")]
    Nothing,
    /// The text is not totals.
    #[error("{name} does not hold totals of `bastide simulate --totals`: {why}")]
    Invalid { name: String, why: String },
    /// Two files belong to different runs.
    #[error("{name} belongs to another run than {first}: it has {difference}")]
    OtherRun { name: String, first: String, difference: String },
    /// A shard is given twice.
    #[error("shard {shard} is given twice: by {first} and by {name}")]
    Twice { shard: Shard, first: String, name: String },
    /// Shards are missing.
    #[error("{missing} of the {of} shards are missing: {which}; play them with `bastide simulate --shard`")]
    Missing { missing: u64, of: u64, which: String },
}

impl Totals {
    pub(crate) fn new(setting: &ResolvedTable, plan: &Plan, tally: &Tally) -> Totals {
        let key = |label: bastide_core::Label, when: When| {
            let kind = setting.rules.names.labels.name(label.index()).to_owned();
            SourceKey { label: label.index() as u16, kind, when }
        };
        Totals {
            bastide_totals: FORMAT,
            run: Run::new(setting, plan),
            shard: plan.shard,
            played: tally.games,
            seats: tally.seats.clone(),
            turns: tally.turns.clone(),
            set_aside: tally.set_aside.clone(),
            margin: tally.margin.clone(),
            scored: tally.scored.iter().map(|((label, when), scored)| (key(*label, *when), *scored)).collect(),
            decisions: tally.decisions,
            placements: tally.placements,
        }
    }

    /// Returns `true` if all games of the shard were played.
    pub fn is_complete(&self) -> bool {
        self.played == self.asked()
    }

    /// Returns the number of games of the shard.
    pub fn asked(&self) -> u64 {
        let games = self.shard.games(self.run.games);
        games.end - games.start
    }

    /// Checks what a text from outside may have wrong.
    fn fault(&self) -> Option<String> {
        let seats = self.run.seats.len();
        if self.bastide_totals != FORMAT {
            return Some(format!("it has format {}, and this version reads format {FORMAT}", self.bastide_totals));
        }
        if Shard::new(self.shard.number, self.shard.of).is_none() {
            return Some(format!("there is no shard {}", self.shard));
        }
        if self.run.bots.len() != seats || self.seats.len() != seats {
            return Some(format!("it does not have results for all {seats} seats"));
        }
        let games = [&self.turns, &self.set_aside, &self.margin].into_iter().chain(self.seats.iter().map(|s| &s.scores));
        if games.into_iter().any(|counts| counts.count() != Some(self.played)) {
            return Some("its counts of games do not agree".into());
        }
        (!self.is_complete()).then(|| format!("shard {} has {} of its {} games", self.shard, self.played, self.asked()))
    }

    /// Adds the counts of another shard; `None` if a sum is too large.
    fn add(&mut self, other: &Totals) -> Option<()> {
        self.played = self.played.checked_add(other.played)?;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.merge(more)?;
        }
        self.turns.checked_merge(&other.turns)?;
        self.set_aside.checked_merge(&other.set_aside)?;
        self.margin.checked_merge(&other.margin)?;
        let mut scored: BTreeMap<SourceKey, Scored> = self.scored.drain(..).collect();
        for (key, more) in &other.scored {
            let sum = scored.entry(key.clone()).or_default();
            sum.features = sum.features.checked_add(more.features)?;
            sum.paid = sum.paid.checked_add(more.paid)?;
            sum.points = sum.points.checked_add(more.points)?;
        }
        self.scored = scored.into_iter().collect();
        self.decisions = self.decisions.checked_add(other.decisions)?;
        self.placements.0 = self.placements.0.checked_add(other.placements.0)?;
        self.placements.1 = self.placements.1.checked_add(other.placements.1)?;
        Some(())
    }
}

fn listed(items: impl Iterator<Item = String>) -> String {
    list(items.collect::<Vec<_>>().iter().map(String::as_str))
}

/// Adds up all shards of a run, in any order. Each part has a name for messages, such as the path
/// of its file.
///
/// # Errors
/// A part is incomplete or belongs to another run, or a shard is missing or given twice.
pub fn merge(parts: impl IntoIterator<Item = (String, Totals)>) -> Result<Totals, MergeError> {
    let mut seen: BTreeMap<u64, String> = BTreeMap::new();
    let mut sum: Option<(String, Totals)> = None;
    for (name, part) in parts {
        if let Some(why) = part.fault() {
            return Err(MergeError::Invalid { name, why });
        }
        let shard = part.shard;
        match &mut sum {
            None => sum = Some((name.clone(), part)),
            Some((first, sum)) => {
                let difference = part.run.difference(&sum.run);
                let divided =
                    (shard.of != sum.shard.of).then(|| format!("another number of shards: {}, not {}", shard.of, sum.shard.of));
                if let Some(difference) = difference.or(divided) {
                    return Err(MergeError::OtherRun { name, first: first.clone(), difference });
                }
                if let Some(first) = seen.get(&shard.number) {
                    return Err(MergeError::Twice { shard, first: first.clone(), name });
                }
                if sum.add(&part).is_none() {
                    return Err(MergeError::Invalid { name, why: "its numbers are too large".into() });
                }
            }
        }
        seen.insert(shard.number, name);
    }
    let Some((_, mut sum)) = sum else { return Err(MergeError::Nothing) };
    let of = sum.shard.of;
    let missing = of - seen.len() as u64;
    if missing > 0 {
        let gaps = (1..=of).filter(|number| !seen.contains_key(number)).take(MAX_LISTED);
        let mut which = listed(gaps.map(|number| format!("{number}/{of}")));
        if missing > MAX_LISTED as u64 {
            which.push_str(" and others");
        }
        return Err(MergeError::Missing { missing, of, which });
    }
    sum.shard = Shard::WHOLE;
    Ok(sum)
}
