//! Names of accounts. Spellings that differ in case, width or spacing are the same name.

use bastide_service::printable;
use icu_normalizer::ComposingNormalizerBorrowed;

use bastide_common::{Failure, Why};

/// The fewest characters of a name.
const FEWEST: usize = 2;
/// The most characters of a name.
pub const MAX: usize = 30;

/// Characters that are letters or signs to Unicode, and blank to people.
const BLANK: [char; 6] = ['\u{00ad}', '\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Returns a name as it is shown: its whitespace is single spaces.
///
/// # Errors
/// It is too short or too long, cannot be printed, or has neither a letter nor a digit.
pub(super) fn shown(text: &str) -> Result<String, Failure> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if !(FEWEST..=MAX).contains(&length) {
        return Err(Failure::Refused(Why::Text(
            "error-account-name-length",
            vec![("fewest", FEWEST.to_string()), ("most", MAX.to_string())],
        )));
    }
    let is_odd = printable(&name, MAX) != name || name.contains(BLANK);
    if is_odd || !name.chars().any(char::is_alphanumeric) {
        return Err(Failure::Refused("error-account-name-characters".into()));
    }
    Ok(name)
}

/// Returns what all spellings of a name have in common: without regard to case, to the width and the
/// composition of letters, and to whitespace.
pub fn folded(text: &str) -> String {
    let normal = ComposingNormalizerBorrowed::new_nfkc();
    let plain: String = normal.normalize(text).chars().filter(|c| !BLANK.contains(c)).collect();
    let lower = normal.normalize(&plain.to_lowercase()).into_owned();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_that_look_alike_are_one_name() {
        for other in ["anna b", "ANNA\u{a0}B", "Anna\u{3000}B", " Anna  B ", "Ａnna B", "Anna\u{2009}B"] {
            assert_eq!(folded(other), folded("Anna B"), "{other:?}");
        }
        assert_eq!(folded("Zoe\u{301}"), folded("ZO\u{c9}"));
        assert_ne!(folded("Anna B"), folded("AnnaB"));
    }

    #[test]
    fn a_name_has_2_to_30_printable_characters() {
        assert_eq!(shown("  Anna \u{a0} B ").ok().as_deref(), Some("Anna B"));
        assert_eq!(shown(&"é".repeat(30)).ok().map(|name| name.chars().count()), Some(30));
        for wrong in
            ["", "a", " a ", &"x".repeat(31), "an\u{202e}na", "an\u{200b}na", "an\u{7}na", "\u{3164}\u{3164}", "..", "-- "]
        {
            assert!(shown(wrong).is_err(), "{wrong:?}");
        }
    }
}
