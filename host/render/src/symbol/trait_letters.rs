//! The small letters of traits on tiles in text, one for each trait of a table.

use bastide_core::{Ruleset, SymbolOf, Trait};

use crate::symbol::compass;
use crate::symbol::{get, numbered};

/// The letter of a crossing of roads, which no trait has.
const CROSSING: char = 'o';

/// Returns the traits that tiles of a table show, in the order of their ids. Traits whose name
/// begins with `no-` mark an absence and are not shown, nor are those like `way-a`, which say what
/// meets on a tile, nor is one like `wheel` if there are traits
/// like `wheel-2`, as part of which it is drawn, nor one that is also a kind of segment, which the
/// ground shows.
pub fn shown_traits(rules: &Ruleset) -> Vec<Trait> {
    let name = |t: Trait| rules.names.traits.name(t.index());
    let printed = |t: Trait| {
        rules.tiles.iter().any(|(_, tile)| tile.traits.has(t) || tile.segments.iter().any(|segment| segment.traits.has(t)))
    };
    let is_part =
        |t: Trait| rules.names.traits.iter().any(|other| numbered(rules, other).is_some_and(|(base, _)| base == name(t)));
    let is_ground = |t: Trait| rules.names.kinds.index(name(t)).is_some();
    let all = (0..rules.names.traits.len()).map(Trait::at);
    all.filter(|t| is_drawn(name(*t)) && !is_part(*t) && !is_ground(*t) && printed(*t)).collect()
}

/// Returns `true` for a trait that stands for something on a tile: not for what is missing, as in
/// `no-castle`, nor for segments that meet, as in `way-a`, nor for a direction, which is an arrow.
pub(crate) fn is_drawn(name: &str) -> bool {
    !name.starts_with("no-") && !name.starts_with("way-") && compass::printed(name).is_none()
}

/// Returns the small letter of a trait in text: its number if it is one like `wheel-2`, else the first
/// letter of its name, or of all letters, that no earlier trait of the table has.
pub fn trait_letter(rules: &Ruleset, name: &str) -> char {
    let mut letters = vec![CROSSING];
    for t in shown_traits(rules) {
        let known = rules.names.traits.name(t.index());
        letters.push(letter(known, first_letters(rules, known), &letters));
        if known == name {
            break;
        }
    }
    letters.last().copied().filter(|c| *c != CROSSING).unwrap_or('?')
}

/// Returns the letter of a trait, if these letters are taken and those in `first` come before those of
/// its name.
fn letter(name: &str, first: [Option<char>; 2], taken: &[char]) -> char {
    let own = name.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase());
    // No letter stands for two marks, as long as there are any left.
    let others = ('a'..='z').chain('0'..='9').chain("%&$!/=<>".chars());
    first.into_iter().flatten().chain(own).chain(others).find(|c| !taken.contains(c)).unwrap_or('?')
}

/// Returns the number of a trait like `wheel-2`, and the letter that its plugin wants for it.
fn first_letters(rules: &Ruleset, name: &str) -> [Option<char>; 2] {
    let number = numbered(rules, name).and_then(|(_, number)| number.chars().next());
    [number, get(rules, SymbolOf::Trait, name).and_then(|symbol| symbol.letter.flatten())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_letter_stands_for_two_marks() {
        let mut taken = vec![CROSSING];
        for name in ["inn", "nni", "in", "wheel-1", "lamp-1", "i", "n", "9-1"] {
            let number = (name == "wheel-1").then_some('1');
            let letter = letter(name, [number, None], &taken);
            assert!(!taken.contains(&letter), "{name}: {letter} of {taken:?}");
            taken.push(letter);
        }
        assert_eq!(taken[1..5], ['i', 'n', 'a', '1'], "letters of the name come first");
        assert_eq!(letter("inn", [None, Some('q')], &taken), 'q', "then the one that the plugin wants");
    }
}
