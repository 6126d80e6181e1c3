//! Who has placed a follower on the new tile (RULES.md, section 1).

use bastide_core::author::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct Placed {
    /// FB-11: figures of all kinds.
    figures: bool,
    /// FB-12: the tops of towers.
    tower: SpotKind,
    /// The last tile play in which its player placed one.
    serial: Slot<u16>,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Placed, InstallError> {
    let placed = Placed { figures: o.word("fruit_figures")? == "figures", tower: reg.spot_kind("tower.top"), serial: reg.slot() };
    reg.rule(placed).for_owned_figures().on_figure_moved(Placed::note);
    Ok(placed)
}

impl Placed {
    /// FB-11, FB-12: notes a figure that comes out of the supply onto the new tile: onto a feature, or onto
    /// a spot of it other than a tower.
    fn note(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let v = cx.view();
        let play = &v.core.tile_play;
        let Some(f) = v.core.figures.get(figure.index()) else { return Ok(()) };
        let counts = self.figures || v.rules.figures.get(f.kind).follower;
        let tile = match to {
            FigureLocation::Segment(seg) => v.core.graph.get(seg).tile(),
            FigureLocation::Spot { cell, at } if self.figures || v.spot_kind(cell, at)? != Some(self.tower) => {
                v.core.board.tile_at(cell)
            }
            _ => None,
        };
        let onto_it = tile.is_some_and(|tile| play.placed_tiles.contains(&tile));
        if from == FigureLocation::Supply && f.owner == Some(play.player) && counts && onto_it {
            *cx.slots.of_mut(self.serial) = play.serial;
        }
        Ok(())
    }

    /// FB-05: returns `true` if the player of this tile play has placed one.
    pub(crate) fn has(self, v: View) -> bool {
        *v.slots.of(self.serial) == v.core.tile_play.serial
    }
}
