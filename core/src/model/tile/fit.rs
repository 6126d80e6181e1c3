//! Which turns of a tile fit into a cell: looked up, not computed.
//!
//! The four edges that a cell demands are one code, a few bits a side, 0 where nothing is demanded. The table answers
//! `[tile][code] -> bits of turns`. Two bits a side are enough for three kinds of edges and give 256 codes a tile; with
//! more kinds the codes are wider. A further table for each plugin that can put mismatches right holds the turns that it can put right
//! for certain, and those about which it has to be asked.

use super::TileInfo;
use crate::model::geometry::Side;
use crate::model::ids::{EdgeKind, TileType};
use crate::model::placement_mask::counted;

/// The code of a cell that demands nothing, so that every tile fits: one that a plugin opened far from the others.
pub const OPEN: u16 = 0;

/// Which kinds of edges may lie against each other.
#[derive(Clone, Debug, Default)]
pub struct EdgeRules {
    /// For each kind, the kinds it matches, as bits; a kind matches itself.
    pub matches: Vec<u32>,
    /// For each kind, the kinds against which a mismatch can be repaired by a plugin, as bits.
    pub repairs: Vec<u32>,
}

impl EdgeRules {
    /// May these two lie against each other?
    pub fn match_up(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.matches.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }

    /// Can a plugin put right that these two lie against each other?
    pub fn repairable(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.repairs.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }
}

/// The compiled tables.
#[derive(Clone, Debug, Default)]
pub struct Fit {
    bits: u8,
    /// For each tile and code the turns, [counted].
    turns: Vec<u8>,
    /// For each plugin that repairs: four bits for turns that it can always put right, four for those that it perhaps can.
    cures: Vec<Vec<u8>>,
}

/// What one plugin says of edges that do not match.
pub(crate) type Extender<'a> = &'a dyn Fn([EdgeKind; 4], [Option<EdgeKind>; 4]) -> Extension;

impl Fit {
    /// The most kinds of edges that the codes can hold.
    pub const MOST_EDGE_KINDS: usize = 15;

    /// `repairers`: what each plugin that repairs says, in the order of the hooks.
    pub(crate) fn compile(tiles: &[TileInfo], rules: &EdgeRules, repairers: &[Extender]) -> Fit {
        let kinds = rules.matches.len();
        let bits = (usize::BITS - kinds.leading_zeros()).max(2) as u8;
        let codes = 1usize << (4 * bits);
        let table = |accepts: &dyn Fn(EdgeKind, EdgeKind) -> bool| {
            let mut table = vec![0u8; tiles.len() * codes];
            for (tile, out) in tiles.iter().zip(table.chunks_mut(codes.max(1))) {
                // For each turn and side, the demands that it meets; a code is legal if all four sides are.
                let meets = |turn: u8, side: Side, demand: u16| {
                    demand == 0 || (demand as usize <= kinds && accepts(tile.side(turn, side).edge, EdgeKind(demand as u8 - 1)))
                };
                for (code, legal) in out.iter_mut().enumerate() {
                    for turn in 0..4 {
                        let fits = Side::ALL.iter().all(|&s| meets(turn, s, Self::demand_in(bits, code as u16, s)));
                        *legal |= u8::from(fits) << turn;
                    }
                }
            }
            table
        };
        let mut turns = table(&|a, b| rules.match_up(a, b));
        let mut fit = Fit { bits, turns: Vec::new(), cures: Vec::new() };
        if !repairers.is_empty() {
            let mut wrong = table(&|a, b| rules.match_up(a, b) || rules.repairable(a, b));
            wrong.iter_mut().zip(&turns).for_each(|(wrong, fits)| *wrong &= !fits);
            fit.cures = repairers.iter().map(|cures| fit.cures_by(tiles, &wrong, cures)).collect();
        }
        turns.iter_mut().for_each(|turns| *turns = counted(*turns));
        Fit { turns, ..fit }
    }

    /// The table of one plugin; `wrong` has the turns whose mismatches can all be repaired by somebody.
    fn cures_by(&self, tiles: &[TileInfo], wrong: &[u8], cures: Extender) -> Vec<u8> {
        let codes = 1usize << (4 * self.bits);
        let cure = |(at, &wrong): (usize, &u8)| {
            let (tile, code) = (&tiles[at / codes], (at % codes) as u16);
            (0..4).filter(|turn| wrong & (1 << turn) != 0).fold(0, |bits, turn| {
                let edges = Side::ALL.map(|side| tile.side(turn, side).edge);
                match cures(edges, Side::ALL.map(|side| self.demanded(code, side))) {
                    Extension::Never => bits,
                    Extension::Perhaps => bits | 0x10 << turn,
                    Extension::Always => bits | 1 << turn,
                }
            })
        };
        wrong.iter().enumerate().map(cure).collect()
    }

    const fn demand_in(bits: u8, code: u16, side: Side) -> u16 {
        (code >> (bits as usize * side.index())) & ((1 << bits) - 1)
    }

    /// The bits of a code that demand this kind at this side.
    #[inline]
    pub const fn demand(&self, side: Side, edge: EdgeKind) -> u16 {
        (edge.0 as u16 + 1) << (self.bits as usize * side.index())
    }

    /// All bits of one side.
    #[inline]
    pub(crate) const fn mask(&self, side: Side) -> u16 {
        ((1 << self.bits) - 1) << (self.bits as usize * side.index())
    }

    /// The kind that a code demands at a side, if any.
    pub const fn demanded(&self, code: u16, side: Side) -> Option<EdgeKind> {
        match Self::demand_in(self.bits, code, side) {
            0 => None,
            n => Some(EdgeKind(n as u8 - 1)),
        }
    }

    /// The [counted] turns of one tile, indexed by code.
    #[inline]
    pub(crate) fn row(&self, tile: TileType) -> &[u8] {
        let codes = 1usize << (4 * self.bits);
        &self.turns[tile.index() * codes..][..codes]
    }

    /// The same, if a code is a byte, so that no look-up can miss: two bits a side, for up to three kinds of edges.
    #[inline]
    pub(crate) fn byte_row(&self, tile: TileType) -> Option<&[u8; 256]> {
        if self.bits == 2 { self.turns.as_chunks().0.get(tile.index()) } else { None }
    }

    /// The turns in which the tile fits a cell with this code.
    #[inline]
    pub fn turns(&self, tile: TileType, code: u16) -> u8 {
        self.row(tile)[code as usize] & 0xf
    }

    /// What the plugin with this number among those that repair can do for a tile, indexed by code: turns that it can put right in the
    /// lower four bits, those about which it has to be asked in the upper ones.
    #[inline]
    pub(crate) fn cures(&self, repairer: usize, tile: TileType) -> &[u8] {
        let codes = 1usize << (4 * self.bits);
        &self.cures[repairer][tile.index() * codes..][..codes]
    }
}

/// Can a plugin put right what does not match, as far as the edges tell?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extension {
    /// It cannot.
    Never,
    /// That depends on the position: `repair` is asked.
    Perhaps,
    /// It can, wherever these edges come together, for whomever `repairs` says yes. On a board that ends somewhere, where an edge may
    /// face nothing at all, this is taken for `Perhaps`.
    Always,
}
