//! `bastide puzzles`: positions with one clearly best placement, from games of bots.

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
use bastide_console::language::say;
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

/// Plays games at all tables on several threads, and returns the puzzles of each game by its number. After Ctrl-C, those of
/// the games that are over.
fn search(all: &[ResolvedTable], args: &args::Puzzles, mut progress: impl FnMut()) -> Result<BTreeMap<u64, Vec<Puzzle>>, Error> {
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let (next, games, stop) = (AtomicU64::new(0), args.games * all.len() as u64, interrupt::flag());
    let (send, receive) = mpsc::channel();
    let found: Result<BTreeMap<u64, Vec<Puzzle>>, PuzzleError> = std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setting) = all.get((number / args.games) as usize) else { return };
                    let found = bastide_puzzles::find(setting, derive(args.seed, number));
                    if send.send(found.map(|found| (number, found))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        receive.iter().take(games as usize).inspect(|_| progress()).collect()
    });
    found.map_err(|e| Error::Usage(e.to_string()))
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

/// Finds puzzles.
///
/// # Errors
/// A table has errors, a game fails, or the file cannot be written.
pub fn run(args: &args::Puzzles, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let existing = Existing::forced(args.force);
    args.out.iter().try_for_each(|path| files::check(path, existing))?;
    let all: Vec<ResolvedTable> = match args.tables.as_slice() {
        [] => vec![tables::to_measure(None)?],
        some => some.iter().map(|path| tables::to_measure(Some(Path::new(path)))).collect::<Result<_, _>>()?,
    };
    let games = args.games * all.len() as u64;
    let progress = Progress::start(games, "games");
    let by_game = search(&all, args, || progress.add(1))?;
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

/// Returns the message that names a theme.
fn words(theme: Theme) -> &'static str {
    match theme {
        Theme::Steal => "puzzle-steal",
        Theme::Share => "puzzle-share",
        Theme::Hinder => "puzzle-hinder",
        Theme::Use => "puzzle-use",
        Theme::Complete => "puzzle-complete",
        Theme::Claim => "puzzle-claim",
        Theme::Grow => "puzzle-grow",
        Theme::Quiet => "puzzle-quiet",
    }
}

impl Report for Found {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}", say!("puzzles-found", n = self.puzzles.len(), games = self.games))?;
        for puzzle in &self.puzzles {
            let best = puzzle.best.first().map_or("", String::as_str);
            let theme = say(words(puzzle.theme));
            writeln!(out, "{:5}  {theme}: {}", puzzle.rating, say!("puzzle-line", best = best, lost = puzzle.lost.to_string()))?;
        }
        Ok(())
    }
}
