//! The texts for people are complete in English, Dutch and German, and each of them is used.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::options::TILES_ONLY;
use bastide_core::{Ruleset, linked};
use bastide_session::PluginTexts;
use bastide_session::speech::{self, Own, Speech};
use bastide_testkit::texts::{described, may_describe, names};
use bastide_testkit::{KitError, covering};
use bastide_texts::{Args, Language, Message, Speaker, Texts};

/// Returns the files of texts at these tables, each once: its name without the language, by language.
fn files(tables: &[&Ruleset]) -> BTreeMap<String, BTreeMap<String, &'static str>> {
    let mut files: BTreeMap<String, BTreeMap<String, &'static str>> = BTreeMap::new();
    for file in tables.iter().flat_map(|rules| rules.texts()) {
        let folder = file.file.rsplit_once('/').map_or(file.file, |(folder, _)| folder);
        files.entry(folder.to_owned()).or_default().insert(file.language.to_owned(), file.text);
    }
    files
}

/// The attributes of messages, by their ids.
type Forms = BTreeMap<String, BTreeSet<String>>;

/// The arguments that a message may take, by its sort.
const ARGUMENTS: [(&str, &[&str]); 9] = [
    ("verb", &["a", "at", "cell", "n", "the", "there", "to", "value", "with"]),
    ("event", &["at", "cell", "n", "points", "to", "who"]),
    ("token", &["at", "cell", "to", "who"]),
    ("chance", &["n"]),
    ("figure", &["n"]),
    ("kind", &[]),
    ("place", &["name", "nth"]),
    ("prompt", &[]),
    ("label", &["n"]),
];

/// Returns what is wrong with the arguments of the messages of a plugin.
fn strange(text: &str) -> Result<Vec<String>, KitError> {
    let mut wrong = Vec::new();
    for (id, forms) in messages(text)? {
        let sort = id.split('-').next().unwrap_or_default();
        let may = ARGUMENTS.iter().find(|(known, _)| *known == sort).map_or(&[][..], |(_, may)| may);
        let strange = forms.values().flatten().filter(|argument| !may.contains(&argument.as_str()));
        wrong.extend(strange.map(|argument| format!("{id} takes {argument}, which nothing fills in")));
    }
    Ok(wrong)
}

fn forms(text: &str) -> Result<Forms, KitError> {
    Ok(messages(text)?.into_iter().map(|(id, forms)| (id, forms.keys().cloned().collect())).collect())
}

fn messages(text: &str) -> Result<BTreeMap<String, Message>, KitError> {
    let mut texts = Texts::default();
    texts.add(&Language::default(), "texts", text).map_err(KitError::other)?;
    let ids = texts.messages().values().flatten();
    Ok(ids.map(|(id, forms)| (id.clone(), (**forms).clone())).collect())
}

#[test]
fn all_that_is_told_is_told_in_three_languages_and_nothing_else() -> Result<(), KitError> {
    let array = covering(&linked(), 1);
    let tables: Vec<&Ruleset> = array.tables.iter().map(|(_, rules)| &**rules).collect();
    let known: BTreeSet<String> = tables.iter().flat_map(|rules| names(rules)).collect();
    let describes = |id: &str| linked().iter().any(|e| may_describe(e.manifest(), id));
    let mut wrong = Vec::new();
    let files = files(&tables);
    assert!(files.len() > 35, "{:?}", files.keys());
    for (folder, languages) in &files {
        let [de, en, nl] = ["de", "en", "nl"].map(|language| languages.get(language).copied().unwrap_or_default());
        let english = forms(en)?;
        for text in [de, en, nl] {
            wrong.extend(strange(text)?.into_iter().map(|fault| format!("{folder}: {fault}")));
        }
        for (language, text) in [("de", de), ("nl", nl)] {
            if forms(text)? != english {
                wrong.push(format!("{folder}/{language}.ftl does not have the messages of en.ftl"));
            }
        }
        let is_known = |id: &&String| known.contains(id.strip_suffix("-noun").unwrap_or(id)) || describes(id);
        wrong.extend(english.keys().filter(|id| !is_known(id)).map(|id| format!("nothing uses {id} of {folder}")));
    }
    // What happens has a text at each table where it can. Other plugins may name a figure, a kind, a verb
    // or a token that nobody brings.
    let happens = |id: &String| ["event-", "chance-", "place-", "prompt-"].iter().any(|sort| id.starts_with(sort));
    let given: BTreeSet<String> = files
        .values()
        .filter_map(|languages| languages.get("en"))
        .map(|text| messages(text))
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .flat_map(BTreeMap::into_keys)
        .collect();
    let mut apart = BTreeSet::new();
    for rules in &tables {
        let there =
            speech::texts(rules).and_then(|texts| texts.messages().get(&Language::default())).cloned().unwrap_or_default();
        let lacks = names(rules).into_iter().filter(|id| happens(id) && given.contains(id) && !there.contains_key(id));
        apart.extend(lacks.map(|id| format!("{id} is in the texts of a plugin that does not bring it")));
    }
    wrong.extend(apart);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

/// Returns what is wrong with the words of a label: a name of the program, or the id of a rule.
fn unreadable(text: &str) -> bool {
    let is_rule = |word: &str| {
        let (letters, digits) = word.split_once('-').unwrap_or((word, ""));
        letters.len() >= 2 && letters.bytes().all(|b| b.is_ascii_uppercase()) && digits.starts_with(|c: char| c.is_ascii_digit())
    };
    text.contains('_') || text.split(|c: char| !c.is_alphanumeric() && c != '-').any(is_rule)
}

#[test]
fn every_plugin_option_and_value_is_described_in_three_languages() -> Result<(), KitError> {
    let mut wrong = Vec::new();
    for expansion in linked() {
        let manifest = expansion.manifest();
        let needed = described(manifest);
        for language in ["en", "nl", "de"] {
            let text = manifest.texts.iter().find(|file| file.language == language).map_or("", |file| file.text);
            let given = messages(text)?;
            let shared = Language::parse(language).and_then(|language| Own::texts().messages().get(&language));
            let shared = shared.cloned().unwrap_or_default();
            let mut fault = |what: String| wrong.push(format!("{}, {language}: {what}", manifest.id));
            for (id, forms) in &needed {
                // Plugins may share a preset.
                let has = |form: &&&str| {
                    given.get(id).or_else(|| shared.get(id).map(|s| &**s)).is_some_and(|given| given.contains_key(**form))
                };
                forms.iter().filter(|form| !has(form)).for_each(|form| fault(format!("{id} {form} is missing")));
            }
            let own =
                |id: &&String| ["title", "how"].contains(&id.as_str()) || id.starts_with("option-") || id.starts_with("preset-");
            given.keys().filter(own).filter(|id| !may_describe(manifest, id)).for_each(|id| fault(format!("nothing uses {id}")));
        }
        let texts = PluginTexts::of(manifest);
        wrong.extend(texts.faults().iter().map(ToString::to_string));
        for language in ["en", "nl", "de"].iter().filter_map(|name| Language::parse(name)) {
            let described = texts.describe(&language);
            let told = described.options.into_iter().filter(|option| option.name != TILES_ONLY.name);
            let told =
                told.flat_map(|option| [option.label, option.about].into_iter().chain(option.words.into_iter().map(|w| w.1)));
            let presets = described.presets.into_iter().flat_map(|preset| [preset.label, preset.about]);
            let told = told.chain(presets);
            wrong.extend([described.title, described.how].into_iter().chain(told).filter(|text| unreadable(text)));
        }
    }
    assert!(wrong.is_empty(), "{} faults\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

#[test]
fn no_table_has_a_fault_in_its_texts() {
    for (table, rules) in covering(&linked(), 1).tables {
        assert_eq!(speech::faults(&rules), [], "{}", table.to_toml());
        // A text of each sort is found.
        let english = Language::default();
        let told = Speech::of(&rules, &english).find("verb-pass.deed", &Args::new());
        assert_eq!(told.as_deref(), Some("passes"));
    }
}
