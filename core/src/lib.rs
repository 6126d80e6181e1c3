//! The rules engine of Bastide: tiles, board, feature graph, turn loop, actions and hooks.
//!
//! This crate knows no expansion, not even the base game: kinds of segments, figures, points and phases all come from
//! plugins. It does no input or output, has no threads, no clock and no global state, and no `unsafe` but in [`abi`], so that it runs in a browser and
//! inside somebody else's program.
//!
//! The way of the data: expansions ([`plugin`], and in libraries of their own [`abi`]) register what they bring ([`registrar`]); a [`Ruleset`] is compiled from it; a
//! [`Game`] plays by a ruleset from a seed; [`Game::decision`] asks, [`Game::apply`] answers; [`event`]s tell what happened.

mod land;
pub mod notation;
mod play;
pub mod record;
mod rules;
pub mod table;
mod terms;

pub use land::{board, graph, scenery, tile};
pub use play::{chance, state};
pub use rules::{abi, options, plugin, registrar, schedule, ware, wording};
pub use terms::{action, event, geometry, ids, kind, points, text};

use land::{eight, lay};
use play::{cx, driver, game, menu, slots, stack, turn, view};
use rules::{answer, build, entry, guard, hook, hooks, names, order, ruleset, sight};

pub use action::{Action, ArgKind, Ask, Target, TargetKind, VerbShape};
pub use board::{Board, Content, Ground, GroundSegment, Laid, Rim};
pub use cx::Cx;
pub use event::{Event, Log};
pub use game::{Game, Opening, Refused};
pub use geometry::{Area, Cell, Port, Ports, Side, Third};
pub use graph::{BORDERS, FeatureGraph, JOINS, Origin, Segment, Sums};
pub use guard::Watch;
pub use hook::{
    Candidates, Claim, Cure, Fault, FaultKind, Flow, Level, ScoreHook, Scoring, Stage, Step, TileFeature, TileHook, TurnPhase,
};
pub use ids::*;
pub use inventory;
pub use kind::{Ends, FigureSpec, KindSpec, Reach};
pub use menu::{Decision, Entry, Menu};
pub use options::{Chosen, Document, Edition, OptionError, OptionKind, OptionSpec, Options, Preset, Value};
pub use plugin::{Announced, Expansion, InstallError, Manifest, linked};
pub use points::{Booking, Cause, Docket, Due, DueState, Line, Occasion, Weight, Weights, Worth};
pub use record::{Record, RecordError, Recorder};
pub use registrar::{Gate, GroupSpec, Kinds, Order, Registrar, after, anywhere, at, before};
pub use ruleset::{BuildError, DEPLOY, PASS, PLACE, Ruleset, STOCK, Seated, Selection};
pub use scenery::{Scenery, Sign, Terrain};
pub use schedule::{ADDITIONAL, FINAL, GAME, PART, SCORING, SETUP, TURN};
pub use sight::{Shelf, Sight, Stand};
pub use slots::{Slot, SlotData, Slots};
pub use state::{Call, Core, Figurine, FollowUp, Frame, Part, Place, Program, State, Todo, Turn};
pub use table::{Location, Seat, Table, TableError};
pub use tile::{Catalogue, PartInfo, TileInfo, Traits};
pub use view::View;
pub use ware::{Goods, Symbol, WareSpec};
pub use wording::Wording;
