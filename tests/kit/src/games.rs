//! Games from texts: tables, positions, and lines to play. The plugins at the table are among the
//! linked expansions.

use std::collections::BTreeSet;
use std::sync::Arc;

use bastide_core::{Expansion, Game, GameSetup, Ruleset, STOCK, Table, TileType, linked, notation};
use bastide_verify::event_text::log_text;
use bastide_verify::{KitError, Scenario, position};

/// The result of a test.
pub type Check = Result<(), KitError>;

/// Returns the linked expansions with these ids.
///
/// # Errors
/// One is not linked.
pub fn expansions(ids: &[&str]) -> Result<Vec<&'static dyn Expansion>, KitError> {
    let missing = |id: &str| KitError::other(format!("the expansion \"{id}\" is not linked"));
    let find = |id: &&str| linked().into_iter().find(|e| e.manifest().id == *id).ok_or_else(|| missing(id));
    ids.iter().map(find).collect()
}

/// Compiles the rules of a table file.
///
/// # Errors
/// The table is invalid.
pub fn rules(table: &str) -> Result<Arc<Ruleset>, KitError> {
    let table = Table::parse("table", table).map_err(KitError::other)?;
    table.rules(&linked()).map(Arc::new).map_err(KitError::other)
}

/// Starts a game at a table.
///
/// # Errors
/// The table is invalid.
pub fn start(table: &str, seed: u64) -> Result<Game, KitError> {
    Game::new(rules(table)?, &GameSetup::seeded(seed)).map_err(KitError::other)
}

/// Returns the game of a scenario before its first step. `more` are plugins that are not linked.
///
/// # Errors
/// The text is not a scenario, or its position cannot be.
pub fn stage(text: &str, more: &[&dyn Expansion]) -> Result<Game, KitError> {
    let mut available = linked();
    available.extend(more);
    let scenario = Scenario::parse("position", text)?;
    position(&scenario, &available)
}

/// Plays a line and returns the lines of its events.
///
/// # Errors
/// The line is not on offer.
pub fn play(game: &mut Game, line: &str) -> Result<Vec<String>, KitError> {
    let action = notation::parse(game.view(), line).map_err(KitError::other)?;
    game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    Ok(log_text(game.view(), game.log()))
}

/// Returns `true` if the line is on offer.
pub fn offers(game: &Game, line: &str) -> bool {
    let action = notation::parse(game.view(), line);
    game.decision().is_some_and(|d| action.is_ok_and(|a| d.offers(&a)))
}

/// Returns all lines on offer.
pub fn on_offer(game: &Game) -> BTreeSet<String> {
    game.decision().map_or_else(BTreeSet::new, |d| d.iter().map(|a| notation::print(game.view(), &a)).collect())
}

/// Returns the scores by seat.
pub fn scores(game: &Game) -> Vec<i32> {
    game.view().core.score[..game.view().core.seats.into()].to_vec()
}

/// Returns the players with most points.
pub fn winners(game: &Game) -> Vec<usize> {
    let scores = scores(game);
    let most = scores.iter().max().copied();
    (0..scores.len()).filter(|&i| Some(scores[i]) == most).collect()
}

/// Finds a tile by its name.
///
/// # Errors
/// No tile has the name.
pub fn tile(game: &Game, name: &str) -> Result<TileType, KitError> {
    game.rules().tiles.find(name).ok_or_else(|| KitError::other(format!("there is no tile {name}")))
}

/// Leaves only these tiles to draw.
///
/// # Errors
/// A tile does not exist.
pub fn leave(game: &mut Game, names: &[&str]) -> Check {
    let left = names.iter().map(|n| tile(game, n)).collect::<Result<Vec<_>, _>>()?;
    game.set_up(|cx| {
        if let Some(core) = cx.position() {
            core.piles[STOCK.index()] = left;
        }
    })
    .map_err(KitError::other)
}

/// A position beside a closed city, where the four-sided city has no legal placement.
pub const CLOSED_CITY: &str = "
title = 'closed city'
[given]
placed = ['BA/RCr 0,0 0', 'BA/C 0,-1 180']
[[step]]
draws = ['BA/Cccc+']
place = 'BA/L 0,1 0'
";
