//! Checks of manifests: whether one is valid, and whether a table may choose a preset of it.

use crate::contract::manifest::Manifest;
use crate::contract::option_spec::{Chosen, Edition, OptionSpec, PLUGIN_KEYS, Preset, TILES_ONLY, Value};
use crate::contract::options::OptionError;
use crate::model::message::list;

impl Manifest {
    /// Refuses a preset that the plugin does not have, or has for the other edition only.
    pub(super) fn check_preset(&self, edition: Edition, chosen: &Chosen) -> Result<(), OptionError> {
        let named = |p: &&Preset| matches!(chosen, Chosen::Word(name) if p.name == name);
        let mut alike = self.presets.iter().filter(named).peekable();
        let Some(preset) = alike.peek().map(|p| p.name) else {
            let presets = list(self.presets.iter().map(|p| p.name));
            let takes = if presets.is_empty() { "no preset: the plugin has none".into() } else { format!("one of {presets}") };
            let is_tiles_only = matches!(chosen, Chosen::Word(name) if name == TILES_ONLY.name);
            let takes = takes + if is_tiles_only { "; it brings no land tiles, so leave it out" } else { "" };
            let (plugin, name, value) = (self.id.into(), "preset".into(), chosen.to_string());
            return Err(OptionError::Value { plugin, name, value, takes });
        };
        if alike.any(|p| p.is_of(edition)) {
            return Ok(());
        }
        let of_edition = list(self.presets.iter().filter(|p| p.is_of(edition)).map(|p| p.name));
        let known = match of_edition.as_str() {
            "" => "the plugin has no preset of this edition".into(),
            names => format!("the presets of this edition are {names}"),
        };
        Err(OptionError::Edition { plugin: self.id.into(), preset: preset.into(), edition: edition.name(), known })
    }

    /// Returns the errors of this manifest, one sentence each; empty for a valid one.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let word = |text: &str, also: char| {
            let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == also;
            text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(fits)
        };
        // An author may write their name before that of the expansion.
        let parts: Vec<&str> = self.id.split('/').collect();
        if parts.len() > 2 || !parts.iter().all(|part| word(part, '-')) {
            problems.push(format!(
                "the id {:?} is not made of lower-case words joined by hyphens, as \"dark-woods\" or \"author/dark-woods\"",
                self.id
            ));
        }
        for (what, text) in [("title", self.title), ("version", self.version), ("about", self.about)] {
            if text.trim().is_empty() {
                problems.push(format!("the {what} is empty"));
            }
        }
        for (i, option) in self.options.iter().enumerate() {
            let name = option.name;
            if !word(name, '_') {
                problems.push(format!("the option {name:?} is not made of lower-case words joined by \"_\", as \"gold_points\""));
            }
            if PLUGIN_KEYS.contains(&name) {
                problems.push(format!("no option may be called {name:?}: table files use that key for something else"));
            }
            if self.options[..i].iter().any(|o| o.name == name) {
                problems.push(format!("there are two options {name:?}"));
            }
            for edition in [Edition::First, Edition::New] {
                problems.extend(unfit(name, option, option.default(edition)).map(|e| format!("the default of {e}")));
            }
        }
        for preset in self.presets {
            problems.extend(unnamed_edition(preset));
            for (name, value) in preset.sets {
                let problem = match self.options.iter().find(|o| o.name == *name) {
                    Some(option) => unfit(name, option, *value),
                    None => Some(format!("{name:?}, which is not an option")),
                };
                problems.extend(problem.map(|p| format!("the preset {:?} sets {p}", preset.name)));
            }
        }
        problems.dedup();
        problems
    }
}

/// The last year in whose prints only the first edition was sold.
const LAST_YEAR_OF_FIRST: u16 = 2013;

/// Returns the edition that name and description of a preset state: a year in which only the first
/// edition was sold, or the edition itself.
fn stated_edition(preset: &Preset) -> Option<Edition> {
    let is_early =
        |word: &str| word.len() == 4 && word.parse().is_ok_and(|year: u16| (1990..=LAST_YEAR_OF_FIRST).contains(&year));
    let states = |words: &str| preset.about.contains(words);
    if preset.name.split('_').any(is_early) || states("first edition") {
        Some(Edition::First)
    } else if preset.name.split('_').any(|word| word == "new") || states("new edition") {
        Some(Edition::New)
    } else {
        None
    }
}

/// Returns the problem of a preset that states an edition and does not belong to it, or `None`.
fn unnamed_edition(preset: &Preset) -> Option<String> {
    let stated = stated_edition(preset).filter(|stated| preset.edition != Some(*stated))?;
    let (name, edition) = (preset.name, stated.name());
    Some(format!("the preset {name:?} is one of the {edition} edition by its name or description; it has to belong to it"))
}

/// Returns the problem of a value of an option, or `None` if the value is allowed.
fn unfit(name: &str, option: &OptionSpec, value: Value) -> Option<String> {
    let value = Chosen::from(value);
    (!option.kind.allows(&value)).then(|| format!("{name} is {value}, and it takes {}", option.kind))
}
