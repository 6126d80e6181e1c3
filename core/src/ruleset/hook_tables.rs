//! The hooks of a table, as a list for each hook point and, for some hooks, for each kind of segment. So a
//! road calls no rule about cities, and a rule that is not at the table is in no list.

use std::sync::Arc;

use crate::model::ids::Kind;
use crate::plugin::entry::{Hooked, Kinds};
use crate::plugin::hook::{ByKind, Hooks, Scoring};
use crate::plugin::hook_names::{ScoreHook, Stage, TileHook};
use crate::plugin::registrar::Registrar;
use crate::ruleset::error::BuildError;

/// Sorts the registered hooks into the lists.
pub(crate) fn compile(reg: &Registrar) -> Result<Hooks, BuildError> {
    let kinds = reg.names.kinds.len();
    let tile = |hook| ordered(reg.tile_hooks.iter().filter(|h| h.hook == hook).collect(), hook);
    let score = |hook| ordered(reg.score_hooks.iter().filter(|h| h.hook == hook).collect(), hook);
    let staged = |of: fn(Stage) -> ScoreHook| -> Result<Vec<&Hooked<ScoreHook, dyn Scoring>>, BuildError> {
        let mut all = Vec::new();
        for stage in [Stage::Count, Stage::Each, Stage::Add, Stage::Scale, Stage::Cap] {
            all.extend(score(of(stage))?);
        }
        Ok(all)
    };
    Ok(Hooks {
        restrict_placements: flat(tile(TileHook::RestrictPlacements)?),
        extend_placements: flat(tile(TileHook::ExtendPlacements)?),
        on_tile_placed: flat(tile(TileHook::OnTilePlaced)?),
        on_figure_moved: flat(tile(TileHook::OnFigureMoved)?),
        on_feature_split: flat(tile(TileHook::OnFeatureSplit)?),
        closed: by_kind(tile(TileHook::Closed)?, kinds),
        claim: by_kind(tile(TileHook::Claim)?, kinds),
        value: by_kind(staged(ScoreHook::Value)?, kinds),
        award: by_kind(staged(ScoreHook::Award)?, kinds),
        weigh: by_kind(score(ScoreHook::Weigh)?, kinds),
        owners: by_kind(score(ScoreHook::Owners)?, kinds),
        on_feature_scored: by_kind(score(ScoreHook::OnFeatureScored)?, kinds),
        on_points_awarded: flat(score(ScoreHook::OnPointsAwarded)?),
        expected_points: by_kind(score(ScoreHook::ExpectedPoints)?, kinds),
        final_points: flat(score(ScoreHook::FinalPoints)?),
    })
}

fn flat<H, T: ?Sized>(hooks: Vec<&Hooked<H, T>>) -> Vec<Arc<T>> {
    hooks.into_iter().map(|h| h.with.clone()).collect()
}

fn by_kind<H, T: ?Sized>(hooks: Vec<&Hooked<H, T>>, kinds: usize) -> ByKind<T> {
    let wants = |h: &Hooked<H, T>, kind: Kind| match &h.kinds {
        Kinds::All => true,
        Kinds::These(these) => these.contains(&kind),
    };
    let of = |kind: Kind| hooks.iter().filter(|h| wants(h, kind)).map(|h| h.with.clone()).collect();
    ByKind((0..kinds).map(|k| of(Kind::at(k))).collect())
}

/// Sorts hooks of one sort by plugin and by their order.
fn ordered<H: std::fmt::Debug, T: ?Sized>(
    hooks: Vec<&Hooked<H, T>>,
    sort: impl std::fmt::Debug,
) -> Result<Vec<&Hooked<H, T>>, BuildError> {
    let comes_first =
        |a: &Hooked<H, T>, b: &Hooked<H, T>| a.order.before.contains(&b.plugin) || b.order.after.contains(&a.plugin);
    let mut left = hooks;
    let mut out = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let free = (0..left.len()).find(|&i| !left.iter().enumerate().any(|(j, other)| j != i && comes_first(other, left[i])));
        let Some(i) = free else {
            let chain = left.iter().map(|h| h.plugin).chain(left.first().map(|h| h.plugin)).collect::<Vec<_>>().join(" -> ");
            return Err(BuildError::Cycle { schedule: format!("hook {sort:?}"), chain });
        };
        out.push(left.remove(i));
    }
    Ok(out)
}
