//! Symbols: the drawings that plugins bring for traits, kinds, tokens, figures and domains, and those
//! of the landscape.
//!
//! They are defined once in a picture and used by name, always upright in any rotation of the tile
//! unless they turn with it. Each has the middle of its foot, or its middle, at 0,0. A plugin brings
//! them in its file `symbols.toml`, which the engine has checked; no plugin is named here.

pub(crate) mod compass;
pub(crate) mod extent;
pub(crate) mod figure;
mod landscape;
pub(crate) mod palette;
mod pawn;
pub(crate) mod seat_mark;
pub(crate) mod shapes;
pub(crate) mod trait_letters;

use std::fmt::Write;

use bastide_core::{Ruleset, Symbol, SymbolOf};

use crate::draw::color::NEUTRAL;
use crate::draw::geom::{P, n, p};

/// A drawing that is used in a picture.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Picture {
    /// The id of its definition.
    pub(crate) id: String,
    /// Its distance from its place.
    pub(crate) shift: P,
    /// `true` if it turns with its tile.
    pub(crate) turns: bool,
    /// The number that is written on it, of a trait like `wheel-2`.
    pub(crate) number: Option<String>,
}

/// Returns the symbol that a plugin brings for a name.
pub(crate) fn get<'a>(rules: &'a Ruleset, of: SymbolOf, name: &str) -> Option<&'a Symbol> {
    rules.symbols().get(of, name)
}

/// Returns the id of the drawing of a name. An id of XML has no slash.
pub(crate) fn id(of: SymbolOf, name: &str) -> String {
    format!("{}-{}", of.key(), name.replace('/', "--"))
}

/// Returns the drawing of a name, if a plugin brings one.
pub(crate) fn picture(rules: &Ruleset, of: SymbolOf, name: &str) -> Option<Picture> {
    let (drawn, number) = match (get(rules, of, name), numbered(rules, name)) {
        (None, Some((base, number))) if of == SymbolOf::Trait => (base, Some(number.to_owned())),
        _ => (name, None),
    };
    let symbol = get(rules, of, drawn).filter(|symbol| symbol.drawing.is_some())?;
    let [x, y] = symbol.shift;
    Some(Picture { id: id(of, drawn), shift: p(x, y), turns: symbol.turns, number })
}

/// Returns the name and the number of a trait like `wheel-2`, if the name has a drawing: such a
/// trait is drawn as that drawing with the number on it.
pub(crate) fn numbered<'a>(rules: &Ruleset, name: &'a str) -> Option<(&'a str, &'a str)> {
    let (base, number) = name.rsplit_once('-')?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let drawn = || get(rules, SymbolOf::Trait, base).is_some_and(|symbol| symbol.drawing.is_some());
    (digits && drawn()).then_some((base, number))
}

/// Returns how far the drawing of a name reaches around its place, if a plugin brings one.
pub(crate) fn reach(rules: &Ruleset, of: SymbolOf, name: &str) -> Option<extent::Extent> {
    let symbol = get(rules, of, name)?;
    let [x, y] = symbol.shift;
    let drawn = extent::Extent::of(symbol.drawing.as_ref()?);
    Some(extent::Extent { left: drawn.left + x, top: drawn.top + y, right: drawn.right + x, bottom: drawn.bottom + y })
}

/// Returns the definitions that all tables share: landscapes, pawns and the marks of seats.
pub(crate) fn common() -> String {
    landscape::defs() + &shapes::pawns() + &seat_mark::defs()
}

/// Returns the definitions of the drawings that the plugins of a table bring, each with its id.
pub(crate) fn drawings(rules: &Ruleset) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (of, name, symbol) in rules.symbols().iter() {
        let id = id(of, name);
        if let Some(drawing) = &symbol.drawing {
            let body = drawing.svg(|role| palette::color(role, &NEUTRAL).to_owned());
            all.push((id, format!(r#"<g id="{}">{body}</g>"#, self::id(of, name))));
        } else if let Some(figure) = &symbol.figure {
            let body = shapes::definition(&id, &figure.outline, figure.rim);
            all.push((id, body));
        }
    }
    all
}

/// Returns the definitions of all symbols of a table.
pub(crate) fn defs(rules: &Ruleset) -> String {
    drawings(rules).into_iter().fold(common(), |all, (_, svg)| all + &svg)
}

/// Draws a defined picture at a position.
pub(crate) fn use_at(out: &mut String, id: &str, at: P) {
    let _ = write!(out, r##"<use href="#{id}" x="{}" y="{}"/>"##, n(at.x), n(at.y));
}
