//! One term for one thing: the glossaries of the languages, and texts that keep to them.

use std::fs;

use serde::Deserialize;

use super::Failure;
use super::files::{all, forms};
use crate::workspace::root;

/// A glossary of a language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

/// A thing of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    thing: String,
    term: String,
    /// The word of published rules; `None` where none are known.
    publisher: Option<String>,
    /// The words that players would take for another thing.
    not: Vec<String>,
    /// The crates in which they are one.
    #[serde(default)]
    except: Vec<String>,
}

/// Returns `true` if a text has these words, whole and in any case.
fn has(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    let is_edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '-' && c != '_');
    text.match_indices(&words).any(|(at, _)| {
        let (before, after) = (text.get(..at).unwrap_or_default(), text.get(at + words.len()..).unwrap_or_default());
        is_edge(before.chars().next_back()) && is_edge(after.chars().next())
    })
}

#[test]
fn texts_keep_to_the_glossary_of_their_language() -> Result<(), Failure> {
    let texts = all()?;
    let mut wrong = Vec::new();
    for language in super::LANGUAGES {
        let file = root().join("host/texts/glossary").join(format!("{language}.toml"));
        let glossary: Glossary = toml::from_str(&fs::read_to_string(&file)?)?;
        for term in &glossary.term {
            assert!(!term.thing.is_empty() && !term.not.contains(&term.term) && term.publisher.as_deref() != Some(""));
            for text in texts.iter().filter(|text| text.language == language && !term.except.contains(&text.folder)) {
                // The name of an argument is no word of the text.
                let forms: Vec<String> = forms(&text.pattern).iter().map(|form| form.replace(['{', '}'], "_")).collect();
                for word in term.not.iter().filter(|word| forms.iter().any(|form| has(form, word))) {
                    let place = format!("{}/texts/{language}.ftl: {}", text.folder, text.id);
                    wrong.push(format!("{place}: \"{word}\" for {}, which is \"{}\"", term.thing, term.term));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn words_are_found_whole() {
    assert!(has("De Markt is open", "markt") && has("een markt", "markt"));
    assert!(!has("de markthal", "markt") && !has("count-final-market", "market") && !has("", "markt"));
}
