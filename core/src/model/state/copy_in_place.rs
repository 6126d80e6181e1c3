//! Copying into an old value without allocating.
//!
//! A search copies states all the time. A derived `Clone` has a `clone_from` that drops the old
//! value and allocates a new one. [`copy_in_place!`] writes both methods field by field, so that
//! lists keep their memory.

/// Implements `Clone` with a `clone_from` that reuses the memory of every field. All fields have to
/// be named.
#[macro_export]
macro_rules! copy_in_place {
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl Clone for $name {
            fn clone(&self) -> Self {
                $name { $($field: self.$field.clone()),* }
            }

            fn clone_from(&mut self, from: &Self) {
                $(self.$field.clone_from(&from.$field);)*
            }
        }
    };
}
