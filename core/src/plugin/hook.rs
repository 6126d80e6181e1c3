//! The three hook traits, which is all that an expansion implements.
//!
//! Each method has an empty default and is called only where a plugin registered it, so a rule that is not at the table
//! costs nothing. *Pure* hooks get a [`View`] and may be called at any time and any number of times: they must not keep
//! anything. *Changing* hooks get a [`Context`], are called once, and never run inside one another: what they cause goes into a queue that
//! the engine empties when the hook is over.
//!
//! Kinds of hooks: *own* (only the phase's own handler), *first* (an answer ends it), *relay* (a value passes from one to
//! the next), *all* (each hears it). The tables of all hooks are at the traits.

use std::sync::Arc;

use crate::model::action::{Action, Ask};
use crate::model::bounded_board::BoundedBoard;
use crate::model::event::Log;
use crate::model::figure::FigureLocation;
use crate::model::ids::{EdgeKind, Figure, Handler, Kind, Label, Pile, PlacedTile, Player, Players, SegmentId, TileType, Verb};
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
use crate::plugin::menu::Menu;
use crate::plugin::option_spec::Edition;
use crate::plugin::placement::{Candidates, Claim};
use crate::plugin::wording::Wording;

/// A step of a turn, or something offered in another's step.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `enter` | own | the frame reaches the phase | `Context` | `Flow` | the schedule's |
/// | `options` | own, pure | after `Ask` and `Again`, on load | `View`, `Ask`, menu | entries | first in the menu |
/// | `act` | own | an entry of this handler was chosen, in its own phase or another's | `Context`, player, action | `Flow`; from a door `Done`, `Again` or `Call` | one handler |
/// | `resume` | own | what it called is over | `Context` | `Flow` | one handler |
/// | `offer` | all, pure | the menu of a phase at its door is made | `View`, `Ask`, menu | entries | by plugin id |
/// | `narrow` | relay, pure | after all offers | `View`, `Ask`, menu | fewer entries | by plugin id |
/// | `displays` | all, pure | a screen is drawn | `View`, who looks, list | what is to be seen | by plugin id |
/// | `over` | first, pure | at the end of a turn, and when nothing that is left fits | `View`, which of the two | yes or no | by plugin id |
pub trait TurnPhase: Send + Sync {
    /// *own*: the frame reaches this phase. Do what needs nobody, or `Ask`, or `Call`.
    fn enter(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    /// *own, pure*: what the asked player may do.
    fn options(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *own*: an entry that this handler put into the menu was chosen, in its own phase or in another's.
    fn act(&self, _cx: &mut Context, _who: Player, _a: Action) -> Step {
        Ok(Flow::Done)
    }

    /// *own*: what this handler called is over.
    fn resume(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }

    /// *all, pure*: more entries for a door that this handler registered for.
    fn offer(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure*: takes entries out, after all offers.
    fn filter(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: what is to be seen of this plugin besides tiles, tokens and figures, with prices for whoever looks. For screens.
    fn displays(&self, _v: View, _who: Player, _out: &mut Vec<Display>) -> Result<(), Fault> {
        Ok(())
    }

    /// *first, pure*: is the game over?
    fn is_game_over(&self, _v: View, _nothing_fits: bool) -> Result<bool, Fault> {
        Ok(false)
    }
}

/// What tiles, tokens and the board mean for placing and for the graph.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `limit` | relay, pure | once a decision, for all cells | `View`, player, tile, candidates | turns struck out | any: it only takes away |
/// | `repairs` | all, pure | before mismatches are looked for | `View`, player | can `repair` add anything? | any |
/// | `cures` | all, pure | once for each table, before any game | edges of a tile, edges demanded | [`Extension`] | any |
/// | `repair` | all, pure | only if its `repairs` says yes and there is a `Perhaps` | as `limit` | turns that it can put right | any: it only adds |
/// | `placed` | all, queued | printed segments are in the graph, nobody was asked yet | `Context`, piece | segments, links, open cells, calls | after/before |
/// | `closed` | relay, pure, by kind | a feature has no open end | `View`, feature, yes or no | yes or no | after/before |
/// | `claim` | relay, pure, by kind | a deploy menu is made | `View`, player, claim | kinds of figures, occupancy lifted | after/before |
/// | `moved` | all, queued | a figure changed place | `Context`, figure, from, to | calls | after/before |
/// | `parted` | all, queued | a link was taken away | `Context`, the two segments | calls | after/before |
pub trait TileFeature: Send + Sync {
    /// *relay, pure*: further limits on where the tile may go.
    fn restrict_placements(&self, _v: View, _who: Player, _tile: TileType, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: can `who` put any mismatch right now? Called for each `repair` that is registered, so that a player without the
    /// means costs nothing.
    fn can_extend_placements(&self, _v: View, _who: Player) -> bool {
        true
    }

    /// *all, pure, without a game*: what can this plugin do where a tile with these edges is laid against these demands, both in the
    /// order of [`Side::ALL`](crate::Side::ALL)? Called while the rules are compiled, wherever each mismatch is of a pair that can be
    /// [repaired](crate::Registrar::repairable). The better the answer, the less is asked in play.
    fn extension_for(&self, _rules: &EdgeRules, _edges: [EdgeKind; 4], _demanded: [Option<EdgeKind>; 4]) -> Extension {
        Extension::Perhaps
    }

    /// *all, pure*: which of the mismatched turns can `who` put right at once? Sets their bits in `turns`.
    fn extend_placements(&self, _v: View, _who: Player, _tile: TileType, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: the piece lies and its printed segments are in the graph.
    fn on_tile_placed(&self, _cx: &mut Context, _piece: PlacedTile) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: the feature has no open end; does it count as complete?
    fn closed(&self, _v: View, _feature: SegmentId, _yes: &mut bool) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: who may be put on this segment?
    fn claim(&self, _v: View, _who: Player, _claim: &mut Claim) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: a figure changed place. Not for asking.
    fn on_figure_moved(
        &self,
        _cx: &mut Context,
        _figure: Figure,
        _from: FigureLocation,
        _to: FigureLocation,
    ) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: a link between two segments was taken away (a ferry moved), so that their feature may have come apart. Not for asking.
    fn on_feature_split(&self, _cx: &mut Context, _a: SegmentId, _b: SegmentId) -> Result<(), Fault> {
        Ok(())
    }
}

/// What features are worth and who is paid.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `worth` | relay by stage, pure, by kind | valuing, projecting, a castle looking | `View`, feature, occasion, lines | lines | [`Stage`](crate::Stage), then after/before |
/// | `weigh` | relay, pure, by kind | owners are wanted | `View`, feature, weights | weights | after/before |
/// | `owners` | relay, pure, by kind | after `weigh` | `View`, feature, weights, set | players paid | after/before |
/// | `award` | relay by stage, pure, by kind | for each owner | `View`, feature, player, occasion, lines | lines | [`Stage`](crate::Stage), then after/before |
/// | `scored` | all, queued, by kind | a feature was paid | `Context`, docket entry, who was paid | calls, own slot | after/before |
/// | `paid` | all, queued | points were booked | `Context`, booking | calls, own slot | after/before |
/// | `hope` | relay, pure, by kind | a bot judges a position | `View`, feature, points | points | after/before |
/// | `last` | all, pure | the end of the game, and any projection of it | `View`, list | bookings | after/before |
pub trait Scoring: Send + Sync {
    /// *relay by stage, pure, by kind*: what the feature is worth to anybody.
    fn value(&self, _v: View, _feature: SegmentId, _why: ScoringReason, _worth: &mut FeatureValue) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: how much each player weighs. Comes filled with the weights of the followers there.
    fn weigh(&self, _v: View, _feature: SegmentId, _weights: &mut Weights) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: who is paid. Comes filled with all who have the greatest weight.
    fn owners(&self, _v: View, _feature: SegmentId, _weights: &Weights, _to: &mut Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay by stage, pure, by kind*: what changes for one of the owners.
    fn award(
        &self,
        _v: View,
        _feature: SegmentId,
        _to: Player,
        _why: ScoringReason,
        _worth: &mut FeatureValue,
    ) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, by kind*: the feature was paid.
    fn on_feature_scored(&self, _cx: &mut Context, _due: PendingScore, _paid: Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: points were booked.
    fn on_points_awarded(&self, _cx: &mut Context, _booking: ScoreEntry) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: about how many points a feature that is not completed as others are may bring its owners yet, by what lies
    /// around it now. For bots, who make of it what they like.
    fn expected_points(&self, _v: View, _feature: SegmentId, _points: &mut i16) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: what is still owed at the end of the game, as bookings: paid then, and shown before.
    fn final_points(&self, _v: View, _out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        Ok(())
    }
}

/// What reading hooks get.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// What every game has.
    pub core: &'a GameState,
    /// What plugins keep.
    pub slots: &'a Slots,
}

/// What changing hooks get.
pub struct Context<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// What every game has.
    pub core: &'a mut GameState,
    /// What plugins keep.
    pub slots: &'a mut Slots,
    /// Where events go.
    pub log: &'a mut Log,
    /// Calls and jumps since the last question.
    pub(crate) jumps: u32,
    /// The fault of a hook that just said so.
    pub(crate) fault: Option<Fault>,
}

/// A hook list for each kind of segment.
pub(crate) struct ByKind<T: ?Sized>(pub(crate) Vec<Vec<Arc<T>>>);

impl<T: ?Sized> ByKind<T> {
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> &[Arc<T>] {
        &self.0[kind.index()]
    }
}

/// All hooks, a list for each hook point.
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
    pub plugins: Vec<ActivePlugin>,
    /// The names of the seats in turn order, as in records: `red`.
    pub seats: Vec<String>,
    /// The edition.
    pub edition: Edition,
    pub(crate) hooks: Hooks,
    pub(crate) handlers: Vec<(&'static str, Box<dyn PackedHook>)>,
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one behind the other, each with an end; a frame holds its place in it.
    pub(crate) code: Vec<Op>,
    pub(crate) schedule_starts: Vec<u16>,
    pub(crate) phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<ScheduleEntry>>,
    pub(crate) overs: Vec<Handler>,
    pub(crate) displays: Vec<Handler>,
    pub(crate) phrases: Vec<Option<&'static str>>,
    pub(crate) wording: Wording,
    pub(crate) services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
    pub(crate) draw_order: Vec<Pile>,
    pub(crate) stock: Vec<Vec<TileType>>,
    /// The tile that lies at the start.
    pub start_tile: Option<TileType>,
    pub(crate) ground: Option<BoundedBoard>,
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

/// A phase as the driver calls it: the hooks that answer with a flow, packed.
pub(crate) trait PackedHook: TurnPhase {
    /// See [`TurnPhase::enter`].
    fn entered(&self, cx: &mut Context) -> PackedFlow;
    /// See [`TurnPhase::act`].
    fn acted(&self, cx: &mut Context, who: Player, action: Action) -> PackedFlow;
    /// See [`TurnPhase::resume`].
    fn resumed(&self, cx: &mut Context) -> PackedFlow;
}
