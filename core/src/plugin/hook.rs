//! What hooks receive: the game as a [`View`] or a [`Context`], and the compiled rules.
//!
//! *Pure* hooks receive a [`View`]. The engine may call them at any time and any number of times, so they
//! must not keep state of their own. *Queued* hooks receive a [`Context`], are called once for each occasion,
//! and never run inside one another. What they cause for other plugins goes into a queue, which the engine
//! empties when the hook has returned.
//!
//! How a hook is dispatched: *own* (only the handler of the phase is called), *first* (no further function is
//! called after one returned `true`), *relay* (a value is passed from one function to the next), *all* (every
//! registered function is called). The list of hooks is in `hooks` and `roles`.

use std::sync::Arc;

use crate::model::bounded_board::BoundedBoard;
use crate::model::event::Log;
use crate::model::ids::{Handler, Kind, Label, Pile, TileType, Verb};
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::names::AllNames;
use crate::model::scenery::Scenery;
use crate::model::slots::{SlotData, Slots};
use crate::model::state::GameState;
use crate::model::tile::Catalogue;
use crate::model::tile::fit::EdgeRules;
use crate::plugin::compiled::{ActivePlugin, Op, PhaseInfo, ScheduleEntry, Specs};
use crate::plugin::fault::Fault;
use crate::plugin::hooks::Hooks;
use crate::plugin::option_spec::Edition;
use crate::plugin::packed::PackedHook;
use crate::plugin::roles::ExtendPlacements;
use crate::plugin::wording::Wording;

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
    /// The state that every game has.
    pub core: &'a mut GameState,
    /// The data of plugins.
    pub slots: &'a mut Slots,
    /// The log that receives events.
    pub log: &'a mut Log,
    /// The number of calls and jumps since the last question.
    pub(crate) jumps: u32,
    /// The fault of a hook that has just returned one.
    pub(crate) fault: Option<Fault>,
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
    pub(crate) extenders: Vec<Arc<dyn ExtendPlacements>>,
    pub(crate) handlers: Vec<(&'static str, Box<dyn PackedHook>)>,
    pub(crate) phases: Vec<PhaseInfo>,
    /// All programs one after the other, each closed by an end instruction; a frame holds its position in
    /// this list.
    pub(crate) code: Vec<Op>,
    pub(crate) schedule_starts: Vec<u16>,
    pub(crate) phase_starts: Vec<u16>,
    pub(crate) order: Vec<Vec<ScheduleEntry>>,
    pub(crate) phrases: Vec<Option<&'static str>>,
    pub(crate) wording: Wording,
    pub(crate) services: Vec<Option<Handler>>,
    pub(crate) slots: Vec<Box<dyn SlotData>>,
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
