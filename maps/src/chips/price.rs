//! The price of what chips buy (RULES.md, section 13).

use bastide_core::author::prelude::*;

use super::{COLORS, Chips};

/// The values of an option that sets a price.
pub(crate) const WORDS: [&str; 6] = ["three-colors", "1", "2", "3", "4", "5"];

/// A price in chips.
#[derive(Clone, Copy)]
pub(super) enum Price {
    /// One of each color.
    EachColor,
    /// A number of any chips.
    Any(i16),
}

impl Price {
    /// Reads the value of an option.
    pub(super) fn of(o: &Options, name: &'static str) -> Result<Price, InstallError> {
        let at = WORDS.iter().position(|word| o.word(name).is_ok_and(|chosen| chosen == *word));
        Ok(at.filter(|at| *at > 0).map_or(Price::EachColor, |at| Price::Any(at as i16)))
    }

    /// Returns `true` if a player has the chips.
    pub(super) fn has(self, chips: Chips, v: View, who: Player) -> bool {
        match self {
            Price::EachColor => (0..COLORS.len()).all(|color| chips.kept(v, who, color) > 0),
            Price::Any(number) => chips.all_kept(v, who) >= number,
        }
    }

    /// Takes the chips from a player. They leave the game. Returns one of them.
    pub(super) fn pay(self, chips: Chips, cx: &mut Context, who: Player) -> Option<Token> {
        let mut paid = None;
        match self {
            Price::EachColor => {
                for color in 0..COLORS.len() {
                    paid = chips.pay(cx, who, color).or(paid);
                }
            }
            Price::Any(number) => {
                for _ in 0..number {
                    let most = (0..COLORS.len()).max_by_key(|color| chips.kept(cx.view(), who, *color));
                    paid = most.and_then(|color| chips.pay(cx, who, color)).or(paid);
                }
            }
        }
        paid
    }
}
