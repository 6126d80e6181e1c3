//! Converts JCloisterZone setups to Bastide tables and back, by the
//! [keys of a setup](super::setup_keys).

use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED, Settings};
use bastide_core::{Chosen, Edition, Expansion, Pile, Ruleset, Seat, Table};
use serde_json::{Map, Value, json};

use super::ImportError;
use super::draws::Draws;
use super::fixed_options::{FIXED, HARMLESS};
use super::jcz_json::{items, text};
use super::names;
use super::setup_keys::{BASE, FOLLOWING, INERT, KEYS, Key, Meaning, absent};

/// A JCloisterZone setup as a Bastide table, with its rules and draws.
#[derive(Clone, Debug)]
pub struct ImportedSetup {
    /// The table, without its draws.
    pub table: Table,
    /// The rules of the table.
    pub rules: Arc<Ruleset>,
    /// The seed of the record that the game was exported from.
    pub(super) seed: u64,
    pub(super) draws: Draws,
    /// The random number of JCloisterZone before the first message.
    pub(super) chance: f64,
    /// The greatest number of tiles that can be drawn in the game.
    pub(super) limit: Option<usize>,
    /// Whether small cities score less and have their own name in JCloisterZone.
    pub(super) tiny_cities: bool,
}

/// Returns a tile that lies at the beginning, as JCloisterZone lists it.
fn start_at(tile: &str, x: i16, y: i16) -> Value {
    json!({"tile": tile, "x": x, "y": y, "rotation": 0})
}

/// Returns the tiles of the City of Carcassonne, which lie at the beginning, row by row.
fn start_of_city() -> Value {
    (0..12).map(|at| start_at(&format!("CO/{}", at + 1), at % 4 - 2, at / 4 - 1)).collect()
}

fn keys(v: &Value) -> impl Iterator<Item = &str> {
    v.as_object().into_iter().flatten().map(|(key, _)| key.as_str())
}

fn known(key: &str, available: &[&dyn Expansion]) -> bool {
    KEYS.iter().any(|k| k.key == key && available.iter().any(|e| e.manifest().id == k.plugin))
}

/// Converts the setup of a game.
///
/// # Errors
/// The setup is invalid, or needs something that Bastide lacks.
pub fn import_setup(game: &Value, available: &[&dyn Expansion]) -> Result<ImportedSetup, ImportError> {
    let (setup, lost) = import_setup_partly(game, available)?;
    if lost.is_empty() { Ok(setup) } else { Err(ImportError::Missing(lost.join(" + "))) }
}

/// Converts the setup of a game as far as possible. Also returns the names of missing expansions.
///
/// # Errors
/// The setup is invalid, or Bastide cannot start the game without the missing parts.
pub fn import_setup_partly(game: &Value, available: &[&dyn Expansion]) -> Result<(ImportedSetup, Vec<String>), ImportError> {
    if !game["setup"].is_object() {
        return Err(ImportError::Invalid("not a game of JCloisterZone or FanCloisterZone: it lacks \"setup\"".into()));
    }
    let mut lost = missing(game, available);
    // The City of Carcassonne takes several tiles.
    let city = game["setup"]["sets"].get("count").is_some();
    let is_start = if city { game["setup"]["start"] == start_of_city() } else { start_tile(game).is_some() };
    if !is_start {
        lost.push(OTHER_START.into());
        return Err(ImportError::Missing(lost.join(" + ")));
    }
    let (table, seed) = match embedded_table(game)? {
        Some(embedded) => embedded,
        None => (table(game)?, 0),
    };
    let rules = table.rules(available).map_err(|e| ImportError::Invalid(e.to_string()))?;
    if !city && start_tile(game) != Some(first_tile(&rules)) {
        lost.push(OTHER_START.into());
        return Err(ImportError::Missing(lost.join(" + ")));
    }
    let (draws, unknown) = Draws::of(game, &rules);
    if let (Some(tile), true) = (&unknown, lost.is_empty()) {
        return Err(ImportError::Invalid(format!("unknown tile \"{tile}\" in the draw order")));
    }
    let limit = Draws::limit_of(game);
    let chance = game["initialRandom"].as_f64().or(game["setup"]["initialRandom"].as_f64()).unwrap_or_default();
    let tiny_cities = game["setup"]["rules"]["tiny-city-scoring"] == "2";
    Ok((ImportedSetup { table, rules: Arc::new(rules), seed, draws, chance, limit, tiny_cities }, lost))
}

/// The reason against a setup with more or other start tiles.
const OTHER_START: &str = "another start position";

/// Returns the only start tile of a setup, if it lies in the middle and is not turned.
fn start_tile(game: &Value) -> Option<&str> {
    let start = game["setup"]["start"].as_array().filter(|start| start.len() == 1)?.first()?;
    let straight = start["x"] == 0 && start["y"] == 0 && start["rotation"] == 0;
    start["tile"].as_str().filter(|_| straight)
}

/// Returns the tile with which a game begins: the spring of a river, or the start tile.
pub(super) fn first_tile(rules: &Ruleset) -> &str {
    let springs = rules.names.piles.index("rivers.spring").map(|pile| rules.pile(Pile::at(pile)));
    let spring = springs.and_then(|springs| springs.first());
    spring.copied().or(rules.start_tile).map_or("", |first| rules.tiles.get(first).name.as_str())
}

/// Returns the table and the seed that an export embeds in the file.
///
/// # Errors
/// The embedded table is invalid.
fn embedded_table(game: &Value) -> Result<Option<(Table, u64)>, ImportError> {
    let embedded = &game[super::BASTIDE_KEY];
    let Some(text) = embedded["table"].as_str() else { return Ok(None) };
    let table = Table::parse("the table embedded in the file", text).map_err(|e| ImportError::Invalid(e.to_string()))?;
    Ok(Some((table, embedded["seed"].as_u64().unwrap_or_default())))
}

/// Returns the names of what the game needs and Bastide lacks, sorted.
fn missing(game: &Value, available: &[&dyn Expansion]) -> Vec<String> {
    let setup = &game["setup"];
    let elements = keys(&setup["elements"]).filter(|key| !INERT.contains(key));
    let unknown = keys(&setup["sets"]).chain(elements).filter(|key| !known(key, available));
    let mut needs: Vec<String> = unknown.map(|key| absent(key).to_owned()).collect();
    // Each recall in Bastide takes the first abbot on the board.
    if figures("abbot", setup["elements"].get("abbot")).is_ok_and(|n| n > 1) {
        needs.push(SEVERAL_ABBOTS.into());
    }
    needs.sort();
    needs.dedup();
    needs
}

/// Returns the seats. A trace contains the number of players; a saved game and a rule test contain
/// names and colors. A player whose color is missing, unknown or taken gets an unused color.
fn seats(game: &Value) -> Result<Vec<Seat>, ImportError> {
    let number = game["setup"]["players"].as_u64().map_or_else(|| items(&game["players"]).count(), |n| n as usize);
    if number > COLORS.len() {
        return Err(ImportError::Missing(format!("a table for {number} players")));
    }
    let player = |i: usize| &game["players"][i];
    let mut free = COLORS.to_vec();
    let mut take = |color: &str| free.iter().position(|c| *c == color).map(|at| free.remove(at));
    let wanted: Vec<Option<&str>> =
        (0..number).map(|i| player(i)["slot"].as_u64().and_then(names::color).and_then(&mut take)).collect();
    let mut left = free.into_iter();
    let colors = wanted.into_iter().filter_map(|wanted| wanted.or_else(|| left.next()));
    let name = |i: usize| player(i)["name"].as_str().filter(|name| !name.trim().is_empty());
    let seat = |(i, color)| Seat { name: name(i).unwrap_or(color).into(), ..Seat::of(color) };
    Ok(colors.enumerate().map(seat).collect())
}

/// Returns the options of a plugin for which JCloisterZone has one fixed behaviour.
pub(super) fn fixed(plugin: &str) -> impl Iterator<Item = (String, Chosen)> {
    FIXED.iter().filter(move |f| f.plugin == plugin).map(|f| (f.option.to_owned(), Chosen::from(f.value)))
}

/// The reason against a setup with `"abbot": 2`.
pub(super) const SEVERAL_ABBOTS: &str = "a choice among several abbots of a player";

/// Returns the number of figures for each player, from the value of a key. As in JCloisterZone, a
/// fraction is truncated, and a negative number is 0.
fn figures(key: &str, value: Option<&Value>) -> Result<u8, ImportError> {
    let Some(value) = value else { return Ok(0) };
    let n = value.as_f64().map(|n| n.trunc().max(0.0)).filter(|n| *n <= f64::from(u8::MAX));
    n.map(|n| n as u8)
        .ok_or_else(|| ImportError::Invalid(format!("\"{key}\" is {value} in the setup; it takes a number of figures, 0 to 255")))
}

fn table(game: &Value) -> Result<Table, ImportError> {
    let setup = &game["setup"];
    let activates = |k: &Key| !INERT.contains(&k.key) && setup["elements"].get(k.key).is_some();
    let brings = |k: &Key| setup["sets"].get(k.key).is_some() || activates(k);
    let mut table = Table::default();
    (table.edition, table.players) = (edition(setup)?, seats(game)?);
    let present = |plugin: &str| plugin == IMPLIED || KEYS.iter().any(|k| k.plugin == plugin && brings(k));
    for Key { key, plugin, meaning } in KEYS.iter().filter(|k| present(k.plugin)) {
        let settings = table.plugins.entry((*plugin).into()).or_insert_with(|| Some(fixed(plugin).collect()));
        let settings = settings.get_or_insert_default();
        let in_file = setup[meaning.part()].get(key);
        match meaning {
            Meaning::Set(_) => {
                add(settings, "copies", in_file);
            }
            Meaning::SetWord(_, option, word) => {
                let known = settings.get(*option).filter(|known| **known != Chosen::Word("none".into()));
                let word = match (in_file.is_some(), known) {
                    (true, known) => {
                        if known.is_some() {
                            "both"
                        } else {
                            word
                        }
                    }
                    (false, Some(_)) => continue,
                    (false, None) => "none",
                };
                settings.insert((*option).into(), Chosen::Word(word.into()));
                in_file.and_then(Value::as_i64).map(|n| settings.insert("copies".into(), Chosen::Number(n)));
            }
            Meaning::SetName(option, name) => {
                let names = settings.entry((*option).into()).or_insert_with(|| Chosen::Names(Vec::new()));
                if let (Chosen::Names(names), Some(n)) = (names, in_file) {
                    names.push((*name).into());
                    settings.insert("copies".into(), Chosen::Number(n.as_i64().unwrap_or(1)));
                }
            }
            Meaning::SetNames(option, name) => {
                settings.insert((*option).into(), Chosen::Names(vec![(*name).into()]));
                settings.insert("copies".into(), Chosen::Number(in_file.map_or(0, |n| n.as_i64().unwrap_or(1))));
            }
            Meaning::SetPresence(option, present, absent) => {
                let word = if in_file.is_some() { present } else { absent };
                settings.insert((*option).into(), Chosen::Word((*word).into()));
            }
            Meaning::Tiles(_, option) | Meaning::SmallerSet(option) | Meaning::BaseAndMore(_, option) => {
                add(settings, option, in_file)
            }
            Meaning::LargerSet(option, own) => [option, own].iter().for_each(|option| add(settings, option, in_file)),
            Meaning::Switch(option) | Meaning::One(option) | Meaning::SetSwitch(option) => {
                _ = settings.insert((*option).into(), Chosen::Switch(in_file.is_some()))
            }
            Meaning::OneEach(option) => {
                settings.insert((*option).into(), Chosen::Number(i64::from(in_file.is_some())));
            }
            Meaning::Number(option) => {
                settings.insert((*option).into(), Chosen::Number(figures(key, in_file)?.into()));
            }
            Meaning::Figures(kind) => {
                table.meeples.insert((*kind).into(), figures(key, in_file)?);
            }
            Meaning::Words(option, words) => {
                let pair = match in_file.map(text) {
                    None => words.first(),
                    Some(word) => Some(
                        words
                            .iter()
                            .find(|(jcz, _)| *jcz == word && !jcz.is_empty())
                            .ok_or_else(|| unknown_word(key, &word, words))?,
                    ),
                };
                pair.map(|(_, bastide)| settings.insert((*option).into(), chosen(bastide)));
            }
            Meaning::FigureSwitch(option, kind) => {
                let each = figures(key, in_file)?;
                settings.insert((*option).into(), Chosen::Switch(each > 0));
                if each > 1 {
                    table.meeples.insert((*kind).into(), each);
                }
            }
            Meaning::Without(option, absent) => {
                if in_file.is_none() {
                    settings.insert((*option).into(), Chosen::Word((*absent).into()));
                }
            }
            Meaning::Presence { option, present, absent, .. } => {
                let word = if in_file.is_some() { present } else { absent };
                settings.insert((*option).into(), Chosen::Word((*word).into()));
            }
        }
    }
    if let Some(Some(settings)) = table.plugins.get_mut(BASE) {
        with_base().for_each(|key| add(settings, "copies", setup[SETS].get(key)));
    }
    // The spring of Games Quarterly 11 is the start tile.
    if start_tile(game) == Some("GQ/RFI")
        && let Some(Some(settings)) = table.plugins.get_mut("rivers")
    {
        settings.insert("gq11_river".into(), Chosen::Word("spring".into()));
    }
    // Without the orange rose at the start, it is a tile of the stack.
    if start_tile(game) != Some("WR/CFR")
        && let Some(Some(settings)) = table.plugins.get_mut("wind-roses")
    {
        settings.insert("rose_start".into(), Chosen::Switch(false));
    }
    Ok(table)
}

/// Returns the keys of the sets that contain the tiles of the base game and others.
fn with_base() -> impl Iterator<Item = &'static str> {
    KEYS.iter().filter(|k| matches!(k.meaning, Meaning::BaseAndMore(..))).map(|k| k.key)
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

/// Returns the value of an option that has this word.
fn chosen(word: &str) -> Chosen {
    word.parse().map_or_else(|_| Chosen::Word(word.into()), Chosen::Switch)
}

/// Adds the copies of a set to a number option.
fn add(settings: &mut Settings, option: &str, in_file: Option<&Value>) {
    let copies = in_file.map_or(0, |n| n.as_i64().unwrap_or(1));
    let known = if let Some(Chosen::Number(known)) = settings.get(option) { *known } else { 0 };
    settings.insert(option.into(), Chosen::Number(known + copies));
}

/// Returns the error for a word that a key does not accept.
fn unknown_word(key: &str, word: &str, words: &[(&str, &str)]) -> ImportError {
    let takes: Vec<String> = words.iter().map(|(jcz, _)| format!("\"{jcz}\"")).collect();
    ImportError::Invalid(format!("\"{key}\" is \"{word}\" in the setup; it takes {}", takes.join(" or ")))
}

/// Returns the edition of the sets.
///
/// # Errors
/// No set contains the base game, or the sets have different editions.
fn edition(setup: &Value) -> Result<Edition, ImportError> {
    let of = |key: &str| {
        KEYS.iter().find(|k| k.key == key).and_then(|k| match k.meaning {
            Meaning::Set(edition) | Meaning::SetWord(edition, ..) | Meaning::BaseAndMore(edition, _) => Some(edition),
            Meaning::Tiles(edition, _) => edition,
            _ => None,
        })
    };
    let editions: Vec<Edition> = keys(&setup["sets"]).filter_map(of).collect();
    match editions.first() {
        None => Err(ImportError::Missing("a game without the tiles of the base game".into())),
        Some(first) if editions.iter().any(|e| e != first) => {
            Err(ImportError::Missing("sets of both editions in one game".into()))
        }
        Some(first) => Ok(*first),
    }
}

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
    fixed || KEYS.iter().any(by_key) || HARMLESS.contains(&(plugin, option))
}

/// Converts a Bastide table to a JCloisterZone setup.
pub(super) fn export_setup(table: &Table, rules: &Ruleset, available: &[&dyn Expansion]) -> Result<Value, String> {
    let (mut sets, mut elements, mut words) = (Map::new(), Map::new(), Map::new());
    for (plugin, options) in options(table, rules, available)? {
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
    for (_, element) in FOLLOWING.iter().filter(|(set, _)| sets.keys().any(|key| key.starts_with(set))) {
        elements.insert((*element).into(), Value::Bool(true));
    }
    let start = if sets.contains_key("count") { start_of_city() } else { json!([start_at(first_tile(rules), 0, 0)]) };
    Ok(json!({"sets": sets, "elements": elements, "rules": words, "start": start, "timer": null, "options": {}, "ai": false}))
}

/// The parts of a setup.
const SETS: &str = "sets";
const ELEMENTS: &str = "elements";
const RULES: &str = "rules";

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
    /// Returns the part of a setup that has the key.
    fn part(&self) -> &'static str {
        match self {
            Meaning::Set(_) | Meaning::Tiles(..) | Meaning::SmallerSet(_) | Meaning::LargerSet(..) => SETS,
            Meaning::SetSwitch(_) | Meaning::SetWord(..) | Meaning::SetName(..) | Meaning::SetPresence(..) => SETS,
            Meaning::BaseAndMore(..) | Meaning::SetNames(..) => SETS,
            Meaning::Words(..) => RULES,
            _ => ELEMENTS,
        }
    }

    /// Returns the option that the key stands for, or `None` if it stands for figures.
    pub fn option(&self) -> Option<&'static str> {
        match *self {
            Meaning::Set(_) => Some("copies"),
            Meaning::Tiles(_, option) | Meaning::SmallerSet(option) | Meaning::LargerSet(_, option) => Some(option),
            Meaning::BaseAndMore(_, option) | Meaning::SetNames(option, _) => Some(option),
            Meaning::Switch(option) | Meaning::One(option) | Meaning::OneEach(option) | Meaning::Number(option) => Some(option),
            Meaning::Words(option, _) | Meaning::Without(option, _) | Meaning::FigureSwitch(option, _) => Some(option),
            Meaning::SetWord(_, option, _) | Meaning::SetName(option, _) | Meaning::SetPresence(option, ..) => Some(option),
            Meaning::Presence { option, .. } | Meaning::SetSwitch(option) => Some(option),
            Meaning::Figures(_) => None,
        }
    }

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
