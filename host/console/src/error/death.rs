//! The report on a child process that ended before its result was complete.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

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
    /// Derives the cause from the status, the limit on memory in bytes and the last output of the child.
    pub fn read(status: ExitStatus, memory: u64, written: &str) -> Ended {
        match (status.code(), signal(status)) {
            (Some(code), _) => Ended::Exit(code),
            (_, Some(ABORT)) if written.contains("memory allocation of ") => Ended::Memory(memory),
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

impl Death {
    /// Returns the running hooks of libraries.
    fn hooks(&self) -> Vec<String> {
        self.running.iter().filter_map(|r| r.hook.clone()).collect()
    }

    fn steps(&self) -> Vec<String> {
        self.running.iter().map(|r| r.step.clone()).collect()
    }

    /// Returns `true` if the program reached a limit while no library ran: the limit may be too low,
    /// and no library is to blame.
    fn is_limit_alone(&self) -> bool {
        matches!(self.ended, Ended::Time(_) | Ended::Memory(_)) && self.hooks().is_empty()
    }

    /// Returns the message for a command that cannot go on.
    pub fn message(&self) -> String {
        let why = self.to_string();
        if self.is_limit_alone() { why } else { say!("error-died", why = why) }
    }

    /// Describes a limit that the program reached while no library ran.
    fn limit_alone(&self) -> String {
        let steps = self.steps();
        let steps = if steps.is_empty() { say("death-program") } else { list(&steps) };
        match &self.ended {
            Ended::Time(limit) => say!("death-limit-time", steps = steps, n = limit.as_secs()),
            Ended::Memory(bytes) => say!("death-limit-memory", steps = steps, n = bytes >> 20),
            other => format!("{other}; {steps}"),
        }
    }

    /// Returns how to raise the limit that was reached, after a semicolon; an empty text for other causes.
    fn remedy(&self) -> String {
        match self.ended {
            Ended::Time(_) => format!("; {}", say("death-raise-time")),
            Ended::Memory(_) => format!("; {}", say("death-raise-memory")),
            _ => String::new(),
        }
    }
}

impl fmt::Display for Death {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.is_limit_alone() {
            f.write_str(&self.limit_alone())?;
            return self.last.iter().try_for_each(|line| write!(f, "\n  {line}"));
        }
        let (how, hooks) = (self.ended.to_string(), self.hooks());
        f.write_str(&match hooks.as_slice() {
            [] => say!("death-no-hook", how = how),
            [hook] => say!("death-hook", how = how, hook = hook.as_str()),
            _ => say!("death-hooks", how = how, hooks = list(&hooks)),
        })?;
        let steps = self.steps();
        if !steps.is_empty() {
            write!(f, "; {}", list(&steps))?;
        }
        f.write_str(&self.remedy())?;
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

    #[test]
    fn a_limit_that_is_reached_while_no_library_runs_is_no_fault_of_one() {
        let died = |ended: Ended, hook: Option<&str>| {
            let running = vec![Running { step: "game 7 (seed 3)".into(), hook: hook.map(str::to_owned) }];
            Death { ended, running, last: Vec::new() }.message()
        };
        let (time, memory) = (Ended::Time(Duration::from_secs(30)), Ended::Memory(300 << 20));
        assert_eq!(died(time.clone(), None), "game 7 (seed 3) took longer than 30 seconds; `--game-seconds` raises this limit");
        assert_eq!(
            died(memory, None),
            "the program needs more than the 300 MB of memory that it may use; game 7 (seed 3); `--megabytes` raises this limit"
        );
        assert_eq!(
            died(time, Some("enter of slow")),
            "a library failed in a separate process: it did not finish within 30 seconds in the hook enter of slow; \
             game 7 (seed 3); `--game-seconds` raises this limit. This is a fault of the plugin"
        );
        assert!(died(Ended::Abort, None).ends_with("This is a fault of the plugin"));
    }
}
