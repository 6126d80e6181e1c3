//! The words of pictures in the language of the reader: messages of this crate, and what the plugins
//! call their things.

use std::sync::LazyLock;

use bastide_core::{FigureKind, Group, Label, Ruleset, SymbolOf, Token, View};
use bastide_texts::{Args, Language, Speaker, Texts};
use include_dir::{Dir, include_dir};

use crate::symbol;

/// The messages of this crate.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

/// The speaker of this crate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Own;

impl Speaker for Own {
    fn texts() -> &'static Texts {
        static READ: LazyLock<Texts> = LazyLock::new(|| {
            let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
            let mut texts = Texts::of_files(files);
            texts.add_brought("render");
            texts
        });
        &READ
    }
}

/// The texts of a game in one language.
pub(crate) type Speech<'a> = bastide_texts::Speech<'a, Own>;

/// The words for the things of a game in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words<'a> {
    rules: &'a Ruleset,
    pub(crate) speech: Speech<'a>,
}

impl<'a> Words<'a> {
    pub(crate) fn of(rules: &'a Ruleset, language: &'a Language) -> Words<'a> {
        Words { rules, speech: Speech::of(rules, language) }
    }

    /// Returns a message of this crate without arguments.
    pub(crate) fn say(&self, id: &str) -> String {
        self.speech.say(id, &Args::new())
    }

    /// Returns a message of this crate about a number of things.
    pub(crate) fn say_number(&self, id: &str, n: impl TryInto<i64>) -> String {
        self.speech.say(id, &Args::new().with("n", n.try_into().unwrap_or(i64::MAX)))
    }

    /// Returns a message of this crate with one argument that is a text.
    pub(crate) fn say_text(&self, id: &str, name: &'static str, text: impl Into<String>) -> String {
        self.speech.say(id, &Args::new().with(name, text.into()))
    }

    pub(crate) fn label(&self, label: Label) -> String {
        self.speech.label(self.rules.names.labels.name(label.index()), 0)
    }

    pub(crate) fn figure(&self, kind: FigureKind) -> String {
        self.noun(SymbolOf::Figure, self.rules.names.figures.name(kind.index()))
    }

    pub(crate) fn token(&self, token: Token) -> String {
        self.noun(SymbolOf::Token, self.rules.names.tokens.name(token.index()))
    }

    /// Returns a number of tokens: `2 bridges`.
    pub(crate) fn tokens(&self, token: Token, n: impl Into<i64>) -> String {
        self.speech.tokens(self.rules.names.tokens.name(token.index()), n.into())
    }

    /// Returns the noun of the places of a group, without the player who keeps it.
    pub(crate) fn group(&self, view: View, group: Group) -> String {
        let name = self.rules.names.groups.name(group.index());
        let shared = view.keeper(group).and_then(|_| name.rsplit_once('.'));
        self.speech.group(shared.map_or(name, |(shared, _)| shared))
    }

    /// Returns the noun that the texts give a thing, or that the plugin gives it in its symbols, or
    /// else its name.
    pub(crate) fn noun(&self, of: SymbolOf, name: &str) -> String {
        let args = Args::new();
        let named = match of {
            SymbolOf::Figure => self.speech.named("figure", name, "", &args),
            SymbolOf::Token => self.speech.named("token", name, ".noun", &args),
            SymbolOf::Trait => self.speech.named("trait", name, "", &args),
            _ => self.speech.named("label", name, "", &args.with("n", 1)),
        };
        let of_symbol = || symbol::get(self.rules, of, name).and_then(|symbol| symbol.noun.clone());
        named.or_else(of_symbol).unwrap_or_else(|| bastide_texts::own_name(name))
    }
}
