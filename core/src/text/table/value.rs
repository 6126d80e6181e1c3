//! Reads single values of a TOML text, with their location in every message.
//!
//! These are the only functions that look into the values of the TOML reader. Each takes the key as
//! the message names it, and a description of what the key takes. Tables and the heads of records
//! are read with them.

use std::borrow::Cow;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::error::{Problem, TableError};
use super::{KEYS, TABLE};
use crate::model::message::{did_you_mean, list};
use crate::model::source::Source;

/// A key with its location.
pub(crate) type Key<'a> = Spanned<Cow<'a, str>>;
/// A value with its location.
pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

impl TableError {
    /// Returns the error for a value that the key does not allow.
    pub(super) fn value(source: &Source, key: &str, value: &Value, takes: impl Into<String>) -> TableError {
        let written = source.text().get(value.span()).unwrap_or_default();
        let short = written.len() <= 60 && !written.contains('\n');
        let written = if short { written } else { value.get_ref().type_str() };
        let problem = Problem::Value { key: key.into(), value: written.into(), takes: takes.into() };
        TableError::new(source.locate(&value.span()), problem)
    }
}

impl Source {
    /// Reads the whole text as TOML.
    pub(crate) fn parse(&self) -> Result<DeTable<'_>, TableError> {
        self.parse_until(self.text().len())
    }

    /// Reads the text up to an offset as TOML.
    pub(crate) fn parse_until(&self, end: usize) -> Result<DeTable<'_>, TableError> {
        let parsed = DeTable::parse(self.text().get(..end).unwrap_or_default()).map_err(|error| {
            if let Some(word) = error.span().and_then(|span| self.bare_word(span.start)) {
                let written = self.text().get(word.clone()).unwrap_or_default().to_owned();
                return TableError::new(self.locate(&word), Problem::Bare(written));
            }
            let at = error.span().map_or_else(|| self.whole(), |span| self.locate(&span));
            TableError::new(at, Problem::Syntax(error.message().to_owned()))
        })?;
        Ok(parsed.into_inner())
    }

    /// Returns the word around an offset if it is a value that lacks its quotes: it begins with a
    /// letter, and comes after `=`, `[` or `,` and not before `=`.
    fn bare_word(&self, at: usize) -> Option<Range<usize>> {
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        let (before, after) = self.text().split_at_checked(at)?;
        let start = before.trim_end_matches(is_part).len();
        let end = at + after.find(|c| !is_part(c)).unwrap_or(after.len());
        let word = self.text().get(start..end)?;
        let line = self.text()[..start].rsplit('\n').next().unwrap_or_default();
        let is_value = line.contains('=') && line.trim_end().ends_with(['=', '[', ',']);
        let is_key = self.text()[end..].trim_start_matches([' ', '\t']).starts_with('=');
        let is_word = word.starts_with(char::is_alphabetic) && !["true", "false", "inf", "nan"].contains(&word);
        (is_value && !is_key && is_word).then_some(start..end)
    }

    /// Reads a text.
    pub(crate) fn word<'v>(&self, key: &str, value: &'v Value, takes: &str) -> Result<&'v str, TableError> {
        value.get_ref().as_str().ok_or_else(|| TableError::value(self, key, value, takes))
    }

    /// Reads a whole number. `takes` describes the range of `N`.
    pub(crate) fn number<N: TryFrom<i128>>(&self, key: &str, value: &Value, takes: &str) -> Result<N, TableError> {
        let whole = value.get_ref().as_integer().and_then(|n| i128::from_str_radix(n.as_str(), n.radix()).ok());
        let fitting = whole.and_then(|n| N::try_from(n).ok());
        fitting.ok_or_else(|| TableError::value(self, key, value, takes))
    }

    /// Reads a seed.
    pub(crate) fn seed(&self, value: &Value) -> Result<u64, TableError> {
        self.number("seed", value, &format!("a whole number from 0 to {}", u64::MAX))
    }

    /// Reads a list.
    pub(crate) fn array<'v, 'a>(&self, key: &str, value: &'v Value<'a>, takes: &str) -> Result<&'v DeArray<'a>, TableError> {
        value.get_ref().as_array().ok_or_else(|| TableError::value(self, key, value, takes))
    }

    /// Reads a table.
    pub(crate) fn table<'v, 'a>(&self, key: &str, value: &'v Value<'a>, takes: &str) -> Result<&'v DeTable<'a>, TableError> {
        value.get_ref().as_table().ok_or_else(|| TableError::value(self, key, value, takes))
    }

    /// Returns the error for an unknown key.
    pub(crate) fn unknown_key(&self, within: &'static str, key: &Key, known: &[&str]) -> TableError {
        if within != TABLE && KEYS.contains(&key.get_ref().as_ref()) {
            return TableError::new(
                self.locate(&key.span()),
                Problem::Misplaced { within: within.into(), key: key.get_ref().to_string() },
            );
        }
        let hint = did_you_mean(key.get_ref(), known.iter().copied());
        let known = list(known.iter().copied());
        let problem = Problem::UnknownKey { within, key: key.get_ref().to_string(), hint, known };
        TableError::new(self.locate(&key.span()), problem)
    }
}
