//! Ctrl-C, and a request of the system to end: the first one requests a stop with the results so far
//! where a command computes for long, and else ends the program without leaving lock files behind.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that was ended by Ctrl-C, as shells expect it.
pub const EXIT_CODE: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);
/// Whether a command looks at [`STOP`].
static WATCHED: AtomicBool = AtomicBool::new(false);

/// Installs a handler for Ctrl-C and returns the flag that it sets; the second press ends the
/// program. If that is not possible, the flag is never set, and Ctrl-C ends the program as usual.
pub fn flag() -> &'static AtomicBool {
    WATCHED.store(true, Ordering::Relaxed);
    end_cleanly();
    &STOP
}

/// Installs a handler that removes the lock files of this program when Ctrl-C ends it.
pub fn end_cleanly() {
    static HANDLER: OnceLock<bool> = OnceLock::new();
    HANDLER.get_or_init(|| {
        let stop = || {
            if !WATCHED.load(Ordering::Relaxed) || STOP.swap(true, Ordering::Relaxed) {
                bastide_files::lock::remove_all();
                std::process::exit(EXIT_CODE.into());
            }
        };
        ctrlc::set_handler(stop).is_ok()
    });
}
