//! Snapshots of the screen, drawn into memory.
