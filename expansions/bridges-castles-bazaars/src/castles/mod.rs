//! Castles: small cities that score the features completed around them (RULES.md, "Castles" and
//! "Castle scoring").
//!
//! A small city that is completed may become a castle instead of being scored: [`decide`] asks its
//! owners between collecting and paying. From the next scoring on the castle has a [`fief`].
//! [`mixed`] is about cities that some of their owners score and others build.
//! [`chain`] scores it with the first feature completed there, or with a neighbouring castle.
//! [`farms`] counts castles for farmers. [`lords`] removes the figures on castles at the end.
//! [`expected`] computes what castles would score with the features that are already complete, and
//! [`displays`] describes castles for screens.

mod chain;
mod decide;
mod displays;
mod expected;
mod farms;
mod fief;
mod left_at_end;
mod lords;
mod mixed;
mod set_apart;
mod small;

use bastide_core::author::prelude::*;

use crate::PIECES;
use fief::Fief;
use left_at_end::LeftAtEnd;
use set_apart::SetApart;

/// A castle on the board.
#[derive(Clone, Copy, Hash)]
struct Castle {
    fief: Fief,
    /// Any segment of it.
    seg: SegmentId,
    /// CA-50, CA-51, CA-53: who built it, whose tokens lie on it. Its lords may be others by now (CP-60).
    builders: Players,
    /// CA-37: the scoring in which it was built.
    built_in: u16,
    /// CA-38: the turn in which it was built, and the turn within a round.
    turn: (u16, u16),
    /// CA-24: the scoring in which it scored; 0 before that.
    done_in: u16,
    /// The wave of that scoring in which it scored.
    wave: u8,
    /// The value it scored, which other castles may score with (CA-33).
    value: i16,
    /// EG-01: its lords left because the game ended, so that it is not completed.
    left_at_end: LeftAtEnd,
}

/// A small city that may become a castle, while its owners are asked.
#[derive(Clone, Copy, Hash)]
struct Offer {
    /// Its index in the scoring queue.
    due: u8,
    /// CA-48: the players who have the majority.
    holders: Players,
    /// The holders who build a castle.
    builders: Players,
}

/// The state of castles.
#[derive(Hash, Default)]
struct Kept {
    castles: Vec<Castle>,
    offers: Vec<Offer>,
    /// CA-56: the question being asked: a player, counted from the active one, and an offer.
    asked: (u8, u8),
    /// The wave that is being scored.
    wave: u8,
    /// The choices made in this wave: castles with their values.
    chosen: Vec<(u8, i16)>,
    /// CA-35b: the values of castles with features in their own fiefs, while they are compared with
    /// their neighbours.
    own: Vec<(u8, i16)>,
    /// The castle whose owner is asked.
    about: u8,
    /// SH-124: features that other plugins barred from becoming castles.
    barred: Vec<SegmentId>,
    /// IX-41: the figures of builders in cities that others score now.
    set_apart: SetApart,
}

copy_in_place!(Kept { castles, offers, asked, wave, chosen, own, about, barred, set_apart });

/// The definition of a small city (CA-02 to CA-05).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Semicircular,
    EndSegments,
    TwoTiles,
}

/// The first moment at which a castle may score (CA-37, CA-38).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eligible {
    LaterScoring,
    LaterTurn,
    SameScoring,
}

/// The player who decides between different values (CA-35).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Conflict {
    Active,
    Owner,
    Max,
}

/// The rules of castles, as the options of a table set them.
#[derive(Clone, Copy)]
struct Castles {
    slot: Slot<Kept>,
    token: Token,
    city: Kind,
    field: Kind,
    castle: Kind,
    label: Label,
    no_castle: Trait,
    triangular: Trait,
    /// MP-91: the trait of a city that is printed behind a border and takes the place of a tile.
    stands_in_for_tile: Trait,
    build: Verb,
    score: Verb,
    take: Verb,
    which_feature: Prompt,
    which_castle: Prompt,
    convert: Prompt,
    shape: Shape,
    eligible: Eligible,
    conflict: Conflict,
    active_only: bool,
    sealed: bool,
    take_best: bool,
    joint: bool,
    or_neighbour: bool,
    overlap: bool,
    mixed_triggers: bool,
    first_owner_decides: bool,
    /// IX-34: a castle that brings its lord nothing passes nothing on.
    passes_award: bool,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // IX-21: a castle does not lie on a single tile. Its figures come from the city; no figure
    // is deployed there.
    let spec = KindSpec { on_one_tile: false, ..KindSpec::new(EdgeContact::Inside, CompletionRule::Never) };
    let by_order = o.word("castle_multi_choice")? == "owner_picks_order";
    // CA-32: another wording of the same choice.
    let which =
        if by_order { "Which feature is scored first, for your castle?" } else { "Which feature does your castle score?" };
    let rules = Castles {
        slot: reg.slot(),
        token: reg.define_token("castle", crate::supply(o, "castle_supply")?),
        city: reg.kind("city"),
        field: reg.kind("field"),
        castle: reg.define_kind("castle", spec),
        label: reg.label("castle"),
        no_castle: reg.tile_trait("no-castle"),
        triangular: reg.tile_trait("triangular"),
        stands_in_for_tile: reg.tile_trait("castle-site"),
        build: reg.verb("castles.build", TargetKind::Segment, ArgKind::None)?,
        score: reg.verb("castles.score", TargetKind::Segment, ArgKind::None)?,
        take: reg.verb("castles.take", TargetKind::Segment, ArgKind::None)?,
        which_feature: reg.prompt(which),
        which_castle: reg.prompt("With which castle does this one score?"),
        convert: reg.prompt("Build a castle, or score the city?"),
        shape: match o.word("small_city_shape")? {
            "two_end_segments" => Shape::EndSegments,
            "any_two_tiles" => Shape::TwoTiles,
            _ => Shape::Semicircular,
        },
        eligible: match o.word("castle_first_eligible")? {
            "later_turn" => Eligible::LaterTurn,
            "same_scoring" => Eligible::SameScoring,
            _ => Eligible::LaterScoring,
        },
        conflict: match o.word("castle_cascade_conflict")? {
            "active_player" => Conflict::Active,
            "max" => Conflict::Max,
            _ => Conflict::Owner,
        },
        active_only: o.word("castle_builder")? == "active_player_only",
        sealed: o.word("castle_decision_order")? == "simultaneous_secret",
        take_best: o.switch("castle_auto_choose_max")?,
        joint: o.word("castle_cascade_model")? == "joint_group",
        or_neighbour: o.word("castle_own_project")? == "or_neighbour",
        overlap: o.word("castle_chain_condition")? == "fiefs_overlap",
        mixed_triggers: o.switch("mixed_small_city_triggers")?,
        first_owner_decides: o.word("shared_castle_decider")? == "clockwise_first_owner",
        passes_award: o.word("mayor_castle_passes")? == "zero",
    };
    reg.define_ware("castle", WareSpec::new(WareKind::Tokens { token: rules.token, pieces: PIECES }));
    // CA-09, CA-29: each of these actions applies to a feature, whichever of its segments is named.
    [rules.build, rules.score, rules.take].into_iter().for_each(|verb| reg.means_feature(verb));
    decide::install(rules, reg)?;
    chain::install(rules, reg);
    farms::install(rules, o, reg)?;
    expected::install(rules, reg);
    displays::install(rules, o, reg)?;
    mixed::install(rules, reg);
    lords::install(rules, o, reg)
}

impl Castles {
    /// CP-60: returns the players who have a figure on a castle, whoever built it.
    fn lords(&self, v: View, castle: &Castle) -> Players {
        let owners = v.core.figures_on(castle.seg).filter_map(|(_, f)| f.owner);
        // CA-51: while others score it as a city, their figures stand there too.
        let mixed = !self.is_converted(v, castle);
        owners.filter(|p| !mixed || castle.builders.has(*p)).collect()
    }

    /// Returns `true` if a castle is no longer a city, which others may score first (CA-51).
    fn is_converted(&self, v: View, castle: &Castle) -> bool {
        v.core.graph.get(castle.seg).kind == self.castle
    }

    /// CP-60: returns `true` for a castle that its lords left before it scored, so that it never
    /// scores.
    fn is_abandoned(&self, v: View, castle: &Castle) -> bool {
        castle.done_in == 0 && !castle.left_at_end.0 && self.is_converted(v, castle) && self.lords(v, castle).is_empty()
    }
}

/// Returns the segment that identifies a feature on menus and in the state: the one that was placed
/// first.
fn first(v: View, feature: SegmentId) -> SegmentId {
    v.core.graph.members(feature).min().unwrap_or(feature)
}

/// Returns the player who placed the tile.
fn active(v: View) -> Player {
    v.core.tile_play.player
}
