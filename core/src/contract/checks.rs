//! Checks of manifests: whether one is valid, and whether a table may choose a preset of it.

use crate::contract::manifest::Manifest;
use crate::contract::option_spec::{Chosen, Edition, OptionSpec, PLUGIN_KEYS, Preset, Value};
use crate::contract::options::OptionError;
use crate::model::message::list;

impl Manifest {
    /// Refuses a preset that the plugin does not have, or has for the other edition only.
    pub(crate) fn check_preset(&self, edition: Edition, chosen: &Chosen) -> Result<(), OptionError> {
        let named = |p: &&Preset| matches!(chosen, Chosen::Word(name) if p.name == name);
        let mut alike = self.presets.iter().filter(named).peekable();
        let Some(preset) = alike.peek().map(|p| p.name) else {
            let presets = list(self.presets.iter().map(|p| p.name));
            let takes = if presets.is_empty() { "no preset: the plugin has none".into() } else { format!("one of {presets}") };
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
        if !word(self.id, '-') {
            problems.push(format!("the id {:?} is not made of lower-case words joined by hyphens, as \"gold-mines\"", self.id));
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

/// Returns the problem of a value of an option, or `None` if the value is allowed.
fn unfit(name: &str, option: &OptionSpec, value: Value) -> Option<String> {
    let value = Chosen::from(value);
    (!option.kind.allows(&value)).then(|| format!("{name} is {value}, and it takes {}", option.kind))
}
