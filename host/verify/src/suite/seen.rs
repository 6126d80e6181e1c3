//! Everything that the tables of an expansion contain together.

use std::collections::BTreeSet;

use bastide_core::{Ruleset, SymbolOf};

/// The contents of the tables of an expansion.
#[derive(Clone, Default)]
pub(crate) struct Seen {
    /// The number of tables.
    pub(crate) tables: usize,
    /// The names that symbols may draw.
    pub(crate) names: BTreeSet<(SymbolOf, String)>,
    /// The symbols that only a table with the expansion has.
    pub(crate) symbols: BTreeSet<(SymbolOf, String)>,
}

impl Seen {
    /// Adds the names of a table.
    pub(crate) fn add_names(&mut self, rules: &Ruleset) {
        for of in SymbolOf::ALL {
            self.names.extend(rules.drawn_names(of).into_iter().map(|name| (of, name.to_owned())));
        }
    }
}
