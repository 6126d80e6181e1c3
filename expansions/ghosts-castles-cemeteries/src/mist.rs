//! Where mist is (RULES.md, section 2).

use bastide_core::author::prelude::*;

/// The traits that say at which edges of a tile, as printed, there is mist.
#[derive(Clone, Copy)]
pub(crate) struct Mist {
    sides: [Trait; 4],
}

impl Mist {
    pub(crate) fn new(reg: &mut Registrar) -> Mist {
        Mist { sides: ["mist-n", "mist-e", "mist-s", "mist-w"].map(|side| reg.tile_trait(side)) }
    }

    /// Returns `true` if a tile shows mist at this side as printed.
    pub(crate) fn printed(self, v: View, tile: TileType, side: Side) -> bool {
        v.rules.tiles.get(tile).traits.has(self.sides[side.index()])
    }

    /// GH-19, GH-22: returns `true` for a tile with mist.
    pub(crate) fn is_misty(self, v: View, placed: PlacedTile) -> bool {
        let tile = v.core.board.tile(placed).tile;
        Side::ALL.into_iter().any(|side| self.printed(v, tile, side))
    }

    /// Returns `true` if a placed tile has mist at this side.
    fn at(self, v: View, placed: PlacedTile, side: Side) -> bool {
        let tile = v.core.board.tile(placed);
        Side::ALL.into_iter().any(|printed| printed.turned(tile.turn) == side && self.printed(v, tile.tile, printed))
    }

    /// Returns the edges of a placed tile at which another one lies: the other one, and whether this
    /// side and the other have mist. HL-06: where a tile is absent nothing meets.
    fn edges(self, v: View<'_>, placed: PlacedTile) -> impl Iterator<Item = (PlacedTile, bool, bool)> {
        let cell = v.core.board.tile(placed).cell;
        let is_gap = move |placed: PlacedTile, side: Side| v.rules.edge_rules.is_gap(v.edge_of(placed, side));
        Side::ALL.into_iter().filter_map(move |side| {
            let other = v.core.board.tile_at(cell.step(side))?;
            if is_gap(placed, side) || is_gap(other, side.opposite()) {
                return None;
            }
            Some((other, self.at(v, placed, side), self.at(v, other, side.opposite())))
        })
    }

    /// GH-15: returns `true` if a placed tile extends the mist: it lies mist to mist somewhere.
    pub(crate) fn extends(self, v: View, placed: PlacedTile) -> bool {
        self.edges(v, placed).any(|(_, own, other)| own && other)
    }

    /// GH-15: returns `true` if a placed tile limits the mist: it shows mist, and somewhere one side is
    /// misty and the other clear. With `banks` only if the bank of that mist is finished now.
    pub(crate) fn limits(self, v: View, placed: PlacedTile, banks: bool) -> bool {
        let limited = |(other, own, others): (PlacedTile, bool, bool)| {
            own != others && (!banks || self.is_finished(v, if own { placed } else { other }))
        };
        self.is_misty(v, placed) && self.edges(v, placed).any(limited)
    }

    /// GH-04: returns `true` if the bank of a tile with mist is closed: no misty edge of a tile of
    /// it faces an empty place.
    fn is_finished(self, v: View, from: PlacedTile) -> bool {
        let (mut bank, mut next) = (vec![from], 0);
        while let Some(&placed) = bank.get(next) {
            next += 1;
            let cell = v.core.board.tile(placed).cell;
            for side in Side::ALL.into_iter().filter(|side| self.at(v, placed, *side)) {
                let Some(other) = v.core.board.tile_at(cell.step(side)) else { return false };
                if self.at(v, other, side.opposite()) && !bank.contains(&other) {
                    bank.push(other);
                }
            }
        }
        true
    }
}
