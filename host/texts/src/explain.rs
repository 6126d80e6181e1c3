//! Messages of errors in the language of the reader.
//!
//! An error is an [`ErrorText`]: ids of messages with their arguments. The messages of `core` and of the
//! crates that use it are in the folder `texts` of this crate, those of a plugin among its own texts.

use std::sync::LazyLock;

use bastide_core::{ErrorPart, ErrorText, Explained};
use include_dir::{Dir, include_dir};

use crate::args::Args;
use crate::catalogue::Texts;
use crate::language::Language;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

static OWN: LazyLock<Texts> = LazyLock::new(|| {
    let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    let mut texts = Texts::of_files(files);
    texts.add_brought("texts");
    texts
});

/// Tells an error in a language, without its place in a file. A message that the language lacks is told in English.
pub fn explain(language: &Language, error: &impl Explained) -> String {
    told(language, &error.explained(), &OWN)
}

fn told(language: &Language, text: &ErrorText, texts: &Texts) -> String {
    match text.content() {
        Some(ErrorPart::Names { names, is_choice }) => match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let args = Args::new().with("names", rest.join(", ")).with("last", last.as_str());
                let id = if *is_choice { "names-or" } else { "names-and" };
                OWN.get(language, id, &args).unwrap_or_else(|| text.to_string())
            }
            _ => names.concat(),
        },
        Some(ErrorPart::Sequence(parts)) => parts.iter().map(|part| told(language, part, texts)).collect(),
        Some(ErrorPart::Message { id, english, args }) => {
            let with = |all: Args<'static>, (name, value): &(&'static str, ErrorText)| match value.content() {
                Some(ErrorPart::Number(n)) => all.with(name, *n),
                _ => all.with(name, told(language, value, texts)),
            };
            let given = args.iter().fold(Args::new(), with);
            // The English text is the one of the error itself.
            let is_english = *language == Language::default();
            let translated = || texts.get(language, id, &given).or_else(|| OWN.get(language, id, &given));
            let found = if is_english { None } else { translated() };
            let value = |name: &str| args.iter().find(|(known, _)| *known == name);
            found.unwrap_or_else(|| ErrorPart::fill(english, |name| Some(told(language, &value(name)?.1, texts))))
        }
        Some(ErrorPart::Of { texts, text }) => told(language, text, &Texts::of(*texts).0),
        // A text or a number is the same in every language.
        _ => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use bastide_core::{TextFile, error_text};

    use super::*;

    fn in_dutch(text: &ErrorText) -> String {
        explain(&Language::parse("nl").unwrap_or_default(), text)
    }

    #[test]
    fn names_and_numbers_follow_the_language() {
        assert_eq!(in_dutch(&ErrorText::names(["a", "b", "c"])), "a, b en c");
        assert_eq!(in_dutch(&ErrorText::one_of(["a", "b"])), "a of b");
        let hint = error_text!("did-you-mean", "; did you mean \"{name}\"?", name = "city");
        assert!(in_dutch(&hint).contains("bedoel"), "{hint}");
    }

    #[test]
    fn a_plugin_explains_its_own_errors_and_the_rest_stays_english() {
        static TEXTS: [TextFile; 1] =
            [TextFile { language: "nl", file: "nl.ftl", text: "error-none = geen { $what }: { $why }" }];
        let why = error_text!("takes-switch", "true or false");
        let own = error_text!("error-none", "no {what}: {why}", what = "schaap", why = why);
        assert_eq!(in_dutch(&own), "no schaap: true of false", "the plugin was not named");
        assert_eq!(in_dutch(&own.of(&TEXTS)), "geen schaap: true of false");
    }
}
