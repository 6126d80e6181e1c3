//! The setup of an exported game: a table of Bastide with the keys of JCloisterZone.

use std::sync::Arc;

use bastide_core::table::Settings;
use bastide_core::{Chosen, Expansion, Ruleset, Table};
use serde_json::{Map, Value, json};

use bastide_profiles::jcloisterzone::FIXED;
use bastide_profiles::plugins::BASE;

use super::harmless::HARMLESS;
use crate::setup::keys::{FOLLOWING, Following, KEYS, Key, Meaning, RULES, SETS};
use crate::setup::start;
use crate::setup::{TILES_ONLY, chosen, with_base};

/// Returns the options of the plugins at a table, including defaults.
fn options(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Vec<(&'static str, Settings)>, String> {
    let none = Settings::new();
    let options = |id: &'static str| {
        let expansion =
            available.iter().find(|e| e.manifest().id == id).ok_or_else(|| format!("the expansion {id} is not available"))?;
        let settings = table.plugins.get(id).and_then(Option::as_ref).unwrap_or(&none);
        Ok((id, expansion.manifest().resolve(table.edition, settings).map_err(|e| e.to_string())?))
    };
    rules.plugins.iter().map(|p| options(p.id)).collect()
}

/// Returns `true` if an option of a plugin at the table has this word.
pub(super) fn has_word(
    table: &Table,
    rules: &Ruleset,
    available: &[&dyn Expansion],
    (plugin, option): (&str, &str),
    word: &str,
) -> Result<bool, String> {
    let all = options(table, rules, available)?;
    let chosen = all.iter().find(|(id, _)| *id == plugin).and_then(|(_, options)| options.get(option));
    Ok(matches!(chosen, Some(Chosen::Word(chosen)) if chosen == word))
}

/// Returns the options whose values differ between a Bastide table and JCloisterZone, one sentence
/// each.
///
/// # Errors
/// A plugin of the table is not available, or rejects an option.
pub fn differing_options(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Vec<String>, String> {
    let mut differing = Vec::new();
    for (plugin, options) in options(table, rules, available)? {
        for f in FIXED.iter().filter(|f| f.plugin == plugin) {
            let jcz = Chosen::from(f.value);
            if let Some(bastide) = options.get(f.option).filter(|bastide| **bastide != jcz) {
                differing
                    .push(format!("{plugin}.{} is {bastide} in this table and {jcz} in JCloisterZone: {}", f.option, f.reason));
            }
        }
        // Without a key and a fixed behaviour, JCloisterZone uses the default of the edition.
        let manifest = available.iter().map(|e| e.manifest()).find(|m| m.id == plugin);
        for spec in manifest.map_or(&[][..], |m| m.options).iter().filter(|spec| !has_export(plugin, spec.name)) {
            let jcz = Chosen::from(spec.default(table.edition));
            if let Some(bastide) = options.get(spec.name).filter(|bastide| **bastide != jcz) {
                differing.push(format!(
                    "{plugin}.{} is {bastide} in this table and {jcz} in JCloisterZone: {}",
                    spec.name, spec.about
                ));
            }
        }
    }
    Ok(differing)
}

/// Returns `true` if the export handles an option: it has a key, has a fixed value, or has no
/// effect.
fn has_export(plugin: &str, option: &str) -> bool {
    let by_key = |k: &Key| k.plugin == plugin && k.meaning.option() == Some(option);
    let fixed = FIXED.iter().any(|f| f.plugin == plugin && f.option == option);
    // Tiles without their rules are a set without its element.
    let left_out = option == TILES_ONLY && FOLLOWING.iter().any(|f| f.is_chosen() && f.plugin() == Some(plugin));
    fixed || left_out || KEYS.iter().any(by_key) || HARMLESS.contains(&(plugin, option))
}

/// Converts a Bastide table to a JCloisterZone setup.
pub(super) fn export_setup(table: &Table, rules: &Arc<Ruleset>, available: &[&dyn Expansion]) -> Result<Value, String> {
    let (mut sets, mut elements, mut words, mut without_rules) = (Map::new(), Map::new(), Map::new(), Vec::new());
    for (plugin, options) in options(table, rules, available)? {
        if options.get(TILES_ONLY) == Some(&Chosen::Switch(true)) {
            without_rules.push(plugin);
        }
        for Key { key, meaning, .. } in KEYS.iter().filter(|k| k.plugin == plugin) {
            let into = match meaning.part() {
                SETS => &mut sets,
                RULES => &mut words,
                _ => &mut elements,
            };
            if let Some(value) = meaning.value(table, rules, &options).map_err(|e| format!("{plugin}: {e}"))? {
                into.insert((*key).into(), value);
            }
        }
    }
    leave_out_base(&mut sets)?;
    let left_out = |f: &&Following| f.is_chosen() && f.plugin().is_some_and(|plugin| without_rules.contains(&plugin));
    for following in FOLLOWING.iter().filter(|f| f.is_of(sets.keys().map(String::as_str)) && !left_out(f)) {
        elements.insert(following.element.into(), Value::Bool(true));
    }
    let start = start::listed(rules)?;
    Ok(json!({"sets": sets, "elements": elements, "rules": words, "start": start, "timer": null, "options": {}, "ai": false}))
}

/// Takes the copies of the base game that are in a set with other tiles out of its own set.
///
/// # Errors
/// There are more of the other tiles than of those of the base game.
fn leave_out_base(sets: &mut Map<String, Value>) -> Result<(), String> {
    let number = |sets: &Map<String, Value>, key: &str| sets.get(key).and_then(Value::as_i64).unwrap_or_default();
    let basic = KEYS.iter().filter(|k| k.plugin == BASE && matches!(k.meaning, Meaning::Set(_))).map(|k| k.key);
    let basic = basic.rev().find(|key| sets.contains_key(*key));
    for key in with_base() {
        let (more, Some(basic)) = (number(sets, key), basic) else { continue };
        match number(sets, basic) - more {
            0 => _ = sets.remove(basic),
            left if left > 0 => _ = sets.insert(basic.into(), json!(left)),
            _ => return Err(format!("JCloisterZone has the tiles of {key} only together with those of the base game")),
        }
    }
    Ok(())
}

/// Returns the copies of the set of six shrines.
///
/// # Errors
/// There are more of the sixth tile than of the others, which no sets of JCloisterZone have.
fn sixes(options: &Settings) -> Result<i64, String> {
    let number = |option: &str| if let Some(Chosen::Number(n)) = options.get(option) { *n } else { 0 };
    let all = number("shrine_copies");
    let sixes = number("sixth_shrines") + if number("shrine_tiles") == 6 { all } else { 0 };
    if sixes <= all { Ok(sixes) } else { Err("JCloisterZone has no set with the sixth shrine alone".into()) }
}

impl Meaning {
    /// Returns the value of the key for a Bastide table, or `None` if the key is absent.
    ///
    /// # Errors
    /// JCloisterZone has no value for the option.
    fn value(&self, table: &Table, rules: &Ruleset, options: &Settings) -> Result<Option<Value>, String> {
        let on = |option: &str| matches!(options.get(option), Some(Chosen::Switch(true)));
        let number = |option: &str| if let Some(Chosen::Number(n)) = options.get(option) { *n } else { 0 };
        let some = |n: i64| (n > 0).then(|| json!(n));
        let per_player = |kind: &str| rules.figure(kind).map_or(0, |k| rules.figures.get(k).per_player);
        let is = |option: &str, word: &str| matches!(options.get(option), Some(Chosen::Word(bastide)) if bastide == word);
        Ok(match *self {
            Meaning::Set(edition) if edition != table.edition => None,
            Meaning::Set(_) => some(number("copies")),
            Meaning::BaseAndMore(edition, option) if edition != table.edition && number(option) > 0 => {
                return Err("JCloisterZone has these tiles in the other edition only".into());
            }
            Meaning::BaseAndMore(_, option) => some(number(option)),
            Meaning::SetWord(edition, option, word) => {
                let has = edition == table.edition && (is(option, word) || is(option, "both"));
                if has { some(number("copies")) } else { None }
            }
            Meaning::SetName(option, name) => {
                let has = matches!(options.get(option), Some(Chosen::Names(names)) if names.iter().any(|n| n == name));
                if has { some(number("copies")) } else { None }
            }
            Meaning::SetNames(option, _) => {
                let names = if let Some(Chosen::Names(names)) = options.get(option) { names.len() } else { 0 };
                some(number("copies") * names as i64)
            }
            Meaning::SetPresence(option, _, absent) => (!is(option, absent)).then(|| json!(1)),
            Meaning::Tiles(Some(edition), _) if edition != table.edition => None,
            Meaning::Tiles(_, option) => some(number(option)),
            Meaning::SmallerSet(option) => some(number(option) - sixes(options)?),
            Meaning::LargerSet(..) => some(sixes(options)?),
            Meaning::SetSwitch(option) => some(i64::from(on(option))),
            Meaning::Switch(option) => on(option).then_some(Value::Bool(true)),
            Meaning::One(option) => on(option).then(|| json!(1)),
            Meaning::OneWith(option, with) => (on(option) && on(with)).then(|| json!(1)),
            Meaning::OneEach(option) if number(option) > 1 => {
                return Err(format!("{option} = {} has no counterpart in JCloisterZone", number(option)));
            }
            Meaning::OneEach(option) | Meaning::Number(option) => some(number(option)),
            Meaning::Figures(kind) => some(per_player(kind).into()),
            Meaning::FigureSwitch(option, kind) => some(if on(option) { per_player(kind).into() } else { 0 }),
            Meaning::Without(option, absent) => (!is(option, absent)).then_some(Value::Bool(true)),
            Meaning::Presence { option, present, with: (word, switch), .. } => {
                let holds = on(switch) || rules.plugins.iter().any(|p| p.id == switch);
                (is(option, present) || is(option, word) && holds).then_some(Value::Bool(true))
            }
            Meaning::Words(option, words) => {
                let bastide = options.get(option);
                let found = words.iter().find(|(_, word)| bastide == Some(&chosen(word)));
                let lacks = || {
                    format!(
                        "{option} = {} has no counterpart in JCloisterZone",
                        bastide.map_or_else(String::new, Chosen::to_string)
                    )
                };
                let (jcz, _) = found.ok_or_else(lacks)?;
                // JCloisterZone also leaves out default rules, so that versions without the rule
                // open the game.
                let differs = !jcz.is_empty() && words.first().is_some_and(|(default, _)| default != jcz);
                differs.then(|| jcz.parse().map_or(json!(jcz), Value::Bool))
            }
        })
    }
}
