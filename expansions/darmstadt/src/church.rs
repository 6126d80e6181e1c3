//! Churches: 3 points for the most followers on the nine tiles around (RULES.md, section 1).

use bastide_core::points::majority;
use bastide_core::{
    Cause, Context, ExpectedGain, Fault, Figure, Flow, InstallError, Kind, Label, MAX_PLAYERS, Options, PendingState, PlacedTile,
    Players, Registrar, ScoreEntry, ScoringReason, SegmentId, Slot, Step, Trait, TurnPhase, View, Weight, after,
};

/// The points of a church.
const POINTS: i16 = 3;
/// The chance in percent, for bots, that a player who has the most followers around a church has them
/// when it is completed.
const KEPT: i32 = 40;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let churches = Churches {
        monastery: reg.kind("monastery"),
        church: reg.tile_trait("church"),
        label: reg.label("church"),
        churches: reg.slot(),
        by_weight: o.word("church_count")? == "weight",
    };
    // DA-09: after the castles and the gold, and before anybody goes home.
    let order = after("chain").before("return").after_if_present("castles.chain").after_if_present("goldmines.share");
    reg.phase("scoring", "darmstadt.church", order, &[], churches);
    reg.rule(churches).on_tile_placed(Churches::on_tile_placed).expected_gains(Churches::expected_gains);
    Ok(())
}

#[derive(Clone, Copy)]
struct Churches {
    monastery: Kind,
    church: Trait,
    label: Label,
    /// The churches on the board.
    churches: Slot<Vec<SegmentId>>,
    /// DA-07: followers count with their weight.
    by_weight: bool,
}

impl Churches {
    /// DA-06 to DA-08, DA-14: returns the players with the most followers on the nine tiles around a
    /// church, on whatever feature or spot. Figures that stand on no tile are left out.
    fn most(&self, v: View, church: SegmentId) -> Result<Players, Fault> {
        let area = v.core.graph.get(church).cell.around(1);
        let mut followers = [Weight::default(); MAX_PLAYERS];
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(owner), spec, figure) = (f.owner, v.rules.figures.get(f.kind), Figure::at(i)) else { continue };
            if spec.follower && v.cell_of(figure)?.is_some_and(|cell| area.has(cell)) && v.counts_as_follower(figure)? {
                followers[owner.index() % MAX_PLAYERS].main += if self.by_weight { spec.weight.into() } else { 1 };
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

impl TurnPhase for Churches {
    /// DA-05, DA-08, DA-16: each church that was completed, whoever stands on it, brings its points by
    /// themselves.
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().scoring_queue.due.len() {
            let due = cx.core().scoring_queue.due[i];
            let completed = due.state == PendingState::Paid && due.reason == ScoringReason::Completed;
            if !completed || due.kind != self.monastery || cx.view().traits_on(due.seg, self.church) == 0 {
                continue;
            }
            for player in self.most(cx.view(), due.seg)?.iter() {
                let (seg, cause) = (Some(due.seg), Cause::Feature(ScoringReason::Completed));
                cx.award_points(ScoreEntry { player, points: POINTS, label: self.label, seg, figure: None, cause }, &[]);
            }
        }
        Ok(Flow::Done)
    }
}
