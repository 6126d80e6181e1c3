//! What sets of tiles hold, for the tests of Inns and Cathedrals and of Traders and Builders.

use bastide_core::{Ruleset, Trait};

/// The named colors in turn order, as a table file lists them.
pub(crate) fn seats(n: usize) -> String {
    let colors = bastide_core::table::COLORS.iter().take(n).map(|c| format!("\"{c}\""));
    format!("players = [{}]\n", colors.collect::<Vec<_>>().join(", "))
}

/// How many tiles with this beginning of their id the stock holds, and how often a trait is printed on their parts.
pub(crate) fn printed(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let of = rules.names.traits.index(name).map(Trait::at);
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    let each = |t: &bastide_core::TileInfo| of.map_or(0, |of| t.segments.iter().map(|p| usize::from(p.traits.count(of))).sum());
    tiles.fold((0, 0), |(n, sum), t| (n + 1, sum + each(t)))
}

/// How many tiles of a set have a part of this kind.
pub(crate) fn with_kind(rules: &Ruleset, set: &str, kind: &str) -> usize {
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    tiles.filter(|t| t.segments.iter().any(|p| Some(p.kind) == rules.kind(kind))).count()
}
