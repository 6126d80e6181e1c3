//! Registration of words for people, see [`Wording`](crate::Wording).

use crate::model::ids::{FigureKind, Group, Stream, Tag, Token};
use crate::plugin::registrar::Registrar;

impl Registrar {
    /// Sets the words for events with this tag: a sentence in the present tense without a full stop, such as
    /// `"{who} buys {at} for {points}"`.
    ///
    /// `{who}` stands for the player, `{at}` for the target, `{cell}` for the cell of the target, `{n}` for
    /// the number and `{points}` for the number with its noun ("1 point", "3 points", "no points"). An empty
    /// sentence leaves the event out of transcripts and screens.
    pub fn tell(&mut self, tag: Tag, sentence: &'static str) {
        self.wording.tags.insert(tag, sentence);
    }

    /// Sets the words for events in which a token is placed or given, as [`Self::tell`] does. `{who}` is the
    /// player who did it, or else the one who received it.
    pub fn tell_token(&mut self, token: Token, sentence: &'static str) {
        self.wording.tokens.insert(token, sentence);
    }

    /// Sets the words for random outcomes of a stream, as [`Self::tell`] does. `{n}` is the outcome, counted
    /// from 1.
    pub fn tell_chance(&mut self, stream: Stream, sentence: &'static str) {
        self.wording.streams.insert(stream, sentence);
    }

    /// Sets the noun for figures of a kind, if the name in tables and records is not a noun: `big follower`
    /// for `big`.
    pub fn call_figure(&mut self, kind: FigureKind, noun: &'static str) {
        self.wording.figures.insert(kind, noun);
    }

    /// Sets the noun for the places of a group, with its article: `the {nth} tile`. `{nth}` stands for
    /// "first", "second" and so on.
    pub fn call_group(&mut self, group: Group, noun: impl Into<String>) {
        self.wording.groups.insert(group, noun.into());
    }
}
