//! The tiles in play, as many as the number of players asks for (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::baths::Baths;

/// BH-02: the number of tiles of a set with two and with three players; with more, all are used.
const USED: [(u8, usize); 2] = [(2, 4), (3, 5)];
/// The number of tiles of a set.
const ALL: usize = 6;

/// What all know of the tiles that went into the box unseen.
#[derive(Clone, Hash, Default)]
struct InBox {
    number: usize,
    /// All tiles with a bathhouse.
    sort: Vec<TileType>,
}

pub(crate) fn install(baths: Baths, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let used = USED.iter().find(|(players, _)| reg.players() <= *players).map_or(ALL, |(_, used)| *used);
    let out = (ALL - used) * o.number("copies")? as usize;
    if out == 0 {
        return Ok(());
    }
    let in_box = reg.pile("bath-houses.box", None);
    let pick = Pick { baths, out, in_box, slot: reg.slot(), stream: reg.stream("bath-houses.pick") };
    reg.hide(pick.slot, Unknown(in_box));
    reg.hide_chance(pick.stream);
    reg.phase("setup", "bath-houses.pick", at("stock.withhold"), &[], pick);
    Ok(())
}

/// BH-02: nobody knows which tiles are in the box.
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

struct Pick {
    baths: Baths,
    /// The number of tiles that go into the box.
    out: usize,
    in_box: Pile,
    slot: Slot<InBox>,
    stream: Stream,
}

impl Pick {
    /// Returns the tiles of the stack with a bathhouse, with their positions.
    fn in_stock(&self, v: View<'_>) -> impl Iterator<Item = (usize, TileType)> {
        let has_bath = |(_, tile): &(usize, TileType)| v.rules.tiles.get(*tile).traits.has(self.baths.bathhouse);
        let stock = v.core.piles.get(STOCK.index()).map_or(&[][..], Vec::as_slice);
        stock.iter().copied().enumerate().filter(has_bath)
    }
}

impl TurnPhase for Pick {
    fn enter(&self, cx: &mut Context) -> Step {
        let mut known = InBox { number: 0, sort: self.in_stock(cx.view()).map(|(_, tile)| tile).collect() };
        for _ in 0..self.out {
            let places: Vec<usize> = self.in_stock(cx.view()).map(|(at, _)| at).collect();
            if places.is_empty() {
                break;
            }
            let nth = cx.chance_unlogged(self.stream, places.len() as u32) as usize;
            if let Some(tile) = places.get(nth).copied().and_then(|at| cx.swap_remove_tile(STOCK, at)) {
                cx.put_tile(self.in_box, tile);
                known.number += 1;
            }
        }
        *cx.slots.of_mut(self.slot) = known;
        Ok(Flow::Done)
    }
}
