//! Plays many games with bots and sums up the results.
//!
//! The input is a [`Plan`], the output an [`Outcome`]. Threads take games in small batches. The
//! seed of each game follows from the plan's seed and the number of the game, so the result is the
//! same for any number of threads. A plan may have a [`Shard`] of the games only; the [`Totals`] of
//! all shards add up to those of one run. Rows for a CSV file come back batch by batch and are written in
//! the order of the games.

#[cfg(test)]
use bastide_expansions as _;

pub mod bench;
pub mod csv;
mod error;
mod game;
pub mod ladder;
mod match_sums;
pub mod matches;
pub mod outcome;
#[cfg(feature = "parquet")]
pub mod parquet;
mod plan;
pub mod shard;
pub mod stats;
pub mod totals;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use bastide_core::{Event, Game};
use cpu_time::ThreadTime;

use bastide_bots::Bot;
use bastide_tables::ResolvedTable;
pub use error::SimulateError;
use game::{Follow, play};
pub use outcome::Outcome;
pub use plan::Plan;
pub use shard::Shard;
use stats::Tally;
pub use totals::Totals;

/// The number of games in a batch.
const PACK: u64 = 16;
/// The number of a batch that no plan has; a thread that gets it ends.
const NO_MORE: u64 = u64::MAX / 2;

/// The results of some finished games.
struct Pack {
    number: u64,
    games: u64,
    rows: String,
}

/// Plays the games of a plan. Calls `progress` with the number of games finished since the last
/// call. Writes one line per game to `rows`.
///
/// # Errors
/// A game fails, a thread cannot be started, or the rows cannot be written.
pub fn run(
    setting: &ResolvedTable,
    plan: &Plan,
    progress: impl FnMut(u64),
    rows: Option<&mut dyn Write>,
) -> Result<Outcome, SimulateError> {
    run_until(setting, plan, progress, rows, Control::of(&AtomicBool::new(false)))
}

/// Control of a running simulation.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Once this is set, no more games are started.
    pub stop: &'a AtomicBool,
    /// Called with the number of each game, from 1, and its seed before the game starts, in the
    /// thread that plays it.
    pub game: fn(u64, u64),
    /// Called in each thread when its last game is over.
    pub idle: fn(),
}

impl<'a> Control<'a> {
    /// Makes a control with this stop flag and without callbacks.
    pub fn of(stop: &'a AtomicBool) -> Control<'a> {
        Control { stop, game: |_, _| {}, idle: || {} }
    }
}

/// Plays the games of a plan until all are over or `control.stop` is set. Then each thread finishes
/// its current game, and the outcome covers the finished games.
///
/// # Errors
/// As for [`run`].
pub fn run_until(
    setting: &ResolvedTable,
    plan: &Plan,
    progress: impl FnMut(u64),
    rows: Option<&mut dyn Write>,
    control: Control,
) -> Result<Outcome, SimulateError> {
    Ok(play_all(setting, plan, progress, rows, control)?.1)
}

/// Plays games as [`run_until`] does, and also returns their totals.
///
/// # Errors
/// As for [`run`].
pub fn play_all(
    setting: &ResolvedTable,
    plan: &Plan,
    mut progress: impl FnMut(u64),
    mut rows: Option<&mut dyn Write>,
    control: Control,
) -> Result<(Totals, Outcome), SimulateError> {
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel::<Result<Pack, SimulateError>>();
    if let Some(rows) = rows.as_deref_mut() {
        rows.write_all(csv::header(&setting.rules, plan.moves).as_bytes())?;
    }
    let with_rows = rows.is_some();
    let played = std::thread::scope(|scope| {
        let start = |number: usize| {
            let (send, packs) = (send.clone(), Packs { next: &next, control, with_rows });
            let started = std::thread::Builder::new().spawn_scoped(scope, move || work(setting, plan, packs, &send));
            started.map_err(|source| {
                // No more batches: the running threads end.
                next.store(NO_MORE, Ordering::Relaxed);
                SimulateError::Threads { number, all: plan.threads, source }
            })
        };
        let workers: Vec<_> = (1..=plan.threads.max(1)).map(start).collect::<Result<_, _>>()?;
        drop(send);
        let collected = collect(&receive, &mut progress, &mut rows);
        if collected.is_err() {
            next.store(NO_MORE, Ordering::Relaxed);
        }
        let mut tally = Tally::new(setting.rules.players());
        let mut cpu = Duration::ZERO;
        for worker in workers {
            let (part, time) = worker.join().map_err(|_| SimulateError::Thread)?;
            tally.merge(&part);
            cpu += time;
        }
        collected.map(|()| (tally, cpu))
    });
    let (tally, cpu) = played?;
    if let Some(rows) = rows {
        rows.flush()?;
    }
    let totals = Totals::new(setting, plan, &tally);
    let outcome = Outcome::of(&totals).with_speed(plan.threads, begun.elapsed(), cpu);
    Ok((totals, outcome))
}

/// Receives the batches and writes their rows in order.
fn collect(
    packs: &mpsc::Receiver<Result<Pack, SimulateError>>,
    progress: &mut impl FnMut(u64),
    rows: &mut Option<&mut dyn Write>,
) -> Result<(), SimulateError> {
    let mut early: BTreeMap<u64, String> = BTreeMap::new();
    let mut due = 0;
    for pack in packs {
        let pack = pack?;
        progress(pack.games);
        if let Some(rows) = rows.as_deref_mut() {
            early.insert(pack.number, pack.rows);
            while let Some(lines) = early.remove(&due) {
                rows.write_all(lines.as_bytes())?;
                due += 1;
            }
        }
    }
    Ok(())
}

/// The source of batches for the threads.
#[derive(Clone, Copy)]
struct Packs<'a> {
    /// The number of the next batch.
    next: &'a AtomicU64,
    control: Control<'a>,
    with_rows: bool,
}

impl Packs<'_> {
    fn are_stopped(&self) -> bool {
        self.control.stop.load(Ordering::Relaxed)
    }
}

/// Runs one thread: takes batches until there are none.
fn work(
    setting: &ResolvedTable,
    plan: &Plan,
    packs: Packs,
    send: &mpsc::Sender<Result<Pack, SimulateError>>,
) -> (Tally, Duration) {
    let clock = ThreadTime::try_now();
    let mut tally = Tally::new(setting.rules.players());
    let done = play_packs(setting, plan, packs, send, &mut tally);
    (packs.control.idle)();
    if let Err(error) = done {
        // There is no receiver any more if another thread failed before.
        _ = send.send(Err(error));
    }
    let time = clock.ok().and_then(|c| c.try_elapsed().ok()).unwrap_or_default();
    (tally, time)
}

fn play_packs(
    setting: &ResolvedTable,
    plan: &Plan,
    packs: Packs,
    send: &mpsc::Sender<Result<Pack, SimulateError>>,
    tally: &mut Tally,
) -> Result<(), SimulateError> {
    let mut seats: Vec<Box<dyn Bot>> = plan.bots.iter().map(|name| bastide_bots::make(name)).collect::<Result<_, _>>()?;
    let mut row = csv::Row::new(&setting.rules, plan.moves);
    let mut game: Option<Game> = None;
    let shard = plan.shard.games(plan.games);
    while !packs.are_stopped() {
        let number = packs.next.fetch_add(1, Ordering::Relaxed);
        let first = shard.start.saturating_add(number.saturating_mul(PACK));
        let games = first..shard.end.min(first.saturating_add(PACK));
        if games.is_empty() {
            return Ok(());
        }
        let mut pack = Pack { number, games: 0, rows: String::new() };
        // The rest of a batch is skipped after a stop; its finished games count.
        for n in games.take_while(|_| !packs.are_stopped()) {
            let seed = bastide_bots::dice::derive(plan.seed, n);
            (packs.control.game)(n + 1, seed);
            let opening = setting.opening(seed)?;
            match &mut game {
                Some(game) => game.restart(&opening).map_err(|fault| SimulateError::broken(seed, fault))?,
                None => {
                    game = Some(Game::new(setting.rules.clone(), &opening).map_err(|fault| SimulateError::broken(seed, fault))?)
                }
            }
            let Some(game) = &mut game else { return Ok(()) };
            row.clear();
            play(game, &mut seats, seed, &mut Counted { tally: &mut *tally, row: &mut row })?;
            tally.finish(game);
            if packs.with_rows {
                pack.rows.push_str(&row.line(n + 1, seed, game));
            }
            pack.games += 1;
        }
        if send.send(Ok(pack)).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// Counts a game for the tally and for its row.
struct Counted<'a> {
    tally: &'a mut Tally,
    row: &'a mut csv::Row,
}

impl Follow for Counted<'_> {
    #[inline]
    fn decision(&mut self, placements: usize) {
        self.tally.decision(placements);
    }

    #[inline]
    fn choice(&mut self, option: usize) {
        self.row.add_move(option);
    }

    #[inline]
    fn events(&mut self, events: &[Event]) {
        self.tally.events(events, self.row);
    }
}

#[cfg(test)]
mod tests;
