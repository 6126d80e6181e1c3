//! A problem of a file: its place and its remedy, in the language of the reader.

use bastide_core::record::{Problem, RecordError};
use bastide_jcz::ImportError;
use bastide_texts::{Args, Language};

use crate::texts::say_with;

/// The place of an error in a file.
pub(super) struct At {
    /// The line, from 1.
    pub(super) line: usize,
    /// The column, from 1.
    pub(super) column: usize,
}

impl At {
    /// Returns words with their place in front.
    pub(super) fn tell(self, language: &Language, why: String) -> String {
        let args = Args::new().with("line", self.line).with("column", self.column).with("why", why);
        say_with(language, "error-at", &args)
    }
}

/// Returns what is wrong with a record.
pub(super) fn of_record(language: &Language, error: &RecordError) -> String {
    let why = of_problem(language, &error.problem);
    match &error.at.mark {
        Some(mark) => At { line: mark.line, column: mark.column }.tell(language, why),
        None => why,
    }
}

fn of_problem(language: &Language, problem: &Problem) -> String {
    let text = |id, args: &[(&'static str, &dyn ToString)]| {
        // A number chooses a plural only as a number.
        let args = args.iter().fold(Args::new(), |all, (name, value)| match value.to_string().parse::<u32>() {
            Ok(n) if *name == "n" => all.with(name, n),
            _ => all.with(name, value.to_string()),
        });
        say_with(language, id, &args)
    };
    match problem {
        Problem::NoRecord { first } => text("error-record-none", &[("first", first)]),
        Problem::Format { found, known } => text("error-record-format", &[("found", found), ("known", known)]),
        Problem::Truncated { .. } => text("error-record-head", &[]),
        Problem::Cut { whole } => text("error-record-cut", &[("n", whole)]),
        Problem::Line { .. } => text("error-record-line", &[]),
        Problem::AfterEnd => text("error-record-after-end", &[]),
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
        other => other.to_string(),
    }
}

/// Returns why a game of JCloisterZone cannot be converted.
pub(super) fn of_import(language: &Language, error: &ImportError) -> String {
    match error {
        ImportError::Missing(what) => say_with(language, "error-jcz-missing", &Args::new().with("what", what.to_string())),
        ImportError::Invalid(why) => say_with(language, "error-jcz-invalid", &Args::new().with("why", why.to_string())),
    }
}

/// Returns the message of an error in JSON without the place at its end.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}
