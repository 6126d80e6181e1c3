//! Reads the text of a record.
//!
//! The first line tells the format, what comes before `[moves]` is TOML, and the rest is read line by line. What the lines mean in
//! the game is not known here; that they are all there is checked, by the last of them. Every line keeps its place, for the
//! messages of a replay.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::DeTable;

use super::error::{Problem, RecordError};
use super::line::{End, Line};
use super::{FIRST_LINE, FORMAT, Record, Written};
use crate::model::source::Source;
use crate::text::table;
use crate::text::table::write::MOVES;
use crate::text::table::{Table, TableError};

const HEAD: &str = "the head of a record";
const HEAD_KEYS: [&str; 4] = ["engine", "plugins", "seed", "table"];

impl Record {
    /// Reads a record. `file` is the name of the file, for messages.
    pub fn parse(file: &str, text: &str) -> Result<Record, RecordError> {
        let source = Source::new(file, text);
        let mut lines = lines(text);
        let first = lines.next().unwrap_or(0..0);
        check_format(&source, &first)?;
        let mut last = first.clone();
        let moves = lines.by_ref().find(|at| {
            last = at.clone();
            &text[at.clone()] == MOVES
        });
        let Some(moves) = moves else {
            let missing = "the head should be followed by the line \"[moves]\" and the actions";
            return Err(RecordError::new(source.locate(&last), Problem::Truncated { missing }));
        };
        let head = Head::read(&source, &source.parse_until(moves.start)?)?;
        let (lines, end, end_at) = body(&source, moves, lines)?;
        let Head { engine, plugins, seed, table } = head;
        Ok(Record { engine, plugins, seed, table, end, lines, end_at, head_at: first, source })
    }
}

/// Where the lines of a text are, without the blanks around them.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = next + line.len() - line.trim_start().len();
        next += line.len();
        start..start + line.trim().len()
    })
}

fn check_format(source: &Source, first: &Range<usize>) -> Result<(), RecordError> {
    let problem = match source.text()[first.clone()].strip_prefix(FIRST_LINE) {
        Some(format) if format == FORMAT.to_string() => return Ok(()),
        Some(format) => Problem::Format { found: format.into(), known: FORMAT },
        None => Problem::NoRecord { first: format!("{FIRST_LINE}{FORMAT}") },
    };
    Err(RecordError::new(source.locate(first), problem))
}

/// Reads what follows the head.
fn body(
    source: &Source,
    mut last: Range<usize>,
    mut lines: impl Iterator<Item = Range<usize>>,
) -> Result<(Vec<Written>, End, Range<usize>), RecordError> {
    let mut written = Vec::new();
    let mut actions = 0;
    let truncated = |last: &Range<usize>| {
        let missing = "it should close with a line like \"end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655\"";
        RecordError::new(source.locate(last), Problem::Truncated { missing })
    };
    while let Some(at) = lines.next() {
        let text = &source.text()[at.clone()];
        match Line::parse(text) {
            Ok(None) => {}
            Ok(Some(Line::End(end))) => {
                if let Some(more) = lines.find(|at| Line::parse(&source.text()[at.clone()]) != Ok(None)) {
                    return Err(RecordError::new(source.locate(&more), Problem::AfterEnd));
                }
                if end.actions != actions {
                    return Err(RecordError::new(source.locate(&at), Problem::Count { said: end.actions, found: actions }));
                }
                return Ok((written, end, at));
            }
            Ok(Some(line)) => {
                actions += usize::from(matches!(line, Line::Action { .. }));
                last = at.clone();
                written.push(Written { line, at });
            }
            Err(_) if lines.all(|more| more.is_empty()) => return Err(truncated(&at)),
            Err(wanted) => return Err(RecordError::new(source.locate(&at), Problem::Line { wanted })),
        }
    }
    Err(truncated(&last))
}

struct Head {
    engine: String,
    plugins: BTreeMap<String, String>,
    seed: u64,
    table: Table,
}

impl Head {
    fn read(source: &Source, toml: &DeTable) -> Result<Head, TableError> {
        if let Some((key, _)) = toml.iter().find(|(key, _)| !HEAD_KEYS.contains(&key.get_ref().as_ref())) {
            return Err(source.unknown_key(HEAD, key, &HEAD_KEYS));
        }
        let get = |key: &'static str| {
            let missing = || TableError::new(source.whole(), table::Problem::MissingKey { within: HEAD, key });
            toml.get(key).ok_or_else(missing)
        };
        let mut plugins = BTreeMap::new();
        let takes = "a table of versions, as { base = \"0.1.0\" }";
        for (id, version) in source.table("plugins", get("plugins")?, takes)? {
            plugins.insert(id.get_ref().to_string(), source.word("plugins", version, takes)?.to_owned());
        }
        Ok(Head {
            engine: source.word("engine", get("engine")?, "the version of an engine, as \"0.1.0\"")?.to_owned(),
            plugins,
            seed: source.seed(get("seed")?)?,
            table: Table::read(source, "table", get("table")?)?,
        })
    }
}
