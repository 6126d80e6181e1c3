//! The number of random games in which each cell of a board is filled.

use std::collections::BTreeMap;

use bastide_bots::random::Random;
use bastide_bots::{Bot, Dice, dice};
use bastide_core::{Cell, Game, GameView};
use serde_json::{Value, json};

use super::check::{Checked, Wrong};
use crate::compiled::Compiler;

/// The most games of one order.
const MAX_GAMES: u32 = 50;
/// The most tiles of a game: on large boards, each takes long. The largest board of the program has some 230.
const MAX_TILES: usize = 600;
/// The number of decisions after which no other game of an order begins, and which no game may exceed: the longest games
/// with all expansions have some thousands.
const MAX_DECISIONS: u64 = 20_000;
/// The seed from which those of all games are derived.
const SEED: u64 = 1;

/// Plays random games at a table that a stranger wrote. Returns the number of `games`, `cells` with column, row and the
/// number of games in which a tile lies there at the end, and how many tiles were set `aside` in all of them. It may play
/// fewer games than are asked for, but at least one.
///
/// # Errors
/// The table has errors, or its games are too long.
pub fn random_games(compiler: &Compiler, toml: &str, first: u32, games: u32) -> Result<Value, Vec<Wrong>> {
    let checked = compiler.check(toml)?;
    let too_long = || vec![Wrong::from(format!("the games of this table are too long; they may have at most {MAX_TILES} tiles"))];
    if checked.tiles().is_none_or(|tiles| tiles > MAX_TILES) {
        return Err(too_long());
    }
    let Checked { table, compiled } = checked;
    let rules = &compiled.ok_or_else(too_long)?.rules;
    let (mut cells, mut aside, mut played, mut decisions) = (BTreeMap::<Cell, u32>::new(), 0, 0, 0);
    while played < games.min(MAX_GAMES) && (played == 0 || decisions < MAX_DECISIONS) {
        let seed = dice::derive(SEED, u64::from(first) + u64::from(played));
        let opening = table.opening(rules, seed).map_err(|error| vec![Wrong::from(error.problem.to_string())])?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| vec![Wrong::from(fault.to_string())])?;
        let mut number = 0;
        while game.decision().is_some() {
            if number == MAX_DECISIONS {
                return Err(too_long());
            }
            let choice = Random.choose(&GameView::for_asked(&game), &mut Dice::new(seed, number));
            game.apply_nth(choice).map_err(|refused| vec![Wrong::from(refused.to_string())])?;
            number += 1;
        }
        let core = &game.state().core;
        core.board.placed_tiles().iter().filter(|tile| !tile.printed).for_each(|tile| *cells.entry(tile.cell).or_default() += 1);
        aside += core.set_aside.len();
        played += 1;
        decisions += number;
    }
    let cells: Vec<[i64; 3]> = cells.into_iter().map(|(cell, n)| [cell.x.into(), cell.y.into(), n.into()]).collect();
    Ok(json!({"games": played, "cells": cells, "aside": aside}))
}
