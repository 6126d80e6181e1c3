//! Legal placements of tiles and figures: the rules of the core, then those of plugins.

use crate::contract::fault::Fault;
use crate::contract::menu::Menu;
use crate::contract::placement::{Candidates, Claim};
use crate::dispatch::hook::View;
use crate::model::board::placement_mask::RotationMask8;
use crate::model::board::window::Tag;
use crate::model::features::segment::Origin;
use crate::model::figure::FigureLocation;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{FigureKind, Kind, PlacedTile, Player, SegmentId, TileType, Verb};
use crate::model::kind::FigureKinds;
use crate::model::tile::Hole;

/// The number of cells up to which no memory is allocated for their turns.
const FEW: usize = 128;

/// Returns one byte for each of N cells: from an array, or from a list if N is greater than the array.
fn room<'a>(cells: usize, few: &'a mut [u8; FEW], many: &'a mut Vec<u8>) -> &'a mut [u8] {
    if cells > FEW {
        many.resize(cells, 0);
        return many;
    }
    &mut few[..cells]
}

impl View<'_> {
    /// Returns the legal placements of a tile for a player: cells with the turns, as bits. The edges
    /// match, or a plugin can make the mismatch legal, and no plugin objects.
    #[inline(never)]
    pub fn places(self, who: Player, tile: TileType) -> Result<Vec<(Cell, u8)>, Fault> {
        let mut masks = Vec::new();
        self.candidates(who, tile, &mut masks)?;
        let turns = masks.into_iter().flat_map(|mask| RotationMask8::from(mask).turns());
        let cells = self.core.board.frontier().iter().copied();
        Ok(cells.zip(turns).filter(|(_, turns)| *turns != 0).collect())
    }

    /// Returns the first of these places, cells with quarter turns, where a tile of the setup can lie:
    /// the first one on an empty board, else one where it fits beside what lies already. `None` if it
    /// fits at none of them.
    pub fn start_place(self, tile: TileType, places: &[(Cell, u8)]) -> Result<Option<(Cell, u8)>, Fault> {
        if self.core.board.placed_tiles().is_empty() {
            return Ok(places.first().copied());
        }
        let fits = self.places(self.core.turn.active, tile)?;
        let can_lie = |(cell, turn): &&(Cell, u8)| fits.iter().any(|(free, turns)| free == cell && turns & 1 << turn != 0);
        Ok(places.iter().find(can_lie).copied())
    }

    /// Adds the turns for each cell of the frontier, [eight](RotationMask8) by eight; those beyond
    /// the frontier are 0. Returns the number of turns, and whether the tile
    /// [fits as it is](Self::fits_as_it_is).
    #[inline(always)]
    pub(crate) fn candidates(&self, who: Player, tile: TileType, out: &mut Vec<[u8; 8]>) -> Result<(usize, bool), Fault> {
        if let Some(hole) = self.rules.tiles.get(tile).fills {
            return self.candidate_holes(who, tile, hole, out);
        }
        let (first, fit, codes) = (out.len(), self.rules.tiles.fit(), self.core.board.codes_by_eight());
        let mut total = 0;
        let mut put = |mask: RotationMask8| {
            total += mask.count();
            out.push(mask.into());
        };
        if let Some(row) = fit.row_of::<256>(tile) {
            codes.iter().for_each(|codes| put(RotationMask8::look_up(codes, |code| row[(code & 0xff) as usize])));
        } else if let Some(row) = fit.row_of::<1024>(tile) {
            codes.iter().for_each(|codes| put(RotationMask8::look_up(codes, |code| row[(code & 0x3ff) as usize])));
        } else {
            let row = fit.row(tile);
            codes.iter().for_each(|codes| put(RotationMask8::look_up(codes, |code| row[code as usize])));
        }
        if let (Some(last), rest @ 1..) = (out.last_mut(), self.core.board.frontier().len() % 8) {
            let mask = RotationMask8::from(*last);
            let known = mask.first(rest);
            total -= mask.count() - known.count();
            *last = known.into();
        }
        let (extends, limited) = (self.can_extend(who), !self.rules.hooks.restrict_placements.of(tile).is_empty());
        if !extends && !limited {
            return Ok((total, total > 0));
        }
        let matches = total > 0;
        self.amend(who, tile, extends, &mut out[first..])?;
        let total = out[first..].iter().map(|mask| RotationMask8::from(*mask).count()).sum();
        let as_it_is = match (extends, limited) {
            (false, _) => total > 0,
            (true, false) => matches,
            (true, true) => self.fits_as_it_is(who, tile)?,
        };
        Ok((total, as_it_is))
    }

    /// Adds all turns for each hole, without those that plugins object to.
    #[inline(never)]
    fn candidate_holes(self, who: Player, tile: TileType, hole: Hole, out: &mut Vec<[u8; 8]>) -> Result<(usize, bool), Fault> {
        let first = out.len();
        out.resize(first + self.core.board.codes_by_eight().len(), [0; 8]);
        let cells = self.core.board.frontier();
        let turns = &mut out[first..].as_flattened_mut()[..cells.len()];
        for (_, turns) in turns.iter_mut().enumerate().filter(|(i, _)| self.is_hole(*i, hole)) {
            *turns = 0xf;
        }
        let mut at = Candidates { cells, turns, mismatched: &[] };
        for hook in self.rules.hooks.restrict_placements.of(tile) {
            hook(self, who, tile, &mut at)?;
        }
        let mut total = 0;
        for mask in &mut out[first..] {
            let counted = RotationMask8::count_up(*mask);
            total += counted.count();
            *mask = counted.into();
        }
        Ok((total, total > 0))
    }

    /// Returns `true` if a cell of the frontier is a hole. A gap beside it leaves it open.
    #[inline]
    fn is_hole(self, frontier: usize, hole: Hole) -> bool {
        let board = &self.core.board;
        let closes = |(side, tag): (Side, &Tag)| match tag.tile() {
            Some(placed) => !self.rules.edge_rules.is_gap(self.edge_of(placed, side.opposite())),
            None => hole == Hole::AtBorder && tag.is_void(),
        };
        let is_hole = |cell: &Cell| Side::ALL.into_iter().zip(&board.neighbours(*cell)).all(closes);
        // On a board without an end, only a tile demands an edge.
        let demanded = board.codes().get(frontier).is_some_and(|code| self.rules.tiles.fit().demands_all(*code));
        (demanded || (hole == Hole::AtBorder && board.is_bounded())) && board.frontier().get(frontier).is_some_and(is_hole)
    }

    /// Returns the holes of the landscape where a tile may be placed.
    #[inline]
    pub fn holes(self, hole: Hole) -> impl Iterator<Item = Cell> {
        let board = &self.core.board;
        // Most landscapes have no hole, which the codes show at once.
        let none = !board.is_bounded() && !self.rules.tiles.fit().any_demands_all(board.codes_by_eight());
        let cells = if none { &[][..] } else { board.frontier() };
        cells.iter().enumerate().filter(move |(i, _)| self.is_hole(*i, hole)).map(|(_, cell)| *cell)
    }

    /// Lets plugins add turns that they make legal, if one of them `extends`, and remove those that
    /// they object to.
    #[inline(never)]
    fn amend(self, who: Player, tile: TileType, extends: bool, masks: &mut [[u8; 8]]) -> Result<(), Fault> {
        masks.iter_mut().for_each(|mask| *mask = RotationMask8::from(*mask).turns());
        let turns = &mut masks.as_flattened_mut()[..self.core.board.frontier().len()];
        for (i, hook) in self.rules.parts.extenders.iter().enumerate().filter(|_| extends) {
            // If there is only one, it is the one that can.
            if self.rules.parts.extenders.len() == 1 || hook.can_extend_placements(self, who) {
                self.extend(who, tile, i, turns)?;
            }
        }
        let mut at = Candidates { cells: self.core.board.frontier(), turns, mismatched: &[] };
        for hook in self.rules.hooks.restrict_placements.of(tile) {
            hook(self, who, tile, &mut at)?;
        }
        masks.iter_mut().for_each(|mask| *mask = RotationMask8::count_up(*mask).into());
        Ok(())
    }

    /// Returns `true` if any plugin can make a mismatch legal for this player.
    #[inline]
    pub fn can_extend(self, who: Player) -> bool {
        self.rules.parts.extenders.iter().any(|hook| hook.can_extend_placements(self, who))
    }

    /// Adds the turns that one of the plugins can make legal.
    fn extend(self, who: Player, tile: TileType, by: usize, turns: &mut [u8]) -> Result<(), Fault> {
        let (extensions, codes) = (self.rules.tiles.fit().extensions(by, tile), self.core.board.codes());
        let mut few = [0u8; FEW];
        let mut many = Vec::new();
        let perhaps = room(codes.len(), &mut few, &mut many);
        let mut any = 0;
        for ((turns, perhaps), &code) in turns.iter_mut().zip(&mut *perhaps).zip(codes) {
            let bits = extensions[code as usize];
            *turns |= bits & 0xf;
            *perhaps = bits >> 4;
            any |= *perhaps;
        }
        if any == 0 {
            return Ok(());
        }
        let mut at = Candidates { cells: self.core.board.frontier(), turns, mismatched: perhaps };
        self.rules.parts.extenders[by].extend_placements(self, who, tile, &mut at)
    }

    /// Returns `true` if the player may place this tile somewhere without any mismatch.
    #[inline]
    pub fn fits_as_it_is(self, who: Player, tile: TileType) -> Result<bool, Fault> {
        if self.rules.tiles.get(tile).fills.is_some() {
            return Ok(!self.places(who, tile)?.is_empty());
        }
        if !self.rules.hooks.restrict_placements.of(tile).is_empty() {
            return self.fits_within_limits(who, tile);
        }
        let (fit, mut left) = (self.rules.tiles.fit(), self.core.board.frontier().len());
        let mut fits = |mask: RotationMask8| {
            let known = mask.first(left);
            left = left.saturating_sub(8);
            !known.is_empty()
        };
        let mut codes = self.core.board.codes_by_eight().iter();
        Ok(if let Some(row) = fit.row_of::<256>(tile) {
            codes.any(|codes| fits(RotationMask8::look_up(codes, |code| row[(code & 0xff) as usize])))
        } else if let Some(row) = fit.row_of::<1024>(tile) {
            codes.any(|codes| fits(RotationMask8::look_up(codes, |code| row[(code & 0x3ff) as usize])))
        } else {
            codes.any(|codes| fits(RotationMask8::look_up(codes, |code| fit.turns(tile, code))))
        })
    }

    /// Returns the same, where plugins may object.
    #[inline(never)]
    fn fits_within_limits(self, who: Player, tile: TileType) -> Result<bool, Fault> {
        let (row, codes) = (self.rules.tiles.fit().row(tile), self.core.board.codes());
        let mut few = [0u8; FEW];
        let mut many = Vec::new();
        let turns = room(codes.len(), &mut few, &mut many);
        turns.iter_mut().zip(codes).for_each(|(turns, &code)| *turns = row[code as usize] & 0xf);
        let mut at = Candidates { cells: self.core.board.frontier(), turns, mismatched: &[] };
        for hook in self.rules.hooks.restrict_placements.of(tile) {
            hook(self, who, tile, &mut at)?;
        }
        Ok(at.turns.iter().any(|turns| *turns != 0))
    }

    /// Returns the sides, as bits in the order of [`Side::ALL`], at which a tile does not match its
    /// neighbour, tokens and borders included.
    pub fn mismatched(self, placed: PlacedTile) -> u8 {
        let cell = self.core.board.tile(placed).cell;
        let around = self.core.board.neighbours(cell);
        let wrong = |side: Side| {
            let there = around[side.index()];
            let theirs = match there.tile() {
                Some(next) => Some(self.edge_of(next, side.opposite())),
                None if there.is_void() => self.core.board.board_edge(cell, side).and_then(|board_edge| board_edge.edge),
                None => None,
            };
            theirs.is_some_and(|theirs| !self.rules.edge_rules.match_up(self.edge_of(placed, side), theirs))
        };
        Side::ALL.into_iter().filter(|s| wrong(*s)).fold(0, |bits, s| bits | 1 << s.index())
    }

    /// Returns `true` if the player may place this tile somewhere.
    #[inline(always)]
    pub fn fits_somewhere(self, who: Player, tile: TileType) -> Result<bool, Fault> {
        if self.fits_as_it_is(who, tile)? {
            return Ok(true);
        }
        if !self.can_extend(who) {
            return Ok(false);
        }
        Ok(!self.places(who, tile)?.is_empty())
    }

    /// Returns the kinds of figures that a player may deploy on a segment: those that its kind
    /// allows, if no follower is on the feature or a plugin lifts that rule for them, and no plugin
    /// objects. The player's supply is not considered.
    #[inline]
    pub fn claim(self, who: Player, seg: SegmentId) -> Result<FigureKinds, Fault> {
        let segment = self.core.graph.get(seg);
        if self.is_kept_free(segment.cell) { Ok(FigureKinds::NONE) } else { self.free_claim(who, seg, segment.kind) }
    }

    /// Returns the segments on which a player may deploy figures of these kinds, with those of the
    /// kinds that [`Self::claim`] returns, in the order of the segments. Only segments of tiles for
    /// which `wanted` returns `true`, and only those that `reached` accepts, are looked at. One walk
    /// through all segments costs less than a query for each of them.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn claims(
        self,
        who: Player,
        kinds: FigureKinds,
        wanted: &dyn Fn(PlacedTile) -> bool,
        reached: &dyn Fn(SegmentId) -> Result<bool, Fault>,
    ) -> Result<Vec<(SegmentId, FigureKinds)>, Fault> {
        let mut claims = Vec::with_capacity(self.core.graph.len());
        // The printed segments of a tile follow each other.
        let (mut next, mut open) = (0, false);
        for (segment, i) in self.core.graph.model().node_weights().zip(0..) {
            if i == next {
                open = segment.tile().is_some_and(wanted) && !self.is_kept_free(segment.cell);
                next += match segment.origin {
                    Origin::Printed { placed, .. } => self.printed(placed).count() as u16,
                    Origin::Token { .. } | Origin::Board { .. } => 1,
                };
            }
            if open && reached(SegmentId(i))? {
                let claimed = self.free_claim(who, SegmentId(i), segment.kind)? & kinds;
                if !claimed.is_empty() {
                    claims.push((SegmentId(i), claimed));
                }
            }
        }
        Ok(claims)
    }

    /// Returns what [`Self::claim`] returns for a segment on a cell that nobody keeps free.
    #[inline]
    fn free_claim(self, who: Player, seg: SegmentId, kind: Kind) -> Result<FigureKinds, Fault> {
        if !self.rules.hooks.claim.of(kind).is_empty() {
            return self.amended_claim(who, seg);
        }
        let occupied = self.core.graph.sums(seg).followers > 0;
        Ok(if occupied { FigureKinds::NONE } else { self.rules.kinds.get(kind).figures })
    }

    /// Returns what [`Self::claim`] returns for a kind of segment about which plugins have a say.
    #[inline(never)]
    fn amended_claim(self, who: Player, seg: SegmentId) -> Result<FigureKinds, Fault> {
        let claim = self.amended(who, seg)?;
        let kinds = claim.kinds & claim.deployed;
        Ok(if claim.occupied { kinds & claim.even_if_occupied } else { kinds })
    }

    /// Returns what the kind of a segment and the plugins say about figures there.
    #[inline]
    fn amended(self, who: Player, seg: SegmentId) -> Result<Claim, Fault> {
        let mut claim = self.kind_claim(seg);
        self.amend_claim(who, &mut claim)?;
        Ok(claim)
    }

    /// Returns the kinds of figures that a player may deploy on a segment beside others: as
    /// [`Self::claim`], without the rule of occupancy.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn claim_beside(self, who: Player, seg: SegmentId) -> Result<FigureKinds, Fault> {
        let claim = self.amended(who, seg)?;
        Ok(claim.kinds & claim.deployed)
    }

    /// Returns `true` if a figure of this kind may stand on the segment, occupied or not:
    /// as [`Self::claim`], without the rule of occupancy. For figures that come there in another
    /// way than by the deploy action.
    pub fn takes(self, who: Player, kind: FigureKind, seg: SegmentId) -> Result<bool, Fault> {
        Ok(self.amended(who, seg)?.kinds.has(kind))
    }

    /// Returns `true` if a figure of this kind may come to the segment by another way than the deploy
    /// action: as [`Self::takes`], if no follower is on the feature or a plugin lifts that rule for it.
    pub fn takes_free(self, who: Player, kind: FigureKind, seg: SegmentId) -> Result<bool, Fault> {
        let claim = self.amended(who, seg)?;
        Ok(claim.kinds.has(kind) && (!claim.occupied || claim.even_if_occupied.has(kind)))
    }

    /// Returns what the kind of a segment says about figures there, or that none may come if a
    /// neutral figure [keeps its cell free](crate::Registrar::keeps_cell_free).
    #[inline]
    pub(super) fn kind_claim(self, seg: SegmentId) -> Claim {
        let segment = self.core.graph.get(seg);
        let kinds = if self.is_kept_free(segment.cell) { FigureKinds::NONE } else { self.rules.kinds.get(segment.kind).figures };
        let occupied = self.core.graph.sums(seg).followers > 0;
        Claim { seg, kinds, occupied, even_if_occupied: FigureKinds::NONE, deployed: FigureKinds::ALL }
    }

    /// Returns `true` if a neutral figure on the tile of a cell keeps it free of other figures.
    #[inline]
    fn is_kept_free(self, cell: Cell) -> bool {
        let is_there =
            |place| matches!(place, FigureLocation::Spot { cell: there, .. } if self.core.board.same_tile(there, cell));
        self.rules.figure_rules.keep_cell_free.iter().any(|figure| is_there(self.core.figures[figure.index()].place))
    }

    /// Lets plugins change what a kind says. A claim that is returned as a whole is read
    /// right after it was written in parts, which is slow.
    #[inline(always)]
    fn amend_claim(self, who: Player, claim: &mut Claim) -> Result<(), Fault> {
        for hook in self.rules.hooks.claim.of(self.core.graph.get(claim.seg).kind) {
            hook(self, who, claim)?;
        }
        Ok(())
    }
}

impl Menu {
    /// Offers a tile wherever the player may place it (see [`View::places`]): one byte of turns for
    /// each cell of the frontier, in one pass. Returns whether it
    /// [fits as it is](View::fits_as_it_is), without a mismatch.
    #[inline]
    pub fn add_places(&mut self, v: View, who: Player, verb: Verb, tile: TileType) -> Result<bool, Fault> {
        self.add_turns(verb, tile, |turns| v.candidates(who, tile, turns))
    }
}
