//! Traits of a tile that name a direction as printed, such as `points-west`: an arrow that turns
//! with the tile.

use std::fmt::Write;

use crate::draw::color::INK;
use crate::draw::geom::{P, n};

/// The directions clockwise from the north, with their arrows.
const NAMES: [(&str, char, char); 8] = [
    ("north", '↑', '^'),
    ("north-east", '↗', '/'),
    ("east", '→', '>'),
    ("south-east", '↘', '\\'),
    ("south", '↓', 'v'),
    ("south-west", '↙', '/'),
    ("west", '←', '<'),
    ("north-west", '↖', '\\'),
];

/// One of eight directions: the number of eighths of a turn clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way(usize);

/// Returns the direction that a trait names, if it does.
pub(crate) fn printed(name: &str) -> Option<Way> {
    let way = name.strip_prefix("points-")?;
    NAMES.iter().position(|(known, ..)| *known == way).map(Way)
}

impl Way {
    /// Returns the direction after N quarter turns clockwise.
    pub(crate) fn turned(self, turns: usize) -> Way {
        Way((self.0 + 2 * turns) % NAMES.len())
    }

    /// Returns its arrow in text.
    pub(crate) fn letter(self, ascii: bool) -> char {
        let (_, arrow, plain) = NAMES[self.0 % NAMES.len()];
        if ascii { plain } else { arrow }
    }
}

/// Draws an arrow around a picture at a position.
pub(crate) fn arrow(out: &mut String, way: Way, at: P) {
    let _ = write!(
        out,
        r##"<path d="M0-13v-6h-4l4-7 4 7h-4" transform="translate({} {}) rotate({})" fill="#c4573a" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>"##,
        n(at.x),
        n(at.y),
        45 * way.0
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_turns_with_the_tile() {
        let letter = |name: &str, turns| printed(name).map(|way| way.turned(turns).letter(false));
        assert_eq!([0, 1, 2, 3].map(|turns| letter("points-west", turns)), ['←', '↑', '→', '↓'].map(Some));
        assert_eq!([0, 1, 2, 3].map(|turns| letter("points-north-west", turns)), ['↖', '↗', '↘', '↙'].map(Some));
        assert_eq!(printed("points-west").map(|way| way.turned(1).letter(true)), Some('^'));
        assert_eq!((printed("west"), printed("points-up")), (None, None));
    }
}
