//! The registration of rules: [`Registrar::rule`] and the methods of [`Rule`], one for each hook.

use std::sync::Arc;

use crate::api::register::Registrar;
use crate::contract::display::Display;
use crate::contract::fault::Fault;
use crate::contract::menu::Menu;
use crate::contract::order::Order;
use crate::contract::placement::{Candidates, Claim};
use crate::dispatch::hook::{Context, View, signature};
use crate::dispatch::hook_list::{access, hook_list, table};
use crate::dispatch::refusals::Origin;
use crate::dispatch::registered::{Hooked, Kinds, Registration, Stage};
use crate::model::action::Ask;
use crate::model::figure::FigureLocation;
use crate::model::ids::{Figure, Kind, OfferPoint, PlacedTile, Player, Players, SegmentId, TileType, Trait};
use crate::model::points::{ExpectedGain, FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::model::state::draw::{DrawReason, Fate};
use crate::model::trait_set::TraitSet;

impl Registrar {
    /// Begins the registration of a rule. `data` holds the ids and options that its functions need;
    /// each registered function gets a copy of its own. The rule has no effect before a hook is
    /// registered.
    #[must_use = "a rule without a hook has no effect; register one, such as `.value(Stage::Add, f)`"]
    pub fn rule<T: Clone + Send + Sync + 'static>(&mut self, data: T) -> Rule<'_, T> {
        Rule {
            reg: self,
            data,
            kinds: Kinds::All,
            tiles: None,
            owned: false,
            order: Order::default(),
            rules: &[],
            unfinished: &[],
        }
    }
}

impl<T> Rule<'_, T> {
    /// Restricts the hooks that are registered after this call to features of these kinds, and those
    /// that are dispatched by tile to tiles with a segment of one of them. It has no effect on other
    /// hooks.
    #[must_use]
    pub fn for_kinds(mut self, kinds: impl IntoIterator<Item = Kind>) -> Self {
        self.kinds = Kinds::These(kinds.into_iter().collect());
        self
    }

    /// Restricts the hooks that are registered after this call to tiles on which one of these traits
    /// is printed, as a trait of the tile or of one of its segments, and `filter` to menus while such
    /// a tile, or one that was granted such a trait, is in play. It has no effect on hooks that are
    /// not dispatched by tile.
    #[must_use]
    pub fn for_tiles(mut self, traits: impl IntoIterator<Item = Trait>) -> Self {
        self.tiles = Some(traits.into_iter().collect());
        self
    }

    /// Restricts the hooks that are registered after this call to figures of players: they are not
    /// called for neutral figures. It has no effect on hooks that are not dispatched by figure.
    #[must_use]
    pub fn for_owned_figures(mut self) -> Self {
        self.owned = true;
        self
    }

    /// Orders the hooks that are registered after this call before or after those of other plugins.
    /// The names are ids of plugins; one that is not at the table is skipped.
    #[must_use]
    pub fn in_order(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    /// Names the rules of the ledger that the hooks registered after this call carry out, so that
    /// [`Game::why`](crate::Game::why) names them when a `claim`, `restrict_placements` or `filter`
    /// refuses an action, and [`View::score_rules`](crate::View::score_rules) when a `value`, `award`,
    /// `weigh`, `owners` or `figure_bonuses` changes a score. See [`Registrar::refusals`] for the texts.
    #[must_use]
    pub fn of_rules(mut self, rules: &'static [&'static str]) -> Self {
        (self.rules, self.unfinished) = (rules, &[]);
        self
    }

    /// Names the rules that the hooks registered after this call carry out for a feature that is not
    /// complete, where [`Self::of_rules`] names those for a complete one.
    #[must_use]
    pub fn unfinished_by(mut self, rules: &'static [&'static str]) -> Self {
        self.unfinished = rules;
        self
    }

    fn hooked<F: ?Sized>(&self, stage: Option<Stage>, offer_point: OfferPoint, function: Arc<F>) -> Hooked<F> {
        let (kinds, tiles, order) = (self.kinds.clone(), self.tiles, self.order.clone());
        let (owned, origin) = (self.owned, Origin { plugin: self.reg.plugin, rules: self.rules, unfinished: self.unfinished });
        Hooked { by: Registration { kinds, tiles, owned, order, stage, offer_point, origin }, function }
    }
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
            // The only place that calls `f`, so that `f` is inlined.
            let function = Arc::new(move |on: access!(type $access), $($arg: $ty),*| f(&data, on, $($arg),*));
            let hooked = self.hooked($stage, $offer_point, guarded::$name(self.reg, function));
            self.reg.hooks.$name.push(hooked);
            self
        }
    };
}

/// Takes the list of hooks.
macro_rules! rule {
    ($(
        $(#[$doc:meta])*
        $way:ident $table:ident $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty,
            when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
    )*) => {
        /// A rule whose hooks are being registered, made by [`Registrar::rule`].
        ///
        /// Each method registers one hook with the function that it takes. The function receives
        /// the data of the rule, so a method of the data's type fits:
        /// `.value(Stage::Add, Inns::value)`. A method that is written and not registered is an
        /// unused function, which the compiler reports. Mark a function that is called for each
        /// segment or feature of a menu with `#[inline]`: it then becomes one function with the
        /// closure that holds the data.
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
            tiles: Option<TraitSet>,
            owned: bool,
            order: Order,
            rules: &'static [&'static str],
            unfinished: &'static [&'static str],
        }

        /// Functions that wrap a hook in a guard, if the hooks of the table are guarded.
        mod guarded {
            use super::*;

            $(pub(crate) fn $name(reg: &Registrar, hook: Arc<signature::$name>) -> Arc<signature::$name> {
                if !reg.is_guarded() {
                    return hook;
                }
                let guard = reg.guard(hook);
                Arc::new(move |on: access!(type $access), $($arg: $ty),*| access!(guarded $access guard $name on ($($arg),*)))
            })*
        }

        impl<T: Clone + Send + Sync + 'static> Rule<'_, T> {
            $(method! { [$(#[$doc])*] $table $access $name ($($arg: $ty),*) $ret })*
        }
    };
}

hook_list! { rule }
