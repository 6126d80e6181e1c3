//! The data of plugins in the state: one typed value per slot.
//!
//! A plugin requests a [`Slot`] while it is installed. Only that plugin has the key, so no other
//! plugin can read or change the value. Every plain type that can be copied and hashed will do (use
//! ordered maps, which are the same in every run). Values have their default at the start of a
//! game.

use std::any::Any;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use crate::model::state::kept::Kept;
use crate::model::state::stable_hash::StableHasher;

/// A value of a slot. Implemented for every plain type, so no plugin has to implement it.
pub trait SlotData: Any + Send + Sync {
    /// Returns a copy in a new box.
    fn boxed(&self) -> Box<dyn SlotData>;
    /// Copies this value into an old one of the same type.
    fn copy_to(&self, to: &mut dyn SlotData);
    /// Adds the value to a hash.
    fn feed(&self, hasher: &mut dyn Hasher);
    /// Returns the name of its type.
    fn type_name(&self) -> &'static str;
}

impl<T: Clone + Hash + Send + Sync + 'static> SlotData for T {
    fn boxed(&self) -> Box<dyn SlotData> {
        Box::new(self.clone())
    }

    fn copy_to(&self, to: &mut dyn SlotData) {
        let to: &mut dyn Any = to;
        if let Some(to) = to.downcast_mut::<T>() {
            to.clone_from(self);
        }
    }

    fn feed(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }

    fn type_name(&self) -> &'static str {
        std::any::type_name::<T>()
    }
}

/// The key to a slot.
pub struct Slot<T> {
    pub(crate) index: u16,
    /// Whether the value is wrapped in a guard.
    pub(crate) kept: bool,
    pub(crate) of: PhantomData<fn() -> T>,
}

impl<T> std::fmt::Debug for Slot<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Slot({})", self.index)
    }
}

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

/// All slots of a state.
///
/// A value is part of the state's fingerprint through its `Hash`. That gives the same number on
/// every machine for all types except slices and arrays of plain numbers, which the standard
/// library hashes in the byte order of the machine. A type that contains one should hash its
/// numbers one by one, and none of `usize`, which is half as wide in WebAssembly.
#[derive(Default)]
pub struct Slots(pub(crate) Vec<Box<dyn SlotData>>);

impl Slots {
    /// Returns the value of a slot.
    ///
    /// # Panics
    /// Panics if the key comes from another ruleset, or if the plugin could not copy the value.
    #[inline]
    pub fn of<T: 'static>(&self, slot: Slot<T>) -> &T {
        let value: &dyn Any = &*self.0[slot.index as usize];
        if slot.kept {
            let kept: &Kept<T> = value.downcast_ref().unwrap_or_else(|| foreign());
            return kept.0.as_ref().unwrap_or_else(|| lost());
        }
        match value.downcast_ref() {
            Some(value) => value,
            None => foreign(),
        }
    }

    /// Returns the value of a slot for changes.
    ///
    /// # Panics
    /// As [`Self::of`].
    #[inline]
    pub fn of_mut<T: 'static>(&mut self, slot: Slot<T>) -> &mut T {
        let value: &mut dyn Any = &mut *self.0[slot.index as usize];
        if slot.kept {
            let kept: &mut Kept<T> = value.downcast_mut().unwrap_or_else(|| foreign());
            return kept.0.as_mut().unwrap_or_else(|| lost());
        }
        match value.downcast_mut() {
            Some(value) => value,
            None => foreign(),
        }
    }
}

#[cold]
#[allow(clippy::panic, reason = "the plugin's own Clone has panicked; the guard around plugins catches it")]
fn lost() -> ! {
    panic!("the value of a slot was lost: the plugin's `Clone` panicked when the state was copied; correct that `Clone`")
}

#[cold]
#[allow(clippy::panic, reason = "a key can only come from the plugin's own install; the guard around plugins catches it")]
fn foreign() -> ! {
    panic!("the key of a slot belongs to another ruleset; use a key only in games of the ruleset that it was made for")
}

impl Slots {
    /// Returns the type and a hash of the value of each slot, to tell where two states differ.
    pub fn prints(&self) -> Vec<(&'static str, u64)> {
        let print = |value: &dyn SlotData| {
            let mut hasher = StableHasher::new();
            value.feed(&mut hasher);
            // The guard around a value of a library is not part of its type.
            let name = value.type_name();
            let guarded = name.split_once("kept::Kept<").and_then(|(_, inner)| inner.strip_suffix('>'));
            (guarded.unwrap_or(name), hasher.finish())
        };
        self.0.iter().map(|value| print(&**value)).collect()
    }
}

impl Clone for Slots {
    fn clone(&self) -> Self {
        Slots(self.0.iter().map(|v| (**v).boxed()).collect())
    }

    fn clone_from(&mut self, from: &Self) {
        if self.0.len() != from.0.len() {
            *self = from.clone();
            return;
        }
        for (to, from) in self.0.iter_mut().zip(&from.0) {
            (**from).copy_to(&mut **to);
        }
    }
}

impl Hash for Slots {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for value in &self.0 {
            (**value).feed(state);
        }
    }
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} slots", self.0.len())
    }
}
