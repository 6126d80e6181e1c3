//! The parent's side: starts a child process, sends requests, and watches the time limit.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::NamedTempFile;

use super::limits::Limits;
use super::notes;
use super::request::{Answer, Order, Request};
use bastide_console::Error;
use bastide_console::error::death::{Death, Ended};
use bastide_console::language::LANGUAGE;
use bastide_tables::libraries::trust;

/// The time between two looks at the notes of a child.
const PERIOD: Duration = Duration::from_millis(50);
/// The number of its last lines in a report, and the number of bytes that are read to find them.
const LAST: (usize, u64) = (4, 8192);

/// A process that carries out requests within limits. Dropping it kills the process.
pub struct Child {
    process: std::process::Child,
    orders: Option<ChildStdin>,
    answers: Receiver<String>,
    notes: NamedTempFile,
    written: File,
    limits: Limits,
    /// The step of each thread, by the number of the thread, and when it was first seen, with the time that the child had
    /// lost by then.
    seen: Vec<(usize, String, (Instant, Duration))>,
}

impl Child {
    /// Starts this program as a child process.
    ///
    /// # Errors
    /// The process or its temporary files cannot be created.
    pub fn spawn(limits: Limits) -> Result<Child, Error> {
        Child::start(limits).map_err(Error::Spawn)
    }

    fn start(limits: Limits) -> std::io::Result<Child> {
        let notes = NamedTempFile::new()?;
        notes::start(notes.as_file(), "the start of the program");
        let written = tempfile::tempfile()?;
        let mut command = Command::new(this_program()?);
        command.env(LANGUAGE, bastide_texts::spoken().to_string());
        command.arg("isolated").arg("--notes").arg(notes.path()).arg("--memory").arg(limits.memory.to_string());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(written.try_clone()?);
        let mut process = command.spawn()?;
        let orders = process.stdin.take();
        let (send, answers) = mpsc::channel();
        if let Some(output) = process.stdout.take() {
            std::thread::spawn(move || {
                let lines = BufReader::new(output).lines().map_while(Result::ok);
                lines.map_while(|line| send.send(line).ok()).for_each(drop);
            });
        }
        Ok(Child { process, orders, answers, notes, written, limits, seen: Vec::new() })
    }

    /// Sends a request, and passes each part of the result to `each` as it arrives.
    ///
    /// # Errors
    /// [`Error::Died`] if the child ends before the result is complete, [`Error::Isolated`] if it
    /// reports an error, and every error of `each`.
    pub fn ask(&mut self, request: Request, mut each: impl FnMut(Value) -> Result<(), Error>) -> Result<(), Error> {
        let order = serde_json::to_string(&Order { permission: trust::permission(), request })?;
        if let Some(orders) = &mut self.orders {
            // A child that has ended already is detected below.
            _ = writeln!(orders, "{order}").and_then(|()| orders.flush());
        }
        self.seen.clear();
        loop {
            match self.answers.recv_timeout(PERIOD) {
                Ok(line) => match serde_json::from_str(&line)? {
                    Answer::Part(part) => each(part)?,
                    Answer::Done => return Ok(()),
                    Answer::Failed { message, code } => return Err(Error::Isolated { message, code }),
                },
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(late) = self.late()? {
                        _ = self.process.kill();
                        self.process.wait()?;
                        return Err(self.died(Ended::Time(self.limits.time), Some(late)));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let (status, written) = (self.wait()?, self.last_bytes());
                    let too_long = Ended::Time(self.limits.time);
                    let ended = status.map_or(too_long, |status| Ended::read(status, self.limits.memory, &written));
                    return Err(self.died(ended, None));
                }
            }
        }
    }

    /// Returns everything that the child and its libraries have written to standard output and
    /// standard error.
    pub fn written(&mut self) -> String {
        let mut bytes = Vec::new();
        // After a read error, the text is shorter.
        _ = self.written.seek(SeekFrom::Start(0)).and_then(|_| self.written.read_to_end(&mut bytes));
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Waits for a child that has closed its output, and kills it after the time limit. Returns
    /// `None` for a killed child.
    fn wait(&mut self) -> Result<Option<ExitStatus>, Error> {
        let since = Instant::now();
        while since.elapsed() < self.limits.time {
            if let Some(status) = self.process.try_wait()? {
                return Ok(Some(status));
            }
            std::thread::sleep(PERIOD / 10);
        }
        _ = self.process.kill();
        self.process.wait()?;
        Ok(None)
    }

    /// Returns the number of a thread whose step has exceeded the time limit, if there is one.
    fn late(&mut self) -> Result<Option<usize>, Error> {
        let now = (Instant::now(), lost(self.process.id()));
        let running = notes::read(&std::fs::read(self.notes.path())?);
        let since = |thread: usize, step: &str| {
            let same = self.seen.iter().find(|(number, seen, _)| *number == thread && seen == step);
            same.map_or(now, |(.., since)| *since)
        };
        self.seen = running.into_iter().map(|(n, r)| (n, since(n, &r.step), r.step)).map(|(n, at, step)| (n, step, at)).collect();
        let took = |since: &(Instant, Duration)| now.0.duration_since(since.0).saturating_sub(now.1.saturating_sub(since.1));
        let late = self.seen.iter().find(|(.., since)| took(since) > self.limits.time);
        Ok(late.map(|(thread, ..)| *thread))
    }

    /// Returns the report of the end, with all threads or with this one.
    fn died(&mut self, ended: Ended, thread: Option<usize>) -> Error {
        let notes = std::fs::read(self.notes.path()).unwrap_or_default();
        let running = notes::read(&notes).into_iter().filter(|(n, _)| thread.is_none_or(|thread| thread == *n));
        let text = self.last_bytes();
        let lines: Vec<String> = text.lines().filter(|l| !l.trim().is_empty()).map(plain).collect();
        let last = lines[lines.len().saturating_sub(LAST.0)..].to_vec();
        Error::Died(Box::new(Death { ended, running: running.map(|(_, running)| running).collect(), last }))
    }

    /// Returns the last bytes of the child's output.
    fn last_bytes(&mut self) -> String {
        let mut bytes = Vec::new();
        let length = self.written.metadata().map_or(0, |m| m.len());
        let from = SeekFrom::Start(length.saturating_sub(LAST.1));
        _ = self.written.seek(from).and_then(|_| self.written.read_to_end(&mut bytes));
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // A sound child ends when its input does; it may have ended already.
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// Returns the time that a process has lost because other processes had the processor: that of its thread which has lost
/// most. On a busy machine it is not the fault of a step that it takes long. Without word from the system it is zero.
fn lost(process: u32) -> Duration {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let of = |thread: std::fs::DirEntry| -> Option<u64> {
        // Nanoseconds in which it ran, nanoseconds in which it waited for a processor, and how often.
        std::fs::read_to_string(thread.path().join("schedstat")).ok()?.split_whitespace().nth(1)?.parse().ok()
    };
    Duration::from_nanos(threads.filter_map(of).max().unwrap_or_default())
}

/// Returns a text with every control character replaced, except line breaks.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

/// Returns the path of this program; on Linux, one that works even if the file was replaced since
/// the start.
pub fn this_program() -> std::io::Result<PathBuf> {
    if cfg!(target_os = "linux") { Ok("/proc/self/exe".into()) } else { std::env::current_exe() }
}
