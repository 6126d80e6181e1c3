//! The small letters of traits on tiles in text, one for each trait of a table.

use bastide_core::{Ruleset, Trait};

/// The letter of a crossing of roads, which no trait has.
const CROSSING: char = 'o';

/// Returns the traits that tiles of a table show, in the order of their ids. Traits whose name
/// begins with `no-` mark an absence and are not shown.
pub fn shown_traits(rules: &Ruleset) -> Vec<Trait> {
    let printed = |t: Trait| {
        rules.tiles.iter().any(|(_, tile)| tile.traits.has(t) || tile.segments.iter().any(|segment| segment.traits.has(t)))
    };
    let all = (0..rules.names.traits.len()).map(Trait::at);
    all.filter(|t| !rules.names.traits.name(t.index()).starts_with("no-") && printed(*t)).collect()
}

/// Returns the small letter of a trait in text: the first one of its name that no earlier trait of
/// the table has, or its first one.
pub fn trait_letter(rules: &Ruleset, name: &str) -> char {
    let mut letters = vec![CROSSING];
    for t in shown_traits(rules) {
        let known = rules.names.traits.name(t.index());
        let own = known.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase());
        let free = own.clone().find(|c| !letters.contains(c));
        letters.push(free.or_else(|| own.clone().next()).unwrap_or('?'));
        if known == name {
            break;
        }
    }
    letters.last().copied().filter(|c| *c != CROSSING).unwrap_or('?')
}
