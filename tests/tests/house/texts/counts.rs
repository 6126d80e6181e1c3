//! Counts: every number before a noun chooses its plural.

use std::collections::BTreeSet;

use super::Failure;
use super::files::{all, forms};

/// The arguments that are numbers. A number that is written before it comes here is a text, and so is
/// one with a decimal mark: its noun is a plural in any case.
const NUMBERS: [&str; 14] = [
    "n", "back", "cells", "columns", "files", "games", "hints", "kinds", "lines", "meeples", "minutes", "seats", "tiles", "turns",
];

/// Words that are the same for one and for several, and words that do not depend on a number: `3 of 5`.
const ALIKE: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "MB", "KB", "of", "to", "and", "or", "in", "out", "at", "on", "per", "more", "fewer", "each", "north", "east",
            "south", "west", "there", "left", "placed", "put", "set", "by", "for", "across", "ended", "s", "ns", "points",
            "degrees", "is", "cross", "min", "cloth", "grain", "wine", "tea", "sheep", "rounds", "x", "times", "from", "and",
            "has", "wants",
        ],
    ),
    (
        "nl",
        &[
            "MB",
            "kB",
            "van",
            "tot",
            "en",
            "of",
            "in",
            "op",
            "per",
            "meer",
            "minder",
            "ten",
            "over",
            "gelegd",
            "apart",
            "bij",
            "voor",
            "daarvan",
            "punten",
            "graden",
            "kan",
            "stof",
            "graan",
            "wijn",
            "thee",
            "schapen",
            "keer",
            "x",
            "s",
            "uit",
            "naar",
            "nemen",
            "kopen",
            "leggen",
            "kiezen",
            "openen",
            "afleggen",
            "bieden",
            "af",
            "verder",
            "laten",
            "gebruiken",
            "afslaan",
            "sturen",
            "verzetten",
            "oversteken",
            "heeft",
            "herhalen",
            "geen",
            "beëindigde",
            "min",
        ],
    ),
    (
        "de",
        &[
            "MB",
            "KB",
            "von",
            "bis",
            "und",
            "oder",
            "in",
            "im",
            "auf",
            "je",
            "mehr",
            "weniger",
            "nördlich",
            "östlich",
            "südlich",
            "westlich",
            "übrig",
            "gelegt",
            "beiseite",
            "mal",
            "für",
            "davon",
            "Punkte",
            "Punkten",
            "Grad",
            "Plättchen",
            "ist",
            "Tuch",
            "Korn",
            "Wein",
            "Tee",
            "Schafe",
            "x",
            "s",
            "aus",
            "an",
            "geht",
            "nehmen",
            "kaufen",
            "legen",
            "wählen",
            "öffnen",
            "bieten",
            "ab",
            "weiter",
            "lassen",
            "benutzen",
            "ablehnen",
            "schicken",
            "versetzen",
            "hat",
            "Wappen",
            "Rätsel",
            "gehen",
            "abwerfen",
            "ziehen",
            "abzulehnen",
            "einsetzen",
            "verwenden",
            "Sterne",
            "Bots",
            "Bauwerke",
            "Feuer",
            "Wächter",
            "versteigern",
            "ablegen",
            "Goldbarren",
            "Häuschen",
            "Schuppen",
            "Türmchen",
            "Min",
            "beendete",
            "keine",
            "einer",
        ],
    ),
];

/// Messages whose number is never 1: limits, averages, and several games; or one of which another
/// argument with the same number chooses the form.
const NOT_COUNTED: [&str; 18] = [
    "bench-games",
    "bench-length",
    "board-played",
    "error-file-long",
    "error-talk-full",
    "ladder-games",
    "match-games",
    "page-account-passphrase-hint",
    "program-flood",
    "program-long-line",
    "remark-hard",
    "remark-tiles",
    "script-draw-fill",
    "script-draw-fill-low",
    "script-draw-fill-so-far",
    "script-draw-long",
    "simulated",
    "simulated-part",
];

/// Returns the word that follows a number of a form, if the form does not depend on the number.
fn nouns(form: &str) -> impl Iterator<Item = &str> {
    form.match_indices('{').filter_map(|(at, _)| {
        let (name, rest) = form.get(at + 1..)?.split_once('}')?;
        let word = NUMBERS.contains(&name).then(|| rest.strip_prefix(' '))??;
        let end = word.find(|c: char| !c.is_alphabetic()).unwrap_or(word.len());
        word.get(..end).filter(|word| !word.is_empty())
    })
}

#[test]
fn every_count_has_its_plural() -> Result<(), Failure> {
    let mut wrong = BTreeSet::new();
    for text in all()? {
        let alike = ALIKE.iter().find(|(language, _)| *language == text.language).map(|(_, words)| *words).unwrap_or_default();
        for form in forms(&text.pattern) {
            for noun in nouns(&form).filter(|noun| !alike.contains(noun) && !NOT_COUNTED.contains(&text.id.as_str())) {
                wrong
                    .insert(format!("{}/texts/{}.ftl: {}: \"{noun}\" has one form: {form}", text.folder, text.language, text.id));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    Ok(())
}

#[test]
fn a_noun_without_a_plural_is_found() {
    assert_eq!(nouns("noch {n} Züge").collect::<Vec<_>>(), ["Züge"]);
    assert_eq!(nouns("{n!} Züge, {who} Karten").count(), 0);
}
