//! What the tests of Inns and Cathedrals and of Traders and Builders are written with: tables and positions from text, and lines played.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bastide_core::{Expansion, Game, Ruleset, Table, Trait, linked, notation};
use bastide_testkit::event_text::log_text;
use bastide_testkit::{KitError, Scenario, Tests, check_ledger, position, scenarios};

pub(crate) type Check = Result<(), KitError>;

pub(crate) fn rules(table: &str) -> Result<Arc<Ruleset>, KitError> {
    let table = Table::parse("table", table).map_err(KitError::other)?;
    table.rules(&linked()).map(Arc::new).map_err(KitError::other)
}

/// The game of a scenario before its first step.
pub(crate) fn stage(text: &str, more: &[&dyn Expansion]) -> Result<Game, KitError> {
    let mut available = linked();
    available.extend(more);
    let scenario = Scenario::parse("position", text)?;
    position(&scenario, &available).map_err(KitError::other)
}

/// Plays a line and gives the lines of what happened.
pub(crate) fn play(game: &mut Game, line: &str) -> Result<Vec<String>, KitError> {
    let action = notation::parse(game.view(), line).map_err(KitError::other)?;
    game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    Ok(log_text(game.view(), game.log()))
}

pub(crate) fn on_offer(game: &Game) -> BTreeSet<String> {
    game.decision().map_or_else(BTreeSet::new, |d| d.iter().map(|a| notation::print(game.view(), &a)).collect())
}

/// The named colours in turn order, as a table file lists them.
pub(crate) fn seats(n: usize) -> String {
    let colors = bastide_core::table::COLORS.iter().take(n).map(|c| format!("\"{c}\""));
    format!("players = [{}]\n", colors.collect::<Vec<_>>().join(", "))
}

/// How many tiles with this beginning of their id the stock holds, and how often a trait is printed on their parts.
pub(crate) fn printed(rules: &Ruleset, set: &str, name: &str) -> (usize, usize) {
    let of = rules.names.traits.index(name).map(Trait::at);
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    let each = |t: &bastide_core::TileInfo| of.map_or(0, |of| t.parts.iter().map(|p| usize::from(p.traits.count(of))).sum());
    tiles.fold((0, 0), |(n, sum), t| (n + 1, sum + each(t)))
}

/// How many tiles of a set have a part of this kind.
pub(crate) fn with_kind(rules: &Ruleset, set: &str, kind: &str) -> usize {
    let tiles = rules.pile(bastide_core::STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with(set));
    tiles.filter(|t| t.parts.iter().any(|p| Some(p.kind) == rules.kind(kind))).count()
}

fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

fn folder(id: &str) -> PathBuf {
    root().join("tests/scenarios").join(id)
}

/// The scenarios of an expansion hold, and there are at least so many.
pub(crate) fn all_scenarios(id: &str, least: usize) -> Check {
    let played = scenarios(folder(id), &linked())?;
    assert!(played >= least, "only {played} scenarios were found");
    Ok(())
}

/// Each rule of an expansion has a test or waits for a plugin that is not there.
pub(crate) fn ledger(id: &str, rust: &str) -> Check {
    let (root, rust, scenarios) = (root(), root().join("tests/tests").join(rust), folder(id));
    let ids: Vec<&str> = linked().iter().map(|e| e.manifest().id).collect();
    let expansion = linked().into_iter().find(|e| e.manifest().id == id).ok_or_else(|| KitError::other("not linked"))?;
    check_ledger(expansion.manifest(), &Tests { root: &root, scenarios: &scenarios, rust: &[rust] }, &ids)
}
