//! A table for a game on a board, with the tile sets and numbers that the board recommends.

use std::path::Path;

use bastide_core::message::toml_header;
use bastide_core::table::Table;
use bastide_core::{Chosen as Value, Expansion, linked};

use super::Chosen;
use bastide_console::Error;
use bastide_tables::tables::ResolvedTable;

/// The id of the Maps plugin.
const MAPS: &str = "maps";
/// The preset of an expansion that adds its tiles without its rules, if it has one.
const TILES_ONLY: &str = "tiles_only";

/// Comments on further choices.
const VARIANTS: &str = "\
#small_city_extra_tile = true    # a tile on a small city gives an extra tile
#small_city_toll = true          # a tile on a small city costs 2 points
#small_city_road_bonus = true    # a road brings 2 points for each small city beside it
";

/// Returns a table for two players on this board.
pub fn table(chosen: &Chosen) -> Table {
    let mut table = Table::default();
    let known = linked();
    for (id, copies) in &chosen.map.sets {
        let settings = table.plugins.entry(id.clone()).or_default().get_or_insert_default();
        if *copies != 1 {
            settings.insert("copies".into(), Value::Number((*copies).into()));
        }
        let has_preset = |e: &&dyn Expansion| e.manifest().id == id && e.manifest().presets.iter().any(|p| p.name == TILES_ONLY);
        if known.iter().any(has_preset) {
            settings.insert("preset".into(), Value::Word(TILES_ONLY.into()));
        }
    }
    let settings = table.plugins.entry(MAPS.into()).or_default().get_or_insert_default();
    settings.insert("map".into(), chosen.value.clone());
    if chosen.map.tiles > 0 {
        settings.insert("tile_count".into(), Value::Number(chosen.map.tiles.into()));
    }
    table
}

/// Returns the compiled rules of that table.
///
/// # Errors
/// The rules cannot be compiled.
pub fn setting(chosen: &Chosen) -> Result<ResolvedTable, Error> {
    Ok(ResolvedTable::new(&chosen.name, table(chosen), Path::new(""))?)
}

/// Returns the text of a table file for this board, against a bot.
pub fn text(chosen: &Chosen) -> String {
    let table = table(chosen);
    let map = &chosen.map;
    let mut out = format!("# {}: {}\n", map.name, if map.about.is_empty() { "a board." } else { &map.about });
    out.push_str("\n[[players]]\nname = \"Player\"\n\n[[players]]\nbot = \"greedy\"\n");
    // The board's own table comes last, with commented options below it.
    let (board, sets): (Vec<_>, Vec<_>) = table.plugins.iter().partition(|(id, _)| *id == MAPS);
    for (id, settings) in sets.into_iter().chain(board) {
        out.push_str(&format!("\n{}\n", toml_header(id)));
        for (name, value) in settings.iter().flatten() {
            out.push_str(&format!("{name} = {value}\n"));
        }
    }
    out + VARIANTS
}
