//! How a child ended that did not do what it was asked.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use bastide_core::message::list;

use super::limits::Limits;

/// What ended a child.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It ended by itself with this code.
    Exit(i32),
    /// It aborted: on purpose, or since a panic could not be caught.
    Abort,
    /// It wanted more memory than it may have, in bytes.
    Memory(u64),
    /// Its stack overflowed.
    Stack,
    /// A step took longer than this.
    Time(Duration),
    /// Another signal of the system, by number.
    Signal(i32),
    /// The system does not tell.
    Unknown,
}

impl Ended {
    /// Reads it from the status and from what the child wrote last.
    pub(super) fn read(status: ExitStatus, limits: &Limits, written: &str) -> Ended {
        match (status.code(), signal(status)) {
            (Some(code), _) => Ended::Exit(code),
            (_, Some(ABORT)) if written.contains("memory allocation of ") => Ended::Memory(limits.memory),
            (_, Some(ABORT | SEGMENT)) if written.contains("has overflowed its stack") => Ended::Stack,
            (_, Some(ABORT)) => Ended::Abort,
            (_, Some(signal)) => Ended::Signal(signal),
            _ => Ended::Unknown,
        }
    }
}

const ABORT: i32 = 6;
const SEGMENT: i32 = 11;

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Ended::Exit(code) => write!(f, "it ended the program with exit({code})"),
            Ended::Abort => f.write_str("it aborted the program"),
            Ended::Memory(bytes) => write!(f, "it wants more memory than the {} MB that it may have", bytes >> 20),
            Ended::Stack => f.write_str("its stack overflowed"),
            Ended::Time(limit) => write!(f, "it did not come to an end within {} seconds", limit.as_secs()),
            Ended::Signal(4) => f.write_str("it ran an instruction that the machine does not have (SIGILL)"),
            Ended::Signal(7) => f.write_str("it read memory that is not there (SIGBUS)"),
            Ended::Signal(SEGMENT) => f.write_str("it touched memory that is not its own (SIGSEGV)"),
            Ended::Signal(25) => f.write_str("it wrote a file that is larger than files may be (SIGXFSZ)"),
            Ended::Signal(number) => write!(f, "signal {number} ended the program"),
            Ended::Unknown => f.write_str("it ended the program"),
        }
    }
}

/// What a thread of a child did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// The step, such as a game with its seed.
    pub step: String,
    /// The hook of a library that ran, with its plugin; `None` if none did.
    pub hook: Option<String>,
}

/// The end of a child that did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Death {
    /// What ended it.
    pub ended: Ended,
    /// What its threads did then; for [`Ended::Time`] the one that took too long.
    pub running: Vec<Running>,
    /// The last lines that it wrote to its output and error output.
    pub last: Vec<String>,
}

impl fmt::Display for Death {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.ended)?;
        let hooks: Vec<&str> = self.running.iter().filter_map(|r| r.hook.as_deref()).collect();
        match hooks[..] {
            [] => write!(f, " while none of its hooks ran")?,
            [hook] => write!(f, " in the hook {hook}")?,
            _ => write!(f, " while these hooks ran: {}", list(hooks.iter().copied()))?,
        }
        let steps: Vec<&str> = self.running.iter().map(|r| r.step.as_str()).collect();
        if !steps.is_empty() {
            write!(f, "; {}", list(steps.iter().copied()))?;
        }
        self.last.iter().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_death_says_what_ended_it_where_and_in_which_hook() {
        let running = |step: &str, hook: Option<&str>| Running { step: step.into(), hook: hook.map(str::to_owned) };
        let one = Death {
            ended: Ended::Exit(0),
            running: vec![running("verbs, game 3 (seed 9)", Some("enter of evil"))],
            last: vec!["last words".into()],
        };
        assert_eq!(
            one.to_string(),
            "it ended the program with exit(0) in the hook enter of evil; verbs, game 3 (seed 9)\n  last words"
        );
        let two = Death {
            ended: Ended::Signal(11),
            running: vec![running("game 1", Some("a of x")), running("game 2", Some("b of x")), running("game 3", None)],
            last: Vec::new(),
        };
        assert!(two.to_string().contains("while these hooks ran: a of x and b of x; game 1, game 2 and game 3"), "{two}");
    }
}
