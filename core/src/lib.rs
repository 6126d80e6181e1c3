//! The rules engine of Bastide: tiles, board, feature graph, turn loop, actions and hooks.
//!
//! This crate names no expansion, not even the base game: the kinds of segments, figures and phases all come
//! from plugins. It does no input or output. It has no threads, no clock and no global state, and `unsafe`
//! only in [`abi`]. So it runs in a browser and inside other programs.
//!
//! Data flow: expansions ([`Expansion`]; as separate libraries through [`abi`]) register their rules with a
//! [`registrar`]. A [`Ruleset`] is compiled from what they registered. A [`Game`] is played by a ruleset from
//! a seed: [`Game::decision`] returns the open question, [`Game::apply`] takes the answer, and [`event`]s
//! report what happened.

mod engine;
mod model;
mod plugin;
mod ruleset;
mod text;

pub use engine::game::{Game, GameSetup, PlayError};
pub use inventory;
pub use model::action::{self, Action, ArgKind, Ask, DEPLOY, PASS, PLACE, Target, TargetKind, VerbShape};
pub use model::board::{self, Board, BoardTile};
pub use model::bounded_board::{BoardEdge, BoardSegment, BoundedBoard};
pub use model::chance;
pub use model::event::{self, Event, Log};
pub use model::figure::{FigureLocation, FigureState};
pub use model::geometry::{self, Area, Cell, EdgePoint, EdgePoints, EdgePosition, Side};
pub use model::graph::{self, BORDERS, FeatureGraph, JOINS, Origin, Segment, Sums};
pub use model::ids::{self, *};
pub use model::kind::{self, CompletionRule, EdgeContact, FigureSpec, KindSpec};
pub use model::message;
pub use model::names::{AllNames, GroupSpec, Names};
pub use model::points::{
    self, Cause, FeatureValue, Line, PendingScore, PendingState, ScoreEntry, ScoringQueue, ScoringReason, Weight, Weights,
};
pub use model::program::{ADDITIONAL, Call, FINAL, GAME, Program, SCORING, SETUP, TILE_PLAY, TURN};
pub use model::scenery::{self, Scenery, Sign, Terrain};
pub use model::slots::{Slot, SlotData, Slots};
pub use model::source::{self, Location};
pub use model::state::{self, GameState, State, TilePlay};
pub use model::tile::fit::Extension;
pub use model::tile::{self, Catalogue, PrintedSegment, TileInfo, Traits};
pub use model::turn_stack::{Effect, FollowUp, Frame, Turn};
pub use model::ware::{self, WareKind, WareSpec, WareToken};
pub use model::window::Content;
pub use plugin::compiled::{ActivePlugin, Specs};
pub use plugin::display::{Display, Section, SideBoard};
pub use plugin::entry::{Gate, Kinds};
pub use plugin::expansion::{Announced, Expansion, linked};
pub use plugin::fault::{Fault, FaultKind};
pub use plugin::flow::{Flow, Level, Step};
pub use plugin::guard::Watch;
pub use plugin::hook::{Context, Ruleset, Scoring, TileFeature, TurnPhase, View};
pub use plugin::hook_names::{ScoreHook, Stage, TileHook};
pub use plugin::manifest::{InstallError, Manifest};
pub use plugin::menu::{Decision, Entry, Menu};
pub use plugin::option_spec::{self as options, Chosen, Document, Edition, OptionKind, OptionSpec, Preset, Value};
pub use plugin::options::{OptionError, Options};
pub use plugin::order::{Order, after, anywhere, at, before};
pub use plugin::placement::{Candidates, Claim};
pub use plugin::registrar::{self, Registrar};
pub use plugin::wording::{self, Wording};
pub use ruleset::error::BuildError;
pub use ruleset::rules::Selection;
pub use ruleset::{abi, schedule};
pub use text::notation;
pub use text::record::{self, Record, RecordError, Recorder};
pub use text::table::{self, Seat, Table, TableError};
