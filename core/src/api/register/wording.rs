//! Registration of drawings and words for people, see [`Wording`](crate::Wording), and of what a verb means.

use std::borrow::Cow;

use crate::api::register::Registrar;
use crate::contract::manifest::InstallError;
use crate::model::ids::{FigureKind, Group, Stream, Tag, Token, Verb};
use crate::model::symbol::SymbolFile;

impl Registrar {
    /// Takes the drawings, letters and nouns of a file `symbols.toml`. `file` is its name in messages.
    /// A thing without a symbol is shown by its letter.
    ///
    /// # Errors
    /// The text is not a valid file of symbols: it has an unknown key or place, a color that is no
    /// role, or anything but plain shapes. A name that is nearly one that the table has no symbol for
    /// is refused when all plugins are installed.
    pub fn symbols(&mut self, file: &str, text: &str) -> Result<(), InstallError> {
        self.told.symbols.push((self.plugin, SymbolFile::parse(file, text)?));
        Ok(())
    }

    /// Sets the words for the actions of a verb, in the imperative: `"buy {n} at {at}"`. `{at}`
    /// stands for the target, `{cell}` for its cell, `{n}` for the number (or the name of what it
    /// stands for), `a {n}` for the same with "a" or "an", `{value}` for the points of a target that
    /// is a feature, if it brings any. Other words in braces are refused. A menu shows the phrase as
    /// it is. A log puts its first word into the third person ("Bob buys ..."), so that word has to
    /// be a verb. Records keep the notation. See [`Self::tell`] for events.
    pub fn phrase(&mut self, verb: Verb, words: impl Into<Cow<'static, str>>) {
        self.told.phrases.push((verb, words.into()));
    }

    /// Declares that the target segment of this verb stands for its whole feature, so that a player
    /// may name any other segment of it. Not for a verb that means the segment itself, such as one
    /// that puts a figure there. Records hold the segment that the menu offered.
    pub fn means_feature(&mut self, verb: Verb) {
        self.told.feature_verbs.push(verb);
    }

    /// Sets the words for events with this tag: a sentence in the present tense without a full
    /// stop, such as `"{who} buys {at} for {points}"`.
    ///
    /// `{who}` stands for the player, `{at}` for the target, `{cell}` for the cell of the target,
    /// `{n}` for the number and `{points}` for the number with its noun ("1 point", "3 points", "no
    /// points"). Other words in braces are refused. An empty sentence leaves the event out of
    /// transcripts and screens.
    pub fn tell(&mut self, tag: Tag, sentence: &'static str) {
        self.told.wording.tags.insert(tag, sentence);
    }

    /// Sets the words for events in which a token is placed or given, as [`Self::tell`] does.
    /// `{who}` is the player who did it, or else the one who received it. A sentence with `{cell}` is
    /// not used for a token that a player receives.
    pub fn tell_token(&mut self, token: Token, sentence: &'static str) {
        self.told.wording.tokens.insert(token, sentence);
    }

    /// Sets the words for random outcomes of a stream, as [`Self::tell`] does. `{n}` is the
    /// outcome, counted from 1.
    pub fn tell_chance(&mut self, stream: Stream, sentence: &'static str) {
        self.told.wording.streams.insert(stream, sentence);
    }

    /// Sets the noun for figures of a kind, if the name in tables and records is not a noun:
    /// `big follower` for `big`.
    pub fn call_figure(&mut self, kind: FigureKind, noun: &'static str) {
        self.told.wording.figures.insert(kind, noun);
    }

    /// Sets the noun for the places of a group, with its article: `the {nth} tile`. `{nth}` stands
    /// for "first", "second" and so on. An empty noun leaves figures that move there out of
    /// transcripts and screens, for places whose events say it in other words.
    pub fn call_group(&mut self, group: Group, noun: impl Into<String>) {
        self.told.wording.groups.insert(group, noun.into());
    }
}
