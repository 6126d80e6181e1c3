//! The texts of a table: those that its plugins bring, in all their languages.
//!
//! They are read once for the rules of a table, when somebody is first told of it. A file that is
//! wrong is left out, so that its plugin is told of in general terms.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bastide_core::{ActivePlugin, Ruleset};

use crate::args::Args;
use crate::catalogue::Texts;
use crate::language::Language;
use crate::message::TextsError;

/// The texts that were read for a table.
struct Read {
    texts: Texts,
    faults: Vec<TextsError>,
    /// The titles of the plugins, by id. Each plugin has the message `title`, so `texts` cannot
    /// have them.
    titles: OnceLock<BTreeMap<&'static str, BTreeMap<Language, String>>>,
}

fn read(rules: &Ruleset) -> Option<&Read> {
    rules.kept(|rules| {
        let (mut texts, faults) = Texts::of(rules.texts());
        rules.plugins.iter().for_each(|plugin| texts.add_brought(plugin.id));
        Read { texts, faults, titles: OnceLock::new() }
    })
}

/// Returns the texts of the plugins at a table.
pub fn texts(rules: &Ruleset) -> Option<&Texts> {
    read(rules).map(|read| &read.texts)
}

/// Returns what is wrong with the texts of the plugins at a table.
pub fn faults(rules: &Ruleset) -> Vec<TextsError> {
    read(rules).map(|read| read.faults.clone()).unwrap_or_default()
}

/// Returns the titles of the plugins at a table, in their order. One without a title in the
/// language has that of its manifest.
pub fn titles(rules: &Ruleset, language: &Language) -> Vec<String> {
    let read = if *language == Language::default() { None } else { read(rules) };
    let titles = read.map(|read| read.titles.get_or_init(|| rules.plugins.iter().map(|p| (p.id, titles_of(p))).collect()));
    let title = |plugin: &ActivePlugin| titles.and_then(|titles| titles.get(plugin.id)?.get(language)).cloned();
    rules.plugins.iter().map(|plugin| title(plugin).unwrap_or_else(|| plugin.title.into())).collect()
}

/// Returns the titles of a plugin by language.
fn titles_of(plugin: &ActivePlugin) -> BTreeMap<Language, String> {
    let (mut texts, _) = Texts::of(plugin.texts);
    texts.add_brought(plugin.id);
    let title = |language: &Language| Some((language.clone(), texts.get(language, "title", &Args::new())?));
    texts.languages().filter_map(title).collect()
}
