//! The hooks of rules: one list, from which everything that concerns them is made.
//!
//! The macro call at the end of this file names each hook once. From it come the methods of [`Rule`] that
//! register hooks, the guard that keeps a panic inside the plugin, the tables that the engine calls, the
//! names that a [`Watch`](crate::Watch) sees, and [`RULE_HOOKS`], the data of the tables in the guides.

use std::sync::Arc;

use crate::model::action::Ask;
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Kind, OfferPoint, PlacedTile, Player, Players, SegmentId, TileType};
use crate::model::points::{FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::plugin::display::Display;
use crate::plugin::fault::Fault;
use crate::plugin::hook::{Context, View};
use crate::plugin::hook_tables::{self, Circle};
use crate::plugin::menu::Menu;
use crate::plugin::order::Order;
use crate::plugin::placement::{Candidates, Claim};
use crate::plugin::registrar::Registrar;

/// The stages in which `value` and `award` change the lines, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Count tiles, pennants, cities.
    Count,
    /// Change the points for each.
    Each,
    /// Add more.
    Add,
    /// Double or halve.
    Scale,
    /// Bound from above or below.
    Cap,
}

/// The description of a hook, for the tables in the guides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HookInfo {
    /// Its name, as a [`Watch`](crate::Watch) and a [`Fault`] name it.
    pub name: &'static str,
    /// The calls that register it: `reg.phase`, `reg.offer`, `reg.extend_placements` or `reg.rule`.
    pub registered_by: &'static str,
    /// How it is dispatched: own, all, relay, first; pure or queued; by kind, stage or offer point.
    pub dispatch: &'static str,
    /// The occasion on which it is called.
    pub called_when: &'static str,
    /// The arguments.
    pub receives: &'static str,
    /// The result, or what it may change.
    pub returns: &'static str,
    /// What decides the order of several plugins.
    pub order: &'static str,
}

impl HookInfo {
    /// The header of a table in Markdown, with the line below it.
    pub const HEADER: &str =
        "| registered by | hook | kind | when | receives | returns | order |\n|---|---|---|---|---|---|---|\n";
}

impl std::fmt::Display for HookInfo {
    /// Writes the row of a table in Markdown, without a line break.
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let HookInfo { name, registered_by, dispatch, called_when, receives, returns, order } = self;
        write!(f, "| `{registered_by}` | `{name}` | {dispatch} | {called_when} | {receives} | {returns} | {order} |")
    }
}

/// The kinds of segments that a hook is called for.
#[derive(Clone, Debug)]
pub(crate) enum Kinds {
    /// All kinds.
    All,
    /// These kinds.
    These(Vec<Kind>),
}

/// A registered function, with everything that decides its position in the tables.
pub(crate) struct Hooked<F: ?Sized> {
    pub(crate) kinds: Kinds,
    pub(crate) order: Order,
    pub(crate) stage: Option<Stage>,
    pub(crate) offer_point: OfferPoint,
    pub(crate) plugin: &'static str,
    pub(crate) function: Arc<F>,
}

/// A list of functions for each kind of segment.
pub(crate) struct ByKind<F: ?Sized>(pub(crate) Vec<Vec<Arc<F>>>);

impl<F: ?Sized> ByKind<F> {
    #[inline]
    pub(crate) fn of(&self, kind: Kind) -> &[Arc<F>] {
        &self.0[kind.index()]
    }
}

impl Registrar {
    /// Begins the registration of a rule. `data` holds the ids and options that its functions need; each
    /// registered function gets a copy of its own. The rule has no effect before a hook is registered.
    #[must_use = "a rule without a hook has no effect; register one, such as `.value(Stage::Add, f)`"]
    pub fn rule<T: Clone + Send + Sync + 'static>(&mut self, data: T) -> Rule<'_, T> {
        Rule { reg: self, data, kinds: Kinds::All, order: Order::default() }
    }
}

impl<T> Rule<'_, T> {
    /// Restricts the hooks that are registered after this call to features of these kinds. It has no effect
    /// on hooks that are not dispatched by kind.
    #[must_use]
    pub fn for_kinds(mut self, kinds: impl IntoIterator<Item = Kind>) -> Self {
        self.kinds = Kinds::These(kinds.into_iter().collect());
        self
    }

    /// Orders the hooks that are registered after this call before or after those of other plugins. The names
    /// are ids of plugins; one that is not at the table is skipped.
    #[must_use]
    pub fn in_order(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    fn hooked<F: ?Sized>(&self, stage: Option<Stage>, offer_point: OfferPoint, function: Arc<F>) -> Hooked<F> {
        let (kinds, order, plugin) = (self.kinds.clone(), self.order.clone(), self.reg.plugin);
        Hooked { kinds, order, stage, offer_point, plugin, function }
    }
}

/// The type of the first parameter, how a guard calls the function, and the words for the guides.
macro_rules! access {
    (type pure) => { View<'_> };
    (type queued) => { &mut Context<'_> };
    (word pure) => { ", pure" };
    (word queued) => { ", queued" };
    (words pure) => { "`View`" };
    (words queued) => { "`Context`" };
    (guarded pure $guard:ident $hook:ident $on:ident ($($arg:ident),*)) => {
        $guard.call(stringify!($hook), |(data, f)| f(data, $on, $($arg),*))
    };
    (guarded queued $guard:ident $hook:ident $on:ident ($($arg:ident),*)) => {
        $guard.change(stringify!($hook), $on, |(data, f), cx| f(data, cx, $($arg),*))
    };
}

/// What depends on the table that holds a hook: its type, the words, the parameters of the registration.
macro_rules! table {
    (type list $f:ty) => { Vec<Arc<$f>> };
    (type by_kind $f:ty) => { ByKind<$f> };
    (type by_stage $f:ty) => { ByKind<$f> };
    (type by_offer_point $f:ty) => { Vec<(OfferPoint, Arc<$f>)> };
    (word list) => { "" };
    (word by_kind) => { ", by kind" };
    (word by_stage) => { ", by stage and kind" };
    (word by_offer_point) => { ", by offer point" };
}

/// Makes one method of [`Rule`].
macro_rules! method {
    ([$($doc:tt)*] by_stage $access:ident $name:ident ($($arg:ident: $ty:ty),*) $ret:ty) => {
        method! { @with [$($doc)*] (stage: Stage) (Some(stage), OfferPoint(0)) $access $name ($($arg: $ty),*) $ret }
    };
    ([$($doc:tt)*] by_offer_point $access:ident $name:ident ($($arg:ident: $ty:ty),*) $ret:ty) => {
        method! { @with [$($doc)*] (offer_point: OfferPoint) (None, offer_point) $access $name ($($arg: $ty),*) $ret }
    };
    ([$($doc:tt)*] $table:ident $access:ident $name:ident ($($arg:ident: $ty:ty),*) $ret:ty) => {
        method! { @with [$($doc)*] () (None, OfferPoint(0)) $access $name ($($arg: $ty),*) $ret }
    };
    (@with [$($doc:tt)*] ($($key:ident: $of:ty)?) ($stage:expr, $offer_point:expr) $access:ident
        $name:ident ($($arg:ident: $ty:ty),*) $ret:ty) => {
        $($doc)*
        pub fn $name<F>(self, $($key: $of,)? f: F) -> Self
        where
            F: Fn(&T, access!(type $access), $($ty),*) -> Result<$ret, Fault> + Send + Sync + 'static,
        {
            let data = self.data.clone();
            let function: Arc<signature::$name> = if self.reg.is_guarded() {
                let guard = self.reg.guard((data, f));
                Arc::new(move |on: access!(type $access), $($arg: $ty),*| access!(guarded $access guard $name on ($($arg),*)))
            } else {
                Arc::new(move |on: access!(type $access), $($arg: $ty),*| f(&data, on, $($arg),*))
            };
            let hooked = self.hooked($stage, $offer_point, function);
            self.reg.hooks.$name.push(hooked);
            self
        }
    };
}

/// Takes the list of hooks: documentation, the way of dispatch, the table, the access, the signature, and the
/// words for the guides.
macro_rules! hooks {
    ($(
        $(#[$doc:meta])*
        $way:ident $table:ident $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty,
            when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
    )*) => {
        /// The types of the functions.
        #[allow(non_camel_case_types, reason = "each is named after its hook")]
        pub(crate) mod signature {
            use super::*;
            $(pub(crate) type $name = dyn Fn(access!(type $access), $($ty),*) -> Result<$ret, Fault> + Send + Sync;)*
        }

        /// The registered functions of all plugins.
        #[derive(Default)]
        pub(crate) struct Registered {
            $(pub(crate) $name: Vec<Hooked<signature::$name>>,)*
        }

        impl Registered {
            /// Returns the hook, the plugin and the order of each registered function.
            pub(crate) fn orders(&self) -> Vec<(&'static str, &'static str, &Order)> {
                let mut all = Vec::new();
                $(all.extend(self.$name.iter().map(|h| (stringify!($name), h.plugin, &h.order)));)*
                all
            }
        }

        /// The functions as the engine calls them.
        pub(crate) struct Hooks {
            $(pub(crate) $name: table!(type $table signature::$name),)*
        }

        impl Hooks {
            /// Sorts the registered functions into the tables.
            pub(crate) fn compile(registered: Registered, kinds: usize) -> Result<Hooks, Circle> {
                Ok(Hooks { $($name: hook_tables::$table(stringify!($name), registered.$name, kinds)?,)* })
            }
        }

        /// All hooks of rules, in the order of the guides.
        pub(crate) const RULE_HOOKS: &[HookInfo] = &[$(HookInfo {
            name: stringify!($name),
            registered_by: "reg.rule",
            dispatch: concat!(stringify!($way), table!(word $table), access!(word $access)),
            called_when: $when,
            receives: concat!(access!(words $access), $receives),
            returns: $returns,
            order: $order,
        }),*];

        /// A rule whose hooks are being registered, made by [`Registrar::rule`].
        ///
        /// Each method registers one hook with the function that it takes. The function receives the data of
        /// the rule, so a method of the data's type fits: `.value(Stage::Add, Inns::value)`. A method that is
        /// written and not registered is an unused function, which the compiler reports.
        ///
        /// | hook | kind | called when | receives | returns | order |
        /// |---|---|---|---|---|---|
        $(#[doc = concat!(
            "| [`", stringify!($name), "`](Self::", stringify!($name), ") | ", stringify!($way), table!(word $table),
            access!(word $access), " | ", $when, " | ", access!(words $access), $receives, " | ", $returns, " | ", $order, " |"
        )])*
        pub struct Rule<'r, T> {
            reg: &'r mut Registrar,
            data: T,
            kinds: Kinds,
            order: Order,
        }

        impl<T: Clone + Send + Sync + 'static> Rule<'_, T> {
            $(method! { [$(#[$doc])*] $table $access $name ($($arg: $ty),*) $ret })*
        }
    };
}

hooks! {
    /// Removes cells and rotations where a tile may not be placed.
    relay list pure restrict_placements(who: Player, tile: TileType, at: &mut Candidates<'_>) -> (),
        when "before a tile is offered, once for all cells" receives ", player, tile type, candidates"
        returns "fewer rotations" order "any";

    /// Reacts to a placed tile whose printed segments are in the graph, before any question.
    all list queued on_tile_placed(tile: PlacedTile) -> (),
        when "a tile was placed" receives ", placed tile"
        returns "segments, links, calls" order "after/before";

    /// Decides whether a feature without an open end counts as complete.
    relay by_kind pure closed(feature: SegmentId, yes: &mut bool) -> (),
        when "a feature has no open end" receives ", feature, yes or no"
        returns "yes or no" order "after/before";

    /// Changes which figures may be deployed on a segment.
    relay by_kind pure claim(who: Player, claim: &mut Claim) -> (),
        when "a menu for deploying is made" receives ", player, claim"
        returns "figure kinds" order "after/before";

    /// Reacts to a figure that changed its location. It must not ask a question.
    all list queued on_figure_moved(figure: Figure, from: FigureLocation, to: FigureLocation) -> (),
        when "a figure changed its location" receives ", figure, from, to"
        returns "calls" order "after/before";

    /// Reacts to a removed link between two segments (a ferry moved), after which their feature may be two. It
    /// must not ask a question.
    all list queued on_feature_split(a: SegmentId, b: SegmentId) -> (),
        when "a link was removed" receives ", two segments"
        returns "calls" order "after/before";

    /// Changes the value of a feature, which is the same for every owner.
    relay by_stage pure value(feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> (),
        when "a feature is scored, projected or compared" receives ", feature, scoring reason, lines"
        returns "lines" order "`Count`, `Each`, `Add`, `Scale`, `Cap`; then after/before";

    /// Changes the weight of each player. The weights of the followers on the feature are already in.
    relay by_kind pure weigh(feature: SegmentId, weights: &mut Weights) -> (),
        when "owners are determined" receives ", feature, weights"
        returns "weights" order "after/before";

    /// Changes the players who are paid. `to` already holds all players with the greatest weight.
    relay by_kind pure owners(feature: SegmentId, weights: &Weights, to: &mut Players) -> (),
        when "after `weigh`" receives ", feature, weights, set"
        returns "players who are paid" order "after/before";

    /// Changes the value of a feature for one of its owners.
    relay by_stage pure award(feature: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> (),
        when "for each owner" receives ", feature, player, scoring reason, lines"
        returns "lines" order "as `value`";

    /// Reacts to a feature that was scored.
    all by_kind queued on_feature_scored(due: PendingScore, paid: Players) -> (),
        when "a feature was scored" receives ", pending score, players who were paid"
        returns "own data, calls" order "after/before";

    /// Reacts to points that were awarded.
    all list queued on_points_awarded(entry: ScoreEntry) -> (),
        when "points were awarded" receives ", score entry"
        returns "own data, calls" order "after/before";

    /// Estimates the points that a feature of a kind that is never complete, such as a castle, may still bring
    /// its owners, from the tiles around it. Only bots use the estimate.
    relay by_kind pure expected_points(feature: SegmentId, points: &mut i16) -> (),
        when "a bot evaluates a position" receives ", feature, points"
        returns "points" order "after/before";

    /// Adds the score entries that are still due at the end of the game. They are paid then, and projected
    /// before.
    all list pure final_points(out: &mut Vec<ScoreEntry>) -> (),
        when "the end, and any projection of the scores" receives ", list"
        returns "score entries" order "after/before";

    /// Removes entries from the menu of each phase that has this offer point, after all offers.
    relay by_offer_point pure filter(ask: Ask, menu: &mut Menu) -> (),
        when "after all offers" receives ", `Ask`, menu"
        returns "fewer entries" order "after/before";

    /// Adds what screens show of the plugin in addition to tiles, tokens and figures, with the prices for the
    /// viewing player `who`.
    all list pure displays(who: Player, out: &mut Vec<Display>) -> (),
        when "a screen is drawn" receives ", player who looks, list"
        returns "displays" order "after/before";

    /// Returns `true` if the game is over. `nothing_fits` is `true` if a player found no tile that fits, and
    /// `false` at the end of a turn.
    first list pure is_game_over(nothing_fits: bool) -> bool,
        when "the end of a turn, or no tile fits" receives ", which of the two"
        returns "yes or no" order "after/before";
}
