//! Players collect ingots and score points for them at the end.
//!
//! The standings ask for the final points at any time. A feature that is complete and waits for its
//! scoring therefore counts as if its ingots had already been taken.

use bastide_core::{
    Cause, Cell, CompletionRule, Context, Event, Fault, Kind, Label, PendingScore, PendingState, Player, Players, Registrar,
    ScoreEntry, ScoringReason, SegmentId, Target, View,
};

use crate::{Gold, Ingots};

pub(crate) fn install(gold: Gold, reg: &mut Registrar) {
    let take = Take {
        gold,
        label: reg.label("gold"),
        order: ["road", "city", "monastery", "garden"].map(|kind| reg.kind(kind)),
        field: reg.kind("field"),
    };
    reg.rule(take).on_feature_scored(Take::on_feature_scored).final_points(Take::final_points);
}

/// The scoring rule of ingots.
#[derive(Clone)]
struct Take {
    gold: Gold,
    label: Label,
    /// GM-09: the order in which kinds of features are scored.
    order: [Kind; 4],
    field: Kind,
}

/// GM-06: returns the cells whose ingots a feature collects: those of its tiles, and of the tiles
/// around it if they count for completion.
fn cells(v: View, feature: SegmentId) -> Vec<Cell> {
    let graph = &v.core.graph;
    let cells = match v.rules.kinds.get(graph.get(feature).kind).completion {
        CompletionRule::Around(by) => graph.get(feature).cell.around(i16::from(by)).cells().collect(),
        CompletionRule::Sides | CompletionRule::Never => graph.members(feature).map(|s| graph.get(s).cell).collect(),
    };
    v.core.board.whole_tiles(cells)
}

/// GM-07: returns the owner who takes each ingot, in turn order from the active player, repeated
/// until all are taken.
fn takers(v: View, owners: Players, ingots: u16) -> impl Iterator<Item = Player> + use<> {
    let (active, seats) = (v.core.turn.active.0, v.core.seats);
    let order: Vec<Player> = (0..seats).map(|i| Player((active + i) % seats)).filter(|p| owners.has(*p)).collect();
    order.into_iter().cycle().take(ingots.into())
}

/// GM-06, GM-08: takes the ingots on these cells from the board, if the feature has owners. Returns
/// their number.
fn collect(ingots: &mut Ingots, cells: &[Cell], owners: Players) -> u16 {
    if owners.is_empty() || ingots.on.is_empty() {
        return 0;
    }
    cells.iter().filter_map(|cell| ingots.on.remove(cell)).sum()
}

/// GM-11: returns the points for N ingots.
const fn points_for(ingots: i16) -> i16 {
    match ingots {
        ..=3 => ingots,
        4..=6 => ingots * 2,
        7..=9 => ingots * 3,
        _ => ingots * 4,
    }
}

impl Take {
    /// Returns the complete features that wait for their scoring, in the order in which they will
    /// be scored (GM-09).
    fn waiting(&self, v: View) -> Result<Vec<SegmentId>, Fault> {
        let graph = &v.core.graph;
        let listed = |d: &&PendingScore| d.state == PendingState::Listed && d.reason == ScoringReason::Completed;
        let due = v.core.scoring_queue.due.iter().filter(listed).map(|d| d.seg);
        let mut waiting = Vec::new();
        for root in due.chain(graph.settled().iter().copied()).map(|s| graph.feature(s)) {
            if graph.get(root).kind != self.field && !waiting.contains(&root) && v.complete(root)? {
                waiting.push(root);
            }
        }
        waiting.sort_by_key(|&root| {
            let segment = graph.get(root);
            let rank = self.order.iter().position(|kind| *kind == segment.kind).unwrap_or(self.order.len());
            (rank, segment.cell.y, segment.cell.x, root)
        });
        Ok(waiting)
    }
}

impl Take {
    /// GM-06 to GM-10: gives the ingots to the players who were paid.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed || due.kind == self.field || cx.slots.of(self.gold.ingots).on.is_empty() {
            return Ok(());
        }
        let cells = cells(cx.view(), due.seg);
        let taken = collect(cx.slots.of_mut(self.gold.ingots), &cells, paid);
        for player in takers(cx.view(), paid, taken) {
            cx.give(player, self.gold.token, 1);
            cx.log.put(Event::Token { token: self.gold.token, target: Target::Player(player), by: None });
        }
        Ok(())
    }

    /// GM-11: adds the points for each player's ingots, including those that still wait for a
    /// scoring.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut held: Vec<i16> = v.core.players().map(|p| v.core.tokens(p, self.gold.token)).collect();
        let mut ingots = v.slots.of(self.gold.ingots).clone();
        for feature in self.waiting(v)? {
            let owners = v.owners(feature)?;
            let taken = collect(&mut ingots, &cells(v, feature), owners);
            takers(v, owners, taken).for_each(|p| held[p.index()] += 1);
        }
        let score_entry = |(player, n): (Player, &i16)| {
            let cause = Cause::Bonus;
            ScoreEntry { player, points: points_for(*n), label: self.label, seg: None, figure: None, cause }
        };
        out.extend(v.core.players().zip(&held).filter(|(_, n)| **n > 0).map(score_entry));
        Ok(())
    }
}
