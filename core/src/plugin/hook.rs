//! The three hook traits, which is all that an expansion implements.
//!
//! Each method has an empty default and is called only where a plugin registered it, so a rule that is not at the table
//! costs nothing. *Pure* hooks get a [`View`] and may be called at any time and any number of times: they must not keep
//! anything. *Changing* hooks get a [`Cx`], are called once, and never run inside one another: what they cause goes into a queue that
//! the engine empties when the hook is over.
//!
//! Kinds of hooks: *own* (only the phase's own handler), *first* (an answer ends it), *relay* (a value passes from one to
//! the next), *all* (each hears it). The tables of all hooks are at the traits.

use crate::action::{Action, Ask};
use crate::cx::Cx;
use crate::geometry::Cell;
use crate::ids::{EdgeKind, Figure, Phase, Piece, Player, Players, Seg, Tile};
use crate::menu::Menu;
use crate::points::{Booking, Due, Occasion, Weights, Worth};
use crate::sight::Sight;
use crate::state::{Call, Place};
use crate::tile::fit::EdgeRules;
use crate::view::View;

/// Why a game cannot go on. Never caused by a player: what players may not do is not on the menu.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Fault(Box<FaultKind>);

/// What went wrong in a plugin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultKind {
    /// A plugin panicked.
    #[error("plugin {plugin} panicked in {hook}: {message}")]
    Panic {
        /// Which plugin.
        plugin: String,
        /// In which hook.
        hook: &'static str,
        /// What it said.
        message: String,
    },
    /// A plugin did what it must not do.
    #[error("{plugin} broke the contract of {hook}: {what}")]
    Contract {
        /// Which plugin.
        plugin: String,
        /// Of which hook.
        hook: &'static str,
        /// What is wrong, and what would be right.
        what: String,
    },
}

impl Fault {
    /// A plugin panicked.
    #[cold]
    pub(crate) fn panic(plugin: &str, hook: &'static str, message: String) -> Fault {
        Fault(Box::new(FaultKind::Panic { plugin: plugin.into(), hook, message }))
    }

    /// A plugin did what it must not do.
    #[cold]
    pub fn contract(plugin: &str, hook: &'static str, what: &str) -> Fault {
        Fault(Box::new(FaultKind::Contract { plugin: plugin.into(), hook, what: what.into() }))
    }

    /// What went wrong.
    pub fn kind(&self) -> &FaultKind {
        &self.0
    }
}

/// What a changing hook of a phase answers. There is no "refuse": only what the menu offered comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// This phase is over and the schedule goes on. From an offer: it used up the phase that it was offered in.
    Done,
    /// Ask this player. The menu is made of `options`, offers and narrowings; one with nothing but `pass` is passed.
    Ask(Ask),
    /// Ask the same question again, after something that was done besides.
    Again,
    /// Run something first, then `resume` whoever answered this.
    Call(Call),
    /// Go to an earlier phase of the same schedule: a tile that fits nowhere, draw again.
    Back(Phase),
    /// Run the same schedule again from its first phase: a tile was declined, so all who may bring one are asked again.
    Restart,
    /// Leave what is running.
    Leave(Level),
}

/// How much to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The running schedule.
    Schedule,
    /// All frames of the turn above the one that runs turns.
    Turn,
    /// The game goes to its end scoring.
    Game,
}

/// What a changing hook of a phase returns.
pub type Step = Result<Flow, Fault>;

/// A step of a turn, or something offered in another's step.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `enter` | own | the frame reaches the phase | `Cx` | `Flow` | the schedule's |
/// | `options` | own, pure | after `Ask` and `Again`, on load | `View`, `Ask`, menu | entries | first in the menu |
/// | `act` | own | an entry of this handler was chosen, in its own phase or another's | `Cx`, player, action | `Flow`; from a door `Done`, `Again` or `Call` | one handler |
/// | `resume` | own | what it called is over | `Cx` | `Flow` | one handler |
/// | `offer` | all, pure | the menu of a phase at its door is made | `View`, `Ask`, menu | entries | by plugin id |
/// | `narrow` | relay, pure | after all offers | `View`, `Ask`, menu | fewer entries | by plugin id |
/// | `sights` | all, pure | a screen is drawn | `View`, who looks, list | what is to be seen | by plugin id |
/// | `over` | first, pure | at the end of a turn, and when nothing that is left fits | `View`, which of the two | yes or no | by plugin id |
pub trait TurnPhase: Send + Sync {
    /// *own*: the frame reaches this phase. Do what needs nobody, or `Ask`, or `Call`.
    fn enter(&self, _cx: &mut Cx) -> Step {
        Ok(Flow::Done)
    }

    /// *own, pure*: what the asked player may do.
    fn options(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *own*: an entry that this handler put into the menu was chosen, in its own phase or in another's.
    fn act(&self, _cx: &mut Cx, _who: Player, _a: Action) -> Step {
        Ok(Flow::Done)
    }

    /// *own*: what this handler called is over.
    fn resume(&self, _cx: &mut Cx) -> Step {
        Ok(Flow::Done)
    }

    /// *all, pure*: more entries for a door that this handler registered for.
    fn offer(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure*: takes entries out, after all offers.
    fn narrow(&self, _v: View, _ask: Ask, _menu: &mut Menu) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: what is to be seen of this plugin besides tiles, tokens and figures, with prices for whoever looks. For screens.
    fn sights(&self, _v: View, _who: Player, _out: &mut Vec<Sight>) -> Result<(), Fault> {
        Ok(())
    }

    /// *first, pure*: is the game over?
    fn over(&self, _v: View, _nothing_fits: bool) -> Result<bool, Fault> {
        Ok(false)
    }
}

/// Where the tile in hand might go: for each cell of the frontier the turns, as bits.
pub struct Candidates<'a> {
    /// The cells.
    pub cells: &'a [Cell],
    /// The turns in which the tile may be laid there; `limit` clears bits, `repair` sets bits.
    pub turns: &'a mut [u8],
    /// For `repair`: the turns of which this plugin said [`Cure::Perhaps`]. Empty for `limit`.
    pub mismatched: &'a [u8],
}

/// Can a plugin put right what does not match, as far as the edges tell?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cure {
    /// It cannot.
    Never,
    /// That depends on the position: `repair` is asked.
    Perhaps,
    /// It can, wherever these edges come together, for whomever `repairs` says yes. On a board that ends somewhere, where an edge may
    /// face nothing at all, this is taken for `Perhaps`.
    Always,
}

/// Which figures may stand on a segment that was just laid; hooks narrow `kinds` or lift the rule of occupancy for some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The segment.
    pub seg: Seg,
    /// The kinds of figures, as bits.
    pub kinds: u32,
    /// Those that may go there although somebody's follower stands on the feature, as bits. A figure that wants company (a
    /// builder) has its bit set here by its plugin, and cleared in `kinds` where the company is missing.
    pub even_if_occupied: u32,
}

/// What tiles, tokens and the board mean for placing and for the graph.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `limit` | relay, pure | once a decision, for all cells | `View`, player, tile, candidates | turns struck out | any: it only takes away |
/// | `repairs` | all, pure | before mismatches are looked for | `View`, player | can `repair` add anything? | any |
/// | `cures` | all, pure | once for each table, before any game | edges of a tile, edges demanded | [`Cure`] | any |
/// | `repair` | all, pure | only if its `repairs` says yes and there is a `Perhaps` | as `limit` | turns that it can put right | any: it only adds |
/// | `placed` | all, queued | printed segments are in the graph, nobody was asked yet | `Cx`, piece | segments, links, open cells, calls | after/before |
/// | `closed` | relay, pure, by kind | a feature has no open end | `View`, feature, yes or no | yes or no | after/before |
/// | `claim` | relay, pure, by kind | a deploy menu is made | `View`, player, claim | kinds of figures, occupancy lifted | after/before |
/// | `moved` | all, queued | a figure changed place | `Cx`, figure, from, to | calls | after/before |
/// | `parted` | all, queued | a link was taken away | `Cx`, the two segments | calls | after/before |
pub trait TileFeature: Send + Sync {
    /// *relay, pure*: further limits on where the tile may go.
    fn limit(&self, _v: View, _who: Player, _tile: Tile, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: can `who` put any mismatch right now? Called for each `repair` that is registered, so that a player without the
    /// means costs nothing.
    fn repairs(&self, _v: View, _who: Player) -> bool {
        true
    }

    /// *all, pure, without a game*: what can this plugin do where a tile with these edges is laid against these demands, both in the
    /// order of [`Side::ALL`](crate::Side::ALL)? Called while the rules are compiled, wherever each mismatch is of a pair that can be
    /// [repaired](crate::Registrar::repairable). The better the answer, the less is asked in play.
    fn cures(&self, _rules: &EdgeRules, _edges: [EdgeKind; 4], _demanded: [Option<EdgeKind>; 4]) -> Cure {
        Cure::Perhaps
    }

    /// *all, pure*: which of the mismatched turns can `who` put right at once? Sets their bits in `turns`.
    fn repair(&self, _v: View, _who: Player, _tile: Tile, _at: &mut Candidates) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: the piece lies and its printed segments are in the graph.
    fn placed(&self, _cx: &mut Cx, _piece: Piece) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: the feature has no open end; does it count as complete?
    fn closed(&self, _v: View, _feature: Seg, _yes: &mut bool) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: who may be put on this segment?
    fn claim(&self, _v: View, _who: Player, _claim: &mut Claim) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: a figure changed place. Not for asking.
    fn moved(&self, _cx: &mut Cx, _figure: Figure, _from: Place, _to: Place) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: a link between two segments was taken away (a ferry moved), so that their feature may have come apart. Not for asking.
    fn parted(&self, _cx: &mut Cx, _a: Seg, _b: Seg) -> Result<(), Fault> {
        Ok(())
    }
}

/// What features are worth and who is paid.
///
/// | hook | kind | when | receives | returns | order |
/// |---|---|---|---|---|---|
/// | `worth` | relay by stage, pure, by kind | valuing, projecting, a castle looking | `View`, feature, occasion, lines | lines | [`Stage`], then after/before |
/// | `weigh` | relay, pure, by kind | owners are wanted | `View`, feature, weights | weights | after/before |
/// | `owners` | relay, pure, by kind | after `weigh` | `View`, feature, weights, set | players paid | after/before |
/// | `award` | relay by stage, pure, by kind | for each owner | `View`, feature, player, occasion, lines | lines | [`Stage`], then after/before |
/// | `scored` | all, queued, by kind | a feature was paid | `Cx`, docket entry, who was paid | calls, own slot | after/before |
/// | `paid` | all, queued | points were booked | `Cx`, booking | calls, own slot | after/before |
/// | `hope` | relay, pure, by kind | a bot judges a position | `View`, feature, points | points | after/before |
/// | `last` | all, pure | the end of the game, and any projection of it | `View`, list | bookings | after/before |
pub trait Scoring: Send + Sync {
    /// *relay by stage, pure, by kind*: what the feature is worth to anybody.
    fn worth(&self, _v: View, _feature: Seg, _why: Occasion, _worth: &mut Worth) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: how much each player weighs. Comes filled with the weights of the followers there.
    fn weigh(&self, _v: View, _feature: Seg, _weights: &mut Weights) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: who is paid. Comes filled with all who have the greatest weight.
    fn owners(&self, _v: View, _feature: Seg, _weights: &Weights, _to: &mut Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay by stage, pure, by kind*: what changes for one of the owners.
    fn award(&self, _v: View, _feature: Seg, _to: Player, _why: Occasion, _worth: &mut Worth) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, by kind*: the feature was paid.
    fn scored(&self, _cx: &mut Cx, _due: Due, _paid: Players) -> Result<(), Fault> {
        Ok(())
    }

    /// *all*: points were booked.
    fn paid(&self, _cx: &mut Cx, _booking: Booking) -> Result<(), Fault> {
        Ok(())
    }

    /// *relay, pure, by kind*: about how many points a feature that is not completed as others are may bring its owners yet, by what lies
    /// around it now. For bots, who make of it what they like.
    fn hope(&self, _v: View, _feature: Seg, _points: &mut i16) -> Result<(), Fault> {
        Ok(())
    }

    /// *all, pure*: what is still owed at the end of the game, as bookings: paid then, and shown before.
    fn last(&self, _v: View, _out: &mut Vec<Booking>) -> Result<(), Fault> {
        Ok(())
    }
}

/// The stages in which `worth` and `award` work on the lines, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Count tiles, pennants, cities.
    Count,
    /// Change what each is worth.
    Each,
    /// Add more.
    Add,
    /// Double or halve.
    Scale,
    /// Bound from above or below.
    Cap,
}

/// The hooks of [`TileFeature`], to say which ones to register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the method of that name")]
pub enum TileHook {
    Limit,
    Repair,
    Placed,
    Closed,
    Claim,
    Moved,
    Parted,
}

/// The hooks of [`Scoring`], to say which one to register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each is the method of that name")]
pub enum ScoreHook {
    Worth(Stage),
    Weigh,
    Owners,
    Award(Stage),
    Scored,
    Paid,
    Hope,
    Last,
}
