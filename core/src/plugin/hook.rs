//! The three hook traits that an expansion implements.
//!
//! Each method has an empty default and is called only where a plugin registered it, so a rule that is not at
//! the table costs nothing. *Pure* hooks receive a [`View`]. The engine may call them at any time and any
//! number of times, so they must not keep state of their own. *State-changing* hooks receive a [`Context`],
//! are called once for each occasion, and never run inside one another. What they cause for other plugins
//! goes into a queue, which the engine empties when the hook has returned.
//!
//! How a hook is dispatched: *own* (only the handler of the phase is called), *first* (no further
//! handler is called after one returned `true`), *relay* (a value is passed from one handler to the next),
//! *all* (every registered handler is called). The documentation of each trait has a table of its hooks.

use std::sync::Arc;

use crate::model::action::{Action, Ask};
use crate::model::bounded_board::BoundedBoard;
use crate::model::event::Log;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::geometry::Cell;
use crate::model::ids::{
    EdgeKind, Figure, Handler, Kind, Label, Pile, PlacedTile, Player, Players, SegmentId, ShownNumber, SpotKind, TileType, Verb,
};
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::names::AllNames;
use crate::model::points::{FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::model::scenery::Scenery;
use crate::model::slots::{SlotData, Slots};
use crate::model::state::GameState;
use crate::model::tile::Catalogue;
use crate::model::tile::fit::{EdgeRules, Extension};
use crate::plugin::compiled::{ActivePlugin, Op, PhaseInfo, ScheduleEntry, Specs};
use crate::plugin::display::Display;
use crate::plugin::fault::Fault;
use crate::plugin::flow::{Flow, PackedFlow, Step};
use crate::plugin::hidden::Hidden;
use crate::plugin::menu::Menu;
use crate::plugin::option_spec::Edition;
use crate::plugin::placement::{Candidates, Claim};
use crate::plugin::wording::Wording;

/// A step of a turn, or something that is offered during another step.
///
/// | hook | dispatch | called when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `enter` | own | the frame reaches the phase | `Context` | `Flow` | order of the schedule |
/// | `options` | own, pure | after `Ask` and `Again`, and when a game is loaded | `View`, `Ask`, menu | menu entries | first in the menu |
/// | `act` | own | an entry of this handler was chosen, in its own phase or in another | `Context`, player, action | `Flow`; at an offer point `Done`, `Again` or `Call` | one handler |
/// | `resume` | own | the program that the handler called has ended | `Context` | `Flow` | one handler |
/// | `offer` | all, pure | a phase with this offer point makes its menu | `View`, `Ask`, menu | menu entries | by plugin id |
/// | `filter` | relay, pure | after all offers | `View`, `Ask`, menu | fewer entries | by plugin id |
/// | `displays` | all, pure | a screen is drawn | `View`, viewing player, list | displays | by plugin id |
/// | `is_game_over` | first, pure | at the end of a turn, and when no tile that is left fits | `View`, which of the two | `bool` | by plugin id |
pub trait TurnPhase: Send + Sync {
    /// *own*: Runs when the frame reaches this phase. Does what needs no decision, or returns `Ask` or
    /// `Call`.
    fn enter(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    /// *own, pure*: Adds to the menu what the asked player may do.
    fn options(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *own*: Performs an entry that this handler put into the menu, in its own phase or in another.
    fn act(&self, _cx: &mut Context, _who: Player, _a: Action) -> Step {
        Ok(Flow::Done)
    }

    /// *own*: Continues after the program that this handler called has ended.
    fn resume(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    /// *all, pure*: Adds entries at an offer point that this handler is registered for.
    fn offer(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure*: Removes entries, after all offers.
    fn filter(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: Adds what screens show of this plugin in addition to tiles, tokens and figures, with the prices
    /// for the viewing player `who`.
    fn displays(&self, _v: View, _who: Player, _out: &mut Vec<Display>) -> Result<(), Fault> {
        Ok(())
    }

    /// *first, pure*: Returns `true` if the game is over.
    fn is_game_over(&self, _v: View, _nothing_fits: bool) -> Result<bool, Fault> {
        Ok(false)
    }
}

/// The effect of tiles, tokens and the board on placement and on the feature graph.
///
/// | hook | dispatch | called when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `restrict_placements` | relay, pure | once a decision, for all cells | `View`, player, tile, candidates | turns removed | any: it only removes |
/// | `can_extend_placements` | all, pure | before mismatches are looked for | `View`, player | `true` if `extend_placements` can add anything | any |
/// | `extension_for` | all, pure | once for each table, before any game | edges of a tile, edges demanded | [`Extension`] | any |
/// | `extend_placements` | all, pure | only if `can_extend_placements` returned `true` and some turn is `Perhaps` | as `restrict_placements` | turns that the player can make legal | any: it only adds |
/// | `on_tile_placed` | all, queued | the printed segments are in the graph, before any question | `Context`, placed tile | segments, links, open cells, calls | after/before |
/// | `closed` | relay, pure, by kind | a feature has no open end | `View`, feature, `bool` | `bool` | after/before |
/// | `claim` | relay, pure, by kind | a deploy menu is made | `View`, player, claim | kinds of figures, occupancy lifted | after/before |
/// | `on_figure_moved` | all, queued | a figure changed its location | `Context`, figure, from, to | calls | after/before |
/// | `on_feature_split` | all, queued | a link was removed | `Context`, the two segments | calls | after/before |
pub trait TileFeature: Send + Sync {
    /// *relay, pure*: Removes cells and turns where the tile may not be placed.
    fn restrict_placements(&self, _v: View, _who: Player, _tile: TileType, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: Returns `true` if player `who` can make any mismatch legal at this moment. Called for
    /// each registered `extend_placements`, so that a player without the means costs nothing.
    fn can_extend_placements(&self, _v: View, _who: Player) -> bool {
        true
    }

    /// *all, pure, without a game*: Returns what this plugin can do where a tile with these edges is placed
    /// against these demands, both in the order of [`Side::ALL`](crate::Side::ALL). Called while the rules
    /// are compiled, wherever each mismatch is of a [repairable pair](crate::Registrar::repairable). The more
    /// precise the answer, the fewer calls are made in play.
    fn extension_for(&self, _rules: &EdgeRules, _edges: [EdgeKind; 4], _demanded: [Option<EdgeKind>; 4]) -> Extension {
        Extension::Perhaps
    }

    /// *all, pure*: Sets the bits in `turns` of the mismatched turns that player `who` can make legal at
    /// once.
    fn extend_placements(&self, _v: View, _who: Player, _tile: TileType, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: Reacts to a placed tile whose printed segments are in the graph.
    fn on_tile_placed(&self, _cx: &mut Context, _tile: PlacedTile) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: Decides whether a feature without an open end counts as complete.
    fn closed(&self, _v: View, _feature: SegmentId, _yes: &mut bool) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: Changes which figures may be deployed on a segment.
    fn claim(&self, _v: View, _who: Player, _claim: &mut Claim) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: Reacts to a figure that changed its location. It must not ask a question.
    fn on_figure_moved(
        &self,
        _cx: &mut Context,
        _figure: Figure,
        _from: FigureLocation,
        _to: FigureLocation,
    ) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: Reacts to a removed link between two segments (a ferry moved), after which their feature may be
    /// two. It must not ask a question.
    fn on_feature_split(&self, _cx: &mut Context, _a: SegmentId, _b: SegmentId) -> Result<(), Fault> {
        Ok(())
    }
}

/// The values of features, and the players who receive them.
///
/// | hook | dispatch | called when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `value` | relay by stage, pure, by kind | a feature is scored, projected or compared | `View`, feature, reason, lines | lines | [`Stage`](crate::Stage), then after/before |
/// | `weigh` | relay, pure, by kind | the owners are needed | `View`, feature, weights | weights | after/before |
/// | `owners` | relay, pure, by kind | after `weigh` | `View`, feature, weights, set | players who are paid | after/before |
/// | `award` | relay by stage, pure, by kind | for each owner | `View`, feature, player, reason, lines | lines | [`Stage`](crate::Stage), then after/before |
/// | `on_feature_scored` | all, queued, by kind | a feature was scored | `Context`, pending score, players who were paid | calls, own slot | after/before |
/// | `on_points_awarded` | all, queued | points were awarded | `Context`, score entry | calls, own slot | after/before |
/// | `expected_points` | relay, pure, by kind | a bot evaluates a position | `View`, feature, points | points | after/before |
/// | `final_points` | all, pure | the end of the game, and any projection of it | `View`, list | score entries | after/before |
pub trait Scoring: Send + Sync {
    /// *relay by stage, pure, by kind*: Changes the value of a feature, which is the same for every owner.
    fn value(&self, _v: View, _feature: SegmentId, _why: ScoringReason, _value: &mut FeatureValue) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: Changes the weight of each player. The weights of the followers on the feature
    /// are already in.
    fn weigh(&self, _v: View, _feature: SegmentId, _weights: &mut Weights) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: Changes the players who are paid. `to` already holds all players
    /// with the greatest weight.
    fn owners(&self, _v: View, _feature: SegmentId, _weights: &Weights, _to: &mut Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay by stage, pure, by kind*: Changes the value of a feature for one of its owners.
    fn award(
        &self,
        _v: View,
        _feature: SegmentId,
        _to: Player,
        _why: ScoringReason,
        _value: &mut FeatureValue,
    ) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, by kind*: Reacts to a feature that was scored.
    fn on_feature_scored(&self, _cx: &mut Context, _due: PendingScore, _paid: Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: Reacts to points that were awarded.
    fn on_points_awarded(&self, _cx: &mut Context, _entry: ScoreEntry) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: Estimates the points that a feature of a kind that is never
    /// complete, such as a castle, may still bring its owners, from the tiles around it. Only bots
    /// use the estimate.
    fn expected_points(&self, _v: View, _feature: SegmentId, _points: &mut i16) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: Adds the score entries that are still due at the end of the game. They are paid then, and
    /// projected before.
    fn final_points(&self, _v: View, _out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        Ok(())
    }
}

/// Read access to the game, passed to pure hooks.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// The state that every game has.
    pub core: &'a GameState,
    /// The data of plugins.
    pub slots: &'a Slots,
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

/// The functions of plugins that answer queries.
#[derive(Default)]
pub(crate) struct Answers {
    /// The sorts of spots.
    pub(crate) spots: Vec<(SpotKind, IsSpot)>,
    /// The numbers that plugins show for each player.
    pub(crate) shown: Vec<(ShownNumber, ReadNumber)>,
}

/// A hook list for each kind of segment.
pub(crate) struct ByKind<T: ?Sized>(pub(crate) Vec<Vec<Arc<T>>>);

impl<T: ?Sized> ByKind<T> {
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> &[Arc<T>] {
        &self.0[kind.index()]
    }
}

/// All hooks, with a list for each hook point.
pub(crate) struct Hooks {
    pub(crate) restrict_placements: Vec<Arc<dyn TileFeature>>,
    pub(crate) extend_placements: Vec<Arc<dyn TileFeature>>,
    pub(crate) on_tile_placed: Vec<Arc<dyn TileFeature>>,
    pub(crate) on_figure_moved: Vec<Arc<dyn TileFeature>>,
    pub(crate) on_feature_split: Vec<Arc<dyn TileFeature>>,
    pub(crate) closed: ByKind<dyn TileFeature>,
    pub(crate) claim: ByKind<dyn TileFeature>,
    pub(crate) value: ByKind<dyn Scoring>,
    pub(crate) award: ByKind<dyn Scoring>,
    pub(crate) weigh: ByKind<dyn Scoring>,
    pub(crate) owners: ByKind<dyn Scoring>,
    pub(crate) on_feature_scored: ByKind<dyn Scoring>,
    pub(crate) on_points_awarded: Vec<Arc<dyn Scoring>>,
    pub(crate) expected_points: ByKind<dyn Scoring>,
    pub(crate) final_points: Vec<Arc<dyn Scoring>>,
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
    pub(crate) hooks: Hooks,
    pub(crate) answers: Answers,
    /// The neutral figures with their first locations.
    pub(crate) neutral: Vec<FigureState>,
    pub(crate) handlers: Vec<(&'static str, Box<dyn PackedHook>)>,
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one after the other, each closed by an end instruction; a frame holds its position in
    /// this list.
    pub(crate) code: Vec<Op>,
    pub(crate) schedule_starts: Vec<u16>,
    pub(crate) phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<ScheduleEntry>>,
    pub(crate) game_over: Vec<Handler>,
    pub(crate) displays: Vec<Handler>,
    pub(crate) phrases: Vec<Option<&'static str>>,
    pub(crate) wording: Wording,
    pub(crate) services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) hidden: Hidden,
    pub(crate) hides_anything: bool,
    /// The marked twins of each plugin that has some: a tile, and its twin.
    pub(crate) twins: Vec<Vec<(TileType, TileType)>>,
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<TileType>>,
    /// The start tile.
    pub start_tile: Option<TileType>,
    pub(crate) bounded_board: Option<BoundedBoard>,
    /// The printed board, if the game has one.
    pub scenery: Option<Scenery>,
    pub(crate) score_floor: Option<i32>,
    /// The label of the line for points that the score floor kept from being taken.
    pub(crate) floor_label: Label,
    /// The kinds whose features `final_points` pays and the end of the game does not score one by one.
    pub(crate) paid_by_last: Vec<Kind>,
    /// The verbs whose target stands for the whole feature.
    pub(crate) feature_verbs: Vec<Verb>,
    pub(crate) kind_labels: Vec<Label>,
}

/// A phase as the driver calls it: the hooks that return a flow, with the flow packed.
pub(crate) trait PackedHook: TurnPhase {
    /// See [`TurnPhase::enter`].
    fn entered(&self, cx: &mut Context) -> PackedFlow;
    /// See [`TurnPhase::act`].
    fn acted(&self, cx: &mut Context, who: Player, action: Action) -> PackedFlow;
    /// See [`TurnPhase::resume`].
    fn resumed(&self, cx: &mut Context) -> PackedFlow;
}
