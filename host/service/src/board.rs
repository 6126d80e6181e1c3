//! The board as parts of a page.

use std::collections::BTreeSet;

use bastide_core::{Display, Event, Game, Player, TileType};
use bastide_render::{PiecedBoard, Studio};
use serde_json::{Value, json};

use super::motion;
use super::options;
use super::protocol::Look;
use super::reader::Reader;

impl Reader<'_> {
    /// Adds the board to a look: definitions under `d/`, pieces under `b/`. Returns the options if
    /// the viewer is asked.
    pub(super) fn add_board(self, look: &mut Look, seen: &Game, actions: usize, with_options: bool) {
        let view = seen.view();
        let mut scene = self.scene(seen, actions);
        scene.title.clear();
        let loose = loose(seen);
        let all: Vec<TileType> = loose.iter().copied().collect();
        let mut targets = if with_options { options::targets(seen) } else { Vec::new() };
        let (of_options, home) = (targets.len(), motion::gone_home(seen));
        targets.extend(home.iter().map(|(_, stood)| *stood));
        let PiecedBoard { defs, pieces, area, zoom, places } = self.pictures.board(view, &scene, &all, &targets);
        look.parts.extend(defs.into_iter().map(|(key, svg)| (format!("d/{key}"), svg)));
        for (number, piece) in options::pieces(seen).into_iter().enumerate() {
            look.parts.extend(Studio::of_piece(number, piece).into_iter().map(|(key, svg)| (format!("d/{key}"), svg)));
        }
        look.parts.extend(pieces.into_iter().map(|(key, svg)| (format!("b/{key}"), svg)));
        let (places, stood) = places.split_at(of_options);
        let scored = self.scored(seen);
        if !scored.is_empty() {
            look.parts.insert("m/scored".into(), scored.into());
        }
        let put = |look: &mut Look, key: &str, value: Value| _ = look.state.insert(key.to_owned(), value);
        // On an open board, tiles can be placed around those that lie there.
        let rim = if seen.state().core.board.is_bounded() { 0 } else { 1 };
        put(look, "area", json!([area[0].x - rim, area[0].y - rim, area[1].x + rim, area[1].y + rim]));
        put(look, "zoom", json!(zoom));
        let hand: Vec<String> = hand(seen).map(|tile| Studio::loose(tile, 0)).collect();
        put(look, "hand", json!(hand));
        if with_options {
            put(look, "options", json!(options::all(seen, self.names, places, self.pictures)));
        }
        put(look, "ear", self.names_for_the_ear(seen, with_options));
        put(look, "points", json!(points(seen)));
        put(look, "home", json!(self.walkers(seen, &home, stood)));
        if let Some(cell) = scene.last {
            put(look, "last", json!([cell.x, cell.y]));
        }
    }
}

/// Returns the tiles that have been drawn and not placed yet.
pub(super) fn hand(game: &Game) -> impl Iterator<Item = TileType> {
    let play = &game.state().core.tile_play;
    let tiles: &[TileType] = if game.is_over() || !play.placed_tiles.is_empty() { &[] } else { &play.tiles };
    tiles.iter().copied()
}

/// Returns the tiles that are shown apart from the board: in hand, on offer, and open beside it.
fn loose(game: &Game) -> BTreeSet<TileType> {
    let view = game.view();
    let mut tiles: BTreeSet<TileType> = hand(game).collect();
    tiles.extend(options::tiles(game));
    let core = &game.state().core;
    for display in view.displays(core.turn.active).unwrap_or_default() {
        match display {
            Display::Tile { tile, .. } => _ = tiles.insert(tile),
            Display::Section(section) => {
                tiles.extend(section.open.and_then(|pile| core.piles.get(pile.index())).into_iter().flatten());
            }
            _ => {}
        }
    }
    let tile_verbs = |action: &bastide_core::Action| {
        let shape = game.rules().verb_shape(action.verb).map(|shape| shape.arg);
        shape == Some(bastide_core::ArgKind::Tile)
    };
    if let Some(decision) = game.decision() {
        let entries = decision.menu().entries().iter().map(|e| bastide_core::Action::new(e.verb, e.target, e.lo));
        tiles.extend(entries.filter(tile_verbs).map(|action| TileType(action.arg as u16)));
    }
    tiles
}

/// Returns the points of the last action with the cells that they come from.
fn points(game: &Game) -> Vec<Value> {
    let scored = |event: &Event| {
        let Event::PointsAwarded { score_entry, .. } = event else { return None };
        let cell = score_entry.seg.map(|seg| game.state().core.graph.get(seg).cell);
        let Player(player) = score_entry.player;
        Some(json!({"player": player, "points": score_entry.points, "cell": cell.map(|c| [c.x, c.y])}))
    };
    game.log().events().iter().filter_map(scored).collect()
}
