//! Saved games of older versions of JCloisterZone.
//!
//! Versions 5.0 to 5.6 have the same files, but for three things. A pointer lacks the kind of the
//! feature, and its location may have an older name. The random numbers are of another generator, so
//! the draws follow from the placements. Versions 4 and 3 have other files, which are not read.

use serde_json::Value;

use super::ImportError;
use super::jcz_json::{items, text};

/// The first major version whose games are read.
const FIRST: u32 = 5;

/// The first version with the random numbers of today.
const RANDOM_SINCE: (u32, u32) = (5, 7);

/// Returns the major and the minor version of the program that saved a game.
fn version(game: &Value) -> Option<(u32, u32)> {
    let mut parts = game["appVersion"].as_str()?.split('.').map(|part| part.parse().ok());
    Some((parts.next()??, parts.next().flatten().unwrap_or_default()))
}

/// Checks that the version of a game can be read.
///
/// # Errors
/// The game is of version 4 or earlier.
pub(super) fn readable(game: &Value) -> Result<(), ImportError> {
    let earlier = version(game).is_some_and(|(major, _)| major < FIRST);
    // Version 4 names expansions and capabilities in place of sets and elements.
    if !earlier && (game["setup"]["sets"].is_object() || !game["setup"]["expansions"].is_object()) {
        return Ok(());
    }
    Err(ImportError::Invalid(format!(
        "a game of JCloisterZone {}; games of version {FIRST}.0 or later can be read",
        if game["appVersion"].is_null() { "4".into() } else { text(&game["appVersion"]) }
    )))
}

/// Returns the tiles in the order of their placement, if the random numbers of the game are those of
/// an older version. Abbeys are not drawn.
pub(super) fn placements(game: &Value) -> Option<Vec<String>> {
    version(game).filter(|version| *version < RANDOM_SINCE)?;
    let placed = items(&game["replay"]).filter(|msg| msg["type"] == "PLACE_TILE").map(|msg| text(&msg["payload"]["tileId"]));
    Some(placed.filter(|tile| tile != "AM/A").collect())
}

/// The older names of locations, with the kind of the feature where the name says it, and the name of
/// today.
const LOCATIONS: [(&str, &str, &str); 7] = [
    ("CLOISTER", "Monastery", "I"),
    ("MONASTERY", "Monastery", "I"),
    ("ABBOT", "Monastery", "AS_ABBOT"),
    ("TOWER", "Tower", "I"),
    ("FLIER", "FlyingMachine", "I"),
    ("INNER_FARM", "Field", "I"),
    ("INNER_FARM_B", "Field", "II"),
];

/// Returns `true` if an option of a message without the kind of a feature names this option.
pub(super) fn names(in_message: &str, option: &str) -> bool {
    let (named, offered): (Vec<&str>, Vec<&str>) = (in_message.split(' ').collect(), option.split(' ').collect());
    let ([before @ .., "null", location], [same @ .., feature, at]) = (&named[..], &offered[..]) else { return false };
    let older = LOCATIONS.iter().find(|(name, ..)| name == location);
    before == same && older.map_or(location == at, |(_, kind, now)| kind == feature && now == at)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_location_names_the_feature() {
        assert!(names("0,-1 null S", "0,-1 City S") && names("0,-1 null S", "0,-1 Road S"));
        assert!(names("0.small 0,1 null I", "0.small 0,1 Monastery I"));
        assert!(names("0,1 null CLOISTER", "0,1 Monastery I") && !names("0,1 null CLOISTER", "0,1 Tower I"));
        assert!(names("0,1 null INNER_FARM_B", "0,1 Field II"));
        assert!(!names("0,1 null S", "0,1 City N") && !names("0,1 null S", "1,1 City S"));
        assert!(!names("0,1 City S", "0,1 Road S") && !names("1.small 0,1 null I", "0.small 0,1 Monastery I"));
    }

    #[test]
    fn a_version_is_readable_from_5_0_on() {
        let of = |version: &str| json!({"appVersion": version, "setup": {"sets": {}}});
        assert!(["5.0.0", "5.13.1", "6.2.0", "next"].iter().all(|version| readable(&of(version)).is_ok()));
        assert!(["4.4.0", "3.4.2", "4"].iter().all(|version| readable(&of(version)).is_err()));
        let unnamed = json!({"setup": {"expansions": {"BASIC": 1}}});
        assert!(readable(&unnamed).is_err_and(|e| e.to_string().starts_with("a game of JCloisterZone 4;")));
    }

    #[test]
    fn draws_follow_from_the_placements_before_5_7() {
        let replay = json!([
            {"type": "PLACE_TILE", "payload": {"tileId": "BA/C"}},
            {"type": "COMMIT", "payload": {"salt": "1"}},
            {"type": "PLACE_TILE", "payload": {"tileId": "AM/A"}},
            {"type": "PLACE_TILE", "payload": {"tileId": "BA/L"}},
        ]);
        let of = |version: &str| placements(&json!({"appVersion": version, "replay": replay}));
        assert_eq!(of("5.6.2"), Some(vec!["BA/C".to_owned(), "BA/L".to_owned()]));
        assert_eq!(of("5.7.0"), None);
    }
}
