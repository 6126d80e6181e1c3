//! The texts of the terminal in the language of the person, see [`bastide_texts::spoken`].

use std::sync::OnceLock;

use bastide_texts::{Args, Language, Texts, negotiate};

use crate::error::Error;

/// The files of texts.
const FILES: [(&str, &str, &str); 3] = [
    ("en", "host/cli/texts/en.ftl", include_str!("../texts/en.ftl")),
    ("nl", "host/cli/texts/nl.ftl", include_str!("../texts/nl.ftl")),
    ("de", "host/cli/texts/de.ftl", include_str!("../texts/de.ftl")),
];

fn texts() -> &'static Texts {
    static READ: OnceLock<Texts> = OnceLock::new();
    READ.get_or_init(|| {
        let mut texts = Texts::default();
        for (language, file, text) in FILES {
            // A test reads the files, so none is wrong.
            _ = texts.add(&Language::parse(language).unwrap_or_default(), file, text);
        }
        texts
    })
}

/// Returns a text with these arguments; its id if there is none.
pub(crate) fn say_with(id: &str, args: &Args) -> String {
    texts().get(&bastide_texts::spoken(), id, args).unwrap_or_else(|| id.replace('-', " "))
}

/// Returns a text without arguments.
pub(crate) fn say(id: &str) -> String {
    say_with(id, &Args::new())
}

/// Returns a text about a number of things.
pub(crate) fn say_number(id: &str, n: u64) -> String {
    say_with(id, &Args::new().with("n", n))
}

/// Returns a text about a file, or another name.
pub(crate) fn say_name(id: &str, name: &'static str, value: &dyn std::fmt::Display) -> String {
    say_with(id, &Args::new().with(name, value.to_string()))
}

/// Chooses the language of the program: the one that is named, or that of BASTIDE_LANGUAGE.
///
/// # Errors
/// It is not a language.
pub(crate) fn choose(named: Option<&str>) -> Result<(), Error> {
    let of_environment = || std::env::var("BASTIDE_LANGUAGE").ok().filter(|name| !name.is_empty());
    let Some(name) = named.map(str::to_owned).or_else(of_environment) else { return Ok(()) };
    match Language::parse(&name) {
        None => Err(Error::Usage(format!("\"{name}\" is not a language; use en, nl or de"))),
        Some(wanted) => {
            // That of a region is that of all who speak it, and one that only an expansion brings is spoken too.
            let spoken: Vec<Language> = texts().languages().cloned().collect();
            let nearest = negotiate([name.as_str()], &spoken);
            bastide_texts::speak(if nearest == Language::default() { wanted } else { nearest });
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_are_the_same_in_three_languages() {
        let messages = texts().messages();
        let forms = |name: &str| Language::parse(name).and_then(|language| messages.get(&language)).cloned();
        assert!(forms("en").is_some_and(|english| english.len() > 50));
        assert_eq!((forms("nl"), forms("de")), (forms("en"), forms("en")), "with the same arguments");
    }

    #[test]
    fn numbers_choose_the_plural() {
        assert_eq!((say_number("left", 1), say_number("left", 2)), ("1 tile left".into(), "2 tiles left".into()));
        assert_eq!(say("not-saved"), "Not saved.");
    }
}
