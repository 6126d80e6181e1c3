//! Churches: 3 points for the most followers on the nine tiles around (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::points::majority;

/// The points of a church.
const POINTS: i16 = 3;
/// The chance in percent, for bots, that a player who has the most followers around a church has
/// them when it is completed.
const KEPT: i32 = 40;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let churches = Churches {
        monastery: reg.kind("monastery"),
        church: reg.tile_trait("church"),
        label: reg.label("church"),
        churches: reg.slot(),
        noted: reg.slot(),
        by_weight: o.word("church_count")? == "weight",
    };
    // A projection does not score what the last tile completes.
    reg.unforeseen(churches.label);
    reg.phase("scoring", "darmstadt.count", at("value"), &[], Note(churches));
    // After the castles and the gold.
    reg.phase("scoring", "darmstadt.church", at("chain.bonus"), &[], Pay(churches));
    let rule = reg.rule(churches).expected_gains(Churches::expected_gains);
    rule.for_tiles([churches.church]).on_tile_placed(Churches::on_tile_placed);
    Ok(())
}

#[derive(Clone, Copy)]
struct Churches {
    monastery: Kind,
    church: Trait,
    label: Label,
    /// The churches on the board.
    churches: Slot<Vec<SegmentId>>,
    /// The churches of the present scoring, with the players who have the most followers around.
    noted: Slot<Vec<(SegmentId, Players)>>,
    /// DA-07: followers count with their weight.
    by_weight: bool,
}

impl Churches {
    /// DA-06 to DA-08, DA-14: returns the players with the most followers on the tile of a church and those
    /// around it, on whatever feature or spot. Figures that stand on no tile are left out.
    fn most(&self, v: View, church: SegmentId) -> Result<Players, Fault> {
        let board = &v.core.board;
        let area = board.around_tile(v.core.graph.get(church).cell);
        let mut followers = [Weight::default(); MAX_PLAYERS];
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(owner), figure) = (f.owner, Figure::at(i)) else { continue };
            if v.counts_as_follower(figure)? && v.cell_of(figure)?.is_some_and(|cell| board.tile_meets(cell, area)) {
                let weight = v.rules.figures.get(f.kind).weight;
                followers[owner.index() % MAX_PLAYERS].main += if self.by_weight { weight.into() } else { 1 };
            }
        }
        Ok(majority(&followers))
    }

    /// Notes the churches that lie.
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let tile = cx.core().board.tile(placed);
        let (first, segments) = (tile.first, &cx.rules.tiles.get(tile.tile).segments);
        if let Some(at) = segments.iter().position(|segment| segment.traits.has(self.church)) {
            cx.slots.of_mut(self.churches).push(SegmentId(first.0 + at as u16));
        }
        Ok(())
    }

    /// Lists what players may expect of the churches that are not complete.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for church in v.slots.of(self.churches).iter().filter(|church| v.core.graph.sums(**church).open > 0) {
            for player in self.most(v, *church)?.iter() {
                out.push(ExpectedGain { player, hundredths: i32::from(POINTS) * KEPT, waits: None, leaves: None });
            }
        }
        Ok(())
    }
}

/// DA-05, DA-09: notes who has the most followers around each church that was completed, before
/// anybody of this scoring goes home.
struct Note(Churches);

impl TurnPhase for Note {
    fn enter(&self, cx: &mut Context) -> Step {
        let Churches { monastery, church, noted, .. } = self.0;
        cx.slots.of_mut(noted).clear();
        for i in 0..cx.core().scoring_queue.due.len() {
            let due = cx.core().scoring_queue.due[i];
            let completed = due.state == PendingState::Listed && due.reason == ScoringReason::Completed;
            if completed && due.kind == monastery && cx.view().traits_on(due.seg, church) > 0 {
                let most = self.0.most(cx.view(), due.seg)?;
                cx.slots.of_mut(noted).push((due.seg, most));
            }
        }
        Ok(Flow::Done)
    }
}

/// DA-05, DA-08, DA-16: each church that was completed, whoever stands on it, brings its points by
/// themselves.
struct Pay(Churches);

impl TurnPhase for Pay {
    fn enter(&self, cx: &mut Context) -> Step {
        for (church, most) in std::mem::take(cx.slots.of_mut(self.0.noted)) {
            for player in most.iter() {
                let (label, seg, cause) = (self.0.label, Some(church), Cause::Feature(ScoringReason::Completed));
                cx.award_points(ScoreEntry { player, points: POINTS, label, seg, figure: None, cause }, &[]);
            }
        }
        Ok(Flow::Done)
    }
}
