//! Descriptions of plugins: `plugins`.
//!
//! The input is manifests with their texts, the output a [`Report`]. People read the texts in their
//! language; JSON, and the rules of a plugin, have the names of table files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;

use bastide_core::message::toml_header;
use bastide_core::{Chosen, Edition, Expansion, Manifest, OptionKind, OptionSpec, Value, linked};
use bastide_session::{Described, DescribedOption, PluginTexts};
use bastide_texts::{Language, spoken};
use serde::Serialize;

use bastide_console::capabilities::Capabilities;
use bastide_console::language::{edition, list, say};
use bastide_console::report::{Grid, Report};
use bastide_console::wrap::wrap;
use bastide_tables::Offered;

/// The most columns of a paragraph.
const WIDEST: usize = 100;

/// An option of a plugin.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionInfo {
    /// The name.
    pub name: String,
    /// The allowed values.
    pub takes: String,
    /// The default of the first edition.
    pub first: Chosen,
    /// The default of the new edition.
    pub new: Chosen,
    /// The description.
    pub about: String,
}

/// A named set of option values.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PresetInfo {
    /// The name.
    pub name: String,
    /// The edition that it belongs to; `None` for both.
    pub edition: Option<Edition>,
    /// The values that it sets.
    pub sets: BTreeMap<String, Chosen>,
    /// The source.
    pub about: String,
}

/// A plugin with its options and presets.
#[derive(Clone, Debug, Serialize)]
pub struct PluginInfo {
    /// The id.
    pub id: String,
    /// The display name.
    pub title: String,
    /// The version.
    pub version: String,
    /// A one-sentence description.
    pub about: String,
    /// The ids of the plugins that it requires.
    pub requires: Vec<String>,
    /// The ids of the plugins that it cannot be combined with.
    pub conflicts: Vec<String>,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The presets.
    pub presets: Vec<PresetInfo>,
    #[serde(skip)]
    manifest: &'static Manifest,
}

impl PluginInfo {
    /// Returns the description of an expansion.
    pub fn of(m: &'static Manifest) -> PluginInfo {
        let owned = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect();
        let option = |o: &OptionSpec| OptionInfo {
            name: o.name.into(),
            takes: o.kind.to_string(),
            first: o.default(Edition::First).into(),
            new: o.default(Edition::New).into(),
            about: o.about.into(),
        };
        let preset = |p: &bastide_core::Preset| PresetInfo {
            name: p.name.into(),
            edition: p.edition,
            sets: p.sets.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect(),
            about: p.about.into(),
        };
        PluginInfo {
            id: m.id.into(),
            title: m.title.into(),
            version: m.version.into(),
            about: m.about.into(),
            requires: owned(m.requires),
            conflicts: owned(m.conflicts),
            options: m.options.iter().map(option).collect(),
            presets: m.presets.iter().map(preset).collect(),
            manifest: m,
        }
    }

    /// Returns the texts of the plugin.
    fn texts(&self) -> PluginTexts {
        PluginTexts::of(self.manifest)
    }
}

impl Report for PluginInfo {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let columns = Capabilities::of_terminal().width.min(WIDEST);
        let mut paragraph = |text: &str, indent: usize| {
            let lines = wrap(&format!("{}{text}", " ".repeat(indent)), columns, indent);
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))
        };
        let (texts, language) = (self.texts(), spoken());
        let Described { title, how, options, presets } = texts.describe(&language);
        let value = |spec: &OptionSpec, value: Value| worded(&texts, &language, spec, value);
        paragraph(&format!("{title} {} {}", self.version, toml_header(&self.id)), 0)?;
        paragraph("", 0)?;
        paragraph(&how, 0)?;
        if !self.requires.is_empty() || !self.conflicts.is_empty() {
            paragraph("", 0)?;
        }
        for (id, plugins) in [("plugin-needs", &self.requires), ("plugin-conflicts", &self.conflicts)] {
            if !plugins.is_empty() {
                paragraph(&say!(id, list = plugins.join(", ")), 0)?;
            }
        }
        for (spec, told) in self.manifest.options.iter().zip(&options) {
            let [first, new] = [Edition::First, Edition::New].map(|edition| value(spec, spec.default(edition)));
            let default = if first == new { first } else { say!("plugin-new-edition", first = first, new = new) };
            paragraph("", 0)?;
            paragraph(&format!("{}: {default}", told.label), 0)?;
            paragraph(&told.about, 4)?;
            if let Some(takes) = takes(&texts, &language, spec, told) {
                paragraph(&format!("({takes})"), 4)?;
            }
        }
        if !self.presets.is_empty() {
            paragraph("", 0)?;
            paragraph(&say("plugin-presets"), 0)?;
        }
        for (preset, words) in self.manifest.presets.iter().zip(&presets) {
            let told = |(name, set): &(&str, Value)| {
                let option = self.manifest.options.iter().find(|option| option.name == *name);
                let told = |option| format!("{}: {}", texts.label(&language, option), value(option, *set));
                option.map_or_else(|| (*name).to_owned(), told)
            };
            let sets: Vec<String> = preset.sets.iter().map(told).collect();
            let sets = if sets.is_empty() { say("plugin-defaults") } else { sets.join("; ") };
            let of = preset.edition.map_or_else(String::new, |of| format!(" ({})", edition(of)));
            paragraph("", 0)?;
            paragraph(&format!("{}{of}: {}", preset.name, words.label), 0)?;
            paragraph(&words.about, 4)?;
            paragraph(&format!("({sets})"), 4)?;
        }
        paragraph("", 0)?;
        paragraph(&say!("plugin-names-hint", id = self.id.as_str()), 0)
    }
}

/// Returns a value of an option in words.
fn worded(texts: &PluginTexts, language: &Language, option: &OptionSpec, value: Value) -> String {
    let label = |word: &str| texts.value(language, option, word);
    match value {
        Value::Switch(on) => say(if on { "switch-on" } else { "switch-off" }),
        Value::Number(n) => n.to_string(),
        Value::Word("") | Value::Names([]) => say("takes-nothing"),
        Value::Word(word) => label(word),
        Value::Names(names) => list(&names.iter().map(|name| label(name)).collect::<Vec<_>>()),
    }
}

/// Returns the values that an option takes; `None` if nothing needs to be said about them.
fn takes(texts: &PluginTexts, language: &Language, spec: &OptionSpec, option: &DescribedOption) -> Option<String> {
    let words = || option.words.iter().map(|(_, label)| label.as_str()).collect::<Vec<_>>().join("; ");
    match spec.kind {
        OptionKind::Switch | OptionKind::Text => None,
        OptionKind::Number { min, max } => Some(say!("takes-number", min = min, max = max)),
        OptionKind::Choice(_) => Some(say!("takes-choice", list = words())),
        OptionKind::Document(_) => Some(say!("takes-document", list = words())),
        OptionKind::Names => {
            let names = texts.names(language, spec);
            (!names.is_empty()).then(|| say!("takes-names", list = names.join("; ")))
        }
    }
}

/// The rules of one plugin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rules {
    /// The id of the plugin.
    pub id: String,
    /// The rules as Markdown.
    pub rules: String,
    /// The options and presets as table files name them, as Markdown.
    #[serde(skip)]
    options: String,
}

impl Rules {
    /// Returns the rules of a plugin.
    pub fn of(expansion: &dyn Expansion) -> Rules {
        let m = expansion.manifest();
        Rules { id: m.id.into(), rules: m.rules.into(), options: options(&PluginInfo::of(m)) }
    }
}

/// Returns the options and presets of a plugin as table files name them, with their rule ids.
fn options(plugin: &PluginInfo) -> String {
    let mut text = format!("## Table file\n\n{}: {}\n\n", toml_header(&plugin.id), plugin.about);
    // Writing to a string cannot fail.
    for o in &plugin.options {
        let default = if o.first == o.new { format!("{}", o.first) } else { format!("{} (new edition: {})", o.first, o.new) };
        _ = writeln!(text, "- `{} = {default}`: {}; takes {}", o.name, o.about, o.takes);
    }
    for p in &plugin.presets {
        let sets: Vec<String> = p.sets.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let sets = if sets.is_empty() { "the defaults".to_owned() } else { sets.join(", ") };
        let edition = p.edition.map_or_else(String::new, |e| format!(" (edition = \"{}\")", e.name()));
        _ = writeln!(text, "- `preset = \"{}\"`{edition}: {}; {sets}", p.name, p.about);
    }
    text
}

impl Report for Rules {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}\n\n{}", self.rules.trim_end(), self.options.trim_end())
    }
}

/// All plugins.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct PluginList(pub Vec<PluginInfo>);

impl PluginList {
    /// Returns all linked plugins.
    pub fn with(offered: &[Offered]) -> PluginList {
        let all = linked().into_iter().chain(offered.iter().map(|offered| offered.expansion));
        PluginList(all.map(|expansion| PluginInfo::of(expansion.manifest())).collect())
    }
}

impl Report for PluginList {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::titled(&["head-plugin", "head-title", "head-version", "head-options"]).left(1);
        for p in &self.0 {
            grid.row([p.id.clone(), p.texts().title(&spoken()), p.version.clone(), p.options.len().to_string()]);
        }
        grid.write(out)?;
        writeln!(out, "\n{}", say("plugins-hint"))
    }
}

/// The plugins of libraries, each with its options and presets.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct LibraryPlugins(pub Vec<PluginInfo>);

impl LibraryPlugins {
    /// Returns the descriptions of the expansions of libraries.
    pub fn of(offered: &[Offered]) -> LibraryPlugins {
        LibraryPlugins(offered.iter().map(|o| PluginInfo::of(o.expansion.manifest())).collect())
    }
}

impl Report for LibraryPlugins {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        for (i, plugin) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            plugin.text(out)?;
        }
        writeln!(out, "\n{}", say("plugins-library-hint"))
    }
}
