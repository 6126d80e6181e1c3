//! The cards in the hand of a player: cards, chips and the like that only their owner sees.

use std::fmt::Write;

use bastide_core::{Action, Cell, Display, Player, Ruleset, SymbolOf, Target, Token, View, notation};
use bastide_texts::{Args, Language};

use crate::draw::color::{FIELD, INK, LANE, LANE_RIM, PALE};
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol;
use crate::words::Words;

/// The height of the row of cards in the panel, for a unit of 1.
pub(crate) const HEIGHT: f64 = 116.0;
/// The height of a card as it is drawn around the origin.
const CARD: f64 = 22.0;

/// A card in the hand of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldCard {
    /// The kind of the card.
    pub card: Token,
    /// The number that is printed on it.
    pub number: Option<i16>,
    /// The cell on which it lies, if it was laid onto the board.
    pub on: Option<Cell>,
    /// The name in words: `2 × road sweeper`.
    pub words: String,
    /// The effect, if its plugin describes it.
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
        Some((of, HeldCard { card, number, on, words: named, help, slot: play.as_ref().map(|action| card_slot(view, action)) }))
    })
}

/// Returns `true` if there is a card among some displays.
pub(crate) fn any(displays: &[Display]) -> bool {
    displays.iter().any(|display| matches!(display, Display::Card { .. }))
}

/// Draws a card around the origin: its picture, or a disc with its letter, and its number. One that was laid onto
/// the board lies on a tile, so that it does not look like one in the hand.
pub(crate) fn put(out: &mut String, pen: &Pen, rules: &Ruleset, card: &HeldCard) {
    if card.on.is_none() {
        return face(out, pen, rules, card);
    }
    let _ = write!(
        out,
        r##"<path d="M-10.4-11.6h20.8V9.2h-20.8z" fill="{FIELD}" stroke="{INK}" stroke-width=".9"/><path d="M-10.4 6.2h20.8" stroke="{LANE_RIM}" stroke-width="4"/><path d="M-10.4 6.2h20.8" stroke="{LANE}" stroke-width="2.8"/><g transform="translate(0 -2) scale(.76)">"##
    );
    face(out, pen, rules, card);
    out.push_str("</g>");
}

/// Draws the face of a card.
fn face(out: &mut String, pen: &Pen, rules: &Ruleset, card: &HeldCard) {
    let (kind, number) = (rules.names.tokens.name(card.card.index()), card.number);
    match symbol::picture(rules, SymbolOf::Token, kind) {
        Some(picture) => symbol::use_at(out, &picture.id, picture.shift),
        None => {
            let _ = write!(out, r##"<circle cy="-1.2" r="9.6" fill="#fffaf0" stroke="{PALE}" stroke-width="1"/>"##);
            let letter: String = kind.chars().take(1).flat_map(char::to_uppercase).collect();
            // The number takes the place of the letter.
            if number.is_none() {
                pen.put(out, &letter, p(0.0, 2.6), Style::new(10.0, INK).bold().at(Anchor::Middle));
            }
        }
    }
    if let Some(number) = number {
        pen.put(out, &number.to_string(), p(0.0, 2.6), Style::new(10.0, INK).bold().at(Anchor::Middle));
    }
}

/// Draws the cards among some displays in a row below the name of their owner, each with its words.
pub(crate) fn row(
    out: &mut String,
    pen: &Pen,
    (view, words): (View, Words),
    displays: &[Display],
    (at, width, u): (P, f64, f64),
    name: &dyn Fn(Player) -> String,
) {
    let all: Vec<(Player, HeldCard)> = cards(view, words, displays).collect();
    let Some((owner, _)) = all.first() else { return };
    let title = words.say_text("cards-of", "who", name(*owner));
    pen.put(out, &title, p(at.x + 22.0 * u, at.y + 16.0 * u), Style::new(18.0 * u, INK));
    let step = (width / all.len() as f64).min(120.0 * u);
    let scale = (step * 0.9 / CARD).min(62.0 * u / CARD);
    let room = step - 6.0 * u;
    // All words have one size.
    let sizes = all.iter().map(|(_, card)| pen.fitting(&card.words, 15.0 * u, room));
    let size = sizes.fold(15.0 * u, f64::min);
    for (i, (_, card)) in all.iter().enumerate() {
        let x = at.x + (width - step * all.len() as f64) / 2.0 + (i as f64 + 0.5) * step;
        let _ = write!(out, r#"<g transform="translate({} {}) scale({scale:.3})">"#, n(x), n(at.y + 62.0 * u));
        put(out, pen, view.rules, card);
        out.push_str("</g>");
        pen.put(out, &card.words, p(x, at.y + 104.0 * u), Style::new(size, INK).at(Anchor::Middle));
    }
}
