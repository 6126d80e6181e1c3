//! The turns in which a tile fits a cell: looked up, not computed.
//!
//! The four edges that a cell demands are one code, a number with a digit per side, 0 where nothing
//! is demanded. The table gives `[tile][code] -> bits of turns`. Three kinds of edges are numbers to
//! the base of four and give 256 codes per tile; four kinds, with a river, give 625. The rows are as
//! close together as that, so that those in use stay in the cache. A further table for each plugin
//! that extends placements holds the turns that it can always make legal, and those about which it
//! has to be called.

use std::iter;

use super::TileInfo;
use crate::model::board::placement_mask::counted;
use crate::model::geometry::Side;
use crate::model::ids::{EdgeKind, TileType};

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
    /// The kinds at which a tile is absent, as bits. They demand nothing either.
    pub(crate) gaps: u32,
}

impl EdgeRules {
    /// Returns `true` if these two edges match.
    pub fn match_up(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.matches.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }

    /// Returns `true` if a tile is absent at edges of this kind.
    #[inline]
    pub const fn is_gap(&self, edge: EdgeKind) -> bool {
        self.gaps & (1 << edge.0) != 0
    }

    /// Returns `true` if there are edges at which a tile is absent.
    #[inline]
    pub const fn has_gaps(&self) -> bool {
        self.gaps != 0
    }

    /// Returns `true` if a plugin can make a mismatch of these two edges legal.
    pub fn extendable(&self, a: EdgeKind, b: EdgeKind) -> bool {
        self.extendable.get(a.index()).is_some_and(|m| m & (1 << b.0) != 0)
    }
}

/// The compiled tables.
#[derive(Clone, Debug, Default)]
pub struct Fit {
    /// The base of the codes: one more than the number of kinds that demand something, at least
    /// four.
    base: u16,
    /// The number of codes, rounded up to a power of two: the length of a row.
    codes: usize,
    /// The demand of each kind at each side: its digit there, 0 for a kind that demands nothing.
    demands: [[u16; 4]; Fit::EDGE_KINDS],
    /// The kind of each digit but 0.
    of_digit: [u8; Fit::MAX_EDGE_KINDS],
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
    pub const MAX_EDGE_KINDS: usize = 15;
    /// The length of a table by kinds of edges, a power of two, so that no look-up can miss.
    const EDGE_KINDS: usize = Self::MAX_EDGE_KINDS.next_power_of_two();

    /// Compiles the tables. `extenders` are the answers of each plugin that extends placements, in
    /// the order of the hooks.
    pub(crate) fn compile(tiles: &[TileInfo], rules: &EdgeRules, extenders: &[Extender]) -> Fit {
        // Kinds that fill holes and gaps demand nothing, so they have no digit.
        let (mut digits, mut of_digit) = ([0u16; Self::EDGE_KINDS], [0; Self::MAX_EDGE_KINDS]);
        let mut kinds = 0;
        for kind in (0..rules.matches.len()).filter(|kind| (rules.fills_holes | rules.gaps) & 1 << kind == 0) {
            if let (Some(digit), Some(of_digit)) = (digits.get_mut(kind), of_digit.get_mut(kinds)) {
                kinds += 1;
                (*digit, *of_digit) = (kinds as u16, kind as u8);
            }
        }
        let base = (kinds as u16 + 1).max(4);
        let demands = digits.map(|digit| [0, 1, 2, 3].map(|side| digit * base.pow(side)));
        let codes = usize::from(base).pow(4).next_power_of_two();
        let table = |accepts: &dyn Fn(EdgeKind, EdgeKind) -> bool| {
            let mut table = vec![0u8; tiles.len() * codes];
            for (tile, out) in tiles.iter().zip(table.chunks_mut(codes.max(1))) {
                // For each side and digit, the turns that meet the demand, as bits. Digit 0 demands
                // nothing.
                let [north, east, south, west] = Side::ALL.map(|side| {
                    let meets = |kind: u8| {
                        let accepted = |turn: &u8| accepts(tile.side(*turn, side).edge, EdgeKind(kind));
                        (0..4).filter(accepted).fold(0, |turns, turn| turns | 1 << turn)
                    };
                    let demanding = of_digit.iter().map(|kind| meets(*kind));
                    iter::once(0xf).chain(demanding).take(base.into()).collect::<Vec<u8>>()
                });
                // The digit of the first side changes from each code to the next. A code is legal if
                // each of the four sides meets its demand.
                let mut row = out.iter_mut();
                for last in &west {
                    for third in &south {
                        for second in &east {
                            north.iter().zip(row.by_ref()).for_each(|(first, legal)| *legal = first & second & third & last);
                        }
                    }
                }
            }
            table
        };
        let mut turns = table(&|a, b| rules.match_up(a, b));
        let mut fit = Fit { base, codes, demands, of_digit, turns: Vec::new(), extensions: Vec::new() };
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
        let extension = |(at, &wrong): (usize, &u8)| {
            let (tile, code) = (&tiles[at / self.codes], (at % self.codes) as u16);
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

    /// Returns the digit of a side.
    #[inline]
    const fn digit(base: u16, code: u16, side: Side) -> u16 {
        match base {
            4 => code >> (2 * side.index()) & 3,
            5 => code / [1, 5, 25, 125][side.index()] % 5,
            _ => code / base.pow(side.index() as u32) % base,
        }
    }

    /// Returns what a code that demands nothing at this side gets in addition, to demand this kind.
    #[inline]
    pub const fn demand(&self, side: Side, edge: EdgeKind) -> u16 {
        self.demands[edge.index() % Self::EDGE_KINDS][side.index()]
    }

    /// Returns `true` if a code demands an edge at each side.
    #[inline]
    pub(crate) const fn demands_all(&self, code: u16) -> bool {
        let (base, mut rest, mut side) = (self.base, code, 0);
        if base == 4 {
            return (code | code >> 1) & 0x55 == 0x55;
        }
        while side < 4 {
            if rest % base == 0 {
                return false;
            }
            (rest, side) = (rest / base, side + 1);
        }
        true
    }

    /// Returns `true` if any of these codes demands an edge at each side.
    #[inline]
    pub(crate) fn any_demands_all(&self, codes: &[[u16; 8]]) -> bool {
        let any = |codes: &[u16; 8]| codes.iter().fold(false, |any, code| any | self.demands_all(*code));
        codes.iter().any(any)
    }

    /// Returns a code with another demand at this side.
    pub(crate) const fn demand_instead(&self, code: u16, side: Side, edge: EdgeKind) -> u16 {
        let known = Self::digit(self.base, code, side) * self.base.pow(side.index() as u32);
        code - known + self.demand(side, edge)
    }

    /// Returns the kind that a code demands at a side, if any.
    pub const fn demanded(&self, code: u16, side: Side) -> Option<EdgeKind> {
        match Self::digit(self.base, code, side) {
            0 => None,
            n => Some(EdgeKind(self.of_digit[n as usize - 1])),
        }
    }

    /// Returns the sides at which a code demands this kind, as bits in the order of [`Side::ALL`].
    #[inline]
    pub fn sides_demanding(&self, code: u16, edge: EdgeKind) -> u8 {
        let digit = self.demand(Side::ALL[0], edge);
        if digit == 0 {
            return 0;
        }
        if self.base == 4 {
            // Digits of two bits: those that differ have a bit left, and the others are gathered.
            let other = code ^ (digit * 0x55);
            let spread = !(other | other >> 1) & 0x55;
            let pairs = (spread | spread >> 1) & 0x33;
            return ((pairs | pairs >> 2) & 0xf) as u8;
        }
        let demands = |side: &&Side| Self::digit(self.base, code, **side) == digit;
        Side::ALL.iter().filter(demands).fold(0, |bits, side| bits | 1 << side.index())
    }

    /// Returns the [counted] turns of one tile, indexed by code.
    #[inline]
    pub(crate) fn row(&self, tile: TileType) -> &[u8] {
        &self.turns[tile.index() * self.codes..][..self.codes]
    }

    /// Returns the same row if it has `N` codes, so that no look-up of a code modulo `N` can miss.
    #[inline]
    pub(crate) fn row_of<const N: usize>(&self, tile: TileType) -> Option<&[u8; N]> {
        if self.codes == N { self.turns.as_chunks().0.get(tile.index()) } else { None }
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
        &self.extensions[extender][tile.index() * self.codes..][..self.codes]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sides_that_demand_a_kind_are_those_of_its_digits() {
        for kinds in 1..=Fit::MAX_EDGE_KINDS {
            let rules = EdgeRules { matches: vec![0; kinds], extendable: vec![0; kinds], fills_holes: 1, gaps: 0 };
            let fit = Fit::compile(&[], &rules, &[]);
            let is_used = |code: &u16| Side::ALL.iter().all(|side| usize::from(Fit::digit(fit.base, *code, *side)) < kinds);
            let codes = (0..fit.base.pow(4)).filter(is_used);
            for (code, kind) in codes.flat_map(|code| (0..kinds).map(move |kind| (code, EdgeKind(kind as u8)))) {
                let demands = |side: &&Side| fit.demanded(code, **side) == Some(kind);
                let sides = Side::ALL.iter().filter(demands).fold(0, |bits, side| bits | 1 << side.index());
                assert_eq!(fit.sides_demanding(code, kind), sides, "{kind:?} in code {code} to the base of {}", fit.base);
            }
        }
    }
}
