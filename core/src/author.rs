//! The face of core for authors: everything that an expansion is written with.
//!
//! An expansion begins with `use bastide_core::author::prelude::*;`. What few expansions need is
//! not in the prelude and is imported by its name from the root of the crate.

pub mod prelude {
    //! The names that expansions use, to import all at once.

    // To announce an expansion and its options.
    pub use crate::contract::declared::First;
    pub use crate::contract::manifest::{Category, InstallError, Manifest};
    pub use crate::contract::option_spec::{
        Chosen, Edition, OptionKind, OptionSpec, Preset, TILES_ONLY, Value, choice, number, switch,
    };
    pub use crate::contract::options::Options;

    // To register names, phases, offers and hooks.
    pub use crate::api::register::Registrar;
    pub use crate::api::register::expansion::Expansion;
    pub use crate::contract::order::{after, at, before};
    pub use crate::contract::refusal::{Obstacle, Refuses};
    pub use crate::dispatch::entry::Gate;
    pub use crate::dispatch::registered::Stage;
    pub use crate::dispatch::roles::{Offer, TurnPhase};
    pub use crate::model::kind::{CompletionRule, EdgeContact, FigureKinds, FigureSpec, KindSpec};
    pub use crate::model::names::{GroupSpec, Reach, SpotSpec};
    pub use crate::model::ware::{WareKind, WareSpec};

    // To ask and to answer in a turn.
    pub use crate::contract::fault::Fault;
    pub use crate::contract::flow::{Flow, OfferFlow, OfferStep, Step};
    pub use crate::contract::hidden::{Secret, Unseen};
    pub use crate::contract::menu::Menu;
    pub use crate::contract::placement::{Candidates, Claim};
    pub use crate::dispatch::hook::{Context, View};
    pub use crate::model::action::{Action, ArgKind, Ask, DEPLOY, PASS, Target, TargetKind};
    pub use crate::model::state::draw::DrawReason;
    pub use crate::model::state::program::{Call, SCORING, TILE_PLAY};

    // Ids, places and the state of a game.
    pub use crate::copy_in_place;
    pub use crate::model::board::placed_token::{PlacedToken, TokenPlace};
    pub use crate::model::event::Event;
    pub use crate::model::features::graph::{BORDERS, JOINS};
    pub use crate::model::figure::{FigureLocation, FigureState};
    pub use crate::model::geometry::{Area, Cell, EdgePoint, EdgePosition, Side};
    pub use crate::model::ids::{
        EdgeKind, Figure, FigureKind, Flag, Group, Kind, Label, MAX_PLAYERS, Phase, Pile, PlacedTile, Player, Players, Prompt,
        STOCK, SegmentId, SpotKind, Stream, Tag, TileType, Token, Trait, Verb, Ware,
    };
    pub use crate::model::source::Location;
    pub use crate::model::state::slots::Slot;

    // Points, and the expectations of bots.
    pub use crate::model::points::{
        Cause, ExpectedGain, FeatureValue, Line, PendingScore, PendingState, ScoreEntry, ScoringReason, Weight, Weights,
    };

    // Parts of screens beside the board.
    pub use crate::contract::display::{Display, Section};
}
