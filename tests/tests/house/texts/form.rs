//! Texts that lost words: what a search and replace leaves behind.

use super::Failure;
use super::files::{all, forms};

/// Texts that are a mark, or a table in columns.
const MARKS: [&str; 3] = ["decimal", "decimal-mark", "thousands"];
const COLUMNS: [&str; 6] = ["bar-help", "commands-of-play", "keys-board", "keys-line", "keys-of-play", "keys-page"];

/// Returns what is wrong with the form of a text.
fn wrong(id: &str, text: &str, language: &str) -> Option<&'static str> {
    let ends = |c: char| text.starts_with(c) || text.ends_with(c);
    if !MARKS.contains(&id) && (ends(' ') || ends(',')) {
        return Some("begins or ends with a space or a comma");
    }
    if !COLUMNS.contains(&id) && text.lines().any(|line| line.trim_start().contains("  ")) {
        return Some("has two spaces in a row");
    }
    // What is between quotes or backticks may be code.
    let quotes = if language == "de" { ('„', '“') } else { ('“', '”') };
    for (open, close) in [('(', ')'), ('[', ']'), quotes] {
        if text.matches(open).count() != text.matches(close).count() {
            return Some("leaves a bracket or a quote open");
        }
    }
    ['"', '`'].iter().any(|quote| text.matches(*quote).count() % 2 != 0).then_some("leaves a quote open")
}

#[test]
fn no_text_lost_its_beginning_or_end() -> Result<(), Failure> {
    let texts = all()?;
    assert!(texts.len() > 9_000, "{}", texts.len());
    let mut found = Vec::new();
    for text in &texts {
        for form in forms(&text.pattern) {
            if let Some(why) = wrong(&text.id, &form, &text.language) {
                found.push(format!("{}/texts/{}.ftl: {} {why}: {form:?}", text.folder, text.language, text.id));
            }
        }
    }
    found.dedup();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    Ok(())
}

#[test]
fn a_text_that_lost_words_is_found() {
    for text in [" im Terminal spielen", ", die", "lost ", "two  spaces", "open (", "„open", "say \"", "run `x"] {
        assert!(wrong("id", text, "de").is_some(), "{text:?}");
    }
    for text in ["{n} points", "(closed)", "„so“", "", "a\n    b"] {
        assert_eq!(wrong("id", text, "de"), None, "{text:?}");
    }
}
