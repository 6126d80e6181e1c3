//! The tiles of a game, to choose from.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::TileType;
use bastide_render::{Scene, Studio};
use bastide_session::ear::Ear;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::open::Opened;

impl Opened {
    /// Lists the tiles: each with its name, its edges in words, its drawing, and how many of it there
    /// are and how many are left.
    pub(super) fn tray(&self, language: &Language) -> Value {
        let game = self.game.session.game();
        let names = self.names(language);
        let (v, ear) = (game.view(), Ear::of(game, &names));
        let count = |piles: &[Vec<TileType>]| {
            let mut counted: BTreeMap<TileType, usize> = BTreeMap::new();
            piles.iter().flatten().for_each(|tile| *counted.entry(*tile).or_default() += 1);
            counted
        };
        let all =
            count(&(0..v.rules.names.piles.len()).map(|i| v.rules.pile(bastide_core::Pile::at(i)).to_vec()).collect::<Vec<_>>());
        let left = count(&v.core.piles);
        let kinds: BTreeSet<TileType> = all.keys().copied().collect();
        let kinds: Vec<TileType> = kinds.into_iter().collect();
        let defs: BTreeMap<_, _> =
            self.game.compiled.pictures.board(v, &Scene::default(), &kinds, &[]).defs.into_iter().collect();
        let tiles: Vec<Value> = kinds
            .iter()
            .map(|tile| {
                let of = |counted: &BTreeMap<TileType, usize>| counted.get(tile).copied().unwrap_or_default();
                json!({"name": v.rules.tiles.get(*tile).name, "words": ear.tile(*tile, 0), "tile": Studio::loose(*tile, 0),
                   "all": of(&all), "left": of(&left)})
            })
            .collect();
        json!({"tiles": tiles, "defs": defs})
    }
}
