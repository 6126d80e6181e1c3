//! Their sets, elements and rules as a table of ours, and a table of ours as theirs, by the table of [`names`].

use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED, Settings};
use bastide_core::{Chosen, Edition, Expansion, Ruleset, Seat, Table};
use serde_json::{Map, Value, json};

use super::Not;
use super::draws::Draws;
use super::names::{self, FIXED, HARMLESS, INERT, KEYS, Key, START, Says, absent};
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
        return Err(Not::Read("this is no game of JCloisterZone or FanCloisterZone: it has no \"setup\"".into()));
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
    if let (Some(tile), true) = (&unknown, lost.is_empty()) {
        return Err(Not::Read(format!("there is no tile {tile} here")));
    }
    let limit = Draws::limit_of(game);
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
    let elements = keys(&setup["elements"]).filter(|key| !INERT.contains(key));
    let unknown = keys(&setup["sets"]).chain(elements).filter(|key| !known(key, available));
    let mut needs: Vec<String> = unknown.map(|key| absent(key).to_owned()).collect();
    // Here each recall takes the first abbot on the board.
    if figures("abbot", setup["elements"].get("abbot")).is_ok_and(|n| n > 1) {
        needs.push(SEVERAL_ABBOTS.into());
    }
    needs.sort();
    needs.dedup();
    needs
}

/// The seats: a trace has the number, a saved game and a rule test have the names and colors. Who has none, or one that is not here
/// or taken, gets one that is left.
fn seats(game: &Value) -> Result<Vec<Seat>, Not> {
    let number = game["setup"]["players"].as_u64().map_or_else(|| items(&game["players"]).count(), |n| n as usize);
    if number > COLORS.len() {
        return Err(Not::Here(format!("a table for {number}")));
    }
    let player = |i: usize| &game["players"][i];
    let mut free = COLORS.to_vec();
    let mut take = |color: &str| free.iter().position(|c| *c == color).map(|at| free.remove(at));
    let own: Vec<Option<&str>> =
        (0..number).map(|i| player(i)["slot"].as_u64().and_then(names::color).and_then(&mut take)).collect();
    let mut left = free.into_iter();
    let colors = own.into_iter().filter_map(|own| own.or_else(|| left.next()));
    let name = |i: usize| player(i)["name"].as_str().filter(|name| !name.trim().is_empty());
    let seat = |(i, color)| Seat { name: name(i).unwrap_or(color).into(), ..Seat::of(color) };
    Ok(colors.enumerate().map(seat).collect())
}

/// Of the options that they play by and have no key for, those of a plugin.
pub(super) fn fixed(plugin: &str) -> impl Iterator<Item = (String, Chosen)> {
    FIXED.iter().filter(move |f| f.plugin == plugin).map(|f| (f.option.to_owned(), Chosen::from(f.value)))
}

/// What a table of theirs with `"abbot": 2` needs.
pub(super) const SEVERAL_ABBOTS: &str = "a choice among several abbots of a player";

/// Returns how many figures a key of theirs gives to each player. Their engine cuts off a fraction, and takes less than 0 for 0.
fn figures(key: &str, there: Option<&Value>) -> Result<u8, Not> {
    let Some(said) = there else { return Ok(0) };
    let n = said.as_f64().map(|n| n.trunc().max(0.0)).filter(|n| *n <= f64::from(u8::MAX));
    n.map(|n| n as u8)
        .ok_or_else(|| Not::Read(format!("\"{key}\" is {said} in the setup; it takes a number of figures, 0 to 255")))
}

fn table(game: &Value) -> Result<Table, Not> {
    let setup = &game["setup"];
    let value = |key: &str| ["sets", "elements", "rules"].iter().find_map(|part| setup[part].get(key));
    let brings = |k: &Key| ["sets", "elements"].iter().any(|part| setup[part].get(k.key).is_some());
    let mut table = Table::default();
    (table.edition, table.players) = (edition(setup)?, seats(game)?);
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
                settings.insert((*option).into(), Chosen::Number(figures(key, there)?.into()));
            }
            Says::Figures(kind) => {
                table.meeples.insert((*kind).into(), figures(key, there)?);
            }
            Says::Words(option, words) => {
                let pair = match there.map(text) {
                    None => words.first(),
                    Some(said) => {
                        Some(words.iter().find(|(theirs, _)| *theirs == said).ok_or_else(|| unknown(key, &said, words))?)
                    }
                };
                pair.map(|(_, ours)| settings.insert((*option).into(), Chosen::Word((*ours).into())));
            }
            Says::FigureSwitch(option, kind) => {
                let each = figures(key, there)?;
                settings.insert((*option).into(), Chosen::Switch(each > 0));
                if each > 1 {
                    table.meeples.insert((*kind).into(), each);
                }
            }
            Says::There { option, there: on, absent, .. } => {
                let word = if there.is_some() { on } else { absent };
                settings.insert((*option).into(), Chosen::Word((*word).into()));
            }
        }
    }
    Ok(table)
}

/// A word that a key does not take.
fn unknown(key: &str, said: &str, words: &[(&str, &str)]) -> Not {
    let takes: Vec<String> = words.iter().map(|(theirs, _)| format!("\"{theirs}\"")).collect();
    Not::Read(format!("\"{key}\" is \"{said}\" in the setup; it takes {}", takes.join(" or ")))
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

/// The options of the plugins at a table, with all defaults.
fn options(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Vec<(&'static str, Settings)>, String> {
    let none = Settings::new();
    let options = |id: &'static str| {
        let expansion = available.iter().find(|e| e.manifest().id == id).ok_or_else(|| format!("{id} is not here"))?;
        let settings = table.plugins.get(id).and_then(Option::as_ref).unwrap_or(&none);
        Ok((id, expansion.manifest().resolve(table.edition, settings).map_err(|e| e.to_string())?))
    };
    rules.plugins.iter().map(|p| options(p.id)).collect()
}

/// Returns the options that a table of ours has otherwise than they play, a sentence each.
///
/// # Errors
///
/// A plugin of the table is not among the available ones, or refuses an option.
pub fn unlike(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Vec<String>, String> {
    let mut unlike = Vec::new();
    for (plugin, options) in options(table, rules, available)? {
        for f in FIXED.iter().filter(|f| f.plugin == plugin) {
            let theirs = Chosen::from(f.value);
            if let Some(ours) = options.get(f.option).filter(|ours| **ours != theirs) {
                unlike.push(format!("{plugin}.{} is {ours} here and {theirs} there: {}", f.option, f.reason));
            }
        }
        // What they have no key for and what is not set either, they play by the defaults of the edition.
        let manifest = available.iter().map(|e| e.manifest()).find(|m| m.id == plugin);
        for spec in manifest.map_or(&[][..], |m| m.options).iter().filter(|spec| !is_told(plugin, spec.name)) {
            let theirs = Chosen::from(spec.default(table.edition));
            if let Some(ours) = options.get(spec.name).filter(|ours| **ours != theirs) {
                unlike.push(format!("{plugin}.{} is {ours} here and {theirs} there: {}", spec.name, spec.about));
            }
        }
    }
    Ok(unlike)
}

/// Returns `true` if an option has a key of theirs, is one that they play by, or changes nothing.
fn is_told(plugin: &str, option: &str) -> bool {
    let by_key = |k: &Key| k.plugin == plugin && k.says.option() == Some(option);
    let fixed = FIXED.iter().any(|f| f.plugin == plugin && f.option == option);
    fixed || KEYS.iter().any(by_key) || HARMLESS.contains(&(plugin, option))
}

/// A table of ours as a setup of theirs.
pub(super) fn setup(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Value, String> {
    let (mut sets, mut elements, mut words) = (Map::new(), Map::new(), Map::new());
    for (plugin, options) in options(table, rules, available)? {
        for Key { key, says, .. } in KEYS.iter().filter(|k| k.plugin == plugin) {
            let into = match says {
                Says::Set(_) => &mut sets,
                Says::Words(..) => &mut words,
                _ => &mut elements,
            };
            if let Some(value) = says.value(table, rules, &options).map_err(|e| format!("{plugin}: {e}"))? {
                into.insert((*key).into(), value);
            }
        }
    }
    let start = json!([{"tile": START, "x": 0, "y": 0, "rotation": 0}]);
    Ok(json!({"sets": sets, "elements": elements, "rules": words, "start": start, "timer": null, "options": {}, "ai": false}))
}

impl Says {
    /// Returns the option that the key stands for, or `None` if it stands for something else.
    pub fn option(&self) -> Option<&'static str> {
        match *self {
            Says::Set(_) => Some("copies"),
            Says::Switch(option) | Says::One(option) | Says::Number(option) => Some(option),
            Says::Words(option, _) | Says::FigureSwitch(option, _) | Says::There { option, .. } => Some(option),
            Says::Figures(_) => None,
        }
    }

    /// The value of the key for a table of ours; none if the key is not there.
    fn value(&self, table: &Table, rules: &Ruleset, options: &Settings) -> Result<Option<Value>, String> {
        let on = |option: &str| matches!(options.get(option), Some(Chosen::Switch(true)));
        let number = |option: &str| if let Some(Chosen::Number(n)) = options.get(option) { *n } else { 0 };
        let some = |n: i64| (n > 0).then(|| json!(n));
        let per_player = |kind: &str| rules.figure(kind).map_or(0, |k| rules.figures.get(k).per_player);
        let is = |option: &str, word: &str| matches!(options.get(option), Some(Chosen::Word(ours)) if ours == word);
        Ok(match *self {
            Says::Set(edition) if edition != table.edition => None,
            Says::Set(_) => some(number("copies")),
            Says::Switch(option) => on(option).then_some(Value::Bool(true)),
            Says::One(option) => on(option).then(|| json!(1)),
            Says::Number(option) => some(number(option)),
            Says::Figures(kind) => some(per_player(kind).into()),
            Says::FigureSwitch(option, kind) => some(if on(option) { per_player(kind).into() } else { 0 }),
            Says::There { option, there, with: (word, switch), .. } => {
                (is(option, there) || is(option, word) && on(switch)).then_some(Value::Bool(true))
            }
            Says::Words(option, words) => {
                let ours = options.get(option);
                let found = words.iter().find(|(_, word)| matches!(ours, Some(Chosen::Word(ours)) if ours == word));
                let lacks = || {
                    format!(
                        "{option} = {} has no counterpart in the other program",
                        ours.map_or_else(String::new, Chosen::to_string)
                    )
                };
                let (theirs, _) = found.ok_or_else(lacks)?;
                // As their program does: what is by default is not told, so that one that has no such rule opens the game too.
                let differs = words.first().is_some_and(|(default, _)| default != theirs);
                differs.then(|| theirs.parse().map_or(json!(theirs), Value::Bool))
            }
        })
    }
}
