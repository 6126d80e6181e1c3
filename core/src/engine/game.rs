//! A game in play: the one way to ask and the one way in.
//!
//! [`Game::decision`] lends the question that is open with its options; [`Game::apply`] takes one of them and runs on until
//! somebody has to decide again. Screens, bots, networks, tests and replays use these two and nothing else. An action that is
//! not on offer is refused before anything is touched.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::driver;
use crate::engine::driver::RunBuffers;
use crate::model::action::{Action, Ask, Target};
use crate::model::event::{Event, Log};
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::ids::{FigureKind, Handler, MAX_PLAYERS, Player, Stream, TileType};
use crate::model::program::Call;
use crate::model::state::State;
use crate::model::turn_stack::Frame;
use crate::plugin::fault::Fault;
use crate::plugin::hook::{Context, Ruleset, View};
use crate::plugin::menu::{Decision, Entry, Menu};

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// It is not among the options.
    #[error("that is not on offer")]
    NotOffered,
    /// Nobody is asked anything: the game is over.
    #[error("the game is over")]
    Over,
    /// A plugin failed earlier or just now; the state can be had again by playing the record up to the action before.
    #[error("the game is broken: {0}")]
    Broken(#[from] Fault),
}

/// What a game starts from besides its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSetup {
    /// The seed of all chance.
    pub seed: u64,
    /// Outcomes that come before chance, by stream: tiles to be drawn first, in order.
    pub prepared: Vec<(Stream, Arc<[u16]>)>,
}

impl GameSetup {
    /// All by chance.
    pub fn seeded(seed: u64) -> GameSetup {
        GameSetup { seed, prepared: Vec::new() }
    }

    /// With these tiles drawn first. A tile that is not in the pile when its turn comes is passed over.
    pub fn with_draws(mut self, tiles: &[TileType]) -> GameSetup {
        self.prepared.push((Stream::default(), tiles.iter().map(|t| t.0).collect()));
        self
    }

    /// Which tiles are wanted more often than the pile holds them: these draws cannot come true.
    pub fn shortage(rules: &Ruleset, tiles: &[TileType]) -> Vec<TileType> {
        let mut left: BTreeMap<TileType, i32> = BTreeMap::new();
        rules.stock.iter().flatten().for_each(|t| *left.entry(*t).or_default() += 1);
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

    /// Copies without allocating, once the lists are long enough. The log stays behind.
    fn clone_from(&mut self, from: &Self) {
        if !Arc::ptr_eq(&self.rules, &from.rules) {
            self.rules = from.rules.clone();
        }
        self.state.clone_from(&from.state);
        self.menu.clone_from(&from.menu);
        self.log.clear();
        self.fault.clone_from(&from.fault);
    }
}

impl Game {
    /// Starts a game and runs it to its first question.
    pub fn new(rules: Arc<Ruleset>, opening: &GameSetup) -> Result<Game, Fault> {
        let mut game =
            Game { rules, state: State::default(), menu: Menu::default(), log: Log::default(), fault: None, calls: Vec::new() };
        game.restart(opening)?;
        Ok(game)
    }

    /// Starts another game with the same rules, in the memory of this one.
    pub fn restart(&mut self, opening: &GameSetup) -> Result<(), Fault> {
        let rules = &*self.rules;
        let core = &mut self.state.core;
        core.board.reset(rules.ground.as_ref());
        core.graph.clear();
        core.seats = rules.players();
        core.figures.clear();
        core.supply.clear();
        for (i, spec) in rules.figures.iter().enumerate() {
            let kind = FigureKind::at(i);
            let mut supply = [0; MAX_PLAYERS];
            for p in Player::all(core.seats) {
                supply[p.index()] = spec.per_player;
                let figure = FigureState { kind, owner: Some(p), place: FigureLocation::Supply };
                core.figures.extend(std::iter::repeat_n(figure, spec.per_player as usize));
            }
            core.supply.push(supply);
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
        core.piles.clone_from(&rules.stock);
        core.set_aside.clear();
        core.score = [0; MAX_PLAYERS];
        core.score_log.clear();
        core.scoring_queue.serial = 0;
        core.scoring_queue.due.clear();
        core.outer.clear();
        core.tile_play.begin(0, Player(0), 0);
        core.over = false;
        core.chance.reset(opening.seed, rules.names.streams.len());
        for (stream, outcomes) in &opening.prepared {
            core.chance.prepare(*stream, outcomes.clone());
        }
        let turn = &mut core.turn;
        (turn.number, turn.tile_plays, turn.active) = (0, 0, Player(0));
        (turn.round, turn.rounds) = (0, 0);
        turn.stack.clear();
        turn.stack.push(Frame::default());
        turn.effects.clear();
        turn.owed.clear();
        if self.state.slots.0.len() == rules.slots.len() {
            for (to, from) in self.state.slots.0.iter_mut().zip(&rules.slots) {
                (**from).copy_to(&mut **to);
            }
        } else {
            self.state.slots.0 = rules.slots.iter().map(|s| (**s).boxed()).collect();
        }
        self.fault = None;
        self.log.clear();
        let (mut cx, bench) = self.split_borrow();
        let done = driver::start(&mut cx, bench);
        self.after(done)
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state with the rules, to ask what something is worth and the like.
    pub fn view(&self) -> View<'_> {
        View { rules: &self.rules, core: &self.state.core, slots: &self.state.slots }
    }

    /// The question that is open, with its options; none when the game is over.
    #[inline]
    pub fn decision(&self) -> Option<Decision<'_>> {
        let ask = self.asked()?;
        Some(Decision { ask, menu: &self.menu, board: &self.state.core.board })
    }

    /// Does one of the options, and runs on to the next question. Returns what happened. The action may name another segment of a feature
    /// than the option does, see [`Self::meant`].
    pub fn apply(&mut self, action: Action) -> Result<&[Event], PlayError> {
        let Some(ask) = self.asked() else { return Err(self.refusal()) };
        if let Some(by) = self.menu.owner(&self.state.core.board, &action) {
            return self.act(by, ask.player, action);
        }
        let (action, by) = self.alike(&action).ok_or(PlayError::NotOffered)?;
        self.act(by, ask.player, action)
    }

    /// Returns the option that an action means, or `None` if it means none: the action itself if it is on offer; or, for a verb that
    /// [means a whole feature](crate::Registrar::means_feature), the option that names another segment of the same feature.
    pub fn meant(&self, action: &Action) -> Option<Action> {
        self.asked()?;
        match self.menu.owner(&self.state.core.board, action) {
            Some(_) => Some(*action),
            None => self.alike(action).map(|(option, _)| option),
        }
    }

    /// Looks for the option that names another segment of the feature that an action names.
    #[cold]
    fn alike(&self, action: &Action) -> Option<(Action, Handler)> {
        let graph = &self.state.core.graph;
        let there = |target| matches!(target, Target::Segment(seg) if seg.index() < graph.len());
        if !self.rules.feature_verbs.contains(&action.verb) || !there(action.target) {
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

    /// Does the n-th option: for random players, who need not look for the action again.
    pub fn apply_nth(&mut self, n: usize) -> Result<&[Event], PlayError> {
        let Some(ask) = self.asked() else { return Err(self.refusal()) };
        let (action, by) = self.menu.nth(&self.state.core.board, n).ok_or(PlayError::NotOffered)?;
        self.act(by, ask.player, action)
    }

    /// The question that is open.
    #[inline]
    fn asked(&self) -> Option<Ask> {
        let core = &self.state.core;
        if core.over || self.fault.is_some() { None } else { Some(core.turn.frame().ask()) }
    }

    /// Why nothing can be done.
    #[cold]
    fn refusal(&self) -> PlayError {
        self.fault.clone().map_or(PlayError::Over, PlayError::Broken)
    }

    #[inline(always)]
    fn act(&mut self, by: Handler, who: Player, action: Action) -> Result<&[Event], PlayError> {
        self.log.clear();
        let (mut cx, bench) = self.split_borrow();
        let done = driver::act(&mut cx, bench, by, who, action);
        self.after(done)?;
        Ok(self.log.events())
    }

    /// The parts of this game, for the driver to work on.
    #[inline(always)]
    fn split_borrow(&mut self) -> (Context<'_>, RunBuffers<'_>) {
        let State { core, slots } = &mut self.state;
        let cx = Context { rules: &self.rules, core, slots, log: &mut self.log, jumps: 0, fault: None };
        (cx, RunBuffers { menu: &mut self.menu, calls: &mut self.calls })
    }

    /// What came of the driver's work: a fault breaks the game for good.
    #[inline(always)]
    fn after(&mut self, done: Result<(), Fault>) -> Result<(), Fault> {
        if done.is_ok() && !self.log.is_breached() { Ok(()) } else { Err(self.broken_by(done)) }
    }

    /// The game is broken: by a fault, or else by what a hook did that it must not do.
    #[cold]
    fn broken_by(&mut self, done: Result<(), Fault>) -> Fault {
        let what = self.log.take_breach().unwrap_or_default();
        let fault = done.err().unwrap_or_else(|| Fault::contract("a plugin", "a changing hook", &what));
        self.fault = Some(fault.clone());
        fault
    }

    /// What happened since the last action, with the arithmetic of points.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Is the game over?
    pub fn over(&self) -> bool {
        self.state.core.over
    }

    /// Why the game cannot go on, if a plugin failed.
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// Lets the future of a copy differ: for searches, which must not see the real one.
    pub fn reseed(&mut self, seed: u64) {
        self.state.core.chance.reseed(seed);
    }

    /// Changes the state from outside, for tests that set up a position. The menu is made anew; if the question that was open has no
    /// options any more, the game runs on.
    pub fn set_up(&mut self, change: impl FnOnce(&mut Context)) -> Result<(), Fault> {
        let (mut cx, bench) = self.split_borrow();
        change(&mut cx);
        let done = driver::run(&mut cx, bench);
        self.after(done)
    }
}
