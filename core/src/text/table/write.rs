//! Writes a table in a canonical form.
//!
//! It has no headers, only keys with their values, each on a line of its own. So it can be a file
//! by itself or follow the header of a table in a larger file. Defaults are left out, except
//! edition and players.

use std::collections::BTreeMap;
use std::hash::Hasher;

use super::{Library, Seat, Settings, Table};
use crate::contract::option_spec::{Chosen, Document};
use crate::model::message::toml_key as key;
pub(crate) use crate::model::message::toml_quoted as quote;
use crate::model::state::stable_hash::StableHasher;

/// The line between the head of a record and its actions. No text of a table may contain it.
pub(crate) const MOVES: &str = "[moves]";

impl Table {
    /// Returns a number that tells two tables apart, the same on every machine: a hash of the
    /// canonical text. The paths of libraries are left out, since they differ between machines. So
    /// is the form of line breaks in documents.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut table = Table { libraries: BTreeMap::new(), ..self.clone() };
        for chosen in table.plugins.values_mut().flatten().flat_map(|settings| settings.values_mut()) {
            if let Chosen::Document(document) = chosen {
                document.text = document.text.replace("\r\n", "\n");
            }
        }
        let mut hasher = StableHasher::new();
        hasher.write(table.to_toml().as_bytes());
        hasher.finish()
    }

    /// Returns the canonical text of this table, which reads back equal.
    pub fn to_toml(&self) -> String {
        let mut lines = vec![format!("edition = {}", quote(self.edition.name()))];
        lines.extend(self.like.as_ref().map(|like| format!("like = {}", quote(like))));
        lines.extend(self.seed.map(|seed| format!("seed = {seed}")));
        if !self.draws.is_empty() {
            lines.push(format!("draws = {}", array(self.draws.iter().map(|tile| quote(tile)))));
        }
        if !self.chance.is_empty() {
            let outcomes = |(name, outcomes): (_, &Vec<u16>)| (name, array(outcomes.iter().map(u16::to_string)));
            lines.push(format!("chance = {}", inline(self.chance.iter().map(outcomes))));
        }
        lines.push(format!("players = {}", players(&self.players)));
        if !self.meeples.is_empty() {
            lines.push(format!("meeples = {}", inline(self.meeples.iter().map(|(name, n)| (name, n.to_string())))));
        }
        let plugin = |(id, settings): (&String, &Option<Settings>)| {
            format!("{} = {}", key(id), plugin(settings.as_ref(), self.libraries.get(id)))
        };
        lines.extend(self.plugins.iter().map(plugin));
        lines.join("\n") + "\n"
    }
}

/// Returns the players: colors alone on one line, otherwise a line for each player.
fn players(seats: &[Seat]) -> String {
    let plain = |s: &Seat| *s == Seat::of(&s.color);
    if seats.iter().all(plain) {
        return array(seats.iter().map(|s| quote(&s.color)));
    }
    let player = |s: &Seat| {
        if plain(s) {
            return format!("  {},\n", quote(&s.color));
        }
        let name = (s.name != s.color).then(|| ("name", quote(&s.name)));
        let bot = s.bot.as_ref().map(|bot| ("bot", quote(bot)));
        format!("  {},\n", inline([("color", quote(&s.color))].into_iter().chain(name).chain(bot)))
    };
    format!("[\n{}]", seats.iter().map(player).collect::<String>())
}

fn plugin(settings: Option<&Settings>, library: Option<&Library>) -> String {
    let Some(settings) = settings else { return "false".into() };
    let file = library.map(|l| ("library", quote(&l.file)));
    let sha256 = library.and_then(|l| Some(("sha256", quote(l.sha256.as_ref()?))));
    let options = settings.iter().map(|(name, chosen)| (name.as_str(), value(chosen)));
    let written: Vec<_> = file.into_iter().chain(sha256).chain(options).collect();
    if written.is_empty() { "true".into() } else { inline(written.into_iter()) }
}

/// Returns the value of an option.
pub(super) fn value(chosen: &Chosen) -> String {
    match chosen {
        Chosen::Switch(b) => b.to_string(),
        Chosen::Number(n) => n.to_string(),
        Chosen::Word(word) => quote(word),
        Chosen::Names(names) => array(names.iter().map(|name| quote(name))),
        Chosen::Document(Document { file, text }) => inline([("file", quote(file)), ("text", block(text))].into_iter()),
    }
}

/// Returns a text over several lines as it is, so that people can read it; quoted if its content
/// does not allow that. The line that ends the head of a record must occur only once.
fn block(text: &str) -> String {
    let plain = |c: char| c == '\n' || c == '\t' || !c.is_control();
    let is_plain = text.chars().all(plain) && !text.contains("'''") && !text.ends_with('\'');
    match is_plain && text.lines().all(|line| line.trim() != MOVES) {
        true => format!("'''\n{text}'''"),
        false => quote(text),
    }
}

fn array(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(", "))
}

/// Returns a table on one line.
pub(crate) fn inline<K: AsRef<str>>(entries: impl Iterator<Item = (K, String)>) -> String {
    let entries: Vec<String> = entries.map(|(name, value)| format!("{} = {value}", key(name.as_ref()))).collect();
    if entries.is_empty() { "{}".into() } else { format!("{{ {} }}", entries.join(", ")) }
}
