//! What hooks receive: the game as a [`View`] or a [`Context`], and the compiled rules.
//!
//! *Pure* hooks receive a [`View`]. The engine may call them at any time and any number of times,
//! so they must not keep state of their own. *Queued* hooks receive a [`Context`], are called once
//! for each occasion, and never run inside one another. What they cause for other plugins goes into
//! a queue, which the engine empties when the hook has returned.
//!
//! The list of hooks is in `hook_list`; [`HOOKS`](crate::HOOKS) has all of them as data. The types
//! of this file refer to each other: hooks receive the rules, and the rules hold the hooks.

use std::borrow::Cow;
use std::sync::Arc;

use crate::contract::declared::PlacesOn;
use crate::contract::display::Display;
use crate::contract::fault::Fault;
use crate::contract::flow::PackedFlow;
use crate::contract::hidden::Hidden;
use crate::contract::menu::Menu;
use crate::contract::option_spec::Edition;
use crate::contract::placement::{Candidates, Claim};
use crate::contract::wording::Wording;
use crate::dispatch::compiled::{ActivePlugin, Op, PhaseInfo, ScheduleEntry, Specs};
use crate::dispatch::hook_list::{access, hook_list, table};
use crate::model::action::{Action, Ask};
use crate::model::board::bounded_board::BoundedBoard;
use crate::model::board::scenery::Scenery;
use crate::model::event::Log;
use crate::model::features::walks::Walks;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{
    EdgeKind, Figure, FigureKind, Handler, Kind, Label, OfferPoint, Pile, PlacedTile, Player, Players, SegmentId, ShownNumber,
    SpotKind, TileType, Verb,
};
use crate::model::kind::{FigureKinds, FigureSpec, KindSpec};
use crate::model::names::AllNames;
use crate::model::points::{ExpectedGain, FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::model::state::GameState;
use crate::model::state::draw::{DrawReason, Fate};
use crate::model::state::slots::{SlotData, Slots};
use crate::model::symbol::Symbols;
use crate::model::tile::Catalogue;
use crate::model::tile::fit::{EdgeRules, Extension};
use crate::model::trait_set::TraitSet;

/// Read access to the game, passed to pure hooks.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// The state that every game has.
    pub core: &'a GameState,
    /// The data of plugins.
    pub slots: &'a Slots,
    /// What walks through features found earlier, if the caller keeps it.
    pub(crate) walks: Option<&'a Walks>,
}

/// Mutable access to the game, passed to state-changing hooks.
pub struct Context<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// The state that every game has. Plugins read it through [`Self::core`].
    pub(crate) core: &'a mut GameState,
    /// The data of plugins.
    pub slots: &'a mut Slots,
    /// The log that receives events.
    pub log: &'a mut Log,
    /// The number of calls and jumps since the last question.
    pub(crate) jumps: u32,
    /// The fault of a hook that has just returned one.
    pub(crate) fault: Option<Fault>,
    /// Whether a position is being set up from outside of the game.
    pub(crate) in_set_up: bool,
}

/// A function of a plugin that says whether a point of a cell is a spot of its sort.
pub(crate) type IsSpot = Box<dyn Fn(View, Cell, u8) -> Result<bool, Fault> + Send + Sync>;

/// A function of a plugin that reads a number which it shows for each player.
pub(crate) type ReadNumber = Box<dyn Fn(View, Player) -> Result<i32, Fault> + Send + Sync>;

/// A function of a plugin that says whether a figure carries another one.
pub(crate) type Carries = Box<dyn Fn(View, Figure) -> Result<bool, Fault> + Send + Sync>;

/// A function of a plugin that returns the kinds of figures which may stand at a place of its own.
pub(crate) type TakesAt = Box<dyn Fn(View, FigureLocation) -> Result<Option<FigureKinds>, Fault> + Send + Sync>;

/// A function of a plugin that returns the cells that meet at a spot.
pub(crate) type AreaOfSpot = Box<dyn Fn(Cell, u8) -> Result<Area, Fault> + Send + Sync>;

/// A function of a plugin that says whether a feature scores what lies on a cell.
pub(crate) type ScoresCell = Box<dyn Fn(View, SegmentId, Cell) -> Result<bool, Fault> + Send + Sync>;

/// The functions of plugins that answer queries.
#[derive(Default)]
pub(crate) struct Answers {
    /// The sorts of spots.
    pub(crate) spots: Vec<(SpotKind, IsSpot)>,
    /// The cells of sorts of spots that lie on several tiles.
    pub(crate) spot_areas: Vec<(SpotKind, AreaOfSpot)>,
    /// The cells that features of some kinds score.
    pub(crate) scored_cells: Vec<(Kind, ScoresCell)>,
    /// The kinds of figures that places of plugins take.
    pub(crate) takes_at: Vec<TakesAt>,
    /// Which figures carry others.
    pub(crate) carries: Vec<Carries>,
    /// The numbers that plugins show for each player.
    pub(crate) shown: Vec<(ShownNumber, ReadNumber)>,
}

/// A list of functions for each kind of segment.
pub(crate) struct ByKind<F: ?Sized>(pub(crate) Vec<Vec<Arc<F>>>);

impl<F: ?Sized> ByKind<F> {
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> &[Arc<F>] {
        &self.0[kind.index()]
    }
}

/// A list of functions for each tile; empty if nothing is registered.
pub(crate) struct ByTile<F: ?Sized>(pub(crate) Vec<Vec<Arc<F>>>);

impl<F: ?Sized> ByTile<F> {
    #[inline]
    pub(crate) fn of(&self, tile: TileType) -> &[Arc<F>] {
        self.0.get(tile.index()).map_or(&[], Vec::as_slice)
    }
}

/// A list of functions for each kind of figure.
pub(crate) struct ByFigure<F: ?Sized>(pub(crate) Vec<Vec<Arc<F>>>);

impl<F: ?Sized> ByFigure<F> {
    #[inline]
    pub(crate) fn of(&self, kind: FigureKind) -> &[Arc<F>] {
        &self.0[kind.index()]
    }
}

/// What is registered for the menus of an offer point.
pub(crate) struct AtOfferPoint<T> {
    pub(crate) point: OfferPoint,
    /// The traits of which the tile in play has to have one; `None` if any tile will do.
    pub(crate) tiles: Option<TraitSet>,
    pub(crate) what: T,
}

/// Takes the list of hooks.
macro_rules! hooks {
    ($(
        $(#[$doc:meta])*
        $way:ident $table:ident $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty,
            when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
    )*) => {
        /// The types of the functions.
        #[allow(non_camel_case_types, reason = "each is named after its hook")]
        pub(crate) mod signature {
            use super::*;
            $(pub(crate) type $name = dyn Fn(access!(type $access), $($ty),*) -> Result<$ret, Fault> + Send + Sync;)*
        }

        /// The registered functions, as the engine calls them.
        pub(crate) struct Hooks {
            $(pub(crate) $name: table!(type $table signature::$name),)*
        }
    };
}

hook_list! { hooks }

/// A remedy for mismatches of edges, such as a bridge, registered with
/// [`Registrar::extend_placements`](crate::Registrar::extend_placements). All three methods are
/// pure, and the plugins are called in any order, since each only adds.
///
/// | hook | called when | receives | returns |
/// |---|---|---|---|
/// | [`can_extend_placements`](Self::can_extend_placements) | before mismatches are looked for | `View`, player | yes or no |
/// | [`extension_for`](Self::extension_for) | once a table, before any game | edges of a tile, edges demanded | [`Extension`] |
/// | [`extend_placements`](Self::extend_placements) | the others returned yes and `Perhaps` | as `restrict_placements` | more rotations |
///
/// ```
/// // A path may meet a road, wherever the two edges face each other.
/// use bastide_core::{
///     Candidates, EdgeKind, EdgeRules, ExtendPlacements, Extension, Fault, Player, Registrar, TileType, View,
/// };
///
/// struct Paths {
///     path: EdgeKind,
/// }
///
/// impl ExtendPlacements for Paths {
///     fn can_extend_placements(&self, _v: View, _who: Player) -> bool {
///         true
///     }
///
///     fn extension_for(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Extension {
///         let resolvable = |(edge, demand): (&EdgeKind, &Option<EdgeKind>)| {
///             demand.is_none_or(|demand| rules.match_up(*edge, demand) || *edge == self.path || demand == self.path)
///         };
///         if edges.iter().zip(&demanded).all(resolvable) { Extension::Always } else { Extension::Never }
///     }
///
///     fn extend_placements(&self, _v: View, _who: Player, _tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
///         for (turns, mismatched) in at.turns.iter_mut().zip(at.mismatched) {
///             *turns |= mismatched;
///         }
///         Ok(())
///     }
/// }
///
/// fn install(reg: &mut Registrar) {
///     let (path, road) = (reg.edge("path"), reg.edge("road"));
///     reg.extendable(path, road);
///     reg.extend_placements(Paths { path });
/// }
/// ```
pub trait ExtendPlacements: Send + Sync {
    /// Returns `true` if player `who` can make any mismatch legal at this moment. A player without
    /// the means then costs nothing.
    fn can_extend_placements(&self, v: View, who: Player) -> bool;

    /// Returns what this plugin can do where a tile with these edges is placed against these
    /// demands, both in the order of [`Side::ALL`](crate::Side::ALL). Called while the rules are
    /// compiled, wherever each mismatch is of an [extendable pair](crate::Registrar::extendable).
    /// The more precise the answer, the fewer calls are made in play.
    fn extension_for(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Extension;

    /// Sets the bits in `turns` of the mismatched turns that player `who` can make legal at once.
    ///
    /// # Errors
    /// The plugin broke a contract.
    fn extend_placements(&self, v: View, who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault>;
}

/// A phase or an offer as the driver calls it: the hooks that return a flow, with the flow packed.
pub(crate) trait PackedHook: Send + Sync {
    /// See [`TurnPhase::enter`](crate::TurnPhase::enter).
    fn entered(&self, cx: &mut Context) -> PackedFlow;
    /// See [`TurnPhase::options`](crate::TurnPhase::options) and
    /// [`Offer::offer`](crate::Offer::offer).
    fn add_entries(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault>;
    /// See [`TurnPhase::act`](crate::TurnPhase::act) and [`Offer::act`](crate::Offer::act).
    fn acted(&self, cx: &mut Context, who: Player, action: Action) -> PackedFlow;
    /// See [`TurnPhase::resume`](crate::TurnPhase::resume) and
    /// [`Offer::resume`](crate::Offer::resume).
    fn resumed(&self, cx: &mut Context) -> PackedFlow;
}

/// The compiled rules of a table.
pub struct Ruleset {
    /// The names of all ids, by sort.
    pub names: AllNames,
    /// The tiles.
    pub tiles: Catalogue,
    /// The kinds of segments.
    pub kinds: Specs<KindSpec>,
    /// The kinds of figures.
    pub figures: Specs<FigureSpec>,
    /// The kinds of edges that match.
    pub edge_rules: EdgeRules,
    /// The plugins at the table, by id.
    pub plugins: Vec<ActivePlugin>,
    /// The names of the seats in turn order, as records write them: `red`.
    pub seats: Vec<String>,
    /// The edition.
    pub edition: Edition,
    /// Whether the landscape is set up, so that no plugin places first tiles.
    pub first_tiles_given: bool,
    /// The most entries of a question.
    pub(crate) most_entries: usize,
    pub(crate) hooks: Hooks,
    pub(crate) answers: Answers,
    /// The neutral figures with their first locations.
    pub(crate) neutral: Vec<FigureState>,
    /// The first figure without an owner of each kind.
    pub(crate) first_neutral: Vec<Option<Figure>>,
    /// The number of the first figure of each kind. The figures of a kind that players own follow
    /// each other.
    pub(crate) first_figures: Vec<u16>,
    /// The places off the board that lie on cells of the landscape.
    pub(crate) places_on: Vec<PlacesOn>,
    pub(crate) extenders: Vec<Arc<dyn ExtendPlacements>>,
    pub(crate) handlers: Vec<(&'static str, Box<dyn PackedHook>)>,
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
    pub(crate) phrases: Vec<Option<Cow<'static, str>>>,
    pub(crate) wording: Wording,
    pub(crate) services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) hidden: Hidden,
    pub(crate) hides_anything: bool,
    /// The marked twins of each plugin that has some: a tile, and its twin, in the order of the tiles.
    pub(crate) twins: Vec<Vec<(TileType, TileType)>>,
    /// For each tile, the set in which it is a twin, and the tile of which it is one.
    pub(crate) twin_of: Vec<Option<(u8, TileType)>>,
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<TileType>>,
    /// The start tile.
    pub start_tile: Option<TileType>,
    pub(crate) bounded_board: Option<BoundedBoard>,
    /// The printed board, if the game has one.
    pub scenery: Option<Scenery>,
    pub(crate) symbols: Symbols,
    pub(crate) score_floor: Option<i32>,
    /// The label of the line for points that the score floor kept from being taken.
    pub(crate) floor_label: Label,
    /// The kinds whose features `final_points` pays and the end of the game does not score one by
    /// one.
    pub(crate) paid_by_last: Vec<Kind>,
    /// The kinds of figures that stay on a feature that is scored.
    pub(crate) staying: FigureKinds,
    /// The neutral figures on whose cells no figure may be deployed.
    pub(crate) keep_cell_free: Vec<Figure>,
    /// The verbs whose target stands for the whole feature.
    pub(crate) feature_verbs: Vec<Verb>,
    /// The kinds of figures that may be deployed wherever another kind may.
    pub(crate) alike: Vec<(FigureKind, FigureKind)>,
    pub(crate) kind_labels: Vec<Label>,
}
