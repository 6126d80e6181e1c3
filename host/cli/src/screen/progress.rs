//! The progress bar of long runs.

use crate::language::say;
use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a progress bar for a number of games or moves (`what`) if the error output is a
/// terminal.
pub(crate) fn progress_bar(all: u64, what: &str) -> Option<ProgressBar> {
    if !std::io::stderr().is_terminal() {
        return None;
    }
    let done = say!("progress", done = "{human_pos}", all = "{human_len}");
    let left = say!("progress-left", time = "{eta}");
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {done} {}, {{per_sec}}, {left}", say(what))).ok()?;
    let bar = ProgressBar::new(all).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    Some(bar)
}
