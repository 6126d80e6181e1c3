//! A comparison of options of the table: the same position under each value of an option.

use std::collections::BTreeMap;

use bastide_core::options::OptionKind;
use bastide_core::{Chosen, OptionSpec, notation};
use bastide_positions::stage::ID;
use bastide_session::described::PluginTexts;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::{Opened, begun};
use crate::compiled::Compiler;
use crate::setup::{Catalogue, value};

/// The most values of an option that are compared.
const MAX_VALUES: i64 = 24;

impl Opened {
    /// Lists the options of the plugins at the table that have a few values, each with its name.
    pub(super) fn options(&self, catalogue: &Catalogue, language: &Language) -> Value {
        let option = |texts: &PluginTexts, spec| {
            let rows = values(spec).iter().map(|chosen| value(language, texts, spec, chosen)).collect::<Vec<_>>();
            json!({"name": spec.name, "label": texts.label(language, spec), "about": texts.about(language, spec), "values": rows})
        };
        let plugins = self.present(catalogue).filter_map(|texts| {
            let manifest = texts.manifest();
            let options: Vec<Value> =
                manifest.options.iter().filter(|spec| values(spec).len() > 1).map(|spec| option(texts, spec)).collect();
            (!options.is_empty()).then(|| json!({"id": manifest.id, "title": texts.title(language), "options": options}))
        });
        json!({"plugins": plugins.collect::<Vec<_>>()})
    }

    /// Tells the scores if the game ended now, for each value of an option, named by its plugin and its name.
    pub(super) fn compare(
        &self,
        compiler: &Compiler,
        catalogue: &Catalogue,
        [plugin, option]: [&str; 2],
        language: &Language,
    ) -> Result<Value, String> {
        let none = || format!("no plugin at the table has the option {plugin}.{option}");
        let texts = self.present(catalogue).find(|texts| texts.manifest().id == plugin).ok_or_else(none)?;
        let spec = texts.manifest().options.iter().find(|spec| spec.name == option).ok_or_else(none)?;
        let game = self.game.session.game();
        let now = game.view().standing().map_err(|e| e.to_string())?;
        let given = self.scenario.seats.plugins.get(plugin).and_then(|settings| settings.as_ref()?.get(option));
        let usual = || Chosen::from(spec.default(self.scenario.seats.edition));
        let here = given.cloned().unwrap_or_else(usual);
        let mut rows = Vec::new();
        for chosen in values(spec) {
            let (label, is_here) = (value(language, texts, spec, &chosen), chosen == here);
            // A value under which the position cannot be set up, or not be played so, has no scores.
            rows.push(match self.under(compiler, [plugin, option], chosen, language) {
                Ok(standing) => json!({"value": label, "here": is_here, "standing": standing}),
                Err(why) => json!({"value": label, "here": is_here, "why": why}),
            });
        }
        Ok(json!({"now": now, "rows": rows}))
    }

    /// Returns the scores under another value of an option, if the game ended now.
    fn under(
        &self,
        compiler: &Compiler,
        [plugin, option]: [&str; 2],
        chosen: Chosen,
        language: &Language,
    ) -> Result<Vec<i32>, String> {
        let mut scenario = self.scenario.clone();
        let settings = scenario.seats.plugins.entry(plugin.to_owned()).or_insert_with(|| Some(BTreeMap::new()));
        settings.get_or_insert_with(BTreeMap::new).insert(option.to_owned(), chosen);
        let mut recorder = begun(compiler, &scenario, language)?;
        for (_, _, line) in self.game.session.recorder().played() {
            let action = notation::parse(recorder.game().view(), line).map_err(|e| format!("{line}: {e}"))?;
            recorder.play(action).map_err(|e| format!("{line}: {e}"))?;
        }
        recorder.game().view().standing().map_err(|e| e.to_string())
    }

    /// Returns the texts of the plugins at the table, without the one that sets up the position.
    fn present<'a>(&self, catalogue: &'a Catalogue) -> impl Iterator<Item = &'a PluginTexts> {
        let at_table = &self.game.session.game().rules().plugins;
        let present = move |id: &str| id != ID && at_table.iter().any(|plugin| plugin.id == id);
        catalogue.texts().iter().filter(move |texts| present(texts.manifest().id))
    }
}

/// Returns the values of an option that has a few.
fn values(spec: &OptionSpec) -> Vec<Chosen> {
    match spec.kind {
        OptionKind::Switch => [true, false].map(Chosen::Switch).into(),
        OptionKind::Number { min, max } if max - min < MAX_VALUES => (min..=max).map(Chosen::Number).collect(),
        OptionKind::Choice(words) => words.iter().map(|word| Chosen::Word((*word).to_owned())).collect(),
        _ => Vec::new(),
    }
}
