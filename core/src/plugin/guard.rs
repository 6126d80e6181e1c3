//! Keeps a panic inside the library that caused it.
//!
//! A panic that unwinds from one library into another ends the program. So when one plugin of a table comes
//! from a library, every hook is wrapped in a [`Guard`], and every value of a slot in a [`Kept`]. Both are
//! made by generic methods of the [`Registrar`](crate::Registrar), so they are compiled into the plugin's own
//! crate and catch its panics. A panic becomes a [`Fault`] that names plugin and hook. Tables without
//! libraries use neither, so they pay nothing for them.
//!
//! A guard also notifies a [`Watch`], if there is one, when a hook begins and ends.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use crate::model::action::{Action, Ask};
use crate::model::figure::FigureLocation;
use crate::model::ids::{EdgeKind, Figure, PlacedTile, Player, Players, SegmentId, TileType};
use crate::model::kept::{drop_inside, message};
use crate::model::points::{FeatureValue, PendingScore, ScoreEntry, ScoringReason, Weights};
use crate::model::tile::fit::{EdgeRules, Extension};
use crate::plugin::display::Display;
use crate::plugin::fault::Fault;
use crate::plugin::flow::Step;
use crate::plugin::hook::{Context, Scoring, TileFeature, TurnPhase, View};
use crate::plugin::menu::Menu;
use crate::plugin::placement::{Candidates, Claim};

/// An observer of hook calls, for example to measure their cost. See
/// [`Registrar::watch`](crate::Registrar::watch). Pure hooks may be called inside one another.
pub trait Watch: Send + Sync {
    /// Records that a hook begins.
    fn begin(&self, plugin: &'static str, hook: &'static str);
    /// Records that the innermost running hook ends.
    fn end(&self, plugin: &'static str, hook: &'static str);
}

/// Two observers. The time of the outer one includes that of the inner one.
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

/// A hook whose panics are caught.
pub(crate) struct Guard<T> {
    /// `None` only while it is dropped.
    inner: Option<T>,
    plugin: &'static str,
    watch: Option<Arc<dyn Watch>>,
    /// The name and the panic message of a hook that cannot return an error; the next hook reports it.
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
    pub(crate) fn call<R>(&self, hook: &'static str, work: impl FnOnce(&T) -> Result<R, Fault>) -> Result<R, Fault> {
        self.caught(hook, work).unwrap_or_else(|message| Err(Fault::panic(self.plugin, hook, message)))
    }

    /// Calls a state-changing hook. Breaches of its contract are noted in the log.
    fn change<R>(
        &self,
        hook: &'static str,
        cx: &mut Context,
        work: impl FnOnce(&T, &mut Context) -> Result<R, Fault>,
    ) -> Result<R, Fault> {
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
    fn enter(&self, cx: &mut Context) -> Step {
        self.change("enter", cx, |inner, cx| inner.enter(cx))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("options", |inner| inner.options(v, ask, menu))
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        self.change("act", cx, |inner, cx| inner.act(cx, who, a))
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.change("resume", cx, |inner, cx| inner.resume(cx))
    }

    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("offer", |inner| inner.offer(v, ask, menu))
    }

    fn filter(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.call("filter", |inner| inner.filter(v, ask, menu))
    }

    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        self.call("displays", |inner| inner.displays(v, who, out))
    }

    fn is_game_over(&self, v: View, nothing_fits: bool) -> Result<bool, Fault> {
        self.call("is_game_over", |inner| inner.is_game_over(v, nothing_fits))
    }
}

impl<T: TileFeature> TileFeature for Guard<T> {
    fn restrict_placements(&self, v: View, who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        self.call("restrict_placements", |inner| inner.restrict_placements(v, who, tile, at))
    }

    /// A panic here returns `true`, and is reported by the `extend_placements` that is called then.
    fn can_extend_placements(&self, v: View, who: Player) -> bool {
        self.caught("can_extend_placements", |inner| inner.can_extend_placements(v, who)).unwrap_or_else(|message| {
            self.tell_later("can_extend_placements", message);
            true
        })
    }

    /// A panic here returns `Perhaps`, and is reported by `extend_placements`.
    fn extension_for(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Extension {
        self.caught("extension_for", |inner| inner.extension_for(rules, edges, demanded)).unwrap_or_else(|message| {
            self.tell_later("extension_for", message);
            Extension::Perhaps
        })
    }

    fn extend_placements(&self, v: View, who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        match self.late.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some((hook, message)) => Err(Fault::panic(self.plugin, hook, message)),
            None => self.call("extend_placements", |inner| inner.extend_placements(v, who, tile, at)),
        }
    }

    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        self.change("on_tile_placed", cx, |inner, cx| inner.on_tile_placed(cx, placed))
    }

    fn closed(&self, v: View, feature: SegmentId, yes: &mut bool) -> Result<(), Fault> {
        self.call("closed", |inner| inner.closed(v, feature, yes))
    }

    fn claim(&self, v: View, who: Player, claim: &mut Claim) -> Result<(), Fault> {
        self.call("claim", |inner| inner.claim(v, who, claim))
    }

    fn on_figure_moved(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        self.change("on_figure_moved", cx, |inner, cx| inner.on_figure_moved(cx, figure, from, to))
    }

    fn on_feature_split(&self, cx: &mut Context, a: SegmentId, b: SegmentId) -> Result<(), Fault> {
        self.change("on_feature_split", cx, |inner, cx| inner.on_feature_split(cx, a, b))
    }
}

impl<T: Scoring> Scoring for Guard<T> {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        self.call("value", |inner| inner.value(v, feature, why, value))
    }

    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        self.call("weigh", |inner| inner.weigh(v, feature, weights))
    }

    fn owners(&self, v: View, feature: SegmentId, weights: &Weights, to: &mut Players) -> Result<(), Fault> {
        self.call("owners", |inner| inner.owners(v, feature, weights, to))
    }

    fn award(&self, v: View, feature: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        self.call("award", |inner| inner.award(v, feature, to, why, value))
    }

    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, paid: Players) -> Result<(), Fault> {
        self.change("on_feature_scored", cx, |inner, cx| inner.on_feature_scored(cx, due, paid))
    }

    fn on_points_awarded(&self, cx: &mut Context, score_entry: ScoreEntry) -> Result<(), Fault> {
        self.change("on_points_awarded", cx, |inner, cx| inner.on_points_awarded(cx, score_entry))
    }

    fn expected_points(&self, v: View, feature: SegmentId, points: &mut i16) -> Result<(), Fault> {
        self.call("expected_points", |inner| inner.expected_points(v, feature, points))
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        self.call("final_points", |inner| inner.final_points(v, out))
    }
}

#[cfg(test)]
mod tests {
    /// Returns the hooks of the three traits in a source, in order.
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
