//! The progress of long runs: a bar on a terminal, and now and then a line elsewhere.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::language::{say, thousands};

/// The time before the first line. A shorter run writes none.
const FIRST: Duration = Duration::from_secs(2);
/// The time between the first lines. It doubles, so that a run of hours writes few.
const BETWEEN: Duration = Duration::from_secs(5);
/// The time between two looks at the clock.
const TICK: Duration = Duration::from_millis(200);

/// The progress of a run on the error output.
pub enum Progress {
    /// A bar on a terminal.
    Bar(ProgressBar),
    /// Lines in a file or a pipe.
    Lines(Lines),
}

impl Progress {
    /// Begins to show a number of games or moves (`what`).
    pub fn start(all: u64, what: &'static str) -> Progress {
        if !std::io::stderr().is_terminal() {
            return Progress::Lines(Lines::start(all, what));
        }
        let done = say!("progress", done = "{human_pos}", all = "{human_len}");
        let left = say!("progress-left", time = "{eta}");
        let style = ProgressStyle::with_template(&format!("{{wide_bar}} {done} {}, {{per_sec}}, {left}", say(what)));
        let bar = ProgressBar::new(all).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(TICK);
        Progress::Bar(bar)
    }

    /// Counts games or moves that are done.
    pub fn add(&self, n: u64) {
        match self {
            Progress::Bar(bar) => bar.inc(n),
            Progress::Lines(lines) => _ = lines.done.fetch_add(n, Ordering::Relaxed),
        }
    }

    /// Ends the progress, before the result is printed.
    pub fn finish(self) {
        if let Progress::Bar(bar) = &self {
            bar.finish_and_clear();
        }
    }
}

/// Lines that another thread writes while a run goes on, also before anything of it is done.
pub struct Lines {
    done: Arc<AtomicU64>,
    /// Dropped to end the thread.
    end: Option<Sender<()>>,
    writer: Option<JoinHandle<()>>,
}

impl Lines {
    fn start(all: u64, what: &'static str) -> Lines {
        let (done, (end, ended)) = (Arc::new(AtomicU64::new(0)), mpsc::channel());
        let (so_far, mut pace, began) = (done.clone(), Pace::default(), Instant::now());
        let write = move || {
            while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                if pace.is_due(began.elapsed()) {
                    let done = thousands(so_far.load(Ordering::Relaxed));
                    let told = say!("progress", done = done, all = thousands(all));
                    // A run whose error output is closed goes on.
                    _ = writeln!(std::io::stderr(), "{told} {}", say(what));
                }
            }
        };
        // Without the thread, the run is silent.
        let writer = std::thread::Builder::new().spawn(write).ok();
        Lines { done, end: Some(end), writer }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.end = None;
        _ = self.writer.take().map(JoinHandle::join);
    }
}

/// When lines are due.
#[derive(Default)]
pub struct Pace {
    /// The number of lines up to now, and when the last one was written.
    written: u32,
    last: Duration,
}

impl Pace {
    /// Returns `true` if a line is due after this time since the start, and counts it.
    pub fn is_due(&mut self, elapsed: Duration) -> bool {
        let wait = match self.written {
            0 => FIRST,
            n => BETWEEN.saturating_mul(1 << (n - 1).min(8)),
        };
        let due = elapsed.saturating_sub(self.last) >= wait;
        if due {
            (self.written, self.last) = (self.written + 1, elapsed);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_run_writes_nothing_and_a_long_one_few_lines() {
        let lines = |seconds: u64| {
            let mut pace = Pace::default();
            (0..seconds * 5).filter(|tick| pace.is_due(TICK * u32::try_from(*tick).unwrap_or(u32::MAX))).count()
        };
        assert_eq!([1, 3, 8, 20, 3600].map(lines), [0, 1, 2, 3, 10]);
    }

    #[test]
    fn what_is_done_is_counted_wherever_it_is_shown() {
        let progress = Lines::start(10, "games");
        progress.done.fetch_add(3, Ordering::Relaxed);
        let whole = Progress::Lines(progress);
        whole.add(4);
        assert!(matches!(&whole, Progress::Lines(lines) if lines.done.load(Ordering::Relaxed) == 7));
        whole.finish();
    }
}
