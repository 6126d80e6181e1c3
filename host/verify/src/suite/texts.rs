//! The texts of an expansion for people: whether they can be read, and which names lack one.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::message::list;
use bastide_core::options::TILES_ONLY;
use bastide_core::{Manifest, Names, OptionKind, Ruleset, Sign};
use bastide_texts::{Language, Texts, slug};

/// The sorts of names without which something is told by its name for programs.
const TOLD: [&str; 6] = ["event", "figure", "number", "prompt", "rule", "verb"];
/// The most names in a remark.
const MAX: usize = 8;

/// Reads the texts of a plugin and tells which are missing and which nothing uses. `bare` are the rules
/// without the plugin.
///
/// # Errors
/// A file is not Fluent, or names a language that is none.
pub(crate) fn check(manifest: &Manifest, rules: &Ruleset, bare: &Ruleset) -> Result<String, String> {
    let mut texts = Texts::default();
    for file in manifest.texts {
        let language = Language::parse(file.language);
        let language = language.ok_or_else(|| format!("{}: \"{}\" is not a language", file.file, file.language))?;
        texts.add(&language, file.file, file.text).map_err(|e| e.to_string())?;
    }
    let ids = |language: &Language| texts.messages().get(language).map(|ids| ids.keys().cloned().collect::<BTreeSet<_>>());
    let Some(english) = ids(&Language::default()) else {
        return Ok("there is no texts/en.ftl, so it is told in general terms".into());
    };
    let known = names(rules);
    let own: BTreeSet<String> = known.difference(&names(bare)).cloned().collect();
    let told = |id: &&String| TOLD.iter().any(|sort| id.starts_with(&format!("{sort}-")));
    let languages: Vec<String> = texts.languages().map(Language::to_string).collect();
    let mut remarks = vec![format!("{} messages in {}", english.len(), list(languages.iter().map(String::as_str)))];
    remarks.extend(some("texts/en.ftl has no", own.difference(&english).filter(told)));
    let described = described(manifest).into_keys().collect::<BTreeSet<_>>();
    remarks.extend(some("texts/en.ftl has no", described.difference(&english)));
    let is_known = |id: &&String| known.contains(id.strip_suffix("-noun").unwrap_or(id)) || may_describe(manifest, id);
    remarks.extend(some("at this table nothing uses", english.iter().filter(|id| !is_known(id))));
    for language in texts.languages() {
        let ids = ids(language).unwrap_or_default();
        remarks.extend(some(&format!("texts/{language}.ftl has no"), english.difference(&ids)));
    }
    Ok(remarks.join("\n"))
}

/// Returns a remark on the first of some ids; `None` if there are none.
fn some<'a>(what: &str, ids: impl Iterator<Item = &'a String>) -> Option<String> {
    let all: Vec<&String> = ids.collect();
    let more = if all.len() > MAX { format!(" and {} more", all.len() - MAX) } else { String::new() };
    (!all.is_empty()).then(|| format!("{what} {}{more}", list(all.iter().take(MAX).map(|id| id.as_str()))))
}

/// Returns the ids of the messages that describe a plugin and its options to people, each with the
/// attributes that it has (`""` for the text itself). What concerns the tiles alone is left out,
/// since all plugins share it.
pub fn described(manifest: &Manifest) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut ids = BTreeMap::from(["title", "how"].map(|id| (id.to_owned(), BTreeSet::from([""]))));
    for option in manifest.options.iter().filter(|option| option.name != TILES_ONLY.name) {
        let id = format!("option-{}", slug(option.name));
        let words = manifest.words_of(option).into_iter();
        ids.extend(words.map(|word| (format!("{id}-{}", slug(word)), BTreeSet::from([""]))));
        ids.insert(id, BTreeSet::from(["", "about"]));
    }
    let presets = manifest.presets.iter().filter(|preset| preset.name != TILES_ONLY.name);
    ids.extend(presets.map(|preset| (format!("preset-{}", slug(preset.name)), BTreeSet::from(["", "about"]))));
    ids
}

/// Returns `true` if a message may describe a plugin: one of [`described`], the label of a further value
/// of an option that takes names, or what the plugin itself says about its tiles alone.
pub fn may_describe(manifest: &Manifest, id: &str) -> bool {
    let named = manifest.options.iter().filter(|option| option.kind == OptionKind::Names);
    let is_value =
        |name: &str| id.strip_prefix("option-").and_then(|id| id.strip_prefix(&slug(name))?.strip_prefix('-')).is_some();
    let shared = ["option", "preset"].map(|sort| format!("{sort}-{}", slug(TILES_ONLY.name)));
    described(manifest).contains_key(id)
        || named.into_iter().any(|option| is_value(option.name))
        || shared.iter().any(|own| own == id)
}

/// Returns the ids of the messages that the names of a table can have.
pub fn names(rules: &Ruleset) -> BTreeSet<String> {
    fn of<S>(sort: &str, names: &Names<S>) -> Vec<String> {
        names.iter().filter(|name| !name.is_empty()).map(|name| format!("{sort}-{}", slug(name))).collect()
    }
    let n = &rules.names;
    // The places of each player share a text.
    let seats =
        |name: &str| name.rsplit_once('.').filter(|(_, seat)| rules.seats.iter().any(|s| s == seat)).map(|(name, _)| slug(name));
    let sorts = n.groups.iter().filter_map(|name| name.split_once('.')).map(|(sort, _)| slug(sort));
    let shared = n.groups.iter().filter_map(seats).chain(sorts).map(|name| format!("place-{name}"));
    let all = [
        of("verb", &n.verbs),
        of("event", &n.tags),
        of("token", &n.tokens),
        of("chance", &n.streams),
        of("figure", &n.figures),
        of("kind", &n.kinds),
        of("place", &n.groups),
        of("prompt", &n.prompts),
        of("label", &n.labels),
        of("stream", &n.streams),
        of("pile", &n.piles),
        of("number", &n.shown),
        of("trait", &n.traits),
    ];
    // A mark may tell a color after a dot.
    let signs = rules.scenery.iter().flat_map(|scenery| &scenery.signs);
    let marks = signs.filter_map(|sign| match sign {
        Sign::Mark { what, .. } => Some(format!("mark-{}", slug(what.split('.').next().unwrap_or(what)))),
        _ => None,
    });
    let rules_named = rules.refusal_rules().into_iter().chain(rules.score_rules()).map(|rule| format!("rule-{}", slug(rule)));
    all.into_iter().flatten().chain(shared).chain(marks).chain(rules_named).collect()
}
