//! The output of the program: text and colors, reports, progress, and requests to stop.

pub mod interrupt;
pub mod legend;
pub mod output;
pub mod progress;
pub mod report;
pub(crate) mod wrap;
