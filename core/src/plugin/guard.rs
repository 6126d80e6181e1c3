//! Keeps a panic inside the library that caused it.
//!
//! A panic that unwinds from one library into another ends the program. So as soon as one plugin of a table comes from a library,
//! every hook is put into a [`Guard`], and every value of a slot into a [`Kept`]. Both are made by generic methods of the
//! [`Registrar`](crate::Registrar), so they are compiled into the plugin's own crate and catch what it throws; a panic becomes a [`Fault`] that
//! names plugin and hook. At a table without libraries there is neither, and nothing is paid for them.
//!
//! A guard also tells a [`Watch`], if there is one, when a hook begins and ends.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use crate::model::action::{Action, Ask};
use crate::model::figure::Place;
use crate::model::ids::{EdgeKind, Figure, Piece, Player, Players, Seg, Tile};
use crate::model::kept::{drop_inside, message};
use crate::model::points::{Booking, Due, Occasion, Weights, Worth};
use crate::model::tile::fit::{Cure, EdgeRules};
use crate::plugin::display::Sight;
use crate::plugin::fault::Fault;
use crate::plugin::flow::Step;
use crate::plugin::hook::{Cx, Scoring, TileFeature, TurnPhase, View};
use crate::plugin::menu::Menu;
use crate::plugin::placement::{Candidates, Claim};

/// Somebody who wants to know which hooks are called: to measure what they cost, say. See
/// [`Registrar::watch`](crate::Registrar::watch). Pure hooks may be called inside one another.
pub trait Watch: Send + Sync {
    /// A hook begins.
    fn begin(&self, plugin: &'static str, hook: &'static str);
    /// The hook that began last, of those that have not ended, ends.
    fn end(&self, plugin: &'static str, hook: &'static str);
}

/// Two who watch. The time of the outer one includes that of the inner one.
pub(crate) struct Both {
    pub(crate) outer: Arc<dyn Watch>,
    pub(crate) inner: Arc<dyn Watch>,
}

impl Watch for Both {
    fn begin(&self, plugin: &'static str, hook: &'static str) {
        self.outer.begin(plugin, hook);
        self.inner.begin(plugin, hook);
    }

    fn end(&self, plugin: &'static str, hook: &'static str) {
        self.inner.end(plugin, hook);
        self.outer.end(plugin, hook);
    }
}

/// A hook that does not let a panic out.
pub(crate) struct Guard<T> {
    /// Nothing only while it is dropped.
    inner: Option<T>,
    plugin: &'static str,
    watch: Option<Arc<dyn Watch>>,
    /// A hook that cannot fail and what it said when it panicked: the next one tells it.
    late: Mutex<Option<(&'static str, String)>>,
}

impl<T> Guard<T> {
    pub(crate) fn new(inner: T, plugin: &'static str, watch: Option<Arc<dyn Watch>>) -> Guard<T> {
        Guard { inner: Some(inner), plugin, watch, late: Mutex::new(None) }
    }

    fn caught<R>(&self, hook: &'static str, work: impl FnOnce(&T) -> R) -> Result<R, String> {
        let Some(inner) = &self.inner else { return Err("it was called while it was dropped".into()) };
        if let Some(watch) = &self.watch {
            watch.begin(self.plugin, hook);
        }
        let done = catch_unwind(AssertUnwindSafe(|| work(inner)));
        if let Some(watch) = &self.watch {
            watch.end(self.plugin, hook);
        }
        done.map_err(message)
    }

    #[cold]
    fn tell_later(&self, hook: &'static str, message: String) {
        self.late.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert((hook, message));
    }

    #[inline]
    fn call<R>(&self, hook: &'static str, work: impl FnOnce(&T) -> Result<R, Fault>) -> Result<R, Fault> {
        self.caught(hook, work).unwrap_or_else(|message| Err(Fault::panic(self.plugin, hook, message)))
    }

    /// A hook that changes the game: what it did that no plugin may do is noted in the log.
    fn change<R>(&self, hook: &'static str, cx: &mut Cx, work: impl FnOnce(&T, &mut Cx) -> Result<R, Fault>) -> Result<R, Fault> {
        let done = self.call(hook, |inner| work(inner, cx))?;
        match cx.log.take_breach() {
            Some(what) => Err(Fault::contract(self.plugin, hook, &what)),
            None => Ok(done),
        }
    }
}

impl<T> Drop for Guard<T> {
    fn drop(&mut self) {
        drop_inside(&mut self.inner);
    }
}

impl<T: TurnPhase> TurnPhase for Guard<T> {
    fn enter(&self, cx: &mut Cx) -> Step {
        self.change("enter", cx, |inner, cx| inner.enter(cx))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("options", |inner| inner.options(v, ask, menu))
    }

    fn act(&self, cx: &mut Cx, who: Player, a: Action) -> Step {
        self.change("act", cx, |inner, cx| inner.act(cx, who, a))
    }

    fn resume(&self, cx: &mut Cx) -> Step {
        self.change("resume", cx, |inner, cx| inner.resume(cx))
    }

    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("offer", |inner| inner.offer(v, ask, menu))
    }

    fn narrow(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("narrow", |inner| inner.narrow(v, ask, menu))
    }

    fn sights(&self, v: View, who: Player, out: &mut Vec<Sight>) -> Result<(), Fault> {
        self.call("sights", |inner| inner.sights(v, who, out))
    }

    fn over(&self, v: View, nothing_fits: bool) -> Result<bool, Fault> {
        self.call("over", |inner| inner.over(v, nothing_fits))
    }
}

impl<T: TileFeature> TileFeature for Guard<T> {
    fn limit(&self, v: View, who: Player, tile: Tile, at: &mut Candidates) -> Result<(), Fault> {
        self.call("limit", |inner| inner.limit(v, who, tile, at))
    }

    /// A panic here answers yes, and is told by the `repair` that is asked for then.
    fn repairs(&self, v: View, who: Player) -> bool {
        self.caught("repairs", |inner| inner.repairs(v, who)).unwrap_or_else(|message| {
            self.tell_later("repairs", message);
            true
        })
    }

    /// A panic here leaves the answer to `repair`, and is told by it.
    fn cures(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Cure {
        self.caught("cures", |inner| inner.cures(rules, edges, demanded)).unwrap_or_else(|message| {
            self.tell_later("cures", message);
            Cure::Perhaps
        })
    }

    fn repair(&self, v: View, who: Player, tile: Tile, at: &mut Candidates) -> Result<(), Fault> {
        match self.late.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some((hook, message)) => Err(Fault::panic(self.plugin, hook, message)),
            None => self.call("repair", |inner| inner.repair(v, who, tile, at)),
        }
    }

    fn placed(&self, cx: &mut Cx, piece: Piece) -> Result<(), Fault> {
        self.change("placed", cx, |inner, cx| inner.placed(cx, piece))
    }

    fn closed(&self, v: View, feature: Seg, yes: &mut bool) -> Result<(), Fault> {
        self.call("closed", |inner| inner.closed(v, feature, yes))
    }

    fn claim(&self, v: View, who: Player, claim: &mut Claim) -> Result<(), Fault> {
        self.call("claim", |inner| inner.claim(v, who, claim))
    }

    fn moved(&self, cx: &mut Cx, figure: Figure, from: Place, to: Place) -> Result<(), Fault> {
        self.change("moved", cx, |inner, cx| inner.moved(cx, figure, from, to))
    }

    fn parted(&self, cx: &mut Cx, a: Seg, b: Seg) -> Result<(), Fault> {
        self.change("parted", cx, |inner, cx| inner.parted(cx, a, b))
    }
}

impl<T: Scoring> Scoring for Guard<T> {
    fn worth(&self, v: View, feature: Seg, why: Occasion, worth: &mut Worth) -> Result<(), Fault> {
        self.call("worth", |inner| inner.worth(v, feature, why, worth))
    }

    fn weigh(&self, v: View, feature: Seg, weights: &mut Weights) -> Result<(), Fault> {
        self.call("weigh", |inner| inner.weigh(v, feature, weights))
    }

    fn owners(&self, v: View, feature: Seg, weights: &Weights, to: &mut Players) -> Result<(), Fault> {
        self.call("owners", |inner| inner.owners(v, feature, weights, to))
    }

    fn award(&self, v: View, feature: Seg, to: Player, why: Occasion, worth: &mut Worth) -> Result<(), Fault> {
        self.call("award", |inner| inner.award(v, feature, to, why, worth))
    }

    fn scored(&self, cx: &mut Cx, due: Due, paid: Players) -> Result<(), Fault> {
        self.change("scored", cx, |inner, cx| inner.scored(cx, due, paid))
    }

    fn paid(&self, cx: &mut Cx, booking: Booking) -> Result<(), Fault> {
        self.change("paid", cx, |inner, cx| inner.paid(cx, booking))
    }

    fn hope(&self, v: View, feature: Seg, points: &mut i16) -> Result<(), Fault> {
        self.call("hope", |inner| inner.hope(v, feature, points))
    }

    fn last(&self, v: View, out: &mut Vec<Booking>) -> Result<(), Fault> {
        self.call("last", |inner| inner.last(v, out))
    }
}

#[cfg(test)]
mod tests {
    /// The hooks of the three traits as they stand in a source, in order.
    fn hooks(source: &str) -> Vec<&str> {
        let methods = source.lines().filter_map(|line| line.strip_prefix("    fn ")?.split('(').next());
        methods.collect()
    }

    #[test]
    fn a_guard_passes_every_hook_on() {
        let (traits, _) = include_str!("hook.rs").split_once("/// A phase as the driver calls it").unwrap_or_default();
        let (_, guards) = include_str!("guard.rs").split_once("for Guard<T> {\n    fn enter").unwrap_or_default();
        let guards = format!("    fn enter{}", guards.split("#[cfg(test)]").next().unwrap_or_default());
        assert!(hooks(traits).len() > 20);
        assert_eq!(hooks(traits), hooks(&guards));
    }
}
