//! Reads a table from parsed TOML, and notes where everything was written.
//!
//! Keys that are none of the table's own name plugins. Which plugins and options there are is not known here: that is
//! checked when the rules are made, and the places noted here tell the message then where to point.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::error::{Problem, TableError};
use super::source::Source;
use super::value::{Key, Value};
use super::{COLORS, KEYS, Library, Seat, Settings, Table, Written};
use crate::ids::MAX_PLAYERS;
use crate::options::{Chosen, Document, Edition};
use crate::text::{did_you_mean, list};

const TABLE: &str = "a table";
const SEAT_KEYS: [&str; 3] = ["color", "name", "bot"];
const DOCUMENT_KEYS: [&str; 2] = ["file", "text"];

/// Reads a table.
pub(super) fn table(source: &Source, toml: &DeTable) -> Result<Table, TableError> {
    let mut reader = Reader { source, places: BTreeMap::new(), libraries: BTreeMap::new() };
    let mut table = Table { source: source.clone(), ..Table::default() };
    for (key, value) in toml {
        let name = key.get_ref().as_ref();
        reader.note(name, key.span(), value.span());
        match name {
            "edition" => table.edition = reader.edition(value)?,
            "like" => table.like = Some(source.word(name, value, "the name of a set of options")?.to_owned()),
            "seed" => table.seed = Some(source.seed(value)?),
            "draws" => table.draws = reader.words(name, value, "a list of tiles, as [\"BA/L\"]")?,
            "players" => table.players = reader.players(value)?,
            "meeples" => table.meeples = reader.meeples(value)?,
            plugin => _ = table.plugins.insert(plugin.to_owned(), reader.plugin(key, value)?),
        }
    }
    (table.places, table.libraries) = (reader.places, reader.libraries);
    Ok(table)
}

struct Reader<'a> {
    source: &'a Source,
    places: BTreeMap<String, Written>,
    libraries: BTreeMap<String, Library>,
}

impl Reader<'_> {
    fn note(&mut self, path: &str, key: Range<usize>, value: Range<usize>) {
        self.places.insert(path.to_owned(), Written { key, value });
    }

    /// One of some words.
    fn choice<'v>(&self, key: &str, value: &'v Value, words: &[&str]) -> Result<&'v str, TableError> {
        let takes = list(words.iter().copied()).replace(" and ", " or ");
        let word = self.source.word(key, value, &takes)?;
        if words.contains(&word) {
            return Ok(word);
        }
        Err(TableError::value(self.source, key, value, takes + &did_you_mean(word, words.iter().copied())))
    }

    /// A list of texts, each with its place.
    fn words(&mut self, key: &str, value: &Value, takes: &str) -> Result<Vec<String>, TableError> {
        let mut words = Vec::new();
        for (i, word) in self.source.array(key, value, takes)?.iter().enumerate() {
            self.note(&format!("{key}.{i}"), word.span(), word.span());
            words.push(self.source.word(key, word, takes)?.to_owned());
        }
        Ok(words)
    }

    fn edition(&self, value: &Value) -> Result<Edition, TableError> {
        let editions = [Edition::First, Edition::New];
        let word = self.choice("edition", value, &editions.map(Edition::name))?;
        Ok(editions.into_iter().find(|e| e.name() == word).unwrap_or_default())
    }

    fn meeples(&mut self, value: &Value) -> Result<BTreeMap<String, u8>, TableError> {
        let mut meeples = BTreeMap::new();
        for (key, n) in self.source.table("meeples", value, "a table of figures, as { follower = 9 }")? {
            let path = format!("meeples.{}", key.get_ref());
            self.note(&path, key.span(), n.span());
            meeples.insert(key.get_ref().to_string(), self.source.number(&path, n, "a whole number from 0 to 255")?);
        }
        Ok(meeples)
    }

    /// A plugin with its options, or `true` for its defaults, or `false` to leave it out. Anything else is a wrong key.
    fn plugin(&mut self, key: &Key, value: &Value) -> Result<Option<Settings>, TableError> {
        let options = match value.get_ref() {
            DeValue::Boolean(at_table) => return Ok(at_table.then(Settings::new)),
            DeValue::Table(options) => options,
            _ => return Err(self.source.unknown_key(TABLE, key, &KEYS)),
        };
        let mut settings = Settings::new();
        let (mut file, mut sha256) = (None, None);
        for (name, value) in options {
            let path = format!("{}.{}", key.get_ref(), name.get_ref());
            self.note(&path, name.span(), value.span());
            match name.get_ref().as_ref() {
                "library" => file = Some(self.source.word(&path, value, "the path of a library")?.to_owned()),
                "sha256" => sha256 = Some(self.sha256(&path, value)?),
                option => _ = settings.insert(option.to_owned(), self.chosen(&path, value)?),
            }
        }
        match (file, sha256) {
            (Some(file), sha256) => _ = self.libraries.insert(key.get_ref().to_string(), Library { file, sha256 }),
            (None, Some(_)) => {
                let problem = Problem::MissingKey { within: "a plugin with sha256", key: "library" };
                return Err(TableError::new(self.source.locate(&key.span()), problem));
            }
            (None, None) => {}
        }
        Ok(Some(settings))
    }

    fn sha256(&self, path: &str, value: &Value) -> Result<String, TableError> {
        let takes = "a SHA-256 in 64 digits of 0 to 9 and a to f";
        let digits = self.source.word(path, value, takes)?.to_lowercase();
        let sound = digits.len() == 64 && digits.bytes().all(|b| b.is_ascii_hexdigit());
        if sound { Ok(digits) } else { Err(TableError::value(self.source, path, value, takes)) }
    }

    fn chosen(&mut self, path: &str, value: &Value) -> Result<Chosen, TableError> {
        let takes = "true or false, a whole number, a text or a list of texts";
        Ok(match value.get_ref() {
            DeValue::Boolean(b) => Chosen::Switch(*b),
            DeValue::Integer(_) => Chosen::Number(self.source.number(path, value, "a whole number of at most 64 bits")?),
            DeValue::String(word) => Chosen::Word(word.to_string()),
            DeValue::Array(_) => Chosen::Names(self.words(path, value, takes)?),
            DeValue::Table(document) => Chosen::Document(self.document(path, document, value)?),
            _ => return Err(TableError::value(self.source, path, value, takes)),
        })
    }

    /// A document as [`Table::to_toml`] writes it.
    fn document(&self, path: &str, written: &DeTable, value: &Value) -> Result<Document, TableError> {
        let takes = "a document, as { file = \"name.toml\", text = \"...\" }";
        if let Some((key, _)) = written.iter().find(|(key, _)| !DOCUMENT_KEYS.contains(&key.get_ref().as_ref())) {
            return Err(self.source.unknown_key("a document", key, &DOCUMENT_KEYS));
        }
        let [file, text] = DOCUMENT_KEYS.map(|key| match written.get(key) {
            Some(text) => self.source.word(path, text, takes).map(str::to_owned),
            None => Err(TableError::value(self.source, path, value, takes)),
        });
        Ok(Document { file: file?, text: text? })
    }

    fn players(&mut self, value: &Value) -> Result<Vec<Seat>, TableError> {
        let takes = "a list of colours, or of tables with color, name and bot";
        let written = self.source.array("players", value, takes)?;
        if written.is_empty() || written.len() > MAX_PLAYERS {
            let at = written.get(MAX_PLAYERS).map_or(value.span(), |first_too_many| first_too_many.span());
            return Err(TableError::new(self.source.locate(&at), Problem::Players { have: written.len(), most: MAX_PLAYERS }));
        }
        let mut drafts: Vec<Draft> = Vec::with_capacity(written.len());
        for (i, player) in written.iter().enumerate() {
            let path = format!("players.{i}");
            self.note(&path, player.span(), player.span());
            let draft = self.player(&path, player, takes)?;
            if let Some((color, at)) = &draft.color
                && drafts.iter().any(|d| d.color.as_ref().is_some_and(|(other, _)| other == color))
            {
                return Err(TableError::new(self.source.locate(at), Problem::ColorTwice(color.clone())));
            }
            drafts.push(draft);
        }
        Ok(seats(drafts))
    }

    /// A player: a colour, or a table.
    fn player(&mut self, path: &str, value: &Value, takes: &str) -> Result<Draft, TableError> {
        let mut draft = Draft::default();
        let table = match value.get_ref() {
            DeValue::String(_) => {
                draft.color = Some((self.choice("players", value, &COLORS)?.to_owned(), value.span()));
                return Ok(draft);
            }
            DeValue::Table(table) => table,
            _ => return Err(TableError::value(self.source, "players", value, takes)),
        };
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            self.note(&format!("{path}.{name}"), key.span(), value.span());
            match name {
                "color" => draft.color = Some((self.choice(name, value, &COLORS)?.to_owned(), value.span())),
                "name" => draft.name = Some(self.source.word(name, value, "a text")?.to_owned()),
                "bot" => draft.bot = Some(self.source.word(name, value, "the name of a bot")?.to_owned()),
                _ => return Err(self.source.unknown_key("a player", key, &SEAT_KEYS)),
            }
        }
        Ok(draft)
    }
}

/// A player who may not have a colour yet.
#[derive(Default)]
struct Draft {
    color: Option<(String, Range<usize>)>,
    name: Option<String>,
    bot: Option<String>,
}

/// Gives those without a colour the first ones that nobody else wants.
fn seats(drafts: Vec<Draft>) -> Vec<Seat> {
    let wanted: Vec<String> = drafts.iter().filter_map(|d| Some(d.color.as_ref()?.0.clone())).collect();
    let mut free = COLORS.into_iter().filter(|color| !wanted.iter().any(|w| w == color));
    let seat = |draft: Draft| {
        let color = draft.color.map(|(color, _)| color).or_else(|| free.next().map(str::to_owned)).unwrap_or_default();
        Seat { name: draft.name.unwrap_or_else(|| color.clone()), color, bot: draft.bot }
    };
    drafts.into_iter().map(seat).collect()
}
