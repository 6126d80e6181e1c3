//! The compiled rules, piece by piece: specs by id, phases, the steps of programs.

use crate::model::ids::{FigureKind, Handler, Kind, Phase, Schedule, Trait};
use crate::model::kind::{FigureSpec, KindSpec};

/// A phase as compiled.
#[derive(Clone, Debug)]
pub(crate) struct PhaseInfo {
    pub(crate) name: String,
    pub(crate) handler: Handler,
    pub(crate) offers: Vec<Handler>,
    pub(crate) filters: Vec<Handler>,
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

/// A plugin at the table.
#[derive(Clone, Debug)]
pub struct ActivePlugin {
    /// Its id.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Its version.
    pub version: &'static str,
}

/// One entry of a compiled schedule, for people: a milestone or a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScheduleEntry {
    /// A name without code, by its place among the milestones.
    Milestone(usize),
    /// A phase.
    Phase(Phase),
}

/// A step of the compiled programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Op {
    /// What is done.
    pub(crate) kind: OpKind,
    /// The phase.
    pub(crate) phase: Phase,
    /// Its handler, if a plugin does the work.
    pub(crate) handler: Handler,
}

/// What a step of a program does: it enters a phase of a plugin, if the gate of that is open, or it is part of the turn loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpKind {
    /// Enters its phase, see [`Gate::Open`].
    Enter,
    /// See [`Gate::Settled`].
    IfSettled,
    /// See [`Gate::AtHand`]; where others may offer, the phase is just entered.
    IfAtHand,
    /// See [`Gate::Trait`].
    IfTrait(Trait),
    /// See [`Gate::Called`].
    IfCalled(Schedule),
    /// Runs a schedule once.
    Once(Schedule),
    /// One part for the player at turn, then whatever is owed to this turn.
    Parts,
    /// Turn after turn, clockwise, until a plugin says that the game is over.
    Turns,
    /// The program is over.
    End,
}
