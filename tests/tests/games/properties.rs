//! Random games of random tables of all linked expansions.
//!
//! `BASTIDE_GAMES` is the number of games; the seeds are the same in every run.

mod prisons;

use std::collections::BTreeMap;
use std::hash::RandomState;
use std::sync::Arc;

use bastide_core::{Chosen, Expansion, Game, GameSetup, Ruleset, Table, linked};
use bastide_testkit::dice::Dice;
use bastide_testkit::rebuild::Plain;
use bastide_testkit::tables::random_table;
use bastide_testkit::{Checks, KitError, Tally, check_properties, check_tables, covering, games_wanted};
use petgraph::algo::toposort;
use petgraph::graphmap::DiGraphMap;

/// Returns the properties to check at a table. Bridges join features beyond the placed tiles and
/// extend placements, castles stay open, and bazaars keep tiles of their own. On a map, cells
/// without a neighboring tile may be open, and a tile play may place two tiles of which only the
/// last accepts figures.
fn checks(table: &Table) -> Checks {
    let has = |id: &str| matches!(table.plugins.get(id), Some(Some(_)));
    let mut checks = Checks::default();
    if has("bridges-castles-bazaars") {
        let plain = Plain { features: false, ends: false, frontier: true };
        checks = Checks { plain, tokens: false, tiles: false, legality: false, ..checks };
    }
    // Nothing is deployed beside the dragon, portals lead to other tiles, and barns keep farmers away.
    checks.deployments &= !has("princess-dragon") && !has("abbey-mayor");
    // A player who may place a robber may pass before the deploy step.
    checks.deployments &= !has("robbers");
    // A castle that is to score takes gold.
    checks.projection &= !has("goldmines") || !has("bridges-castles-bazaars");
    // River tiles continue the river, and nobody is placed on the volcano. A knight may escape after
    // the follower step.
    checks.legality &= !has("rivers");
    checks.deployments &= !has("rivers") && !has("siege");
    // A phantom may come after the follower. A flight asks for its way, and a flea may come at last.
    checks.deployments &= !has("phantom") && !has("plague");
    // Tokens join roads of other tiles, and are laid after the follower step.
    if has("ferries") || has("tunnel") {
        checks.plain = Plain { features: false, ends: false, ..checks.plain };
        checks.deployments = false;
    }
    // An arrow leads to other tiles.
    checks.deployments &= !has("anniversary");
    // Free arms of a labyrinth may be occupied.
    checks.deployments &= !has("labyrinth");
    // The two halves of a castle are joined when they are placed, and fields of a wonder.
    checks.plain.features &= !has("castles-in-germany") && !has("wonders");
    if has("count-king-robber") {
        // Shrines and monasteries limit each other's places. Followers also enter a city.
        checks.legality &= is_off(table, "count-king-robber", "shrines");
        checks.deployments = false;
    }
    if has("maps") {
        checks.plain.frontier = false;
        checks.legality &= !chooses(table, "maps", "small_city_extra_timing", "before_deploy");
    }
    checks
}

fn is_off(table: &Table, plugin: &str, option: &str) -> bool {
    let chosen = table.plugins.get(plugin).and_then(|settings| settings.as_ref()?.get(option));
    matches!(chosen, Some(Chosen::Switch(false)))
}

fn chooses(table: &Table, plugin: &str, option: &str, word: &str) -> bool {
    let chosen = table.plugins.get(plugin).and_then(|settings| settings.as_ref()?.get(option));
    matches!(chosen, Some(Chosen::Word(w)) if w == word)
}

/// Returns all linked expansions, and two plugins with groups of places before and after those of
/// all others.
fn available() -> Vec<&'static dyn Expansion> {
    let mut all = linked();
    all.extend([&prisons::BEFORE_ALL as &dyn Expansion, &prisons::AFTER_ALL]);
    all
}

#[test]
fn random_tables_are_tables_that_play() -> Result<(), KitError> {
    const TABLES: usize = 300;
    let mut dice = Dice::new(3);
    let (mut still, mut crowded, mut presets) = (0, 0, 0);
    for _ in 0..TABLES {
        let (table, rules) = random_table(&mut dice, &available())?;
        crowded += usize::from(table.players.len() >= 6);
        presets += usize::from(table.plugins.values().flatten().any(|settings| settings.contains_key("preset")));
        let mut game = Game::new(rules, &GameSetup::seeded(dice.roll())).map_err(KitError::other)?;
        let mut decisions = 0;
        while let Some(decision) = game.decision().filter(|_| decisions < 10) {
            let choice = dice.below(decision.len());
            game.apply_nth(choice).map_err(KitError::other)?;
            decisions += 1;
        }
        still += usize::from(decisions == 0);
    }
    assert!(still * 50 <= TABLES, "{still} of {TABLES} games have no decision at all");
    assert!(crowded * 10 >= TABLES, "{crowded} of {TABLES} tables have 6 players or more");
    assert!(presets * 10 >= TABLES, "{presets} of {TABLES} tables have a preset");
    Ok(())
}

/// Runs two threads with half of the games each.
fn in_halves(games: u64, play: impl Fn(u64, u64) -> Result<Tally, KitError> + Sync) -> Result<(), KitError> {
    let half = games / 2;
    let tallies = std::thread::scope(|scope| {
        let play = &play;
        let threads = [(half, 1), (games - half, 2)].map(|(games, seed)| scope.spawn(move || play(games, seed)));
        threads.map(|t| t.join().unwrap_or_else(|_| Err(KitError::other("a plugin panicked"))))
    });
    for tally in tallies {
        println!("{:?}", tally?);
    }
    Ok(())
}

#[test]
fn random_games_keep_what_every_game_must() -> Result<(), KitError> {
    in_halves(games_wanted(4_000), |games, seed| check_properties(&available(), games, seed, checks))
}

#[test]
fn games_with_every_two_plugins_and_every_value_keep_what_every_game_must() -> Result<(), KitError> {
    let array = covering(&linked(), 1);
    println!("{array}");
    let plugins = linked().len();
    assert_eq!(array.pairs.len() + array.refused_pairs.len(), plugins * (plugins - 1) / 2);
    assert!(array.refused_pairs.len() <= 12, "too many pairs of plugins are refused");
    have_one_order(&array.tables)?;
    in_halves(games_wanted(1_000), |games, seed| check_tables(&array.tables, games, seed, checks))
}

/// Fails if two phases at the same milestones come in one order at some tables and in the other
/// order at others, also by way of further phases.
fn have_one_order(tables: &[(Table, Arc<Ruleset>)]) -> Result<(), KitError> {
    let mut orders: BTreeMap<String, DiGraphMap<(&str, &str), (), RandomState>> = BTreeMap::new();
    for (_, rules) in tables {
        for (schedule, steps) in rules.phase_order() {
            let mut milestone = "";
            let mut nodes = Vec::new();
            for (name, is_phase) in steps {
                milestone = if is_phase { milestone } else { name };
                nodes.push((milestone, name));
            }
            let order = orders.entry(schedule.to_owned()).or_default();
            nodes.windows(2).for_each(|pair| {
                order.add_edge(pair[0], pair[1], ());
            });
        }
    }
    for (schedule, order) in &orders {
        if let Err(circle) = toposort(order, None) {
            return Err(KitError::other(format!("{:?} has two places in {schedule}", circle.node_id())));
        }
    }
    assert!(orders.get("tile-play").is_some_and(|order| order.node_count() > 60), "few phases");
    Ok(())
}
