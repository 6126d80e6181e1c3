//! Where a tile may go and who may stand on it: what core knows, then what plugins say.

use crate::geometry::Cell;
use crate::hook::{Candidates, Claim, Fault};
use crate::ids::{Player, Seg, Tile};
use crate::view::View;

impl View<'_> {
    /// Where a player may lay a tile: cells with the turns, as bits. Edges match, or a plugin can put them right, and no plugin
    /// objects.
    pub fn places(self, who: Player, tile: Tile) -> Result<Vec<(Cell, u8)>, Fault> {
        let frontier = self.core.board.frontier();
        let mut turns = vec![0; frontier.len().next_multiple_of(8)];
        self.candidates(who, tile, &mut turns)?;
        Ok(frontier.iter().copied().zip(turns).filter(|(_, turns)| *turns != 0).collect())
    }

    /// Fills in the turns for each cell of the frontier. `turns` is as long as the frontier, rounded up to whole eights.
    #[inline]
    pub(crate) fn candidates(self, who: Player, tile: Tile, turns: &mut [u8]) -> Result<(), Fault> {
        let (fit, board) = (self.rules.tiles.fit(), &self.core.board);
        let row = fit.row(tile);
        let eights = turns.as_chunks_mut::<8>().0.iter_mut().zip(board.codes_by_eight());
        match <&[u8; 256]>::try_from(row) {
            // Two bits a side: a code is a byte, and no look-up can miss.
            Ok(row) => eights.for_each(|(out, codes)| *out = codes.map(|code| row[(code & 0xff) as usize])),
            Err(_) => eights.for_each(|(out, codes)| *out = codes.map(|code| row[code as usize])),
        }
        turns[board.frontier().len()..].fill(0);
        let hooks = &self.rules.hooks;
        if hooks.limit.is_empty() && !fit.repairs() {
            return Ok(());
        }
        let mismatched: Vec<u8> =
            if fit.repairs() { board.codes().iter().map(|&c| fit.mismatched(tile, c)).collect() } else { Vec::new() };
        let mut at = Candidates { cells: self.core.board.frontier(), turns, mismatched: &mismatched };
        if mismatched.iter().any(|m| *m != 0) {
            for hook in &hooks.repair {
                hook.repair(self, who, tile, &mut at)?;
            }
        }
        for hook in &hooks.limit {
            hook.limit(self, who, tile, &mut at)?;
        }
        Ok(())
    }

    /// Is there any place where a player may lay this tile?
    #[inline]
    pub fn fits_somewhere(self, who: Player, tile: Tile) -> Result<bool, Fault> {
        let (fit, codes) = (self.rules.tiles.fit(), self.core.board.codes());
        if self.rules.hooks.limit.is_empty() && !fit.repairs() {
            let row = fit.row(tile);
            return Ok(codes.iter().any(|&code| row[code as usize] != 0));
        }
        let mut turns = vec![0; codes.len().next_multiple_of(8)];
        self.candidates(who, tile, &mut turns)?;
        Ok(turns.iter().any(|t| *t != 0))
    }

    /// Which kinds of figures a player may deploy on a segment, as bits: those that stand on its kind, if nobody's follower is on the feature or
    /// a plugin lifts that for them, and no plugin objects. What the supply holds is not asked.
    #[inline]
    pub fn claim(self, who: Player, seg: Seg) -> Result<u32, Fault> {
        let kind = self.core.graph.get(seg).kind;
        let mut claim = Claim { seg, kinds: self.rules.kinds.get(kind).figures, even_if_occupied: 0 };
        for hook in self.rules.hooks.claim.of(kind) {
            hook.claim(self, who, &mut claim)?;
        }
        let free = self.core.graph.sums(seg).followers == 0;
        Ok(if free { claim.kinds } else { claim.kinds & claim.even_if_occupied })
    }
}
