//! Descriptions of plugins and tables: `plugins` and `check`.
//!
//! The input is manifests, options and compiled rules, the output a [`Report`]. Nothing is played.

use std::collections::BTreeMap;
use std::io::Write;

use bastide_core::{Chosen, Edition, Expansion, Manifest, Pile};
use serde::Serialize;

use crate::error::Error;
use crate::screen::report::{Grid, Report, count, thousands};
use bastide_tables::tables::ResolvedTable;
use bastide_tables::{Offered, plugins};

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
#[derive(Clone, PartialEq, Debug, Serialize)]
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
}

impl PluginInfo {
    /// Returns the description of an expansion.
    pub fn of(m: &Manifest) -> PluginInfo {
        let owned = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect();
        let option = |o: &bastide_core::OptionSpec| OptionInfo {
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
        }
    }
}

impl Report for PluginInfo {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{} {} [{}]\n{}", self.title, self.version, self.id, self.about)?;
        for (what, ids) in [("Needs", &self.requires), ("Cannot be played with", &self.conflicts)] {
            if !ids.is_empty() {
                writeln!(out, "{what}: {}", ids.join(", "))?;
            }
        }
        for o in &self.options {
            let default = if o.first == o.new { format!("{}", o.first) } else { format!("{} (new edition: {})", o.first, o.new) };
            writeln!(out, "\n{} = {default}\n    {}\n    takes {}", o.name, o.about, o.takes)?;
        }
        if !self.presets.is_empty() {
            writeln!(out, "\nPresets, chosen by preset = \"name\":")?;
        }
        for p in &self.presets {
            let sets: Vec<String> = p.sets.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            let sets = if sets.is_empty() { "the defaults".to_owned() } else { sets.join(", ") };
            let edition = p.edition.map_or_else(String::new, |e| format!(" (edition = \"{}\")", e.name()));
            writeln!(out, "    {}{edition}: {}\n        {sets}", p.name, p.about)?;
        }
        Ok(())
    }
}

/// The rules of one plugin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rules {
    /// The id of the plugin.
    pub id: String,
    /// The rules as Markdown.
    pub rules: String,
}

impl Report for Rules {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}", self.rules.trim_end())
    }
}

/// All plugins.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct PluginList(pub Vec<PluginInfo>);

impl PluginList {
    /// Returns all linked plugins.
    pub fn available() -> PluginList {
        PluginList(plugins::available().iter().map(|e| PluginInfo::of(e.manifest())).collect())
    }
}

impl Report for PluginList {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::new(&["plugin", "version", "options", "about"]).left(1).left(3);
        for p in &self.0 {
            grid.row([p.id.clone(), p.version.clone(), p.options.len().to_string(), p.about.clone()]);
        }
        grid.write(out)?;
        writeln!(out, "\n`bastide plugins ID` prints the options of a plugin, `bastide plugins ID --rules` its rules.")
    }
}

/// The plugins of libraries, each with its options and presets.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
        writeln!(out, "\n`bastide plugins ID --library LIB --rules` prints the rules of a plugin.")
    }
}

/// A plugin at a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatedInfo {
    /// The id.
    pub id: String,
    /// The version.
    pub version: String,
    /// All options with their values.
    pub options: BTreeMap<String, Chosen>,
    /// The options whose values differ from the edition's defaults.
    pub changed: Vec<String>,
}

/// The result of checking a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The source of the table.
    pub table: String,
    /// The edition.
    pub edition: Edition,
    /// The seats with their players.
    pub seats: Vec<CheckedSeat>,
    /// The number of tiles.
    pub tiles: usize,
    /// The number of tile types.
    pub kinds: usize,
    /// The number of figures of each kind per player.
    pub figures: BTreeMap<String, u8>,
    /// The plugins.
    pub plugins: Vec<SeatedInfo>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckedSeat {
    /// The color.
    pub seat: String,
    /// The display name.
    pub name: String,
    /// The bot; `None` for a human player.
    pub bot: Option<String>,
}

impl Checked {
    /// Checks everything of a table that can be checked before a game.
    ///
    /// # Errors
    /// The options or the prepared draws do not fit the rules.
    pub fn new(setting: &ResolvedTable) -> Result<Checked, Error> {
        setting.opening(0)?;
        let (table, rules) = (&setting.table, &setting.rules);
        let seat =
            |s: &bastide_core::table::Seat| CheckedSeat { seat: s.color.clone(), name: s.name.clone(), bot: s.bot.clone() };
        let plugin = |manifest: &Manifest| -> Result<SeatedInfo, Error> {
            let given = table.plugins.get(manifest.id).and_then(Option::as_ref).cloned().unwrap_or_default();
            let resolve = |given| manifest.resolve(table.edition, given).map_err(|e| Error::Usage(e.to_string()));
            let (options, defaults) = (resolve(&given)?, resolve(&BTreeMap::new())?);
            let changed = options.iter().filter(|(name, value)| defaults.get(*name) != Some(value)).map(|(name, _)| name.clone());
            Ok(SeatedInfo { id: manifest.id.into(), version: manifest.version.into(), changed: changed.collect(), options })
        };
        let seated = rules.plugins.iter().filter_map(|p| setting.manifests.iter().find(|m| m.id == p.id));
        let figures = rules.names.figures.iter().zip(rules.figures.iter()).map(|(n, f)| (n.to_owned(), f.per_player));
        Ok(Checked {
            table: setting.name.clone(),
            edition: rules.edition,
            seats: table.players.iter().map(seat).collect(),
            tiles: (0..rules.names.piles.len()).map(|p| rules.pile(Pile::at(p)).len()).sum(),
            kinds: rules.tiles.len(),
            figures: figures.collect(),
            plugins: seated.map(|m| plugin(m)).collect::<Result<_, _>>()?,
        })
    }
}

impl Report for Checked {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{} is valid: {} edition.", self.table, self.edition.name())?;
        let seats = self.seats.iter().map(|s| {
            let name = if s.name == s.seat { String::new() } else { format!(" {:?}", s.name) };
            format!("{}{name} ({})", s.seat, s.bot.as_deref().unwrap_or("a person"))
        });
        writeln!(out, "  players  {}", seats.collect::<Vec<_>>().join(", "))?;
        // Players have none of the figures that belong to nobody.
        let figures: Vec<String> = self.figures.iter().filter(|(_, n)| **n > 0).map(|(name, n)| count(*n, name)).collect();
        writeln!(out, "  figures  {} per player", figures.join(", "))?;
        writeln!(out, "  tiles    {}, of {} types", thousands(self.tiles as u64), self.kinds)?;
        for p in &self.plugins {
            let changed: Vec<String> = p.changed.iter().map(|name| format!("{name} = {}", p.options[name])).collect();
            let changed = if changed.is_empty() { "all options at their defaults".to_owned() } else { changed.join(", ") };
            writeln!(out, "  plugin   {} {}: {changed}", p.id, p.version)?;
        }
        Ok(())
    }
}

/// Returns the rules of a plugin.
pub fn rules_of(expansion: &dyn Expansion) -> Rules {
    let m = expansion.manifest();
    Rules { id: m.id.into(), rules: m.rules.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_core::table::Table;

    #[test]
    fn a_check_names_what_differs_from_the_edition() -> Result<(), Error> {
        let table = Table::parse("t.toml", "edition = \"new\"\n[base]\nabbot = true\n")?;
        let checked = Checked::new(&ResolvedTable::new("t.toml", table, std::path::Path::new(""))?)?;
        assert_eq!(checked.plugins[0].changed, ["abbot"]);
        assert_eq!((checked.tiles, checked.figures["abbot"]), (72, 1));
        Ok(())
    }

    #[test]
    fn draws_that_cannot_come_true_are_refused() -> Result<(), Error> {
        let table = Table::parse("t.toml", "draws = [\"BA/none\"]\n")?;
        let message = Checked::new(&ResolvedTable::new("t.toml", table, std::path::Path::new(""))?)
            .map_or_else(|e| e.message(), |_| String::new());
        assert!(message.contains("there is no tile") && message.contains("t.toml:1:10"), "{message}");
        Ok(())
    }
}
