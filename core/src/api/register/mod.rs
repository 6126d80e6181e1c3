//! The [`Registrar`], with which an expansion registers its rules while it is installed.
//!
//! Names become numbers here. A plugin defines its own names and mentions those of others; both
//! calls return the same number. Behaviour is registered hook by hook, so a rule that is not at the
//! table is in no list. When all plugins are installed, the [`Ruleset`](crate::Ruleset) is built
//! from what was registered. Contradictions are refused then.

mod boxed_tiles;
pub(crate) mod collected;
pub(crate) mod expansion;
pub(crate) mod extra_tile_play;
mod gates;
mod hidden;
mod offers;
mod optional;
mod places;
mod refusals;
pub(crate) mod rule;
mod tiles;
mod whole_table;
mod wording;

use std::hash::Hash;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use self::collected::{Allowed, Around, BoardParts, MayBeMissing, Told, TurnParts};
use crate::contract::declared::Declared;
use crate::contract::manifest::InstallError;
use crate::contract::option_spec::Chosen;
use crate::contract::order::{Order, at};
use crate::dispatch::compiled::OpKind;
use crate::dispatch::entry::{Gate, PhaseEntry, TileEntry, Work};
use crate::dispatch::guard::{Both, Guard, Watch};
use crate::dispatch::hook::{ExtendPlacements, PackedHook, PluginParts};
use crate::dispatch::packed::PackedPhase;
use crate::dispatch::registered::Registered;
use crate::dispatch::roles::TurnPhase;
use crate::dispatch::rule_parts::ScoreRules;
use crate::model::action::{ArgKind, TargetKind, VerbShape};
use crate::model::ids::{
    EdgeKind, FigureKind, Group, Handler, Kind, Label, OfferPoint, Phase, Pile, Prompt, Relation, Schedule, Stream, Tag, Token,
    Trait, Verb, Ware,
};
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::message::did_you_mean;
use crate::model::names::{AllNames, GroupSpec};
use crate::model::state::kept::{Kept, message};
use crate::model::state::slots::Slot;
use crate::model::tile::TileSheet;
use crate::model::ware::WareSpec;

/// A check that runs after all plugins are installed.
pub(crate) type LateCheck = Box<dyn FnOnce(&Registrar) -> Result<(), InstallError>>;

/// The collected registrations of all plugins at a table, passed to the `install` of each
/// expansion.
pub struct Registrar {
    pub(crate) plugin: &'static str,
    pub(crate) guarded: bool,
    pub(crate) watch: Option<Arc<dyn Watch>>,
    pub(crate) table: Around,
    pub(crate) names: AllNames,
    pub(crate) allowed: Allowed,
    pub(crate) turn: TurnParts,
    pub(crate) missing: MayBeMissing,
    pub(crate) told: Told,
    pub(crate) board: BoardParts,
    pub(crate) score_rules: ScoreRules,
    pub(crate) parts: PluginParts,
    pub(crate) hooks: Registered,
    pub(crate) declared: Declared,
    pub(crate) more_seats: u8,
    pub(crate) checks: Vec<(&'static str, LateCheck)>,
}

macro_rules! named {
    ($($(#[$about:meta])* $name:ident in $list:ident -> $id:ident;)*) => {$(
        $(#[$about])*
        pub fn $name(&mut self, name: &str) -> $id {
            $id::at(self.names.$list.mention(name))
        }
    )*};
}

impl Registrar {
    named! {
        /// Returns the kind of segment with this name. A plugin defines its own with
        /// [`Self::define_kind`].
        kind in kinds -> Kind;
        /// Returns the kind of figure with this name. A plugin defines its own with
        /// [`Self::define_figure`]. One that no plugin at the table defines is refused; see
        /// [`Self::figure_if_present`].
        figure in figures -> FigureKind;
        /// Returns the kind of token with this name. A plugin defines its own with
        /// [`Self::define_token`]. One that no plugin at the table defines is refused; see
        /// [`Self::token_if_present`].
        token in tokens -> Token;
        /// Returns the kind of edge with this name. Every kind of segment that reaches the edge of
        /// a tile has a kind of edge with the same name, unless it [names another](KindSpec::edge).
        edge in edges -> EdgeKind;
        /// Returns the label with this name, for a line of points or a source of tiles.
        label in labels -> Label;
        /// Returns the prompt with this text: the question as a short sentence.
        prompt in prompts -> Prompt;
        /// Returns the tag with this name, for an event of the plugin.
        tag in tags -> Tag;
        /// Returns the relation between segments with this name.
        relation in relations -> Relation;
        /// Returns the trait with this name, a property of tiles or segments: `inn`, `bazaar`.
        tile_trait in traits -> Trait;
        /// Returns the stream of chance with this name: `dice`.
        stream in streams -> Stream;
        /// Returns the offer point with this name, a set of phases during which others may offer:
        /// `deploy-step`. An offer at an offer point that no phase at the table has is refused; see
        /// [`Self::offer_point_if_present`].
        offer_point in offer_points -> OfferPoint;
        /// Returns the ware with this name. A plugin announces its own with [`Self::define_ware`].
        ware in wares -> Ware;
    }

    /// Returns `true` if this plugin is at the table.
    pub fn has(&self, plugin: &str) -> bool {
        self.table.present.contains(&plugin)
    }

    /// Returns the value of an option of another plugin, for rules that depend on it. `None` if
    /// that plugin is not at the table.
    ///
    /// # Errors
    /// The plugin is at the table and has no such option.
    pub fn option_of(&self, plugin: &str, name: &str) -> Result<Option<&Chosen>, InstallError> {
        let Some(of) = self.table.options.iter().find(|o| o.plugin == plugin) else { return Ok(None) };
        of.values.get(name).map(Some).ok_or_else(|| {
            let hint = did_you_mean(name, of.values.keys().map(|known| &**known));
            InstallError::Refused(format!("it reads option \"{name}\" of {plugin}, which has no such option{hint}"))
        })
    }

    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.table.seats.len() as u8
    }

    /// Adds a check that runs when all plugins are installed, for conditions that depend on other
    /// plugins.
    pub fn check(&mut self, check: impl FnOnce(&Registrar) -> Result<(), InstallError> + 'static) {
        let guarded = move |reg: &Registrar| {
            let done = catch_unwind(AssertUnwindSafe(|| check(reg)));
            done.unwrap_or_else(|panic| Err(InstallError::Panic(message(panic))))
        };
        self.checks.push((self.plugin, Box::new(guarded)));
    }

    /// Returns the verb with this name and shape.
    ///
    /// # Errors
    /// Two plugins may name the same verb only if they agree on its shape.
    pub fn verb(&mut self, name: &str, target: TargetKind, arg: ArgKind) -> Result<Verb, InstallError> {
        let shape = VerbShape { target, arg };
        let i = self.names.verbs.mention(name);
        match self.names.verbs.spec(i) {
            Some(known) if *known != shape => Err(InstallError::Refused(format!(
                "verb \"{name}\" takes {:?} ({:?}) here and {:?} ({:?}) elsewhere; the shapes have to agree",
                target, arg, known.target, known.arg
            ))),
            _ => Ok(Verb::at(self.names.verbs.define(name, shape))),
        }
    }

    /// Defines a kind of segment.
    pub fn define_kind(&mut self, name: &str, spec: KindSpec) -> Kind {
        if spec.contact != crate::model::kind::EdgeContact::Inside && spec.edge.is_none() {
            self.edge(name);
        }
        Kind::at(self.names.kinds.define(name, spec))
    }

    /// Defines a kind of figure.
    pub fn define_figure(&mut self, name: &str, spec: FigureSpec) -> FigureKind {
        FigureKind::at(self.names.figures.define(name, spec))
    }

    /// Defines a kind of token; each player begins with `per_player` of them.
    pub fn define_token(&mut self, name: &str, per_player: i16) -> Token {
        Token::at(self.names.tokens.define(name, per_player))
    }

    /// Defines a group of places off the board.
    pub fn group(&mut self, name: &str, spec: GroupSpec) -> Group {
        Group::at(self.names.groups.define(name, spec))
    }

    /// Defines a group of places for each player, in turn order. The name of each group ends with
    /// the seat, so that it belongs to that player: `group_of_each("tower.prison", spec)` defines
    /// `tower.prison.red` and so on. See [`View::keeper`](crate::View::keeper).
    pub fn group_of_each(&mut self, name: &str, spec: GroupSpec) -> Vec<Group> {
        let names: Vec<String> = self.table.seats.iter().map(|seat| format!("{name}.{seat}")).collect();
        names.iter().map(|name| self.group(name, spec)).collect()
    }

    /// Announces a ware that other plugins may sell.
    pub fn define_ware(&mut self, name: &str, spec: WareSpec) -> Ware {
        Ware::at(self.names.wares.define(name, spec))
    }

    /// Returns the spec of a ware, or `None` if no plugin at the table announces it. Complete only
    /// in a [`Self::check`].
    pub fn ware_spec(&self, ware: Ware) -> Option<&WareSpec> {
        self.names.wares.spec(ware.index())
    }

    /// Allows figures of this kind to be deployed on segments of that kind.
    pub fn allow_on(&mut self, figure: FigureKind, kind: Kind) {
        self.allowed.on.push((figure, kind));
    }

    /// Allows figures of this kind to be deployed wherever figures of the other kind may, also on
    /// kinds of segments of other plugins.
    pub fn allow_where(&mut self, figure: FigureKind, other: FigureKind) {
        self.allowed.alike.push((figure, other));
    }

    /// Allows on segments of this kind all figures that may be deployed on segments of the other
    /// kind, also those of other plugins.
    pub fn allow_as_on(&mut self, kind: Kind, other: Kind) {
        self.allowed.as_on.push((kind, other));
    }

    /// Declares that edges of these two kinds match each other. Every kind matches itself.
    pub fn edges_match(&mut self, a: EdgeKind, b: EdgeKind) {
        self.allowed.edge_matches.push((a, b));
    }

    /// Declares that this plugin can make a mismatch of these two edges legal, so that its
    /// `extend_placements` is called.
    pub fn extendable(&mut self, a: EdgeKind, b: EdgeKind) {
        self.allowed.extendable.push((a, b));
    }

    /// Defines a schedule with its milestones in order.
    pub fn schedule(&mut self, name: &str, milestones: &[&'static str]) -> Schedule {
        Schedule::at(self.names.schedules.define(name, milestones.to_vec()))
    }

    /// Defines a pile of tiles. Piles with a rank are drawn from during the game, the lowest rank
    /// first, each until it is empty. A pile without a rank is drawn from only by its plugin.
    pub fn pile(&mut self, name: &str, rank: Option<i8>) -> Pile {
        Pile::at(self.names.piles.define(name, rank))
    }

    /// Puts the tiles of a file into a pile, `copies` times as many of each as the edition of the
    /// table has. `file` is its name in messages. A tile that names a `pile` of its own, which the
    /// plugin must have registered, goes there instead.
    ///
    /// # Errors
    /// The text is not a valid tile file.
    pub fn tiles(&mut self, file: &str, text: &str, copies: u16, pile: Pile) -> Result<(), InstallError> {
        self.sheet(TileSheet::parse(file, text)?, copies, pile);
        Ok(())
    }

    /// Puts tiles that the plugin made itself, such as those printed on a board, into a pile.
    pub fn sheet(&mut self, sheet: TileSheet, copies: u16, pile: Pile) {
        for tile in sheet.tiles {
            let of_edition = if self.table.new_edition { tile.new } else { tile.first };
            let copies = of_edition.saturating_mul(copies);
            let own = tile.pile.as_deref().and_then(|name| self.names.piles.index(name)).map(Pile::at);
            self.board.tiles.push(TileEntry { file: sheet.file.clone(), tile, pile: own.unwrap_or(pile), copies });
        }
    }

    /// Defines a slot in the state for data of this plugin. It has its default value when a game
    /// starts.
    pub fn slot<T: Clone + Hash + Default + Send + Sync + 'static>(&mut self) -> Slot<T> {
        let value = T::default();
        self.parts.slots.push(if self.guarded { Box::new(Kept(Some(value))) } else { Box::new(value) });
        Slot { index: self.parts.slots.len() as u16 - 1, kept: self.guarded, of: PhantomData }
    }

    /// Reports the beginning and the end of every hook that the plugin registers from here on to
    /// `watch`, and to all watchers that were added before. A hook without watchers costs nothing
    /// extra.
    pub fn watch(&mut self, watch: Arc<dyn Watch>) {
        self.watch = Some(match self.watch.take() {
            Some(inner) => Arc::new(Both { outer: watch, inner }),
            None => watch,
        });
    }

    pub(crate) fn is_guarded(&self) -> bool {
        self.guarded || self.watch.is_some()
    }

    /// Wraps a hook in a guard. A library that calls this has its own copy of the engine, so the
    /// guard catches panics inside the library.
    pub(crate) fn guard<T>(&self, hook: T) -> Guard<T> {
        Guard::new(hook, self.plugin, self.watch.clone())
    }

    pub(super) fn handler(&mut self, hook: Box<dyn PackedHook>) -> Handler {
        self.parts.handlers.push((self.plugin, hook));
        Handler::at(self.parts.handlers.len() - 1)
    }

    fn add_phase<P: TurnPhase + 'static>(
        &mut self,
        schedule: Option<Schedule>,
        name: &str,
        order: Order,
        offer_points: &[OfferPoint],
        p: P,
    ) -> Phase {
        let hook: Box<dyn PackedHook> =
            if self.is_guarded() { Box::new(PackedPhase(self.guard(p))) } else { Box::new(PackedPhase(p)) };
        self.add_packed_phase(schedule, name, order, offer_points, hook)
    }

    /// The part of [`Self::add_phase`] that is the same for all types of phases.
    fn add_packed_phase(
        &mut self,
        schedule: Option<Schedule>,
        name: &str,
        order: Order,
        offer_points: &[OfferPoint],
        hook: Box<dyn PackedHook>,
    ) -> Phase {
        let (name, offer_points, work) = (name.to_owned(), offer_points.to_vec(), Work::Plugin(self.handler(hook)));
        self.turn.phases.push(PhaseEntry { schedule, name, plugin: self.plugin, order, offer_points, work, gate: Gate::Open });
        Phase::at(self.turn.phases.len() - 1)
    }

    /// Adds a step of the turn loop itself at a milestone of its schedule.
    pub(crate) fn loop_step(&mut self, schedule: Schedule, name: &str, milestone: &'static str, kind: OpKind) {
        let (schedule, name, work) = (Some(schedule), name.to_owned(), Work::Core(kind));
        let (plugin, order, offer_points) = (self.plugin, at(milestone), Vec::new());
        self.turn.phases.push(PhaseEntry { schedule, name, plugin, order, offer_points, work, gate: Gate::Open });
    }

    /// Adds a phase to a schedule. Other plugins may offer at its offer points when it asks.
    pub fn phase<P: TurnPhase + 'static>(
        &mut self,
        schedule: &str,
        name: &str,
        order: Order,
        offer_points: &[OfferPoint],
        p: P,
    ) -> Phase {
        let schedule = Schedule::at(self.names.schedules.mention(schedule));
        self.add_phase(Some(schedule), name, order, offer_points, p)
    }

    /// Adds a phase that runs only when it is called.
    pub fn subphase<P: TurnPhase + 'static>(&mut self, name: &str, offer_points: &[OfferPoint], p: P) -> Phase {
        self.add_phase(None, name, Order::default(), offer_points, p)
    }

    /// Returns the handler of a phase, with which verbs can be served.
    pub fn handler_of(&self, phase: Phase) -> Handler {
        match self.turn.phases.get(phase.index()).map(|p| p.work) {
            Some(Work::Plugin(handler)) => handler,
            _ => Handler::default(),
        }
    }

    /// Registers a remedy for mismatches of edges. It is called for the pairs of edges that were
    /// declared [`extendable`](Self::extendable).
    pub fn extend_placements<E: ExtendPlacements + 'static>(&mut self, extension: E) {
        let extension: Arc<dyn ExtendPlacements> =
            if self.is_guarded() { Arc::new(self.guard(extension)) } else { Arc::new(extension) };
        self.parts.extenders.push(extension);
    }

    /// Lets other plugins perform this verb: [`Context::perform`](crate::Context::perform) calls this
    /// handler.
    pub fn service(&mut self, verb: Verb, by: Handler) {
        self.turn.services.push((verb, by));
    }
}
