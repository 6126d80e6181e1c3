//! Points for ingots at the end (RULES.md, section 3), and what bots expect of ingots that lie on
//! the landscape.

use bastide_core::author::prelude::*;

use crate::options;
use crate::share::{Scored, Share};

pub(crate) fn install(share: Share, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let order = ["road", "city", "monastery", "garden"].map(|kind| reg.kind(kind));
    let worth = Worth { share, points: options::points(o)?, order, label: reg.label("gold") };
    // The order of the points at the end: after goods and titles, before acrobats and the fairy.
    let order = after("traders-builders").after("count-king-robber").before("big-top").before("princess-dragon");
    reg.rule(worth).in_order(order).final_points(Worth::final_points).expected_gains(Worth::expected_gains);
    Ok(())
}

/// GO-13: the points for ingots.
#[derive(Clone, Copy)]
struct Worth {
    share: Share,
    /// Points for each ingot of a player with 1 to 3, 4 to 6, 7 to 9 and more of them.
    points: [i16; 4],
    /// BA-52: the order in which kinds of features are scored.
    order: [Kind; 4],
    label: Label,
}

/// The chance, in percent, that a feature with ingots is completed while its owner still has the
/// majority: an estimate for bots.
const COMPLETED: i32 = 45;

impl Worth {
    fn of(&self, ingots: i16) -> i16 {
        let [few, some, many, most] = self.points;
        ingots
            * match ingots {
                ..=3 => few,
                4..=6 => some,
                7..=9 => many,
                _ => most,
            }
    }

    /// Returns the complete features that wait for their scoring, in its order, with their owners.
    fn waiting(&self, v: View) -> Result<Vec<Scored>, Fault> {
        let graph = &v.core.graph;
        let listed = v.core.scoring_queue.due.iter().filter(|due| due.state == PendingState::Listed).map(|due| due.seg);
        let settled = v.unscored().flat_map(|(_, segs)| segs.iter().copied());
        let mut roots: Vec<SegmentId> = listed.chain(settled).map(|seg| graph.feature(seg)).collect();
        let rank = |kind: Kind| self.order.iter().position(|known| *known == kind).unwrap_or(self.order.len());
        roots.sort_by_key(|root| {
            let segment = graph.get(*root);
            (rank(segment.kind), segment.cell.y, segment.cell.x, *root)
        });
        roots.dedup();
        let mut found = Vec::new();
        for root in roots {
            let players = if v.complete(root)? { v.owners(root)? } else { Players::NONE };
            if !players.is_empty() {
                found.push(Scored { players, cells: self.share.cells(v, root, ScoringReason::Completed)? });
            }
        }
        Ok(found)
    }

    /// GO-13: a feature that is complete and waits for its scoring counts as scored.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut held = [0; MAX_PLAYERS];
        for player in v.core.players() {
            held[player.index()] = v.core.tokens(player, self.share.ingot);
        }
        if self.share.any(v) {
            let waiting = self.waiting(v)?;
            if !waiting.is_empty() {
                let takers = self.share.takers(v, &waiting, v.core.tile_play.player);
                takers.iter().for_each(|(_, player)| held[player.index()] += 1);
            }
        }
        for player in v.core.players() {
            let points = self.of(held[player.index()]);
            if points > 0 {
                out.push(ScoreEntry::bonus(player, points, self.label));
            }
        }
        Ok(())
    }

    /// Shares the ingots on each cell among the owners of the incomplete features that would take
    /// them.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for placed in v.core.tokens_of(self.share.ingot) {
            let TokenPlace::Cell(cell) = placed.place else { continue };
            let mut players = Players::NONE;
            let board = &v.core.board;
            for tile in board.tiles_in(board.around_tile(cell)).flat_map(|tile| board.parts_of(tile)) {
                let near = board.tile(tile).cell;
                for seg in v.printed(tile) {
                    let takes = match v.rules.kinds.get(v.core.graph.get(seg).kind).completion {
                        CompletionRule::Never => false,
                        CompletionRule::Around(_) => true,
                        CompletionRule::Sides => board.same_tile(near, cell),
                    };
                    if takes && v.core.graph.followers_on(seg) > 0 && !v.complete(seg)? {
                        v.owners(seg)?.iter().for_each(|player| players.add(player));
                    }
                }
            }
            for player in players.iter() {
                let hundredths = self.more(v, player, placed.number) * COMPLETED / i32::from(players.len() as u8);
                out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
            }
        }
        Ok(())
    }

    /// Returns the points that a player would have more with some more ingots.
    fn more(&self, v: View, player: Player, ingots: i16) -> i32 {
        let held = v.core.tokens(player, self.share.ingot);
        i32::from(self.of(held + ingots) - self.of(held))
    }
}
