//! How plugins register their words for people, see [`Wording`](crate::Wording).

use crate::model::ids::{FigureKind, Group, Stream, Tag, Token};
use crate::plugin::registrar::Registrar;

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
