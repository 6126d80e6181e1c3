//! The report on a child process that ended before its result was complete.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use super::limits::Limits;
use crate::language::{list, say};

/// The cause of the end of a child.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It exited with this code.
    Exit(i32),
    /// It aborted: on purpose, or because a panic could not be caught.
    Abort,
    /// It exceeded this memory limit, in bytes.
    Memory(u64),
    /// Its stack overflowed.
    Stack,
    /// A step exceeded this time limit.
    Time(Duration),
    /// Another signal, by number.
    Signal(i32),
    /// The system reports no cause.
    Unknown,
}

impl Ended {
    /// Derives the cause from the status and the last output of the child.
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
        f.write_str(&match self {
            Ended::Exit(code) => say!("death-exit", code = *code),
            Ended::Abort => say("death-abort"),
            Ended::Memory(bytes) => say!("death-memory", n = bytes >> 20),
            Ended::Stack => say("death-stack"),
            Ended::Time(limit) => say!("death-time", n = limit.as_secs()),
            Ended::Signal(4) => say("death-illegal"),
            Ended::Signal(7) => say("death-bus"),
            Ended::Signal(SEGMENT) => say("death-segment"),
            Ended::Signal(25) => say("death-file"),
            Ended::Signal(number) => say!("death-signal", n = *number),
            Ended::Unknown => say("death-unknown"),
        })
    }
}

/// The activity of a thread of a child.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// The step, such as a game with its seed.
    pub step: String,
    /// The running hook of a library, with its plugin; `None` if no hook was running.
    pub hook: Option<String>,
}

/// The report on the end of a child.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Death {
    /// The cause.
    pub ended: Ended,
    /// The activity of its threads at the end; for [`Ended::Time`] only that of the thread that
    /// took too long.
    pub running: Vec<Running>,
    /// The last lines that it wrote to standard output and standard error.
    pub last: Vec<String>,
}

impl fmt::Display for Death {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let hooks: Vec<String> = self.running.iter().filter_map(|r| r.hook.clone()).collect();
        let how = self.ended.to_string();
        f.write_str(&match hooks.as_slice() {
            [] => say!("death-no-hook", how = how),
            [hook] => say!("death-hook", how = how, hook = hook.as_str()),
            _ => say!("death-hooks", how = how, hooks = list(&hooks)),
        })?;
        let steps: Vec<String> = self.running.iter().map(|r| r.step.clone()).collect();
        if !steps.is_empty() {
            write!(f, "; {}", list(&steps))?;
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
