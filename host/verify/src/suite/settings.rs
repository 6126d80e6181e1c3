//! The tables at which an expansion shows everything that it registers: with all options at their defaults, with each
//! value of each option alone, with each preset, and with all switches on.

use bastide_core::table::Settings;
use bastide_core::{Chosen, Edition, Manifest, OptionKind, OptionSpec};

use crate::error::KitError;
use crate::games::tables::breaks_the_engine;
use crate::suite::Subject;
use crate::suite::seen::Seen;

/// The number of values above which a number takes its least values and not its largest.
const WIDE: i64 = 50;

impl Subject<'_> {
    /// Compiles the rules of all these tables. A table that a plugin refuses is left out.
    ///
    /// # Errors
    /// A table breaks the rules of the engine.
    pub(crate) fn seen(&self) -> Result<Seen, KitError> {
        let mut seen = Seen::default();
        for edition in [Edition::First, Edition::New] {
            // A table that cannot do without the expansion has no symbols of others to compare with.
            let bare = self.without(edition).ok();
            for (words, settings) in variants(self.expansion.manifest(), edition) {
                let mut table = self.table(edition);
                table.plugins.insert(self.id().to_owned(), Some(settings));
                match table.rules(&self.party()) {
                    Ok(rules) => {
                        seen.tables += 1;
                        seen.add_names(&rules);
                        let own = rules
                            .symbols()
                            .iter()
                            .filter(|(of, name, _)| bare.as_ref().is_none_or(|bare| bare.symbols().get(*of, name).is_none()));
                        seen.symbols.extend(own.map(|(of, name, _)| (of, name.to_owned())));
                    }
                    Err(error) if breaks_the_engine(&error.problem) => {
                        return Err(KitError::other(format!(
                            "{}\nin the {} edition with {words}",
                            error.problem,
                            edition.name()
                        )));
                    }
                    Err(_) => {}
                }
            }
        }
        Ok(seen)
    }
}

/// Returns the settings of an expansion at its tables, each with its words. The values of single options are those of the
/// first edition's tables: they are the same in both.
fn variants(manifest: &Manifest, edition: Edition) -> Vec<(String, Settings)> {
    let one = |name: &str, chosen: Chosen| {
        let words = format!("{name} = {chosen}");
        (words, Settings::from([(name.to_owned(), chosen)]))
    };
    let mut all = vec![("all options at their defaults".to_owned(), Settings::new())];
    if edition == Edition::First {
        for option in manifest.options {
            let usual = Chosen::from(option.default(edition));
            all.extend(values(option).into_iter().filter(|chosen| *chosen != usual).map(|chosen| one(option.name, chosen)));
        }
    }
    let presets = manifest.presets.iter().filter(|preset| preset.is_of(edition));
    all.extend(presets.map(|preset| one("preset", Chosen::Word(preset.name.to_owned()))));
    let switches = manifest.options.iter().filter(|option| option.kind == OptionKind::Switch);
    let on: Settings = switches.map(|option| (option.name.to_owned(), Chosen::Switch(true))).collect();
    if on.len() > 1 {
        all.push(("all switches on".to_owned(), on));
    }
    all
}

/// Returns values of an option: all, or those at the ends of a range.
fn values(option: &OptionSpec) -> Vec<Chosen> {
    match option.kind {
        OptionKind::Switch => vec![Chosen::Switch(false), Chosen::Switch(true)],
        OptionKind::Choice(words) | OptionKind::Document(words) => {
            words.iter().map(|word| Chosen::Word((*word).to_owned())).collect()
        }
        OptionKind::Number { min, max } if max - min > WIDE => vec![Chosen::Number(min), Chosen::Number(min + 1)],
        OptionKind::Number { min, max } => vec![Chosen::Number(min), Chosen::Number(max)],
        OptionKind::Names | OptionKind::Text => Vec::new(),
    }
}
