//! The crossings on which a tollhouse may lie (RULES.md, section 1).

use bastide_core::Crossings;
use bastide_core::author::prelude::*;

/// The traits of segments that meet on their tile, see the guide for authors.
const WAYS: [&str; 4] = ["way-a", "way-b", "way-c", "way-d"];
/// Traits of tiles on which roads meet at something else than a village (TK-04, TK-15).
const NO_VILLAGE: [&str; 6] = ["acrobats", "circus", "ferry", "hill", "watchtower-monasteries", "watchtower-roads"];

/// TK-04, TK-15, TK-22: returns what knows the tiles whose roads end at a village.
pub(crate) fn of_roads(reg: &mut Registrar) -> Crossings {
    let road = reg.kind("road");
    reg.crossings(road, WAYS, &NO_VILLAGE)
}
