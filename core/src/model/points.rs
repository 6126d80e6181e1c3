//! Points and their origin: values, weights, the scoring queue and score entries.
//!
//! A feature has a *value*, which is the same for every owner; an owner may receive more or less
//! (*award*). Both consist of lines, `count x each`, so that every score carries its arithmetic.
//! The features of one scoring are in the *scoring queue*, a list in the state that plugins may
//! edit between the steps of the scoring. A score changes only through a *score entry*.

use std::hash::{Hash, Hasher};

use crate::model::ids::{Figure, Kind, Label, MAX_PLAYERS, Player, Players, SegmentId};

/// One line of a value, `count x each`, with a name: "2 x 3 tiles". A halving is a line of its own
/// with a negative `each`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// The name of the counted things.
    pub label: Label,
    /// The count.
    pub count: i16,
    /// Points for each.
    pub each: i16,
}

impl Line {
    /// Returns the points of the line.
    pub const fn points(&self) -> i16 {
        self.count * self.each
    }
}

/// The value of one feature while the stages change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FeatureValue {
    lines: [Line; FeatureValue::MAX_LINES],
    used: u8,
}

impl FeatureValue {
    /// The most lines of a value. More are folded into the last.
    pub const MAX_LINES: usize = 10;

    /// Returns the points of all lines.
    #[inline]
    pub fn total(&self) -> i16 {
        self.lines().iter().map(Line::points).sum()
    }

    /// Returns the lines.
    #[inline]
    pub fn lines(&self) -> &[Line] {
        &self.lines[..self.used as usize]
    }

    /// Adds a line, unless the count is 0.
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

    /// Sets the points for each of a label: with an inn every tile of a road counts 2.
    pub fn set_each(&mut self, label: Label, each: i16) {
        for line in self.lines.iter_mut().take(self.used as usize).filter(|l| l.label == label) {
            line.each = each;
        }
    }

    /// Sets the value to 0: an unfinished cathedral.
    pub fn clear(&mut self) {
        self.used = 0;
    }

    /// Halves the value, rounded up, by a line of its own.
    pub fn halve(&mut self, label: Label) {
        let total = self.total();
        self.add(label, 1, -(total / 2));
    }
}

/// The reason for which a value is computed. There is no "preview": hooks are pure, so a preview
/// uses `Final` ("if the game ended now") or `Completed` ("if the feature were complete as it is").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoringReason {
    /// The feature is complete.
    Completed,
    /// The feature is left over at the end of the game.
    Final,
    /// The feature is scored early by a rule: a barn, an abbot called back.
    Early,
}

/// The weight of one player in a feature; `tie` is compared only where `main` is equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Weight {
    /// The sum of the figures' weights.
    pub main: u16,
    /// The tie-breaker.
    pub tie: u16,
}

/// The weights of all players.
pub type Weights = [Weight; MAX_PLAYERS];

/// Returns the players with the greatest weight above zero.
#[inline]
pub fn majority(weights: &Weights) -> Players {
    let weighed = weights.map(|weight| u32::from(weight.main) << 16 | u32::from(weight.tie));
    // A player without weight has no majority, even with the tie-breaker.
    let most = weighed.iter().fold(1 << 16, |most, weight| most.max(*weight));
    (0..).zip(weighed).fold(Players::NONE, |players, (i, weight)| Players(players.0 | u8::from(weight == most) << i))
}

/// The state of a pending score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PendingState {
    /// It is to be scored.
    Listed,
    /// It is not scored after all: the feature became something else.
    Withdrawn,
    /// It was scored.
    Paid,
}

/// One feature in the scoring queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingScore {
    /// Any segment of the feature.
    pub seg: SegmentId,
    /// The kind of the feature when it was listed.
    pub kind: Kind,
    /// Its value for every owner; set when it is computed.
    pub value: i16,
    /// The reason for the scoring.
    pub reason: ScoringReason,
    /// The players who do something else with the feature: the builders of a castle. The plugin that
    /// names them takes their figures out of the [weights](crate::Rule::weigh).
    pub not: Players,
    /// Its state.
    pub state: PendingState,
    /// The players who were paid for it.
    pub(crate) paid: Players,
}

/// All fields but `paid`, which follows from the others.
impl Hash for PendingScore {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seg, self.kind, self.value, self.reason, self.not, self.state).hash(state);
    }
}

impl PendingScore {
    /// Creates a pending score.
    pub const fn new(seg: SegmentId, kind: Kind, reason: ScoringReason) -> PendingScore {
        PendingScore { seg, kind, value: 0, reason, not: Players::NONE, state: PendingState::Listed, paid: Players::NONE }
    }

    /// Returns the players who were paid for the feature, once it was scored.
    pub const fn paid(&self) -> Players {
        self.paid
    }
}

/// The features of one scoring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoringQueue {
    /// The number of this scoring in the game, from 1; plugins use it as a stamp.
    pub serial: u16,
    /// The pending scores.
    pub due: Vec<PendingScore>,
    /// The figures that do not return with the others, since they move on.
    pub(crate) kept: Vec<Figure>,
}

impl ScoringQueue {
    /// Returns `true` if a figure stays where it stands when the others of its feature return, until it
    /// moves: see [`Context::keep_standing`](crate::Context::keep_standing).
    #[inline]
    pub fn keeps(&self, figure: Figure) -> bool {
        self.kept.contains(&figure)
    }

    /// Forgets the features and the figures, at the end of the scoring.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.due.clear();
        self.kept.clear();
    }
}

/// All fields; an empty list of figures adds nothing.
impl Hash for ScoringQueue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.serial, &self.due).hash(state);
        if !self.kept.is_empty() {
            self.kept.hash(state);
        }
    }
}

/// The cause of a score entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A feature was scored.
    Feature(ScoringReason),
    /// Points that do not come from a feature.
    Bonus,
    /// A price or a bribe: it moves the marker and is not a scoring.
    Payment,
}

/// Points that were awarded: the player and the reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreEntry {
    /// The player whose score changes.
    pub player: Player,
    /// The change; negative for a price.
    pub points: i16,
    /// The label of the points.
    pub label: Label,
    /// The feature that was scored, if any.
    pub seg: Option<SegmentId>,
    /// The figure that earned the points, if any.
    pub figure: Option<Figure>,
    /// Scoring, bonus or price.
    pub cause: Cause,
}

impl ScoreEntry {
    /// Creates an entry of points that come from no feature.
    pub const fn bonus(player: Player, points: i16, label: Label) -> ScoreEntry {
        ScoreEntry { player, points, label, seg: None, figure: None, cause: Cause::Bonus }
    }

    /// Creates an entry of a price that a player pays, with negative points, or receives.
    pub const fn payment(player: Player, points: i16, label: Label) -> ScoreEntry {
        ScoreEntry { cause: Cause::Payment, ..ScoreEntry::bonus(player, points, label) }
    }

    /// Creates an entry of points for a feature that is scored for this reason.
    pub const fn feature(player: Player, points: i16, label: Label, feature: SegmentId, why: ScoringReason) -> ScoreEntry {
        ScoreEntry { seg: Some(feature), cause: Cause::Feature(why), ..ScoreEntry::bonus(player, points, label) }
    }
}

/// An estimate, for bots, of points that come neither from a feature nor at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExpectedGain {
    /// The player who expects them.
    pub player: Player,
    /// The points, in hundredths; negative for a loss.
    pub hundredths: i32,
    /// A figure off the board that waits for them, with the chance in percent that it returns
    /// within the next turns. A figure that is not named is taken to return soon.
    pub waits: Option<(Figure, u8)>,
    /// A figure that may have to leave its feature before it has brought its owner anything, with
    /// the chance in percent: one near a dragon.
    pub leaves: Option<(Figure, u8)>,
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
        assert_eq!(w.lines().len(), FeatureValue::MAX_LINES);
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
