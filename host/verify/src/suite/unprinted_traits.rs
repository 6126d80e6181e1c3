//! Traits that an expansion asks for and that no tile has: perhaps misspelt.
//!
//! Such a trait is not an error, since a rule may grant it or another expansion may print it. A
//! check only reports it, if the name is near to that of a trait which is printed.

use std::collections::BTreeSet;

use bastide_core::message::did_you_mean;
use bastide_core::{Ruleset, TileType, Trait};

/// Returns a remark for each trait that only `rules` has and no tile of the tables, if its name is
/// near to that of a printed one. The `others` are compiled only if there may be one.
pub(crate) fn remarks(rules: &Ruleset, bare: &Ruleset, others: impl FnOnce() -> Vec<Ruleset>) -> Vec<String> {
    let here: BTreeSet<&str> = printed(rules).into_iter().chain(bare.names.traits.iter()).collect();
    if rules.names.traits.iter().all(|name| here.contains(name)) {
        return Vec::new();
    }
    let others = others();
    let tables = || others.iter().chain([rules, bare]);
    let printed: BTreeSet<&str> = tables().flat_map(printed).collect();
    let known: BTreeSet<&str> = others.iter().chain([bare]).flat_map(|rules| rules.names.traits.iter()).collect();
    let asked = rules.names.traits.iter().filter(|name| !known.contains(name) && !printed.contains(name));
    let remark = |name: &str| {
        let hint = did_you_mean(name, printed.iter().copied());
        (!hint.is_empty()).then(|| format!("no tile has the trait \"{name}\"{hint}"))
    };
    asked.filter_map(remark).collect()
}

/// Returns the names of the traits that tiles or their segments have.
fn printed(rules: &Ruleset) -> Vec<&str> {
    let traits = (0..rules.names.traits.len()).map(Trait::at);
    let tiles = || (0..rules.tiles.len()).map(|i| rules.tiles.get(TileType::at(i)));
    let has = |t: &Trait| tiles().any(|tile| tile.traits.has(*t) || tile.segments.iter().any(|s| s.traits.has(*t)));
    traits.filter(has).map(|t| rules.names.traits.name(t.index())).collect()
}
