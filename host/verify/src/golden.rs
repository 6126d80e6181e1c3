//! Stored texts and their comparison: golden playthroughs and compiled phase orders.
//!
//! A playthrough is a random game with a fixed seed, written with every action, every score with
//! its arithmetic, and the fingerprint of the last state. Any change of rules, draws or points
//! appears as a line that differs. The file begins with its table, which its author writes; the
//! rest is generated. With `BASTIDE_BLESS=1` in the environment a text is written instead of
//! compared.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use bastide_core::{Event, Expansion, Game, GameSetup, Ruleset, Table, notation};

use crate::dice::Dice;
use crate::error::{Changed, KitError};
use crate::scenario::event_text::event_text;

/// The line between the table and the game.
const GAME: &str = "# the game";

/// The number of times in four that the players of a playthrough pass, so that they have figures to
/// the end.
const THRIFT: usize = 2;

/// Compares a text with the stored one, or stores it if `BASTIDE_BLESS=1` is set.
///
/// # Errors
/// The texts differ, or the file cannot be read or written.
pub fn check_text(path: &Path, made: &str) -> Result<(), KitError> {
    if std::env::var_os("BASTIDE_BLESS").is_some_and(|v| v == "1") {
        return std::fs::write(path, made).map_err(|e| KitError::file(path, e));
    }
    let kept = match std::fs::read_to_string(path) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => String::new(),
        read => read.map_err(|e| KitError::file(path, e))?,
    };
    if kept == made {
        return Ok(());
    }
    let (mut k, mut m) = (kept.lines(), made.lines());
    for line in 1.. {
        let (kept, made) = (k.next(), m.next());
        if kept != made || kept.is_none() {
            let text = |line: Option<&str>| line.unwrap_or("(nothing)").to_owned();
            let changed = Changed { path: path.into(), line, kept: text(kept), made: text(made) };
            return Err(KitError::Kept(Box::new(changed)));
        }
    }
    Ok(())
}

/// Plays the game of a golden file again and compares. The seed of the game and of its players is
/// that of the table.
///
/// # Errors
/// The texts differ, or the file cannot be read or played.
pub fn check_playthrough(path: &Path, available: &[&dyn Expansion]) -> Result<(), KitError> {
    let text = std::fs::read_to_string(path).map_err(|e| KitError::file(path, e))?;
    let head = text.split(GAME).next().unwrap_or_default();
    let wrong = |e: bastide_core::TableError| KitError::form(path, format!("{e}\n{}", e.snippet()));
    let table = Table::parse(&path.display().to_string(), head).map_err(wrong)?;
    check_text(path, &golden_text(path, &table, available)?)
}

/// Writes a golden file that does not exist yet, for a game at a table.
///
/// # Errors
/// The game cannot be played, or the file cannot be written.
pub(crate) fn write_playthrough(path: &Path, table: &Table, available: &[&dyn Expansion]) -> Result<(), KitError> {
    let text = golden_text(path, table, available)?;
    let new = std::fs::OpenOptions::new().write(true).create_new(true).open(path);
    new.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|e| KitError::file(path, e))
}

/// Returns a golden file: its table and the game.
fn golden_text(path: &Path, table: &Table, available: &[&dyn Expansion]) -> Result<String, KitError> {
    let wrong = |e: bastide_core::TableError| KitError::form(path, format!("{e}\n{}", e.snippet()));
    let rules = Arc::new(table.rules(available).map_err(wrong)?);
    let seed = table.seed.unwrap_or_default();
    let opening = table.opening(&rules, seed).map_err(wrong)?;
    let game = playthrough(&rules, &opening, seed).map_err(|e| KitError::form(path, e))?;
    Ok(format!("{}{GAME}\n{game}", table.to_toml()))
}

/// Returns a random game as text.
pub fn playthrough(rules: &Arc<Ruleset>, opening: &GameSetup, seed: u64) -> Result<String, String> {
    let mut game = Game::new(rules.clone(), opening).map_err(|e| e.to_string())?;
    let mut dice = Dice::new(seed);
    let mut text = String::new();
    write_effects(&game, &mut text);
    while let Some(decision) = game.decision() {
        let choice = dice.choose(&decision, THRIFT);
        let action = decision.get(choice).ok_or("an option is missing")?;
        text.push_str(&format!("{}: {}\n", rules.seat(decision.ask.player), notation::print(game.view(), &action)));
        game.apply_nth(choice).map_err(|e| e.to_string())?;
        write_effects(&game, &mut text);
    }
    let core = &game.state().core;
    let scores: Vec<String> = core.players().map(|p| format!("{} {}", rules.seat(p), core.score[p.index()])).collect();
    text.push_str(&format!("end, {} = {:016x}\n", scores.join(", "), game.state().fingerprint()));
    Ok(text)
}

/// Writes the effects of the last action that the action does not state itself.
fn write_effects(game: &Game, text: &mut String) {
    for event in game.log().events() {
        if !matches!(event, Event::TilePlaced { .. } | Event::Turn { .. }) {
            text.push_str(&format!("    {}\n", event_text(game.view(), game.log(), event)));
        }
    }
}

/// Returns the compiled order of all schedules as text: milestones with a colon, phases below them.
pub fn phase_order(rules: &Ruleset) -> String {
    let mut text = String::new();
    for (schedule, entries) in rules.phase_order() {
        text.push_str(&format!("{schedule}\n"));
        for (name, is_phase) in entries {
            text.push_str(&if is_phase { format!("        {name}\n") } else { format!("    {name}:\n") });
        }
    }
    text
}
