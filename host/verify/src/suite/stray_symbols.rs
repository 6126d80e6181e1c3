//! Symbols of an expansion for which no table has a name: misspelt, or left over.
//!
//! An option may leave out the thing that a symbol draws, and another expansion may bring it. So all
//! [tables](super::settings) of the expansion count, and those of the other expansions.

use bastide_core::SymbolOf;
use bastide_core::message::did_you_mean;

use crate::suite::seen::Seen;

/// Returns the sentence for each symbol whose name no table has.
pub(crate) fn problems(seen: &Seen) -> Vec<String> {
    let stray = seen.symbols.iter().filter(|(of, name)| !is_known(seen, *of, name));
    let problem = |(of, name): &(SymbolOf, String)| {
        let undrawn = seen.names.iter().filter(|other| other.0 == *of && !seen.symbols.contains(other));
        let hint = did_you_mean(name, undrawn.map(|(_, other)| other.as_str()));
        let remedy = if hint.is_empty() { "; correct the name, or leave the drawing out" } else { "" };
        format!("no table has the {} \"{name}\", which symbols.toml draws{hint}{remedy}", of.key())
    };
    stray.map(problem).collect()
}

/// Returns `true` if a table has what a symbol draws. The drawing of `wheel` is that of the traits `wheel-1`, `wheel-2`
/// and so on, too.
fn is_known(seen: &Seen, of: SymbolOf, name: &str) -> bool {
    let numbered = |other: &str| {
        let number = other.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
        number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    };
    seen.names.contains(&(of, name.to_owned()))
        || (of == SymbolOf::Trait && seen.names.iter().any(|(other_of, other)| *other_of == of && numbered(other)))
}
