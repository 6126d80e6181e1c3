//! The texts of a game in one language.
//!
//! [`Speech`] finds the text for what happens by its name in the rules: the message
//! `verb-tower-capture` for the verb `tower.capture`, see [`TextFile`](bastide_core::TextFile). Each
//! crate that speaks has messages of its own beside those of the plugins, and is a [`Speaker`].

use std::marker::PhantomData;

use bastide_core::Ruleset;

use crate::args::Args;
use crate::catalogue::Texts;
use crate::language::Language;
use crate::name::{own_name, slug};
use crate::table;

/// A crate that speaks to people.
pub trait Speaker {
    /// Returns the messages of the crate itself.
    fn texts() -> &'static Texts;
}

/// The texts of a game in one language: the messages of a crate, and of the plugins at a table.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a, S> {
    table: Option<&'a Texts>,
    language: &'a Language,
    speaker: PhantomData<fn() -> S>,
}

impl<'a, S: Speaker> Speech<'a, S> {
    /// Returns the texts for the rules of a table.
    pub fn of(rules: &'a Ruleset, language: &'a Language) -> Speech<'a, S> {
        Speech { table: table::texts(rules), language, speaker: PhantomData }
    }

    /// Returns the language.
    pub fn language(&self) -> &'a Language {
        self.language
    }

    /// Returns a message, or `message.attribute`, with these arguments; `None` if no text has it.
    pub fn find(&self, id: &str, args: &Args) -> Option<String> {
        S::texts().get(self.language, id, args).or_else(|| self.table?.get(self.language, id, args))
    }

    /// Returns a message of the crate, or its id if it is missing.
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.find(id, args).unwrap_or_else(|| id.replace('-', " "))
    }

    /// Returns `true` if a message takes an argument, so that it has to be found out.
    pub fn takes(&self, id: &str, argument: &str) -> bool {
        [Some(S::texts()), self.table].into_iter().flatten().any(|texts| texts.takes(self.language, id, argument))
    }

    /// Returns the message for something with a name, such as `label` and `small cities`.
    pub fn named(&self, sort: &str, name: &str, attribute: &str, args: &Args) -> Option<String> {
        self.find(&format!("{sort}-{}{attribute}", slug(name)), args)
    }

    /// Returns a question.
    pub fn prompt(&self, name: &str) -> String {
        self.named("prompt", name, "", &Args::new()).unwrap_or_else(|| name.to_owned())
    }

    /// Returns one line of help for a question; `None` if it has none.
    pub fn prompt_help(&self, name: &str) -> Option<String> {
        self.named("prompt", name, ".help", &Args::new())
    }

    /// Joins words: "A, B and C". The crate has the message `list-and`.
    pub fn list(&self, words: &[String]) -> String {
        joined(S::texts(), self.language, words)
    }
}

/// Joins words in a language: "A, B and C". The texts have the message `list-and`.
pub fn joined(texts: &Texts, language: &Language, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let args = Args::new().with("first", first.join(", ")).with("last", last.as_str());
            texts.get(language, "list-and", &args).unwrap_or_else(|| words.join(", "))
        }
    }
}

/// Words for things with a name. A thing without words in any language is called by its name.
impl<S: Speaker> Speech<'_, S> {
    /// Returns the noun of a label for this number of things.
    pub fn label(&self, name: &str, n: i64) -> String {
        self.named("label", name, "", &Args::new().with("n", n)).unwrap_or_else(|| name.replace('-', " "))
    }

    /// Returns the noun of a kind of figure.
    pub fn figure(&self, name: &str) -> String {
        self.named("figure", name, "", &Args::new()).unwrap_or_else(|| own_name(name))
    }

    /// Returns the noun of a token.
    pub fn token(&self, name: &str) -> String {
        self.named("token", name, ".noun", &Args::new()).unwrap_or_else(|| own_name(name))
    }

    /// Returns what a card does; `None` if no language says so.
    pub fn card_help(&self, name: &str) -> Option<String> {
        self.named("token", name, ".card", &Args::new())
    }

    /// Returns a number of tokens: `2 bridges`.
    pub fn tokens(&self, name: &str, n: i64) -> String {
        self.named("token", name, ".count", &Args::new().with("n", n)).unwrap_or_else(|| format!("{n} × {}", own_name(name)))
    }

    /// Returns a number that a plugin shows for a player: `usual marker at 7`.
    pub fn number(&self, name: &str, n: i64) -> String {
        self.named("number", name, "", &Args::new().with("n", n)).unwrap_or_else(|| format!("{}: {n}", own_name(name)))
    }

    /// Returns the noun of the places of a group: `prison`. Those of one sort for each player share
    /// their noun; `name` is without the player then.
    pub fn group(&self, name: &str) -> String {
        self.named("place", name, "-noun", &Args::new()).unwrap_or_else(|| own_name(name))
    }

    /// Returns a number of tiles of a pile that nobody draws from: `28 tiles left out`. `None` for a
    /// pile of which nobody is told.
    pub fn pile(&self, name: &str, n: i64) -> Option<String> {
        let told = self.named("pile", name, "", &Args::new().with("n", n));
        Some(told.unwrap_or_else(|| format!("{}: {n}", own_name(name)))).filter(|told| !told.is_empty())
    }

    /// Returns a random outcome, from 1: `die: 3`. `None` for a source of chance of which nobody is
    /// told.
    pub fn outcome(&self, stream: &str, n: i64) -> Option<String> {
        let told = self.named("stream", stream, "", &Args::new().with("n", n));
        Some(told.unwrap_or_else(|| format!("{}: {n}", own_name(stream)))).filter(|told| !told.is_empty())
    }
}
