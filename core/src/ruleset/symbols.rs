//! The symbols of a table: the files of all plugins as one, and the check of their names.

use crate::api::register::Registrar;
use crate::contract::manifest::InstallError;
use crate::model::message::nearest;
use crate::model::symbol::{SymbolOf, Symbols};
use crate::ruleset::error::BuildError;

/// The length from which a name can be a misspelled one.
const LONG: usize = 4;

/// Takes the symbols of all plugins.
///
/// A plugin may draw what a table leaves out by an option. So a name that the table does not have is
/// an error only if it is nearly one that the table has and that nothing draws.
pub(crate) fn take(reg: &mut Registrar) -> Result<Symbols, BuildError> {
    let files = std::mem::take(&mut reg.symbols);
    let mut symbols = Symbols::default();
    files.iter().for_each(|(_, file)| symbols.add(file.clone()));
    for (plugin, file) in &files {
        for (of, name, line, _) in &file.symbols {
            let known = names(reg, *of);
            if known.contains(&name.as_str()) || name.len() < LONG {
                continue;
            }
            let bare = known.into_iter().filter(|other| symbols.get(*of, other).is_none());
            let Some(meant) = nearest(name, bare.filter(|other| differs_little(name, other))) else { continue };
            let message = format!("nothing at the table is a {} \"{name}\"; did you mean \"{meant}\"?", of.key());
            let source = Box::new(InstallError::Symbols(file.error(*line, message)));
            return Err(BuildError::Install { plugin: (*plugin).to_owned(), source });
        }
    }
    Ok(symbols)
}

/// Returns `true` for names that differ by a letter or two.
fn differs_little(name: &str, other: &str) -> bool {
    other.len() >= LONG && strsim::osa_distance(name, other) <= 2
}

/// Returns the names that a table has of what symbols stand for.
fn names(reg: &Registrar, of: SymbolOf) -> Vec<&str> {
    let names = &reg.names;
    match of {
        SymbolOf::Trait => names.traits.iter().collect(),
        SymbolOf::Kind => names.kinds.iter().collect(),
        SymbolOf::Token => names.tokens.iter().collect(),
        SymbolOf::Figure => names.figures.iter().collect(),
        SymbolOf::Spot => names.spots.iter().collect(),
        SymbolOf::Domain => names.labels.iter().collect(),
    }
}
