//! Players that need nobody at the keyboard.
//!
//! A bot gets a game with an open question and gives back the number of the option that it takes. It keeps nothing from one
//! question to the next but memory to work in: its chance is handed in as [`Dice`], made from the seed of the game and the
//! number of the decision. So a game with bots can be taken up again in the middle, undone and repeated, and it goes on the same way.
//! Bots know no expansion: they see options, points and what a feature still needs.

pub mod dice;
pub mod greedy;
pub mod offers;
pub mod outlook;
pub mod random;

use bastide_core::Game;
use bastide_core::wording::{did_you_mean, list};

use crate::error::Error;
pub use dice::Dice;

/// Somebody who decides.
pub trait Bot: Send {
    /// The number of the option that is taken, below the length of the open decision.
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> usize;
}

/// A sort of bot that a table may name.
#[derive(Clone, Copy, Debug)]
pub struct BotKind {
    /// Its name in table files and on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    make: fn() -> Box<dyn Bot>,
}

/// All sorts of bots.
pub const ALL: [BotKind; 2] = [
    BotKind { name: "random", about: "takes any option, each equally likely", make: || Box::new(random::Random) },
    BotKind {
        name: "greedy",
        about: "looks one turn ahead and takes what promises most points",
        make: || Box::new(greedy::Greedy::default()),
    },
];

/// The names of all bots.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|b| b.name)
}

/// A new bot of the sort with this name.
pub fn make(name: &str) -> Result<Box<dyn Bot>, Error> {
    let kind = ALL.iter().find(|b| b.name == name);
    kind.map(|b| (b.make)()).ok_or_else(|| Error::NoBot {
        name: name.into(),
        hint: did_you_mean(name, names()),
        known: list(names()),
    })
}
