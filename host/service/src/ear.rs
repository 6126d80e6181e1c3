//! Words for people who hear a page: names of tiles and cells, and the board in words.
//!
//! Names of cells come with the options, because a screen reader says a name the moment a mark gets the focus: 0.4 to 1.3 KB of
//! an event. The board in words is made only when somebody asks for it.

use std::collections::BTreeMap;

use bastide_core::{Cell, Game, Player, Target, TileType, notation};
use bastide_render::Studio;
use bastide_session::ear::Ear;
use serde_json::{Value, json};

use super::board;
use super::options;
use super::reader::Reader;

impl Reader<'_> {
    /// Returns the names of the tiles that are held, by the keys of their pictures, and of the cells
    /// of the options, by column and row. A tile that the viewer places has a name for each turn.
    pub(super) fn names_for_the_ear(self, seen: &Game, with_options: bool) -> Value {
        let ear = Ear::of(seen, self.names);
        let mut tiles: BTreeMap<String, String> = BTreeMap::new();
        let mut cells: BTreeMap<String, String> = BTreeMap::new();
        let mut name = |tile: TileType, turn: u8| _ = tiles.insert(Studio::loose(tile, turn), ear.tile(tile, turn));
        board::hand(seen).for_each(|tile| name(tile, 0));
        if with_options {
            options::tiles(seen).into_iter().flat_map(|tile| (0..4).map(move |turn| (tile, turn))).for_each(|(t, n)| name(t, n));
            for (number, piece) in options::pieces(seen).into_iter().enumerate() {
                for turn in 0..4 {
                    let parts: Vec<String> =
                        piece.at(Cell::new(0, 0), turn).map(|(tile, _, turn)| ear.tile(tile, turn)).collect();
                    tiles.insert(Studio::loose_piece(number, turn), parts.join("; "));
                }
            }
            for target in options::targets(seen).into_iter().chain(options::placements(seen)) {
                let (cell, words) = match target {
                    Target::Place { cell, .. } => (cell, ear.cell(cell)),
                    Target::Cell(cell) | Target::Spot { cell, .. } | Target::Span { cell, .. } => (cell, ear.place(cell)),
                    _ => continue,
                };
                cells.insert(notation::cell(cell), words);
            }
        }
        json!({"tiles": tiles, "cells": cells})
    }

    /// Describes the board.
    pub(super) fn board_in_words(self, viewer: Option<Player>, points: bool) -> Value {
        json!({"sections": Ear::of(&self.seen_now(viewer), self.names).board(viewer, points)})
    }
}
