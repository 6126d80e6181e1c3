//! Each action that a scenario of the repository expects to be refused has a reason: a rule of a plugin.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use bastide_core::{Action, Expansion, Target, Verb, Why};
use bastide_testkit::{Ledger, Scenario, read, refusals};

type Failure = Box<dyn std::error::Error>;

/// The folders of the linked expansions, the maps among them.
fn folders() -> Result<Vec<PathBuf>, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let all = std::fs::read_dir(root.join("expansions"))?.map(|entry| entry.map(|e| e.path()));
    let mut all = all.collect::<Result<Vec<_>, _>>()?;
    all.push(root.join("maps"));
    // Outside of the workspace, as those of other authors are.
    all.retain(|folder| folder.join("scenarios").is_dir() && !["example", "beacons"].iter().any(|name| folder.ends_with(name)));
    Ok(all)
}

fn scenarios() -> Result<Vec<Scenario>, Failure> {
    let mut all = Vec::new();
    for folder in folders()? {
        for entry in std::fs::read_dir(folder.join("scenarios"))? {
            let scenario = read(&entry?.path())?;
            let refuses =
                |step: &bastide_testkit::scenario::Step| !(step.expect.refused.is_empty() && step.expect.illegal.is_empty());
            if scenario.steps.iter().any(refuses) {
                all.push(scenario);
            }
        }
    }
    Ok(all)
}

/// Returns the rules of the ledgers, each with its plugin.
fn rules(available: &[&dyn Expansion]) -> BTreeMap<String, &'static str> {
    let ledgers = available.iter().map(|expansion| expansion.manifest());
    ledgers.flat_map(|m| Ledger::read(m.rules).rules.into_iter().map(move |rule| (rule, m.id))).collect()
}

#[test]
fn every_refused_action_of_the_scenarios_has_a_rule() -> Result<(), Failure> {
    let available = bastide_expansions::all();
    let known = rules(&available);
    let (mut without, mut strange, mut asked, mut covered) = (BTreeSet::new(), BTreeSet::new(), 0, 0);
    for scenario in scenarios()? {
        let refused = refusals(&scenario, &available).map_err(|failure| failure.to_string())?;
        for one in refused {
            let named: Vec<_> = one.refusals.iter().flat_map(|refusal| &refusal.rules).collect();
            asked += 1;
            covered += usize::from(named.iter().any(|(_, rule)| scenario.covers.iter().any(|id| id == rule)));
            if named.is_empty() {
                let obstacles: Vec<_> = one.refusals.iter().map(|refusal| refusal.obstacle).collect();
                without.insert(format!("{}: {} {obstacles:?}", scenario.file, one.line));
            }
            strange.extend(named.into_iter().filter(|(plugin, rule)| known.get(*rule) != Some(plugin)).copied());
        }
    }
    assert!(
        without.is_empty(),
        "{} refused actions have no rule:\n{}",
        without.len(),
        without.into_iter().collect::<Vec<_>>().join("\n")
    );
    assert!(strange.is_empty(), "these rules are in no ledger: {strange:?}");
    println!("{asked} refused actions, {covered} with a rule that their scenario covers");
    assert!(asked > 600, "{asked} refused actions");
    Ok(())
}

#[test]
fn every_rule_that_is_named_for_a_score_is_in_the_ledger_of_its_plugin() -> Result<(), Failure> {
    let available = bastide_expansions::all();
    let known = rules(&available);
    let mut named = BTreeSet::new();
    for expansion in &available {
        let manifest = expansion.manifest();
        let table: String = [manifest.id].iter().chain(manifest.requires).map(|id| format!("{id} = {{}}\n")).collect();
        named.extend(bastide_testkit::games::start(&table, 1)?.rules().score_rules());
    }
    let strange: Vec<_> = named.iter().filter(|rule| !known.contains_key(**rule)).collect();
    assert!(strange.is_empty() && named.len() > 20, "these rules are in no ledger: {strange:?}; {} are named", named.len());
    Ok(())
}

/// Verbs by which plugins tell each other something, and those that set up positions. Nobody is ever offered them.
const NEVER_OFFERED: [&str; 7] =
    ["builder.extended", "castles.bar", "king.take", "marker.moved", "marker.second-moved", "robber-baron.take", "sheep.add"];

#[test]
fn every_verb_that_can_be_refused_names_a_rule() -> Result<(), Failure> {
    // Plugins name verbs of others too, which may not be at their table.
    let (mut without, mut with) = (BTreeSet::new(), BTreeSet::new());
    for expansion in bastide_expansions::all() {
        let manifest = expansion.manifest();
        let table: String = [manifest.id].iter().chain(manifest.requires).map(|id| format!("{id} = {{}}\n")).collect();
        let game = bastide_testkit::games::start(&table, 1)?;
        for (i, name) in game.rules().names.verbs.iter().enumerate().filter(|(_, name)| !NEVER_OFFERED.contains(name)) {
            let why = game.why(&Action::new(Verb::at(i), Target::None, 0))?;
            let named = why == Why::Legal || why.refusals().iter().any(|refusal| !refusal.rules.is_empty());
            _ = if named { with.insert(name.to_owned()) } else { without.insert(name.to_owned()) };
        }
    }
    let none: Vec<_> = without.difference(&with).collect();
    assert!(none.is_empty() && with.len() > 100, "no plugin names a rule for {none:?}; {} verbs have one", with.len());
    Ok(())
}
