//! Things beside the board that belong to no player: the dice of the last action, and bags with
//! tokens or tiles.

use std::fmt::Write;

use bastide_core::{Display, Event, Pile, Stock, Token, View};
use bastide_texts::Language;

use crate::draw::color::INK;
use crate::draw::geom::p;
use crate::draw::pen::{Anchor, Pen, Style};
use crate::words::Words;

/// A random outcome of the last action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// The outcome in words: `die: 3`.
    pub words: String,
    /// The outcome, from 1.
    pub shows: u16,
}

/// A common supply of tokens, or a pile of tiles that are not drawn in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bag {
    /// Its content in words: `6 sheep`.
    pub words: String,
    /// The number of tokens or tiles.
    pub count: usize,
}

/// Returns the random outcomes among these events that say something to people. Draws of tiles are
/// other events.
pub fn dice(view: View, language: &Language, events: &[Event]) -> Vec<Die> {
    dice_of(view, Words::of(view.rules, language), events)
}

pub(crate) fn dice_of(view: View, words: Words, events: &[Event]) -> Vec<Die> {
    let die = |event: &Event| match *event {
        Event::Chance { stream, got, .. } => {
            let (name, shows) = (view.rules.names.streams.name(stream.index()), got + 1);
            words.speech.outcome(name, shows.into()).map(|words| Die { words, shows })
        }
        _ => None,
    };
    events.iter().filter_map(die).collect()
}

/// Returns the bags that are not empty: tokens in the common supply, and piles that no turn draws
/// from and no side board shows.
pub fn bags(view: View, language: &Language) -> Vec<Bag> {
    bags_of(view, Words::of(view.rules, language))
}

pub(crate) fn bags_of(view: View, words: Words) -> Vec<Bag> {
    let names = &view.rules.names;
    let displays = view.displays(view.core.turn.active).unwrap_or_default();
    let sections = || displays.iter().filter_map(|d| if let Display::Section(section) = d { Some(section) } else { None });
    let counted = |stock| sections().any(|section| section.stock == Some(stock));
    let supply = view.core.token_supply.iter().enumerate().filter(|(_, count)| **count > 0);
    let supply = supply.filter(|(i, _)| !counted(Stock::Tokens(Token::at(*i))));
    let tokens = supply.map(|(i, count)| Bag { words: words.tokens(Token::at(i), *count), count: *count as usize });
    let shown = |pile| counted(Stock::Tiles(pile)) || sections().any(|section| section.open == Some(pile));
    let piles = (0..names.piles.len()).map(Pile::at);
    let other = piles.filter(|pile| !view.rules.draw_piles().contains(pile) && !shown(*pile));
    let tiles = other.map(|pile| (pile, view.core.left(pile))).filter(|(_, count)| *count > 0);
    let bag = |(pile, count): (Pile, usize)| {
        words.speech.pile(names.piles.name(pile.index()), count as i64).map(|words| Bag { words, count })
    };
    tokens.chain(tiles.filter_map(bag)).collect()
}

/// Draws a die with a number, about its middle.
pub(crate) fn draw_die(out: &mut String, pen: &Pen, die: &Die) {
    out.push_str(r##"<rect x="-9.4" y="-7.6" width="20" height="20" rx="4" fill="#2a1f12" fill-opacity=".25"/>"##);
    out.push_str(r##"<rect x="-10" y="-9" width="20" height="20" rx="4" fill="#fffaf0" stroke="#6b5b43" stroke-width="1.2"/>"##);
    let text = die.shows.to_string();
    pen.put(out, &text, p(0.0, 5.6), Style::new(13.0, INK).bold().at(Anchor::Middle));
}

/// Draws a bag, about its middle.
pub(crate) fn draw_bag(out: &mut String) {
    let _ = write!(
        out,
        concat!(
            r##"<ellipse cx=".8" cy="10.6" rx="10.4" ry="2.6" fill="#2a1f12" fill-opacity=".25"/>"##,
            r##"<path d="M-4-6.4C-9.6-2-11.4 3-10.2 7.2-9.4 10-5.6 11 0 11s9.4-1 10.2-3.8C11.4 3 9.6-2 4-6.4z" fill="#b98a52" stroke="#5d3f1d" stroke-width="1.2"/>"##,
            r##"<path d="M-4-6.4-6-11q3 1.6 6 0 3 1.6 6 0l-2 4.6z" fill="#cfa36a" stroke="#5d3f1d" stroke-width="1.2" stroke-linejoin="round"/>"##,
            r##"<path d="M-4.6-6.2h9.2" stroke="#f0dcae" stroke-width="1.8" stroke-linecap="round"/>"##
        )
    );
}
