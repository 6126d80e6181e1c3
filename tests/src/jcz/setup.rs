//! Their sets, elements and rules as a table of ours, by the table of [`names`](super::names).

use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED};
use bastide_core::{Chosen, Edition, Expansion, Ruleset, Seat, Table};
use serde_json::Value;

use super::Not;
use super::draws::Draws;
use super::mirror::START;
use super::names::{FIXED, KEYS, Key, Says, absent};
use super::theirs::{items, text};

/// A game of theirs with rules and draws of ours.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The table, without its draws.
    pub table: Table,
    /// Its rules.
    pub rules: Arc<Ruleset>,
    /// The seed of the record that the game was exported from.
    pub(super) seed: u64,
    pub(super) draws: Draws,
    /// Their number of chance before the first message.
    pub(super) chance: f64,
    /// How many tiles can be drawn in all.
    pub(super) limit: Option<usize>,
    /// Small cities bring less, which changes their name there.
    pub(super) tiny: bool,
}

fn keys(v: &Value) -> impl Iterator<Item = &str> {
    v.as_object().into_iter().flatten().map(|(key, _)| key.as_str())
}

fn known(key: &str, available: &[&dyn Expansion]) -> bool {
    KEYS.iter().any(|k| k.key == key && available.iter().any(|e| e.manifest().id == k.plugin))
}

/// The table, the rules and the draws of a game, if all that it needs is here.
pub fn seat(game: &Value, available: &[&dyn Expansion]) -> Result<Seated, Not> {
    let (seated, lost) = seat_as_far(game, available)?;
    if lost.is_empty() { Ok(seated) } else { Err(Not::Here(lost.join(" + "))) }
}

/// The same as far as it is here, with what is not, plugins by their names.
pub fn seat_as_far(game: &Value, available: &[&dyn Expansion]) -> Result<(Seated, Vec<String>), Not> {
    if !game["setup"].is_object() {
        return Err(Not::Read("this is no game of theirs: it has no \"setup\"".into()));
    }
    let usual = serde_json::json!([{"tile": START, "x": 0, "y": 0, "rotation": 0}]);
    let mut lost = missing(game, available);
    if game["setup"]["start"] != usual {
        lost.push("another start".into());
        return Err(Not::Here(lost.join(" + ")));
    }
    let (table, seed) = match own(game)? {
        Some(kept) => kept,
        None => (table(game)?, 0),
    };
    let rules = table.rules(available).map_err(|e| Not::Read(e.to_string()))?;
    let (draws, unknown) = Draws::of(game, &rules);
    match unknown {
        Some(tile) if lost.is_empty() => return Err(Not::Read(format!("there is no tile {tile} here"))),
        _ => {}
    }
    let limit = Draws::limit_of(game);
    if limit.is_some_and(|limit| limit > draws.listed().len()) {
        lost.push("a limit of draws beyond the listed ones".into());
    }
    let limit = limit.filter(|limit| *limit <= draws.listed().len());
    let chance = game["initialRandom"].as_f64().or(game["setup"]["initialRandom"].as_f64()).unwrap_or_default();
    let tiny = game["setup"]["rules"]["tiny-city-scoring"] == "2";
    Ok((Seated { table, rules: Arc::new(rules), seed, draws, chance, limit, tiny }, lost))
}

/// The table and the seed that an export of ours keeps.
fn own(game: &Value) -> Result<Option<(Table, u64)>, Not> {
    let kept = &game[super::KEPT];
    let Some(text) = kept["table"].as_str() else { return Ok(None) };
    let table = Table::parse("the table kept in the file", text).map_err(|e| Not::Read(e.to_string()))?;
    Ok(Some((table, kept["seed"].as_u64().unwrap_or_default())))
}

/// What a game needs that is not here; plugins by their names.
fn missing(game: &Value, available: &[&dyn Expansion]) -> Vec<String> {
    let setup = &game["setup"];
    let unknown = keys(&setup["sets"]).chain(keys(&setup["elements"])).filter(|key| !known(key, available));
    let mut needs: Vec<String> = unknown.map(|key| absent(key).to_owned()).collect();
    needs.sort();
    needs.dedup();
    needs
}

/// The seats: a trace has the number, a saved game and a rule test have the names.
fn seats(game: &Value) -> Vec<Seat> {
    let number = game["setup"]["players"].as_u64().map_or_else(|| items(&game["players"]).count(), |n| n as usize);
    let seat = |(i, color): (usize, &&str)| {
        let name = game["players"][i]["name"].as_str().unwrap_or(color);
        Seat { name: name.into(), ..Seat::of(color) }
    };
    COLORS.iter().enumerate().take(number).map(seat).collect()
}

/// Of the options that they play by and have no key for, those of a plugin.
pub(super) fn fixed(plugin: &str) -> impl Iterator<Item = (String, Chosen)> {
    FIXED.iter().filter(move |f| f.plugin == plugin).map(|f| (f.option.to_owned(), Chosen::from(f.value)))
}

fn table(game: &Value) -> Result<Table, Not> {
    let setup = &game["setup"];
    let value = |key: &str| ["sets", "elements", "rules"].iter().find_map(|part| setup[part].get(key));
    let brings = |k: &Key| ["sets", "elements"].iter().any(|part| setup[part].get(k.key).is_some());
    let mut table = Table::default();
    (table.edition, table.players) = (edition(setup)?, seats(game));
    let present = |plugin: &str| plugin == IMPLIED || KEYS.iter().any(|k| k.plugin == plugin && brings(k));
    for Key { key, plugin, says } in KEYS.iter().filter(|k| present(k.plugin)) {
        let settings = table.plugins.entry((*plugin).into()).or_insert_with(|| Some(fixed(plugin).collect()));
        let settings = settings.get_or_insert_default();
        let there = value(key);
        match says {
            Says::Set(_) => {
                let copies = there.map_or(0, |n| n.as_i64().unwrap_or(1));
                let copies = match settings.get("copies") {
                    Some(Chosen::Number(other)) => copies + other,
                    _ => copies,
                };
                settings.insert("copies".into(), Chosen::Number(copies));
            }
            Says::Switch(option) | Says::One(option) => _ = settings.insert((*option).into(), Chosen::Switch(there.is_some())),
            Says::Number(option) => {
                let n = there.and_then(Value::as_i64).unwrap_or(0);
                settings.insert((*option).into(), Chosen::Number(n));
            }
            Says::Figures(kind) => {
                table.meeples.insert((*kind).into(), there.and_then(Value::as_u64).unwrap_or(0) as u8);
            }
            Says::Words(option, words) => {
                let said = there.map(text);
                let pair = words.iter().find(|(theirs, _)| said.as_deref() == Some(theirs)).or(words.first());
                pair.map(|(_, ours)| settings.insert((*option).into(), Chosen::Word((*ours).into())));
            }
            Says::Mark(_) => {}
        }
    }
    Ok(table)
}

/// The edition of the sets; all have to be of one.
fn edition(setup: &Value) -> Result<Edition, Not> {
    let of = |key: &str| KEYS.iter().find(|k| k.key == key).and_then(|k| if let Says::Set(e) = k.says { Some(e) } else { None });
    let editions: Vec<Edition> = keys(&setup["sets"]).filter_map(of).collect();
    match editions.first() {
        None => Err(Not::Here("a game without the tiles of the base game".into())),
        Some(first) if editions.iter().any(|e| e != first) => Err(Not::Here("sets of both editions in one game".into())),
        Some(first) => Ok(*first),
    }
}
