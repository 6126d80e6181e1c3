//! What the expansions of an engine are, for pages on which a table is set up.

use bastide_core::{Chosen, Edition, Manifest, OptionKind, OptionSpec, Preset};
use bastide_session::described::{DescribedOption, DescribedPreset, PluginTexts};
use bastide_texts::Language;
use serde_json::{Value, json};

/// Describes a plugin in a language, with its options and presets. `group` is the heading under which a page
/// lists it; `None` for that of its category.
pub fn describe(texts: &PluginTexts, language: &Language, group: Option<&str>) -> Value {
    let (m, described) = (texts.manifest(), texts.describe(language));
    let option = |(o, told): (&OptionSpec, DescribedOption)| {
        json!({"name": o.name, "label": told.label, "about": told.about, "rules": o.about, "kind": kind(&o.kind, &told.words),
               "first": Chosen::from(o.default(Edition::First)), "new": Chosen::from(o.default(Edition::New))})
    };
    let preset = |(p, told): (&Preset, DescribedPreset)| {
        let sets: serde_json::Map<String, Value> =
            p.sets.iter().map(|(name, value)| ((*name).to_owned(), json!(Chosen::from(*value)))).collect();
        json!({"name": p.name, "edition": p.edition.map(Edition::name), "label": told.label, "about": told.about, "sets": sets})
    };
    json!({"id": m.id, "title": described.title, "how": described.how, "version": m.version, "about": m.about,
           "requires": m.requires, "conflicts": m.conflicts, "library": group.is_some(), "group": heading(m, group),
           "options": m.options.iter().zip(described.options).map(option).collect::<Vec<_>>(),
           "presets": m.presets.iter().zip(described.presets).map(preset).collect::<Vec<_>>()})
}

fn heading(manifest: &Manifest, group: Option<&str>) -> Value {
    group.map_or_else(|| json!(manifest.category), |group| json!(group))
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
