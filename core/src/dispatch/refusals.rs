//! Which plugin and which of its rules are behind a refusal.
//!
//! Nothing here is read while menus are made: it stands apart from the functions that make them, and
//! [`Game::why`](crate::Game::why) puts both together.

use crate::contract::refusal::{Met, Obstacle, Refusal};
use crate::model::ids::{Kind, TileType, Verb};

/// Where a hook comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) plugin: &'static str,
    /// The rules that the hook carries out, as far as the plugin names them.
    pub(crate) rules: &'static [&'static str],
}

impl Origin {
    /// Returns a refusal by this hook.
    pub(crate) fn refuses(self, obstacle: Obstacle, met: Met) -> Refusal {
        Refusal { obstacle, met, rules: self.rules.iter().map(|rule| (self.plugin, *rule)).collect() }
    }
}

/// The origins of the hooks that refuse actions, in the order in which their tables hold the functions.
#[derive(Default)]
pub(crate) struct Origins {
    /// Those of `restrict_placements`, for each tile.
    pub(crate) restrict_placements: Vec<Vec<Origin>>,
    /// Those of `claim`, for each kind of segment.
    pub(crate) claim: Vec<Vec<Origin>>,
    /// Those of `filter`.
    pub(crate) filter: Vec<Origin>,
}

impl Origins {
    /// Returns those of the objections to a tile.
    pub(crate) fn of_tile(&self, tile: TileType) -> &[Origin] {
        self.restrict_placements.get(tile.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns those of the claims on a kind of segment.
    pub(crate) fn of_kind(&self, kind: Kind) -> &[Origin] {
        self.claim.get(kind.index()).map_or(&[], Vec::as_slice)
    }
}

/// The rules behind refusals.
#[derive(Default)]
pub(crate) struct RefusalRules {
    pub(crate) origins: Origins,
    pub(crate) of_verbs: Vec<(Verb, Origin)>,
    pub(crate) at: Vec<(Obstacle, Origin)>,
}

impl RefusalRules {
    /// Returns all origins.
    pub(crate) fn all(&self) -> impl Iterator<Item = Origin> {
        let Origins { restrict_placements, claim, filter } = &self.origins;
        let hooks = restrict_placements.iter().chain(claim).flatten().chain(filter).copied();
        let named = self.of_verbs.iter().map(|(_, origin)| *origin).chain(self.at.iter().map(|(_, origin)| *origin));
        hooks.chain(named)
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

fn rules(behind: impl Iterator<Item = Origin>) -> Vec<(&'static str, &'static str)> {
    behind.flat_map(|origin| origin.rules.iter().map(move |rule| (origin.plugin, *rule))).collect()
}
