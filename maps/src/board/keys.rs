//! Checks the keys of a board file before it is read, so that all misspelt keys are reported at
//! once, each with the nearest name.

use std::borrow::Cow;

use bastide_core::message::{did_you_mean, list};
use bastide_core::source::Source;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{MapError, Print, Wrong};

/// A section of a board file and its keys.
struct Section {
    /// The name of the section, for messages.
    name: &'static str,
    keys: &'static [&'static str],
}

const BOARD: Section = Section {
    name: "a board",
    keys: &[
        "name",
        "about",
        "credits",
        "sets",
        "tiles",
        "meeples",
        "part",
        "chips",
        "starts_used",
        "grid",
        "names",
        "city",
        "border",
        "ferry",
        "note",
    ],
};
const CITY: Section = Section { name: "a large city", keys: &["key", "name", "edges", "coats", "segments"] };
const SEGMENT: Section = Section { name: "a segment of a large city", keys: &["kind", "edges", "coats"] };
const BORDER: Section = Section { name: "a border piece", keys: &["kind", "at", "coats", "name"] };
const FERRY: Section = Section { name: "a ferry", keys: &["ends", "coats", "name"] };
const NOTE: Section = Section { name: "a note", keys: &["kind", "at", "name"] };

/// Returns an error for every unknown key, and for every unknown kind of border piece or segment,
/// in the order of the file. A text that is not TOML is left to the reader.
pub(super) fn check(source: &Source) -> Vec<MapError> {
    let mut errors = Vec::new();
    if let Ok(toml) = DeTable::parse(source.text()) {
        section(source, &BOARD, toml.get_ref(), &mut errors);
    }
    errors.sort_by_key(|error| error.at.mark.as_ref().map_or((0, 0), |mark| (mark.line, mark.column)));
    errors
}

fn section(source: &Source, section: &Section, table: &DeTable, errors: &mut Vec<MapError>) {
    for (key, value) in table {
        let name = key.get_ref().as_ref();
        if !section.keys.contains(&name) {
            errors.push(unknown(source, section, key));
            continue;
        }
        let inner = match name {
            "city" => &CITY,
            "segments" => &SEGMENT,
            "border" => &BORDER,
            "ferry" => &FERRY,
            "note" => &NOTE,
            "kind" if section.name != NOTE.name => {
                errors.extend(wrong_kind(source, value));
                continue;
            }
            _ => continue,
        };
        for part in value.get_ref().as_array().into_iter().flatten() {
            if let DeValue::Table(part) = part.get_ref() {
                self::section(source, inner, part, errors);
            }
        }
    }
}

fn unknown(source: &Source, section: &Section, key: &Spanned<Cow<str>>) -> MapError {
    let hint = did_you_mean(key.get_ref(), section.keys.iter().copied());
    let known = list(section.keys.iter().copied());
    let wrong = Wrong::UnknownKey { within: section.name, key: key.get_ref().to_string(), hint, known };
    MapError::new(source.locate(&key.span()), wrong)
}

fn wrong_kind(source: &Source, value: &Spanned<DeValue>) -> Option<MapError> {
    let kinds = [Print::City.name(), Print::Road.name()];
    let kind = value.get_ref().as_str().filter(|kind| !kinds.contains(kind))?;
    let wrong = Wrong::Kind { kind: kind.to_owned(), hint: did_you_mean(kind, kinds) };
    Some(MapError::new(source.locate(&value.span()), wrong))
}
