//! Tiles that stay in the box, so that nobody knows which of their sort are in play.

use crate::api::register::Registrar;
use crate::contract::flow::{Flow, Step};
use crate::contract::hidden::{Secret, Unseen};
use crate::contract::order::at;
use crate::dispatch::hook::{Context, View};
use crate::dispatch::roles::TurnPhase;
use crate::model::ids::{Pile, STOCK, Stream, TileType, Trait};
use crate::model::state::slots::Slot;
use crate::model::trait_set::TraitSet;

/// The public knowledge about the tiles in the box.
#[derive(Clone, Hash, Default)]
struct Known {
    number: usize,
    /// All tiles of their sort, those in play included.
    sort: Vec<TileType>,
}

impl Registrar {
    /// Moves tiles from the stack into the box before the first draw: `number` random tiles with one of
    /// the traits `marks`, or all if there are fewer. Nobody knows which tiles, not even bots. The pile is
    /// called `ID.box`, and the phase and its stream of chance `ID.pick`, after the id of the plugin. If
    /// `number` is 0, nothing is registered.
    pub fn box_tiles(&mut self, id: &str, marks: &[Trait], number: usize) {
        if number == 0 {
            return;
        }
        let pick = format!("{id}.pick");
        let in_box = self.pile(&format!("{id}.box"), None);
        let marks = marks.iter().copied().collect();
        let phase = Pick { marks, number, in_box, slot: self.slot(), stream: self.stream(&pick) };
        self.hide(phase.slot, InBox(in_box));
        self.hide_chance(phase.stream);
        self.phase("setup", &pick, at("stock.withhold"), &[], phase);
    }
}

/// Nobody knows which tiles are in the box.
struct InBox(Pile);

impl Secret<Known> for InBox {
    fn redact(&self, _: &mut Known, unseen: &mut Unseen) {
        while let Some(tile) = unseen.draw(self.0) {
            unseen.put_back(STOCK, tile);
        }
    }

    fn sample(&self, known: &mut Known, unseen: &mut Unseen) {
        for _ in 0..known.number {
            if let Some(tile) = unseen.draw_where(STOCK, |tile| known.sort.contains(&tile)) {
                unseen.put_back(self.0, tile);
            }
        }
    }
}

struct Pick {
    marks: TraitSet,
    number: usize,
    in_box: Pile,
    slot: Slot<Known>,
    stream: Stream,
}

impl Pick {
    /// Returns the marked tiles of the stack, with their positions.
    fn in_stock(&self, v: View<'_>) -> Vec<(usize, TileType)> {
        let stock = v.core.piles.get(STOCK.index()).map_or(&[][..], Vec::as_slice);
        let marked = |(_, tile): &(usize, TileType)| self.marks.meets(&v.rules.tiles.get(*tile).traits.set());
        stock.iter().copied().enumerate().filter(marked).collect()
    }
}

impl TurnPhase for Pick {
    fn enter(&self, cx: &mut Context) -> Step {
        let mut known = Known { number: 0, sort: self.in_stock(cx.view()).into_iter().map(|(_, tile)| tile).collect() };
        for _ in 0..self.number {
            let tiles = self.in_stock(cx.view());
            if tiles.is_empty() {
                break;
            }
            let nth = cx.chance_unlogged(self.stream, tiles.len() as u32) as usize;
            if let Some(tile) = tiles.get(nth).and_then(|(at, _)| cx.swap_remove_tile(STOCK, *at)) {
                cx.put_tile(self.in_box, tile);
                known.number += 1;
            }
        }
        *cx.slots.of_mut(self.slot) = known;
        Ok(Flow::Done)
    }
}
