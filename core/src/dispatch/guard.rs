//! Keeps a panic inside the library that caused it.
//!
//! A panic that unwinds from one library into another ends the program. So when one plugin of a
//! table comes from a library, every hook is wrapped in a [`Guard`], and every value of a slot in a
//! [`Kept`](crate::model::state::kept::Kept). Both are made by methods of the
//! [`Registrar`](crate::Registrar) that are compiled into the plugin's own library, so panics are
//! caught there. A panic becomes a [`Fault`] that names plugin and hook. Tables without libraries
//! use neither, so they pay nothing for them.
//!
//! A guard also notifies a [`Watch`], if there is one, when a hook begins and ends.

use std::sync::{Arc, Mutex, PoisonError};

use crate::contract::fault::Fault;
use crate::contract::placement::Candidates;
use crate::dispatch::hook::{Context, ExtendPlacements, View};
use crate::model::ids::{EdgeKind, Player, TileType};
use crate::model::state::kept::{caught, drop_inside};
use crate::model::tile::fit::{EdgeRules, Extension};

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
    catcher: Catcher,
}

/// The part of a guard that is the same for all hooks. Its methods are generic in the results only,
/// since compiling them for each of the hundreds of hooks takes seconds. The work that they run
/// returns `None` if the hook is being dropped.
struct Catcher {
    plugin: &'static str,
    watch: Option<Arc<dyn Watch>>,
    /// The name and the panic message of a hook that cannot return an error; the next hook reports
    /// it.
    late: Mutex<Option<(&'static str, String)>>,
}

impl Catcher {
    fn run<R>(&self, hook: &'static str, work: &mut dyn FnMut() -> Option<R>) -> Result<R, String> {
        if let Some(watch) = &self.watch {
            watch.begin(self.plugin, hook);
        }
        let mut done = None;
        let caught = caught(&mut || done = work());
        if let Some(watch) = &self.watch {
            watch.end(self.plugin, hook);
        }
        caught.and_then(|()| done.ok_or_else(|| "it was called while it was dropped".into()))
    }

    fn call<R>(&self, hook: &'static str, work: &mut dyn FnMut() -> Option<Result<R, Fault>>) -> Result<R, Fault> {
        self.run(hook, work).unwrap_or_else(|message| Err(self.fault(hook, message)))
    }

    fn change<R>(
        &self,
        hook: &'static str,
        cx: &mut Context,
        work: &mut dyn FnMut(&mut Context) -> Option<Result<R, Fault>>,
    ) -> Result<R, Fault> {
        let done = self.call(hook, &mut || work(cx))?;
        match cx.log.take_breach() {
            Some(what) => Err(Fault::contract(self.plugin, hook, &what)),
            None => Ok(done),
        }
    }

    fn fault(&self, hook: &'static str, message: String) -> Fault {
        Fault::panic(self.plugin, hook, message)
    }

    #[cold]
    fn tell_later(&self, hook: &'static str, message: String) {
        self.late.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert((hook, message));
    }
}

impl<T> Guard<T> {
    pub(crate) fn new(inner: T, plugin: &'static str, watch: Option<Arc<dyn Watch>>) -> Guard<T> {
        Guard { inner: Some(inner), catcher: Catcher { plugin, watch, late: Mutex::new(None) } }
    }

    #[inline]
    pub(crate) fn call<R>(&self, hook: &'static str, mut work: impl FnMut(&T) -> Result<R, Fault>) -> Result<R, Fault> {
        self.catcher.call(hook, &mut || self.inner.as_ref().map(&mut work))
    }

    /// Calls a state-changing hook. Breaches of its contract are noted in the log.
    #[inline]
    pub(crate) fn change<R>(
        &self,
        hook: &'static str,
        cx: &mut Context,
        mut work: impl FnMut(&T, &mut Context) -> Result<R, Fault>,
    ) -> Result<R, Fault> {
        self.catcher.change(hook, cx, &mut |cx| self.inner.as_ref().map(|inner| work(inner, cx)))
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
        let work = &mut || Some(self.inner.as_ref()?.can_extend_placements(v, who));
        self.catcher.run("can_extend_placements", work).unwrap_or_else(|message| {
            self.catcher.tell_later("can_extend_placements", message);
            true
        })
    }

    /// A panic here returns `Perhaps`, and is reported by `extend_placements`.
    fn extension_for(&self, rules: &EdgeRules, edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]) -> Extension {
        let work = &mut || Some(self.inner.as_ref()?.extension_for(rules, edges, demanded));
        self.catcher.run("extension_for", work).unwrap_or_else(|message| {
            self.catcher.tell_later("extension_for", message);
            Extension::Perhaps
        })
    }

    fn extend_placements(&self, v: View, who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        match self.catcher.late.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some((hook, message)) => Err(self.catcher.fault(hook, message)),
            None => self.call("extend_placements", |inner| inner.extend_placements(v, who, tile, at)),
        }
    }
}
