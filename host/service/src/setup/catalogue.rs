//! The plugins that tables can name, as people know them.

use std::sync::OnceLock;

use bastide_core::options::{OptionKind, OptionSpec};
use bastide_core::table::{COLORS, IMPLIED, Profile};
use bastide_core::{Chosen, Edition, Manifest, Table};
use bastide_session::described::{self, DescribedOption, DescribedPreset, PluginTexts, list};
use bastide_tables::{Offered, tables};
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use crate::texts;

/// The most plugins whose titles a table is called by.
const MAX_TITLES: usize = 5;

/// The plugins that tables can name.
pub struct Catalogue {
    manifests: Vec<&'static Manifest>,
    /// The ids of the plugins of other authors, and whether each comes from a library: others are in the bundle that is
    /// this module.
    offered: Vec<(&'static str, bool)>,
    /// The texts of all plugins, which are read when they are first needed.
    texts: OnceLock<Vec<PluginTexts>>,
}

impl Catalogue {
    /// Creates a catalogue of the linked expansions and these.
    pub fn of(offered: &[Offered]) -> Catalogue {
        let linked = bastide_core::linked();
        let all = linked.into_iter().chain(offered.iter().map(|offered| offered.expansion));
        Catalogue {
            manifests: all.map(|expansion| expansion.manifest()).collect(),
            offered: offered.iter().map(|one| (one.expansion.manifest().id, one.expansion.in_library())).collect(),
            texts: OnceLock::new(),
        }
    }

    /// Returns the texts of all plugins.
    pub fn texts(&self) -> &[PluginTexts] {
        self.texts.get_or_init(|| self.manifests.iter().map(|manifest| PluginTexts::of(manifest)).collect())
    }

    /// Returns the titles of the plugins with these ids as a list in a language, or their number where they are many.
    pub fn titles(&self, language: &Language, ids: &[&str]) -> String {
        let named: Vec<&PluginTexts> = self.texts().iter().filter(|texts| ids.contains(&texts.manifest().id)).collect();
        if named.len() <= MAX_TITLES {
            return list(language, &named.iter().map(|texts| texts.title(language)).collect::<Vec<_>>());
        }
        let (of_all, others): (Vec<_>, Vec<_>) = named.into_iter().partition(|texts| texts.manifest().id == IMPLIED);
        let count = Args::new().with("n", others.len());
        let count = texts::say_with(language, "board-expansions", &count);
        list(language, &of_all.iter().map(|texts| texts.title(language)).chain([count]).collect::<Vec<_>>())
    }

    /// Returns the plugins of a table.
    pub fn at(&self, table: &Table) -> Vec<&'static Manifest> {
        let left_out = |id: &str| table.plugins.get(id).is_some_and(Option::is_none);
        let named = |id: &str| id == IMPLIED || table.plugins.contains_key(id);
        self.manifests.iter().copied().filter(|m| named(m.id) && !left_out(m.id)).collect()
    }

    /// Describes everything that a table can be made of in a language: plugins, bots, colors and named sets of
    /// options.
    pub fn described(&self, language: &Language) -> Value {
        let offered = |id: &str| self.offered.iter().find(|(own, _)| *own == id).map(|(_, library)| *library);
        let of = |texts: &PluginTexts| plugin(texts, language, offered(texts.manifest().id));
        let plugins: Vec<Value> = self.texts().iter().map(of).collect();
        let strength = |name| bastide_bots::STRENGTHS.contains(&name);
        let bots: Vec<Value> = bastide_bots::ALL.iter().map(|b| json!({"name": b.name, "strength": strength(b.name)})).collect();
        let profiles: Vec<Value> = tables::profiles().iter().map(|p| profile(p, language)).collect();
        json!({"plugins": plugins, "bots": bots, "colors": COLORS, "implied": IMPLIED, "profiles": profiles})
    }
}

/// Returns the content of a table as the form of a page has it, without players and seed.
pub fn content(table: &Table) -> Value {
    json!({"edition": table.edition.name(), "like": table.like, "draws": table.draws, "chance": table.chance,
           "meeples": table.meeples, "plugins": table.plugins})
}

/// Describes the players of a table, in turn order.
pub(super) fn players(table: &Table) -> Vec<Value> {
    table.players.iter().map(|p| json!({"name": p.name, "color": p.color, "bot": p.bot})).collect()
}

fn kind(kind: &OptionKind, labels: &[(&str, String)]) -> Value {
    let label =
        |word: &&str| labels.iter().find(|(name, _)| name == word).map_or_else(|| (*word).to_owned(), |(_, label)| label.clone());
    let labels = |words: &[&str]| words.iter().map(label).collect::<Vec<_>>();
    match kind {
        OptionKind::Switch => json!({"is": "switch"}),
        OptionKind::Number { min, max } => json!({"is": "number", "min": min, "max": max}),
        OptionKind::Choice(words) => json!({"is": "choice", "words": words, "labels": labels(words)}),
        OptionKind::Names => json!({"is": "names"}),
        OptionKind::Text => json!({"is": "text"}),
        OptionKind::Document(words) => json!({"is": "choice", "words": words, "labels": labels(words), "pictures": true}),
    }
}

/// Returns the group of a plugin: one of its category, or that of other authors.
fn group(manifest: &Manifest, offered: bool) -> Value {
    if offered { json!("own") } else { json!(manifest.category) }
}

/// Describes a plugin in a language. `offered` is `None` for one of Bastide; of another author, it says whether it comes
/// from a library.
fn plugin(texts: &PluginTexts, language: &Language, offered: Option<bool>) -> Value {
    let (m, described) = (texts.manifest(), texts.describe(language));
    let option = |(o, told): (&OptionSpec, DescribedOption)| {
        json!({"name": o.name, "label": told.label, "about": told.about, "rules": o.about, "kind": kind(&o.kind, &told.words),
               "first": Chosen::from(o.default(Edition::First)), "new": Chosen::from(o.default(Edition::New))})
    };
    let preset = |(p, told): (&bastide_core::Preset, DescribedPreset)| {
        let sets: serde_json::Map<String, Value> =
            p.sets.iter().map(|(name, value)| ((*name).to_owned(), json!(Chosen::from(*value)))).collect();
        json!({"name": p.name, "edition": p.edition.map(Edition::name), "label": told.label, "about": told.about, "sets": sets})
    };
    json!({"id": m.id, "title": described.title, "how": described.how, "version": m.version, "about": m.about,
           "requires": m.requires, "conflicts": m.conflicts, "library": offered == Some(true), "group": group(m, offered.is_some()),
           "options": m.options.iter().zip(described.options).map(option).collect::<Vec<_>>(),
           "presets": m.presets.iter().zip(described.presets).map(preset).collect::<Vec<_>>()})
}

/// Describes a named set of options: its values by plugin and option.
fn profile(profile: &Profile, language: &Language) -> Value {
    let (label, about) = described::profile(language, profile);
    let mut sets = serde_json::Map::new();
    for set in &profile.sets {
        sets.entry(set.plugin).or_insert_with(|| json!({}))[set.option] = json!(Chosen::from(set.value));
    }
    json!({"name": profile.name, "label": label, "about": about, "sets": sets})
}
