//! Checks JSON against the schemas in the description of the API, as far as that uses them.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value};

/// The schemas, and which fields and words of them were seen in messages.
pub(super) struct Schemas {
    all: Map<String, Value>,
    seen: RefCell<HashSet<usize>>,
}

/// The fields of an object that a schema describes; `None` for all.
type Described<'a> = Option<BTreeSet<&'a str>>;
/// The parts of schemas that a value has, by their place in memory.
type Seen = Vec<usize>;

/// Returns what tells a part of a schema from others.
fn place(part: &Value) -> usize {
    std::ptr::from_ref(part).addr()
}

/// Returns the members of a schema under a key.
pub(super) fn members<'a>(schema: &'a Value, key: &str) -> &'a [Value] {
    schema[key].as_array().map_or(&[], Vec::as_slice)
}

/// Returns the fields of an object with their schemas.
pub(super) fn fields(schema: &Value) -> impl Iterator<Item = (&str, &Value)> + Clone {
    schema["properties"].as_object().into_iter().flatten().map(|(name, field)| (name.as_str(), field))
}

/// Returns the name of the schema that a schema refers to.
pub(super) fn referred(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.rsplit('/').next()
}

impl Schemas {
    pub(super) fn of(description: &Value) -> Schemas {
        let all = description["components"]["schemas"].as_object().cloned().unwrap_or_default();
        Schemas { all, seen: RefCell::default() }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&String, &Value)> {
        self.all.iter()
    }

    /// Checks a value against the schema of this name.
    pub(super) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        let mut seen = Seen::new();
        self.fits(self.named(name)?, value, name, &mut seen)?;
        self.seen.borrow_mut().extend(seen);
        Ok(())
    }

    fn named(&self, name: &str) -> Result<&Value, String> {
        self.all.get(name).ok_or_else(|| format!("there is no schema {name}"))
    }

    /// Returns the fields and words that no message had so far.
    pub(super) fn unseen(&self) -> Vec<String> {
        let mut unseen = Vec::new();
        self.all.iter().for_each(|(name, schema)| self.unseen_in(schema, name, &mut unseen));
        unseen
    }

    fn unseen_in(&self, schema: &Value, at: &str, unseen: &mut Vec<String>) {
        let parts = fields(schema).map(|(name, field)| (format!("{at}.{name}"), field));
        let words = members(schema, "enum").iter().map(|word| (format!("{at} = {word}"), word));
        let not_seen = |part: &Value| !self.seen.borrow().contains(&place(part));
        unseen.extend(parts.clone().chain(words).filter(|(_, part)| not_seen(part)).map(|(name, _)| name));
        let inner = ["items", "additionalProperties"].into_iter().filter_map(|key| schema.get(key)).map(|of| (at.to_owned(), of));
        let choices = ["allOf", "oneOf", "anyOf"].into_iter().flat_map(|key| members(schema, key)).map(|of| (at.to_owned(), of));
        for (at, part) in parts.chain(inner).chain(choices) {
            self.unseen_in(part, &at, unseen);
        }
    }

    /// Checks a value, which may have no field that is not described.
    fn fits(&self, schema: &Value, value: &Value, at: &str, seen: &mut Seen) -> Result<(), String> {
        let described = self.described(schema, value, at, seen)?;
        let other = |(key, _): &(&String, &Value)| described.as_ref().is_some_and(|known| !known.contains(key.as_str()));
        match value.as_object().into_iter().flatten().find(other) {
            Some((key, value)) => Err(format!("{at}: the field {key:?} is not described; it is {value}")),
            None => Ok(()),
        }
    }

    /// Checks a value and returns the fields that its schema describes.
    fn described<'a>(&'a self, schema: &'a Value, value: &Value, at: &str, seen: &mut Seen) -> Result<Described<'a>, String> {
        let mut known: Described = Some(BTreeSet::new());
        let mut add = |more: Described<'a>| match (&mut known, more) {
            (Some(known), Some(more)) => known.extend(more),
            (known, _) => *known = None,
        };
        if let Some(name) = referred(schema) {
            add(self.described(self.named(name)?, value, at, seen)?);
        }
        for part in members(schema, "allOf") {
            add(self.described(part, value, at, seen)?);
        }
        for key in ["oneOf", "anyOf"] {
            let choices = members(schema, key);
            if !choices.is_empty() {
                self.one_of(choices, value, at, seen)?;
                add(None);
            }
        }
        has_type(schema, value, at)?;
        if !members(schema, "enum").is_empty() {
            let word = members(schema, "enum").iter().find(|word| *word == value);
            seen.push(place(word.ok_or_else(|| format!("{at}: {value} is not described"))?));
        }
        self.items(schema, value, at, seen)?;
        if let Some(wanted) = members(schema, "required").iter().filter_map(Value::as_str).find(|name| value.get(name).is_none())
        {
            return Err(format!("{at}: {wanted:?} lacks in {value}"));
        }
        for (name, field) in fields(schema) {
            add(Some(BTreeSet::from([name])));
            if let Some(value) = value.get(name) {
                seen.push(place(field));
                self.fits(field, value, &format!("{at}.{name}"), seen)?;
            }
        }
        if let Some(of) = schema.get("additionalProperties") {
            add(None);
            value
                .as_object()
                .into_iter()
                .flatten()
                .try_for_each(|(key, value)| self.fits(of, value, &format!("{at}.{key}"), seen))?;
        } else if fields(schema).next().is_none() && schema["type"] == "object" {
            add(None);
        }
        Ok(known)
    }

    /// Checks a value against the first of several schemas that it fits.
    fn one_of(&self, choices: &[Value], value: &Value, at: &str, seen: &mut Seen) -> Result<(), String> {
        let mut errors = Vec::new();
        for choice in choices {
            let before = seen.len();
            match self.fits(choice, value, at, seen) {
                Ok(()) => return Ok(()),
                Err(error) => errors.push(error),
            }
            seen.truncate(before);
        }
        Err(format!("{at}: {value} fits none: {}", errors.join("; ")))
    }

    fn items(&self, schema: &Value, value: &Value, at: &str, seen: &mut Seen) -> Result<(), String> {
        let Some(items) = value.as_array() else { return Ok(()) };
        let first = members(schema, "prefixItems");
        if !first.is_empty() && first.len() != items.len() {
            return Err(format!("{at}: {value} has not {} items", first.len()));
        }
        for (i, item) in items.iter().enumerate() {
            if let Some(schema) = first.get(i).or_else(|| schema.get("items").filter(|items| items.is_object())) {
                self.fits(schema, item, at, seen)?;
            }
        }
        Ok(())
    }
}

/// Checks the type of a value.
fn has_type(schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let is = |name: &Value| match name.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => false,
    };
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(names) => names.iter().any(is),
        name => is(name),
    };
    if fits { Ok(()) } else { Err(format!("{at}: {value} is not of the type {}", schema["type"])) }
}
