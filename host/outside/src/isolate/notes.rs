//! Notes of a child process for its parent, in a file: the current step and the running hook.
//!
//! Each thread writes to its own range of the file. Only a child writes notes.

use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, Watch};

use bastide_console::error::death::Running;

/// The size of the field for the step, in bytes.
const STEP: usize = 320;
/// The size of the field for the hook, in bytes.
const HOOK: usize = 192;

static NOTES: OnceLock<File> = OnceLock::new();
static THREADS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static PLACE: Cell<Option<u64>> = const { Cell::new(None) };
    static HOOKS: RefCell<Vec<(&'static str, &'static str)>> = const { RefCell::new(Vec::new()) };
}

/// Makes this process a child, which writes notes to this file.
pub(super) fn begin(file: File) {
    // This is called once per process.
    _ = NOTES.set(file);
}

/// Writes a text to a field of `N` bytes, padded with zeros and cut to its size.
fn note<const N: usize>(file: &File, at: u64, parts: [&str; 3]) {
    let mut field = [0; N];
    let bytes = parts.iter().flat_map(|part| part.bytes());
    field.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
    // A write error does not stop the game.
    _ = write_at(file, &field, at);
}

#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, at)
}

#[cfg(not(unix))]
fn write_at(_: &File, _: &[u8], _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Returns the offset of this thread's notes in the file, in bytes.
fn place() -> u64 {
    PLACE.with(|place| {
        let number = place.get().unwrap_or_else(|| THREADS.fetch_add(1, Ordering::Relaxed));
        place.set(Some(number));
        number * (STEP + HOOK) as u64
    })
}

/// Notes that this thread begins a step, such as a game. The time limit counts from here.
pub fn step(what: impl FnOnce() -> String) {
    if let Some(file) = NOTES.get() {
        note::<STEP>(file, place(), [&what(), "", ""]);
    }
}

/// Notes that this thread has no step.
pub fn idle() {
    step(String::new);
}

/// Writes the first step of the first thread to a new file, before the child starts.
pub(super) fn start(file: &File, step: &str) {
    note::<STEP>(file, 0, [step, "", ""]);
}

/// Reads notes. Returns the number and activity of each thread that has a step.
pub(super) fn read(bytes: &[u8]) -> Vec<(usize, Running)> {
    let text = |field: &[u8]| String::from_utf8_lossy(field).trim_end_matches('\0').to_owned();
    let running = |thread: &[u8]| {
        let (step, hook) = thread.split_at(STEP.min(thread.len()));
        Running { step: text(step), hook: Some(text(hook)).filter(|hook| !hook.is_empty()) }
    };
    let all = bytes.chunks(STEP + HOOK).map(running).enumerate();
    all.filter(|(_, running)| !running.step.is_empty()).collect()
}

/// A [`Watch`] that notes the running hook.
struct Trace;

impl Trace {
    fn note(hook: Option<&(&'static str, &'static str)>) {
        if let Some(file) = NOTES.get() {
            let parts = hook.map_or([""; 3], |(plugin, hook)| [*hook, " of ", *plugin]);
            note::<HOOK>(file, place() + STEP as u64, parts);
        }
    }
}

impl Watch for Trace {
    fn begin(&self, plugin: &'static str, hook: &'static str) {
        HOOKS.with_borrow_mut(|hooks| hooks.push((plugin, hook)));
        Trace::note(Some(&(plugin, hook)));
    }

    fn end(&self, _plugin: &'static str, _hook: &'static str) {
        HOOKS.with_borrow_mut(|hooks| {
            hooks.pop();
            Trace::note(hooks.last());
        });
    }
}

/// An expansion whose hooks are noted.
struct Traced(&'static dyn Expansion);

impl Expansion for Traced {
    fn manifest(&self) -> &'static Manifest {
        self.0.manifest()
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.watch(Arc::new(Trace));
        let id = self.manifest().id;
        Trace.begin(id, "install");
        let done = self.0.install(options, reg);
        Trace.end(id, "install");
        done
    }

    fn in_library(&self) -> bool {
        self.0.in_library()
    }
}

/// Returns an expansion that notes its hooks in a child process; elsewhere the same expansion.
pub fn watched(expansion: &'static dyn Expansion) -> &'static dyn Expansion {
    if NOTES.get().is_some() { Box::leak(Box::new(Traced(expansion))) } else { expansion }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_read_back_and_threads_that_do_nothing_are_left_out() -> io::Result<()> {
        let file = tempfile::NamedTempFile::new()?;
        let at = (2 * (STEP + HOOK)) as u64;
        start(file.as_file(), "the start");
        note::<STEP>(file.as_file(), at, [&"long ".repeat(200), "", ""]);
        note::<HOOK>(file.as_file(), at + STEP as u64, ["enter", " of ", "evil"]);
        let all = read(&std::fs::read(file.path())?);
        assert_eq!(all.iter().map(|(n, _)| *n).collect::<Vec<_>>(), [0, 2]);
        assert_eq!((all[0].1.step.as_str(), &all[0].1.hook), ("the start", &None));
        assert_eq!((all[1].1.step.len(), all[1].1.hook.as_deref()), (STEP, Some("enter of evil")));
        Ok(())
    }
}
