//! A game that begins with the position of a scenario.

use std::sync::Arc;

use bastide_core::{Expansion, Fault, FaultKind, Game, GameSetup, Ruleset, Table, TileType, notation};

use crate::scenario::Scenario;
use crate::stage::{self, Stage, tile_of};

/// Returns the table of a scenario with the plugin that sets up its position, and its rules.
///
/// # Errors
/// The table does not fit together; a message for people.
pub fn rules(scenario: &Scenario, available: &[&dyn Expansion]) -> Result<(Table, Ruleset), String> {
    let stage = Stage::of(scenario);
    let mut available = available.to_vec();
    available.push(&stage);
    let mut table = scenario.seats.clone();
    table.plugins.insert(stage::ID.into(), Some(Default::default()));
    let rules = table.rules(&available).map_err(|e| format!("{e}\n{}", e.snippet()))?;
    table.draws = scenario.draws().map(str::to_owned).collect();
    Ok((table, rules))
}

/// Returns the game of a scenario before its first step.
///
/// # Errors
/// The position cannot be set up; a message for people.
pub fn begin(scenario: &Scenario, available: &[&dyn Expansion]) -> Result<Game, String> {
    let (table, rules) = rules(scenario, available)?;
    let draws = table.draws.iter().map(|name| tile_of(&rules, name)).collect::<Result<Vec<TileType>, _>>()?;
    // The draws of most steps are prepared; a query at the start draws at random.
    let opening = GameSetup::seeded(table.seed.unwrap_or(1));
    let opening = if draws.is_empty() { opening } else { opening.with_draws(&draws) };
    Game::new(Arc::new(rules), &opening).map_err(|fault| told(&fault))
}

/// Returns why a position cannot be set up, or which plugin failed at it.
pub fn told(fault: &Fault) -> String {
    match fault.kind() {
        FaultKind::Contract { plugin, what, .. } if plugin == stage::ID => what.clone(),
        other => other.to_string(),
    }
}

/// Returns the options of the open question in notation, by their numbers. A game that is over has none.
pub fn options(game: &Game) -> Vec<String> {
    let all = game.decision().into_iter().flat_map(|decision| decision.iter());
    all.map(|action| notation::print(game.view(), &action)).collect()
}
