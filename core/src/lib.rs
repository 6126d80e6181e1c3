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
//! use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, STOCK, linked};
//! use bastide_core::{OptionKind, OptionSpec, Value};
//!
//! struct Ponds;
//! bastide_core::export_expansion!(Ponds);
//!
//! static MANIFEST: Manifest = Manifest {
//!     id: "ponds",
//!     title: "Ponds",
//!     version: "0.1.0",
//!     about: "One tile with a pond.",
//!     requires: &[],
//!     conflicts: &[],
//!     options: &[OptionSpec::new("copies", OptionKind::Number { min: 1, max: 9 }, Value::Number(2), "copies of the tile")],
//!     presets: &[],
//!     rules: "",
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

mod engine;
mod model;
mod plugin;
mod ruleset;
mod text;

pub use engine::game::{Game, GameSetup, PlayError};
pub use engine::game_view::GameView;
pub use engine::search;
pub use inventory;
pub use model::action::{self, Action, ArgKind, Ask, DEPLOY, PASS, PLACE, Target, TargetKind, VerbShape};
pub use model::board::{self, Board, BoardTile};
pub use model::bounded_board::{BoardEdge, BoardSegment, BoundedBoard};
pub use model::chance;
pub use model::draw::{DrawReason, Fate};
pub use model::event::{self, Event, Log};
pub use model::figure::{FigureLocation, FigureState};
pub use model::geometry::{self, Area, Cell, EdgePoint, EdgePoints, EdgePosition, Side};
pub use model::graph::{self, BORDERS, FeatureGraph, JOINS, Sums};
pub use model::ids::{self, *};
pub use model::kind::{self, CompletionRule, EdgeContact, FigureKinds, FigureSpec, KindSpec};
pub use model::message;
pub use model::names::{AllNames, GroupSpec, Names, Reach, SpotSpec};
pub use model::piece::CountsAs;
pub use model::piece_shape::PieceShape;
pub use model::placed_token::{PlacedToken, TokenPlace};
pub use model::points::{
    self, Cause, ExpectedGain, FeatureValue, Line, PendingScore, PendingState, ScoreEntry, ScoringQueue, ScoringReason, Weight,
    Weights,
};
pub use model::program::{ADDITIONAL, Call, FINAL, GAME, Program, SCORING, SETUP, TILE_PLAY, TURN};
pub use model::scenery::{self, Scenery, Sign, Terrain};
pub use model::seal::{Seal, Seals};
pub use model::segment::{Origin, Segment};
pub use model::slots::{Slot, SlotData, Slots};
pub use model::source::{self, Location};
pub use model::state::{self, GameState, State, TilePlay};
pub use model::symbol::{
    self as symbols, Drawing, FigureSymbol, Part, ROLES, Role, Symbol, SymbolError, SymbolFile, SymbolOf, SymbolPlace, Symbols,
};
pub use model::tile::fit::{EdgeRules, Extension};
pub use model::tile::{self, Catalogue, Hole, PrintedSegment, TileInfo, Traits};
pub use model::turn_stack::{Effect, FollowUp, Frame, Turn};
pub use model::viewer::HIDDEN_PLACE;
pub use model::walks::Walks;
pub use model::ware::{self, WareKind, WareSpec, WareToken};
pub use model::window::Content;
pub use plugin::compiled::{ActivePlugin, PhaseSummary, Specs};
pub use plugin::decision::Decision;
pub use plugin::declared::{First, Instead, MarkedTwins};
pub use plugin::display::{Display, Section, SideBoard, Stock};
pub use plugin::entry::Gate;
pub use plugin::expansion::{Announced, Expansion, linked};
pub use plugin::extra_tile_play::TilePlayQuestion;
pub use plugin::fault::{Fault, FaultKind};
pub use plugin::flow::{Flow, Level, OfferFlow, OfferStep, Step};
pub use plugin::guard::Watch;
pub use plugin::hidden::{Secret, Unseen};
pub use plugin::hook::{Context, ExtendPlacements, Ruleset, View};
pub use plugin::hook_info::HookInfo;
pub use plugin::manifest::{InstallError, Manifest};
pub use plugin::menu::{Entry, Menu};
pub use plugin::option_spec::{self as options, Chosen, Document, Edition, OptionKind, OptionSpec, Preset, Value};
pub use plugin::options::{OptionError, Options};
pub use plugin::order::{Order, after, anywhere, at, before};
pub use plugin::placement::{Candidates, Claim};
pub use plugin::registered::Stage;
pub use plugin::registrar::{self, Registrar};
pub use plugin::roles::{HOOKS, Offer, TurnPhase};
pub use plugin::rule::Rule;
pub use plugin::wording::{self, Wording};
pub use ruleset::build::Selection;
pub use ruleset::error::BuildError;
pub use ruleset::{abi, schedule};
pub use text::notation;
pub use text::record::{self, Record, RecordError, Recorder};
pub use text::table::{self, Seat, Table, TableError};
