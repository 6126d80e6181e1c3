//! The parts of the compiled rules, by what they are for.

use std::any::Any;
use std::sync::OnceLock;

use crate::contract::declared::PlacesOn;
use crate::contract::text_file::TextFile;
use crate::dispatch::compiled::{Op, PhaseInfo, ScheduleEntry};
use crate::model::figure::FigureState;
use crate::model::ids::{Figure, FigureKind, Handler, Kind, Label, Pile, TileType, Verb};
use crate::model::kind::FigureKinds;
use crate::model::symbol::Symbols;

/// The addition of points.
#[derive(Default)]
pub(crate) struct ScoreRules {
    /// The lowest score, if there is one.
    pub(crate) floor: Option<i32>,
    /// The label of the line for points that the score floor kept from being taken.
    pub(crate) floor_label: Label,
    /// The kinds whose features `final_points` pays and the end of the game does not score one by
    /// one.
    pub(crate) paid_by_last: Vec<Kind>,
    /// The labels of points that no projection knows before they are awarded.
    pub(crate) unforeseen: Vec<Label>,
}

/// The course of a game as the driver runs it.
pub(crate) struct Course {
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one after the other, each closed by an end instruction; a frame holds its
    /// position in this list.
    pub(crate) code: Vec<Op>,
    /// Whether others may offer uses of the deploy step in the phase, for each position of the
    /// code.
    pub(crate) deploy_steps: Vec<bool>,
    pub(crate) schedule_starts: Vec<u16>,
    pub(crate) phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<ScheduleEntry>>,
    /// The handler that serves each verb.
    pub(crate) services: Vec<Option<Handler>>,
}

/// The figures of a game, and where they may be.
pub(crate) struct FigureRules {
    /// The neutral figures with their first locations.
    pub(crate) neutral: Vec<FigureState>,
    /// The first figure without an owner of each kind.
    pub(crate) first_neutral: Vec<Option<Figure>>,
    /// The number of the first figure of each kind. The figures of a kind that players own follow
    /// each other.
    pub(crate) first_figures: Vec<u16>,
    /// The kind that stands for its player where a screen shows a seat.
    pub(crate) of_player: FigureKind,
    /// The places off the board that lie on cells of the landscape.
    pub(crate) places_on: Vec<PlacesOn>,
    /// The kinds of figures that stay on a feature that is scored.
    pub(crate) staying: FigureKinds,
    /// The neutral figures on whose cells no figure may be deployed.
    pub(crate) keep_cell_free: Vec<Figure>,
    /// The kinds of figures that may be deployed wherever another kind may.
    pub(crate) alike: Vec<(FigureKind, FigureKind)>,
}

/// The piles of tiles.
pub(crate) struct Piles {
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<TileType>>,
    /// The marked twins of each plugin that has some: a tile, and its twin, in the order of the tiles.
    pub(crate) twins: Vec<Vec<(TileType, TileType)>>,
    /// For each tile, the set in which it is a twin, and the tile of which it is one.
    pub(crate) twin_of: Vec<Option<(u8, TileType)>>,
}

/// Words and drawings of a game.
pub(crate) struct Words {
    pub(crate) texts: Vec<TextFile>,
    /// Data that a host derives from the rules and stores with them.
    pub(crate) kept: OnceLock<Box<dyn Any + Send + Sync>>,
    pub(crate) kind_labels: Vec<Label>,
    /// The verbs whose target stands for the whole feature.
    pub(crate) feature_verbs: Vec<Verb>,
    pub(crate) symbols: Symbols,
}
