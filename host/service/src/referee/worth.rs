//! The value of features for each player, with its arithmetic and its rules.

use bastide_core::{FeatureValue, Game, Player, ScoringReason, SegmentId, Target, View, notation};
use bastide_session::names::Names;
use bastide_session::prospects::Prospect;
use bastide_session::speech::Speech;
use bastide_session::words::Words;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;
use super::place::rules;

impl Opened {
    /// Tells the worth of each feature on which somebody stands, and the scores if the game ended now.
    pub(super) fn worth(&self, language: &Language) -> Result<Value, String> {
        let game = self.game.session.game();
        let v = game.view();
        let names = self.names(language);
        let facts: Result<Vec<Value>, String> = occupied(v).into_iter().map(|root| self.fact(game, &names, root)).collect();
        let standing = v.standing().map_err(|e| e.to_string())?;
        Ok(json!({"features": facts?, "standing": standing}))
    }

    /// Tells the worth of a feature of a game at this table: if it is complete, as it is scored now, and
    /// otherwise as it is scored at the end.
    pub(super) fn fact(&self, game: &Game, names: &Names, root: SegmentId) -> Result<Value, String> {
        let v = game.view();
        let words = Words::of_log(game, names);
        let why = reason(v, root)?;
        let value = v.value(root, why).map_err(|e| e.to_string())?;
        let weights = v.weights(root).map_err(|e| e.to_string())?;
        let owners = v.owners(root).map_err(|e| e.to_string())?;
        let mut there = Vec::new();
        for player in v.core.players() {
            let weight = weights.get(player.index()).map_or(0, |weight| weight.main);
            let gets = owners.has(player);
            if weight > 0 || gets {
                let points = if gets { award(v, root, player, why)? } else { 0 };
                there.push(json!({"seat": v.rules.seat(player), "weight": weight, "gets": gets, "points": points}));
            }
        }
        let named = v.score_rules(root, why).map_err(|e| e.to_string())?;
        Ok(json!({
            "at": notation::segment(v, root), "words": words.target(Target::Segment(root)),
            "complete": why == ScoringReason::Completed, "points": value.total(), "lines": lines(v, &value, names.language()),
            "there": there, "prospect": Prospect::of(game, root).map(|p| p.words(game, names)),
            "shapes": self.game.reader(names).shapes(game, root), "rules": rules(&words, &named),
        }))
    }
}

/// Returns why a feature would be scored next.
pub(super) fn reason(v: View, root: SegmentId) -> Result<ScoringReason, String> {
    let complete = v.complete(root).map_err(|e| e.to_string())?;
    Ok(if complete { ScoringReason::Completed } else { ScoringReason::Final })
}

/// Returns the points of one owner of a feature.
pub(super) fn award(v: View, root: SegmentId, owner: Player, why: ScoringReason) -> Result<i16, String> {
    let value = v.value(root, why).map_err(|e| e.to_string())?;
    Ok(v.award(root, owner, why, &value).map_err(|e| e.to_string())?.total())
}

/// Returns the features on which somebody stands, each by its first segment.
pub(super) fn occupied(v: View) -> Vec<SegmentId> {
    let mut roots: Vec<SegmentId> = v.core.occupied().into_iter().map(|seg| v.core.graph.feature(seg)).collect();
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// Returns the lines of a value in words: `3 × 2 tiles`.
fn lines(v: View, value: &FeatureValue, language: &Language) -> Vec<String> {
    let speech = Speech::of(v.rules, language);
    let line = |line: &bastide_core::Line| {
        let label = speech.label(v.rules.names.labels.name(line.label.index()), line.count.into());
        format!("{} × {} {label}", line.count, line.each)
    };
    value.lines().iter().map(line).collect()
}
