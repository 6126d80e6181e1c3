//! Named sets of options for several plugins, which a host provides and a table requests with
//! `like = "NAME"`.

use super::error::{Problem, TableError};
use super::{IMPLIED, Settings, Table};
use crate::api::register::expansion::Expansion;
use crate::contract::manifest::Manifest;
use crate::contract::option_spec::{Chosen, Edition, Value};
use crate::model::message::{did_you_mean, list};

/// A named set of options for several plugins.
#[derive(Clone, PartialEq, Debug)]
pub struct Profile {
    /// The name that tables use.
    pub name: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// The options that it sets.
    pub sets: Vec<ProfileOption>,
}

/// An option that a [`Profile`] sets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProfileOption {
    /// The plugin, which need not be at the table.
    pub plugin: &'static str,
    /// Its option.
    pub option: &'static str,
    /// The value.
    pub value: Value,
}

impl Table {
    /// Replaces `like` by the options of the profile that it names.
    ///
    /// Options that the table writes itself, or sets by the preset of a plugin, stay as they are.
    /// Plugins that are not at the table are not added. A record therefore holds the options, not
    /// the name.
    ///
    /// # Errors
    ///
    /// The table names a profile that is not among these.
    pub fn adopt_profile(&mut self, profiles: &[Profile], available: &[&dyn Expansion]) -> Result<(), TableError> {
        let Some(name) = &self.like else { return Ok(()) };
        let Some(profile) = profiles.iter().find(|p| p.name == name) else {
            let names = || profiles.iter().map(|p| p.name);
            let (hint, known) = (did_you_mean(name, names()), list(names()));
            return Err(TableError::new(self.place("like"), Problem::UnknownProfile { name: name.clone(), hint, known }));
        };
        self.plugins.entry(IMPLIED.into()).or_insert_with(|| Some(Settings::new()));
        for (id, settings) in &mut self.plugins {
            let Some(settings) = settings else { continue };
            let manifest = available.iter().map(|e| e.manifest()).find(|m| m.id == id);
            for set in profile.sets.iter().filter(|set| set.plugin == id) {
                let by_preset = manifest.is_some_and(|m| sets(m, settings.get("preset"), self.edition, set.option));
                if !by_preset {
                    settings.entry(set.option.into()).or_insert_with(|| set.value.into());
                }
            }
        }
        self.like = None;
        Ok(())
    }
}

/// Returns `true` if the chosen preset sets this option in this edition.
fn sets(manifest: &Manifest, preset: Option<&Chosen>, edition: Edition, option: &str) -> bool {
    let Some(Chosen::Word(name)) = preset else { return false };
    let mut chosen = manifest.presets.iter().filter(|p| p.name == name && p.edition.is_none_or(|e| e == edition));
    chosen.any(|p| p.sets.iter().any(|(set, _)| *set == option))
}
