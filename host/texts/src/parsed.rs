//! A file of messages as it was read.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::message::{Message, TextsError};
use crate::variables;

/// A file of messages.
#[derive(Clone)]
pub(crate) struct Parsed {
    pub(crate) resource: Arc<FluentResource>,
    /// The messages by their ids.
    pub(crate) messages: Arc<BTreeMap<String, Arc<Message>>>,
}

impl Parsed {
    /// Reads a file. `file` is its name in errors.
    ///
    /// # Errors
    /// The text is not a Fluent file, or has a message twice.
    pub(crate) fn of(file: &str, text: &str) -> Result<Parsed, TextsError> {
        let wrong = |at: usize, message: String| {
            let line = text.get(..at).unwrap_or(text).matches('\n').count() + 1;
            TextsError { file: file.into(), line, message }
        };
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            errors
                .first()
                .map_or_else(|| wrong(0, "not a Fluent file".into()), |e| wrong(e.pos.start, format!("not Fluent: {}", e.kind)))
        })?;
        let mut messages = BTreeMap::new();
        for (id, attributes) in ids(&resource) {
            if messages.insert(id.clone(), Arc::new(attributes)).is_some() {
                let at = text.rfind(&format!("\n{id} =")).map_or(0, |at| at + 1);
                return Err(wrong(at, format!("the message \"{id}\" is there twice")));
            }
        }
        Ok(Parsed { resource: Arc::new(resource), messages: Arc::new(messages) })
    }

    /// Reads a file that is part of the program, if it was not read before.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub(crate) fn once(file: &str, text: &'static str) -> Result<Parsed, TextsError> {
        // A text that is never freed is known by its place.
        static READ: LazyLock<Mutex<HashMap<(usize, usize), Parsed>>> = LazyLock::new(Mutex::default);
        let place = (text.as_ptr().addr(), text.len());
        if let Some(read) = READ.lock().unwrap_or_else(PoisonError::into_inner).get(&place) {
            return Ok(read.clone());
        }
        let read = Parsed::of(file, text)?;
        READ.lock().unwrap_or_else(PoisonError::into_inner).insert(place, read.clone());
        Ok(read)
    }
}

/// Returns the ids of the messages of a file, with their attributes.
fn ids(resource: &FluentResource) -> impl Iterator<Item = (String, Message)> {
    resource.entries().filter_map(|entry| {
        let Entry::Message(message) = entry else { return None };
        let value = message.value.iter().map(|text| (String::new(), variables::of(text)));
        let attributes = message.attributes.iter().map(|one| (one.id.name.to_owned(), variables::of(&one.value)));
        Some((message.id.name.to_owned(), value.chain(attributes).collect()))
    })
}
