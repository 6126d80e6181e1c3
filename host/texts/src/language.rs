//! Languages, and the choice of one.

use std::fmt;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language, such as `en` or `nl-BE`. The default is English.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Language(pub(crate) LanguageIdentifier);

impl Default for Language {
    fn default() -> Language {
        Language("en".parse().unwrap_or_default())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Language> for String {
    fn from(language: Language) -> String {
        language.to_string()
    }
}

impl TryFrom<String> for Language {
    type Error = String;

    fn try_from(name: String) -> Result<Language, String> {
        Language::parse(&name).ok_or_else(|| format!("\"{name}\" is not a language; use a code such as en or nl-BE"))
    }
}

impl Language {
    /// Reads the name of a language: `nl`, `de-AT`, or as the environment names it, `nl_BE.UTF-8`.
    /// `None` if it is not one, as `C` and `POSIX` are not.
    pub fn parse(name: &str) -> Option<Language> {
        let name = name.split(['.', '@']).next().unwrap_or_default();
        let found: LanguageIdentifier = name.parse().ok()?;
        let letters = found.language.as_str();
        (matches!(letters.len(), 2 | 3) && letters != "und").then_some(Language(found))
    }

    /// Returns `true` for a language that is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        self.0.character_direction() == unic_langid::CharacterDirection::RTL
    }
}

/// Returns the available language that comes nearest to what a person wants. `wanted` begins with
/// what they want most; what is not a language is passed over. English if nothing fits.
pub fn negotiate<'a>(wanted: impl IntoIterator<Item = &'a str>, available: &[Language]) -> Language {
    let wanted: Vec<LanguageIdentifier> = wanted.into_iter().filter_map(Language::parse).map(|language| language.0).collect();
    let available: Vec<LanguageIdentifier> = available.iter().map(|language| language.0.clone()).collect();
    let english = Language::default().0;
    let found = negotiate_languages(&wanted, &available, Some(&english), NegotiationStrategy::Lookup);
    found.first().map_or_else(Language::default, |found| Language((*found).clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> Vec<Language> {
        ["en", "nl", "de"].iter().filter_map(|name| Language::parse(name)).collect()
    }

    #[test]
    fn the_nearest_language_is_chosen() {
        let chosen = |wanted: &[&str]| negotiate(wanted.iter().copied(), &three()).to_string();
        assert_eq!(chosen(&["nl_BE.UTF-8"]), "nl");
        assert_eq!(chosen(&["fr-FR", "de-AT", "en"]), "de");
        assert_eq!(chosen(&["fr", "ja"]), "en");
        assert_eq!(chosen(&["C", "", "*", "nl"]), "nl");
    }

    #[test]
    fn what_is_no_language_is_none() {
        for name in ["", "C", "*", "12", "a b", "POSIX.UTF-8 x"] {
            assert_eq!(Language::parse(name), None, "{name:?}");
        }
        assert!(Language::parse("ar").is_some_and(|arabic| arabic.is_right_to_left()));
        assert!(!Language::default().is_right_to_left());
    }
}
