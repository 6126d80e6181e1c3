//! Symbols of an expansion for which no table has a name: perhaps misspelt.
//!
//! Such a symbol is not an error, since an option may leave out the thing that it draws, or another
//! expansion may bring it. A check only reports it, if a name is near that nothing draws.

use bastide_core::message::did_you_mean;
use bastide_core::{Ruleset, SymbolOf};

/// Returns a remark for each symbol of `rules` that the table without the expansion (`bare`) does
/// not have and whose name no table knows, if a name that nothing draws is near.
pub(crate) fn remarks(rules: &Ruleset, bare: &Ruleset, others: &[Ruleset]) -> Vec<String> {
    let own = rules.symbols().iter().filter(|(of, name, _)| bare.symbols().get(*of, name).is_none());
    let remark = |of: SymbolOf, name: &str| {
        let tables = || others.iter().chain([rules]);
        if tables().any(|table| table.drawn_names(of).contains(&name)) {
            return None;
        }
        let bare_names = rules.drawn_names(of).into_iter().filter(|other| rules.symbols().get(of, other).is_none());
        let hint = did_you_mean(name, bare_names);
        (!hint.is_empty()).then(|| format!("no table has the {} \"{name}\", which symbols.toml draws{hint}", of.key()))
    };
    own.filter_map(|(of, name, _)| remark(of, name)).collect()
}
