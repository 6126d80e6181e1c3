//! The arguments of hooks: the game as a [`View`] or a [`Context`], and the compiled rules.
//!
//! *Pure* hooks receive a [`View`]. The engine may call them at any time and any number of times,
//! so they must not keep state of their own. *Queued* hooks receive a [`Context`], are called once
//! for each occasion, and never run inside one another. What they cause for other plugins goes into
//! a queue, which the engine empties when the hook has returned.
//!
//! The list of hooks is in `hook_list`; [`HOOKS`](crate::HOOKS) has all of them as data. The types
//! of this file refer to each other: hooks receive the rules, and the rules hold the hooks.

use std::sync::Arc;

use crate::contract::display::Display;
use crate::contract::fault::Fault;
use crate::contract::flow::PackedFlow;
use crate::contract::hidden::Hidden;
use crate::contract::menu::Menu;
use crate::contract::option_spec::Edition;
use crate::contract::placement::{Candidates, Claim};
use crate::dispatch::compiled::{ActivePlugin, Specs};
use crate::dispatch::hook_list::{access, hook_list, table};
use crate::dispatch::refusals::RefusalRules;
use crate::dispatch::rule_parts::{Course, FigureRules, Piles, ScoreRules, Words};
use crate::model::action::{Action, Ask};
use crate::model::board::bounded_board::BoundedBoard;
use crate::model::board::scenery::Scenery;
use crate::model::event::Log;
use crate::model::features::walks::Walks;
use crate::model::figure::FigureLocation;
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{
    EdgeKind, Figure, FigureKind, Kind, OfferPoint, PlacedTile, Player, Players, SegmentId, ShownNumber, SpotKind, TileType, Verb,
};
use crate::model::kind::{FigureKinds, FigureSpec, KindSpec};
use crate::model::names::AllNames;
use crate::model::points::{ExpectedGain, FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::model::state::GameState;
use crate::model::state::draw::{DrawReason, Fate};
use crate::model::state::slots::{SlotData, Slots};
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
    /// Results of earlier walks through features, if the caller keeps them.
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

/// A function of a plugin that names the rule which refuses an action.
pub(crate) type RefusesAction = Box<dyn Fn(View, Player, &Action) -> Result<Option<&'static str>, Fault> + Send + Sync>;

/// A verb, the plugin that tells of it, and the function that names the rule.
pub(crate) type VerbRule = (Verb, &'static str, RefusesAction);

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
    /// The rules that refuse actions with a verb, whenever they are asked about.
    pub(crate) refuses: Vec<VerbRule>,
    /// The rules that refuse them at this moment of the turn only.
    pub(crate) refuses_now: Vec<VerbRule>,
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

/// The registrations for the menus of an offer point.
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

/// Code and data of the plugins, which the engine only calls and keeps.
#[derive(Default)]
pub(crate) struct PluginParts {
    /// The handlers of phases, offers and services, each with its plugin.
    pub(crate) handlers: Vec<(&'static str, Box<dyn PackedHook>)>,
    pub(crate) extenders: Vec<Arc<dyn ExtendPlacements>>,
    pub(crate) answers: Answers,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) hidden: Hidden,
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
    /// The printed board, if the game has one.
    pub scenery: Option<Scenery>,
    /// The start tile.
    pub start_tile: Option<TileType>,
    pub(crate) bounded_board: Option<BoundedBoard>,
    /// The most entries of a question.
    pub(crate) most_entries: usize,
    pub(crate) hides_anything: bool,
    pub(crate) hooks: Hooks,
    pub(crate) parts: PluginParts,
    pub(crate) course: Course,
    pub(crate) figure_rules: FigureRules,
    pub(crate) piles: Piles,
    pub(crate) words: Words,
    pub(crate) score_rules: ScoreRules,
    pub(crate) refusals: RefusalRules,
}
