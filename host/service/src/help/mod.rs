//! Help: whose feature this is and what it is worth, tiles left, cells where nothing fits, points
//! if the game ended now, fields.

mod advice;

use std::collections::BTreeMap;

use bastide_core::{Cell, EdgeContact, Game, Player, SegmentId, Sign, TileType};
use bastide_session::prospects::Prospect;
use bastide_session::speech::Speech;
use bastide_texts::Args;
use serde_json::{Value, json};

use crate::reader::Reader;

/// The most cells of the frontier that are tested.
const MAX_CELLS: usize = 400;

impl Reader<'_> {
    /// Explains the feature at a position: its kind and worth, its owners, and the shapes of its
    /// segments.
    pub(crate) fn explain(self, viewer: Option<Player>, x: f64, y: f64) -> Value {
        let seen = self.seen_now(viewer);
        let v = seen.view();
        let Some(seg) = self.pictures.segment_at(v, x, y) else { return self.explain_mark(&seen, x, y) };
        let kind =
            Speech::of(v.rules, self.names.language()).label(v.rules.names.kinds.name(v.core.graph.get(seg).kind.index()), 1);
        let worth = Prospect::of(&seen, seg).map(|p| p.words(&seen, self.names));
        let owners: Vec<&str> = v.owners(seg).map(|all| all.iter().map(|p| self.names.of(p)).collect()).unwrap_or_default();
        json!({"kind": kind, "worth": worth, "owners": owners, "shapes": self.shapes(&seen, seg)})
    }

    /// Explains what is printed on a cell without a tile; null if that is nothing.
    fn explain_mark(self, seen: &Game, x: f64, y: f64) -> Value {
        let at = |n: f64| (n / 100.0).floor() as i16;
        let here = Cell::new(at(x), at(y));
        let signs = seen.rules().scenery.iter().flat_map(|scenery| &scenery.signs);
        let speech = Speech::of(seen.rules(), self.names.language());
        let mut marks = signs.filter_map(|sign| match sign {
            Sign::Mark { cell, what, text } if *cell == here => {
                let (name, attribute) = what.split_once('.').map_or((what.as_str(), ""), |(name, _)| (name, ".colored"));
                speech.named("mark", name, attribute, &Args::new().with("text", text.as_str()))
            }
            _ => None,
        });
        let Some(words) = marks.next().filter(|_| seen.state().core.board.tile_at(here).is_none()) else {
            return Value::Null;
        };
        let none: [&str; 0] = [];
        json!({"kind": words, "worth": null, "owners": none, "shapes": none, "mark": true})
    }

    /// Returns the shapes of a feature: those of its segments.
    pub(crate) fn shapes(self, seen: &Game, seg: SegmentId) -> Vec<String> {
        let v = seen.view();
        let graph = &v.core.graph;
        graph.segments().filter(|s| graph.joined(*s, seg)).filter_map(|s| self.pictures.shape(v, s)).collect()
    }

    /// Returns the help on the whole table.
    pub(crate) fn help(self, viewer: Option<Player>) -> Value {
        let seen = self.seen_now(viewer);
        let v = seen.view();
        let mut left: BTreeMap<TileType, usize> = BTreeMap::new();
        for pile in v.rules.draw_piles() {
            v.core.piles.get(pile.index()).into_iter().flatten().for_each(|tile| *left.entry(*tile).or_default() += 1);
        }
        let mut defs = BTreeMap::new();
        let kinds: Vec<TileType> = left.keys().copied().collect();
        let board = self.pictures.board(v, &bastide_render::Scene::default(), &kinds, &[]);
        defs.extend(board.defs);
        let tiles: Vec<Value> = left
            .iter()
            .map(|(tile, n)| json!({"tile": bastide_render::Studio::loose(*tile, 0), "name": v.rules.tiles.get(*tile).name, "left": n}))
            .collect();
        json!({"tiles": tiles, "defs": defs, "dead": dead(&seen, &kinds), "standing": v.standing().unwrap_or_default(),
               "fields": self.fields(&seen)})
    }

    /// Returns the shapes of all fields, each with its owners.
    fn fields(self, seen: &Game) -> Vec<Value> {
        let v = seen.view();
        let graph = &v.core.graph;
        let is_field = |seg: SegmentId| v.rules.kinds.get(graph.get(seg).kind).contact == EdgeContact::Halves;
        let mut by_feature: BTreeMap<SegmentId, Vec<String>> = BTreeMap::new();
        for seg in graph.segments().filter(|s| is_field(*s)) {
            by_feature.entry(graph.feature(seg)).or_default().extend(self.pictures.shape(v, seg));
        }
        let field = |(feature, shapes): (SegmentId, Vec<String>)| {
            let owners: Vec<u8> = v.owners(feature).map(|all| all.iter().map(|p| p.0).collect()).unwrap_or_default();
            json!({"owners": owners, "shapes": shapes})
        };
        by_feature.into_iter().map(field).collect()
    }
}

/// Returns the cells at which none of these tiles fits any more.
fn dead(game: &Game, tiles: &[TileType]) -> Vec<[i16; 2]> {
    let v = game.view();
    let mut open: Vec<_> = v.core.board.frontier().iter().copied().take(MAX_CELLS).collect();
    for tile in tiles {
        if open.is_empty() {
            break;
        }
        let Ok(places) = v.places(v.core.turn.active, *tile) else { return Vec::new() };
        open.retain(|cell| !places.iter().any(|(place, _)| place == cell));
    }
    open.into_iter().map(|cell| [cell.x, cell.y]).collect()
}
