//! The display names of the players.

use std::collections::BTreeMap;

use bastide_core::Player;
use bastide_core::message::printable_line;
use bastide_core::table::Seat;
use bastide_texts::{Args, Language, Speaker};

use crate::speech::Own;

/// The seats of a game with the display names of their players, and the language in which they are
/// told of.
#[derive(Clone, Debug)]
pub struct Names {
    seats: Vec<Seat>,
    names: Vec<String>,
    language: Language,
}

impl Names {
    /// Returns the display names, in the [language of the program](bastide_texts::spoken), with control
    /// characters escaped. A player without a name is called by the color of the seat, and players of
    /// the same name are distinguished by it.
    pub fn new(seats: &[Seat]) -> Names {
        Names::of_seats(seats.to_vec(), bastide_texts::spoken())
    }

    /// Returns the display names for what programs read, which is in English.
    pub fn in_english(seats: &[Seat]) -> Names {
        Names::of_seats(seats.to_vec(), Language::default())
    }

    /// Returns the same names for readers of this language.
    pub fn in_language(self, language: Language) -> Names {
        Names::of_seats(self.seats, language)
    }

    fn of_seats(seats: Vec<Seat>, language: Language) -> Names {
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        seats.iter().for_each(|s| *times.entry(&s.name).or_default() += 1);
        let name = |s: &Seat| match times.get(s.name.as_str()) {
            _ if s.name == s.color => color(&language, &s.color),
            Some(1) => printable_line(&s.name),
            _ => format!("{} ({})", printable_line(&s.name), color(&language, &s.color)),
        };
        let names = seats.iter().map(name).collect();
        Names { seats, names, language }
    }

    /// Returns the color of a player in words.
    pub fn color(&self, p: Player) -> String {
        self.seats.get(p.index()).map_or_else(String::new, |seat| color(&self.language, &seat.color))
    }

    /// Returns the language of the readers.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Returns the display name of a player.
    pub fn of(&self, p: Player) -> &str {
        self.names.get(p.index()).map_or("?", String::as_str)
    }

    /// Returns all names in turn order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }
}

/// Returns the word for a color of a seat; its name in table files if there is none.
pub fn color(language: &Language, name: &str) -> String {
    Own::texts().get(language, &format!("color-{name}"), &Args::new()).unwrap_or_else(|| name.to_owned())
}
