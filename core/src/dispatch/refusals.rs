//! Which plugin and which of its rules are behind a refusal.
//!
//! Nothing here is read while menus are made: it stands apart from the functions that make them, and
//! [`Game::why`](crate::Game::why) puts both together.

use crate::contract::refusal::{Met, NamedRule, Obstacle, Refusal};
use crate::model::ids::{Kind, TileType, Verb};
use crate::model::points::ScoringReason;

/// The origin of a hook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) plugin: &'static str,
    /// The rules that the hook carries out, as far as the plugin names them.
    pub(crate) rules: &'static [&'static str],
    /// The rules that it carries out for a feature that is not complete, if those are others.
    pub(crate) unfinished: &'static [&'static str],
}

impl Origin {
    /// Returns a refusal by this hook.
    pub(crate) fn refuses(self, obstacle: Obstacle, met: Met) -> Refusal {
        Refusal { obstacle, met, rules: self.rules.iter().map(|rule| (self.plugin, *rule)).collect() }
    }

    /// Returns the rules by which this hook scores a feature.
    pub(crate) fn scores(self, why: ScoringReason) -> impl Iterator<Item = NamedRule> {
        let is_other = why != ScoringReason::Completed && !self.unfinished.is_empty();
        let rules = if is_other { self.unfinished } else { self.rules };
        rules.iter().map(move |rule| (self.plugin, *rule))
    }
}

/// The origins of the hooks that refuse actions or score features, in the order in which their tables hold the functions.
#[derive(Default)]
pub(crate) struct Origins {
    /// Those of `restrict_placements`, for each tile.
    pub(crate) restrict_placements: Vec<Vec<Origin>>,
    /// Those of `claim`, for each kind of segment.
    pub(crate) claim: Vec<Vec<Origin>>,
    /// Those of `filter`.
    pub(crate) filter: Vec<Origin>,
    /// Those of the hooks that score features.
    pub(crate) scores: ScoreOrigins,
}

/// The origins of the hooks that score features, for each kind of segment.
#[derive(Default)]
pub(crate) struct ScoreOrigins {
    pub(crate) value: Vec<Vec<Origin>>,
    pub(crate) award: Vec<Vec<Origin>>,
    pub(crate) weigh: Vec<Vec<Origin>>,
    pub(crate) owners: Vec<Vec<Origin>>,
    pub(crate) figure_bonuses: Vec<Vec<Origin>>,
}

impl ScoreOrigins {
    /// Returns all origins.
    pub(crate) fn all(&self) -> impl Iterator<Item = Origin> {
        let ScoreOrigins { value, award, weigh, owners, figure_bonuses } = self;
        [value, award, weigh, owners, figure_bonuses].into_iter().flatten().flatten().copied()
    }
}

/// Returns the origins for a kind of segment.
pub(crate) fn of_kind(origins: &[Vec<Origin>], kind: Kind) -> &[Origin] {
    origins.get(kind.index()).map_or(&[], Vec::as_slice)
}

impl Origins {
    /// Returns those of the objections to a tile.
    pub(crate) fn of_tile(&self, tile: TileType) -> &[Origin] {
        self.restrict_placements.get(tile.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns those of the claims on a kind of segment.
    pub(crate) fn of_kind(&self, kind: Kind) -> &[Origin] {
        of_kind(&self.claim, kind)
    }
}

/// The rules behind refusals.
#[derive(Default)]
pub(crate) struct RefusalRules {
    pub(crate) origins: Origins,
    pub(crate) of_verbs: Vec<(Verb, Origin)>,
    pub(crate) at: Vec<(Obstacle, Origin)>,
    /// The rules by which one player is paid for a feature of several, and by which several are.
    pub(crate) majority: [Option<Origin>; 2],
}

impl RefusalRules {
    /// Returns all origins.
    pub(crate) fn all(&self) -> impl Iterator<Item = Origin> {
        let Origins { restrict_placements, claim, filter, .. } = &self.origins;
        let hooks = restrict_placements.iter().chain(claim).flatten().chain(filter).copied();
        let named = self.of_verbs.iter().map(|(_, origin)| *origin).chain(self.at.iter().map(|(_, origin)| *origin));
        hooks.chain(named)
    }

    /// Returns the ids of all rules by which features are scored.
    pub(crate) fn of_scores(&self) -> impl Iterator<Item = &'static str> {
        let origins = self.origins.scores.all().chain(self.majority.into_iter().flatten());
        origins.flat_map(|origin| origin.rules.iter().chain(origin.unfinished)).copied()
    }

    /// Returns a refusal at a step of the engine.
    pub(crate) fn at(&self, obstacle: Obstacle, met: Met) -> Refusal {
        let behind = self.at.iter().filter(|(at, _)| *at == obstacle).map(|(_, origin)| *origin);
        Refusal { obstacle, met, rules: rules(behind) }
    }

    /// Returns a refusal of a verb for which no step of the engine gives a reason.
    pub(crate) fn of_verb(&self, verb: Verb, obstacle: Obstacle) -> Refusal {
        let behind = self.of_verbs.iter().filter(|(of, _)| *of == verb).map(|(_, origin)| *origin);
        Refusal { obstacle, met: Met::Nothing, rules: rules(behind) }
    }
}

fn rules(behind: impl Iterator<Item = Origin>) -> Vec<NamedRule> {
    behind.flat_map(|origin| origin.rules.iter().map(move |rule| (origin.plugin, *rule))).collect()
}
