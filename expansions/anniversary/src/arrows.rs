//! The arrows on the board, and the one that a tile play set off (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(reg: &mut Registrar) -> Arrows {
    let arrows = Arrows {
        sides: Side::ALL.map(|side| reg.tile_trait(&format!("arrow-{}", side.letter().to_ascii_lowercase()))),
        deeds: [(Deed::Add, "arrow-add"), (Deed::Place, "arrow-place"), (Deed::Again, "arrow-again")]
            .map(|(deed, name)| (deed, reg.tile_trait(name))),
        lying: reg.slot(),
        set_off: reg.slot(),
        any: reg.flag(),
    };
    reg.rule(arrows).for_tiles(arrows.sides).on_tile_placed(Arrows::note);
    arrows
}

/// What an arrow lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Deed {
    /// AN-08: a follower comes beside another own one.
    Add,
    /// AN-10: a follower goes onto another tile.
    Place,
    /// AN-11: the player places another tile.
    Again,
}

/// An arrow on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Arrow {
    /// The cell of its tile.
    pub(crate) cell: Cell,
    /// AN-07: the cell at which it points.
    pub(crate) target: Cell,
    pub(crate) deed: Deed,
}

/// The arrow that was set off last: by the tile play with a serial number.
#[derive(Clone, Copy, Hash, Default)]
pub(crate) struct SetOff {
    serial: u16,
    arrow: Option<Arrow>,
    /// Whether it was used.
    used: bool,
}

#[derive(Clone, Copy)]
pub(crate) struct Arrows {
    sides: [Trait; 4],
    deeds: [(Deed, Trait); 3],
    lying: Slot<Vec<Arrow>>,
    set_off: Slot<SetOff>,
    /// Raised when there was an arrow.
    pub(crate) any: Flag,
}

impl Arrows {
    /// Notes the arrow of a new tile.
    fn note(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let v = cx.view();
        let board_tile = v.core.board.tile(placed);
        let (cell, turn, printed) = (board_tile.cell, board_tile.turn, &v.rules.tiles.get(board_tile.tile).traits);
        let deed = self.deeds.iter().find(|(_, name)| printed.has(*name)).map(|(deed, _)| *deed);
        let sides = Side::ALL.into_iter().zip(self.sides).filter(|(_, arrow)| printed.has(*arrow));
        let arrows = sides.map(|(side, _)| cell.step(side.turned(turn)));
        let arrows: Vec<Arrow> = arrows.flat_map(|target| deed.map(|deed| Arrow { cell, target, deed })).collect();
        cx.slots.of_mut(self.lying).extend(arrows);
        cx.raise(self.any);
        Ok(())
    }

    /// Returns the arrows of the tiles of this tile play, and the arrows of others that point at them.
    pub(crate) fn of_tile_play(self, v: View<'_>) -> (Vec<Arrow>, Vec<Arrow>) {
        let board = &v.core.board;
        let parts = v.core.tile_play.placed_tiles.iter().flat_map(|placed| board.parts_of(*placed));
        let cells: Vec<Cell> = parts.map(|part| board.tile(part).cell).collect();
        let (own, others): (Vec<Arrow>, Vec<Arrow>) =
            v.slots.of(self.lying).iter().partition(|arrow| cells.contains(&arrow.cell));
        (own, others.into_iter().filter(|arrow| cells.contains(&arrow.target)).collect())
    }

    /// Sets off an arrow.
    pub(crate) fn set_off(self, cx: &mut Context, arrow: Arrow) {
        let serial = cx.core().tile_play.serial;
        *cx.slots.of_mut(self.set_off) = SetOff { serial, arrow: Some(arrow), used: false };
    }

    /// AN-12: returns the arrow that this tile play set off for its player, if it lets them do this and was
    /// not used.
    #[inline]
    pub(crate) fn unused(self, v: View, who: Player, deed: Deed) -> Option<Arrow> {
        let set_off = v.slots.of(self.set_off);
        let now = set_off.serial == v.core.tile_play.serial && v.core.tile_play.player == who && !set_off.used;
        set_off.arrow.filter(|arrow| now && arrow.deed == deed)
    }

    /// Deploys a figure of a kind by the arrow, which is used then.
    pub(crate) fn deploy(self, cx: &mut Context, who: Player, action: Action) {
        if let Target::Segment(seg) = action.target
            && let Some(figure) = cx.core().from_supply(who, FigureKind(action.arg as u8))
        {
            cx.slots.of_mut(self.set_off).used = true;
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
    }
}
