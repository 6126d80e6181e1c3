//! `bastide analyze`: which moves of a record lost most, what was better, and the chances to win
//! over the game.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use bastide_bots::{Bot, Budget, Search};
use bastide_core::{Fault, notation};
use bastide_session::Names;
use bastide_session::analysis::{self, Decided};
use bastide_session::transcript::Transcript;
use bastide_simulate::SimulateError;
use bastide_tables::{libraries, records};
use serde::Serialize;

use crate::args;
use bastide_console::Error;
use bastide_console::interrupt;
use bastide_console::language::{decimal, say};
use bastide_console::progress::Progress;
use bastide_console::report::{Grid, Report, print};

/// The width of the chart.
const WIDTH: usize = 50;

/// A move of a game, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedMove {
    /// The number of the action, from 1, as `replay` prints it.
    pub action: usize,
    /// The number of its turn.
    pub turn: u16,
    /// The seat that moved.
    pub seat: String,
    /// The move in notation.
    pub played: String,
    /// The best move that was found, in notation; the played one if none is better.
    pub best: String,
    /// The expected points that the played move loses against the best one.
    pub lost: f64,
    /// The standard error of `lost`.
    pub error: f64,
    /// `true` if it loses a point or more, and surely so: two standard errors or more.
    pub mistake: bool,
    /// The chance of each seat to win after the move, from 0 to 1.
    pub chances: Vec<f64>,
}

/// A game, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The headline of the table.
    pub table: String,
    #[serde(skip)]
    headline: String,
    /// The seats in turn order.
    pub seats: Vec<String>,
    /// The names of their players.
    pub names: Vec<String>,
    /// The number of simulations for each move.
    pub simulations: u32,
    /// The moves, without those that had no alternative.
    pub moves: Vec<JudgedMove>,
    /// The expected points that each seat lost by its mistakes.
    pub lost: Vec<f64>,
    /// The number of moves that the text shows.
    #[serde(skip)]
    shown: usize,
}

/// Judges a decision.
fn judge(decided: &Decided, search: &mut Search, simulations: u32, seed: u64) -> Option<JudgedMove> {
    let judged = analysis::judge(decided, search, simulations, seed)?;
    let v = decided.game.view();
    Some(JudgedMove {
        action: decided.action,
        turn: v.core.turn.number,
        seat: v.rules.seat(decided.player).to_owned(),
        played: notation::print(v, &decided.played),
        best: notation::print(v, &judged.best),
        lost: judged.lost,
        error: judged.error,
        mistake: judged.is_mistake(),
        chances: judged.chances,
    })
}

/// Judges all decisions on several threads. Calls `progress` after each. Returns the first fault of a plugin in a
/// simulation, if there was one.
fn judge_all(
    decisions: &[Decided],
    args: &args::Analyze,
    stop: &AtomicBool,
    mut progress: impl FnMut(),
) -> Result<Vec<JudgedMove>, Fault> {
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()), |n| n as usize);
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let judged: Result<Vec<Option<JudgedMove>>, Fault> = std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                let mut search = Search::new(Budget::Simulations(args.simulations));
                while let Some(decided) = decisions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let judged = judge(decided, &mut search, args.simulations, args.seed);
                    let judged = search.take_fault().map_or(Ok(judged), Err);
                    if stop.load(Ordering::Relaxed) || send.send(judged).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let judged = receive.iter().inspect(|_| progress()).collect();
        // After a fault, the others have nobody to tell.
        drop(receive);
        judged
    });
    let mut moves: Vec<JudgedMove> = judged?.into_iter().flatten().collect();
    moves.sort_by_key(|judged| judged.action);
    Ok(moves)
}

/// Analyses the game of a record.
///
/// # Errors
/// The record cannot be replayed, or Ctrl-C stopped the analysis.
pub fn run(args: &args::Analyze, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let recorder = records::replay_with(&args.record, args.until, &libraries::offer(&args.library)?)?;
    let decisions = analysis::decisions(&recorder, 0..recorder.len())?;
    let progress = Progress::start(decisions.len() as u64, "moves");
    let stop = interrupt::flag();
    let moves = judge_all(&decisions, args, stop, || progress.add(1));
    progress.finish();
    let moves = moves.map_err(|fault| SimulateError::Ahead { seed: recorder.seed(), fault })?;
    if stop.load(Ordering::Relaxed) {
        return Err(Error::Usage(say("analyze-stopped")));
    }
    let seats = recorder.game().rules().seats.clone();
    // The sum of no numbers would be -0.
    let lost_by = |seat: &String| moves.iter().filter(|m| m.seat == *seat && m.mistake).fold(0.0, |sum, m| sum + m.lost);
    let transcript = Transcript::of(&recorder)?;
    let analysis = Analysis {
        table: transcript.table,
        headline: transcript.headline,
        lost: seats.iter().map(lost_by).collect(),
        names: Names::new(&recorder.table().players).iter().map(str::to_owned).collect(),
        seats: seats.to_vec(),
        simulations: args.simulations,
        moves,
        shown: args.show,
    };
    print(&analysis, json, out)
}

impl Report for Analysis {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}\n", say!("analyze-head", table = self.headline.as_str(), n = self.simulations))?;
        let mut mistakes: Vec<&JudgedMove> = self.moves.iter().filter(|m| m.mistake).collect();
        for ((seat, name), lost) in self.seats.iter().zip(&self.names).zip(&self.lost) {
            let n = mistakes.iter().filter(|m| m.seat == *seat).count();
            writeln!(out, "{}", say!("analyze-lost", name = name.as_str(), points = decimal(tenths(*lost), 1), n = n))?;
        }
        mistakes.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        mistakes.truncate(self.shown);
        if !mistakes.is_empty() {
            writeln!(out, "\n{}\n", say("analyze-worst"))?;
            let mut grid = Grid::titled(&["head-action", "head-turn", "head-seat", "head-lost", "head-played", "head-better"])
                .left(2)
                .left(4)
                .left(5);
            for m in mistakes {
                let lost = format!("{} ± {}", decimal(tenths(m.lost), 1), decimal(m.error, 1));
                grid.row([m.action.to_string(), m.turn.to_string(), m.seat.clone(), lost, m.played.clone(), m.best.clone()]);
            }
            grid.write(out)?;
        }
        self.chart(out)
    }
}

/// Rounds to tenths, without a sign before 0.
fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0 + 0.0
}

impl Analysis {
    /// Writes the chances to win at the end of each turn, one line each.
    fn chart(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let numbered: Vec<String> = self.names.iter().enumerate().map(|(i, name)| format!("{} {name}", i + 1)).collect();
        writeln!(out, "\n{}\n", say!("analyze-chances", list = numbered.join(", ")))?;
        for (i, m) in self.moves.iter().enumerate() {
            if self.moves.get(i + 1).is_some_and(|next| next.turn == m.turn) {
                continue;
            }
            let percent: String = m.chances.iter().map(|chance| format!("{:4.0}", 100.0 * chance)).collect();
            writeln!(out, "{:4} {percent}  {}", m.turn, bar_of(&m.chances))?;
        }
        Ok(())
    }
}

/// Returns a bar in which each seat has its share, as its number.
fn bar_of(chances: &[f64]) -> String {
    let (mut bar, mut sum) = (String::new(), 0.0);
    for (i, chance) in chances.iter().enumerate() {
        sum += chance;
        let end = (sum * WIDTH as f64).round() as usize;
        let digit = char::from_digit(i as u32 + 1, 10).unwrap_or('?');
        bar.extend(std::iter::repeat_n(digit, end.saturating_sub(bar.len())));
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::{bar_of, tenths};

    #[test]
    fn no_points_have_no_sign() {
        assert_eq!([-0.04, 0.0, -0.06, 1.25].map(|points| format!("{:.1}", tenths(points))), ["0.0", "0.0", "-0.1", "1.3"]);
    }

    #[test]
    fn a_bar_has_the_shares_of_all_seats() {
        assert_eq!(bar_of(&[0.5, 0.3, 0.2]), format!("{}{}{}", "1".repeat(25), "2".repeat(15), "3".repeat(10)));
        assert_eq!(bar_of(&[1.0, 0.0]), "1".repeat(50));
        assert_eq!(bar_of(&[0.001, 0.999]), "2".repeat(50));
    }
}
