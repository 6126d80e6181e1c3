//! A covering array: few tables at which every two expansions sit together and every value of every
//! option is chosen.
//!
//! The tables are built one after the other. Each begins with something that no table has yet, takes
//! further expansions in random order as long as the table is accepted, and prefers values that no
//! table has yet. What is refused whatever else is chosen is listed with the reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use bastide_core::table::{COLORS, IMPLIED, Settings};
use bastide_core::{Chosen, Edition, Expansion, Manifest, OptionKind, OptionSpec, Ruleset, Seat, Table, Value};

use crate::dice::Dice;

/// The number of expansions at a table.
const AT_A_TABLE: usize = 14;
/// The number of attempts to seat two expansions, or to choose a value.
const TRIES: usize = 12;
/// The number of seats, in turn.
const SEATS: [usize; 4] = [2, 3, 4, 5];

/// Two expansions, by id, in the order of their ids.
type Pair = (&'static str, &'static str);
/// An expansion, its option, and a value of it as a table file writes it.
type OptionValue = (&'static str, &'static str, String);

/// The tables of a covering array.
#[derive(Clone, Debug, Default)]
pub struct Covering {
    /// The tables with their rules.
    pub tables: Vec<(Table, Arc<Ruleset>)>,
    /// The pairs of expansions that sit together at a table.
    pub pairs: BTreeSet<Pair>,
    /// The pairs that every attempt refused, with the last reason.
    pub refused_pairs: BTreeMap<Pair, String>,
    /// The values that a table chooses.
    pub values: BTreeSet<OptionValue>,
    /// The values that every attempt refused, with the last reason.
    pub refused_values: BTreeMap<OptionValue, String>,
}

/// Prints the expansions of each table, then what is covered and what is refused.
impl fmt::Display for Covering {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (number, (table, _)) in self.tables.iter().enumerate() {
            let ids: Vec<&str> = table.plugins.keys().map(String::as_str).collect();
            writeln!(f, "{:>3}  {}", number + 1, ids.join(" "))?;
        }
        let (pairs, values) = (self.pairs.len(), self.values.len());
        writeln!(f, "{} tables have {pairs} pairs of expansions and {values} values of options", self.tables.len())?;
        for ((a, b), why) in &self.refused_pairs {
            writeln!(f, "refused: {a} with {b}: {why}")?;
        }
        for ((plugin, option, value), why) in &self.refused_values {
            writeln!(f, "refused: {plugin}.{option} = {value}: {why}")?;
        }
        Ok(())
    }
}

/// Builds a covering array of these expansions, the same for the same seed.
pub fn covering(available: &[&'static dyn Expansion], seed: u64) -> Covering {
    let manifests: Vec<&'static Manifest> = available.iter().map(|e| e.manifest()).collect();
    let mut work = Work { available, dice: Dice::new(seed), covering: Covering::default(), values: BTreeSet::new() };
    for manifest in &manifests {
        work.values.extend(all_values(manifest));
    }
    let ids: Vec<&'static str> = manifests.iter().map(|m| m.id).collect();
    for (i, a) in ids.iter().enumerate() {
        for b in &ids[i + 1..] {
            let pair = ordered(a, b);
            if !work.covering.pairs.contains(&pair)
                && let Err(why) = work.add_table(&[pair.0, pair.1], None)
            {
                work.covering.refused_pairs.insert(pair, why);
            }
        }
    }
    while let Some(value) = work.values.first().cloned() {
        if let Err(why) = work.add_table(&[value.0], Some(&value)) {
            work.values.remove(&value);
            work.covering.refused_values.insert(value, why);
        }
    }
    work.covering
}

fn ordered(a: &'static str, b: &'static str) -> Pair {
    if a < b { (a, b) } else { (b, a) }
}

/// An array that is being built.
struct Work<'a> {
    available: &'a [&'static dyn Expansion],
    dice: Dice,
    covering: Covering,
    /// The values that no table has yet.
    values: BTreeSet<OptionValue>,
}

impl Work<'_> {
    /// Adds a table with these expansions and this value.
    ///
    /// # Errors
    /// All attempts are refused; returns the last reason.
    fn add_table(&mut self, with: &[&'static str], value: Option<&OptionValue>) -> Result<(), String> {
        let mut refused = String::new();
        for attempt in 0..TRIES {
            let mut table = Table::default();
            table.edition = if attempt % 2 == 0 { Edition::First } else { Edition::New };
            let seats = SEATS[(self.covering.tables.len() + attempt) % SEATS.len()];
            table.players = COLORS.iter().take(seats).map(|color| Seat::of(color)).collect();
            for id in with {
                let settings = self.settings(id, table.edition, attempt > 2, value);
                table.plugins.insert((*id).to_owned(), Some(settings));
                self.add_required(&mut table, id);
            }
            // A preset of one edition cannot be chosen in the other.
            if value.is_some_and(|value| !chooses(&table, value)) {
                refused = format!("it does not exist in the {} edition", table.edition.name());
                continue;
            }
            match table.rules(self.available) {
                Ok(rules) => {
                    let (table, rules) = self.fill(table, rules);
                    self.note(&table);
                    self.covering.tables.push((table, Arc::new(rules)));
                    return Ok(());
                }
                Err(error) => refused = error.problem.to_string(),
            }
        }
        Err(refused)
    }

    /// Adds expansions to a table until it is full.
    fn fill(&mut self, mut table: Table, mut rules: Ruleset) -> (Table, Ruleset) {
        let mut ids: Vec<&'static str> = self.available.iter().map(|e| e.manifest().id).collect();
        while !ids.is_empty() && table.plugins.len() < AT_A_TABLE {
            let id = self.best(&mut ids, &table);
            if table.plugins.contains_key(id) {
                continue;
            }
            for plain in [false, true] {
                let mut more = table.clone();
                let settings = if plain { Settings::new() } else { self.settings(id, table.edition, false, None) };
                more.plugins.insert(id.to_owned(), Some(settings));
                self.add_required(&mut more, id);
                if let Ok(accepted) = more.rules(self.available) {
                    (table, rules) = (more, accepted);
                    break;
                }
            }
        }
        (table, rules)
    }

    /// Removes and returns the expansion that brings the most new pairs to a table, a random one of
    /// several.
    fn best(&mut self, ids: &mut Vec<&'static str>, table: &Table) -> &'static str {
        let start = self.dice.below(ids.len());
        let new = |id: &'static str| {
            let at_table = self.available.iter().map(|e| e.manifest().id).filter(|other| table.plugins.contains_key(*other));
            at_table.filter(|other| *other != id && !self.covering.pairs.contains(&ordered(id, other))).count()
        };
        let order = (0..ids.len()).map(|i| (start + i) % ids.len());
        let at = order.max_by_key(|i| new(ids[*i])).unwrap_or_default();
        ids.swap_remove(at)
    }

    fn add_required(&self, table: &mut Table, id: &str) {
        let manifest = self.available.iter().map(|e| e.manifest()).find(|m| m.id == id);
        for needs in manifest.into_iter().flat_map(|m| m.requires).chain([&IMPLIED]) {
            table.plugins.entry((*needs).to_owned()).or_insert_with(|| Some(Settings::new()));
        }
    }

    /// Returns the settings of an expansion: `value`, and other values that no table has yet. With
    /// `sparse`, half of the options keep their defaults.
    fn settings(&mut self, id: &str, edition: Edition, sparse: bool, value: Option<&OptionValue>) -> Settings {
        let Some(manifest) = self.available.iter().map(|e| e.manifest()).find(|m| m.id == id) else { return Settings::new() };
        let mut settings = Settings::new();
        for (option, choices) in options(manifest, Some(edition)) {
            let new: Vec<&Chosen> =
                choices.iter().filter(|choice| self.values.contains(&(manifest.id, option, written(choice)))).collect();
            let wanted = value.filter(|v| (v.0, v.1) == (manifest.id, option));
            let chosen = match wanted {
                Some(wanted) => choices.iter().find(|choice| written(choice) == wanted.2),
                None if sparse && self.dice.once_in(2) => None,
                None => self.dice.pick(&new).copied(),
            };
            settings.extend(chosen.map(|chosen| (option.to_owned(), chosen.clone())));
        }
        settings
    }

    /// Notes what a table covers.
    fn note(&mut self, table: &Table) {
        let at_table = self.available.iter().map(|e| e.manifest()).filter(|m| table.plugins.contains_key(m.id));
        let manifests: Vec<&'static Manifest> = at_table.collect();
        for (i, a) in manifests.iter().enumerate() {
            self.covering.pairs.extend(manifests[i + 1..].iter().map(|b| ordered(a.id, b.id)));
            let settings = table.plugins.get(a.id).and_then(Option::as_ref);
            for (option, choices) in options(a, None) {
                let chosen = settings.and_then(|settings| settings.get(option)).map(written);
                if let Some(chosen) = chosen.filter(|chosen| choices.iter().any(|choice| written(choice) == *chosen)) {
                    let value = (a.id, option, chosen);
                    self.values.remove(&value);
                    self.covering.values.insert(value);
                }
            }
        }
    }
}

/// Returns `true` if a table chooses a value.
fn chooses(table: &Table, (plugin, option, value): &OptionValue) -> bool {
    let chosen = table.plugins.get(*plugin).and_then(|settings| settings.as_ref()?.get(*option));
    chosen.is_some_and(|chosen| written(chosen) == *value)
}

/// Returns all values that the array has to choose for an expansion.
fn all_values(manifest: &'static Manifest) -> impl Iterator<Item = OptionValue> {
    let of_option = move |(option, choices): (&'static str, Vec<Chosen>)| {
        choices.into_iter().map(move |choice| (manifest.id, option, written(&choice)))
    };
    options(manifest, None).into_iter().flat_map(of_option)
}

/// Returns the options of an expansion with the values to choose: the words, both positions of a
/// switch, the smallest and the greatest number and one more than the default, and the presets, those
/// of an edition or all.
fn options(manifest: &'static Manifest, edition: Option<Edition>) -> Vec<(&'static str, Vec<Chosen>)> {
    let mut all: Vec<_> = manifest.options.iter().map(|option| (option.name, choices(option))).collect();
    let presets = manifest.presets.iter().filter(|preset| edition.is_none_or(|edition| preset.is_of(edition)));
    all.push(("preset", presets.map(|preset| Chosen::Word(preset.name.to_owned())).collect()));
    all
}

fn choices(option: &OptionSpec) -> Vec<Chosen> {
    match option.kind {
        OptionKind::Switch => vec![Chosen::Switch(false), Chosen::Switch(true)],
        OptionKind::Choice(words) | OptionKind::Document(words) => words.iter().map(|w| Chosen::Word((*w).to_owned())).collect(),
        OptionKind::Number { min, max } => {
            let Value::Number(default) = option.first else { return Vec::new() };
            let mut numbers = vec![min, (default + 1).min(max), max];
            numbers.dedup();
            numbers.into_iter().map(Chosen::Number).collect()
        }
        OptionKind::Names | OptionKind::Text => Vec::new(),
    }
}

/// Returns a value as a table file writes it.
fn written(chosen: &Chosen) -> String {
    match chosen {
        Chosen::Switch(on) => on.to_string(),
        Chosen::Number(n) => n.to_string(),
        Chosen::Word(word) => format!("{word:?}"),
        other => format!("{other:?}"),
    }
}
