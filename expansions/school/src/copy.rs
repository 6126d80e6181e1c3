//! The teacher repeats the points of the next scoring (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::teacher::Teacher;

/// The expected points of a teacher, for bots: those of a common road or small city, in hundredths.
const EXPECTED: i32 = 500;

pub(crate) fn install(teacher: Teacher, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let copies = Copies {
        teacher,
        verb: reg.verb("school.copy", TargetKind::Segment, ArgKind::Number)?,
        all: o.word("teacher_points")? == "all",
        at_the_end: o.switch("teacher_final")?,
        listed: reg.slot(),
        prompt: reg.prompt("Which points does the teacher repeat?"),
        label: reg.label("teacher"),
    };
    reg.means_feature(copies.verb);
    // The next scoring decides them, so no projection has them.
    reg.unforeseen(copies.label);
    reg.phase("scoring", "school.listed", at("chain"), &[], Listed(copies));
    // SC-09: the last step of the chain, when castles were scored.
    reg.phase("scoring", "school.copy", at("chain.bonus"), &[], copies);
    reg.rule(copies).expected_gains(Copies::expected_gains);
    Ok(())
}

/// What a player got for a feature.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sum {
    player: Player,
    feature: SegmentId,
    points: i16,
}

#[derive(Clone, Copy)]
struct Copies {
    teacher: Teacher,
    verb: Verb,
    /// SC-10: whether all that a player gets for a feature is repeated.
    all: bool,
    /// SC-12: whether the teacher works in the final scoring.
    at_the_end: bool,
    /// SC-16: the number of features of this scoring without the castles of its chain.
    listed: Slot<u16>,
    prompt: Prompt,
    label: Label,
}

impl Copies {
    /// SC-12: returns `true` if the teacher repeats the points of a feature that was scored so.
    fn works(&self, due: &PendingScore) -> bool {
        due.state == PendingState::Paid && (due.reason != ScoringReason::Final || self.at_the_end)
    }

    /// SC-10: returns `true` if a score entry belongs to what is repeated of a feature. A toll is no
    /// point of the feature.
    fn belongs(&self, v: View, entry: &ScoreEntry, due: &PendingScore) -> bool {
        let of_owner = entry.figure.is_none() && entry.label == v.rules.kind_label(due.kind);
        let of_feature = entry.cause == Cause::Feature(due.reason) && (self.all || of_owner);
        of_feature && entry.seg.is_some_and(|seg| v.core.graph.joined(seg, due.seg))
    }

    /// Adds the sums of a feature: what each player got for it. SC-08: no points are no sum.
    fn add_sums(&self, v: View, due: &PendingScore, out: &mut Vec<Sum>) {
        for player in v.core.players() {
            let own = v.score_entries_of_tile_play().iter().filter(|entry| entry.player == player);
            let points = own.filter(|entry| self.belongs(v, entry, due)).map(|entry| entry.points).sum();
            if points > 0 {
                out.push(Sum { player, feature: due.seg, points });
            }
        }
    }

    /// SC-06, SC-16: returns the sums among which the teacher repeats one: those of the features, or
    /// without any those of castles.
    fn sums(&self, v: View) -> Vec<Sum> {
        let due = &v.core.scoring_queue.due;
        let (features, castles) = due.split_at(usize::from(*v.slots.of(self.listed)).min(due.len()));
        let mut sums = Vec::new();
        for dues in [features, castles] {
            if sums.is_empty() {
                dues.iter().filter(|due| self.works(due)).for_each(|due| self.add_sums(v, due, &mut sums));
            }
        }
        sums
    }

    /// SC-09: returns the player who chooses: the only one who was paid, else the holder.
    fn chooser(holder: Player, sums: &[Sum]) -> Player {
        let first = sums.first().map_or(holder, |sum| sum.player);
        if sums.iter().all(|sum| sum.player == first) { first } else { holder }
    }

    /// SC-06: the holder gets the points, and the teacher goes back into the school.
    fn repeat(&self, cx: &mut Context, points: i16) {
        if let Some(holder) = self.teacher.holder(cx.view()) {
            cx.award_points(ScoreEntry::bonus(holder, points, self.label), &[]);
            self.teacher.send_back(cx);
        }
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let gain = |player| ExpectedGain { player, hundredths: EXPECTED, waits: None, leaves: None };
        out.extend(self.teacher.holder(v).map(gain));
        Ok(())
    }
}

/// SC-16: notes how many features are scored before the castles of the chain.
struct Listed(Copies);

impl TurnPhase for Listed {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if self.0.teacher.holder(cx.view()).is_some() {
            *cx.slots.of_mut(self.0.listed) = cx.core().scoring_queue.due.len() as u16;
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Copies {
    /// SC-09: asks if there are different sums.
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let Some(holder) = self.teacher.holder(v) else { return Ok(Flow::Done) };
        let sums = self.sums(v);
        let Some(first) = sums.first() else { return Ok(Flow::Done) };
        if sums.iter().any(|sum| sum.points != first.points) {
            return Ok(Flow::Ask(Ask::open(Copies::chooser(holder, &sums), self.prompt)));
        }
        self.repeat(cx, first.points);
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let sums = self.sums(v);
        for (i, sum) in sums.iter().enumerate() {
            // Two players may have got the same for one feature.
            let same = |other: &Sum| (other.feature, other.points) == (sum.feature, sum.points);
            if !sums.iter().take(i).any(same) {
                menu.add(self.verb, Target::Segment(sum.feature), sum.points);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        self.repeat(cx, action.arg);
        Ok(Flow::Done)
    }
}
