//! A game in play, with its open question and its only entry point.
//!
//! [`Game::decision`] returns the open question with its options. [`Game::apply`] performs one of
//! them and runs until the next question. Screens, bots, networks, tests and replays use only these
//! two. An action that is not among the options is refused before anything changes.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::contract::decision::Decision;
use crate::contract::fault::Fault;
use crate::contract::menu::{Entry, Menu};
use crate::dispatch::hook::{Context, Ruleset, View};
use crate::engine::driver;
use crate::engine::driver::RunBuffers;
use crate::model::action::{Action, Ask, Target};
use crate::model::event::{Event, Log};
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::ids::{Figure, FigureKind, Handler, MAX_PLAYERS, Player, Stream, TileType};
use crate::model::kind::FigureKinds;
use crate::model::state::State;
use crate::model::state::program::Call;
use crate::model::state::seal::Seal;
use crate::model::viewer::Viewer;

/// The reason why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The action is not among the options.
    #[error("not a legal move here")]
    NotOffered,
    /// There is no open question: the game is over.
    #[error("the game is over")]
    Over,
    /// A plugin failed, earlier or just now. Replaying the record up to the previous action
    /// restores the state.
    #[error("the game cannot continue: {0}")]
    Broken(#[from] Fault),
}

/// The settings of a new game other than its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSetup {
    /// The seed of all chance in the game.
    pub seed: u64,
    /// Outcomes that are used before the generator, by stream: the tiles to be drawn first, in
    /// order.
    pub prepared: Vec<(Stream, Arc<[u16]>)>,
    /// Whether the outcomes of all chance are kept, so that another game can begin in the same way.
    pub(crate) keeps_outcomes: bool,
}

impl GameSetup {
    /// Creates a setup in which everything is random.
    pub fn seeded(seed: u64) -> GameSetup {
        GameSetup { seed, ..GameSetup::default() }
    }

    /// Sets the tiles that are drawn first. A tile that is not in the pile when its turn comes is
    /// skipped.
    pub fn with_draws(mut self, tiles: &[TileType]) -> GameSetup {
        self.prepared.push((Stream::default(), tiles.iter().map(|t| t.0).collect()));
        self
    }

    /// Returns the tiles of which `tiles` has more than the pile: these draws cannot happen.
    pub fn shortage(rules: &Ruleset, tiles: &[TileType]) -> Vec<TileType> {
        if tiles.is_empty() {
            return Vec::new();
        }
        let mut left: BTreeMap<TileType, i32> = BTreeMap::new();
        rules.piles.stock.iter().flatten().for_each(|t| *left.entry(*t).or_default() += 1);
        tiles.iter().for_each(|t| *left.entry(*t).or_default() -= 1);
        left.into_iter().filter(|(_, n)| *n < 0).map(|(t, _)| t).collect()
    }
}

/// A game in play.
#[derive(Debug)]
pub struct Game {
    pub(crate) rules: Arc<Ruleset>,
    pub(crate) state: State,
    pub(crate) menu: Menu,
    pub(crate) log: Log,
    pub(crate) fault: Option<Fault>,
    pub(crate) calls: Vec<Call>,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Game {
            rules: self.rules.clone(),
            state: self.state.clone(),
            menu: self.menu.clone(),
            log: Log::default(),
            fault: self.fault.clone(),
            calls: Vec::new(),
        }
    }

    /// Copies without allocating, once the lists are long enough and if both games have one ruleset. The
    /// log is not copied.
    fn clone_from(&mut self, from: &Self) {
        if !Arc::ptr_eq(&self.rules, &from.rules) {
            // The slots of another ruleset have other types.
            *self = from.clone();
            return;
        }
        self.state.clone_from(&from.state);
        self.menu.clone_from(&from.menu);
        self.log.clear();
        self.fault.clone_from(&from.fault);
    }
}

impl Game {
    /// Starts a game and runs it to its first question.
    pub fn new(rules: Arc<Ruleset>, setup: &GameSetup) -> Result<Game, Fault> {
        let mut game =
            Game { rules, state: State::default(), menu: Menu::default(), log: Log::default(), fault: None, calls: Vec::new() };
        game.restart(setup)?;
        Ok(game)
    }

    /// Starts another game with the same rules, in the memory of this one.
    pub fn restart(&mut self, setup: &GameSetup) -> Result<(), Fault> {
        let rules = &*self.rules;
        let core = &mut self.state.core;
        core.board.reset(rules.bounded_board.as_ref());
        core.graph.clear();
        core.seats = rules.players();
        core.figures.clear();
        core.supply.clear();
        core.ready = [FigureKinds::NONE; MAX_PLAYERS];
        for (i, spec) in rules.figures.iter().enumerate() {
            let kind = FigureKind::at(i);
            let mut supply = [0; MAX_PLAYERS];
            for p in Player::all(core.seats) {
                supply[p.index()] = spec.per_player;
                if spec.per_player > 0 {
                    core.ready[p.index()].insert(kind);
                }
                let figure = FigureState { kind, owner: Some(p), place: FigureLocation::Supply };
                core.figures.extend(std::iter::repeat_n(figure, spec.per_player as usize));
            }
            core.supply.push(supply);
        }
        core.figures.extend_from_slice(&rules.figure_rules.neutral);
        core.held.clear();
        core.held.resize(rules.names.groups.len(), 0);
        core.standing.clear();
        let owned = core.figures.len() - rules.figure_rules.neutral.len();
        for (i, f) in rules.figure_rules.neutral.iter().enumerate() {
            core.note_moved(Figure::at(owned + i), FigureLocation::Supply, f.place);
        }
        core.tokens.clear();
        for i in 0..rules.names.tokens.len() {
            let each = rules.names.tokens.spec(i).copied().unwrap_or_default();
            let mut tokens = [0; MAX_PLAYERS];
            tokens[..core.seats as usize].fill(each);
            core.tokens.push(tokens);
        }
        core.token_supply.clear();
        core.token_supply.resize(rules.names.tokens.len(), 0);
        core.segment_traits.clear();
        core.placed_tokens.clear();
        core.flags = 0;
        core.piles.clone_from(&rules.piles.stock);
        core.set_aside.clear();
        core.buried = 0;
        core.score = [0; MAX_PLAYERS];
        core.score_log.clear();
        core.scoring_queue.serial = 0;
        core.scoring_queue.due.clear();
        core.outer.clear();
        core.tile_play.clear(Player(0));
        core.is_over = false;
        core.viewer = Viewer::Engine;
        core.chance.reset(setup.seed, rules.names.streams.len());
        for (stream, outcomes) in &setup.prepared {
            core.chance.prepare(*stream, outcomes.clone());
        }
        if setup.keeps_outcomes {
            core.chance.keep();
        }
        let turn = &mut core.turn;
        (turn.number, turn.tile_plays, turn.active) = (0, 0, Player(0));
        (turn.round, turn.rounds, turn.round_player, turn.another) = (0, 0, None, false);
        turn.clear();
        turn.effects.clear();
        turn.owed.clear();
        if self.state.slots.0.len() == rules.parts.slots.len() {
            for (to, from) in self.state.slots.0.iter_mut().zip(&rules.parts.slots) {
                (**from).copy_to(&mut **to);
            }
        } else {
            self.state.slots.0 = rules.parts.slots.iter().map(|s| (**s).boxed()).collect();
        }
        self.fault = None;
        self.log.clear();
        let (mut cx, buffers) = self.split_borrow();
        let done = driver::start(&mut cx, buffers);
        self.after(done)
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// Returns the state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the state with the rules, for queries such as the value of a feature.
    pub fn view(&self) -> View<'_> {
        View { rules: &self.rules, core: &self.state.core, slots: &self.state.slots, walks: None }
    }

    /// Returns the open question with its options, or `None` when the game is over.
    #[inline]
    pub fn decision(&self) -> Option<Decision<'_>> {
        let ask = self.asked()?;
        Some(Decision { ask, menu: &self.menu, board: &self.state.core.board })
    }

    /// Performs one of the options and runs to the next question. Returns the events. The action
    /// may name another segment of a feature than the option does, see [`Self::meant`].
    ///
    /// # Errors
    /// The action is not among the options, the game is over, or a plugin failed.
    pub fn apply(&mut self, action: Action) -> Result<&[Event], PlayError> {
        let Some(ask) = self.asked() else { return Err(self.refusal()) };
        if let Some(by) = self.menu.owner(&self.state.core.board, &action) {
            return self.act(by, ask, action);
        }
        let (action, by) = self.alike(&action).ok_or(PlayError::NotOffered)?;
        self.act(by, ask, action)
    }

    /// Returns the option that an action means, or `None` if it means none of them: the action
    /// itself if it is an option; or, for a verb that
    /// [means a whole feature](crate::Registrar::means_feature), the option that names another
    /// segment of the same feature.
    pub fn meant(&self, action: &Action) -> Option<Action> {
        self.asked()?;
        match self.menu.owner(&self.state.core.board, action) {
            Some(_) => Some(*action),
            None => self.alike(action).map(|(option, _)| option),
        }
    }

    /// Returns the option that names another segment of the feature that an action names.
    #[cold]
    fn alike(&self, action: &Action) -> Option<(Action, Handler)> {
        let graph = &self.state.core.graph;
        let there = |target| matches!(target, Target::Segment(seg) if seg.index() < graph.len());
        if !self.rules.words.feature_verbs.contains(&action.verb) || !there(action.target) {
            return None;
        }
        let one = |a: Target, b: Target| match (a, b) {
            (Target::Segment(a), Target::Segment(b)) => graph.joined(a, b),
            _ => false,
        };
        let fits = |e: &&Entry| e.verb == action.verb && (e.lo..=e.hi).contains(&action.arg) && one(e.target, action.target);
        let entry = self.menu.entries().iter().find(fits)?;
        Some((Action { target: entry.target, ..*action }, entry.by))
    }

    /// Performs option number `n`, from 0. For random players, who need not search for the action
    /// again.
    ///
    /// # Errors
    /// As [`Self::apply`].
    pub fn apply_nth(&mut self, n: usize) -> Result<&[Event], PlayError> {
        let Some(ask) = self.asked() else { return Err(self.refusal()) };
        let (action, by) = self.menu.nth(&self.state.core.board, n).ok_or(PlayError::NotOffered)?;
        self.act(by, ask, action)
    }

    /// Returns the name of the phase that asks, or `None` when the game is over.
    pub fn asking_phase(&self) -> Option<&str> {
        self.asked()?;
        let op = self.rules.course.code.get(usize::from(self.state.core.turn.frame().at))?;
        Some(&self.rules.course.phases.get(op.phase.index())?.name)
    }

    /// Returns the open question.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Ask> {
        let core = &self.state.core;
        if core.is_over || self.fault.is_some() { None } else { Some(core.turn.frame().ask()) }
    }

    /// Returns why no action can be performed.
    #[cold]
    fn refusal(&self) -> PlayError {
        self.fault.clone().map_or(PlayError::Over, PlayError::Broken)
    }

    #[inline(always)]
    fn act(&mut self, by: Handler, ask: Ask, action: Action) -> Result<&[Event], PlayError> {
        self.log.clear();
        if ask.sealed {
            self.seal(ask.player);
        }
        let (mut cx, buffers) = self.split_borrow();
        let done = driver::act(&mut cx, buffers, by, ask.player, action);
        self.after(done)?;
        Ok(self.log.events())
    }

    /// Marks the log as that of a sealed answer.
    #[cold]
    fn seal(&mut self, player: Player) {
        self.log.set_seal(Seal::new(&self.state.core, player));
    }

    /// Borrows the parts of this game for the driver.
    #[inline(always)]
    pub(crate) fn split_borrow(&mut self) -> (Context<'_>, RunBuffers<'_>) {
        let State { core, slots } = &mut self.state;
        let cx = Context { rules: &self.rules, core, slots, log: &mut self.log, jumps: 0, fault: None, in_set_up: false };
        (cx, RunBuffers { menu: &mut self.menu, calls: &mut self.calls })
    }

    /// Ends a run of the driver; a fault ends the game for good.
    #[inline(always)]
    pub(crate) fn after(&mut self, done: Result<(), Fault>) -> Result<(), Fault> {
        if done.is_ok() && !self.log.is_breached() { Ok(()) } else { Err(self.broken_by(done)) }
    }

    /// Marks the game as ended by a fault, or else by what a hook did against its contract.
    #[cold]
    fn broken_by(&mut self, done: Result<(), Fault>) -> Fault {
        let what = self.log.take_breach().unwrap_or_default();
        let fault = done.err().unwrap_or_else(|| Fault::contract("a plugin", "a state-changing hook", &what));
        self.fault = Some(fault.clone());
        fault
    }

    /// Returns the events since the last action, with the arithmetic of points.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Returns `true` if the game is over.
    pub fn is_over(&self) -> bool {
        self.state.core.is_over
    }

    /// Returns the fault that ended the game, if a plugin failed.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Changes the future of a copy: the outcomes of all chance. It samples nothing else that is
    /// hidden; a search uses [`GameView::determinize`](crate::GameView::determinize).
    pub fn reseed(&mut self, seed: u64) {
        self.state.core.chance.reseed(seed);
    }

    /// Changes the future of one stream of chance in a copy. To compare two games that differ in
    /// the outcomes of this stream alone.
    pub fn reseed_stream(&mut self, stream: Stream, seed: u64) {
        self.state.core.chance.reseed_stream(stream, seed);
    }

    /// Changes the state from outside, only to set up a position: for tests, scenarios and games of
    /// other programs. A search uses [`Self::suppose_tile`] and
    /// [`GameView::determinize`](crate::GameView::determinize).
    ///
    /// The menu is made again. If the open question has no options left, the game runs to the next
    /// question.
    ///
    /// # Errors
    /// A plugin failed.
    pub fn set_up(&mut self, change: impl FnOnce(&mut Context)) -> Result<(), Fault> {
        let (mut cx, buffers) = self.split_borrow();
        cx.in_set_up = true;
        change(&mut cx);
        let done = driver::run(&mut cx, buffers);
        self.after(done)
    }
}
