//! The turns in which a tile fits a cell: looked up, not computed.
//!
//! The four edges that a cell demands are one code, a few bits per side, 0 where nothing is
//! demanded. The table gives `[tile][code] -> bits of turns`. Two bits per side are enough for
//! three kinds of edges and give 256 codes per tile; with more kinds the codes are wider. A further
//! table for each plugin that extends placements holds the turns that it can always make legal, and
//! those about which it has to be called.

use super::TileInfo;
use crate::model::geometry::Side;
use crate::model::ids::{EdgeKind, TileType};
use crate::model::placement_mask::counted;

/// The code of a cell that demands nothing, so that every tile fits: a cell that a plugin opened
/// far from the others.
pub const OPEN: u16 = 0;

/// The kinds of edges that match.
#[derive(Clone, Debug, Default)]
pub struct EdgeRules {
    /// For each kind, the kinds that it matches, as bits; a kind matches itself.
    pub matches: Vec<u32>,
    /// For each kind, the kinds whose mismatch with it a plugin can make legal, as bits.
    pub extendable: Vec<u32>,
    /// The kinds whose tiles fill holes, as bits. No empty cell is ever beside one of them, so they
    /// demand nothing and need no room in the codes.
    pub(crate) fills_holes: u32,
}

impl EdgeRules {
    /// Returns `true` if these two edges match.
    pub fn match_up(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.matches.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }

    /// Returns `true` if a plugin can make a mismatch of these two edges legal.
    pub fn extendable(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.extendable.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }
}

/// The compiled tables.
#[derive(Clone, Debug, Default)]
pub struct Fit {
    bits: u8,
    /// The number of kinds that have room in the codes; the others demand nothing.
    kinds: u8,
    /// For each tile and code the turns, [counted].
    turns: Vec<u8>,
    /// For each plugin that extends placements: four bits for the turns that it can always make
    /// legal, four for those that it perhaps can.
    extensions: Vec<Vec<u8>>,
}

/// The [`Extension`] that one plugin offers for edges that do not match.
pub(crate) type Extender<'a> = &'a dyn Fn([EdgeKind; 4], [Option<EdgeKind>; 4]) -> Extension;

impl Fit {
    /// The most kinds of edges that the codes can hold.
    pub const MOST_EDGE_KINDS: usize = 15;

    /// Compiles the tables. `extenders` are the answers of each plugin that extends placements, in
    /// the order of the hooks.
    pub(crate) fn compile(tiles: &[TileInfo], rules: &EdgeRules, extenders: &[Extender]) -> Fit {
        // Kinds that demand nothing are left out if they are the last ones.
        let demands = |kind: &usize| rules.fills_holes & 1 << kind == 0;
        let kinds = (0..rules.matches.len()).rfind(demands).map_or(0, |last| last + 1);
        let bits = (usize::BITS - kinds.leading_zeros()).max(2) as u8;
        let codes = 1usize << (4 * bits);
        let table = |accepts: &dyn Fn(EdgeKind, EdgeKind) -> bool| {
            let mut table = vec![0u8; tiles.len() * codes];
            for (tile, out) in tiles.iter().zip(table.chunks_mut(codes.max(1))) {
                // For each rotation and side, the demands that it meets. A code is legal if each of
                // the four sides meets its demand.
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
        let mut fit = Fit { bits, kinds: kinds as u8, turns: Vec::new(), extensions: Vec::new() };
        if !extenders.is_empty() {
            let mut wrong = table(&|a, b| rules.match_up(a, b) || rules.extendable(a, b));
            wrong.iter_mut().zip(&turns).for_each(|(wrong, fits)| *wrong &= !fits);
            fit.extensions = extenders.iter().map(|extender| fit.extensions_by(tiles, &wrong, extender)).collect();
        }
        turns.iter_mut().for_each(|turns| *turns = counted(*turns));
        Fit { turns, ..fit }
    }

    /// Returns the table of one plugin; `wrong` has the turns whose mismatches are all repairable
    /// by some plugin.
    fn extensions_by(&self, tiles: &[TileInfo], wrong: &[u8], extender: Extender) -> Vec<u8> {
        let codes = 1usize << (4 * self.bits);
        let extension = |(at, &wrong): (usize, &u8)| {
            let (tile, code) = (&tiles[at / codes], (at % codes) as u16);
            (0..4).filter(|turn| wrong & (1 << turn) != 0).fold(0, |bits, turn| {
                let edges = Side::ALL.map(|side| tile.side(turn, side).edge);
                match extender(edges, Side::ALL.map(|side| self.demanded(code, side))) {
                    Extension::Never => bits,
                    Extension::Perhaps => bits | 0x10 << turn,
                    Extension::Always => bits | 1 << turn,
                }
            })
        };
        wrong.iter().enumerate().map(extension).collect()
    }

    const fn demand_in(bits: u8, code: u16, side: Side) -> u16 {
        (code >> (bits as usize * side.index())) & ((1 << bits) - 1)
    }

    /// Returns the bits of a code that demand this kind at this side.
    #[inline]
    pub const fn demand(&self, side: Side, edge: EdgeKind) -> u16 {
        let code = if edge.0 < self.kinds { edge.0 as u16 + 1 } else { 0 };
        code << (self.bits as usize * side.index())
    }

    /// Returns `true` if a code demands an edge at each side.
    #[inline]
    pub(crate) const fn demands_all(&self, code: u16) -> bool {
        // The bits of a side, of which there are two to four, are gathered in its lowest one.
        let (third, fourth) = if self.bits > 3 { (2, 3) } else { (self.bits - 1, self.bits - 1) };
        let any = code | code >> 1 | code >> third | code >> fourth;
        let lowest = 1 | 1 << self.bits | 1 << (2 * self.bits) | 1 << (3 * self.bits);
        any & lowest == lowest
    }

    /// Returns `true` if any of these codes demands an edge at each side.
    #[inline]
    pub(crate) fn any_demands_all(&self, codes: &[[u16; 8]]) -> bool {
        let any = |codes: &[u16; 8]| codes.iter().fold(false, |any, code| any | self.demands_all(*code));
        codes.iter().any(any)
    }

    /// Returns all bits of one side.
    #[inline]
    pub(crate) const fn mask(&self, side: Side) -> u16 {
        ((1 << self.bits) - 1) << (self.bits as usize * side.index())
    }

    /// Returns the kind that a code demands at a side, if any.
    pub const fn demanded(&self, code: u16, side: Side) -> Option<EdgeKind> {
        match Self::demand_in(self.bits, code, side) {
            0 => None,
            n => Some(EdgeKind(n as u8 - 1)),
        }
    }

    /// Returns the [counted] turns of one tile, indexed by code.
    #[inline]
    pub(crate) fn row(&self, tile: TileType) -> &[u8] {
        let codes = 1usize << (4 * self.bits);
        &self.turns[tile.index() * codes..][..codes]
    }

    /// Returns the same row if a code is one byte, so that no look-up can miss: two bits per side,
    /// for up to three kinds of edges.
    #[inline]
    pub(crate) fn byte_row(&self, tile: TileType) -> Option<&[u8; 256]> {
        if self.bits == 2 { self.turns.as_chunks().0.get(tile.index()) } else { None }
    }

    /// Returns the turns in which the tile fits a cell with this code.
    #[inline]
    pub fn turns(&self, tile: TileType, code: u16) -> u8 {
        self.row(tile)[code as usize] & 0xf
    }

    /// Returns what one of the plugins that extend placements can do for a tile, indexed by code.
    /// The lower four bits are the turns that it can make legal, the upper four those about which
    /// it has to be called.
    #[inline]
    pub(crate) fn extensions(&self, extender: usize, tile: TileType) -> &[u8] {
        let codes = 1usize << (4 * self.bits);
        &self.extensions[extender][tile.index() * codes..][..codes]
    }
}

/// Whether a plugin can make mismatched edges legal, judged by the edges alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extension {
    /// It cannot.
    Never,
    /// It depends on the position: `extend_placements` is called.
    Perhaps,
    /// It can, wherever these edges meet, for every player for whom `can_extend_placements` returns
    /// `true`. On a bounded board, where an edge may have no neighbour at all, this is treated as
    /// `Perhaps`.
    Always,
}
