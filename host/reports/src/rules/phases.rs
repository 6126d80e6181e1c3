//! The phases of a table: their order, and where other plugins may offer actions (`phases`).

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use bastide_core::{Game, Ruleset};
use bastide_tables::tables::ResolvedTable;
use serde::Serialize;

use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Grid, Report};

/// The number of random games that show who is asked.
const GAMES: u64 = 100;

/// The compiled order of one schedule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScheduleInfo {
    /// The name.
    pub schedule: String,
    /// The milestones and phases in order.
    pub steps: Vec<StepInfo>,
}

/// A milestone or a phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StepInfo {
    /// The name.
    pub name: String,
    /// `true` for a phase, `false` for a milestone.
    pub phase: bool,
}

/// The order of the phases at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct PhaseOrder(pub Vec<ScheduleInfo>);

impl PhaseOrder {
    /// Returns the order in the compiled rules.
    pub fn of(rules: &Ruleset) -> PhaseOrder {
        let step = |(name, phase): (&str, bool)| StepInfo { name: name.into(), phase };
        let schedule = |(name, steps): (&str, Vec<(&str, bool)>)| ScheduleInfo {
            schedule: name.into(),
            steps: steps.into_iter().map(step).collect(),
        };
        PhaseOrder(rules.phase_order().map(schedule).collect())
    }

    /// Writes the order as a graph in the language of Graphviz: one box per schedule, milestones in
    /// gray.
    pub fn dot(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "digraph phases {{\n  rankdir = TB;\n  node [fontname = \"sans-serif\"];")?;
        for (i, s) in self.0.iter().enumerate() {
            writeln!(out, "  subgraph cluster_{i} {{\n    label = {:?};", s.schedule)?;
            for (j, step) in s.steps.iter().enumerate() {
                let look = if step.phase { "shape = box" } else { "shape = plaintext, fontcolor = gray40" };
                writeln!(out, "    s{i}_{j} [label = {:?}, {look}];", step.name)?;
            }
            let chain: Vec<String> = (0..s.steps.len()).map(|j| format!("s{i}_{j}")).collect();
            if chain.len() > 1 {
                writeln!(out, "    {};", chain.join(" -> "))?;
            }
            writeln!(out, "  }}")?;
        }
        writeln!(out, "}}")
    }
}

impl Report for PhaseOrder {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let bold = anstyle::Style::new().bold();
        let dim = anstyle::Style::new().dimmed();
        for s in &self.0 {
            writeln!(out, "{bold}{}{bold:#}", s.schedule)?;
            for step in &s.steps {
                match (step.phase, step.name.contains('.')) {
                    (true, _) => writeln!(out, "      {}", step.name)?,
                    (false, true) => writeln!(out, "    {dim}{}{dim:#}", step.name)?,
                    (false, false) => writeln!(out, "  {dim}{}{dim:#}", step.name)?,
                }
            }
        }
        Ok(())
    }
}

/// A player whom a phase asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Asked {
    /// Another player than the one at turn.
    #[serde(rename = "another player")]
    Other,
    /// The player at turn.
    #[serde(rename = "the player at turn")]
    Active,
    /// The player of the tile play.
    #[serde(rename = "the player of the tile play")]
    TilePlayer,
}

impl Asked {
    fn words(&self) -> String {
        say(match self {
            Asked::Other => "asks-other",
            Asked::Active => "asks-active",
            Asked::TilePlayer => "asks-tile-player",
        })
    }
}

/// A phase in which other plugins may offer actions, or which asks a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PhaseOffers {
    /// The name.
    pub phase: String,
    /// The schedule; `None` for a phase that runs only when it is called.
    pub schedule: Option<String>,
    /// The offer points.
    pub offer_points: Vec<String>,
    /// The players who were asked in random games; empty if nobody was.
    pub asks: Vec<Asked>,
    /// The plugins that offer actions there.
    pub offered_by: Vec<String>,
}

/// The phases of a table that ask or have offer points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Offers(pub Vec<PhaseOffers>);

impl Offers {
    /// Returns the phases in the order of their schedules, then those that are called. Plays random
    /// games to learn who is asked.
    ///
    /// # Errors
    /// A plugin failed in one of the games.
    pub fn of(table: &ResolvedTable) -> Result<Offers, Error> {
        let rules = &table.rules;
        let asked = who_is_asked(table)?;
        let places: BTreeMap<&str, usize> = in_order(rules).zip(0..).collect();
        let owned = |names: Vec<&str>| {
            let mut owned: Vec<String> = names.into_iter().map(str::to_owned).collect();
            owned.dedup();
            owned
        };
        let offers = rules.phases().map(|p| PhaseOffers {
            phase: p.name.to_owned(),
            schedule: p.schedule.map(str::to_owned),
            offer_points: owned(p.offer_points),
            asks: asked.get(p.name).into_iter().flatten().copied().collect(),
            offered_by: owned(p.offered_by),
        });
        let mut offers: Vec<PhaseOffers> = offers.filter(|p| !p.offer_points.is_empty() || !p.asks.is_empty()).collect();
        offers.sort_by_key(|p| places.get(p.phase.as_str()).copied().unwrap_or(usize::MAX));
        Ok(Offers(offers))
    }
}

/// Returns the names of the phases in the order of the schedules.
fn in_order(rules: &Ruleset) -> impl Iterator<Item = &str> {
    rules.phase_order().flat_map(|(_, steps)| steps).filter(|(_, phase)| *phase).map(|(name, _)| name)
}

/// Plays random games, and returns for each phase who was asked there.
fn who_is_asked(table: &ResolvedTable) -> Result<BTreeMap<String, BTreeSet<Asked>>, Error> {
    let mut asked: BTreeMap<String, BTreeSet<Asked>> = BTreeMap::new();
    for seed in 1..=GAMES {
        let mut game = Game::new(table.rules.clone(), &table.opening(seed)?).map_err(|fault| Error::broken(seed, fault))?;
        let mut dice = bastide_bots::Dice::new(seed, 0);
        while let Some(decision) = game.decision() {
            let core = &game.state().core;
            let (player, in_tile_play) = (decision.ask.player, core.tile_play.serial != 0);
            let who = if in_tile_play && player == core.tile_play.player {
                Asked::TilePlayer
            } else if player == core.turn.active {
                Asked::Active
            } else {
                Asked::Other
            };
            let choice = dice.below(decision.len());
            if let Some(phase) = game.asking_phase() {
                match asked.get_mut(phase) {
                    Some(known) => _ = known.insert(who),
                    None => _ = asked.insert(phase.to_owned(), BTreeSet::from([who])),
                }
            }
            game.apply_nth(choice).map_err(|refused| Error::refused(seed, refused))?;
        }
    }
    Ok(asked)
}

impl Report for Offers {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let mut grid = Grid::titled(&["head-phase", "head-schedule", "head-offer-points", "head-asks", "head-offers-of"])
            .left(1)
            .left(2)
            .left(3)
            .left(4);
        for p in &self.0 {
            let schedule = p.schedule.clone().unwrap_or_else(|| say("phases-called"));
            let asks = if p.asks.is_empty() {
                say("phases-nobody")
            } else {
                p.asks.iter().map(Asked::words).collect::<Vec<_>>().join(", ")
            };
            grid.row([p.phase.clone(), schedule, p.offer_points.join(", "), asks, p.offered_by.join(", ")]);
        }
        grid.write(out)?;
        writeln!(out, "\n{}", say!("phases-hint", n = GAMES))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tables::tables;

    #[test]
    fn phases_are_a_graph_with_all_schedules() -> Result<(), Error> {
        let order = PhaseOrder::of(&tables::to_measure(None)?.rules);
        let mut dot = Vec::new();
        order.dot(&mut dot)?;
        let dot = String::from_utf8_lossy(&dot).into_owned();
        assert!(dot.contains("\"base.place\"") && dot.matches("subgraph").count() >= 6, "{dot}");
        assert_eq!(dot.matches('{').count(), dot.matches('}').count());
        Ok(())
    }

    #[test]
    fn offer_points_are_listed_with_who_is_asked_there() -> Result<(), Error> {
        let offers = Offers::of(&tables::to_measure(None)?)?.0;
        let deploy = offers.iter().find(|p| p.phase == "base.deploy").ok_or_else(|| Error::Usage("no base.deploy".into()))?;
        assert_eq!(deploy.offer_points, ["own-turn", "deploy-step"]);
        assert_eq!(deploy.asks, [Asked::TilePlayer]);
        let phases: Vec<&str> = offers.iter().map(|p| p.phase.as_str()).collect();
        assert_eq!(phases, ["base.place", "base.deploy"]);
        Ok(())
    }
}
