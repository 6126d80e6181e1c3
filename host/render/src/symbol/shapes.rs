//! The shapes of figures: those that the plugins draw, and several pawns for all others.
//!
//! Each outline is about 24 units high and has the middle of its foot at 0,0.

use std::fmt::Write;

use bastide_core::{FigureSymbol, Ruleset, SymbolOf};

use crate::draw::color::{NEUTRAL, Paint};
use crate::draw::geom::{P, p};
use crate::symbol::{self, palette, pawn};

/// The shape of a kind of figure.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    /// The id of the outline in a picture.
    pub(crate) id: String,
    /// The letter of the kind on a pawn.
    pub(crate) letter: Option<char>,
    /// Additional lines on the outline.
    pub(crate) lines: Option<String>,
    /// The position and the radius of the mark of the seat.
    pub(crate) mark: (P, f64),
    /// The scale at which the outline is drawn.
    pub(crate) size: f64,
    /// The distance from the middle of the outline to its ends.
    pub(crate) half_width: f64,
    /// `true` for figures that lie down on a field.
    pub(crate) lies: bool,
    /// The color of a figure that has no owner.
    pub(crate) neutral: Paint,
}

/// Returns the drawing of a kind of figure, if a plugin brings one.
fn drawn(rules: &Ruleset, kind: usize) -> Option<&FigureSymbol> {
    symbol::get(rules, SymbolOf::Figure, rules.names.figures.name(kind))?.figure.as_ref()
}

impl Shape {
    /// Returns the shape of a kind of figure. Two kinds of a ruleset have different shapes as long
    /// as drawings, heads or letters differ.
    pub(crate) fn of(rules: &Ruleset, kind: usize) -> Shape {
        let name = rules.names.figures.name(kind);
        let Some(figure) = drawn(rules, kind) else { return Shape::pawn(rules, kind) };
        let paint = |[fill, edge, ink]: [bastide_core::Role; 3]| {
            let [fill, edge, ink] = [fill, edge, ink].map(|role| palette::color(role, &NEUTRAL));
            Paint { fill, edge, ink, ..NEUTRAL }
        };
        Shape {
            id: symbol::id(SymbolOf::Figure, name),
            letter: None,
            lines: figure.lines.clone(),
            mark: (p(figure.mark[0], figure.mark[1]), figure.mark[2]),
            size: figure.size,
            half_width: figure.half_width,
            lies: figure.lies,
            neutral: figure.neutral.map_or(NEUTRAL, paint),
        }
    }

    /// Returns the pawn of a kind that no plugin draws.
    fn pawn(rules: &Ruleset, kind: usize) -> Shape {
        let name = |kind: usize| rules.names.figures.name(kind);
        // The signs of figures without an owner are this letter alone.
        let neutral = |kind: &usize| drawn(rules, *kind).is_some_and(|figure| figure.neutral.is_some());
        let all = || 0..rules.names.figures.len();
        let mut letters: Vec<char> = all().filter(neutral).flat_map(|kind| name(kind).chars().next()).collect();
        letters.iter_mut().for_each(|c| *c = c.to_ascii_uppercase());
        let pawns = letters.len();
        for k in (0..kind).filter(|&k| drawn(rules, k).is_none()).chain([kind]) {
            let own = name(k).chars().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_uppercase());
            let free = own.clone().find(|c| !letters.contains(c));
            letters.push(free.or_else(|| own.clone().next()).unwrap_or('?'));
        }
        let head = (letters.len() - pawns).saturating_sub(1) % pawn::HEADS.len();
        Shape {
            id: format!("pawn{head}"),
            letter: letters.last().copied(),
            lines: None,
            mark: (p(0.0, -4.6), 3.6),
            size: 1.08,
            half_width: 12.0,
            lies: false,
            neutral: NEUTRAL,
        }
    }

    /// Returns the small letter of the kind: the one on a pawn, or the first one of the name.
    pub(crate) fn letter(rules: &Ruleset, kind: usize) -> char {
        let first = || rules.names.figures.name(kind).chars().next();
        Shape::of(rules, kind).letter.or_else(first).map_or('?', |c| c.to_ascii_lowercase())
    }
}

/// Returns `true` for a kind of figure whose sign is the capital of its player alone, such as followers.
pub(crate) fn is_plain(rules: &Ruleset, kind: usize) -> bool {
    symbol::get(rules, SymbolOf::Figure, rules.names.figures.name(kind)).is_some_and(|symbol| symbol.letter == Some(None))
}

/// Returns the definitions of the outlines of pawns.
pub(crate) fn pawns() -> String {
    (0..pawn::HEADS.len()).map(|head| definition(&format!("pawn{head}"), &pawn::outline(head), false)).collect()
}

/// Returns the definition of an outline: a pale edge and the shape, which inherits fill and stroke
/// where it is used; with `rim` a second outline around it.
pub(crate) fn definition(id: &str, d: &str, rim: bool) -> String {
    let mut out = format!(r#"<g id="{id}" stroke-linejoin="round">"#);
    let _ = match rim {
        false => write!(
            out,
            r##"<path d="{d}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3.4"/><path d="{d}" stroke-width="1.3"/></g>"##
        ),
        true => write!(
            out,
            r##"<path d="{d}" fill="none" stroke-width="6"/><path d="{d}" fill="none" stroke="#fff" stroke-width="3.6"/><path d="{d}" stroke-width="1.1"/></g>"##
        ),
    };
    out
}
