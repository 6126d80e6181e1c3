//! Their sets, elements and rules as a table of ours: the one place to extend when a plugin comes.

use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED};
use bastide_core::{Chosen, Edition, Game, Opening, Ruleset, STOCK, Seat, Table, Tile, linked};
use serde_json::Value;

use crate::theirs::items;

/// What a key of theirs says here.
enum Says {
    /// The edition of the whole table; the number is that of the copies of the set.
    Edition(Edition),
    /// A switch is on if the key is there (whatever its value), or another key of the same switch, else off.
    Switch(&'static str),
    /// So many figures of a kind each; none if the key is not there.
    Figures(&'static str),
    /// A word for a word.
    Words(&'static str, &'static [(&'static str, &'static str)]),
    /// Nothing but that the plugin is at the table.
    Nothing,
}

/// Their key, the plugin that knows it here, and what it says. A plugin is at the table if one of its sets or elements is; a plugin
/// that comes moves its lines here from [`WAITING`].
const KNOWN: &[(&str, &str, Says)] = &[
    // Sets.
    ("basic:1", "base", Says::Edition(Edition::First)),
    ("basic:2", "base", Says::Edition(Edition::New)),
    // Elements.
    ("small-follower", "base", Says::Figures("follower")),
    ("farmers", "base", Says::Switch("farmers")),
    ("abbot", "base", Says::Switch("abbot")),
    ("garden", "base", Says::Nothing),
    // Rules. Those that are not here belong to plugins that are not here, so they say nothing.
    ("tiny-city-scoring", "base", Says::Words("small_city_scoring", &[("4", "full"), ("2", "reduced")])),
];

/// Sets and elements of plugins that are not here yet, by the beginning of their keys. What is in neither list is named by its key.
const WAITING: &[(&str, &str)] = &[
    ("bridges-castles-and-bazaars", "bridges-castles-bazaars"),
    ("bridge", "bridges-castles-bazaars"),
    ("castle", "bridges-castles-bazaars"),
    ("bazaar", "bridges-castles-bazaars"),
    ("inns-and-cathedrals", "inns-cathedrals"),
    ("big-follower", "inns-cathedrals"),
    ("inn", "inns-cathedrals"),
    ("cathedral", "inns-cathedrals"),
    ("traders-and-builders", "traders-builders"),
    ("builder", "traders-builders"),
    ("pig", "traders-builders"),
    ("traders", "traders-builders"),
    ("river", "river"),
];

/// Options that are set for every comparison, with the reason in the ledger (RULES.md of the base game, section 16).
const ALWAYS: &[(&str, &str, &str)] =
    &[("base", "player_limit", "free"), ("base", "field_scoring", "third"), ("base", "score_floor", "negative")];

/// Why a game is not compared.
pub(crate) enum Not {
    /// It needs something that is not here.
    Here(String),
    /// Its table should have come about, and did not.
    Built(String),
}

/// A game of theirs with rules and draws of ours.
pub(crate) struct Seated {
    pub(crate) rules: Arc<Ruleset>,
    opening: Opening,
    /// Small cities bring less, which changes their name there.
    pub(crate) tiny: bool,
}

impl Seated {
    /// The game at its first question.
    pub(crate) fn game(&self) -> Result<Game, String> {
        Game::new(self.rules.clone(), &self.opening).map_err(|e| e.to_string())
    }
}

fn keys(v: &Value) -> impl Iterator<Item = &str> {
    v.as_object().into_iter().flatten().map(|(key, _)| key.as_str())
}

/// What a game needs that is not here; plugins by their names.
fn missing(game: &Value) -> Option<String> {
    let setup = &game["setup"];
    let mut needs = Vec::new();
    for key in keys(&setup["sets"]).chain(keys(&setup["elements"])) {
        if !KNOWN.iter().any(|(known, ..)| *known == key) {
            let family = key.split([':', '/']).next().unwrap_or(key);
            needs.push(WAITING.iter().find(|(k, _)| *k == family).map_or(key, |(_, plugin)| plugin).to_owned());
        }
    }
    let usual = serde_json::json!([{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]);
    if setup["start"] != usual {
        needs.push("another start".into());
    }
    let limited = |v: &Value| !v.is_null();
    if limited(&game["drawLimit"]) || limited(&game["gameAnnotations"]["endTurn"]) {
        needs.push("a limit of draws".into());
    }
    needs.sort();
    needs.dedup();
    (!needs.is_empty()).then(|| needs.join(" + "))
}

/// How many sit at the table: a trace has the number, a rule test has the names.
fn seats(game: &Value) -> usize {
    game["setup"]["players"].as_u64().map_or_else(|| game["players"].as_array().map_or(0, Vec::len), |n| n as usize)
}

/// The table, the rules and the draws of a game.
pub(crate) fn seat(game: &Value) -> Result<Seated, Not> {
    if let Some(missing) = missing(game) {
        return Err(Not::Here(missing));
    }
    let table = table(game);
    let rules = table.rules(&linked()).map_err(|e| Not::Built(e.to_string()))?;
    let draws = draws(game, &rules)?;
    let opening = Opening::seeded(0).with_draws(&draws);
    let tiny = game["setup"]["rules"]["tiny-city-scoring"] == "2";
    Ok(Seated { rules: Arc::new(rules), opening, tiny })
}

/// The tiles that are drawn, in order. A trace lists them all; a rule test may leave the last ones to their chance, which is the
/// number that came with the last message, as a share of the pile in the order of ids. That a tile fits nowhere is left out of account.
fn draws(game: &Value, rules: &Ruleset) -> Result<Vec<Tile>, Not> {
    let list = |order: &Value| -> Vec<String> { items(order).filter_map(Value::as_str).map(str::to_owned).collect() };
    let find = |name: &str| rules.tiles.find(name).ok_or_else(|| Not::Built(format!("there is no tile {name} here")));
    if game["drawOrder"].is_array() {
        return list(&game["drawOrder"]).iter().map(|name| find(name)).collect();
    }
    let mut pile: Vec<&str> = rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t).name.as_str()).collect();
    pile.sort_unstable();
    let take = |pile: &mut Vec<&str>, name: &str| _ = pile.iter().position(|n| *n == name).map(|at| pile.remove(at));
    items(&game["setup"]["start"]).filter_map(|s| s["tile"].as_str()).for_each(|name| take(&mut pile, name));
    let mut listed = list(&game["gameAnnotations"]["drawOrder"]).into_iter();
    let numbers = items(&game["replay"]).filter_map(|msg| msg["payload"]["random"].as_f64());
    let mut draws = Vec::new();
    for number in game["initialRandom"].as_f64().into_iter().chain(numbers) {
        let by_chance = pile.get((number * pile.len() as f64) as usize).map(|name| (*name).to_owned());
        let Some(name) = listed.next().or(by_chance) else { break };
        take(&mut pile, &name);
        draws.push(find(&name)?);
    }
    Ok(draws)
}

fn table(game: &Value) -> Table {
    let setup = &game["setup"];
    let value = |key: &str| ["sets", "elements", "rules"].iter().find_map(|part| setup[part].get(key));
    let brings = |key: &str| ["sets", "elements"].iter().any(|part| setup[part].get(key).is_some());
    let present = |plugin: &str| plugin == IMPLIED || KNOWN.iter().any(|(key, p, _)| *p == plugin && brings(key));
    let mut table = Table::default();
    table.players = COLORS.iter().take(seats(game)).map(|color| Seat::of(color)).collect();
    for (key, plugin, says) in KNOWN.iter().filter(|(_, plugin, _)| present(plugin)) {
        let settings = table.plugins.entry((*plugin).into()).or_default().get_or_insert_default();
        match (says, value(key)) {
            (Says::Edition(edition), Some(copies)) => {
                table.edition = *edition;
                settings.insert("copies".into(), Chosen::Number(copies.as_i64().unwrap_or(1)));
            }
            (Says::Switch(option), there) => {
                let on = settings.entry((*option).into()).or_insert(Chosen::Switch(false));
                if there.is_some() {
                    *on = Chosen::Switch(true);
                }
            }
            (Says::Figures(kind), there) => {
                table.meeples.insert((*kind).into(), there.and_then(Value::as_u64).unwrap_or(0) as u8);
            }
            (Says::Words(option, words), Some(theirs)) => {
                if let Some((_, ours)) = words.iter().find(|(word, _)| theirs == word) {
                    settings.insert((*option).into(), Chosen::Word((*ours).into()));
                }
            }
            (Says::Nothing | Says::Edition(_) | Says::Words(..), _) => {}
        }
    }
    for (plugin, option, word) in ALWAYS.iter().filter(|(plugin, ..)| present(plugin)) {
        let settings = table.plugins.entry((*plugin).into()).or_default().get_or_insert_default();
        settings.insert((*option).into(), Chosen::Word((*word).into()));
    }
    table
}
