//! Placed tokens on the board: flat discs with the letter of their kind, in stacks, with their
//! numbers.
//!
//! A token with a number above 1 is a stack with the number beside it. The token of a player has
//! the color and the mark of its owner. Tokens keep apart from each other and from figures.

use std::fmt::Write;

use bastide_core::{Cell, EdgeContact, Figure, PlacedToken, Player, Ruleset, SymbolOf, Token, TokenPlace, View};

use crate::board::pillars;
use crate::board::signs;
use crate::board::spots::Spots;
use crate::board::{PutPiece, put_standing};
use crate::draw::color::{self, INK, NEUTRAL, Paint, tint};
use crate::draw::geom::{P, n, north_west, p, turn};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol::extent::Extent;
use crate::symbol::{self, seat_mark};
use crate::tile::rings;

/// The most discs of a stack.
const DISCS: i16 = 5;
/// The height of a disc.
const THICK: f64 = 2.6;
/// The distance at which two tokens do not touch.
const APART: f64 = 23.0;
/// The distance of a token from a figure that it does not cover.
const CLEAR: f64 = 19.0;

/// Draws a token with the middle of its lowest disc at `at`.
pub(crate) fn chip(out: &mut String, pen: &Pen, rules: &Ruleset, placed: &PlacedToken, at: P, zoom: f64) {
    let name = rules.names.tokens.name(placed.token.index());
    let _ = write!(out, r#"<g class="token" transform="translate({} {}) scale({})">"#, n(at.x), n(at.y), n(zoom));
    let has_picture = has_picture(rules, placed.token);
    let unnumbered = symbol::get(rules, SymbolOf::Token, name).is_some_and(|symbol| symbol.unnumbered);
    // The number of a token with a picture counts something else than tokens.
    disc(out, pen, rules, (placed.token, placed.owner), if has_picture { 1 } else { placed.number.clamp(1, DISCS) });
    if placed.number != 1 || (has_picture && !unnumbered) {
        pen.put_boxed(out, &placed.number.to_string(), p(5.0, -2.4));
    }
    out.push_str("</g>");
}

/// Returns `true` if a token has a picture of its own.
pub(crate) fn has_picture(rules: &Ruleset, token: Token) -> bool {
    symbol::picture(rules, SymbolOf::Token, rules.names.tokens.name(token.index())).is_some()
}

/// Returns how far a token with a picture reaches around the middle of its disc; `None` for one with a letter.
pub(crate) fn reach(rules: &Ruleset, token: Token) -> Option<Extent> {
    const DISC: Extent = Extent { left: -10.4, top: -6.3, right: 11.2, bottom: 8.0 };
    let picture = symbol::reach(rules, SymbolOf::Token, rules.names.tokens.name(token.index()))?;
    Some(DISC.with(picture, p(0.0, -3.4)))
}

/// Draws a stack of discs with the middle of the lowest one at the origin, and the picture or the letter of the token on top.
pub(crate) fn disc(out: &mut String, pen: &Pen, rules: &Ruleset, (token, owner): (Token, Option<Player>), discs: i16) {
    let name = rules.names.tokens.name(token.index());
    let owner: Option<Paint> = owner.map(|owner| color::of_player(rules, owner));
    let (light, dark) = tint(name);
    // Below a picture, a color would look like that of a player.
    let free = if has_picture(rules, token) { (NEUTRAL.fill, NEUTRAL.edge, INK) } else { (light.as_str(), dark.as_str(), INK) };
    let (fill, edge, ink) = owner.map_or(free, |paint| (paint.fill, paint.edge, paint.ink));
    let _ = write!(out, r##"<ellipse cx=".8" cy="2" rx="10.4" ry="6" fill="#2a1f12" fill-opacity=".28"/>"##);
    for k in 0..discs {
        let y = -THICK * f64::from(k);
        let _ = write!(
            out,
            r##"<path d="M-9.6 {0}v1.8a9.6 5.8 0 0 0 19.2 0v-1.8z" fill="{edge}"/><ellipse cy="{0}" rx="9.6" ry="5.8" fill="{fill}" stroke="{edge}" stroke-width="1"/>"##,
            n(y)
        );
    }
    let top = -THICK * f64::from(discs - 1);
    match symbol::picture(rules, SymbolOf::Token, name) {
        Some(picture) => symbol::use_at(out, &picture.id, p(0.0, top - 3.4) + picture.shift),
        None => {
            let letter = signs::token_letter(rules, token).to_ascii_uppercase().to_string();
            pen.put(out, &letter, p(0.0, top + 3.1), Style::new(8.6, ink).bold().at(Anchor::Middle));
        }
    }
    if let Some(paint) = owner {
        let _ = write!(out, r##"<circle cx="-9" cy="3" r="4.6" fill="{fill}" stroke="#fff" stroke-width="1"/>"##);
        seat_mark::put(out, &paint, p(-9.0, 3.0), 2.9);
    }
}

/// Returns the tokens on the landscape of which one of each kind and owner explains the others.
pub(crate) fn kinds(view: View) -> Vec<PlacedToken> {
    let mut kinds: Vec<PlacedToken> = Vec::new();
    for placed in view.core.placed_tokens() {
        if !kinds.iter().any(|known| known.token == placed.token) {
            kinds.push(*placed);
        }
    }
    kinds.sort_by_key(|placed: &PlacedToken| -> Token { placed.token });
    kinds
}

/// Draws all tokens on the landscape. `figures` are the figures on the board with the middles of
/// their feet.
pub(crate) fn paint(piece: &mut PutPiece, view: View, spots: &Spots, figures: &[(Figure, P)], pen: &Pen, zoom: f64) {
    let mut taken: Vec<P> = Vec::new();
    let mut drawn: Vec<(P, &PlacedToken)> = Vec::new();
    for placed in view.core.placed_tokens().iter().filter(|placed| !pillars::is_one(view, placed)) {
        let places: Vec<P> = match placed.place {
            TokenPlace::Cell(cell) => beside_middle(view, spots, cell).into_iter().chain(of_cell(cell)).collect(),
            TokenPlace::Segment(seg) => {
                let spot = spots.of(seg).at;
                let cell = view.core.graph.get(seg).cell;
                let area = view.rules.kinds.get(view.core.graph.get(seg).kind).contact == EdgeContact::Whole;
                let near = around(spot, if area { 24.0 } else { 21.0 });
                near.into_iter().filter(|at| inside(cell, *at)).chain(of_cell(cell)).collect()
            }
            TokenPlace::Figure(figure) => {
                let Some((_, at)) = figures.iter().find(|(known, _)| *known == figure) else { continue };
                [p(-21.0, 8.0), p(21.0, 8.0), p(-21.0, -9.0), p(21.0, -9.0)].map(|aside| *at + aside * zoom).into()
            }
        };
        let with_figure = matches!(placed.place, TokenPlace::Figure(_));
        let room = |at: &P| {
            let tokens = taken.iter().map(|other| other.to(*at) / (APART * zoom));
            let people = figures.iter().filter(|_| !with_figure).map(|(_, foot)| foot.to(*at) / (CLEAR * zoom));
            tokens.chain(people).fold(1.0, f64::min)
        };
        let best = places.iter().find(|at| room(at) >= 1.0);
        let widest = places.iter().max_by(|a, b| room(a).total_cmp(&room(b)));
        let Some(at) = best.or(widest).copied() else { continue };
        taken.push(at);
        drawn.push((at, placed));
    }
    put_standing(piece, "o-token", &mut drawn, |(at, _)| *at, |out, (at, placed)| chip(out, pen, view.rules, placed, *at, zoom));
}

/// Returns the places beside what its tile has in the middle: a space, or the village where its roads meet.
fn beside_middle(view: View, spots: &Spots, cell: Cell) -> Vec<P> {
    const ASIDE: [P; 4] = [p(21.0, 18.0), p(-21.0, 18.0), p(21.0, -12.0), p(-21.0, -12.0)];
    let crossing = || {
        let tile = view.core.board.tile(view.core.board.tile_at(cell)?);
        Some(turn(spots.layouts.get(&tile.tile)?.plaza?, tile.turn.into()))
    };
    let middle = rings::of(view, spots.layouts, cell).or_else(crossing);
    let all = middle.iter().flat_map(|at| ASIDE.map(|aside| north_west(cell) + *at + aside));
    all.filter(|at| inside(cell, *at)).collect()
}

/// Returns the places of tokens on a cell: its corners, its sides, and what is between them.
fn of_cell(cell: Cell) -> Vec<P> {
    let corner = north_west(cell);
    let outer = [(18.0, 86.0), (80.0, 86.0), (18.0, 22.0), (80.0, 22.0), (49.0, 86.0), (49.0, 22.0), (18.0, 54.0), (80.0, 54.0)];
    outer
        .into_iter()
        .chain([(49.0, 54.0), (34.0, 70.0), (65.0, 70.0), (34.0, 38.0), (65.0, 38.0)])
        .map(|(x, y)| corner + p(x, y))
        .collect()
}

/// Returns places around a point, those below it first.
fn around(at: P, far: f64) -> Vec<P> {
    const WAYS: [(f64, f64); 8] =
        [(1.0, 0.3), (-1.0, 0.3), (0.7, 0.75), (-0.7, 0.75), (0.0, 1.0), (0.8, -0.6), (-0.8, -0.6), (0.0, -1.0)];
    WAYS.iter().map(|(x, y)| at + p(*x, *y) * far).collect()
}

fn inside(cell: Cell, at: P) -> bool {
    let within = at - north_west(cell);
    (11.0..89.0).contains(&within.x) && (14.0..91.0).contains(&within.y)
}
