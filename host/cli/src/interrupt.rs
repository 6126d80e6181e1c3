//! Ctrl-C during a long computation: the first press requests a stop with the results so far, the
//! second one ends the program.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that was ended by Ctrl-C, as shells expect it.
pub const EXIT_CODE: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// Installs a handler for Ctrl-C and returns the flag that it sets. If that is not possible, the
/// flag is never set, and Ctrl-C ends the program as usual.
pub fn flag() -> &'static AtomicBool {
    static HANDLER: OnceLock<bool> = OnceLock::new();
    HANDLER.get_or_init(|| {
        let stop = || {
            if STOP.swap(true, Ordering::Relaxed) {
                bastide_files::lock::remove_all();
                std::process::exit(EXIT_CODE.into());
            }
        };
        ctrlc::set_handler(stop).is_ok()
    });
    &STOP
}
