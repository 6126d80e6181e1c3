//! The figures of builders in small cities that others score now (IX-41).

use std::hash::{Hash, Hasher};

use bastide_core::author::prelude::*;

/// Figures that stay in a city and do not count in its scoring.
#[derive(Default)]
pub(super) struct SetApart {
    pub(super) figures: Vec<Figure>,
}

copy_in_place!(SetApart { figures });

/// Hashes nothing if there are none, as in most games.
impl Hash for SetApart {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.figures.iter().for_each(|figure| figure.hash(state));
    }
}
