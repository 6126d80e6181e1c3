//! The cards in the hand of a player: cards, chips and the like that only their owner sees.

use std::fmt::Write;

use bastide_core::{Action, Display, Player, Ruleset, SymbolOf, Target, Token, View, notation};
use bastide_texts::{Args, Language};

use crate::board::tokens;
use crate::draw::color::INK;
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol;
use crate::words::Words;

/// The height of the row of cards in the panel, for a unit of 1.
pub(crate) const HEIGHT: f64 = 96.0;
/// The height of a card as it is drawn around the origin.
const CARD: f64 = 22.0;

/// A card in the hand of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldCard {
    /// What it is.
    pub card: Token,
    /// The number that is printed on it.
    pub number: Option<i16>,
    /// What it is, in words: `2 × road sweeper`.
    pub words: String,
    /// What it does, if its plugin says so.
    pub help: Option<String>,
    /// The target under which pages find it, see [`card_slot`].
    pub slot: Option<String>,
}

/// Returns the cards in the hand of a player, as far as the view shows them.
pub fn held_cards(view: View, language: &Language, who: Player) -> Vec<HeldCard> {
    let displays = view.displays(who).unwrap_or_default();
    cards(view, Words::of(view.rules, language), &displays).filter(|(of, _)| *of == who).map(|(_, card)| card).collect()
}

/// Returns the name under which pages find the card that an action plays: its place, or else the action.
pub fn card_slot(view: View, action: &Action) -> String {
    match action.target {
        Target::Slot { .. } => notation::target(view, action.target),
        _ => notation::print(view, action),
    }
}

/// Returns the cards among some displays with their owners.
fn cards<'a>(view: View<'a>, words: Words<'a>, displays: &'a [Display]) -> impl Iterator<Item = (Player, HeldCard)> + 'a {
    displays.iter().filter_map(move |display| {
        let &Display::Card { of, card, number, count, on, ref play } = display else { return None };
        let name = view.rules.names.tokens.name(card.index());
        let noun = words.token(card);
        let noun = number.map_or_else(|| noun.clone(), |number| format!("{noun} {number}"));
        let named = if count == 1 { noun } else { words.tokens(card, count) };
        let named = on.map_or_else(
            || named.clone(),
            |cell| {
                words
                    .speech
                    .say("card-on", &Args::new().with("card", named.clone()).with("cell", format!("{},{}", cell.x, cell.y)))
            },
        );
        let help = words.speech.card_help(name);
        Some((of, HeldCard { card, number, words: named, help, slot: play.as_ref().map(|action| card_slot(view, action)) }))
    })
}

/// Returns `true` if there is a card among some displays.
pub(crate) fn any(displays: &[Display]) -> bool {
    displays.iter().any(|display| matches!(display, Display::Card { .. }))
}

/// Draws a card around the origin: its picture, or its letter on a disc, and its number.
pub(crate) fn put(out: &mut String, pen: &Pen, rules: &Ruleset, card: Token, number: Option<i16>) {
    match symbol::picture(rules, SymbolOf::Token, rules.names.tokens.name(card.index())) {
        Some(picture) => symbol::use_at(out, &picture.id, picture.shift),
        None => tokens::disc(out, pen, rules, (card, None), 1),
    }
    if let Some(number) = number {
        pen.put_boxed(out, &number.to_string(), p(0.0, 1.0));
    }
}

/// Draws the cards among some displays in a row, each with its words below.
pub(crate) fn row(
    out: &mut String,
    pen: &Pen,
    (view, words): (View, Words),
    displays: &[Display],
    at: P,
    (width, u): (f64, f64),
) {
    let all: Vec<HeldCard> = cards(view, words, displays).map(|(_, card)| card).collect();
    let step = (width / all.len().max(1) as f64).min(120.0 * u);
    let scale = (step * 0.9 / CARD).min(62.0 * u / CARD);
    for (i, card) in all.iter().enumerate() {
        let x = at.x + (width - step * all.len() as f64) / 2.0 + (i as f64 + 0.5) * step;
        let _ = write!(out, r#"<g transform="translate({} {}) scale({scale:.3})">"#, n(x), n(at.y + 40.0 * u));
        put(out, pen, view.rules, card.card, card.number);
        out.push_str("</g>");
        let size = pen.fitting(&card.words, 15.0 * u, step - 6.0 * u);
        pen.put(out, &card.words, p(x, at.y + 82.0 * u), Style::new(size, INK).at(Anchor::Middle));
    }
}
