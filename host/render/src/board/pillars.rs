//! Tokens that carry figures: towers.
//!
//! A token on a cell carries figures if the middle of the cell is a spot of any plugin. It is drawn
//! with as many storeys as its number, and the figure at the spot stands on top. Its foot is on the
//! printed mark that the sort of spot is named after (`tower.top`: the mark `tower`), or in the
//! middle of the cell.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{Cell, FigureLocation, FigureState, PlacedToken, TileType, TokenPlace, View};

use crate::board::{PutPiece, put_standing};
use crate::draw::color::tint;
use crate::draw::geom::{P, n, north_west, p, turn};
use crate::draw::pen::Pen;
use crate::tile::layout::Layout;

/// The most storeys that are drawn.
const STOREYS: i16 = 6;
/// The height of a storey.
const HIGH: f64 = 7.4;
/// The number of the point in the middle of a cell.
const MIDDLE: u8 = 0;

/// Returns the token that carries figures in the middle of a cell, if there is one.
pub(crate) fn on(view: View<'_>, cell: Cell) -> Option<&PlacedToken> {
    let placed = view.core.tokens_at(TokenPlace::Cell(cell)).last()?;
    view.spot_kind(cell, MIDDLE).ok().flatten().map(|_| placed)
}

/// Returns the token on which a figure stands, if it stands on one. A figure without an owner, such as
/// a dragon, stands beside the token of its cell.
pub(crate) fn below<'a>(view: View<'a>, f: &FigureState) -> Option<&'a PlacedToken> {
    match f.place {
        FigureLocation::Spot { cell, at: MIDDLE } if f.owner.is_some() => on(view, cell),
        _ => None,
    }
}

/// Returns `true` if a token carries figures.
pub(crate) fn is_one(view: View, placed: &PlacedToken) -> bool {
    matches!(placed.place, TokenPlace::Cell(cell) if on(view, cell) == Some(placed))
}

/// Returns the foot of the token that carries figures in the middle of a cell.
pub(crate) fn foot(view: View, layouts: &BTreeMap<TileType, Layout>, cell: Cell) -> P {
    let mark = || {
        let kind = view.spot_kind(cell, MIDDLE).ok().flatten()?;
        let name = view.rules.names.spots.name(kind.index()).split('.').next()?;
        let tile = view.core.board.tile(view.core.board.tile_at(cell)?);
        let mark = layouts.get(&tile.tile)?.marks.iter().find(|mark| mark.name == name)?;
        Some(turn(mark.at, tile.turn.into()))
    };
    north_west(cell) + mark().unwrap_or(p(50.0, 50.0))
}

/// Returns the height at which a figure stands on a token, for a zoom of 1.
pub(crate) fn height(placed: &PlacedToken) -> f64 {
    HIGH * f64::from(placed.number.clamp(1, STOREYS))
}

/// Draws all tokens that carry figures, those behind first.
pub(crate) fn paint(piece: &mut PutPiece, view: View, layouts: &BTreeMap<TileType, Layout>, pen: &Pen, zoom: f64) {
    let carries = |placed: &&PlacedToken| is_one(view, placed);
    let at = |placed: &PlacedToken| match placed.place {
        TokenPlace::Cell(cell) => foot(view, layouts, cell),
        _ => P::default(),
    };
    let mut all: Vec<(P, &PlacedToken)> =
        view.core.placed_tokens().iter().filter(carries).map(|placed| (at(placed), placed)).collect();
    put_standing(piece, "m-pillar", &mut all, |(at, _)| *at, |out, (at, placed)| put(out, view, placed, *at, pen, zoom));
}

/// Draws a token that carries figures, with its foot at `at`.
pub(crate) fn put(out: &mut String, view: View, placed: &PlacedToken, at: P, pen: &Pen, zoom: f64) {
    let (light, dark) = tint(view.rules.names.tokens.name(placed.token.index()));
    let _ = write!(out, r#"<g class="pillar" transform="translate({} {}) scale({})">"#, n(at.x), n(at.y), n(zoom));
    let _ = write!(out, r##"<ellipse cx="1.4" cy=".6" rx="10.6" ry="4.4" fill="#2a1f12" fill-opacity=".3"/>"##);
    let storeys = placed.number.clamp(1, STOREYS);
    for k in 0..storeys {
        let y = -HIGH * f64::from(k);
        let _ = write!(
            out,
            r##"<path d="M-8 {0}v-{HIGH}a8 3.2 0 0 1 16 0v{HIGH}a8 3.2 0 0 1 -16 0z" fill="{light}" stroke="{dark}" stroke-width="1.1"/><path d="M-1.3 {1}v-2.6q1.3-1.8 2.6 0v2.6z" fill="{dark}"/>"##,
            n(y),
            n(y + 1.0)
        );
    }
    let top = -HIGH * f64::from(storeys);
    let _ = write!(out, r##"<ellipse cy="{}" rx="8" ry="3.2" fill="#f7efdf" stroke="{dark}" stroke-width="1.1"/>"##, n(top));
    pen.put_boxed(out, &placed.number.to_string(), p(6.0, -6.4));
    out.push_str("</g>");
}
