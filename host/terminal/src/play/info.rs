//! Information for players during a game: the moves so far, the remaining tiles, and the scores if
//! the game ended now.

use bastide_console::Error;
use bastide_console::language::say;
use std::collections::BTreeMap;

use bastide_core::record::Recorder;
use bastide_core::{Game, Player, TileType};

use bastide_console::capabilities::{Capabilities, width};
use bastide_console::transcript_text;
use bastide_render::{self, TextSize};
use bastide_session::Names;
use bastide_session::speech::Speech;
use bastide_session::transcript::Transcript;

/// Returns the moves so far as text, as a seat knows them; `None` is a spectator.
pub fn log(recorder: &Recorder, seat: Option<Player>) -> String {
    let mut text = Vec::new();
    match Transcript::for_player(recorder, seat, &bastide_texts::spoken())
        .map(|transcript| transcript_text::write_moves(&transcript, &mut text))
    {
        Ok(_) => String::from_utf8_lossy(&text).into_owned(),
        Err(error) => format!("{}\n", Error::from(error).message()),
    }
}

/// Returns what the open question means, and how to play.
pub fn help(game: &Game, names: &Names) -> String {
    let speech = Speech::of(game.rules(), names.language());
    let question = game.decision().map(|d| game.rules().names.prompts.name(d.ask.prompt.index()));
    let told = question.and_then(|name| Some(format!("{}\n{}\n\n", speech.prompt(name), speech.prompt_help(name)?)));
    told.unwrap_or_default() + &say("commands-of-play")
}

/// Returns the remaining tiles with their numbers, by name.
pub fn tiles_left(game: &Game) -> Vec<(TileType, usize)> {
    let mut left: BTreeMap<&str, (TileType, usize)> = BTreeMap::new();
    for tile in game.rules().draw_piles().iter().flat_map(|p| &game.state().core.piles[p.index()]) {
        left.entry(game.rules().tiles.get(*tile).name.as_str()).or_insert((*tile, 0)).1 += 1;
    }
    left.into_values().collect()
}

/// Draws the remaining tiles side by side, each with its number and name.
pub fn tiles_drawn(game: &Game, capabilities: &Capabilities) -> String {
    const WIDE: usize = 16;
    let left = tiles_left(game);
    let mut text = format!("{}\n", say!("tiles-left", n = game.view().tiles_left() as u64));
    for row in left.chunks((capabilities.width / WIDE).max(1)) {
        let pictures: Vec<String> = row
            .iter()
            .map(|(tile, _)| bastide_render::tile_text(game.rules(), *tile, 0, capabilities.text(TextSize::Small)))
            .collect();
        let line = |k: usize| -> String {
            let part = |picture: &String| {
                let line = picture.lines().nth(k).unwrap_or_default();
                format!("  {line}{}", " ".repeat((WIDE - 2).saturating_sub(width(line))))
            };
            pictures.iter().map(part).collect()
        };
        (0..TextSize::Small.span().1).for_each(|k| text.push_str(&format!("{}\n", line(k).trim_end())));
        let names: String = row
            .iter()
            .map(|(tile, n)| format!("  {:<1$}", format!("{n} x {}", game.rules().tiles.get(*tile).name), WIDE - 2))
            .collect();
        text.push_str(&format!("{}\n", names.trim_end()));
    }
    text
}

/// Returns the scores if the game ended now, as text.
pub fn projection(game: &Game, names: &Names) -> String {
    match game.view().standing() {
        Ok(points) => {
            let each: Vec<String> = names.iter().zip(points).map(|(name, n)| format!("{name} {n}")).collect();
            format!("{}\n", say!("projection", list = each.join(", ")))
        }
        Err(fault) => format!("{fault}\n"),
    }
}
