//! The expansions that are linked into this program.
//!
//! A crate that is only listed in `Cargo.toml` is not linked, and its expansions are missing. The
//! `use` lines below link them. A test compares the linked expansions with the expected ones.

use bastide_abbey_mayor as _;
use bastide_base as _;
use bastide_big_top as _;
use bastide_bridges_castles_bazaars as _;
use bastide_castles_in_germany as _;
use bastide_catapult as _;
use bastide_core::message::{did_you_mean, list};
use bastide_core::{Expansion, Manifest, linked};
use bastide_count_king_robber as _;
use bastide_crop_circles as _;
use bastide_darmstadt as _;
use bastide_ferries as _;
use bastide_festival as _;
use bastide_flier as _;
use bastide_german_cathedrals as _;
use bastide_goldmines as _;
use bastide_hills_sheep as _;
use bastide_inns_cathedrals as _;
use bastide_labyrinth as _;
use bastide_little_buildings as _;
use bastide_mage_witch as _;
use bastide_maps as _;
use bastide_messages as _;
use bastide_phantom as _;
use bastide_plague as _;
use bastide_princess_dragon as _;
use bastide_rivers as _;
use bastide_robbers as _;
use bastide_russian_promos as _;
use bastide_shop as _;
use bastide_siege as _;
use bastide_special_monasteries as _;
use bastide_spiel_doch as _;
use bastide_tower as _;
use bastide_traders_builders as _;
use bastide_tunnel as _;
use bastide_watchtowers as _;
use bastide_wheel_of_fortune as _;
use bastide_wind_roses as _;
use bastide_winter as _;

use crate::Offered;
use crate::error::TablesError;

/// Returns all linked expansions, by id.
pub fn available() -> Vec<&'static dyn Expansion> {
    linked()
}

/// Returns the expansion with this id.
///
/// # Errors
/// No linked expansion has this id.
pub fn find(id: &str) -> Result<&'static dyn Expansion, TablesError> {
    find_with(id, &[])
}

/// Returns the expansion with this id: a linked one, or one that is offered.
///
/// # Errors
/// No such expansion has this id.
pub fn find_with(id: &str, offered: &[Offered]) -> Result<&'static dyn Expansion, TablesError> {
    let all: Vec<&'static dyn Expansion> = available().into_iter().chain(offered.iter().map(|o| o.expansion)).collect();
    let ids = || all.iter().map(|e| e.manifest().id);
    let found = all.iter().copied().find(|e| e.manifest().id == id);
    found.ok_or_else(|| {
        let meant = Manifest::named(id, all.iter().map(|e| e.manifest())).map_or(id, |m| m.id);
        TablesError::NoPlugin { id: id.into(), hint: did_you_mean(meant, ids()), known: list(ids()) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expansion_that_is_expected_is_linked() {
        let ids: Vec<&str> = available().iter().map(|e| e.manifest().id).collect();
        assert_eq!(
            ids,
            [
                "abbey-mayor",
                "base",
                "big-top",
                "bridges-castles-bazaars",
                "castles-in-germany",
                "catapult",
                "count-king-robber",
                "crop-circles",
                "darmstadt",
                "ferries",
                "festival",
                "flier",
                "german-cathedrals",
                "goldmines",
                "hills-sheep",
                "inns-cathedrals",
                "labyrinth",
                "little-buildings",
                "mage-witch",
                "maps",
                "messages",
                "phantom",
                "plague",
                "princess-dragon",
                "rivers",
                "robbers",
                "russian-promos",
                "shop",
                "siege",
                "special-monasteries",
                "spiel-doch",
                "tower",
                "traders-builders",
                "tunnel",
                "watchtowers",
                "wheel-of-fortune",
                "wind-roses",
                "winter",
            ]
        );
    }

    #[test]
    fn an_unknown_plugin_gets_the_nearest_name() {
        let message = find("bass").err().map(|e| e.to_string());
        let message = message.unwrap_or_default();
        assert!(
            message.starts_with("there is no plugin \"bass\"; did you mean \"base\"?; the plugins are abbey-mayor, base"),
            "{message}"
        );
        for (short, id) in [
            ("bcb", "bridges-castles-bazaars"),
            ("bridges", "bridges-castles-bazaars"),
            ("castle", "bridges-castles-bazaars"),
            ("inns", "inns-cathedrals"),
            ("traders", "traders-builders"),
        ] {
            let message = find(short).err().map(|e| e.to_string()).unwrap_or_default();
            assert!(message.contains(&format!("did you mean \"{id}\"?")), "{message}");
        }
    }
}
