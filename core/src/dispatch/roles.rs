//! The traits with several methods that belong together, a phase and an offer, and the list of all
//! hooks.
//!
//! [`ExtendPlacements`](crate::ExtendPlacements), the third such trait, is in `hook`.
//!
//! The macro calls of this file name each method once. From them come the traits, their guards, and
//! their part of [`HOOKS`].

use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, OfferFlow};
use crate::contract::menu::Menu;
use crate::dispatch::guard::Guard;
use crate::dispatch::hook::{Context, View};
use crate::dispatch::hook_info::{HookInfo, RULE_HOOKS};
use crate::model::action::{Action, Ask};
use crate::model::ids::Player;

/// Makes one method of a trait, with or without a default.
macro_rules! method {
    ([$($doc:tt)*] pure $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        $($doc)*
        fn $name(&self, v: View $(, $arg: $ty)*) -> Result<$ret, Fault>;
    };
    ([$($doc:tt)*] queued $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        $($doc)*
        fn $name(&self, cx: &mut Context $(, $arg: $ty)*) -> Result<$ret, Fault>;
    };
    ([$($doc:tt)*] pure $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty, $default:expr) => {
        $($doc)*
        #[allow(unused_variables, reason = "the default needs no argument")]
        fn $name(&self, v: View $(, $arg: $ty)*) -> Result<$ret, Fault> { Ok($default) }
    };
    ([$($doc:tt)*] queued $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty, $default:expr) => {
        $($doc)*
        #[allow(unused_variables, reason = "the default needs no argument")]
        fn $name(&self, cx: &mut Context $(, $arg: $ty)*) -> Result<$ret, Fault> { Ok($default) }
    };
}

/// Makes the same method of the guard.
macro_rules! guarded {
    (pure $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        fn $name(&self, v: View $(, $arg: $ty)*) -> Result<$ret, Fault> {
            self.call(stringify!($name), |inner| inner.$name(v $(, $arg)*))
        }
    };
    (queued $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty) => {
        fn $name(&self, cx: &mut Context $(, $arg: $ty)*) -> Result<$ret, Fault> {
            self.change(stringify!($name), cx, |inner, cx| inner.$name(cx $(, $arg)*))
        }
    };
}

macro_rules! row {
    ($by:literal $name:ident $kind:literal $when:literal $receives:literal $returns:literal $order:literal) => {
        HookInfo {
            name: stringify!($name),
            registered_by: $by,
            dispatch: $kind,
            called_when: $when,
            receives: $receives,
            returns: $returns,
            order: $order,
        }
    };
}

/// Takes a trait: documentation, the call that registers it, and for each method documentation,
/// access, signature, the default if it has one, and the words for the guides.
macro_rules! role {
    (
        $(#[$about:meta])*
        $role:ident $rows:ident $by:literal {
            $(
                $(#[$doc:meta])*
                $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty $(= $default:expr)?,
                    kind $kind:literal when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
            )*
        }
    ) => {
        $(#[$about])*
        ///
        /// | hook | kind | called when | receives | returns | order |
        /// |---|---|---|---|---|---|
        $(#[doc = concat!(
            "| [`", stringify!($name), "`](Self::", stringify!($name), ") | ", $kind, " | ", $when, " | ", $receives, " | ",
            $returns, " | ", $order, " |"
        )])*
        pub trait $role: Send + Sync {
            $(method! { [$(#[$doc])*] $access $name($($arg: $ty),*) -> $ret $(, $default)? })*
        }

        impl<T: $role> $role for Guard<T> {
            $(guarded! { $access $name($($arg: $ty),*) -> $ret })*
        }

        const $rows: &[HookInfo] = &[$(row!($by $name $kind $when $receives $returns $order)),*];
    };
}

role! {
    /// A step of a schedule, registered with [`Registrar::phase`](crate::Registrar::phase).
    ///
    /// ```
    /// // After the placement, the player may take a shell.
    /// use bastide_core::{
    ///     Action, ArgKind, Ask, Context, Fault, Flow, InstallError, Menu, PASS, Player, Prompt, Registrar, Step, Target,
    ///     TargetKind, Token, TurnPhase, Verb, View, at,
    /// };
    ///
    /// struct TakeShell {
    ///     take: Verb,
    ///     shell: Token,
    ///     prompt: Prompt,
    /// }
    ///
    /// impl TurnPhase for TakeShell {
    ///     fn enter(&self, cx: &mut Context) -> Step {
    ///         Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)))
    ///     }
    ///
    ///     fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
    ///         menu.add(self.take, Target::None, 0);
    ///         menu.add(PASS, Target::None, 0);
    ///         Ok(())
    ///     }
    ///
    ///     fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
    ///         if action.verb == self.take {
    ///             cx.hand_out(who, self.shell, 1);
    ///         }
    ///         Ok(Flow::Done)
    ///     }
    /// }
    ///
    /// fn install(reg: &mut Registrar) -> Result<(), InstallError> {
    ///     let take = reg.verb("ponds.take", TargetKind::None, ArgKind::None)?;
    ///     let (shell, prompt) = (reg.define_token("shell", 0), reg.prompt("Take a shell?"));
    ///     reg.phase("tile-play", "ponds.take-shell", at("placed"), &[], TakeShell { take, shell, prompt });
    ///     Ok(())
    /// }
    /// ```
    TurnPhase PHASE_HOOKS "reg.phase" {
        /// Runs when the frame reaches this phase. Does what needs no decision, or returns `Ask` or
        /// `Call`.
        queued enter() -> Flow = Flow::Done,
            kind "own" when "the turn reaches the phase" receives "`Context`" returns "`Flow`" order "the schedule's";

        /// Adds to the menu what the asked player may do.
        pure options(ask: Ask, menu: &mut Menu) -> () = (),
            kind "own, pure" when "after `Ask` and `Again`, and when a game is loaded" receives "`View`, `Ask`, menu"
            returns "entries" order "first in the menu";

        /// Performs an entry that this phase put into the menu, or a verb that it
        /// [serves](crate::Registrar::service).
        queued act(who: Player, action: Action) -> Flow = Flow::Done,
            kind "own" when "an entry of this phase was chosen" receives "`Context`, player, action"
            returns "`Flow`" order "one";

        /// Continues after the program that this phase called has ended.
        queued resume() -> Flow = Flow::Done,
            kind "own" when "the program that it called has ended" receives "`Context`" returns "`Flow`" order "one";
    }
}

role! {
    /// Entries in the menus of other plugins' phases, registered with
    /// [`Registrar::offer`](crate::Registrar::offer) at an offer point.
    ///
    /// ```
    /// // In the deploy step, a player may use a shell instead.
    /// use bastide_core::{
    ///     Action, ArgKind, Ask, Context, Fault, InstallError, Menu, Offer, OfferFlow, OfferStep, Player, Registrar, Target,
    ///     TargetKind, Token, Verb, View,
    /// };
    ///
    /// struct UseShell {
    ///     blow: Verb,
    ///     shell: Token,
    /// }
    ///
    /// impl Offer for UseShell {
    ///     fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
    ///         if v.core.tokens(ask.player, self.shell) > 0 {
    ///             menu.add(self.blow, Target::None, 0);
    ///         }
    ///         Ok(())
    ///     }
    ///
    ///     fn act(&self, cx: &mut Context, who: Player, _action: Action) -> OfferStep {
    ///         cx.give(who, self.shell, -1);
    ///         Ok(OfferFlow::Done)
    ///     }
    /// }
    ///
    /// fn install(reg: &mut Registrar) -> Result<(), InstallError> {
    ///     let blow = reg.verb("ponds.blow", TargetKind::None, ArgKind::None)?;
    ///     let (shell, deploying) = (reg.define_token("shell", 1), reg.offer_point("deploy-step"));
    ///     reg.offer(deploying, UseShell { blow, shell });
    ///     Ok(())
    /// }
    /// ```
    Offer OFFER_HOOKS "reg.offer" {
        /// Adds entries to the menu of a phase that has the offer point.
        pure offer(ask: Ask, menu: &mut Menu) -> (),
            kind "all, pure, by offer point" when "a phase with its offer point asks" receives "`View`, `Ask`, menu"
            returns "entries" order "by id";

        /// Performs an entry that this offer put into the menu, or a verb that it
        /// [serves](crate::Registrar::service).
        queued act(who: Player, action: Action) -> OfferFlow,
            kind "own" when "an entry of this offer was chosen" receives "`Context`, player, action"
            returns "`OfferFlow`: `Done`, `Again` or `Call`" order "one";

        /// Continues after the program that this offer called has ended.
        queued resume() -> OfferFlow = OfferFlow::Done,
            kind "own" when "the program that it called has ended" receives "`Context`" returns "`OfferFlow`" order "one";
    }
}

/// The hooks of [`ExtendPlacements`](crate::ExtendPlacements).
const EXTENSION_HOOKS: &[HookInfo] = &[
    row!("reg.extend_placements" can_extend_placements "all, pure" "before the search for mismatches" "`View`, player" "yes or no" "any"),
    row!("reg.extend_placements" extension_for "all, pure" "once a table, before any game" "edges of a tile, edges demanded" "`Extension`" "any"),
    row!("reg.extend_placements" extend_placements "all, pure" "the two hooks above say yes and `Perhaps`" "as `restrict_placements`" "more rotations" "any"),
];

const COUNT: usize = PHASE_HOOKS.len() + OFFER_HOOKS.len() + EXTENSION_HOOKS.len() + RULE_HOOKS.len();

/// All hooks, in the order of the guides.
pub const HOOKS: &[HookInfo] = &{
    let lists = [PHASE_HOOKS, OFFER_HOOKS, EXTENSION_HOOKS, RULE_HOOKS];
    let mut all = [PHASE_HOOKS[0]; COUNT];
    let (mut list, mut at, mut i) = (0, 0, 0);
    while list < lists.len() {
        if i < lists[list].len() {
            all[at] = lists[list][i];
            (at, i) = (at + 1, i + 1);
        } else {
            (list, i) = (list + 1, 0);
        }
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_each_hook_of_each_registration_once() {
        assert!(HOOKS.len() > 20);
        for (i, hook) in HOOKS.iter().enumerate() {
            let same = |other: &&HookInfo| (other.registered_by, other.name) == (hook.registered_by, hook.name);
            assert!(!HOOKS[..i].iter().any(|other| same(&other)), "{} {}", hook.registered_by, hook.name);
        }
        assert_eq!(HOOKS.iter().filter(|hook| hook.registered_by == "reg.rule").count(), RULE_HOOKS.len());
    }
}
