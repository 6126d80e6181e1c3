//! The content of tile sets.

use bastide_core::{Ruleset, Trait};

/// Returns the named colors in turn order, as in a table file.
pub fn seats(n: usize) -> String {
    let colors = bastide_core::table::COLORS.iter().take(n).map(|c| format!("\"{c}\""));
    format!("players = [{}]\n", colors.collect::<Vec<_>>().join(", "))
}

/// Returns the number of tiles in the stock whose id has this prefix, and how many times a trait is
/// printed on their segments.
pub fn printed(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let of = rules.names.traits.index(name).map(Trait::at);
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    let each = |t: &bastide_core::TileInfo| of.map_or(0, |of| t.segments.iter().map(|p| usize::from(p.traits.count(of))).sum());
    tiles.fold((0, 0), |(n, sum), t| (n + 1, sum + each(t)))
}

/// Returns the number of tiles of a set that have a segment of this kind.
pub fn with_kind(rules: &Ruleset, set: &str, kind: &str) -> usize {
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    tiles.filter(|t| t.segments.iter().any(|p| Some(p.kind) == rules.kind(kind))).count()
}
