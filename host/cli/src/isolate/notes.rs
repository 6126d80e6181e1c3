//! Notes of a child about what it does, in a file that its parent reads: the step, and the hook that runs.
//!
//! Each thread writes to a place of its own in the file. Elsewhere than in a child nothing is noted.

use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, Watch};

use super::death::Running;

/// How many bytes a thread has for the step and for the hook.
const STEP: usize = 320;
const HOOK: usize = 192;

static NOTES: OnceLock<File> = OnceLock::new();
static THREADS: AtomicU64 = AtomicU64::new(0);

thread_local! {
    static PLACE: Cell<Option<u64>> = const { Cell::new(None) };
    static HOOKS: RefCell<Vec<(&'static str, &'static str)>> = const { RefCell::new(Vec::new()) };
}

/// This process is a child, which notes what it does in this file.
pub(super) fn begin(file: File) {
    // A child is started once.
    _ = NOTES.set(file);
}

/// Writes a text to a field of `N` bytes, filled up with zeros.
fn note<const N: usize>(file: &File, at: u64, parts: [&str; 3]) {
    let mut field = [0; N];
    let bytes = parts.iter().flat_map(|part| part.bytes());
    field.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
    // A note that cannot be written is not worth the game.
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

/// Where the notes of this thread begin.
fn place() -> u64 {
    PLACE.with(|place| {
        let number = place.get().unwrap_or_else(|| THREADS.fetch_add(1, Ordering::Relaxed));
        place.set(Some(number));
        number * (STEP + HOOK) as u64
    })
}

/// Notes that this thread begins a step, such as a game. The limit of time counts from here.
pub fn step(what: impl FnOnce() -> String) {
    if let Some(file) = NOTES.get() {
        note::<STEP>(file, place(), [&what(), "", ""]);
    }
}

/// Notes that this thread has nothing more to do.
pub fn idle() {
    step(String::new);
}

/// Puts the notes of the first thread into a new file, before there is a child.
pub(super) fn start(file: &File, step: &str) {
    note::<STEP>(file, 0, [step, "", ""]);
}

/// What each thread does, by the bytes of the notes. Threads that do nothing are left out; each comes with its number.
pub(super) fn read(bytes: &[u8]) -> Vec<(usize, Running)> {
    let text = |field: &[u8]| String::from_utf8_lossy(field).trim_end_matches('\0').to_owned();
    let running = |thread: &[u8]| {
        let (step, hook) = thread.split_at(STEP.min(thread.len()));
        Running { step: text(step), hook: Some(text(hook)).filter(|hook| !hook.is_empty()) }
    };
    let all = bytes.chunks(STEP + HOOK).map(running).enumerate();
    all.filter(|(_, running)| !running.step.is_empty()).collect()
}

/// Notes each hook that begins and ends.
struct Trace;

impl Trace {
    fn tell(hook: Option<&(&'static str, &'static str)>) {
        if let Some(file) = NOTES.get() {
            let parts = hook.map_or([""; 3], |(plugin, hook)| [*hook, " of ", *plugin]);
            note::<HOOK>(file, place() + STEP as u64, parts);
        }
    }
}

impl Watch for Trace {
    fn begin(&self, plugin: &'static str, hook: &'static str) {
        HOOKS.with_borrow_mut(|hooks| hooks.push((plugin, hook)));
        Trace::tell(Some(&(plugin, hook)));
    }

    fn end(&self, _plugin: &'static str, _hook: &'static str) {
        HOOKS.with_borrow_mut(|hooks| {
            hooks.pop();
            Trace::tell(hooks.last());
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

/// The same expansion, whose hooks are noted if this process is a child.
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
