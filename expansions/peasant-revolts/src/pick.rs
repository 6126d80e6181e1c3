//! Some tiles stay in the box, and nobody knows which (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::signs::Signs;

/// What all know of the tiles in the box.
#[derive(Clone, Hash, Default)]
struct InBox {
    number: usize,
    /// All tiles with a fork.
    sort: Vec<TileType>,
}

pub(crate) fn install(signs: Signs, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let out = (o.number("revolts_out")? * o.number("copies")?) as usize;
    if out == 0 {
        return Ok(());
    }
    let in_box = reg.pile("peasant-revolts.box", None);
    let pick = Pick { signs, out, in_box, slot: reg.slot(), stream: reg.stream("peasant-revolts.pick") };
    reg.hide(pick.slot, Unknown(in_box));
    reg.hide_chance(pick.stream);
    reg.phase("setup", "peasant-revolts.pick", at("stock.withhold"), &[], pick);
    Ok(())
}

/// PR-21: nobody knows which tiles are in the box.
struct Unknown(Pile);

impl Secret<InBox> for Unknown {
    fn redact(&self, _: &mut InBox, unseen: &mut Unseen) {
        while let Some(tile) = unseen.draw(self.0) {
            unseen.put_back(STOCK, tile);
        }
    }

    fn sample(&self, known: &mut InBox, unseen: &mut Unseen) {
        for _ in 0..known.number {
            if let Some(tile) = unseen.draw_where(STOCK, |tile| known.sort.contains(&tile)) {
                unseen.put_back(self.0, tile);
            }
        }
    }
}

/// PR-02: takes tiles out of the stack before the first draw.
struct Pick {
    signs: Signs,
    /// The number of tiles that stay in the box.
    out: usize,
    in_box: Pile,
    slot: Slot<InBox>,
    stream: Stream,
}

impl Pick {
    /// Returns the tiles of the stack with a fork, with their positions.
    fn in_stock(&self, v: View<'_>) -> Vec<(usize, TileType)> {
        let stock = v.core.piles.get(STOCK.index()).map_or(&[][..], Vec::as_slice);
        stock.iter().copied().enumerate().filter(|(_, tile)| self.signs.on(v, *tile).is_some()).collect()
    }
}

impl TurnPhase for Pick {
    fn enter(&self, cx: &mut Context) -> Step {
        let mut known = InBox { number: 0, sort: self.in_stock(cx.view()).iter().map(|(_, tile)| *tile).collect() };
        for _ in 0..self.out {
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
