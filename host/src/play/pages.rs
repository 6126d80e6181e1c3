//! What a person can look up during a game: the moves so far, the tiles that are left, and how it would end now.

use std::collections::BTreeMap;

use bastide_core::Game;
use bastide_core::record::Recorder;

use crate::story::Names;
use crate::tale::Tale;

/// The moves so far.
pub fn log(recorder: &Recorder) -> String {
    let mut text = Vec::new();
    match Tale::of(recorder).map(|tale| tale.write_moves(&mut text)) {
        Ok(_) => String::from_utf8_lossy(&text).into_owned(),
        Err(error) => format!("{}\n", error.message()),
    }
}

/// The tiles that are left, each with its number.
pub fn tiles_left(game: &Game) -> String {
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    let drawn = game.rules().draw_piles().iter().flat_map(|p| &game.state().core.piles[p.index()]);
    for tile in drawn {
        *left.entry(game.rules().tiles.get(*tile).name.as_str()).or_default() += 1;
    }
    let all: Vec<String> = left.iter().map(|(name, n)| format!("{n} {name}")).collect();
    format!("Left: {}\n", if all.is_empty() { "nothing".into() } else { all.join(", ") })
}

/// What everybody would have if the game ended now.
pub fn projection(game: &Game, names: &Names) -> String {
    match game.view().standing() {
        Ok(points) => {
            let each: Vec<String> = names.iter().zip(points).map(|(name, n)| format!("{name} {n}")).collect();
            format!("If the game ended now: {}\n", each.join(", "))
        }
        Err(fault) => format!("{fault}\n"),
    }
}
