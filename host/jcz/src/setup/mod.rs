//! Converts JCloisterZone setups to Bastide tables, by the [keys of a setup](keys).

pub mod keys;
pub(crate) mod start;

use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED, Settings};
use bastide_core::{Chosen, Edition, Expansion, Ruleset, Seat, Table};
use serde_json::Value;

use self::keys::{ELEMENTS, FOLLOWING, Following, INERT, KEYS, Key, Meaning, SETS, absent};
use self::start::is_start;
use super::ImportError;
use super::draws::Draws;
use super::jcz_json::{items, messages, text};
use super::{names, old};
use bastide_profiles::jcloisterzone::FIXED;
use bastide_profiles::plugins::BASE;

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
    old::readable(game)?;
    chances(game)?;
    let mut lost = missing(game, available);
    let (table, seed) = match embedded_table(game)? {
        Some(embedded) => embedded,
        None => (table(game, available)?, 0),
    };
    let rules = Arc::new(table.rules(available).map_err(|e| ImportError::Invalid(e.to_string()))?);
    if !is_start(&game["setup"], &start::listed(&rules).map_err(ImportError::Invalid)?) {
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
    Ok((ImportedSetup { table, rules, seed, draws, chance, limit, tiny_cities }, lost))
}

/// The reason against a setup with more or other start tiles.
const OTHER_START: &str = "another start position";

/// Checks the random numbers of a game.
///
/// # Errors
/// A number is not from 0 up to but excluding 1.
fn chances(game: &Value) -> Result<(), ImportError> {
    let wrong = |v: &Value| v.as_f64().is_some_and(|n| !(0.0..1.0).contains(&n));
    let invalid = |place: String, v: &Value| {
        ImportError::Invalid(format!("{place} is {v}; it takes a number from 0 up to but excluding 1"))
    };
    for of in [game, &game["setup"]] {
        if wrong(&of["initialRandom"]) {
            return Err(invalid("\"initialRandom\"".into(), &of["initialRandom"]));
        }
    }
    let messages = messages(game);
    let found = messages.iter().position(|msg| wrong(&msg["payload"]["random"]));
    found.map_or(Ok(()), |at| Err(invalid(format!("\"random\" of message {}", at + 1), &messages[at]["payload"]["random"])))
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
    needs.extend(differing_copies(setup).map(|plugin| format!("different numbers of copies of the sets of {plugin}")));
    for plugin in without_rules(setup).into_iter().filter(|plugin| !has_option(available, plugin, TILES_ONLY)) {
        needs.push(format!("the tiles of {plugin} without their rules"));
    }
    needs.sort();
    needs.dedup();
    needs
}

/// Returns the plugins with one number of copies for several sets that the setup has in different
/// numbers.
fn differing_copies(setup: &Value) -> impl Iterator<Item = &'static str> {
    let shares = |k: &&Key| matches!(k.meaning, Meaning::SetName(..) | Meaning::SetWord(..));
    let copies = |k: &'static Key| Some((k.plugin, setup[SETS].get(k.key)?.as_i64().unwrap_or(1)));
    let all: Vec<(&str, i64)> = KEYS.iter().filter(shares).filter_map(copies).collect();
    let differs = |(plugin, n): &(&str, i64)| all.iter().any(|(other, m)| other == plugin && m != n);
    let differing: Vec<&'static str> = all.iter().filter(|one| differs(one)).map(|(plugin, _)| *plugin).collect();
    differing.into_iter()
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

fn table(game: &Value, available: &[&dyn Expansion]) -> Result<Table, ImportError> {
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
            Meaning::Switch(option) | Meaning::One(option) | Meaning::OneWith(option, _) | Meaning::SetSwitch(option) => {
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
    for plugin in without_rules(setup) {
        if let (Some(Some(settings)), true) = (table.plugins.get_mut(plugin), has_option(available, plugin, TILES_ONLY)) {
            settings.insert(TILES_ONLY.into(), Chosen::Switch(true));
        }
    }
    // The spring of Games Quarterly 11 is the start tile.
    if start::names(setup).any(|tile| tile == "GQ/RFI")
        && let Some(Some(settings)) = table.plugins.get_mut("rivers")
    {
        settings.insert("gq11_river".into(), Chosen::Word("spring".into()));
    }
    // The orange rose lies at the start, perhaps beside other tiles, or is a tile of the stack.
    if let Some(Some(settings)) = table.plugins.get_mut("wind-roses") {
        let lies = start::names(setup).any(|tile| tile == "WR/CFR");
        settings.insert("rose_start".into(), Chosen::Switch(lies));
        settings.insert("rose_beside_start".into(), Chosen::Switch(lies && start::names(setup).count() > 1));
    }
    Ok(table)
}

/// The option of a plugin by which its tiles are in the game and its rules are not.
pub(super) const TILES_ONLY: &str = "tiles_only";

/// Returns the plugins whose tiles are in the game, and whose rules players left out by leaving out an
/// element without an option of its own.
fn without_rules(setup: &Value) -> Vec<&'static str> {
    let left_out = |f: &&Following| f.is_chosen() && setup[ELEMENTS].get(f.element).is_none();
    FOLLOWING.iter().filter(left_out).filter(|f| f.is_of(keys(&setup[SETS]))).filter_map(Following::plugin).collect()
}

fn has_option(available: &[&dyn Expansion], plugin: &str, option: &str) -> bool {
    let of_plugin = available.iter().map(|e| e.manifest()).find(|manifest| manifest.id == plugin);
    of_plugin.is_some_and(|manifest| manifest.options.iter().any(|spec| spec.name == option))
}

/// Returns the keys of the sets that contain the tiles of the base game and others.
pub(super) fn with_base() -> impl Iterator<Item = &'static str> {
    KEYS.iter().filter(|k| matches!(k.meaning, Meaning::BaseAndMore(..))).map(|k| k.key)
}

/// Returns the value of an option that has this word.
pub(super) fn chosen(word: &str) -> Chosen {
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
