//! Points and where they come from: worth, weights, the docket and bookings.
//!
//! A feature has a *worth*, the same for whoever owns it; an owner may get more or less (*award*). Both are made of
//! lines, `count x each`, so that every score carries its arithmetic. The features due in a scoring are the *docket*, a
//! list in the state that plugins may edit between the steps of the scoring. A *booking* is the one way in which a score
//! changes.

use crate::model::ids::{Figure, Kind, Label, MAX_PLAYERS, Player, Players, SegmentId};

/// `count x each`, with a name: "2 x 3 tiles". A halving is a line of its own with a negative `each`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// What is counted.
    pub label: Label,
    /// How many.
    pub count: i16,
    /// Points for each.
    pub each: i16,
}

impl Line {
    /// The points of the line.
    pub const fn points(&self) -> i16 {
        self.count * self.each
    }
}

/// The value of one feature while the stages work on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FeatureValue {
    lines: [Line; FeatureValue::MOST_LINES],
    used: u8,
}

impl FeatureValue {
    /// More lines than this are folded into the last.
    pub const MOST_LINES: usize = 10;

    /// The points of all lines.
    #[inline]
    pub fn total(&self) -> i16 {
        self.lines().iter().map(Line::points).sum()
    }

    /// The lines.
    #[inline]
    pub fn lines(&self) -> &[Line] {
        &self.lines[..self.used as usize]
    }

    /// Adds a line; nothing if the count is 0.
    #[inline]
    pub fn add(&mut self, label: Label, count: i16, each: i16) {
        if count == 0 {
            return;
        }
        if let Some(line) = self.lines.get_mut(self.used as usize) {
            *line = Line { label, count, each };
            self.used += 1;
        } else if let Some(last) = self.lines.last_mut() {
            *last = Line { label, count: 1, each: last.points() + count * each };
        }
    }

    /// Changes what each of a label is worth: with an inn every tile of a road is worth 2.
    pub fn set_each(&mut self, label: Label, each: i16) {
        for line in self.lines.iter_mut().take(self.used as usize).filter(|l| l.label == label) {
            line.each = each;
        }
    }

    /// Makes it worth nothing: an unfinished cathedral.
    pub fn clear(&mut self) {
        self.used = 0;
    }

    /// Halves it, rounded up, by a line of its own.
    pub fn halve(&mut self, label: Label) {
        let total = self.total();
        self.add(label, 1, -(total / 2));
    }
}

/// Why a value is asked for. There is no "preview": hooks are pure, so a preview asks with `Final` ("if it ended now") or
/// with `Completed` ("if it were closed as it lies").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoringReason {
    /// The feature is complete.
    Completed,
    /// Left over at the end of the game.
    Final,
    /// Counted early by a rule: a barn, an abbot called back.
    Early,
}

/// The weight of one player in a feature; the tie is compared only where `main` is equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Weight {
    /// The sum of the figures' weights.
    pub main: u16,
    /// What breaks a tie.
    pub tie: u16,
}

/// The weights of all players.
pub type Weights = [Weight; MAX_PLAYERS];

/// The players with the greatest weight above zero.
#[inline]
pub fn majority(weights: &Weights) -> Players {
    let weighed = weights.map(|weight| u32::from(weight.main) << 16 | u32::from(weight.tie));
    // Who weighs nothing has nothing, whatever would break a tie.
    let most = weighed.iter().fold(1 << 16, |most, weight| most.max(*weight));
    (0..).zip(weighed).fold(Players::NONE, |players, (i, weight)| Players(players.0 | u8::from(weight == most) << i))
}

/// What has become of a feature that was due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PendingState {
    /// It is to be scored.
    Listed,
    /// It is not scored after all: it became something else.
    Withdrawn,
    /// It was scored.
    Paid,
}

/// One feature due in the present scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PendingScore {
    /// Any segment of the feature.
    pub seg: SegmentId,
    /// Its kind when it was listed.
    pub kind: Kind,
    /// What it is worth to anybody; set when it is valued.
    pub value: i16,
    /// Why it is due.
    pub occasion: ScoringReason,
    /// Who is left out of the owners: the builders of a castle.
    pub not: Players,
    /// How far it has come.
    pub state: PendingState,
}

impl PendingScore {
    /// A feature that is to be scored.
    pub const fn new(seg: SegmentId, kind: Kind, occasion: ScoringReason) -> PendingScore {
        PendingScore { seg, kind, value: 0, occasion, not: Players::NONE, state: PendingState::Listed }
    }
}

/// The features of one scoring.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ScoringQueue {
    /// The number of this scoring in the game, from 1; a stamp for plugins.
    pub serial: u16,
    /// What is due.
    pub due: Vec<PendingScore>,
}

/// What a booking is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A feature was scored.
    Feature(ScoringReason),
    /// Points beside features.
    Bonus,
    /// A price or a bribe: it moves the marker and is no scoring.
    Payment,
}

/// Points that were paid: to whom, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreEntry {
    /// Whose score changes.
    pub player: Player,
    /// By how much; below zero for a price.
    pub points: i16,
    /// What for.
    pub label: Label,
    /// The feature, if it was one.
    pub seg: Option<SegmentId>,
    /// The figure that earned it, if it was one.
    pub figure: Option<Figure>,
    /// Scoring, bonus or price.
    pub cause: Cause,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_rounds_up() {
        let mut w = FeatureValue::default();
        w.add(Label(0), 5, 1);
        w.halve(Label(1));
        assert_eq!(w.total(), 3);
        assert_eq!(w.lines().len(), 2);
    }

    #[test]
    fn lines_beyond_the_last_are_folded_and_the_sum_stays() {
        let mut w = FeatureValue::default();
        for i in 0..20 {
            w.add(Label(i), 1, 2);
        }
        assert_eq!(w.total(), 40);
        assert_eq!(w.lines().len(), FeatureValue::MOST_LINES);
    }

    #[test]
    fn nobody_has_the_majority_of_nothing() {
        let mut weights = Weights::default();
        assert!(majority(&weights).is_empty());
        weights[2].main = 1;
        weights[4].main = 1;
        assert_eq!(majority(&weights).iter().collect::<Vec<_>>(), [Player(2), Player(4)]);
        weights[4].tie = 1;
        assert_eq!(majority(&weights).iter().collect::<Vec<_>>(), [Player(4)]);
    }
}
