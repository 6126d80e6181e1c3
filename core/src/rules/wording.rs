//! The words that plugins give for people: sentences for what happens, and nouns for what has a name.
//!
//! Records, menus and events hold numbers and names; a screen or a log needs English. A plugin registers it while it installs itself:
//! [`Registrar::phrase`] for what players do, [`Registrar::tell`] and its sisters for what happens, [`Registrar::call_figure`] and
//! [`Registrar::call_group`] for things. Hosts read the result from [`Ruleset::wording`](crate::Ruleset::wording). What a plugin leaves out is
//! told in general terms, so every call here is optional.

use std::collections::BTreeMap;

use crate::ids::{FigureKind, Group, Stream, Tag, Token};
use crate::registrar::Registrar;

/// The words of the plugins at a table.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    tags: BTreeMap<Tag, &'static str>,
    tokens: BTreeMap<Token, &'static str>,
    streams: BTreeMap<Stream, &'static str>,
    figures: BTreeMap<FigureKind, &'static str>,
    groups: BTreeMap<Group, String>,
}

impl Wording {
    /// Returns the sentence for an [`Event::Other`](crate::Event::Other) with this tag.
    pub fn event(&self, tag: Tag) -> Option<&'static str> {
        self.tags.get(&tag).copied()
    }

    /// Returns the sentence for an [`Event::Token`](crate::Event::Token) with this token.
    pub fn token(&self, token: Token) -> Option<&'static str> {
        self.tokens.get(&token).copied()
    }

    /// Returns the sentence for an [`Event::Chance`](crate::Event::Chance) of this stream.
    pub fn chance(&self, stream: Stream) -> Option<&'static str> {
        self.streams.get(&stream).copied()
    }

    /// Returns the noun for figures of a kind.
    pub fn figure(&self, kind: FigureKind) -> Option<&'static str> {
        self.figures.get(&kind).copied()
    }

    /// Returns the noun for a place of a group; `{nth}` in it stands for "first", "second" and so on.
    pub fn place(&self, group: Group) -> Option<&str> {
        self.groups.get(&group).map(String::as_str)
    }
}

impl Registrar {
    /// Words the events with this tag: a sentence in the present tense without a full stop, as `"{who} buys {at} for {points}"`.
    ///
    /// `{who}` stands for the player, `{at}` for the target, `{cell}` for the cell of the target, `{n}` for the number and `{points}` for the
    /// number with its noun ("1 point", "3 points", "no points"). An empty sentence leaves the event out of what people read.
    pub fn tell(&mut self, tag: Tag, sentence: &'static str) {
        self.wording.tags.insert(tag, sentence);
    }

    /// Words the events in which a token is laid or given, as [`Self::tell`] does. `{who}` is who did it, or else who got it.
    pub fn tell_token(&mut self, token: Token, sentence: &'static str) {
        self.wording.tokens.insert(token, sentence);
    }

    /// Words what chance decided in a stream, as [`Self::tell`] does. `{n}` is the outcome, counted from 1.
    pub fn tell_chance(&mut self, stream: Stream, sentence: &'static str) {
        self.wording.streams.insert(stream, sentence);
    }

    /// Gives figures of a kind a noun for people where the name in tables and records is not one: `big follower` for `big`.
    pub fn call_figure(&mut self, kind: FigureKind, noun: &'static str) {
        self.wording.figures.insert(kind, noun);
    }

    /// Gives the places of a group a noun for people, with its article: `the {nth} tile`. `{nth}` stands for "first", "second" and so on.
    pub fn call_group(&mut self, group: Group, noun: impl Into<String>) {
        self.wording.groups.insert(group, noun.into());
    }
}
