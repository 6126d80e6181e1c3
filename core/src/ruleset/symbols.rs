//! The symbols of a table: the files of all plugins as one.

use crate::api::register::Registrar;
use crate::dispatch::hook::Ruleset;
use crate::model::symbol::{SymbolOf, Symbols};

/// Takes the symbols of all plugins. The table need not have their names: an option
/// may leave out what a plugin draws.
pub(crate) fn take(reg: &mut Registrar) -> Symbols {
    let mut symbols = Symbols::default();
    std::mem::take(&mut reg.told.symbols).into_iter().for_each(|(_, file)| symbols.add(file));
    symbols
}

impl Ruleset {
    /// Returns the names that the table has of the things that a sort of symbol draws.
    pub fn drawn_names(&self, of: SymbolOf) -> Vec<&str> {
        let names = &self.names;
        match of {
            SymbolOf::Trait => names.traits.iter().collect(),
            SymbolOf::Kind => names.kinds.iter().collect(),
            SymbolOf::Token => names.tokens.iter().collect(),
            SymbolOf::Figure => names.figures.iter().collect(),
            SymbolOf::Spot => names.spots.iter().collect(),
            SymbolOf::Domain => names.labels.iter().collect(),
        }
    }
}
