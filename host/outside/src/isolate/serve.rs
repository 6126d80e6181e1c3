//! The child's side: limits its own process, then carries out requests.

use std::fs::File;
use std::io::BufRead;

use super::answers::Answers;
use super::notes;
use super::request::{Answer, Order, Request};
use crate::args::Isolated;
use bastide_console::Error;
use bastide_tables::libraries::{self, trust};

/// Carries out the requests on standard input, one per line, until it ends. `carry_out` does the work of one.
///
/// # Errors
/// The limits cannot be set, or the parent process has ended.
pub fn run(args: &Isolated, carry_out: impl Fn(&Request, &mut Answers) -> Result<(), Error>) -> Result<(), Error> {
    end_with_parent()?;
    let mut answers = Answers { to: limit(args.memory)? };
    notes::begin(File::options().write(true).open(&args.notes).map_err(|e| Error::write(&args.notes, e))?);
    libraries::wrap_each(notes::watched);
    for line in std::io::stdin().lock().lines() {
        let Order { permission, request } = serde_json::from_str(&line?)?;
        trust::permit(permission);
        notes::step(|| "the opening of the libraries".into());
        let done = carry_out(&request, &mut answers);
        notes::idle();
        answers.send(&match done {
            Ok(()) => Answer::Done,
            Err(error) => Answer::Failed { message: error.message(), code: error.exit_code() },
        })?;
    }
    Ok(())
}

/// On Linux, ends this process when its parent ends.
fn end_with_parent() -> Result<(), Error> {
    #[cfg(target_os = "linux")]
    rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL)).map_err(|e| Error::Output(e.into()))?;
    Ok(())
}

/// Ends this process and, if it leads a group, all processes of that.
pub fn end_with_children() {
    #[cfg(unix)]
    if rustix::process::getpgrp() == rustix::process::getpid() {
        // If it fails, this process ends alone.
        _ = rustix::process::kill_current_process_group(rustix::process::Signal::KILL);
    }
    std::process::exit(0);
}

/// Sets the limits of this process, and returns its standard output for the answers. What a library
/// prints goes to standard error instead.
#[cfg(unix)]
pub fn limit(memory: u64) -> Result<File, Error> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    use std::os::fd::AsFd;
    /// The largest size of a file that a library writes, in bytes.
    const MAX_WRITTEN: u64 = 1 << 30;
    let system = |e: rustix::io::Errno| Error::Output(e.into());
    let begun = memory_stats::memory_stats().map_or(0, |m| m.virtual_mem as u64);
    let most = |bytes: u64| Rlimit { current: Some(bytes), maximum: Some(bytes) };
    setrlimit(Resource::As, most(begun.saturating_add(memory))).map_err(system)?;
    setrlimit(Resource::Fsize, most(MAX_WRITTEN)).map_err(system)?;
    setrlimit(Resource::Core, most(0)).map_err(system)?;
    let answers = std::io::stdout().as_fd().try_clone_to_owned()?;
    rustix::stdio::dup2_stdout(std::io::stderr()).map_err(system)?;
    Ok(answers.into())
}

/// Fails: limits exist on Unix only.
#[cfg(not(unix))]
pub fn limit(_memory: u64) -> Result<File, Error> {
    Err(Error::Usage(bastide_console::language::say("error-no-limits")))
}
