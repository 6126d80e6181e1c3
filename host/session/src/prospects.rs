//! The prospects of a feature for a new follower: its size, its points now and when completed, and
//! its other followers.

use bastide_core::{Action, CompletionRule, DEPLOY, Game, Player, ScoringReason, SegmentId, Target};
use bastide_texts::Args;

use crate::choices::Choice;
use crate::names::Names;
use crate::speech::Speech;

/// A feature as seen by a player who may place a follower on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The number of its tiles.
    pub tiles: i16,
    /// The points if the game ended now, or the points in this turn if the feature is complete.
    pub now: i16,
    /// The points if the feature were completed: a road or a city at its present size, a monastery
    /// with a point for each cell around it that is still open. `None` if it is complete or cannot be
    /// completed.
    pub completed: Option<i16>,
    /// `true` if the feature is complete.
    pub complete: bool,
    /// The players with figures on it, each with their majority weight.
    pub there: Vec<(Player, u16)>,
}

impl Prospect {
    /// Returns the prospects of the feature that contains a segment; `None` if a plugin fails.
    pub fn of(game: &Game, seg: SegmentId) -> Option<Prospect> {
        let v = game.view();
        let feature = v.core.graph.feature(seg);
        let complete = v.complete(feature).ok()?;
        let value = |why| v.value(feature, why).ok();
        let ends = v.rules.kinds.get(v.core.graph.get(feature).kind).completion;
        let (now, completed) = match (complete, ends) {
            (true, _) => (value(ScoringReason::Completed)?, None),
            (false, CompletionRule::Never) => (value(ScoringReason::Final)?, None),
            (false, CompletionRule::Sides) => (value(ScoringReason::Final)?, Some(value(ScoringReason::Completed)?.total())),
            (false, CompletionRule::Around(_)) => {
                let around = value(ScoringReason::Completed)?.total() + v.core.graph.sums(feature).open;
                (value(ScoringReason::Final)?, Some(around))
            }
        };
        let weights = v.weights(feature).ok()?;
        let there = v.core.players().map(|p| (p, weights[p.index()].main)).filter(|(_, weight)| *weight > 0).collect();
        Some(Prospect { tiles: v.tiles(feature), now: now.total(), completed, complete, there })
    }

    /// Returns the prospects in words: `3 tiles, 3 points now, 6 when completed; there: Bert 1`.
    pub fn words(&self, game: &Game, names: &Names) -> String {
        let speech = Speech::of(game.rules(), names.language());
        let tiles = speech.say("prospect-tiles", &Args::new().with("n", self.tiles.max(0)));
        let points = speech.say("prospect-points", &Args::new().with("n", self.now));
        let args = Args::new().with("tiles", tiles).with("points", points);
        let prospect = match (self.complete, self.completed) {
            (true, _) => speech.say("prospect-complete", &args),
            (false, Some(then)) => speech.say("prospect-open", &args.with("then", then)),
            (false, None) => speech.say("prospect-end", &args),
        };
        self.with_owners(prospect, speech, names)
    }

    /// Returns the size of the feature and its other followers in words: `3 tiles; there: Bert 1`.
    pub fn without_points(&self, game: &Game, names: &Names) -> String {
        let speech = Speech::of(game.rules(), names.language());
        let tiles = speech.say("prospect-tiles", &Args::new().with("n", self.tiles.max(0)));
        self.with_owners(tiles, speech, names)
    }

    fn with_owners(&self, prospect: String, speech: Speech, names: &Names) -> String {
        let there: Vec<String> = self.there.iter().map(|(p, weight)| format!("{} {weight}", names.of(*p))).collect();
        if there.is_empty() {
            return prospect;
        }
        speech.say("prospect-there", &Args::new().with("prospect", prospect).with("list", there.join(", ")))
    }
}

/// Returns an entry of a list in words, with the prospects of the feature if it places a figure on
/// one.
pub fn entry(game: &Game, names: &Names, choice: &Choice) -> String {
    let words = choice.words(game, names.language());
    let prospect = match choice {
        Choice::Act(Action { verb: DEPLOY, target: Target::Segment(seg), .. }) => Prospect::of(game, *seg),
        _ => None,
    };
    prospect.map_or(words.clone(), |prospect| format!("{words}: {}", prospect.words(game, names)))
}

/// Returns the segments of the entries of a list with the entry numbers, as labels for drawn tiles.
/// If several entries name one segment, the first counts.
pub fn marks(list: &[Choice]) -> Vec<(SegmentId, String)> {
    let mut marks: Vec<(SegmentId, String)> = Vec::new();
    for (i, choice) in list.iter().enumerate() {
        let Choice::Act(Action { target: Target::Segment(seg), .. }) = choice else { continue };
        if !marks.iter().any(|(known, _)| known == seg) {
            marks.push((*seg, (i + 1).to_string()));
        }
    }
    marks
}
