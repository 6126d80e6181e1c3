//! One scoring: list the features due, pay the majorities, return the figures (RULES.md, section
//! 5).

use bastide_core::author::prelude::*;

use crate::Ids;
use crate::majority::Majority;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.phase("scoring", "base.collect", at("collect"), &[], Collect(ids));
    let pay = Pay(Majority::new(reg));
    reg.phase("scoring", "base.pay", at("pay"), &[], pay);
    reg.phase("scoring", "base.return", at("return"), &[], Return);
}

/// BA-45, BA-52: queues every feature that lost its last open end or that a rule made due, unless
/// the caller of this scoring filled the queue.
struct Collect(Ids);

impl TurnPhase for Collect {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().scoring_queue.due.is_empty() {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core().graph.settled().len() {
            let root = cx.core().graph.feature(cx.core().graph.settled()[i]);
            let listed = cx.core().scoring_queue.due.iter().any(|d| d.seg == root);
            if !listed && cx.view().complete(root)? {
                let kind = cx.core().graph.get(root).kind;
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, ScoringReason::Completed));
            }
        }
        cx.clear_settled();
        // A feature that a rule made due, such as a field with a barn, is scored although it is not complete.
        for (seg, reason) in cx.take_due() {
            let root = cx.core().graph.feature(seg);
            if !cx.core().scoring_queue.due.iter().any(|d| d.seg == root) {
                let kind = cx.core().graph.get(root).kind;
                cx.scoring_queue_mut().due.push(PendingScore::new(root, kind, reason));
            }
        }
        sort(&self.0, cx);
        Ok(Flow::Done)
    }
}

/// BA-52, BA-99: sorts the queue: roads, cities, monasteries, gardens, other kinds, fields; each
/// kind by position.
pub(crate) fn sort(ids: &Ids, cx: &mut Context) {
    cx.sort_scoring_queue(|graph, d| {
        let cell = graph.get(d.seg).cell;
        (ids.rank(d.kind), cell.y, cell.x, d.seg)
    });
}

/// BA-46, BA-47: the player with the most followers gets all points; tied players each get them.
struct Pay(Majority);

impl Pay {
    fn pay(&self, cx: &mut Context, due: &mut PendingScore) -> Result<Players, Fault> {
        due.state = PendingState::Paid;
        let owners = cx.view().owners(due.seg)?;
        self.0.tell(cx, due, owners)?;
        // BA-49: an unoccupied feature scores nothing.
        if !owners.is_empty() {
            self.pay_owners(cx, due, owners)?;
        }
        if cx.view().has_figure_bonuses(due.kind) {
            for bonus in cx.view().figure_bonuses(due.seg, due.reason)? {
                cx.award_points(bonus, &[]);
            }
        }
        Ok(owners)
    }

    #[inline(always)]
    fn pay_owners(&self, cx: &mut Context, due: &mut PendingScore, owners: Players) -> Result<(), Fault> {
        let mut value = FeatureValue::default();
        cx.view().add_value(due.seg, due.reason, &mut value)?;
        due.value = value.total();
        for player in owners.iter() {
            let award = cx.view().award(due.seg, player, due.reason, &value)?;
            let (points, label) = (award.total(), cx.rules.kind_label(due.kind));
            cx.award_points(ScoreEntry::feature(player, points, label, due.seg, due.reason), award.lines());
        }
        Ok(())
    }
}

impl TurnPhase for Pay {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().scoring_queue.due.len() {
            let mut due = cx.core().scoring_queue.due[i];
            if due.state == PendingState::Listed {
                let paid = self.pay(cx, &mut due)?;
                cx.scoring_queue_mut().due[i] = due;
                cx.note_scored(i, paid);
            }
        }
        Ok(Flow::Done)
    }
}

/// BA-50: all figures on a scored feature return to the supply, also those that scored nothing,
/// unless their plugin says that they stay, or that they move on. A figure without an owner leaves completed features only.
/// BA-101: at the end of the game they stay until everything is scored.
struct Return;

/// Returns `true` if the figures on a scored feature return now.
fn gives_back(due: &PendingScore) -> bool {
    due.state == PendingState::Paid && due.reason != ScoringReason::Final
}

impl TurnPhase for Return {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().scoring_queue.due.iter().any(|d| gives_back(d) && cx.core().graph.sums(d.seg).figures > 0) {
            return Ok(Flow::Done);
        }
        for i in 0..cx.core().figures.len() {
            let FigureState { kind, owner, place: FigureLocation::Segment(seg) } = cx.core().figures[i] else { continue };
            if cx.rules.stays_when_scored(kind) || cx.core().scoring_queue.keeps(Figure::at(i)) {
                continue;
            }
            let root = cx.core().graph.feature(seg);
            let leaves = |d: &PendingScore| gives_back(d) && (owner.is_some() || d.reason == ScoringReason::Completed);
            let paid = |d: &PendingScore| leaves(d) && cx.core().graph.feature(d.seg) == root;
            if cx.core().scoring_queue.due.iter().any(paid) {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
