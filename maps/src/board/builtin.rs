//! The built-in boards.

use bastide_core::author::prelude::*;

use super::{Map, MapError};

/// The names of all built-in boards, as in table files.
pub const NAMES: &[&str] = &["benelux", "british-isles", "france", "germany", "iberia", "nordics", "usa", "usa-east", "usa-west"];

const TEXTS: [&str; NAMES.len()] = [
    include_str!("../../boards/benelux.toml"),
    include_str!("../../boards/british-isles.toml"),
    include_str!("../../boards/france.toml"),
    include_str!("../../boards/germany.toml"),
    include_str!("../../boards/iberia.toml"),
    include_str!("../../boards/nordics.toml"),
    include_str!("../../boards/usa.toml"),
    include_str!("../../boards/usa-east.toml"),
    include_str!("../../boards/usa-west.toml"),
];

/// The text of a commented example board to start from.
pub const STARTER: &str = include_str!("starter.toml");

/// Returns the text of a built-in board; `None` for an unknown name.
pub fn text(name: &str) -> Option<&'static str> {
    NAMES.iter().position(|known| *known == name).and_then(|at| TEXTS.get(at)).copied()
}

/// Reads a built-in board; `None` for an unknown name.
pub fn named(name: &str) -> Option<Result<Map, MapError>> {
    text(name).map(|text| Map::parse(&format!("{name}.toml"), text))
}

/// Returns the board that the option `map` chooses.
pub fn chosen(options: &Options) -> Result<Map, InstallError> {
    let map = match options.document("map")? {
        Some(document) => Map::parse(&document.file, &document.text),
        None => {
            let name = options.word("map")?;
            named(name)
                .ok_or_else(|| InstallError::Refused(format!("unknown board {name:?}; the boards are {}", NAMES.join(", "))))?
        }
    };
    map.map_err(|error| InstallError::Document { at: error.at, message: error.wrong.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_starter_is_a_board_that_nothing_is_said_against() -> Result<(), MapError> {
        let map = Map::parse("starter.toml", STARTER)?;
        assert_eq!(map.hints(), []);
        assert_eq!(map.printed().count(), usize::from(map.tiles));
        Ok(())
    }

    #[test]
    fn every_board_can_be_played_on_and_says_what_it_is() {
        for name in NAMES {
            let map = match named(name) {
                Some(Ok(map)) => map,
                Some(Err(error)) => {
                    assert_eq!(error.to_string(), "", "{}", error.snippet());
                    continue;
                }
                None => continue,
            };
            let texts = [&map.name, &map.about, &map.credits];
            assert!(texts.iter().all(|text| !text.is_empty()) && map.credits.contains("Our own"), "{name}");
            let cells = map.printed().count();
            assert!((90..=240).contains(&cells) && (map.tiles as usize * 10).abs_diff(cells * 10) <= cells, "{name}: {cells}");
            assert!(map.cities.len() >= 5 && !map.ferries.is_empty() && map.sets.contains_key("base"), "{name}");
            let unnamed = map.squares().find(|(c, square)| square.is_small_city() && !map.names.contains_key(c));
            assert_eq!(unnamed, None, "{name}");
            assert!(map.cities.iter().all(|city| !city.name.is_empty() && city.pennants() > 0), "{name}");
        }
    }
}
