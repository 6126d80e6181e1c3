//! The words of plugins for people: sentences for events, and nouns for named things.
//!
//! Records, menus and events hold numbers and names; a screen or a log needs English. A plugin
//! registers it during installation: [`Registrar::phrase`](crate::Registrar::phrase) for actions,
//! [`Registrar::tell`](crate::Registrar::tell) and the methods like it for events,
//! [`Registrar::call_figure`](crate::Registrar::call_figure) and
//! [`Registrar::call_group`](crate::Registrar::call_group) for things. Hosts read the result from
//! [`Ruleset::wording`](crate::Ruleset::wording). What a plugin leaves out is told in general
//! terms, so every call is optional.

use std::collections::BTreeMap;

use crate::model::ids::{FigureKind, Group, Stream, Tag, Token};

/// The words of the plugins at a table.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    pub(crate) tags: BTreeMap<Tag, &'static str>,
    pub(crate) tokens: BTreeMap<Token, &'static str>,
    pub(crate) streams: BTreeMap<Stream, &'static str>,
    pub(crate) figures: BTreeMap<FigureKind, &'static str>,
    pub(crate) groups: BTreeMap<Group, String>,
}

impl Wording {
    /// Returns the sentence for an [`Event::Other`](crate::Event::Other) with this tag.
    pub fn event(&self, tag: Tag) -> Option<&'static str> {
        self.tags.get(&tag).copied()
    }

    /// Returns the sentence for an [`Event::TokenMoved`](crate::Event::TokenMoved) with this token.
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

    /// Returns all sentences for events.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = &'static str> {
        self.tags.values().chain(self.tokens.values()).chain(self.streams.values()).copied()
    }

    /// Returns all nouns for places.
    pub(crate) fn places(&self) -> impl Iterator<Item = &str> {
        self.groups.values().map(String::as_str)
    }

    /// Returns the noun for a place of a group; `{nth}` in it stands for "first", "second" and so
    /// on.
    pub fn place(&self, group: Group) -> Option<&str> {
        self.groups.get(&group).map(String::as_str)
    }
}
