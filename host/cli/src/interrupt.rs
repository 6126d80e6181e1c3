//! Ctrl-C during a long computation: the first one asks it to stop and print what it has, the second one ends the program.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that Ctrl-C ended, as shells expect it.
pub const EXIT_CODE: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// Takes Ctrl-C over from the system and returns the flag that it sets. Where that is not possible, the flag is never set and Ctrl-C ends
/// the program as usual.
pub fn flag() -> &'static AtomicBool {
    static HANDLER: OnceLock<bool> = OnceLock::new();
    HANDLER.get_or_init(|| {
        let stop = || {
            if STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(EXIT_CODE.into());
            }
        };
        ctrlc::set_handler(stop).is_ok()
    });
    &STOP
}
