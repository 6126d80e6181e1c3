//! The commands that read records: `show`, `import` and `export`, positions and transcripts.

pub mod convert;
pub mod picture;
pub mod position;
pub mod show;
pub mod transcript_text;
