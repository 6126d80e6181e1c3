//! The rules of a table in words: its edition, and its expansions with the options that differ from it.

use bastide_core::options::{OptionKind, OptionSpec};
use bastide_core::table::{IMPLIED, Settings as Given};
use bastide_core::{Chosen, Table};
use bastide_session::described::PluginTexts;
use bastide_tables::tables;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::catalogue::Catalogue;
use crate::compiled::Compiler;
use crate::texts::say;

/// Reads a table that was stored. One whose rules are compiled elsewhere may name a profile still.
///
/// # Errors
/// The table names a profile that does not exist.
pub fn resolved(compiler: &Compiler, toml: &str) -> Result<Table, String> {
    let (mut table, _) = Table::parse_leniently("table.toml", toml);
    table.adopt_profile(&tables::profiles(), &compiler.expansions()).map_err(|e| e.to_string())?;
    Ok(table)
}

/// Returns the rules of a table in a language: `edition`, `expansions` and `figures`.
///
/// # Errors
/// The table has a plugin or an option that is not in the catalogue.
pub fn rules(catalogue: &Catalogue, table: &Table, language: &Language) -> Result<Value, String> {
    let edition = table.edition.name();
    let expansions = at(catalogue, table)?.into_iter().map(|texts| expansion(language, texts, table));
    Ok(json!({"edition": {"name": edition, "label": say(language, &format!("rules-edition-{edition}"))},
              "expansions": expansions.collect::<Result<Vec<_>, _>>()?,
              "figures": figures(catalogue, language, table)}))
}

/// Returns the texts of the plugins at a table, those of the implied one first.
fn at<'a>(catalogue: &'a Catalogue, table: &Table) -> Result<Vec<&'a PluginTexts>, String> {
    let known = catalogue.texts();
    let of = |id: &str| known.iter().find(|texts| texts.manifest().id == id);
    let implied = (!table.plugins.contains_key(IMPLIED)).then_some(IMPLIED);
    let named = table.plugins.iter().filter(|(_, given)| given.is_some()).map(|(id, _)| id.as_str());
    let mut ids: Vec<&str> = implied.into_iter().chain(named).collect();
    ids.sort_by_key(|id| *id != IMPLIED);
    ids.into_iter().map(|id| of(id).ok_or_else(|| id.to_owned())).collect()
}

/// Returns the numbers of figures of each player that the table sets itself.
fn figures(catalogue: &Catalogue, language: &Language, table: &Table) -> Vec<Value> {
    let texts = catalogue.texts();
    let label = |name: &str| texts.iter().find_map(|texts| texts.figure(language, name)).unwrap_or_else(|| name.to_owned());
    table.meeples.iter().map(|(name, n)| json!({"name": name, "label": label(name), "n": n})).collect()
}

/// Describes an expansion at a table, with its options that differ from the default of the edition.
fn expansion(language: &Language, texts: &PluginTexts, table: &Table) -> Result<Value, String> {
    let manifest = texts.manifest();
    let nothing = Given::new();
    let given = table.plugins.get(manifest.id).and_then(Option::as_ref).unwrap_or(&nothing);
    let values = manifest.resolve(table.edition, given).map_err(|e| e.to_string())?;
    let changed = |spec: &'static OptionSpec| {
        let usual = Chosen::from(spec.default(table.edition));
        let chosen = values.get(spec.name).filter(|chosen| **chosen != usual)?;
        let told = |chosen| value(language, texts, spec, chosen);
        Some(json!({"name": spec.name, "label": texts.label(language, spec), "about": texts.about(language, spec),
                    "value": told(chosen), "usual": told(&usual)}))
    };
    let options: Vec<Value> = manifest.options.iter().filter_map(changed).collect();
    Ok(json!({"id": manifest.id, "title": texts.title(language), "how": texts.how(language), "options": options}))
}

/// Returns a value of an option in words.
pub(crate) fn value(language: &Language, texts: &PluginTexts, spec: &OptionSpec, chosen: &Chosen) -> String {
    let nothing = || say(language, "rules-nothing");
    match chosen {
        Chosen::Switch(on) => say(language, if *on { "rules-on" } else { "rules-off" }),
        Chosen::Number(n) => n.to_string(),
        Chosen::Word(word) if word.is_empty() => nothing(),
        // The words of a text are those of the person who wrote it.
        Chosen::Word(word) if spec.kind == OptionKind::Text => word.clone(),
        Chosen::Word(word) => texts.value(language, spec, word),
        Chosen::Names(names) if names.is_empty() => nothing(),
        Chosen::Names(names) => names.iter().map(|name| texts.value(language, spec, name)).collect::<Vec<_>>().join(", "),
        Chosen::Document(_) => say(language, "rules-own-board"),
    }
}
