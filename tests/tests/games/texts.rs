//! The texts for people are complete in English, Dutch and German, and each of them is used.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bastide_core::options::TILES_ONLY;
use bastide_core::{FigureKind, Ruleset, Table, linked};
use bastide_session::PluginTexts;
use bastide_session::speech::{self, Own, Speech};
use bastide_testkit::texts::{described, may_describe, names};
use bastide_testkit::{KitError, covering};
use bastide_texts::{Args, Language, Message, Speaker, Texts, slug};

/// Tables of what random tables may leave out: the columns of the Shop, and values that a text names.
const MORE: [&str; 25] = [
    "[la-porxada]\nporxada_choice = \"both\"",
    "[robbers]\nrobber_tiles = \"lent\"",
    "[shop]\nmarkers = [\"wheel\", \"goods\", \"dragon\"]\n[wheel-of-fortune]\n[traders-builders]\n[princess-dragon]",
    "[shop]\nmarkers = [\"tower\", \"coat\", \"fair\"]\n[tower]\n[abbey-mayor]\n[catapult]",
    "[wheel-of-fortune]\ninquisition_points = 3\n[catapult]\npreset = \"table\"",
    "[catapult]\npreset = \"chess\"",
    "[catapult]\npreset = \"gentle\"",
    "[wheel-of-fortune]\nfortune_points = 0\nfamine_points = 0\nstorm_points = 0\ninquisition_points = 0",
    "[wheel-of-fortune]\nfortune_points = 20\nfamine_points = 5\nstorm_points = 5\ninquisition_points = 10\n\
     tax_rule = \"each_city\"\n[catapult]\nthrows = \"entered\"",
    "[shop]\nmarkers = [\"bazaar\", \"castle\", \"bridge\"]\n[bridges-castles-bazaars]",
    "[bridges-castles-bazaars]\ncastle_multi_choice = \"owner_picks_order\"",
    "[wheel-of-fortune]\nfortune_points = 0\nfamine_points = 2\nstorm_points = 2\ninquisition_points = 3",
    "[wheel-of-fortune]\nfortune_points = 4\nfamine_points = 5\nstorm_points = 5\ninquisition_points = 10",
    "[catapult]\nfair_tiles = \"lent\"",
    "players = [\"red\", \"blue\", \"green\", \"yellow\", \"black\", \"pink\", \"grey\", \"white\"]\n[base]\nplayer_limit = \"free\"\n[halflings]",
    "[maps]\nmap = \"usa\"\nannotations = \"chips\"\nchip_discover = \"choice\"",
    "[maps]\nmap = \"usa-west\"\nannotations = \"chips\"",
    "[maps]\nmap = \"usa-east\"\nannotations = \"chips\"",
    "[maps]\nmap = \"benelux\"\nannotations = \"chips\"",
    "[maps]\nmap = \"british-isles\"\nannotations = \"chips\"",
    "[maps]\nmap = \"france\"\nannotations = \"chips\"",
    "[maps]\nmap = \"germany\"\nannotations = \"chips\"",
    "[maps]\nmap = \"iberia\"\nannotations = \"chips\"",
    "[maps]\nmap = \"nordics\"\nannotations = \"chips\"",
    r#"
[maps]
annotations = "chips"
[maps.map]
file = "part.toml"
text = '''
name = "Part"
part = true
chips = "trade"
grid = """
.....
....."""
[[note]]
kind = "chumak"
at = ["1,0", "3,0"]
'''
"#,
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

/// Returns the messages without which a screen shows a name of the rules at a table, with their
/// attributes.
fn shown(rules: &Ruleset) -> BTreeSet<(String, &'static str)> {
    let n = &rules.names;
    let id = |sort: &str, name: &str| format!("{sort}-{}", slug(name));
    let labels = n.labels.iter().filter(|name| !name.is_empty()).map(|name| (id("label", name), ""));
    let piles = n.piles.iter().map(|name| (id("pile", name), ""));
    let streams = n.streams.iter().map(|name| (id("stream", name), ""));
    // Other plugins may name a number, a token or a figure that nobody brings.
    let numbers = n.shown.iter().enumerate().filter(|(i, _)| n.shown.spec(*i).is_some());
    let numbers = numbers.map(|(_, name)| (id("number", name), ""));
    let traits = bastide_render::shown_traits(rules).into_iter().map(|t| (id("trait", n.traits.name(t.index())), ""));
    let tokens = n.tokens.iter().enumerate().filter(|(i, _)| n.tokens.spec(*i).is_some());
    let tokens = tokens.flat_map(|(_, name)| [".noun", ".count"].map(|form| (id("token", name), form)));
    let figures = n.figures.iter().enumerate().filter(|(i, _)| rules.has_figures(FigureKind::at(*i)));
    let figures = figures.map(|(_, name)| (id("figure", name), ""));
    labels.chain(piles).chain(streams).chain(numbers).chain(traits).chain(tokens).chain(figures).collect()
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
const ARGUMENTS: [(&str, &[&str]); 14] = [
    ("verb", &["a", "at", "cell", "in", "into", "n", "the", "there", "to", "value", "with"]),
    ("event", &["at", "cell", "in", "into", "n", "points", "to", "who"]),
    ("token", &["at", "cell", "in", "into", "n", "to", "who"]),
    ("chance", &["n"]),
    ("stream", &["n"]),
    ("figure", &["n"]),
    ("kind", &["side"]),
    ("mark", &["text"]),
    ("place", &["name", "nth"]),
    ("pile", &["n"]),
    ("number", &["n"]),
    ("prompt", &[]),
    ("label", &["n"]),
    (
        "remark",
        &[
            "cell", "cells", "edge", "first", "have", "height", "key", "kind", "known", "most", "n", "other", "row", "shows",
            "text", "tiles", "wanted", "why", "width",
        ],
    ),
];

/// Returns what is wrong with the arguments of the messages of a plugin.
fn strange(text: &str) -> Result<Vec<String>, KitError> {
    let mut wrong = Vec::new();
    let all = messages(text)?;
    // A question may tell what the plugin shows beside the board, by its label.
    let is_fact = |argument: &str| all.contains_key(&format!("label-{}", argument.strip_suffix("-who").unwrap_or(argument)));
    for (id, forms) in &all {
        let sort = id.split('-').next().unwrap_or_default();
        let may = ARGUMENTS.iter().find(|(known, _)| *known == sort).map_or(&[][..], |(_, may)| may);
        let strange = forms.values().flatten().filter(|argument| !may.contains(&argument.as_str()));
        let strange = strange.filter(|argument| sort != "prompt" || !is_fact(argument));
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
    let known: BTreeSet<String> = tables.iter().flat_map(|rules| names(rules)).collect();
    let describes = |id: &str| linked().iter().any(|e| may_describe(e.manifest(), id));
    let engine = Own::texts().messages().get(&Language::default()).cloned().unwrap_or_default();
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
        let questions = messages(en)?.into_iter().filter(|(id, _)| id.starts_with("prompt-"));
        let without = questions.filter(|(_, forms)| !forms.contains_key("help"));
        wrong.extend(without.map(|(id, _)| format!("{id} of {folder} has no help")));
        let is_known =
            |id: &&String| known.contains(id.strip_suffix("-noun").unwrap_or(id)) || describes(id) || id.starts_with("remark-");
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
