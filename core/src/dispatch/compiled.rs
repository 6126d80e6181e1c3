//! Parts of the compiled rules: specs by id, phases, the steps of programs.

use crate::contract::text_file::TextFile;
use crate::model::ids::{FigureKind, Flag, Handler, Kind, OfferPoint, Phase, Schedule, Token, Trait};
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::trait_set::TraitSet;

/// A compiled phase.
#[derive(Clone, Debug)]
pub(crate) struct PhaseInfo {
    pub(crate) name: String,
    pub(crate) handler: Handler,
    pub(crate) offers: Vec<CompiledOffer>,
    /// The numbers of the filters in their table.
    pub(crate) filters: Vec<usize>,
    pub(crate) offer_points: Vec<OfferPoint>,
    /// The schedule; `None` for a phase that runs only when it is called.
    pub(crate) schedule: Option<Schedule>,
}

/// An offer in a phase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CompiledOffer {
    /// See [`AtOfferPoint`](crate::dispatch::hook::AtOfferPoint).
    pub(crate) tiles: Option<TraitSet>,
    pub(crate) gate: OpKind,
    pub(crate) handler: Handler,
}

/// A phase of a plugin, as lists show it.
#[derive(Clone, Debug)]
pub struct PhaseSummary<'a> {
    /// The name.
    pub name: &'a str,
    /// The schedule; `None` for a phase that runs only when it is called.
    pub schedule: Option<&'a str>,
    /// The offer points: where other plugins may offer actions.
    pub offer_points: Vec<&'a str>,
    /// The plugins that offer actions in this phase, one for each offer.
    pub offered_by: Vec<&'a str>,
}

/// Specs by id, one for each id.
#[derive(Clone, Debug)]
pub struct Specs<S>(pub(crate) Vec<S>);

impl Specs<KindSpec> {
    /// Returns the spec of a kind of segment.
    #[inline]
    pub fn get(&self, kind: Kind) -> &KindSpec {
        &self.0[kind.index()]
    }
}

impl Specs<FigureSpec> {
    /// Returns the spec of a kind of figure.
    #[inline]
    pub fn get(&self, kind: FigureKind) -> &FigureSpec {
        &self.0[kind.index()]
    }
}

impl<S> Specs<S> {
    /// Returns all specs, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter()
    }
}

/// A plugin at the table.
#[derive(Clone, Debug)]
pub struct ActivePlugin {
    /// Its id.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Its version.
    pub version: &'static str,
    /// Its texts for people.
    pub texts: &'static [TextFile],
}

/// One entry of a compiled schedule, for people: a milestone or a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScheduleEntry {
    /// A name without code, by its index among the milestones.
    Milestone(usize),
    /// A phase.
    Phase(Phase),
}

/// A step of the compiled programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Op {
    /// The kind of the step.
    pub(crate) kind: OpKind,
    /// The phase.
    pub(crate) phase: Phase,
    /// The handler of the phase, if a plugin has one.
    pub(crate) handler: Handler,
}

/// The kinds of steps: entering a phase of a plugin, if its gate is open, or a part of the turn
/// loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpKind {
    /// Enters its phase, see [`Gate::Open`].
    Enter,
    /// See [`Gate::Settled`].
    IfSettled,
    /// See [`Gate::AtHand`]; where other plugins may offer, the phase is always entered.
    IfAtHand,
    /// See [`Gate::Trait`].
    IfTrait(Trait),
    /// See [`Gate::Called`].
    IfCalled(Schedule),
    /// See [`Gate::Flag`].
    IfFlag(Flag),
    /// See [`Gate::Lies`].
    IfLies(Token),
    /// See [`Gate::Away`].
    IfAway(FigureKind),
    /// Runs a schedule once.
    Once(Schedule),
    /// Runs one tile play for the player at turn, then the follow-ups of this turn.
    TilePlays,
    /// Runs turns, clockwise, until a plugin says that the game is over.
    Turns,
    /// Ends the program.
    End,
}

impl OpKind {
    /// Returns `true` for a step that enters a phase of a plugin.
    pub(crate) const fn is_gate(self) -> bool {
        !matches!(self, OpKind::Once(_) | OpKind::TilePlays | OpKind::Turns | OpKind::End)
    }
}
