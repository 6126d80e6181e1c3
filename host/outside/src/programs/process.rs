//! The process of a program: starting and ending it, and its lines within limits.
//!
//! Two threads move the lines, so that a program that reads or writes nothing blocks nobody. Each
//! holds a bounded number of lines; a program that writes more waits. The error output is read, and
//! its last bytes are kept for messages.

use bastide_console::language::say;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bastide_bots::Command;
use bastide_core::message::{excerpt, printable_line};

/// The most bytes of a line.
pub(super) const LONGEST_LINE: usize = 4096;
/// The number of messages and of lines that wait.
const WAITING: usize = 8;
/// The number of bytes of the error output that are kept.
const KEPT: usize = 1024;
/// The time for a program to end by itself after it has closed its output.
const LEAVE: Duration = Duration::from_millis(100);
/// The most letters of a line in a message.
const SHOWN: usize = 80;

/// A running program. Dropping it ends it.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    messages: SyncSender<String>,
    lines: Receiver<Line>,
    errors: Arc<Mutex<Vec<u8>>>,
    ended: bool,
}

/// The output of a program.
#[derive(Debug)]
pub(super) enum Line {
    /// A line without its line break.
    Text(String),
    /// A line that is too long. Nothing follows it.
    TooLong,
}

/// The reason why there is no line.
#[derive(Debug)]
pub(super) enum Nothing {
    /// The time is over.
    Late,
    /// The program has closed its output.
    Closed,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// The program or a thread cannot be started.
    pub(super) fn start(command: &Command) -> std::io::Result<Process> {
        let mut process = std::process::Command::new(&command.program);
        process.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Its children end with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let mut child = process.spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (messages, to_write) = mpsc::sync_channel::<String>(WAITING);
        let (said, lines) = mpsc::sync_channel(WAITING);
        let errors = Arc::new(Mutex::new(Vec::new()));
        let process = Process { child, messages, lines, errors: errors.clone(), ended: false };
        if let (Some(mut input), Some(output), Some(error)) = pipes {
            let thread = |name: &str| std::thread::Builder::new().name(name.into());
            thread("bot input").spawn(move || {
                let write = |text: String| input.write_all(text.as_bytes()).and_then(|()| input.flush());
                to_write.into_iter().try_for_each(write)
            })?;
            thread("bot output").spawn(move || read_lines(BufReader::new(output), &said))?;
            thread("bot errors").spawn(move || keep_last(error, &errors))?;
        }
        Ok(process)
    }

    /// Sends a text. Returns `false` if the program has not read earlier ones.
    pub(super) fn send(&mut self, text: String) -> bool {
        // A program that has ended is noticed when its answer is read.
        !matches!(self.messages.try_send(text), Err(mpsc::TrySendError::Full(_)))
    }

    /// Waits for the next line.
    pub(super) fn line(&mut self, until: Instant) -> Result<Line, Nothing> {
        self.lines.recv_timeout(until.saturating_duration_since(Instant::now())).map_err(|error| match error {
            RecvTimeoutError::Timeout => Nothing::Late,
            RecvTimeoutError::Disconnected => Nothing::Closed,
        })
    }

    /// Ends the program, and returns how it ended, with the last line of its error output.
    pub(super) fn end(mut self) -> String {
        std::thread::sleep(LEAVE);
        self.kill();
        self.ended = true;
        let how = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&errors).into_owned();
        match text.lines().rfind(|line| !line.trim().is_empty()) {
            Some(last) => say!("program-last-error", how = how, line = shown(last)),
            None => how,
        }
    }

    fn kill(&mut self) {
        #[cfg(unix)]
        {
            let group = rustix::process::Pid::from_child(&self.child);
            // Nobody is left in the group if all have ended.
            _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        _ = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The number of a process that was waited for may belong to another one.
        if !self.ended {
            self.kill();
            _ = self.child.wait();
        }
    }
}

/// Returns a line of a program for a message: short, and without control characters.
pub(super) fn shown(line: &str) -> String {
    excerpt(&printable_line(line), SHOWN)
}

fn read_lines(mut output: impl BufRead, said: &SyncSender<Line>) {
    loop {
        let mut bytes = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        match output.by_ref().take(limit).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.len() > LONGEST_LINE => {
                _ = said.send(Line::TooLong);
                return;
            }
            Ok(_) => {
                let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                if said.send(Line::Text(text)).is_err() {
                    return;
                }
            }
        }
    }
}

fn keep_last(mut error: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut bytes = [0; KEPT];
    while let Ok(n @ 1..) = error.read(&mut bytes) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&bytes[..n]);
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
    }
}
