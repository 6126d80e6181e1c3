//! The part of a game that one seat may see.
//!
//! [`GameView::for_player`] is the only way from a game to what leaves the engine: decisions,
//! events, displays, records, pictures, and the copies that bots search. It hides
//!
//! - future draws: the generators, the prepared outcomes, and with them the seed,
//! - the slots of plugins that have a [`Secret`](crate::Secret),
//! - the content of groups that are hidden from all but its owner,
//! - which tiles in the piles were exchanged for their [marked
//!   twins](crate::Registrar::marked_twins), and which are buried,
//! - the events of a sealed answer until its [`Seal`](crate::Seal) is open,
//! - the options of others, where anything at the table is hidden or their answer is sealed.
//!
//! When a game is over, nothing of it is hidden any more, except to the generators. The time that a
//! player takes for a sealed answer is never hidden.
//!
//! Invariant: two games that differ only in what is hidden from a seat give the same view. Invariant:
//! no view gives access to the generators; a [search](crate::search) draws them anew.
//!
//! # Costs
//!
//! At a table that hides nothing, a view is a reference and a seat, and making one takes no time:
//! nothing that it returns gives access to the generators. Elsewhere the first look at more than
//! the question and its options makes a copy of the game in which all hidden things are replaced by
//! something that does not depend on them. That takes about a microsecond at a table of three
//! plugins, and some microseconds at a table of thirty.

use std::sync::{Arc, OnceLock};

use crate::contract::decision::Decision;
use crate::contract::display::Display;
use crate::contract::fault::Fault;
use crate::dispatch::hook::{Ruleset, View};
use crate::engine::game::Game;
use crate::model::action::Ask;
use crate::model::event::Event;
use crate::model::ids::Player;
use crate::model::state::chance::generator;
use crate::model::viewer::Viewer;

/// A game as one seat sees it, or a spectator.
#[derive(Clone, Debug)]
pub struct GameView<'a> {
    pub(super) seat: Option<Player>,
    game: &'a Game,
    /// The copy that the viewer sees instead of the game, if the rules hide anything.
    instead: Option<Instead>,
}

/// The copy of a game that a viewer sees.
#[derive(Clone, Debug, Default)]
struct Instead {
    /// Whether the events of a sealed answer are shown.
    unsealed: bool,
    /// The copy, which is made when it is looked at.
    redacted: OnceLock<Box<Redacted>>,
}

/// A copy of a game without what is hidden.
#[derive(Clone, Debug)]
struct Redacted {
    game: Game,
    /// The numbers of marked twins in the piles.
    marks: Vec<Marks>,
}

impl<'a> GameView<'a> {
    /// Returns what a seat may see of a game; `None` is a spectator, who sees what all see.
    #[inline]
    pub fn for_player(game: &'a Game, seat: Option<Player>) -> GameView<'a> {
        let hides = game.rules.hides_anything() && !game.is_over();
        let instead = hides.then(Instead::default);
        GameView { seat, game, instead }
    }

    /// Returns what the player who is asked may see: the view for a bot.
    #[inline]
    pub fn for_asked(game: &'a Game) -> GameView<'a> {
        GameView::for_player(game, game.asked().map(|ask| ask.player))
    }

    /// Returns what a seat may see of a game once the last answer is no longer sealed: with its
    /// events, and still without everything else that is hidden. For a log that keeps the events of
    /// a sealed answer until its seal is open.
    pub fn when_unsealed(game: &'a Game, seat: Option<Player>) -> GameView<'a> {
        GameView { seat, game, instead: Some(Instead { unsealed: true, ..Instead::default() }) }
    }

    /// Returns what the viewer sees instead of the game, if the rules hide anything.
    #[inline]
    fn redacted(&self) -> Option<&Redacted> {
        let instead = self.instead.as_ref()?;
        Some(instead.redacted.get_or_init(|| Redacted::of(self.game, self.seat, instead.unsealed)))
    }

    /// Returns the game as the viewer sees it.
    #[inline]
    pub(super) fn game(&self) -> &Game {
        self.redacted().map_or(self.game, |redacted| &redacted.game)
    }

    /// Returns the numbers of marked twins that the view hides.
    pub(super) fn marks(&self) -> &[Marks] {
        self.redacted().map_or(&[], |redacted| &redacted.marks)
    }

    /// Returns the seat that views the game; `None` for a spectator.
    pub fn seat(&self) -> Option<Player> {
        self.seat
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        self.game.rules()
    }

    /// Returns the state with the rules, for queries and pictures.
    pub fn view(&self) -> View<'_> {
        self.game().view()
    }

    /// Returns the open question, or `None` when the game is over. Everybody sees who is asked
    /// what.
    pub fn ask(&self) -> Option<Ask> {
        self.game.asked()
    }

    /// Returns the open question with its options, or `None` if this viewer may not see them: the
    /// game is over, or somebody else is asked and the options might tell what is hidden.
    #[inline]
    pub fn decision(&self) -> Option<Decision<'_>> {
        let decision = self.game.decision()?;
        (!hides_menu(self.game, decision.ask, self.seat)).then_some(decision)
    }

    /// Returns the events of the last action. The list is empty while that action is a sealed answer
    /// of another player.
    pub fn events(&self) -> &[Event] {
        if seals_log(self.game(), self.seat) { &[] } else { self.game().log().events() }
    }

    /// Returns what the plugins at the table show this viewer, with the prices for the viewer, or
    /// for the player at turn if a spectator views the game.
    ///
    /// # Errors
    /// A plugin failed.
    pub fn displays(&self) -> Result<Vec<Display>, Fault> {
        let view = self.view();
        view.displays(self.seat.unwrap_or(view.core.turn.active))
    }

    /// Returns `true` if the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Returns a copy of the game that contains nothing that this viewer must not see, for screens,
    /// narration and pictures: what is made from it shows nothing hidden. Its decision has an
    /// empty menu if the viewer may not see the options.
    ///
    /// The copy has no future of its own; a search uses [`Self::determinize`].
    pub fn into_game(self) -> Game {
        match self.instead {
            Some(Instead { unsealed, redacted }) => {
                redacted.into_inner().unwrap_or_else(|| Redacted::of(self.game, self.seat, unsealed)).game
            }
            None => redacted(self.game, self.seat, false),
        }
    }
}

impl Redacted {
    /// Returns the copy that a seat sees.
    fn of(game: &Game, seat: Option<Player>, unsealed: bool) -> Box<Redacted> {
        let mut seen = redacted(game, seat, unsealed);
        let marks = if game.is_over() { Vec::new() } else { unmark(&mut seen) };
        // Tiles that were put back or unmarked must not show which they are.
        seen.state.core.piles.iter_mut().for_each(|pile| pile.sort_unstable());
        Box::new(Redacted { game: seen, marks })
    }
}

/// Returns `true` if a seat must not see the options of this question.
#[inline]
fn hides_menu(game: &Game, ask: Ask, seat: Option<Player>) -> bool {
    seat != Some(ask.player) && (ask.sealed || game.rules.hides_anything())
}

/// Returns `true` if the log holds the events of an answer that is sealed for this seat.
#[inline]
fn seals_log(game: &Game, seat: Option<Player>) -> bool {
    game.log.seal().is_some_and(|seal| seal.hides_from(seat, &game.state.core))
}

/// Returns a copy of a game in which all that a seat must not see is replaced by something that
/// does not depend on it.
fn redacted(game: &Game, seat: Option<Player>, unsealed: bool) -> Game {
    let mut seen = game.clone();
    seen.state.core.chance.forget();
    seen.state.core.piles.iter_mut().for_each(|pile| pile.sort_unstable());
    if game.is_over() {
        seen.log.copy_shown(&game.log, Some);
        return seen;
    }
    let viewer = Viewer::Seat(seat);
    seen.state.core.viewer = viewer;
    let mask = game.rules.mask(viewer);
    if unsealed || !seals_log(game, seat) {
        seen.log.copy_shown(&game.log, |event| mask.event(&game.state.core.figures, event));
    }
    if game.asked().is_some_and(|ask| hides_menu(game, ask, seat)) {
        seen.menu.clear();
    }
    if game.asked().is_some_and(|ask| ask.sealed) {
        seen.state.core.tile_play.chosen = None;
    }
    for figure in &mut seen.state.core.figures {
        figure.place = mask.place(figure.owner, figure.place);
    }
    let mut rng = generator(0, 0);
    for slot in &game.rules.parts.hidden.slots {
        if let Err(fault) = slot.redact(&mut seen.state, seat, &mut rng) {
            seen.fault = Some(fault);
        }
    }
    seen
}

/// The number of marked twins in a pile: nobody knows which tiles of the pile they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks {
    pub(super) pile: usize,
    /// The number of the set in the rules.
    pub(super) set: usize,
    pub(super) count: usize,
}

/// Exchanges all marked twins in the piles for the tiles that they are twins of, and counts them.
fn unmark(seen: &mut Game) -> Vec<Marks> {
    let rules = &seen.rules;
    let mut marks = Vec::new();
    if rules.piles.twins.is_empty() {
        return marks;
    }
    let mut counts = vec![0; rules.piles.twins.len()];
    for (pile, tiles) in seen.state.core.piles.iter_mut().enumerate() {
        for tile in tiles.iter_mut() {
            // A twin may be one of a tile that is a twin itself, of a later set.
            let mut from = 0;
            while let Some((set, plain)) = rules.piles.twin_of[tile.index()].filter(|(set, _)| *set >= from) {
                (*tile, from) = (plain, set + 1);
                counts[usize::from(set)] += 1;
            }
        }
        for (set, count) in counts.iter_mut().enumerate().filter(|(_, count)| **count > 0) {
            marks.push(Marks { pile, set, count: std::mem::take(count) });
        }
    }
    marks
}
