//! Reads the text of a record.
//!
//! The first line names the format, the lines before `[moves]` are TOML, and the rest is read line
//! by line. The reader does not know what the lines mean in the game. It checks by the last line
//! that all of them are there. Every line keeps its location for the messages of a replay.

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
    ///
    /// # Errors
    /// The text is not a record, a line is not valid, or the text is cut off: see
    /// [`RecordError::is_cut`].
    pub fn parse(file: &str, text: &str) -> Result<Record, RecordError> {
        let (record, cut) = Record::parse_whole_lines(file, text)?;
        match cut {
            Some(at) => Err(RecordError::new(record.source.locate(&at), Problem::Cut { whole: record.actions().count() })),
            None => Ok(record),
        }
    }

    /// Reads a record that may be cut off, up to its last whole line. A line is whole if a line
    /// break follows it. A record that is not cut off is read as by [`Self::parse`].
    ///
    /// # Errors
    /// As [`Self::parse`], except for a missing end. The head has to be whole.
    pub fn parse_cut(file: &str, text: &str) -> Result<Record, RecordError> {
        Ok(Record::parse_whole_lines(file, text)?.0)
    }

    /// Reads a record up to its last whole line. Returns the location of the cut, if there is one.
    fn parse_whole_lines(file: &str, text: &str) -> Result<(Record, Option<Range<usize>>), RecordError> {
        let source = Source::new(file, text);
        let text = source.text();
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
        let Body { lines, end, at } = body(&source, moves, lines)?;
        let Head { engine, plugins, seed, table } = head;
        let cut = end.is_none().then(|| at.clone());
        Ok((Record { engine, plugins, seed, table, end, lines, end_at: at, head_at: first, source }, cut))
    }
}

/// Returns the lines of a text as ranges, without the blanks around them.
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

/// The part of a record after its head.
struct Body {
    lines: Vec<Written>,
    /// The last line; `None` if the record has no line.
    end: Option<End>,
    /// The location of the last line, or of the cut.
    at: Range<usize>,
}

/// Reads the part after the head.
fn body(source: &Source, moves: Range<usize>, mut lines: impl Iterator<Item = Range<usize>>) -> Result<Body, RecordError> {
    let mut body = Body { lines: Vec::new(), end: None, at: moves };
    let mut actions = 0;
    while let Some(at) = lines.next() {
        match Line::parse(&source.text()[at.clone()]) {
            Ok(None) => {}
            Ok(Some(Line::End(end))) => {
                if let Some(more) = lines.find(|at| Line::parse(&source.text()[at.clone()]) != Ok(None)) {
                    return Err(RecordError::new(source.locate(&more), Problem::AfterEnd));
                }
                if end.actions != actions {
                    return Err(RecordError::new(source.locate(&at), Problem::Count { said: end.actions, found: actions }));
                }
                return Ok(Body { end: Some(end), at, ..body });
            }
            Ok(Some(line)) => {
                body.at = at.clone();
                // The beginning of an action may be another action; only a line break shows that
                // the line is whole.
                if !source.text()[at.end..].contains('\n') {
                    return Ok(body);
                }
                actions += usize::from(matches!(line, Line::Action { .. }));
                body.lines.push(Written { line, at });
            }
            Err(_) if lines.all(|more| more.is_empty()) => return Ok(Body { at, ..body }),
            Err(wanted) => return Err(RecordError::new(source.locate(&at), Problem::Line { wanted })),
        }
    }
    Ok(body)
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
