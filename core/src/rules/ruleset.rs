//! The rules of a table, compiled once and never changed.
//!
//! [`Ruleset::build`] lets the chosen expansions install themselves in the order of their ids and puts together what they
//! registered: the tile catalogue with its table of legal turns, the order of phases, a list of hooks for each hook
//! point (by kind of segment where the hook wants it), supplies and piles. Whatever does not fit together is refused here with a
//! [`BuildError`], so that play starts sound.

use std::collections::BTreeMap;

use crate::action::VerbShape;
use crate::answer::Handle;
use crate::board::{Ground, GroundSegment};
use crate::hooks::Hooks;
use crate::ids::{FigureKind, Handler, Kind, Label, Phase, Pile, Player, Schedule, Tile, Token, Verb, Ware};
use crate::kind::{FigureSpec, KindSpec};
use crate::names::AllNames;
use crate::options::{Edition, Options};
use crate::plugin::{Expansion, InstallError};
use crate::scenery::Scenery;
use crate::schedule::{self, Op, OpKind};
use crate::slots::SlotData;
use crate::state::Program;
use crate::text::list;
use crate::tile::fit::EdgeRules;
use crate::tile::{Catalogue, SheetError};
use crate::ware::WareSpec;

/// Why a ruleset cannot be built.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BuildError {
    /// Too few or too many players, or two with one name.
    #[error("seats: {0}")]
    Seats(String),
    /// Two expansions with one id.
    #[error("two expansions are called \"{id}\": versions {a} and {b}; take one of them out")]
    Duplicate { id: String, a: String, b: String },
    /// An expansion needs another.
    #[error("{plugin} needs \"{needs}\" at the table; add the table [{needs}]")]
    Missing { plugin: String, needs: String },
    /// Two expansions exclude each other.
    #[error("{plugin} cannot be played together with {other}; take one of them out")]
    Conflict { plugin: String, other: String },
    /// An expansion refused to install itself.
    #[error("{plugin}: {source}")]
    Install { plugin: String, source: Box<InstallError> },
    /// A phase for a schedule that nobody defines.
    #[error("{plugin} adds a phase to schedule \"{schedule}\", which does not exist{hint}")]
    UnknownSchedule { plugin: String, schedule: String, hint: String },
    /// A phase is ordered by something that does not exist.
    #[error("{plugin}: phase {phase} of schedule \"{schedule}\" is ordered by \"{name}\", which does not exist there{hint}")]
    UnknownPhase { plugin: String, phase: String, schedule: String, name: String, hint: String },
    /// Phases or hooks wait for each other.
    #[error("the order of \"{schedule}\" goes round in a circle: {chain}")]
    Cycle { schedule: String, chain: String },
    /// Two phases with one name.
    #[error("phase \"{name}\" is registered by {a} and by {b}; names have to be different")]
    PhaseTwice { name: String, a: String, b: String },
    /// A name that some plugin uses and none defines.
    #[error("{sort} \"{name}\" is used and no plugin at the table defines it{hint}")]
    Undefined { sort: &'static str, name: String, hint: String },
    /// A tile file is wrong.
    #[error(transparent)]
    Tiles(#[from] SheetError),
    /// Two tiles with one id that differ.
    #[error("{file}: tile {tile} is there already with other segments, from {other}")]
    TileTwice { file: String, tile: String, other: String },
    /// More of something than the engine has room for.
    #[error("{what}: {have} is more than the {most} that the engine has room for")]
    TooMany { what: &'static str, have: usize, most: usize },
    /// A figure count for something that is no figure.
    #[error("meeples: there is no figure \"{name}\"{hint}; the figures are {known}")]
    Meeple { name: String, hint: String, known: String },
}

/// Specs by id, each defined.
#[derive(Clone, Debug)]
pub struct Specs<S>(pub(crate) Vec<S>);

impl Specs<KindSpec> {
    /// The spec of a kind.
    #[inline]
    pub fn get(&self, kind: Kind) -> &KindSpec {
        &self.0[kind.index()]
    }
}

impl Specs<FigureSpec> {
    /// The spec of a kind of figure.
    #[inline]
    pub fn get(&self, kind: FigureKind) -> &FigureSpec {
        &self.0[kind.index()]
    }
}

impl<S> Specs<S> {
    /// All, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter()
    }
}

/// A phase as compiled.
#[derive(Clone, Debug)]
pub(crate) struct PhaseInfo {
    pub(crate) name: String,
    pub(crate) handler: Handler,
    pub(crate) offers: Vec<Handler>,
    pub(crate) narrows: Vec<Handler>,
}

/// A plugin at the table.
#[derive(Clone, Debug)]
pub struct Seated {
    /// Its id.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Its version.
    pub version: &'static str,
}

/// An expansion that was chosen, with its options.
pub struct Selection<'a> {
    /// The expansion.
    pub expansion: &'a dyn Expansion,
    /// Its options.
    pub options: Options,
}

/// The verb that passes.
pub const PASS: Verb = Verb(0);
/// The verb that lays a tile.
pub const PLACE: Verb = Verb(1);
/// The verb that deploys a figure.
pub const DEPLOY: Verb = Verb(2);
/// The pile that tiles are drawn from.
pub const STOCK: Pile = Pile(0);

/// The rules of a table.
pub struct Ruleset {
    /// All names, by sort.
    pub names: AllNames,
    /// The tiles.
    pub tiles: Catalogue,
    /// The kinds of segments.
    pub kinds: Specs<KindSpec>,
    /// The kinds of figures.
    pub figures: Specs<FigureSpec>,
    /// Which edges may lie against each other.
    pub edge_rules: EdgeRules,
    /// The plugins at the table, by id.
    pub plugins: Vec<Seated>,
    /// The names of the seats in turn order, as in records: `red`.
    pub seats: Vec<String>,
    /// The edition.
    pub edition: Edition,
    pub(crate) hooks: Hooks,
    pub(crate) handlers: Vec<(&'static str, Box<dyn Handle>)>,
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one behind the other, each with an end; a frame holds its place in it.
    pub(crate) code: Vec<Op>,
    pub(crate) schedule_starts: Vec<u16>,
    pub(crate) phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<schedule::Entry>>,
    pub(crate) overs: Vec<Handler>,
    pub(crate) sights: Vec<Handler>,
    pub(crate) phrases: Vec<Option<&'static str>>,
    pub(crate) services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<Tile>>,
    /// The tile that lies at the start.
    pub start_tile: Option<Tile>,
    pub(crate) ground: Option<Ground>,
    /// What the board shows, if it is a printed one.
    pub scenery: Option<Scenery>,
    pub(crate) score_floor: Option<i32>,
    /// The line of a booking that the floor stopped.
    pub(crate) floor_label: Label,
    /// The kinds whose features the end does not score one by one.
    pub(crate) paid_by_last: Vec<Kind>,
    /// The verbs whose target stands for the whole feature.
    pub(crate) feature_verbs: Vec<Verb>,
    pub(crate) kind_labels: Vec<Label>,
}

impl Ruleset {
    /// Compiles the rules of these expansions for these seats. `meeples` overrides how many figures of a kind each player has.
    pub fn build(
        seats: &[String],
        edition: Edition,
        meeples: &BTreeMap<String, u8>,
        chosen: Vec<Selection>,
    ) -> Result<Ruleset, BuildError> {
        crate::build::build(seats, edition, meeples, chosen)
    }

    /// Returns the least score that a player may have, or `None` if points may be taken without end.
    pub fn score_floor(&self) -> Option<i32> {
        self.score_floor
    }

    /// Returns what a booking of these points changes in a score: less is taken where the floor stops it.
    pub fn taken(&self, score: i32, points: i16) -> i16 {
        let Some(floor) = self.score_floor.filter(|_| points < 0) else { return points };
        let most = (score - floor).clamp(0, i16::MAX.into()) as i16;
        points.max(-most)
    }

    /// Returns `true` if the end of a game scores what is left of features of this kind, and `false` if `last` hooks pay for them; see
    /// [`Registrar::paid_by_last`](crate::Registrar::paid_by_last).
    #[inline]
    pub fn is_scored_at_end(&self, kind: Kind) -> bool {
        !self.paid_by_last.contains(&kind)
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The label of points for features of a kind: the kind's own name.
    #[inline]
    pub fn kind_label(&self, kind: Kind) -> Label {
        self.kind_labels[kind.index()]
    }

    /// Where a program begins.
    #[inline]
    pub(crate) fn start_of(&self, program: Program) -> u16 {
        match program {
            Program::Schedule(s) => self.schedule_starts[s.index()],
            Program::Phase(p) => self.phase_starts[p.index()],
        }
    }

    /// Where the step stands that begins a turn: in the schedule of the game, and at the end of that of a turn.
    pub(crate) fn turns_in(&self, schedule: Schedule) -> u16 {
        let start = self.start_of(Program::Schedule(schedule));
        let ops = self.code[start as usize..].iter();
        start + ops.take_while(|op| op.kind != OpKind::Turns).count() as u16
    }

    /// Where a schedule ends.
    pub(crate) fn end_of(&self, schedule: Schedule) -> u16 {
        let start = self.start_of(Program::Schedule(schedule));
        let ops = self.code[start as usize..].iter();
        start + ops.take_while(|op| op.kind != OpKind::End).count() as u16
    }

    /// Where a phase stands in a program.
    pub(crate) fn place_in(&self, program: Program, phase: Phase) -> Option<u16> {
        let start = self.start_of(program);
        let ops = self.code[start as usize..].iter().take_while(|op| op.kind != OpKind::End);
        let found = ops.into_iter().position(|op| op.phase == phase)?;
        Some(start + found as u16)
    }

    /// The n-th segment that is printed on the board.
    #[inline]
    pub(crate) fn ground_segment(&self, index: u16) -> Option<&GroundSegment> {
        self.ground.as_ref()?.segments.get(index as usize)
    }

    /// The piles that are drawn from in the course of the game, in order; others belong to plugins.
    pub fn draw_piles(&self) -> &[Pile] {
        &self.draw_order
    }

    /// Who performs a verb for other plugins.
    pub(crate) fn service(&self, verb: Verb) -> Option<Handler> {
        self.services.get(verb.index()).copied().flatten()
    }

    /// The shape of a verb.
    pub fn verb_shape(&self, verb: Verb) -> Option<VerbShape> {
        self.names.verbs.spec(verb.index()).copied()
    }

    /// The name of a seat.
    pub fn seat(&self, player: Player) -> &str {
        self.seats.get(player.index()).map_or("?", String::as_str)
    }

    /// What a ware is.
    #[inline]
    pub fn ware(&self, ware: Ware) -> Option<&WareSpec> {
        self.names.wares.spec(ware.index())
    }

    /// How the actions of a verb are worded for people, if its plugin says so: see [`Registrar::phrase`](crate::Registrar::phrase).
    pub fn phrase(&self, verb: Verb) -> Option<&'static str> {
        self.phrases.get(verb.index()).copied().flatten()
    }

    /// A kind of figure by name.
    pub fn figure(&self, name: &str) -> Option<FigureKind> {
        self.names.figures.index(name).map(FigureKind::at)
    }

    /// A kind of segment by name.
    pub fn kind(&self, name: &str) -> Option<Kind> {
        self.names.kinds.index(name).map(Kind::at)
    }

    /// A kind of token by name.
    pub fn token(&self, name: &str) -> Option<Token> {
        self.names.tokens.index(name).map(Token::at)
    }

    /// The tiles of a pile at the start.
    pub fn pile(&self, pile: Pile) -> &[Tile] {
        self.stock.get(pile.index()).map_or(&[], Vec::as_slice)
    }

    /// The compiled order of each schedule, for people: its name, and its milestones and phases in order. The flag tells phases.
    pub fn phase_order(&self) -> impl Iterator<Item = (&str, Vec<(&str, bool)>)> {
        self.order.iter().enumerate().map(|(i, entries)| {
            let milestones = self.names.schedules.spec(i);
            let names = entries.iter().map(|e| match e {
                schedule::Entry::Milestone(m) => (milestones.and_then(|n| n.get(*m)).copied().unwrap_or("?"), false),
                schedule::Entry::Phase(p) => (self.phases[p.index()].name.as_str(), true),
            });
            (self.names.schedules.name(i), names.collect())
        })
    }
}

impl std::fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "rules of {} for {} players", list(self.plugins.iter().map(|p| p.id)), self.players())
    }
}
