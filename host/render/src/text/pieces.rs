//! Placed tokens, and figures with tokens, on a tile of characters: each finds room of its own.

use bastide_core::{Cell, Figure, FigureState, Origin, PlacedToken, TokenPlace, View};

use crate::board::pillars;
use crate::board::signs;
use crate::draw::color;
use crate::draw::geom::p;
use crate::text::block::{Block, Paint};

/// The sign of tokens for which a tile has no room.
const MORE: &str = "+";

impl Block {
    /// Returns `true` if a word at a position covers only characters that are wanted.
    fn fits(&self, at: usize, length: usize, wanted: &impl Fn(usize) -> bool) -> bool {
        at % self.wide + length <= self.wide && (at..at + length).all(wanted)
    }

    /// Writes a word where it covers no figure, token or label: on the segment if there is room,
    /// and else elsewhere on the tile. A tile without room gets a plus sign.
    pub(crate) fn lay(&mut self, segment: Option<usize>, word: &str, paint: Paint) {
        let length = word.chars().count();
        let busy = |i: usize| matches!(self.glyphs[i].paint, Paint::Figure(_) | Paint::Label);
        let free = |i: usize| !busy(i);
        let open = |i: usize| free(i) && !matches!(self.glyphs[i].paint, Paint::Building | Paint::Mark | Paint::Lane);
        let own = |i: usize| free(i) && self.glyphs[i].paint != Paint::Building && self.owner[i] == segment && segment.is_some();
        let apart = |i: usize| {
            let (left, right) = (i.is_multiple_of(self.wide), (i + length).is_multiple_of(self.wide));
            (left || !busy(i - 1)) && (right || i + length >= self.glyphs.len() || !busy(i + length))
        };
        let to = segment.and_then(|i| self.label.get(i).copied()).unwrap_or(p(12.0, 90.0));
        let tries: [&dyn Fn(usize) -> bool; 5] = [
            &|i| apart(i) && self.fits(i, length, &own),
            &|i| apart(i) && self.fits(i, length, &open),
            &|i| apart(i) && self.fits(i, length, &free),
            &|i| self.fits(i, length, &open),
            &|i| self.fits(i, length, &free),
        ];
        let room = tries.iter().find(|wanted| (0..self.glyphs.len()).any(wanted)).map(|wanted| self.closest(to, wanted));
        match room {
            Some(at) => self.write(at, word, paint),
            None => self.write((self.wide - 1, self.high - 1), MORE, paint),
        }
    }

    /// Draws a figure at a position of its cell, or beside the figure that is there.
    pub(crate) fn stand_at(&mut self, (x, y): (usize, usize), word: &str, paint: Paint) {
        let length = word.chars().count();
        let x = x.min(self.wide.saturating_sub(length));
        let at = y * self.wide + x;
        let free = |i: usize| !matches!(self.glyphs[i].paint, Paint::Figure(_));
        if self.fits(at, length, &free) || self.high == 1 { self.write((x, y), word, paint) } else { self.lay(None, word, paint) }
    }
}

/// Returns the color of an owner, or that of things without one.
pub(crate) fn paint_of(view: View, owner: Option<bastide_core::Player>) -> Paint {
    Paint::Figure(owner.map_or(color::NEUTRAL, |owner| color::of_player(view.rules, owner)).ansi)
}

/// Returns the sign of a figure with the tokens that lie with it, its color, and whether it has
/// any.
pub(crate) fn figure(view: View, figure: Figure, f: &FigureState) -> (String, Paint, bool) {
    let tokens = signs::with_figure(view, figure);
    (signs::figure_sign(view, f) + &tokens, paint_of(view, f.owner), !tokens.is_empty())
}

/// Returns the sign of the token on which a figure stands, and `^`: `t3^`; empty if it stands on
/// none.
pub(crate) fn below(view: View, f: &FigureState) -> String {
    pillars::below(view, f).map_or(String::new(), |placed| signs::token_sign(view, placed) + "^")
}

/// Returns `true` if a figure stands on a token, whose sign is written with the figure then.
fn is_under_a_figure(view: View, placed: &PlacedToken) -> bool {
    view.core.figures.iter().any(|f| pillars::below(view, f) == Some(placed))
}

/// Draws the tokens of a cell and of its segments.
pub(crate) fn tokens(block: &mut Block, view: View, cell: Cell) {
    let graph = &view.core.graph;
    let place = |placed: &PlacedToken| match placed.place {
        TokenPlace::Cell(c) if c == cell => Some(None),
        TokenPlace::Segment(seg) if graph.get(seg).cell == cell => match graph.get(seg).origin {
            Origin::Printed { index, .. } => Some(Some(usize::from(index))),
            _ => Some(Some(usize::MAX)),
        },
        _ => None,
    };
    for placed in view.core.placed_tokens() {
        let Some(segment) = place(placed) else { continue };
        if is_under_a_figure(view, placed) {
            continue;
        }
        let paint = paint_of(view, placed.owner);
        if block.high == 1 {
            // A tile of a single line has room for a letter on the left.
            let taken = matches!(block.glyphs[0].paint, Paint::Figure(_));
            let word = if taken { MORE.into() } else { signs::token_letter(view.rules, placed.token).to_string() };
            block.write((0, 0), &word, paint);
        } else {
            block.lay(segment, &signs::token_sign(view, placed), paint);
        }
    }
}
