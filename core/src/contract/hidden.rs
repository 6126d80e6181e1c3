//! The secrets of a plugin: slots, and streams of chance.
//!
//! The state of a game holds everything. A slot without a [`Secret`] is public; a plugin registers
//! a secret for a slot whose value not all may see, such as sealed answers or hands.
//! [`GameView`](crate::GameView) uses it for every copy of a game that leaves the engine.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_chacha::ChaCha8Rng;

use crate::contract::fault::Fault;
use crate::model::ids::{Pile, Player, STOCK, Stream, TileType, Token};
use crate::model::state::chance;
use crate::model::state::kept::message;
use crate::model::state::slots::Slot;
use crate::model::state::{GameState, State};

/// The function that hides the secret part of a slot.
///
/// Both methods have to be deterministic and keep no state of their own. They are not called when
/// the game is over: everything is public then.
pub trait Secret<T>: Send + Sync {
    /// Replaces all that the viewer must not know by something that does not depend on it. Tiles in
    /// a hidden hand go back into their pile with [`Unseen::put_back`], since the piles are public.
    ///
    /// The result must be a value that the hooks of the plugin can work with: menus, displays and
    /// projected scores are made from it.
    fn redact(&self, value: &mut T, unseen: &mut Unseen);

    /// Replaces what [`Self::redact`] removed by a random value that agrees with all that the
    /// viewer knows, for a search. The value was redacted before. Without this method a search
    /// plays on from the redacted value.
    fn sample(&self, _value: &mut T, _unseen: &mut Unseen) {}
}

/// The game around a slot that is redacted or sampled.
pub struct Unseen<'a> {
    core: &'a mut GameState,
    seat: Option<Player>,
    rng: &'a mut ChaCha8Rng,
}

impl Unseen<'_> {
    /// Returns the seat that views the game; `None` for a spectator, who sees public data only.
    pub fn seat(&self) -> Option<Player> {
        self.seat
    }

    /// Returns `true` if this player is not the viewer, so that what only this player knows has to
    /// be hidden.
    pub fn hides(&self, player: Player) -> bool {
        self.seat != Some(player)
    }

    /// Returns the state that every game has.
    pub fn core(&self) -> &GameState {
        self.core
    }

    /// Returns a random number below `n`, or 0 if `n` is 0. Only for [`Secret::sample`].
    pub fn below(&mut self, n: u32) -> u32 {
        chance::below(self.rng, n)
    }

    /// Puts a tile that the viewer does not know back into its pile. It cannot be drawn: in the
    /// stack it counts as [buried](crate::Context::bury_tile), so that the number of tiles left
    /// stays what all players know.
    pub fn put_back(&mut self, pile: Pile, tile: TileType) {
        if let Some(tiles) = self.core.piles.get_mut(pile.index()) {
            tiles.push(tile);
            self.core.buried += u16::from(pile == STOCK);
        }
    }

    /// Draws a random tile of a pile in place of one that was [put back](Self::put_back).
    pub fn draw(&mut self, pile: Pile) -> Option<TileType> {
        self.draw_where(pile, |_| true)
    }

    /// Draws a random tile that `wanted` accepts, in place of one that was [put back](Self::put_back):
    /// where all know of what sort the hidden tiles are. `None` if the pile has no such tile.
    pub fn draw_where(&mut self, pile: Pile, wanted: impl Fn(TileType) -> bool) -> Option<TileType> {
        let left = self.core.piles.get_mut(pile.index())?;
        let number = left.iter().filter(|tile| wanted(**tile)).count();
        if number == 0 {
            return None;
        }
        let nth = chance::below(self.rng, number as u32) as usize;
        let (at, _) = left.iter().enumerate().filter(|(_, tile)| wanted(**tile)).nth(nth)?;
        let tile = left.swap_remove(at);
        if pile == STOCK {
            self.core.buried = self.core.buried.saturating_sub(1);
        }
        Some(tile)
    }
}

/// All that is hidden at a table.
#[derive(Default)]
pub(crate) struct Hidden {
    pub(crate) slots: Vec<Box<dyn HiddenSlot>>,
    pub(crate) streams: Vec<Stream>,
    /// The kinds of cards that players hold.
    pub(crate) cards: Vec<Token>,
}

/// A slot with its secret.
pub(crate) trait HiddenSlot: Send + Sync {
    /// See [`Secret::redact`].
    fn redact(&self, state: &mut State, seat: Option<Player>, rng: &mut ChaCha8Rng) -> Result<(), Fault>;
    /// See [`Secret::sample`].
    fn sample(&self, state: &mut State, seat: Option<Player>, rng: &mut ChaCha8Rng) -> Result<(), Fault>;
}

/// A slot and its secret, of these types. Its methods are generic, so that a panic is caught in the
/// crate of the plugin.
pub(crate) struct SlotSecret<T, S> {
    pub(crate) slot: Slot<T>,
    pub(crate) plugin: &'static str,
    pub(crate) guarded: bool,
    pub(crate) secret: S,
}

impl<T: Default + 'static, S: Secret<T>> SlotSecret<T, S> {
    /// Calls a method of the secret. A guarded one that panics leaves the default value, which
    /// tells nothing.
    fn call(&self, hook: &'static str, state: &mut State, unseen: Seen, run: impl Fn(&mut T, &mut Unseen)) -> Result<(), Fault> {
        let State { core, slots } = state;
        let mut unseen = Unseen { core, seat: unseen.seat, rng: unseen.rng };
        let value = slots.of_mut(self.slot);
        if !self.guarded {
            run(value, &mut unseen);
            return Ok(());
        }
        catch_unwind(AssertUnwindSafe(|| run(value, &mut unseen))).map_err(|panic| {
            *slots.of_mut(self.slot) = T::default();
            Fault::panic(self.plugin, hook, message(panic))
        })
    }
}

/// The viewer, with what a call needs.
struct Seen<'a> {
    seat: Option<Player>,
    rng: &'a mut ChaCha8Rng,
}

impl<T: Default + 'static, S: Secret<T>> HiddenSlot for SlotSecret<T, S> {
    fn redact(&self, state: &mut State, seat: Option<Player>, rng: &mut ChaCha8Rng) -> Result<(), Fault> {
        self.call("redact", state, Seen { seat, rng }, |value, unseen| self.secret.redact(value, unseen))
    }

    fn sample(&self, state: &mut State, seat: Option<Player>, rng: &mut ChaCha8Rng) -> Result<(), Fault> {
        self.call("sample", state, Seen { seat, rng }, |value, unseen| self.secret.sample(value, unseen))
    }
}
