//! Helpers for the tests of the base game's rules: tables and positions from text, and lines to
//! play.

use std::collections::BTreeSet;
use std::sync::Arc;

use bastide_core::{Expansion, Game, GameSetup, Ruleset, STOCK, Table, TileType, linked, notation};
use bastide_testkit::event_text::log_text;
use bastide_testkit::{KitError, Scenario, position};

pub(crate) type Check = Result<(), KitError>;

pub(crate) fn rules(table: &str) -> Result<Arc<Ruleset>, KitError> {
    let table = Table::parse("table", table).map_err(KitError::other)?;
    table.rules(&linked()).map(Arc::new).map_err(KitError::other)
}

pub(crate) fn start(table: &str, seed: u64) -> Result<Game, KitError> {
    Game::new(rules(table)?, &GameSetup::seeded(seed)).map_err(KitError::other)
}

/// Returns the game of a scenario before its first step.
pub(crate) fn stage(text: &str, more: &[&dyn Expansion]) -> Result<Game, KitError> {
    let mut available = linked();
    available.extend(more);
    let scenario = Scenario::parse("position", text)?;
    position(&scenario, &available)
}

/// Plays a line and returns the lines of its events.
pub(crate) fn play(game: &mut Game, line: &str) -> Result<Vec<String>, KitError> {
    let action = notation::parse(game.view(), line).map_err(KitError::other)?;
    game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    Ok(log_text(game.view(), game.log()))
}

pub(crate) fn offers(game: &Game, line: &str) -> bool {
    let action = notation::parse(game.view(), line);
    game.decision().is_some_and(|d| action.is_ok_and(|a| d.offers(&a)))
}

pub(crate) fn on_offer(game: &Game) -> BTreeSet<String> {
    game.decision().map_or_else(BTreeSet::new, |d| d.iter().map(|a| notation::print(game.view(), &a)).collect())
}

pub(crate) fn scores(game: &Game) -> Vec<i32> {
    game.view().core.score[..game.view().core.seats.into()].to_vec()
}

/// Returns the players with most points.
pub(crate) fn winners(game: &Game) -> Vec<usize> {
    let scores = scores(game);
    let most = scores.iter().max().copied();
    (0..scores.len()).filter(|&i| Some(scores[i]) == most).collect()
}

pub(crate) fn tile(game: &Game, name: &str) -> Result<TileType, KitError> {
    game.rules().tiles.find(name).ok_or_else(|| KitError::other(format!("there is no tile {name}")))
}

/// Leaves only these tiles to draw.
pub(crate) fn leave(game: &mut Game, names: &[&str]) -> Check {
    let left = names.iter().map(|n| tile(game, n)).collect::<Result<Vec<_>, _>>()?;
    game.set_up(|cx| {
        if let Some(core) = cx.position() {
            core.piles[STOCK.index()] = left;
        }
    })
    .map_err(KitError::other)
}

/// A position beside a closed city, where the four-sided city has no legal placement.
pub(crate) const CLOSED_CITY: &str = "
title = 'closed city'
[given]
placed = ['BA/RCr 0,0 0', 'BA/C 0,-1 180']
[[step]]
draws = ['BA/Cccc+']
place = 'BA/L 0,1 0'
";
