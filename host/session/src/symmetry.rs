//! Rotations of a tile that look the same, so that a person need not choose between them.

use bastide_core::{Ruleset, TileInfo, TileType, Traits};

/// Returns `true` if the tile looks the same in both numbers of quarter turns.
pub(super) fn look_alike(rules: &Ruleset, tile: TileType, a: u8, b: u8) -> bool {
    let info = rules.tiles.get(tile);
    // Turns from 4 on show a second face.
    if a & !3 != b & !3 {
        return false;
    }
    let edges = |turn: u8| info.sides[usize::from(turn & 3)].map(|side| side.edge);
    edges(a) == edges(b) && covers(rules, info, a, b) && covers(rules, info, b, a)
}

/// Returns `true` if each segment in one rotation has an equal segment in the other.
fn covers(rules: &Ruleset, info: &TileInfo, a: u8, b: u8) -> bool {
    let mut free: Vec<usize> = (0..info.segments.len()).collect();
    (0..info.segments.len()).all(|i| {
        let found = free.iter().position(|j| alike(rules, info, (i, a), (*j, b)));
        found.map(|at| free.remove(at)).is_some()
    })
}

/// Returns `true` if a segment in one rotation equals a segment in another: its position, its
/// printed content, and its borders.
fn alike(rules: &Ruleset, info: &TileInfo, (i, a): (usize, u8), (j, b): (usize, u8)) -> bool {
    let (p, q) = (&info.segments[i], &info.segments[j]);
    // Traits like `way-a` say which segments meet and are not drawn. Rotations that look the same
    // have the same segments that meet.
    let drawn = |traits: &Traits| {
        let shown = traits.iter().filter(|(t, _)| !rules.names.traits.name(t.index()).starts_with("way-"));
        shown.collect::<Vec<_>>()
    };
    let (here_drawn, there_drawn) = (drawn(&p.traits), drawn(&q.traits));
    let same_traits = here_drawn.len() == there_drawn.len() && here_drawn.iter().all(|t| there_drawn.contains(t));
    let beside = |segment: &bastide_core::PrintedSegment, turn: u8| {
        let of = |k: &u8| info.segments.get(usize::from(*k)).map(|other| (other.kind, other.edge_points.turned(turn & 3)));
        segment.borders.iter().filter_map(of).collect::<Vec<_>>()
    };
    let (here, there) = (beside(p, a), beside(q, b));
    p.kind == q.kind
        && p.edge_points.turned(a & 3) == q.edge_points.turned(b & 3)
        && same_traits
        && here.len() == there.len()
        && here.iter().all(|segment| there.contains(segment))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, table};

    /// Returns the number of different pictures of a tile of the base game.
    fn pictures(name: &str) -> Done<Option<usize>> {
        let rules = table("")?.1;
        let Some(tile) = rules.tiles.find(name) else { return Ok(None) };
        Ok(Some((0..4).filter(|turn| !(0..*turn).any(|before| look_alike(&rules, tile, before, *turn))).count()))
    }

    #[test]
    fn a_tile_has_as_many_pictures_as_turns_that_differ() -> Done {
        // A monastery in a field, a crossing, a straight road, a bend, a city on all sides.
        assert_eq!(pictures("BA/L")?, Some(1));
        assert_eq!(pictures("BA/RRRR")?, Some(1));
        assert_eq!(pictures("BA/RFr")?, Some(2));
        assert_eq!(pictures("BA/RCr")?, Some(4));
        assert_eq!(pictures("BA/LR")?, Some(4));
        Ok(())
    }
}
