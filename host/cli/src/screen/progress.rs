//! The progress bar of long runs.

use std::io::IsTerminal;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Returns a progress bar for a number of games or moves (`what`) if the error output is a
/// terminal.
pub(crate) fn progress_bar(all: u64, what: &str) -> Option<ProgressBar> {
    if !std::io::stderr().is_terminal() {
        return None;
    }
    let style =
        ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{per_sec}}, {{eta}} left"))
            .ok()?;
    let bar = ProgressBar::new(all).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    Some(bar)
}
