//! Random tables, made from what manifests say.
//!
//! Every option of every plugin may take any value that its manifest allows, so an expansion's options are tried out without a
//! line of test code. Which plugins are at the table, how many play and the edition are random too. A combination that is refused, as plugins
//! may, is replaced by another for as many players; one that breaks the rules of the engine is a failure. Most tables have enough tiles to play.

use std::sync::Arc;

use bastide_core::table::{Problem, Settings};
use bastide_core::{
    BuildError, Chosen, Edition, Expansion, Game, GameSetup, Manifest, OptionKind, OptionSpec, Ruleset, Seat, Table, Value,
};

use crate::dice::Dice;
use crate::error::KitError;

/// How often another table is tried where one is refused.
const TRIES: usize = 50;
/// One table in so many may have hardly any tiles.
const BARE: usize = 20;
/// The others have at least this many for each player.
const TILES_EACH: usize = 2;
/// A number with more values than this is drawn by its order of magnitude.
const WIDE: i64 = 50;

/// A random table of some of these expansions, with its rules.
pub fn random_table(dice: &mut Dice, available: &[&dyn Expansion]) -> Result<(Table, Arc<Ruleset>), KitError> {
    random_table_with(dice, available, &[])
}

/// A random table of some of these expansions, and in any case of those with these ids.
pub fn random_table_with(
    dice: &mut Dice,
    available: &[&dyn Expansion],
    always: &[&str],
) -> Result<(Table, Arc<Ruleset>), KitError> {
    let (most, mut refused) = (players(dice), None);
    let bare = dice.once_in(BARE);
    // Whatever is available may seat fewer.
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

/// How many play: 2 to 5 as in most boxes, often 6, and now and then another number, which only some tables seat.
fn players(dice: &mut Dice) -> usize {
    match dice.below(16) {
        0 => 1,
        1 => 7 + dice.below(2),
        2..=4 => 6,
        _ => 2 + dice.below(4),
    }
}

/// Are there tiles for a few turns of each player?
fn plays(rules: &Arc<Ruleset>) -> bool {
    let Ok(game) = Game::new(rules.clone(), &GameSetup::seeded(0)) else { return true };
    let left: usize = rules.draw_piles().iter().map(|pile| game.state().core.piles[pile.index()].len()).sum();
    left >= TILES_EACH * usize::from(rules.players())
}

/// Is a table refused for what only a plugin can mend? Its options may be unfit for each other, but not its phases and names.
fn breaks_the_engine(problem: &Problem) -> bool {
    let Problem::Build(error) = problem else { return false };
    matches!(
        **error,
        BuildError::UnknownSchedule { .. }
            | BuildError::UnknownPhase { .. }
            | BuildError::Cycle { .. }
            | BuildError::PhaseTwice { .. }
            | BuildError::Undefined { .. }
            | BuildError::Tiles(_)
            | BuildError::TileTwice { .. }
    )
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

/// Now and then a preset of the edition.
fn preset(dice: &mut Dice, manifest: &Manifest, edition: Edition) -> Option<(String, Chosen)> {
    let of_edition: Vec<&str> = manifest.presets.iter().filter(|p| p.is_of(edition)).map(|p| p.name).collect();
    let wanted = dice.once_in(6);
    let name = dice.pick(&of_edition).filter(|_| wanted)?;
    Some(("preset".into(), Chosen::Word((*name).to_owned())))
}

/// A value for an option; none leaves it at its default, as happens half of the time.
fn value(dice: &mut Dice, option: &OptionSpec, edition: Edition) -> Option<Chosen> {
    if dice.once_in(2) {
        return None;
    }
    Some(match option.kind {
        OptionKind::Switch => Chosen::Switch(dice.once_in(2)),
        OptionKind::Choice(words) | OptionKind::Document(words) => Chosen::Word((*dice.pick(words)?).to_owned()),
        OptionKind::Number { min, max } => {
            let Value::Number(default) = option.default(edition) else { return None };
            // Near the default mostly: ten copies of a set make a long game.
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
