//! The texts for people are complete in English, Dutch and German, and each of them is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bastide_core::{Expansion, FigureKind, OptionKind, Ruleset, Table, linked};
use bastide_session::described;
use bastide_session::speech::{self, Speech};
use bastide_testkit::texts::names;
use bastide_testkit::{KitError, covering};
use bastide_texts::{Args, Language, Message, Texts, slug};

/// The crates that tell of a game with messages of their own.
const OWN: [&str; 2] = ["host/session", "host/render"];

/// Tables of what random tables leave out: the columns of the Shop.
const MORE: [&str; 3] = [
    "[shop]\nmarkers = [\"wheel\", \"goods\", \"dragon\"]\n[wheel-of-fortune]\n[traders-builders]\n[princess-dragon]",
    "[shop]\nmarkers = [\"tower\", \"coat\", \"fair\"]\n[tower]\n[abbey-mayor]\n[catapult]",
    "[shop]\nmarkers = [\"bazaar\", \"castle\", \"bridge\"]\n[bridges-castles-bazaars]",
];

/// Returns tables on which everything is told that can be.
fn tables() -> Result<Vec<Arc<Ruleset>>, KitError> {
    let rules = |text: &str| {
        let table = Table::parse("table.toml", text).map_err(KitError::other)?;
        Ok(Arc::new(table.rules(&linked()).map_err(KitError::other)?))
    };
    let more = MORE.into_iter().map(rules).collect::<Result<Vec<_>, KitError>>()?;
    Ok(covering(&linked(), 1).tables.into_iter().map(|(_, rules)| rules).chain(more).collect())
}

/// Returns the ids of the messages that describe the plugins and their options.
fn of_set_up() -> BTreeSet<String> {
    let of = |expansion: &&'static dyn Expansion| {
        let manifest = expansion.manifest();
        let presets = manifest.presets.iter().map(|preset| format!("preset-{}", slug(preset.name)));
        described::messages(manifest).into_iter().map(|(id, _)| id).chain(presets).collect::<Vec<_>>()
    };
    linked().iter().flat_map(of).collect()
}

/// Returns the beginnings of the ids of the values of options that take names, which only their
/// plugins know.
fn of_names() -> Vec<String> {
    let options = linked().into_iter().flat_map(|expansion| expansion.manifest().options);
    let names = options.filter(|option| matches!(option.kind, OptionKind::Names));
    names.map(|option| described::message(option.name) + "-").collect()
}

/// Returns the messages without which a screen shows a name of the rules at a table, with their
/// attributes.
fn shown(rules: &Ruleset) -> BTreeSet<(String, &'static str)> {
    let n = &rules.names;
    let id = |sort: &str, name: &str| format!("{sort}-{}", slug(name));
    let labels = n.labels.iter().filter(|name| !name.is_empty()).map(|name| (id("label", name), ""));
    let piles = n.piles.iter().map(|name| (id("pile", name), ""));
    let streams = n.streams.iter().map(|name| (id("stream", name), ""));
    let traits = bastide_render::shown_traits(rules).into_iter().map(|t| (id("trait", n.traits.name(t.index())), ""));
    // Other plugins may name a token or a figure that nobody brings.
    let tokens = n.tokens.iter().enumerate().filter(|(i, _)| n.tokens.spec(*i).is_some());
    let tokens = tokens.flat_map(|(_, name)| [".noun", ".count"].map(|form| (id("token", name), form)));
    let figures = n.figures.iter().enumerate().filter(|(i, _)| rules.has_figures(FigureKind::at(*i)));
    let figures = figures.map(|(_, name)| (id("figure", name), ""));
    labels.chain(piles).chain(streams).chain(traits).chain(tokens).chain(figures).collect()
}

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
const ARGUMENTS: [(&str, &[&str]); 12] = [
    ("verb", &["a", "at", "cell", "n", "the", "there", "to", "value", "with"]),
    ("event", &["at", "cell", "n", "points", "to", "who"]),
    ("token", &["at", "cell", "n", "to", "who"]),
    ("chance", &["n"]),
    ("stream", &["n"]),
    ("figure", &["n"]),
    ("kind", &[]),
    ("place", &["name", "nth"]),
    ("pile", &["n"]),
    ("number", &["n"]),
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
    Ok(messages(text)?.into_iter().map(|(id, forms)| (id, forms.into_keys().collect())).collect())
}

fn messages(text: &str) -> Result<BTreeMap<String, Message>, KitError> {
    let mut texts = Texts::default();
    texts.add(&Language::default(), "texts", text).map_err(KitError::other)?;
    let messages = texts.messages().values().next().into_iter().flatten();
    Ok(messages.map(|(id, message)| (id.clone(), Message::clone(message))).collect())
}

#[test]
fn all_that_is_told_is_told_in_three_languages_and_nothing_else() -> Result<(), KitError> {
    let tables = tables()?;
    let tables: Vec<&Ruleset> = tables.iter().map(|rules| &**rules).collect();
    let known: BTreeSet<String> = tables.iter().flat_map(|rules| names(rules)).chain(of_set_up()).collect();
    let (of_names, engine) = (of_names(), own(OWN[0], "en")?);
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
        let is_known = |id: &&String| {
            known.contains(id.strip_suffix("-noun").unwrap_or(id)) || of_names.iter().any(|names| id.starts_with(names))
        };
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
    // Other plugins may ask for a number that nobody shows.
    let numbers = known.iter().filter(|id| id.starts_with("number-") && !given.contains(*id));
    apart.extend(numbers.map(|id| format!("no plugin has {id}")));
    for rules in &tables {
        let there =
            speech::texts(rules).and_then(|texts| texts.messages().get(&Language::default())).cloned().unwrap_or_default();
        let lacks = names(rules).into_iter().filter(|id| happens(id) && given.contains(id) && !there.contains_key(id));
        apart.extend(lacks.map(|id| format!("{id} is in the texts of a plugin that does not bring it")));
        let is_there = |(id, form): &(String, &str)| {
            there.get(id).is_some_and(|m| m.contains_key(form.trim_start_matches('.'))) || engine.contains_key(id)
        };
        let lacks = shown(rules).into_iter().filter(|message| !is_there(message));
        apart.extend(lacks.map(|(id, form)| format!("no plugin that shows it at some table has {id}{form}")));
    }
    wrong.extend(apart);
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

/// Returns a folder of the workspace.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// Returns the messages of a crate in a language.
fn own(krate: &str, language: &str) -> Result<BTreeMap<String, Message>, KitError> {
    let file = folder(krate).join("texts").join(format!("{language}.ftl"));
    std::fs::read_to_string(&file).map_err(|e| KitError::file(&file, e)).and_then(|text| messages(&text))
}

#[test]
fn the_texts_of_the_engine_are_the_same_in_three_languages() -> Result<(), KitError> {
    for krate in OWN {
        let english = own(krate, "en")?;
        assert!(english.len() > 40, "{krate}: {}", english.len());
        for language in ["nl", "de"] {
            let other = own(krate, language)?;
            let ids = |messages: &BTreeMap<String, Message>| -> Vec<(String, Vec<String>)> {
                messages.iter().map(|(id, forms)| (id.clone(), forms.keys().cloned().collect())).collect()
            };
            assert_eq!(ids(&other), ids(&english), "{krate}, {language}");
        }
    }
    Ok(())
}

/// Returns the text of all source files in a folder.
fn source(folder: &Path) -> Result<String, KitError> {
    let mut all = String::new();
    let entries = std::fs::read_dir(folder).map_err(|e| KitError::file(folder, e))?;
    for entry in entries {
        let path = entry.map_err(|e| KitError::file(folder, e))?.path();
        let is_dir = path.is_dir();
        all += &if is_dir { source(&path)? } else { std::fs::read_to_string(&path).map_err(|e| KitError::file(&path, e))? };
    }
    Ok(all)
}

#[test]
fn the_texts_of_pictures_take_the_same_arguments() -> Result<(), KitError> {
    // Those of a session may take the article of a noun in place of the noun.
    let english = own(OWN[1], "en")?;
    for language in ["nl", "de"] {
        assert_eq!(own(OWN[1], language)?, english, "{language}");
    }
    Ok(())
}

#[test]
fn each_text_of_pictures_is_used() -> Result<(), KitError> {
    let source = source(&folder("host/render/src"))? + &source(&folder("host/texts/src"))?;
    let unused: Vec<String> = own(OWN[1], "en")?.into_keys().filter(|id| !source.contains(&format!("\"{id}\""))).collect();
    assert_eq!(unused, [""; 0]);
    Ok(())
}

#[test]
fn no_table_has_a_fault_in_its_texts() {
    let english = Language::default();
    for (table, rules) in covering(&linked(), 1).tables {
        assert_eq!(speech::faults(&rules), [], "{}", table.to_toml());
        // A text of the engine and one of a plugin are found.
        let speech = Speech::of(&rules, &english);
        assert_eq!(speech.find("verb-pass.deed", &Args::new()).as_deref(), Some("passes"));
        assert_eq!(speech.prompt("Place the tile."), "Place the tile.");
        assert_eq!(speech.token("castle"), "castle");
    }
}
