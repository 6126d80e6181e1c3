//! The texts of a game in one language.
//!
//! [`Speech`] finds the text for what happens by its name in the rules: the message
//! `verb-tower-capture` for the verb `tower.capture`, see
//! [`Registrar::texts`](bastide_core::Registrar::texts). The texts of the plugins are read once for the
//! rules of a table. A file that is wrong is left out, so that its plugin is told in general terms.

use bastide_core::Ruleset;
use bastide_texts::{Args, Language, Texts, TextsError, slug};

/// The texts for what the engine itself does.
const OWN: [(&str, &str, &str); 3] = [
    ("en", "host/session/texts/en.ftl", include_str!("../texts/en.ftl")),
    ("nl", "host/session/texts/nl.ftl", include_str!("../texts/nl.ftl")),
    ("de", "host/session/texts/de.ftl", include_str!("../texts/de.ftl")),
];

/// The texts of a table, and what is wrong with them.
#[derive(Debug, Default)]
struct Read {
    texts: Texts,
    faults: Vec<TextsError>,
}

impl Read {
    fn of(rules: &Ruleset) -> Read {
        let mut read = Read::default();
        let plugins = rules.texts().iter().map(|file| (file.language, file.file, file.text));
        for (language, file, text) in OWN.into_iter().chain(plugins) {
            let language = Language::parse(language).unwrap_or_default();
            read.faults.extend(read.texts.add(&language, file, text).err());
        }
        read
    }
}

/// Returns what is wrong with the texts of the plugins at a table.
pub fn faults(rules: &Ruleset) -> Vec<TextsError> {
    rules.kept(Read::of).map(|read| read.faults.clone()).unwrap_or_default()
}

/// Returns the texts of a table.
pub fn texts(rules: &Ruleset) -> Option<&Texts> {
    rules.kept(Read::of).map(|read| &read.texts)
}

/// The texts of a game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    texts: Option<&'a Texts>,
    language: &'a Language,
}

impl<'a> Speech<'a> {
    /// Returns the texts for the rules of a table.
    pub fn of(rules: &'a Ruleset, language: &'a Language) -> Speech<'a> {
        Speech { texts: texts(rules), language }
    }

    /// Returns a message, or `message.attribute`, with these arguments; `None` if there is none.
    pub fn find(&self, id: &str, args: &Args) -> Option<String> {
        self.texts?.get(self.language, id, args)
    }

    /// Returns a message of the engine, or its id if it is missing.
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.find(id, args).unwrap_or_else(|| id.replace('-', " "))
    }

    /// Returns `true` if a message takes an argument, so that it has to be found out.
    pub fn takes(&self, id: &str, argument: &str) -> bool {
        self.texts.is_some_and(|texts| texts.takes(self.language, id, argument))
    }

    /// Returns the message for something with a name, such as `label` and `small cities`.
    pub fn named(&self, sort: &str, name: &str, attribute: &str, args: &Args) -> Option<String> {
        self.find(&format!("{sort}-{}{attribute}", slug(name)), args)
    }

    /// Returns the noun of a label for this number of things; its name if no language has it.
    pub fn label(&self, name: &str, n: i64) -> String {
        self.named("label", name, "", &Args::new().with("n", n)).unwrap_or_else(|| readable(name))
    }

    /// Returns a question.
    pub fn prompt(&self, name: &str) -> String {
        self.named("prompt", name, "", &Args::new()).unwrap_or_else(|| name.to_owned())
    }

    /// Joins words: "A, B and C".
    pub fn list(&self, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say("list-and", &Args::new().with("first", first.join(", ")).with("last", last.as_str())),
        }
    }
}

/// Returns a name without the author of its plugin, with spaces: `hedge die` for `ana/hedge-die`.
pub(crate) fn readable(name: &str) -> String {
    name.rsplit('/').next().unwrap_or(name).replace('-', " ")
}
