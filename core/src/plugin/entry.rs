//! What was registered, entry by entry, before the rules are compiled from it.

use std::sync::Arc;

use crate::model::ids::{Handler, Kind, OfferPoint, Pile, Schedule, Trait};
use crate::model::tile::SheetTile;
use crate::plugin::compiled::OpKind;
use crate::plugin::order::Order;

/// When a phase is entered at all; otherwise it is passed over without a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// Always.
    Open,
    /// If the tile in play has this trait, printed or lent.
    Trait(Trait),
    /// If some feature came to its last open end since the last scoring.
    Settled,
    /// If the player of the part has a figure in supply that the part allows to deploy, or if others at the table may offer something in
    /// this phase.
    AtHand,
    /// In a part that this schedule called, and in no other.
    Called(Schedule),
}

/// For which kinds of segments a hook is called.
#[derive(Clone, Debug)]
pub enum Kinds {
    /// For all.
    All,
    /// For these.
    These(Vec<Kind>),
}

/// A registered hook with who registered it and where it wants to stand.
#[derive(Clone)]
pub(crate) struct Hooked<H, T: ?Sized> {
    pub(crate) hook: H,
    pub(crate) kinds: Kinds,
    pub(crate) order: Order,
    pub(crate) plugin: &'static str,
    pub(crate) with: Arc<T>,
}

/// Who does the work of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// A plugin's handler.
    Plugin(Handler),
    /// The turn loop itself.
    Core(OpKind),
}

/// A phase as registered.
#[derive(Clone, Debug)]
pub(crate) struct PhaseEntry {
    /// `None` for one that only runs when called.
    pub(crate) schedule: Option<Schedule>,
    pub(crate) name: String,
    pub(crate) plugin: &'static str,
    pub(crate) order: Order,
    pub(crate) offer_points: Vec<OfferPoint>,
    pub(crate) work: Work,
    pub(crate) gate: Gate,
}

/// Tiles as registered.
#[derive(Debug)]
pub(crate) struct TileEntry {
    pub(crate) file: String,
    pub(crate) tile: SheetTile,
    pub(crate) pile: Pile,
    pub(crate) copies: u16,
}

impl From<Gate> for OpKind {
    fn from(gate: Gate) -> OpKind {
        match gate {
            Gate::Open => OpKind::Enter,
            Gate::Settled => OpKind::IfSettled,
            Gate::AtHand => OpKind::IfAtHand,
            Gate::Trait(needs) => OpKind::IfTrait(needs),
            Gate::Called(by) => OpKind::IfCalled(by),
        }
    }
}
