//! A wrapper that lets no panic escape from the copying, hashing and dropping of a value.

use std::any::Any;
use std::hash::{Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The value of a slot, whose copying, hashing and dropping let no panic escape. A value that
/// cannot be copied is missing in the copy, and access to it there panics inside a guard. One that
/// cannot be hashed leaves a mark in the hash.
pub(crate) struct Kept<T>(pub(crate) Option<T>);

impl<T> Drop for Kept<T> {
    fn drop(&mut self) {
        drop_inside(&mut self.0);
    }
}

impl<T: Clone> Clone for Kept<T> {
    fn clone(&self) -> Self {
        let mut copy = None;
        caught(&mut || copy = self.0.clone()).ok();
        Kept(copy)
    }

    fn clone_from(&mut self, from: &Self) {
        if caught(&mut || self.0.clone_from(&from.0)).is_err() {
            drop_inside(&mut self.0);
        }
    }
}

impl<T: Hash> Hash for Kept<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let hashed = caught(&mut || match &self.0 {
            Some(value) => value.hash(state),
            None => state.write_u8(0xff),
        });
        if hashed.is_err() {
            state.write_u8(0xfe);
        }
    }
}

/// Drops a value where its panic can be caught. The panic is not reported, and nothing depends on
/// the value any more.
pub(crate) fn drop_inside<T>(value: &mut Option<T>) {
    caught(&mut || drop(value.take())).ok();
}

/// Runs some work and catches its panic. It is not generic, since compiling it for each hook and
/// slot takes seconds.
///
/// # Errors
/// The work panics. The error is the message of the panic.
pub(crate) fn caught(work: &mut dyn FnMut()) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(message)
}

/// Returns the message of a panic. Its payload is not dropped, since that could panic again.
pub(crate) fn message(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<&str>().map(|s| (*s).to_owned()).or_else(|| panic.downcast_ref::<String>().cloned());
    std::mem::forget(panic);
    text.unwrap_or_else(|| "it did not say why".into())
}
