//! A castle tile in place of a drawn one (RULES.md, sections 1 and 2).

use bastide_core::CountsAs;
use bastide_core::author::prelude::*;

use crate::tiles::{Holder, Tiles};

pub(crate) fn install(tiles: Tiles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let take = reg.verb("german-castle.use", TargetKind::None, ArgKind::Number)?;
    let place = reg.verb("german-castle.place", TargetKind::Place, ArgKind::Number)?;
    let own = reg.offer_point("own-turn");
    let prompt = reg.prompt("Place a castle tile, or draw a tile?");
    let choice = Choice { tiles, take, source: reg.label("own castle tile"), prompt };
    // A tile that was bought, and an abbey that was chosen, have to be placed.
    reg.phase("tile-play", "castles-in-germany.choice", at("find.choose"), &[own], choice);
    let counts_as = if o.word("big_tiles")? == "whole" { CountsAs::OneTile } else { CountsAs::Cells };
    let lay = Lay { tiles, place, counts_as, prompt: reg.prompt("Place the castle tile.") };
    let phase = reg.phase("tile-play", "castles-in-germany.place", at("place").before("base.place"), &[own], lay);
    let handler = reg.handler_of(phase);
    reg.service(place, handler);
    reg.rule(tiles).has_own_tile(Tiles::has_own_tile);
    Ok(())
}

impl Tiles {
    /// GC-05: a castle tile can be placed although no tile is left to draw.
    fn has_own_tile(&self, v: View, who: Player) -> Result<bool, Fault> {
        self.has_usable(v, who)
    }

    /// Returns the castle tile that is about to be placed in this tile play.
    fn in_hand(self, v: View) -> Option<usize> {
        let (serial, number) = v.slots.of(self.kept).in_hand?;
        (serial == v.core.tile_play.serial).then_some(number)
    }
}

/// GC-03: before the draw, the player at turn uses a castle tile or draws.
struct Choice {
    tiles: Tiles,
    take: Verb,
    source: Label,
    prompt: Prompt,
}

impl TurnPhase for Choice {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (player, serial) = (tile_play.player, tile_play.serial);
        let bare = tile_play.tiles.is_empty() && tile_play.placed_tiles.is_empty();
        // GC-03: in the player's own turn. GC-18: also in its second part.
        if !bare || !cx.view().has_turn(player) || cx.slots.of(self.tiles.kept).asked_in == serial {
            return Ok(Flow::Done);
        }
        if !self.tiles.has_usable(cx.view(), player)? {
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(self.tiles.kept).asked_in = serial;
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for number in self.tiles.usable(v, ask.player)? {
            menu.add(self.take, Target::None, number as i16 + 1);
        }
        // GC-05: without a tile to draw, a castle tile has to be placed.
        if v.can_draw() {
            menu.add(PASS, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let (number, serial) = (action.arg.wrapping_sub(1) as usize, cx.core().tile_play.serial);
        if action.verb == self.take
            && let Some(tile) = self.tiles.anchor(cx.view(), number)
        {
            cx.slots.of_mut(self.tiles.kept).in_hand = Some((serial, number));
            cx.take_tile(self.tiles.pile, tile);
            cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
            cx.offer_tile(tile, self.source);
        }
        Ok(Flow::Done)
    }
}

/// GC-04: places the castle tile that the player uses.
struct Lay {
    tiles: Tiles,
    place: Verb,
    /// GC-12.
    counts_as: CountsAs,
    prompt: Prompt,
}

impl Lay {
    /// Places both halves, and joins the two parts of the castle. Returns the halves with their
    /// numbers on the board.
    fn place(&self, cx: &mut Context, halves: &[(TileType, bastide_core::Cell, u8)]) -> Vec<(TileType, PlacedTile)> {
        let first = PlacedTile::at(cx.core().board.placed_tiles().len());
        cx.place_piece(halves, self.counts_as);
        let placed: Vec<_> = (first.0..).map(PlacedTile).zip(halves).map(|(placed, half)| (half.0, placed)).collect();
        let v = cx.view();
        let is_castle = |seg: &SegmentId| v.core.graph.get(*seg).kind == self.tiles.kind;
        let castle: Vec<SegmentId> = placed.iter().filter_map(|(_, placed)| v.printed(*placed).find(is_castle)).collect();
        if let &[west, east] = castle.as_slice() {
            cx.join(west, east, 0);
        }
        placed
    }
}

impl TurnPhase for Lay {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        Ok(self.tiles.in_hand(cx.view()).map_or(Flow::Done, |_| Flow::Ask(Ask::open(player, self.prompt))))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(number) = self.tiles.in_hand(v) else { return Ok(()) };
        match self.tiles.shape(v, number) {
            Some(shape) => menu.add_piece(v, ask.player, self.place, &shape, number as i16 + 1),
            None => Ok(()),
        }
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let number = action.arg.wrapping_sub(1) as usize;
        let (Target::Place { cell, turn }, Some(shape)) = (action.target, self.tiles.shape(cx.view(), number)) else {
            return Ok(Flow::Done);
        };
        let played = self.tiles.in_hand(cx.view()).is_some();
        let halves: Vec<_> = shape.at(cell, turn).collect();
        // The anchor of a tile in hand has left the pile.
        halves.iter().skip(usize::from(played)).for_each(|(tile, ..)| _ = cx.take_tile(self.tiles.pile, *tile));
        let placed = self.place(cx, &halves);
        let kept = cx.slots.of_mut(self.tiles.kept);
        kept.in_hand = None;
        kept.holders.get_mut(number).into_iter().for_each(|holder| *holder = Holder::Placed);
        // GC-06: figures may be placed on both halves.
        if played {
            cx.withdraw_tiles();
            placed.into_iter().for_each(|(tile, placed)| cx.note_placed(tile, placed));
        }
        Ok(Flow::Done)
    }
}
