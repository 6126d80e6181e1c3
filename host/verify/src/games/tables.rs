//! Random tables, made from manifests.
//!
//! Every option of every plugin takes any value that its manifest allows, so an expansion's options
//! are tested without additional code. The plugins, the number of players and the edition are
//! random too. A combination that a plugin refuses is replaced by another for the same number of
//! players; one that breaks the rules of the engine is a failure. Most tables have enough tiles to
//! play.

use std::sync::Arc;

use bastide_core::table::{Problem, Settings};
use bastide_core::{
    BuildError, Chosen, Edition, Expansion, Game, GameSetup, InstallError, Manifest, OptionKind, OptionSpec, Ruleset, Seat,
    Table, Value,
};

use crate::dice::Dice;
use crate::error::KitError;

/// The number of further attempts when a table is refused.
const TRIES: usize = 200;
/// One in N tables may have hardly any tiles.
const BARE: usize = 20;
/// The smallest number of tiles for each player at the other tables.
const TILES_EACH: usize = 2;
/// The number of values above which a number is drawn by its order of magnitude.
const WIDE: i64 = 50;

/// Returns a random table of some of these expansions, with its rules.
///
/// # Errors
/// All attempts are refused, or a table breaks the rules of the engine.
pub fn random_table(dice: &mut Dice, available: &[&dyn Expansion]) -> Result<(Table, Arc<Ruleset>), KitError> {
    random_table_with(dice, available, &[])
}

/// Returns a random table of some of these expansions that includes those with the given ids.
///
/// # Errors
/// As for [`random_table`].
pub fn random_table_with(
    dice: &mut Dice,
    available: &[&dyn Expansion],
    always: &[&str],
) -> Result<(Table, Arc<Ruleset>), KitError> {
    let (most, mut refused) = (players(dice), None);
    let bare = dice.once_in(BARE);
    // Some combinations seat fewer players.
    for players in (1..=most).rev() {
        for _ in 0..TRIES {
            let table = draft(dice, available, always, players);
            match table.rules(available).map(Arc::new) {
                Ok(rules) if bare || plays(&rules) => return Ok((table, rules)),
                Ok(_) => refused = Some("there are hardly any tiles".to_owned()),
                Err(error) if breaks_the_engine(&error.problem) => {
                    return Err(KitError::other(format!("{error}\n\nwith the table\n\n{}", table.to_toml())));
                }
                Err(error) => refused = Some(error.to_string()),
            }
        }
    }
    let why = refused.unwrap_or_default();
    Err(KitError::other(format!("all random tables were refused, the last one because: {why}")))
}

/// Returns the number of players: mostly 2 to 5, often 6, and occasionally another number, which
/// only some tables seat.
fn players(dice: &mut Dice) -> usize {
    match dice.below(16) {
        0 => 1,
        1 => 7 + dice.below(2),
        2..=4 => 6,
        _ => 2 + dice.below(4),
    }
}

/// Returns `true` if there are tiles for a few turns of each player.
fn plays(rules: &Arc<Ruleset>) -> bool {
    let Ok(game) = Game::new(rules.clone(), &GameSetup::seeded(0)) else { return true };
    let left: usize = rules.draw_piles().iter().map(|pile| game.state().core.piles[pile.index()].len()).sum();
    left >= TILES_EACH * usize::from(rules.players())
}

/// Returns `true` if a table is refused for a reason that is a fault of a plugin: conflicting
/// options are not, but wrong phases and names are.
pub(crate) fn breaks_the_engine(problem: &Problem) -> bool {
    let Problem::Build(error) = problem else { return false };
    match &**error {
        BuildError::UnknownSchedule { .. }
        | BuildError::UnknownPhase { .. }
        | BuildError::UnknownOfferPoint { .. }
        | BuildError::UnknownPile { .. }
        | BuildError::HookOrder { .. }
        | BuildError::Cycle { .. }
        | BuildError::PhaseTwice { .. }
        | BuildError::Undefined { .. }
        | BuildError::Tiles(_)
        | BuildError::TileTwice { .. } => true,
        BuildError::Install { source, .. } => matches!(
            **source,
            InstallError::Option { .. } | InstallError::Tiles(_) | InstallError::Symbols(_) | InstallError::Panic(_)
        ),
        _ => false,
    }
}

fn draft(dice: &mut Dice, available: &[&dyn Expansion], always: &[&str], players: usize) -> Table {
    let mut table = Table::default();
    table.edition = if dice.once_in(2) { Edition::First } else { Edition::New };
    table.players = bastide_core::table::COLORS.iter().take(players).map(|color| Seat::of(color)).collect();
    for expansion in available {
        let manifest = expansion.manifest();
        if manifest.id == bastide_core::table::IMPLIED || always.contains(&manifest.id) || dice.once_in(2) {
            let options = manifest.options.iter().filter_map(|o| Some((o.name.to_owned(), value(dice, o, table.edition)?)));
            let mut settings: Settings = options.collect();
            settings.extend(preset(dice, manifest, table.edition));
            table.plugins.insert(manifest.id.to_owned(), Some(settings));
        }
    }
    for expansion in available {
        let manifest = expansion.manifest();
        if table.plugins.contains_key(manifest.id) {
            for needs in manifest.requires {
                table.plugins.entry((*needs).to_owned()).or_insert_with(|| Some(Settings::new()));
            }
            manifest.conflicts.iter().for_each(|other| _ = table.plugins.remove(*other));
        }
    }
    table
}

/// Returns a preset of the edition in some cases.
fn preset(dice: &mut Dice, manifest: &Manifest, edition: Edition) -> Option<(String, Chosen)> {
    let of_edition: Vec<&str> = manifest.presets.iter().filter(|p| p.is_of(edition)).map(|p| p.name).collect();
    let wanted = dice.once_in(6);
    let name = dice.pick(&of_edition).filter(|_| wanted)?;
    Some(("preset".into(), Chosen::Word((*name).to_owned())))
}

/// Returns a value for an option; `None` leaves the default, in half of the cases.
fn value(dice: &mut Dice, option: &OptionSpec, edition: Edition) -> Option<Chosen> {
    if dice.once_in(2) {
        return None;
    }
    Some(match option.kind {
        OptionKind::Switch => Chosen::Switch(dice.once_in(2)),
        OptionKind::Choice(words) | OptionKind::Document(words) => Chosen::Word((*dice.pick(words)?).to_owned()),
        OptionKind::Number { min, max } => {
            let Value::Number(default) = option.default(edition) else { return None };
            // Mostly near the default: ten copies of a set make a long game.
            let most = match max - min {
                wide if wide > WIDE => max.min(min + (1 << (1 + dice.below(wide.ilog2() as usize)))),
                _ if dice.once_in(20) => max,
                _ => max.min(default + 2),
            };
            Chosen::Number(min + dice.below((most - min + 1).unsigned_abs() as usize) as i64)
        }
        OptionKind::Names | OptionKind::Text => return None,
    })
}
