//! Search: copies of a game in which everything that a seat does not know is sampled.
//!
//! A search copies the game, applies actions to the copy, and copies again to try others. There is
//! no undo: a copy is cheaper than the bookkeeping for one.
//!
//! - [`GameView::determinize`] makes a game that agrees with all that the viewer knows. Future
//!   draws, sealed answers and the hidden slots of plugins are drawn from a seed, so one seed is
//!   one possible world, and the same seed gives the same world again.
//!   [`GameView::determinize_into`] does it in the memory of an old copy.
//! - `Game::clone_from` copies a game in place, without allocating once the lists are long enough.
//! - [`Game::apply`] and [`Game::apply_nth`] play on in the copy.
//! - [`Game::suppose_tile`] places a tile that nobody has drawn, for the value of a tile that is
//!   for sale.
//!
//! # Costs
//!
//! In the middle of a game of the base game, on one core (`cargo bench -p bastide-simulate`):
//!
//! | what | time |
//! |---|---|
//! | a copy in place, 9.3 KB | 215 ns |
//! | `determinize_into`, where nothing but the future is hidden | 227 ns |
//! | `determinize_into`, where answers are sealed (with Bridges, Castles and Bazaars) | 300 ns |
//! | a copy in place and placing a tile in it | 470 ns |
//! | a copy into new memory | 415 ns |
//! | [`GameView::for_player`](crate::GameView::for_player), where nothing but the future is hidden | 14 ns with its decision |
//! | the same where answers are sealed: one view for each decision of a search | 1.1 µs |
//! | a whole random game | 21 µs |
//!
//! # A player that searches
//!
//! Flat Monte Carlo: each option is followed by random games, and the option with the best mean
//! difference of points is taken. All options are tried in the same sampled worlds, so that luck
//! does not decide between them.
//!
//! ```
//! use bastide_core::{Game, GameView, PlayError};
//!
//! /// Returns the number of an option; `None` if the viewer is not asked. `random` returns a number below its argument.
//! fn flat_monte_carlo(
//!     view: &GameView,
//!     worlds: u64,
//!     mut random: impl FnMut(usize) -> usize,
//! ) -> Result<Option<usize>, PlayError> {
//!     let Some(decision) = view.decision() else { return Ok(None) };
//!     let me = decision.ask.player.index();
//!     let mut copy = view.determinize(0);
//!     let mut best = None;
//!     for option in 0..decision.len() {
//!         let mut sum = 0;
//!         for world in 0..worlds {
//!             view.determinize_into(&mut copy, world);
//!             copy.apply_nth(option)?;
//!             while let Some(decision) = copy.decision() {
//!                 let n = random(decision.len());
//!                 copy.apply_nth(n)?;
//!             }
//!             let score = &copy.state().core.score[..view.rules().seats.len()];
//!             let others = score.iter().enumerate().filter(|(seat, _)| *seat != me).map(|(_, points)| *points);
//!             sum += score[me] - others.max().unwrap_or_default();
//!         }
//!         if best.is_none_or(|(most, _)| sum > most) {
//!             best = Some((sum, option));
//!         }
//!     }
//!     Ok(best.map(|(_, option)| option))
//! }
//! ```
//!
//! `host/bots/examples/flat_monte_carlo.rs` is a whole program that plays it.

use rand_chacha::ChaCha8Rng;

use crate::contract::declared::MarkedTwins;
use crate::contract::fault::Fault;
use crate::engine::driver;
use crate::engine::game::Game;
use crate::engine::game_view::GameView;
use crate::model::figure::FigureLocation;
use crate::model::geometry::Cell;
use crate::model::ids::{Player, TileType};
use crate::model::state::chance::{below, generator};
use crate::model::viewer::{HIDDEN_PLACE, Viewer};

impl GameView<'_> {
    /// Returns a game that agrees with all that the viewer knows, with everything else drawn from
    /// `seed`. See the [module](crate::search).
    pub fn determinize(&self, seed: u64) -> Game {
        let mut copy = self.game().clone();
        self.sample(&mut copy, seed);
        copy
    }

    /// Does the same as [`Self::determinize`] in the memory of an old copy.
    #[inline]
    pub fn determinize_into(&self, copy: &mut Game, seed: u64) {
        copy.clone_from(self.game());
        self.sample(copy, seed);
    }

    #[inline]
    fn sample(&self, copy: &mut Game, seed: u64) {
        copy.reseed(seed);
        if self.rules().hides_anything() && !self.is_over() {
            self.sample_hidden(copy, seed);
        }
    }

    /// Exchanges as many tiles of each pile for their marked twins as there are in it.
    fn mark(&self, copy: &mut Game, rng: &mut ChaCha8Rng) {
        for marks in self.marks() {
            let (rules, pile) = (self.rules(), &mut copy.state.core.piles[marks.pile]);
            let twin = |tile: TileType| rules.twin(MarkedTwins(marks.set as u8), tile);
            let mut plain: Vec<usize> = (0..pile.len()).filter(|at| twin(pile[*at]).is_some()).collect();
            for _ in 0..marks.count.min(plain.len()) {
                let at = plain.remove(below(rng, plain.len() as u32) as usize);
                pile[at] = twin(pile[at]).unwrap_or(pile[at]);
            }
        }
    }

    /// Fills in what the view hides.
    #[inline(never)]
    fn sample_hidden(&self, copy: &mut Game, seed: u64) {
        let rules = self.rules();
        // A stream that no purpose of the game has.
        let mut rng = generator(seed, u64::MAX);
        copy.state.core.viewer = Viewer::Engine;
        self.mark(copy, &mut rng);
        for slot in &rules.parts.hidden.slots {
            if let Err(fault) = slot.sample(&mut copy.state, self.seat, &mut rng) {
                copy.fault = Some(fault);
            }
        }
        let figures = &mut copy.state.core.figures;
        for i in 0..figures.len() {
            let FigureLocation::Slot { group, index: HIDDEN_PLACE } = figures[i].place else { continue };
            let places = rules.names.groups.spec(group.index()).map_or(0, |spec| spec.places);
            let free = |index: &u8| !figures.iter().any(|f| f.place == FigureLocation::Slot { group, index: *index });
            let free: Vec<u8> = (0..places).filter(free).collect();
            if !free.is_empty() {
                let index = free[below(&mut rng, free.len() as u32) as usize];
                figures[i].place = FigureLocation::Slot { group, index };
            }
        }
        if copy.menu.is_empty() && copy.asked().is_some() {
            let (mut cx, buffers) = copy.split_borrow();
            let done = driver::run(&mut cx, buffers);
            // A fault stays in the copy, which then asks nothing.
            _ = copy.after(done);
            copy.log.clear();
        }
    }
}

impl Game {
    /// Returns a copy for a search by one seat, or by a spectator: see [`GameView::determinize`].
    pub fn determinize(&self, seat: Option<Player>, seed: u64) -> Game {
        GameView::for_player(self, seat).determinize(seed)
    }

    /// Places a tile in a copy as if somebody had drawn it, to evaluate it there. The plugins react
    /// as to every placed tile. The open question stays, with a new menu; if it has no options
    /// left, the copy runs on.
    ///
    /// The placement need not be legal, but the cell has to be free and `turn` below 4.
    ///
    /// # Errors
    /// A plugin failed.
    pub fn suppose_tile(&mut self, tile: TileType, cell: Cell, turn: u8) -> Result<(), Fault> {
        let (mut cx, buffers) = self.split_borrow();
        _ = cx.place_tile(tile, cell, turn);
        let done = driver::run(&mut cx, buffers);
        self.after(done)
    }
}
