//! Reads a table from parsed TOML, and notes where everything was written.
//!
//! Keys that are not the table's own are names of plugins. The reader does not know which plugins
//! and options exist: that is checked when the rules are built, with the locations noted here.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::error::{Problem, TableError};
use super::value::{Key, Value};
use super::{COLORS, KEYS, Library, Seat, Settings, TABLE, Table, Written};
use crate::contract::option_spec::{Chosen, Document, Edition};
use crate::model::ids::MAX_PLAYERS;
use crate::model::message::{did_you_mean, list, toml_header};
use crate::model::source::Source;

/// Keys under which one might list plugins.
const LISTS: [&str; 4] = ["plugins", "plugin", "expansions", "expansion"];
const SEAT_KEYS: [&str; 3] = ["color", "name", "bot"];
const DOCUMENT_KEYS: [&str; 2] = ["file", "text"];

/// Reads a table as far as possible, and returns every error that was found.
pub(super) fn table(source: &Source, toml: &DeTable) -> (Table, Vec<TableError>) {
    let mut reader = Reader { source, places: BTreeMap::new(), libraries: BTreeMap::new(), errors: Vec::new() };
    let mut table = Table { source: source.clone(), ..Table::default() };
    for (key, value) in toml {
        let name = key.get_ref().as_ref();
        reader.note(name, key.span(), value.span());
        match name {
            "edition" => {
                let read = reader.edition(value);
                table.edition = reader.keep(read).unwrap_or_default();
            }
            "like" => table.like = reader.keep(source.word(name, value, "the name of a set of options")).map(str::to_owned),
            "seed" => table.seed = reader.keep(source.seed(value)),
            "draws" => table.draws = reader.words(name, value, "a list of tiles, as [\"BA/L\"]"),
            "chance" => table.chance = reader.chance(value),
            "players" => table.players = reader.players(value).unwrap_or(table.players),
            "meeples" => table.meeples = reader.meeples(value),
            plugin => {
                if let Some(settings) = reader.plugin(key, value) {
                    table.plugins.insert(plugin.to_owned(), settings);
                }
            }
        }
    }
    (table.places, table.libraries) = (reader.places, reader.libraries);
    (table, reader.errors)
}

struct Reader<'a> {
    source: &'a Source,
    places: BTreeMap<String, Written>,
    libraries: BTreeMap<String, Library>,
    errors: Vec<TableError>,
}

impl Reader<'_> {
    fn note(&mut self, path: &str, key: Range<usize>, value: Range<usize>) {
        self.places.insert(path.to_owned(), Written { key, value });
    }

    /// Stores an error for later and continues without the value.
    fn keep<T>(&mut self, read: Result<T, TableError>) -> Option<T> {
        read.map_err(|error| self.errors.push(error)).ok()
    }

    /// Reads one of several words.
    fn choice<'v>(&self, key: &str, value: &'v Value, words: &[&str]) -> Result<&'v str, TableError> {
        let takes = list(words.iter().copied()).replace(" and ", " or ");
        let word = self.source.word(key, value, &takes)?;
        if words.contains(&word) {
            return Ok(word);
        }
        Err(TableError::value(self.source, key, value, takes + &did_you_mean(word, words.iter().copied())))
    }

    /// Reads a list of texts, each with its location.
    fn words(&mut self, key: &str, value: &Value, takes: &str) -> Vec<String> {
        let mut words = Vec::new();
        for (i, word) in self.keep(self.source.array(key, value, takes)).into_iter().flatten().enumerate() {
            self.note(&format!("{key}.{i}"), word.span(), word.span());
            words.extend(self.keep(self.source.word(key, word, takes)).map(str::to_owned));
        }
        words
    }

    fn edition(&self, value: &Value) -> Result<Edition, TableError> {
        let editions = [Edition::First, Edition::New];
        let word = self.choice("edition", value, &editions.map(Edition::name))?;
        Ok(editions.into_iter().find(|e| e.name() == word).unwrap_or_default())
    }

    /// Reads the outcomes of streams of chance.
    fn chance(&mut self, value: &Value) -> BTreeMap<String, Vec<u16>> {
        let mut chance = BTreeMap::new();
        let written = self.source.table("chance", value, "a table of outcomes, as { dice = [0, 5] }");
        for (key, outcomes) in self.keep(written).into_iter().flatten() {
            let path = format!("chance.{}", key.get_ref());
            self.note(&path, key.span(), outcomes.span());
            let takes = "a list of whole numbers from 0 to 65535";
            let written = self.keep(self.source.array(&path, outcomes, takes));
            let numbers = written.into_iter().flatten().map(|outcome| self.source.number(&path, outcome, takes));
            let numbers: Result<Vec<u16>, TableError> = numbers.collect();
            chance.extend(self.keep(numbers).map(|numbers| (key.get_ref().to_string(), numbers)));
        }
        chance
    }

    fn meeples(&mut self, value: &Value) -> BTreeMap<String, u8> {
        let mut meeples = BTreeMap::new();
        let written = self.source.table("meeples", value, "a table of figures, as { follower = 9 }");
        for (key, n) in self.keep(written).into_iter().flatten() {
            let path = format!("meeples.{}", key.get_ref());
            self.note(&path, key.span(), n.span());
            let number = self.source.number(&path, n, "a whole number from 0 to 255");
            meeples.extend(self.keep(number).map(|n| (key.get_ref().to_string(), n)));
        }
        meeples
    }

    /// Reads a plugin with its options, or `true` for its defaults, or `false` to leave it out.
    /// Returns `None` for anything else, which is an unknown key.
    fn plugin(&mut self, key: &Key, value: &Value) -> Option<Option<Settings>> {
        let options = match value.get_ref() {
            DeValue::Boolean(at_table) => return Some(at_table.then(Settings::new)),
            DeValue::Table(options) => options,
            DeValue::Array(names) if LISTS.contains(&key.get_ref().as_ref()) => {
                let tables: Vec<String> = names.iter().filter_map(|name| Some(toml_header(name.get_ref().as_str()?))).collect();
                let problem =
                    Problem::PluginList { key: key.get_ref().to_string(), tables: list(tables.iter().map(String::as_str)) };
                self.errors.push(TableError::new(self.source.locate(&key.span()), problem));
                return None;
            }
            _ => {
                self.errors.push(self.source.unknown_key(TABLE, key, &KEYS));
                return None;
            }
        };
        let mut settings = Settings::new();
        let (mut file, mut sha256) = (None, None);
        for (name, value) in options {
            let path = format!("{}.{}", key.get_ref(), name.get_ref());
            self.note(&path, name.span(), value.span());
            match name.get_ref().as_ref() {
                "library" => file = self.keep(self.source.word(&path, value, "the path of a library")).map(str::to_owned),
                "sha256" => sha256 = self.keep(self.sha256(&path, value)),
                option => {
                    let chosen = self.chosen(&path, value);
                    settings.extend(self.keep(chosen).map(|chosen| (option.to_owned(), chosen)));
                }
            }
        }
        match (file, sha256) {
            (Some(file), sha256) => _ = self.libraries.insert(key.get_ref().to_string(), Library { file, sha256 }),
            (None, Some(_)) => {
                let problem = Problem::MissingKey { within: "a plugin with sha256", key: "library" };
                self.errors.push(TableError::new(self.source.locate(&key.span()), problem));
            }
            (None, None) => {}
        }
        Some(Some(settings))
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
            DeValue::Array(_) => Chosen::Names(self.words(path, value, takes)),
            DeValue::Table(document) => Chosen::Document(self.document(path, document, value)?),
            _ => return Err(TableError::value(self.source, path, value, takes)),
        })
    }

    /// Reads a document in the form in which [`Table::to_toml`] writes it.
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

    /// Reads the seats. Returns `None` if not even their number is valid.
    fn players(&mut self, value: &Value) -> Option<Vec<Seat>> {
        let takes = "a list of colors, or of tables with color, name and bot";
        let written = self.keep(self.source.array("players", value, takes))?;
        if written.is_empty() || written.len() > MAX_PLAYERS {
            let at = written.get(MAX_PLAYERS).map_or(value.span(), |first_too_many| first_too_many.span());
            let problem = Problem::Players { have: written.len(), most: MAX_PLAYERS };
            self.errors.push(TableError::new(self.source.locate(&at), problem));
            return None;
        }
        let mut drafts: Vec<Draft> = Vec::with_capacity(written.len());
        for (i, player) in written.iter().enumerate() {
            let path = format!("players.{i}");
            self.note(&path, player.span(), player.span());
            let mut draft = self.player(&path, player, takes);
            if let Some((color, at)) = &draft.color
                && drafts.iter().any(|d| d.color.as_ref().is_some_and(|(other, _)| other == color))
            {
                self.errors.push(TableError::new(self.source.locate(at), Problem::ColorTwice(color.clone())));
                draft.color = None;
            }
            drafts.push(draft);
        }
        Some(seats(drafts))
    }

    /// Reads a player: a color, or a table. Invalid parts are left out.
    fn player(&mut self, path: &str, value: &Value, takes: &str) -> Draft {
        let mut draft = Draft::default();
        let table = match value.get_ref() {
            DeValue::String(_) => {
                let color = self.choice("players", value, &COLORS);
                draft.color = self.keep(color).map(|color| (color.to_owned(), value.span()));
                return draft;
            }
            DeValue::Table(table) => table,
            _ => {
                self.errors.push(TableError::value(self.source, "players", value, takes));
                return draft;
            }
        };
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            self.note(&format!("{path}.{name}"), key.span(), value.span());
            match name {
                "color" => {
                    let color = self.choice(name, value, &COLORS);
                    draft.color = self.keep(color).map(|color| (color.to_owned(), value.span()));
                }
                "name" => draft.name = self.keep(self.source.word(name, value, "a text")).map(str::to_owned),
                "bot" => {
                    let bot = self.bot(value);
                    draft.bot = self.keep(bot);
                }
                _ => self.errors.push(self.source.unknown_key("a player", key, &SEAT_KEYS)),
            }
        }
        draft
    }

    /// Reads a bot: its name, or the words of a program as a table with `command`. Returns those as
    /// `command:` followed by the words, each in double quotes, which is a name too.
    fn bot(&self, value: &Value) -> Result<String, TableError> {
        let takes = "the name of a bot, or { command = [\"my-bot\", \"--fast\"] }";
        let DeValue::Table(table) = value.get_ref() else {
            return self.source.word("bot", value, takes).map(str::to_owned);
        };
        if let Some(key) = table.keys().find(|key| key.get_ref() != "command") {
            return Err(self.source.unknown_key("a bot", key, &["command"]));
        }
        let Some(words) = table.get("command") else { return Err(TableError::value(self.source, "bot", value, takes)) };
        let written = self.source.array("command", words, "a program and its arguments, each a text")?;
        let mut bot = String::from("command:");
        for (i, word) in written.iter().enumerate() {
            let text = self.source.word("command", word, "a text without double quotes")?;
            if text.contains('"') || (i == 0 && text.is_empty()) {
                return Err(TableError::value(
                    self.source,
                    "command",
                    word,
                    "a text without double quotes, the first one not empty",
                ));
            }
            bot.push_str(if i == 0 { "\"" } else { " \"" });
            bot.push_str(text);
            bot.push('"');
        }
        if written.is_empty() { Err(TableError::value(self.source, "command", words, "at least the program")) } else { Ok(bot) }
    }
}

/// A player who may not have a color yet.
#[derive(Default)]
struct Draft {
    color: Option<(String, Range<usize>)>,
    name: Option<String>,
    bot: Option<String>,
}

/// Gives players without a color the first ones that no other player wants.
fn seats(drafts: Vec<Draft>) -> Vec<Seat> {
    let wanted: Vec<String> = drafts.iter().filter_map(|d| Some(d.color.as_ref()?.0.clone())).collect();
    let mut free = COLORS.into_iter().filter(|color| !wanted.iter().any(|w| w == color));
    let seat = |draft: Draft| {
        let color = draft.color.map(|(color, _)| color).or_else(|| free.next().map(str::to_owned)).unwrap_or_default();
        Seat { name: draft.name.unwrap_or_else(|| color.clone()), color, bot: draft.bot }
    };
    drafts.into_iter().map(seat).collect()
}
