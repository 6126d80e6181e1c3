//! The display names of the players.

use std::collections::BTreeMap;

use bastide_core::Player;
use bastide_core::message::printable_line;
use bastide_core::table::Seat;
use bastide_texts::Language;

/// The seats of a game with the display names of their players, and the language in which they are
/// told of.
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    language: Language,
}

impl Names {
    /// Returns the display names, in the [language of the program](bastide_texts::spoken), with control
    /// characters escaped. Players of the same name are
    /// distinguished by the colors of their seats.
    pub fn new(seats: &[Seat]) -> Names {
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        seats.iter().for_each(|s| *times.entry(&s.name).or_default() += 1);
        let name = |s: &Seat| match times.get(s.name.as_str()) {
            Some(1) => printable_line(&s.name),
            _ => format!("{} ({})", printable_line(&s.name), s.color),
        };
        Names { names: seats.iter().map(name).collect(), language: bastide_texts::spoken() }
    }

    /// Returns the same names for readers of this language.
    pub fn in_language(self, language: Language) -> Names {
        Names { language, ..self }
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
