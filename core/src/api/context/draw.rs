//! Drawn tiles: the purposes of a draw, and what plugins make of a tile before it is used.

use crate::contract::fault::Fault;
use crate::dispatch::hook::{Context, View};
use crate::model::event::Event;
use crate::model::ids::{Player, TileType};
use crate::model::state::draw::{DrawReason, Fate};
use crate::model::state::turn_stack::Effect;

impl Context<'_> {
    /// Draws tiles until one is kept. Returns `None` if the piles are empty.
    ///
    /// # Errors
    /// A plugin broke a contract.
    #[inline]
    pub fn draw_for(&mut self, who: Player, why: DrawReason) -> Result<Option<TileType>, Fault> {
        while let Some(tile) = self.draw_tile() {
            if self.rules.hooks.fate_of_drawn_tile.of(tile).is_empty() || self.is_kept(who, tile, why)? {
                if !self.rules.hooks.on_tile_drawn.is_empty() {
                    self.core.turn.effects.push(Effect::TileDrawn(who, tile, why));
                }
                return Ok(Some(tile));
            }
        }
        Ok(None)
    }

    /// Carries out the decision of the plugins about a drawn tile. Returns `true` if it is kept.
    fn is_kept(&mut self, who: Player, tile: TileType, why: DrawReason) -> Result<bool, Fault> {
        let mut fate = Fate::Keep;
        for hook in self.rules.hooks.fate_of_drawn_tile.of(tile) {
            hook(self.view(), who, tile, why, &mut fate)?;
        }
        match fate {
            Fate::Keep => {}
            Fate::Aside(pile) => {
                self.log.put(Event::TileSetAside { player: who, tile, pile });
                self.put_tile(pile, tile);
            }
            Fate::Discard => self.refuse_tile(who, tile),
        }
        Ok(fate == Fate::Keep)
    }

    /// Removes a drawn tile that fits nowhere from the game. Queues the `on_tile_refused` hooks.
    #[inline]
    pub fn refuse_tile(&mut self, who: Player, tile: TileType) {
        self.log.put(Event::TileRefused { tile, back: false });
        self.set_aside(tile);
        if self.hears_refused_tiles() {
            self.core.turn.effects.push(Effect::TileRefused(who, tile));
        }
    }

    /// Returns `true` if a plugin reacts to tiles that fit nowhere. The phase that draws must then
    /// return [`Flow::Repeat`](crate::Flow::Repeat), so that the queue runs before the next draw.
    #[inline]
    pub fn hears_refused_tiles(&self) -> bool {
        !self.rules.hooks.on_tile_refused.is_empty()
    }
}

impl View<'_> {
    /// Returns `true` if this player could place a tile now: one that is left to draw, or one of
    /// their own.
    ///
    /// # Errors
    /// A plugin broke a contract.
    #[inline]
    pub fn can_place_tile(self, who: Player) -> Result<bool, Fault> {
        if self.can_draw() {
            return Ok(true);
        }
        for hook in &self.rules.hooks.has_own_tile {
            if hook(self, who)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
