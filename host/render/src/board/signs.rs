//! The short signs of figures and placed tokens, the same in pictures and in text, and what they
//! mean.
//!
//! A figure is the capital of its player and the small letter of its kind: `R`, `Rb`. One without
//! an owner has a star in place of the capital: `*d`. A token is a small letter and its number,
//! after the capital of its owner: `f5`, `Rf5`. Tokens that lie with a figure follow it after `&`:
//! `R&s3`. A figure on top of a token follows it after `^`: `t3^R`.

use bastide_core::{Figure, FigureKind, FigureLocation, FigureState, PlacedToken, Ruleset, SymbolOf, Token, TokenPlace, View};
use bastide_texts::Language;

use crate::board::display;
use crate::board::pillars;
use crate::symbol;
use crate::symbol::shapes::{Shape, is_plain};
use crate::words::Words;

/// Returns a name of a plugin as words for programs: `tower prison` for `tower.prison`.
pub fn readable(name: &str) -> String {
    name.rsplit('/').next().unwrap_or(name).replace(['.', '-', '_'], " ")
}

/// Returns the noun that a plugin gives a trait, token or other thing, or else its name as words.
pub fn spoken(rules: &Ruleset, language: &Language, of: SymbolOf, name: &str) -> String {
    Words::of(rules, language).noun(of, name)
}

/// Returns the letter of each seat: the first letter of its name that no earlier seat has, or a
/// digit.
pub fn seat_letters(rules: &Ruleset) -> Vec<char> {
    let mut out: Vec<char> = Vec::new();
    for (i, seat) in rules.seats.iter().enumerate() {
        let letters = seat.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
        let digit = char::from_digit(i as u32 + 1, 10).unwrap_or('?');
        out.push(letters.into_iter().find(|c| !out.contains(c)).unwrap_or(digit));
    }
    out
}

/// Returns the small letter of a kind of token: the first one of its name that no earlier kind has,
/// or its first one.
pub(crate) fn token_letter(rules: &Ruleset, token: Token) -> char {
    let wanted = |name| symbol::get(rules, SymbolOf::Token, name).and_then(|symbol| symbol.letter.flatten());
    let names = (0..=token.index()).map(|i| rules.names.tokens.name(i));
    last_letter(names.map(|name| (name, wanted(name))))
}

/// Returns the small letter of a kind of figure, in the same way; some, such as followers, need none.
pub fn figure_letter(rules: &Ruleset, kind: FigureKind) -> char {
    let names = (0..=kind.index()).map(|i| rules.names.figures.name(i));
    let wanted = |name| symbol::get(rules, SymbolOf::Figure, name).and_then(|symbol| symbol.letter);
    let lettered = names.filter(|name| wanted(name) != Some(None));
    last_letter(lettered.map(|name| (name, wanted(name).flatten())))
}

/// Returns the letter of the last of these names, each with the letter that its plugin wants.
fn last_letter<'a>(names: impl Iterator<Item = (&'a str, Option<char>)>) -> char {
    let mut letters: Vec<char> = Vec::new();
    for (name, wanted) in names {
        let own =
            name.rsplit('.').next().unwrap_or(name).chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase());
        let own = wanted.into_iter().chain(own);
        let free = own.clone().find(|c| !letters.contains(c));
        letters.push(free.or_else(|| own.clone().next()).unwrap_or('?'));
    }
    letters.last().copied().unwrap_or('?')
}

/// Returns the sign of a kind of figure without an owner: `*d`.
pub fn neutral_sign(rules: &Ruleset, kind: FigureKind) -> String {
    format!("*{}", Shape::letter(rules, kind.index()))
}

/// Returns the sign of a figure.
pub(crate) fn figure_sign(view: View, f: &FigureState) -> String {
    let Some(owner) = f.owner else { return neutral_sign(view.rules, f.kind) };
    let letter = seat_letters(view.rules).get(owner.index()).copied().unwrap_or('?');
    if is_plain(view.rules, f.kind.index()) {
        return letter.to_string();
    }
    [letter, figure_letter(view.rules, f.kind)].iter().collect()
}

/// Returns the sign of a token.
pub(crate) fn token_sign(view: View, placed: &PlacedToken) -> String {
    let letters = seat_letters(view.rules);
    let owner = placed.owner.map_or(String::new(), |p| letters.get(p.index()).copied().unwrap_or('?').to_string());
    format!("{owner}{}{}", token_letter(view.rules, placed.token), placed.number)
}

/// Returns the signs of the tokens that lie with a figure, after `&`; empty if there are none.
pub(crate) fn with_figure(view: View, figure: Figure) -> String {
    let tokens: String = view.core.tokens_at(TokenPlace::Figure(figure)).map(|placed| token_sign(view, placed)).collect();
    if tokens.is_empty() { tokens } else { format!("&{tokens}") }
}

/// Returns the sign of a figure with the tokens that lie with it: `R`, `*d`, `R&s3`.
pub fn figure_text(view: View, figure: Figure) -> String {
    let sign = view.core.figures.get(figure.index()).map_or_else(|| "?".into(), |f| figure_sign(view, f));
    sign + &with_figure(view, figure)
}

/// Returns the signs of the figures without an owner and of the tokens that are on the landscape
/// now, each with its meaning; empty for a board with figures of players only.
pub fn board_signs(view: View, language: &Language) -> Vec<(String, String)> {
    let (rules, words) = (view.rules, Words::of(view.rules, language));
    let mut signs: Vec<(String, String)> = Vec::new();
    let on_board = |f: &&FigureState| matches!(f.place, FigureLocation::Segment(_) | FigureLocation::Spot { .. });
    for f in view.core.figures.iter().filter(|f| f.owner.is_none()).filter(on_board) {
        signs.push((neutral_sign(rules, f.kind), words.say_text("sign-figure", "noun", words.figure(f.kind))));
    }
    let tokens = view.core.placed_tokens();
    for i in 0..rules.names.tokens.len() {
        let of_kind = || tokens.iter().filter(|placed| placed.token.index() == i);
        let means = |id| words.say_text(id, "noun", words.token(Token::at(i)));
        if let Some(free) = of_kind().find(|placed| placed.owner.is_none()) {
            signs.push((token_sign(view, free), means("sign-token")));
        }
        if let Some(owned) = of_kind().find(|placed| placed.owner.is_some()) {
            signs.push((token_sign(view, owned), means("sign-token-of-player")));
        }
    }
    let on_top = |f: &FigureState| {
        let below = pillars::below(view, f)?;
        Some(format!("{}^{}", token_sign(view, below), figure_sign(view, f)))
    };
    if let Some(sign) = view.core.figures.iter().find_map(on_top) {
        signs.push((sign, words.say("sign-on-top")));
    }
    let with = |placed: &&PlacedToken| if let TokenPlace::Figure(figure) = placed.place { Some(figure) } else { None };
    if let Some(figure) = tokens.iter().find_map(|placed| with(&placed)) {
        signs.push((figure_text(view, figure), words.say("sign-with-tokens")));
    }
    let displays = display::of(view);
    if let Some((figure, with)) = display::companions(view, &displays).next() {
        let sign = format!("{}&{}", figure_text(view, with), figure_text(view, figure));
        signs.push((sign, words.say("sign-beside")));
    }
    let mut known: Vec<String> = Vec::new();
    signs.retain(|(sign, _)| {
        let fresh = !known.contains(sign);
        known.push(sign.clone());
        fresh
    });
    signs
}
