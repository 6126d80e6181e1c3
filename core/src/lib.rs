//! The rules engine of Bastide: tiles, board, feature graph, turn loop, actions and hooks.
//!
//! This crate knows no expansion, not even the base game: kinds of segments, figures, points and phases all come from
//! plugins. It does no input or output, has no threads, no clock and no global state, and no `unsafe` but in [`abi`], so that it runs in a browser and
//! inside somebody else's program.
//!
//! The way of the data: expansions ([`plugin`], and in libraries of their own [`abi`]) register what they bring ([`registrar`]); a [`Ruleset`] is compiled from it; a
//! [`Game`] plays by a ruleset from a seed; [`Game::decision`] asks, [`Game::apply`] answers; [`event`]s tell what happened.

mod engine;
mod model;
mod plugin;
mod ruleset;
mod text;

pub use engine::game::{Game, Opening, Refused};
pub use inventory;
pub use model::action::{self, Action, ArgKind, Ask, DEPLOY, PASS, PLACE, Target, TargetKind, VerbShape};
pub use model::board::{self, Board, Laid};
pub use model::bounded_board::{Ground, GroundSegment, Rim};
pub use model::chance;
pub use model::event::{self, Event, Log};
pub use model::figure::{Figurine, Place};
pub use model::geometry::{self, Area, Cell, Port, Ports, Side, Third};
pub use model::graph::{self, BORDERS, FeatureGraph, JOINS, Sums};
pub use model::ids::{self, *};
pub use model::kind::{self, Ends, FigureSpec, KindSpec, Reach};
pub use model::message;
pub use model::names::{AllNames, GroupSpec, Names};
pub use model::points::{self, Booking, Cause, Docket, Due, DueState, Line, Occasion, Weight, Weights, Worth};
pub use model::program::{ADDITIONAL, Call, FINAL, GAME, PART, Program, SCORING, SETUP, TURN};
pub use model::scenery::{self, Scenery, Sign, Terrain};
pub use model::segment::{Origin, Segment};
pub use model::slots::{Slot, SlotData, Slots};
pub use model::source::{self, Location};
pub use model::state::{self, Core, Part, State};
pub use model::tile::fit::Cure;
pub use model::tile::{self, Catalogue, PartInfo, TileInfo, Traits};
pub use model::turn_stack::{FollowUp, Frame, Todo, Turn};
pub use model::ware::{self, Goods, Symbol, WareSpec};
pub use model::window::Content;
pub use plugin::compiled::{Seated, Specs};
pub use plugin::display::{Shelf, Sight, Stand};
pub use plugin::entry::{Gate, Kinds};
pub use plugin::expansion::{Announced, Expansion, linked};
pub use plugin::fault::{Fault, FaultKind};
pub use plugin::flow::{Flow, Level, Step};
pub use plugin::guard::Watch;
pub use plugin::hook::{Cx, Ruleset, Scoring, TileFeature, TurnPhase, View};
pub use plugin::hook_names::{ScoreHook, Stage, TileHook};
pub use plugin::manifest::{InstallError, Manifest};
pub use plugin::menu::{Decision, Entry, Menu};
pub use plugin::option_spec::{self as options, Chosen, Document, Edition, OptionKind, OptionSpec, Preset, Value};
pub use plugin::options::{OptionError, Options};
pub use plugin::order::{Order, after, anywhere, at, before};
pub use plugin::placement::{Candidates, Claim};
pub use plugin::registrar::{self, Registrar};
pub use plugin::wording::{self, Wording};
pub use ruleset::build::Selection;
pub use ruleset::error::BuildError;
pub use ruleset::{abi, schedule};
pub use text::notation;
pub use text::record::{self, Record, RecordError, Recorder};
pub use text::table::{self, Seat, Table, TableError};
