//! Plays many games with bots and sums up the results.
//!
//! The input is a [`Plan`], the output an [`Outcome`]. Threads take games in small batches. The
//! seed of each game follows from the plan's seed and the number of the game, so the result is the
//! same for any number of threads. Rows for a CSV file come back batch by batch and are written in
//! the order of the games.

pub mod bench;
pub mod csv;
mod error;
mod game;
pub mod ladder;
pub mod matches;
pub mod outcome;
mod plan;
pub mod stats;

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
use stats::Tally;

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
    mut progress: impl FnMut(u64),
    mut rows: Option<&mut dyn Write>,
    control: Control,
) -> Result<Outcome, SimulateError> {
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let (send, receive) = mpsc::channel::<Result<Pack, SimulateError>>();
    if let Some(rows) = rows.as_deref_mut() {
        rows.write_all(csv::header(&setting.rules).as_bytes())?;
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
    Ok(Outcome::new(setting, plan, &tally, begun.elapsed(), cpu))
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
    let mut row = csv::Row::new(&setting.rules);
    let mut game: Option<Game> = None;
    while !packs.are_stopped() {
        let number = packs.next.fetch_add(1, Ordering::Relaxed);
        let first = number.saturating_mul(PACK);
        let games = first..plan.games.min(first.saturating_add(PACK));
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
    fn events(&mut self, events: &[Event]) {
        self.tally.events(events, self.row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    fn plan(games: u64, threads: usize) -> Plan {
        Plan { games, seed: 5, threads, bots: vec!["random".into(); 2] }
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() -> Result<(), SimulateError> {
        let setting = tables::to_measure(None)?;
        let run_on = |threads| {
            let mut rows = Vec::new();
            let outcome = run(&setting, &plan(1000, threads), |_| {}, Some(&mut rows))?;
            Ok::<_, SimulateError>((format!("{:?}", outcome.games_alone()), String::from_utf8_lossy(&rows).into_owned()))
        };
        let (one, rows) = run_on(1)?;
        assert_eq!(rows.lines().count(), 1001);
        for threads in [2, 5] {
            let (other, other_rows) = run_on(threads)?;
            assert_eq!(one, other);
            assert!(rows == other_rows, "the rows of {threads} threads differ");
        }
        Ok(())
    }

    #[test]
    fn a_run_that_is_stopped_tells_of_the_games_that_are_over() -> Result<(), SimulateError> {
        let setting = tables::to_measure(None)?;
        let (stop, mut rows, mut heard) = (AtomicBool::new(false), Vec::new(), 0);
        let progress = |n| {
            heard += n;
            stop.store(true, Ordering::Relaxed);
        };
        let outcome = run_until(&setting, &plan(100_000, 2), progress, Some(&mut rows), Control::of(&stop))?;
        assert!(outcome.games > 0 && outcome.games < outcome.asked, "{} of {}", outcome.games, outcome.asked);
        assert_eq!((outcome.games, outcome.games + 1), (heard, String::from_utf8_lossy(&rows).lines().count() as u64));
        Ok(())
    }

    #[test]
    fn a_row_says_where_all_points_came_from() -> Result<(), SimulateError> {
        let setting = tables::to_measure(None)?;
        let mut rows = Vec::new();
        run(&setting, &plan(40, 2), |_| {}, Some(&mut rows))?;
        let text = String::from_utf8_lossy(&rows).into_owned();
        let kinds = setting.rules.names.kinds.len() + 1;
        for line in text.lines().skip(1) {
            let cells: Vec<i64> = line.split(',').skip(5).filter_map(|c| c.parse().ok()).collect();
            assert_eq!(cells.len(), 2 * (kinds + 1));
            for seat in cells.chunks(kinds + 1) {
                assert_eq!(seat[0], seat[1..].iter().sum::<i64>(), "{line}");
            }
        }
        Ok(())
    }

    #[test]
    fn random_games_of_the_base_game_are_as_four_engines_agree() -> Result<(), SimulateError> {
        let setting = tables::to_measure(None)?;
        let outcome = run(&setting, &plan(4000, 2), |_| {}, None)?;
        let near = |value: f64, expected: f64, by: f64| assert!((value - expected).abs() < by, "{value} is not {expected}");
        near(outcome.seats[0].score.mean, 19.6, 0.5);
        near(outcome.seats[1].score.mean, 19.3, 0.5);
        near(outcome.turns.mean, 70.98, 0.05);
        near(outcome.placements_a_tile, 32.65, 0.3);
        Ok(())
    }

    #[test]
    fn bots_are_dealt_out_seat_by_seat() -> Result<(), SimulateError> {
        let setting = tables::to_play(None)?;
        assert_eq!(Plan::seat_bots(&setting, &[])?, ["random", "greedy"]);
        assert_eq!(Plan::seat_bots(&setting, &["greedy".into()])?, ["greedy", "greedy"]);
        assert!(Plan::seat_bots(&setting, &["gredy".into()]).is_err());
        Ok(())
    }
}
