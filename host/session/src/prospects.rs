//! What a place for a follower is worth: size, points now and when it is completed, and who else is there.

use bastide_core::{Action, CompletionRule, DEPLOY, Game, Player, ScoringReason, SegmentId, Target};

use crate::choices::Choice;
use crate::counting::count;
use crate::names::Names;

/// A feature as somebody sees it who may put a follower there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// On how many tiles it lies.
    pub tiles: i16,
    /// The points that it would bring if the game ended now, or that it brings in this turn if it is complete.
    pub now: i16,
    /// The points that it would bring if it were completed as it lies; `None` if it is complete or never will be.
    pub completed: Option<i16>,
    /// Is it complete?
    pub complete: bool,
    /// Who is there, with the weight of each.
    pub there: Vec<(Player, u16)>,
}

impl Prospect {
    /// The feature that a segment is a part of; `None` if a plugin fails to say.
    pub fn of(game: &Game, seg: SegmentId) -> Option<Prospect> {
        let v = game.view();
        let feature = v.core.graph.feature(seg);
        let complete = v.complete(feature).ok()?;
        let worth = |why| v.value(feature, why).ok();
        let ends = v.rules.kinds.get(v.core.graph.get(feature).kind).ends;
        let (now, completed) = match (complete, ends) {
            (true, _) => (worth(ScoringReason::Completed)?, None),
            (false, CompletionRule::Never) => (worth(ScoringReason::Final)?, None),
            (false, _) => (worth(ScoringReason::Final)?, Some(worth(ScoringReason::Completed)?.total())),
        };
        let weights = v.weights(feature).ok()?;
        let there = v.core.players().map(|p| (p, weights[p.index()].main)).filter(|(_, weight)| *weight > 0).collect();
        Some(Prospect { tiles: v.tiles(feature), now: now.total(), completed, complete, there })
    }

    /// In words: `3 tiles, 3 points now, 6 when completed; Bert 1`.
    pub fn words(&self, names: &Names) -> String {
        let points = |n: i16| if n == 1 { "1 point".to_owned() } else { format!("{n} points") };
        let tiles = count(self.tiles.max(0) as u64, "tile");
        let worth = match (self.complete, self.completed) {
            (true, _) => format!("complete: {}", points(self.now)),
            (false, Some(then)) => format!("{} now, {then} when completed", points(self.now)),
            (false, None) => format!("{} at the end", points(self.now)),
        };
        let there: Vec<String> = self.there.iter().map(|(p, weight)| format!("{} {weight}", names.of(*p))).collect();
        let there = if there.is_empty() { String::new() } else { format!("; there: {}", there.join(", ")) };
        format!("{tiles}, {worth}{there}")
    }
}

/// An entry of a list in words, with what it is worth where it puts a figure on a feature.
pub fn entry(game: &Game, names: &Names, choice: &Choice) -> String {
    let words = choice.words(game);
    let prospect = match choice {
        Choice::Act(Action { verb: DEPLOY, target: Target::Segment(seg), .. }) => Prospect::of(game, *seg),
        _ => None,
    };
    prospect.map_or(words.clone(), |prospect| format!("{words}: {}", prospect.words(names)))
}

/// The segments of the entries of a list with the numbers of the entries, to be written on the drawn tiles; where there are several
/// for one segment, the first.
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
