//! Registered entries, before the rules are compiled from them.

use crate::contract::order::Order;
use crate::dispatch::compiled::OpKind;
use crate::model::ids::{FigureKind, Flag, Handler, OfferPoint, Pile, Schedule, Token, Trait};
use crate::model::tile::SheetTile;

/// The condition for entering a phase, or for calling an offer; otherwise it is skipped without a
/// call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gate {
    /// Always.
    Open,
    /// If the tile in play has this trait, printed or granted.
    Trait(Trait),
    /// If some feature lost its last open end since the last scoring, or a rule made one due.
    Settled,
    /// If the player of the tile play has a figure in supply that the tile play allows to deploy,
    /// or if other plugins at the table may offer something in this phase.
    AtHand,
    /// In a tile play that this schedule called, and in no other.
    Called(Schedule),
    /// If this flag is raised.
    Flag(Flag),
    /// If a token of this kind lies on the landscape.
    Lies(Token),
    /// If a player has a figure of this kind that is not in their supply.
    Away(FigureKind),
}

/// The code of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// A plugin's handler.
    Plugin(Handler),
    /// The turn loop itself.
    Core(OpKind),
}

/// A registered phase.
#[derive(Clone, Debug)]
pub(crate) struct PhaseEntry {
    /// The schedule; `None` for a phase that runs only when it is called.
    pub(crate) schedule: Option<Schedule>,
    pub(crate) name: String,
    pub(crate) plugin: &'static str,
    pub(crate) order: Order,
    pub(crate) offer_points: Vec<OfferPoint>,
    pub(crate) work: Work,
    pub(crate) gate: Gate,
}

/// Registered tiles.
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
            Gate::Flag(flag) => OpKind::IfFlag(flag),
            Gate::Lies(token) => OpKind::IfLies(token),
            Gate::Away(kind) => OpKind::IfAway(kind),
        }
    }
}
