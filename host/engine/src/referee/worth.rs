//! What features are worth, for whom, and how that comes about.

use bastide_core::{FeatureValue, ScoringReason, SegmentId, Target, View, notation};
use bastide_session::prospects::Prospect;
use bastide_session::speech::Speech;
use bastide_session::words::Words;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;

impl Opened {
    /// Tells the worth of each feature on which somebody stands, and the scores if the game ended now.
    pub(super) fn worth(&self, language: &Language) -> Result<Value, String> {
        let game = self.engine.session.game();
        let v = game.view();
        let names = self.engine.session.names().clone().in_language(language.clone());
        let words = Words::of_log(game, &names);
        let mut features = Vec::new();
        for root in occupied(v) {
            let complete = v.complete(root).map_err(|e| e.to_string())?;
            let reason = if complete { ScoringReason::Completed } else { ScoringReason::Final };
            let value = v.value(root, reason).map_err(|e| e.to_string())?;
            let owners = v.owners(root).map_err(|e| e.to_string())?;
            let weights = v.weights(root).map_err(|e| e.to_string())?;
            let there: Vec<Value> = v
                .core
                .players()
                .filter(|p| weights[p.index()].main > 0)
                .map(|p| json!({"seat": v.rules.seat(p), "weight": weights[p.index()].main, "gets": owners.has(p)}))
                .collect();
            features.push(json!({
                "at": notation::segment(v, root), "words": words.target(Target::Segment(root)), "complete": complete,
                "points": value.total(), "lines": lines(v, &value, language), "there": there,
                "prospect": Prospect::of(game, root).map(|p| p.words(game, &names)),
                "shapes": self.engine.reader(&names).shapes(game, root),
            }));
        }
        let standing = v.standing().map_err(|e| e.to_string())?;
        Ok(json!({"features": features, "standing": standing}))
    }
}

/// Returns the features on which somebody stands, each by its first segment.
fn occupied(v: View) -> Vec<SegmentId> {
    let mut roots: Vec<SegmentId> = v.core.occupied().into_iter().map(|seg| v.core.graph.feature(seg)).collect();
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// Returns the lines of a value in words: `3 × 2 tiles`.
fn lines(v: View, value: &FeatureValue, language: &Language) -> Vec<String> {
    let speech = Speech::of(v.rules, language);
    let line = |line: &bastide_core::Line| {
        format!(
            "{} × {} {}",
            line.count,
            line.each,
            speech.label(v.rules.names.labels.name(line.label.index()), line.count.into())
        )
    };
    value.lines().iter().map(line).collect()
}
