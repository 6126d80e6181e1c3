//! The profiles that a table selects by `like = "…"`: sets of options with which another program, or a
//! printed rule book, plays.
//!
//! A profile is data. The programs that read tables and the conversion of games share it, so neither
//! depends on the other.

pub mod jcloisterzone;
pub mod plugins;

use bastide_core::table::Profile;

/// Returns all profiles.
pub fn all() -> Vec<Profile> {
    vec![jcloisterzone::profile()]
}
