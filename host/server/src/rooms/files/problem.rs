//! What is wrong with a file, where, and what would be right, in the language of the reader.

use bastide_core::record::{Problem, RecordError};
use bastide_jcz::ImportError;

use crate::error::Why;

/// The place of an error in a file.
pub(super) struct At {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: usize,
}

impl At {
    /// Returns words with their place in front.
    pub(super) fn tell(self, why: Why) -> Why {
        Why::At { line: self.line, column: self.column, why: Box::new(why) }
    }
}

/// Returns what is wrong with a record.
pub(super) fn of_record(error: &RecordError) -> Why {
    let why = of_problem(&error.problem);
    match &error.at.mark {
        Some(mark) => At { line: mark.line, column: mark.column }.tell(why),
        None => why,
    }
}

fn of_problem(problem: &Problem) -> Why {
    let text = |id, args: &[(&'static str, &dyn ToString)]| {
        Why::Text(id, args.iter().map(|(name, value)| (*name, value.to_string())).collect())
    };
    match problem {
        Problem::NoRecord { first } => text("error-record-none", &[("first", first)]),
        Problem::Format { found, known } => text("error-record-format", &[("found", found), ("known", known)]),
        Problem::Truncated { .. } => "error-record-head".into(),
        Problem::Cut { whole } => text("error-record-cut", &[("n", whole)]),
        Problem::Line { .. } => "error-record-line".into(),
        Problem::AfterEnd => "error-record-after-end".into(),
        Problem::Count { said, found } => text("error-record-count", &[("said", said), ("found", found)]),
        Problem::Engine { recorded, here } => text("error-record-engine", &[("recorded", recorded), ("here", here)]),
        Problem::PluginMissing { plugin, recorded } => text("error-record-plugin", &[("plugin", plugin), ("recorded", recorded)]),
        Problem::PluginVersion { plugin, recorded, here } => {
            text("error-record-version", &[("plugin", plugin), ("recorded", recorded), ("here", here)])
        }
        Problem::PluginUnnamed { plugin, .. } => text("error-record-unnamed", &[("plugin", plugin)]),
        Problem::Misfit { asked, seat, offered, .. } => {
            text("error-record-misfit", &[("asked", asked), ("seat", seat), ("offered", offered)])
        }
        Problem::Seat { said, asked, .. } => text("error-record-seat", &[("said", said), ("asked", asked)]),
        Problem::Over { asked, played } => text("error-record-over", &[("asked", asked), ("n", played)]),
        Problem::State { played, .. } => text("error-record-state", &[("n", played)]),
        Problem::End { recorded, here } => text("error-record-end", &[("recorded", recorded), ("here", here)]),
        // The faults of tables and plugins have words of their own.
        other => other.to_string().into(),
    }
}

/// Returns why a game of JCloisterZone cannot be converted.
pub(super) fn of_import(error: &ImportError) -> Why {
    match error {
        ImportError::Missing(what) => Why::with("error-jcz-missing", "what", what),
        ImportError::Invalid(why) => Why::with("error-jcz-invalid", "why", why),
    }
}

/// Returns the message of an error in JSON without the place at its end.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}
