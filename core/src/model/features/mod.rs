//! Features: segments, the feature graph that joins them, and what walks through it found.

pub mod graph;
pub(crate) mod segment;
pub(crate) mod walks;
