//! The parts of what plugins register, by what they are for.

use crate::contract::options::Options;
use crate::contract::refusal::Refuses;
use crate::contract::text_file::TextFile;
use crate::dispatch::entry::{Gate, PhaseEntry, TileEntry};
use crate::dispatch::hook::AtOfferPoint;
use crate::model::board::bounded_board::BoundedBoard;
use crate::model::board::scenery::Scenery;
use crate::model::ids::{EdgeKind, FigureKind, Handler, Kind, OfferPoint, Token, Verb};
use crate::model::kind::FigureKinds;
use crate::model::symbol::SymbolFile;

/// The table for which plugins register.
pub(crate) struct Around {
    /// The plugins with rules, by id.
    pub(crate) present: Vec<&'static str>,
    pub(crate) options: Vec<Options>,
    pub(crate) seats: Vec<String>,
    pub(crate) new_edition: bool,
}

/// The kinds that go together: figures on features, edges beside edges.
#[derive(Default)]
pub(crate) struct Allowed {
    pub(crate) on: Vec<(FigureKind, Kind)>,
    pub(crate) alike: Vec<(FigureKind, FigureKind)>,
    pub(crate) as_on: Vec<(Kind, Kind)>,
    pub(crate) edge_matches: Vec<(EdgeKind, EdgeKind)>,
    pub(crate) extendable: Vec<(EdgeKind, EdgeKind)>,
    /// The number of figures of a kind that each player has.
    pub(crate) figures_each: Vec<(FigureKind, u8)>,
    /// The number of further figures of a kind that each player has.
    pub(crate) more_each: Vec<(FigureKind, u8)>,
    pub(crate) staying: FigureKinds,
}

/// The turn: its phases, and what is offered in them.
#[derive(Default)]
pub(crate) struct TurnParts {
    pub(crate) phases: Vec<PhaseEntry>,
    pub(crate) offers: Vec<AtOfferPoint<Handler>>,
    pub(crate) offer_gates: Vec<(Handler, Gate)>,
    /// Whether gates that only save calls are left open.
    pub(crate) asks_all: bool,
    /// The number of flags.
    pub(crate) flags: u8,
    pub(crate) services: Vec<(Verb, Handler)>,
}

/// The names of other plugins that may be missing at the table.
#[derive(Default)]
pub(crate) struct MayBeMissing {
    pub(crate) offer_points: Vec<OfferPoint>,
    pub(crate) figures: Vec<FigureKind>,
    pub(crate) tokens: Vec<Token>,
}

/// The rules that a plugin names for what they refuse.
pub(crate) type NamedRules = &'static [(Refuses, &'static [&'static str])];

/// Words and drawings of a game.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) texts: Vec<TextFile>,
    pub(crate) feature_verbs: Vec<Verb>,
    /// The rules behind refusals, as each plugin names them.
    pub(crate) refusals: Vec<(&'static str, NamedRules)>,
    /// The plugin that names the rules of the majority, with those for one player and for several.
    pub(crate) majority: Option<(&'static str, [&'static [&'static str]; 2])>,
    /// The files of symbols, each with its plugin.
    pub(crate) symbols: Vec<(&'static str, SymbolFile)>,
}

/// The tiles and the board.
#[derive(Default)]
pub(crate) struct BoardParts {
    pub(crate) tiles: Vec<TileEntry>,
    pub(crate) bounded_board: Option<BoundedBoard>,
    pub(crate) scenery: Option<Scenery>,
}
