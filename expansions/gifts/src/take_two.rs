//! Take two: another tile (RULES.md, section 2).

use bastide_core::author::prelude::*;
use bastide_core::{ADDITIONAL, PLACE};

use crate::origin::pile_of;

/// GI-29: the rank of the further tile play: before that of a builder.
const RANK: u8 = 3;

/// What the card brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// GI-28: a second tile play.
    Part,
    /// GI-28: two tiles in this tile play.
    Lay,
    /// GI-28: the better one of two tiles.
    Choose,
}

#[derive(Clone, Copy)]
pub(crate) struct TakeTwo {
    mode: Mode,
    extra: Phase,
    source: Label,
    /// The tile play that has two tiles.
    second: Slot<u16>,
    prompt: Prompt,
}

impl TakeTwo {
    pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<TakeTwo, InstallError> {
        let two = TakeTwo {
            mode: match o.word("take_two")? {
                "part" => Mode::Part,
                "lay" => Mode::Lay,
                _ => Mode::Choose,
            },
            extra: reg.extra_tile_play("gifts.extra", None)?,
            source: reg.label("stack"),
            second: reg.slot(),
            prompt: reg.prompt("Place the tile."),
        };
        if two.mode != Mode::Part {
            reg.phase("tile-play", "gifts.second", at("place").after("base.place"), &[], Second(two));
        }
        Ok(two)
    }

    /// GI-28: carries the card out.
    pub(crate) fn carry_out(self, cx: &mut Context, who: Player) -> Result<(), Fault> {
        if self.mode == Mode::Part {
            // GI-29: after the present tile play. It earns none by a builder.
            cx.follow_up(RANK, Call::phase(self.extra, who).with(ADDITIONAL));
            return Ok(());
        }
        let Some(tile) = cx.draw_for(who, DrawReason::Place)? else { return Ok(()) };
        cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
        if cx.view().fits_somewhere(who, tile)? {
            *cx.slots.of_mut(self.second) = cx.core().tile_play.serial;
            cx.offer_tile(tile, self.source);
        } else {
            cx.refuse_tile(who, tile);
        }
        Ok(())
    }
}

/// What becomes of the tile that was not placed first.
struct Second(TakeTwo);

impl TurnPhase for Second {
    fn enter(&self, cx: &mut Context) -> Step {
        let (player, serial) = (cx.core().tile_play.player, cx.core().tile_play.serial);
        let Some(&tile) = cx.core().tile_play.tiles.first() else { return Ok(Flow::Done) };
        if *cx.slots.of(self.0.second) != serial {
            return Ok(Flow::Done);
        }
        if self.0.mode == Mode::Lay && cx.view().fits_somewhere(player, tile)? {
            return Ok(Flow::Ask(Ask::open(player, self.0.prompt)));
        }
        cx.withdraw_tiles();
        if self.0.mode == Mode::Choose {
            let pile = pile_of(cx.view(), tile).unwrap_or(STOCK);
            cx.log.put(Event::TileRefused { tile, back: true });
            cx.put_tile(pile, tile);
        } else {
            cx.refuse_tile(player, tile);
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for tile in v.core.tile_play.tile_types() {
            menu.add_places(v, ask.player, PLACE, tile)?;
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        if let Target::Place { cell, turn } = action.target {
            let tile = TileType(action.arg as u16);
            let placed = cx.place_tile(tile, cell, turn);
            cx.note_placed(tile, placed);
        }
        Ok(Flow::Done)
    }
}
