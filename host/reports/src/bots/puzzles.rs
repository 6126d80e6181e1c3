//! `bastide puzzles`: positions with one clearly best turn, from games of bots, and the check of those that were found.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use bastide_bots::dice::derive;
use bastide_files::{self as files, Existing};
use bastide_puzzles::{Puzzle, PuzzleError, Theme};
use bastide_tables::tables::{self, ResolvedTable};
use serde::Serialize;

use crate::args;
use bastide_console::Error;
use bastide_console::interrupt;
use bastide_console::language::{decimal, say};
use bastide_console::progress::Progress;
use bastide_console::report::{Report, print};

/// The puzzles that were found.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Found {
    /// The games that were played.
    games: u64,
    /// The puzzles, from the easiest to the hardest.
    puzzles: Vec<Puzzle>,
}

/// Does a piece of work for each number on several threads, and returns the results by number. After Ctrl-C, those of the
/// work that is done.
fn each<T: Send>(
    count: u64,
    args: &args::Puzzles,
    mut progress: impl FnMut(),
    work: impl Fn(u64) -> Result<T, PuzzleError> + Sync,
) -> Result<BTreeMap<u64, T>, Error> {
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let (next, stop, work) = (AtomicU64::new(0), interrupt::flag(), &work);
    let (send, receive) = mpsc::channel();
    let done: Result<BTreeMap<u64, T>, PuzzleError> = std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || send.send(work(number).map(|done| (number, done))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        receive.iter().inspect(|_| progress()).collect()
    });
    done.map_err(|e| Error::Usage(e.to_string()))
}

/// Returns as many puzzles as are wanted: of each theme in turn, so that the rare ones are not lost.
fn spread(puzzles: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    let mut by_theme = BTreeMap::<(Theme, Option<String>), Vec<Puzzle>>::new();
    for puzzle in puzzles {
        by_theme.entry((puzzle.theme, puzzle.kind.clone())).or_default().push(puzzle);
    }
    let mut lists: Vec<_> = by_theme.into_values().map(Vec::into_iter).collect();
    let mut chosen = Vec::new();
    while chosen.len() < most && lists.iter().any(|list| list.len() > 0) {
        chosen.extend(lists.iter_mut().filter_map(Iterator::next));
    }
    chosen.truncate(most);
    chosen.sort_by(|a, b| (a.rating, &a.id).cmp(&(b.rating, &b.id)));
    chosen
}

/// Finds puzzles, or checks those of a file.
///
/// # Errors
/// A table has errors, a game fails, or a file cannot be written or read.
pub fn run(args: &args::Puzzles, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    if let Some(path) = &args.check {
        return check(path, args, json, out);
    }
    let existing = Existing::forced(args.force);
    args.out.iter().try_for_each(|path| files::check(path, existing))?;
    let all: Vec<ResolvedTable> = match args.tables.as_slice() {
        [] => vec![tables::to_measure(None)?],
        some => some.iter().map(|path| tables::to_measure(Some(Path::new(path)))).collect::<Result<_, _>>()?,
    };
    let games = args.games * all.len() as u64;
    let progress = Progress::start(games, "games");
    let by_game = each(
        games,
        args,
        || progress.add(1),
        |number| {
            let setting = all.get((number / args.games) as usize);
            setting.map_or(Ok(Vec::new()), |setting| bastide_puzzles::find(setting, derive(args.seed, number)))
        },
    )?;
    progress.finish();
    let played = by_game.len() as u64;
    let found = Found { games: played, puzzles: spread(by_game.into_values().flatten().collect(), args.most) };
    if let Some(path) = &args.out {
        // A line for each puzzle, so that a change of one is a change of one line.
        let lines = found.puzzles.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
        files::write_bytes(path, existing, format!("[\n{}\n]\n", lines.join(",\n")).as_bytes())?;
    }
    print(&found, json, out)
}

/// A puzzle that was checked.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Checked {
    /// Its name.
    id: String,
    /// Its theme.
    theme: Theme,
    /// The points that the next best turn loses, as published.
    lost: f64,
    /// The same in this check; `None` if the puzzle does not hold.
    again: Option<f64>,
}

/// The puzzles that were checked.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Check {
    /// The puzzles that hold.
    hold: usize,
    /// All puzzles, in the order of the file.
    puzzles: Vec<Checked>,
}

/// Checks the puzzles of a file again on several threads, with draws that follow from the seed. After Ctrl-C, it tells of
/// those that were checked.
fn check(path: &Path, args: &args::Puzzles, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let text = files::read::text(path)?;
    let puzzles: Vec<Puzzle> = serde_json::from_str(&text)
        .map_err(|e| Error::Usage(say!("puzzles-unreadable", file = path.display().to_string(), why = e.to_string())))?;
    let progress = Progress::start(puzzles.len() as u64, "puzzles");
    let checked = each(
        puzzles.len() as u64,
        args,
        || progress.add(1),
        |number| {
            let Some(puzzle) = puzzles.get(number as usize) else { return Ok(None) };
            let again = bastide_puzzles::check(puzzle, derive(args.seed, number))?;
            Ok(Some(Checked { id: puzzle.id.clone(), theme: puzzle.theme, lost: puzzle.lost, again }))
        },
    )?;
    progress.finish();
    let puzzles: Vec<Checked> = checked.into_values().flatten().collect();
    print(&Check { hold: puzzles.iter().filter(|puzzle| puzzle.again.is_some()).count(), puzzles }, json, out)
}

impl Report for Check {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for Checked { id, theme, lost, again } in &self.puzzles {
            let theme = words(*theme);
            let lost = decimal(*lost, 1);
            let line = match again {
                Some(again) => say!("puzzle-holds", lost = lost, again = decimal(*again, 1)),
                None => say!("puzzle-fails", lost = lost),
            };
            writeln!(out, "{id}  {theme}: {line}")?;
        }
        writeln!(out, "{}", say!("puzzles-checked", hold = self.hold, n = self.puzzles.len()))
    }
}

/// Names a theme.
fn words(theme: Theme) -> String {
    say(&format!("puzzle-{}", theme.name()))
}

impl Report for Found {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}", say!("puzzles-found", n = self.puzzles.len(), games = self.games))?;
        for puzzle in &self.puzzles {
            let best = puzzle.best.first().map(|lines| lines.join(", ")).unwrap_or_default();
            let theme = words(puzzle.theme);
            writeln!(out, "{:5}  {theme}: {}", puzzle.rating, say!("puzzle-line", best = best, lost = decimal(puzzle.lost, 1)))?;
        }
        Ok(())
    }
}
