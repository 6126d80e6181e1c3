//! Random tables, made from what manifests say.
//!
//! Every option of every plugin may take any value that its manifest allows, so an expansion's options are tried out without a
//! line of test code. Which plugins are at the table, how many play and the edition are random too. A combination that is refused, as plugins
//! may, is replaced by another.

use std::sync::Arc;

use bastide_core::table::Settings;
use bastide_core::{Chosen, Edition, Expansion, OptionKind, OptionSpec, Ruleset, Seat, Table, Value};

use crate::dice::Dice;
use crate::error::KitError;

/// How often another table is tried where one is refused.
const TRIES: usize = 50;

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
    let mut refused = None;
    for _ in 0..TRIES {
        let table = draft(dice, available, always);
        match table.rules(available) {
            Ok(rules) => return Ok((table, Arc::new(rules))),
            Err(error) => refused = Some(error),
        }
    }
    let why = refused.map_or_else(String::new, |e| e.to_string());
    Err(KitError::other(format!("{TRIES} random tables were refused, the last one because: {why}")))
}

fn draft(dice: &mut Dice, available: &[&dyn Expansion], always: &[&str]) -> Table {
    let mut table = Table::default();
    table.edition = if dice.once_in(2) { Edition::First } else { Edition::New };
    // Two to five as in most boxes; now and then any number, which only some tables seat.
    let players = if dice.once_in(4) { 1 + dice.below(8) } else { 2 + dice.below(4) };
    table.players = bastide_core::table::COLORS.iter().take(players).map(|color| Seat::of(color)).collect();
    for expansion in available {
        let manifest = expansion.manifest();
        if manifest.id == bastide_core::table::IMPLIED || always.contains(&manifest.id) || dice.once_in(2) {
            let options = manifest.options.iter().filter_map(|o| Some((o.name.to_owned(), value(dice, o, table.edition)?)));
            let settings: Settings = options.collect();
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
            let most = if dice.once_in(20) { max } else { max.min(default + 2) };
            Chosen::Number(min + dice.below((most - min + 1).unsigned_abs() as usize) as i64)
        }
        OptionKind::Names | OptionKind::Text => return None,
    })
}
