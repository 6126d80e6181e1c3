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

use crate::model::ids::{EdgeKind, Player, TileType};
use crate::model::kept::{drop_inside, message};
use crate::model::tile::fit::{EdgeRules, Extension};
use crate::plugin::fault::Fault;
use crate::plugin::hook::{Context, ExtendPlacements, View};
use crate::plugin::placement::Candidates;

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
    pub(crate) fn change<R>(
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

impl<T: ExtendPlacements> ExtendPlacements for Guard<T> {
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
}
