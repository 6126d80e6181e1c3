//! The upright pictures: houses, trees, churches, pennants, badges.
//!
//! They are defined once in a picture and used by name, always upright in any rotation of the tile.
//! Each has the middle of its foot at 0,0, except badges and flower beds, which have their middle
//! there.
//!
//! Modules: [`stock`] (landscapes, the base game and the large expansions), [`emblems`] (roses, mines,
//! magic), [`plague`] (rats, castles), [`roads`] (what roads lead to), [`signs`] (towers and circles
//! with a sign) and [`sites`] (monasteries and other sites). Each says which names it pictures.

pub(crate) mod compass;
pub(crate) mod figure;
pub(crate) mod outlines;
pub(crate) mod seat_mark;
pub(crate) mod shapes;
pub(crate) mod trait_letters;

mod emblems;
mod plague;
mod roads;
mod signs;
mod sites;
mod stock;

use std::fmt::Write;

use crate::draw::geom::{P, n};

/// Returns `true` for a trait that has a picture of its own.
pub(crate) fn is_pictured(name: &str) -> bool {
    [stock::has, emblems::has, plague::has, roads::has, signs::has, sites::has].iter().any(|has| has(name))
}

/// Returns `true` for a trait whose picture turns with its tile.
pub(crate) fn turns_with_tile(name: &str) -> bool {
    emblems::turns(name)
}

/// Returns `true` for a kind of segment that is a site with a picture.
pub(crate) fn is_site(name: &str) -> bool {
    sites::has(name)
}

/// Returns the name and the number of a trait like `wheel-2`, if the name has a picture: such a
/// trait is drawn as that picture with the number on it.
pub(crate) fn numbered(name: &str) -> Option<(&str, &str)> {
    let (base, number) = name.rsplit_once('-')?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    (digits && is_pictured(base)).then_some((base, number))
}

/// The names of domains whose building has a picture of its own.
pub(crate) const DOMAINS: [&str; 1] = ["castle"];

/// Returns the definitions of all symbols.
pub(crate) fn defs() -> String {
    [stock::defs, emblems::defs, plague::defs, roads::defs, signs::defs, sites::defs].map(|defs| defs()).concat()
}

/// Draws a defined picture at a position.
pub(crate) fn use_at(out: &mut String, id: &str, at: P) {
    let _ = write!(out, r##"<use href="#{id}" x="{}" y="{}"/>"##, n(at.x), n(at.y));
}
