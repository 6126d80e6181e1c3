//! The positions of figures on the board.
//!
//! A figure on a printed segment takes the position in the layout of its tile. Where a bridge leads
//! over it, the figure below stands beside the deck, and the figure above stands at the end of the
//! deck that is farther away. Names printed at the bottom of a cell stay free.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::{Cell, EdgeContact, Origin, PlacedTile, SegmentId, Sign, SymbolOf, SymbolPlace, TileType, View};

use crate::board::bridge::Bridge;
use crate::draw::geom::{P, north_west, p, turn};
use crate::symbol;
use crate::tile::grid::Owner;
use crate::tile::layout::Layout;

/// The distances of a figure below a bridge from the middle of its deck.
const ASIDE: [f64; 3] = [26.0, 30.0, 22.0];
/// The distance from the middle of a deck at which the deck covers nothing.
const CLEAR: f64 = 20.0;
/// The smallest distance at which two figures can be distinguished.
const APART: f64 = 24.0;
/// The lowest middle of a figure on a cell with a name.
const ABOVE_NAME: f64 = 58.0;

/// The position of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    pub(crate) at: P,
    /// `true` if the figure lies down.
    pub(crate) lying: bool,
    /// `true` if the figure stands on a bridge.
    pub(crate) raised: bool,
}

/// The positions of figures in a game.
pub(crate) struct Spots<'a> {
    view: View<'a>,
    pub(crate) layouts: &'a BTreeMap<TileType, Layout>,
    /// The cells with a name at their bottom.
    named: BTreeSet<Cell>,
}

impl<'a> Spots<'a> {
    pub(crate) fn new(view: View<'a>, layouts: &'a BTreeMap<TileType, Layout>) -> Spots<'a> {
        let signs = view.rules.scenery.iter().flat_map(|scenery| &scenery.signs);
        let named = signs.filter_map(|sign| match sign {
            Sign::Name { cell, text } if !text.is_empty() => Some(*cell),
            _ => None,
        });
        Spots { view, layouts, named: named.collect() }
    }

    /// Returns the position of a figure on a segment.
    pub(crate) fn of(&self, seg: SegmentId) -> Spot {
        let segment = self.view.core.graph.get(seg);
        match segment.origin {
            Origin::Printed { placed, index } => {
                let rules = self.view.rules;
                let symbol = symbol::get(rules, SymbolOf::Kind, rules.names.kinds.name(segment.kind.index()));
                // A figure lies beside the drawing of a place inside of a tile.
                let beside = symbol.is_some_and(|symbol| symbol.place == SymbolPlace::Beside);
                let lying = beside || rules.kinds.get(segment.kind).contact == EdgeContact::Halves;
                let at = self.beside_bridges(placed, index.into(), segment.cell);
                Spot { at: self.clear_of_name(at, segment.cell), lying, raised: false }
            }
            _ => match Bridge::of(self.view, seg) {
                Some(bridge) => Spot { at: self.on_bridge(&bridge), lying: false, raised: true },
                None => Spot { at: north_west(segment.cell) + p(50.0, 50.0), lying: false, raised: false },
            },
        }
    }

    /// Returns the position of a segment of a tile, in the picture.
    fn printed(&self, placed: PlacedTile, index: usize) -> P {
        let board_tile = self.view.core.board.tile(placed);
        let label = self.layouts.get(&board_tile.tile).and_then(|layout| layout.label.get(index));
        // A placed tile of several cells has its segments in different cells; the first cell is its
        // anchor.
        north_west(board_tile.cell) + turn(label.copied().unwrap_or(p(50.0, 50.0)), board_tile.turn.into())
    }

    /// Returns a position for a segment of a tile, away from the bridges over its cell, on the same
    /// segment if there is room.
    fn beside_bridges(&self, placed: PlacedTile, index: usize, cell: Cell) -> P {
        let at = self.printed(placed, index);
        let corner = north_west(cell);
        let bridges = Bridge::over(self.view, cell);
        let off = |at: P| bridges.iter().map(|b| (corner + b.nearest(at - corner)).to(at)).fold(f64::MAX, f64::min);
        let near = bridges.iter().min_by(|a, b| {
            let to = |bridge: &Bridge| (corner + bridge.nearest(at - corner)).to(at);
            to(a).total_cmp(&to(b))
        });
        let Some(bridge) = near.filter(|_| off(at) < CLEAR) else { return at };
        let foot = corner + bridge.nearest(at - corner);
        // A position in the middle of the deck moves to the front side of it.
        let along = (bridge.deck.end() - bridge.deck.start).unit();
        let front = if along.left().y < 0.0 { along.left() * -1.0 } else { along.left() };
        let across = if foot.to(at) > 1.0 { (at - foot).unit() } else { front };
        let board_tile = self.view.core.board.tile(placed);
        let own = |at: P| {
            let within = turn(at - north_west(board_tile.cell), 4 - usize::from(board_tile.turn & 3));
            self.layouts.get(&board_tile.tile).is_some_and(|layout| layout.grid.owner(within) == Owner::Segment(index))
        };
        let places: Vec<P> = ASIDE.iter().flat_map(|far| [foot + across * *far, foot - across * *far]).collect();
        let inside =
            |at: &P| (corner.x + 8.0..corner.x + 92.0).contains(&at.x) && (corner.y + 8.0..corner.y + 92.0).contains(&at.y);
        let clear = |at: &P| off(*at) > CLEAR;
        let best = places.iter().find(|at| inside(at) && clear(at) && own(**at));
        best.or_else(|| places.iter().find(|at| inside(at) && clear(at))).or(places.first()).copied().unwrap_or(at)
    }

    /// Returns the position on a bridge that is clear of all figures below it: its middle, if that
    /// is far enough from them.
    fn on_bridge(&self, bridge: &Bridge) -> P {
        let corner = north_west(bridge.cell);
        let below: Vec<P> = match self.view.core.board.tile_at(bridge.cell) {
            Some(placed) => {
                let printed = self.view.printed(placed).map(|seg| self.view.core.graph.get(seg));
                let here = printed.filter(|segment| segment.cell == bridge.cell);
                here.filter_map(|segment| match segment.origin {
                    Origin::Printed { placed, index } => Some(self.beside_bridges(placed, index.into(), bridge.cell)),
                    _ => None,
                })
                .collect()
            }
            None => Vec::new(),
        };
        let room = |at: P| below.iter().map(|q| q.to(at)).fold(f64::MAX, f64::min);
        let places = [0.5, 0.25, 0.75, 0.16, 0.84].map(|share| corner + bridge.deck.along(share).0);
        let roomy = places.iter().find(|at| room(**at) >= APART);
        let widest = places.iter().max_by(|a, b| room(**a).total_cmp(&room(**b)));
        roomy.or(widest).copied().unwrap_or(corner + p(50.0, 50.0))
    }

    fn clear_of_name(&self, at: P, cell: Cell) -> P {
        let lowest = north_west(cell).y + ABOVE_NAME;
        if self.named.contains(&cell) { p(at.x, at.y.min(lowest)) } else { at }
    }
}
