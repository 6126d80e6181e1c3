//! The rules engine of Bastide: tiles, board, feature graph, turn loop, actions and hooks.
//!
//! This crate names no expansion, not even the base game: kinds of segments, figures, points and
//! phases all come from plugins. It does no input or output and has no threads, no clock and no
//! global state, so that it runs in a browser and inside another program. Only [`abi`] contains
//! `unsafe` code.
//!
//! # Data flow
//!
//! 1. Expansions ([`Expansion`]; those in libraries also [`abi`]) register what they bring with a
//!    [`Registrar`].
//! 2. A [`Table`] says which of them are played with which options. [`Table::rules`] compiles them
//!    to a [`Ruleset`].
//! 3. A [`Game`] plays by a ruleset from a seed: [`Game::decision`] asks, [`Game::apply`] answers.
//! 4. Each answer returns [`event`]s that tell what happened.
//! 5. A [`GameView`] is what one seat may see of it; a [`search`] copies and samples it.
//!
//! # Layers
//!
//! `model`, `contract`, `dispatch`, `api`, `ruleset`, `engine`, `text`: each folder imports only from
//! those before it. `ARCHITECTURE.md` has their contents. A hook is named once, in `dispatch`;
//! registration, dispatch, the guard against panics and the table of the guide follow from it.
//!
//! # Three faces
//!
//! [`author`] has what expansions are written with, [`play`] what programs play games with, and
//! [`text`] what reads and writes notation, tables and records. Each has a `prelude`. All other names
//! are at the root.
//!
//! # Playing a game
//!
//! A loop like this one plays any game of any expansion to its end.
//! `expansions/base/examples/random_game.rs` is a whole program.
//!
//! ```
//! use std::error::Error;
//!
//! use bastide_core::{Game, notation};
//!
//! /// Takes the option in the middle of each menu.
//! fn play(mut game: Game) -> Result<Game, Box<dyn Error>> {
//!     while let Some(decision) = game.decision() {
//!         let middle = decision.len() / 2;
//!         if let Some(action) = decision.get(middle) {
//!             println!("{}", notation::print(game.view(), &action));
//!         }
//!         game.apply_nth(middle)?;
//!     }
//!     Ok(game)
//! }
//! ```
//!
//! # Writing a plugin
//!
//! A plugin implements [`Expansion`] and announces itself by [`export_expansion!`]. A table that
//! names it gets its rules.
//!
//! ```
//! use bastide_core::author::prelude::*;
//! use bastide_core::linked;
//!
//! struct Ponds;
//! bastide_core::export_expansion!(Ponds);
//!
//! static MANIFEST: Manifest = Manifest {
//!     id: "ponds",
//!     title: "Ponds",
//!     version: "0.1.0",
//!     about: "One tile with a pond.",
//!     category: Category::Small,
//!     requires: &[],
//!     conflicts: &[],
//!     options: &[OptionSpec::new("copies", OptionKind::Number { min: 1, max: 9 }, Value::Number(2), "copies of the tile")],
//!     presets: &[],
//!     rules: "",
//!     texts: &[],
//! };
//!
//! const TILES: &str = "
//! tile = [{ id = 'PO/Pond', segments = [{ kind = 'pond' }] }]
//! ";
//!
//! impl Expansion for Ponds {
//!     fn manifest(&self) -> &'static Manifest {
//!         &MANIFEST
//!     }
//!
//!     fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
//!         reg.tiles("ponds/tiles.toml", TILES, options.number("copies")? as u16, STOCK)
//!     }
//! }
//!
//! assert!(linked().iter().any(|expansion| expansion.manifest().id == "ponds"));
//! ```

mod api;
pub mod author;
mod contract;
mod dispatch;
mod engine;
mod model;
pub mod play;
mod ruleset;
pub mod text;

pub use api::queries::crossings::Crossings;
pub use api::register::expansion::{Announced, Expansion, link, linked};
pub use api::register::extra_tile_play::TilePlayQuestion;
pub use api::register::rule::Rule;
pub use api::register::{self, Registrar};
pub use contract::decision::Decision;
pub use contract::declared::{First, Instead, MarkedTwins};
pub use contract::display::{Display, Section, SideBoard, Stock};
pub use contract::fault::{Fault, FaultKind};
pub use contract::flow::{Flow, Level, OfferFlow, OfferStep, Step};
pub use contract::hidden::{Secret, Unseen};
pub use contract::manifest::{Category, InstallError, Manifest};
pub use contract::menu::{Entry, Menu};
pub use contract::option_spec::{self as options, Chosen, Document, Edition, OptionKind, OptionSpec, Preset, Value};
pub use contract::options::{OptionError, Options};
pub use contract::order::{Order, after, anywhere, at, before};
pub use contract::placement::{Candidates, Claim};
pub use contract::refusal::{Met, NamedRule, Obstacle, Refusal, Refuses, Why};
pub use contract::remark::{Remark, RemarkArg};
pub use contract::text_file::TextFile;
pub use dispatch::compiled::{ActivePlugin, PhaseSummary, Specs};
pub use dispatch::entry::Gate;
pub use dispatch::guard::Watch;
pub use dispatch::hook::{Context, ExtendPlacements, Ruleset, View};
pub use dispatch::hook_info::HookInfo;
pub use dispatch::registered::Stage;
pub use dispatch::roles::{HOOKS, Offer, TurnPhase};
pub use engine::game::{Game, GameSetup, PlayError};
pub use engine::game_view::GameView;
pub use engine::search;
pub use inventory;
pub use model::action::{self, Action, ArgKind, Ask, DEPLOY, PASS, PLACE, Target, TargetKind, VerbShape};
pub use model::board::bounded_board::{BoardEdge, BoardSegment, BoundedBoard};
pub use model::board::piece::CountsAs;
pub use model::board::piece_shape::PieceShape;
pub use model::board::placed_token::{PlacedToken, TokenPlace};
pub use model::board::scenery::{self, Scenery, Sign, Terrain};
pub use model::board::window::Content;
pub use model::board::{self, Board, BoardTile};
pub use model::event::{self, Event, Log};
pub use model::features::graph::{self, BORDERS, FeatureGraph, JOINS, Sums};
pub use model::features::segment::{Origin, Segment};
pub use model::features::walks::Walks;
pub use model::figure::{FigureLocation, FigureState};
pub use model::geometry::{self, Area, Cell, EdgePoint, EdgePoints, EdgePosition, Side};
pub use model::ids::{self, *};
pub use model::kind::{self, CompletionRule, EdgeContact, FigureKinds, FigureSpec, KindSpec};
pub use model::message;
pub use model::names::{AllNames, GroupSpec, Names, Reach, SpotSpec};
pub use model::points::{
    self, Cause, ExpectedGain, FeatureValue, Line, PendingScore, PendingState, ScoreEntry, ScoringQueue, ScoringReason, Weight,
    Weights,
};
pub use model::source::{self, Location};
pub use model::state::chance;
pub use model::state::draw::{DrawReason, Fate};
pub use model::state::program::{ADDITIONAL, Call, FINAL, GAME, Program, SCORING, SETUP, TILE_PLAY, TURN};
pub use model::state::seal::{Seal, Seals};
pub use model::state::slots::{Slot, SlotData, Slots};
pub use model::state::turn_stack::{Effect, FollowUp, Frame, Turn};
pub use model::state::{self, GameState, State, TilePlay};
pub use model::symbol::{
    self as symbols, Drawing, FigureSymbol, Part, ROLES, Role, Symbol, SymbolError, SymbolFile, SymbolOf, SymbolPlace, Symbols,
};
pub use model::tile::fit::{EdgeRules, Extension};
pub use model::tile::{self, Catalogue, Hole, PrintedSegment, TileInfo, Traits};
pub use model::viewer::HIDDEN_PLACE;
pub use model::ware::{self, WareKind, WareSpec, WareToken};
pub use ruleset::build::Selection;
pub use ruleset::error::BuildError;
pub use ruleset::{abi, schedule};
pub use text::board_text::{self, board_text};
pub use text::notation;
pub use text::record::{self, Record, RecordError, Recorder};
pub use text::table::{self, Seat, Table, TableError};
