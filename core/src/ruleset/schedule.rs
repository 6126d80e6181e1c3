//! Ordered lists of phases, compiled once.
//!
//! A schedule has milestones, which are names without code, and phases of plugins around them. The
//! constraints `after` and `before` form a petgraph graph, which is sorted topologically. Where it
//! leaves a choice, phases come as early as possible, by plugin id and name. A circle is refused
//! with the chain that closes it. The compiled list has no milestones.

use crate::contract::order::Order;
use crate::dispatch::compiled::ScheduleEntry;
use crate::dispatch::entry::PhaseEntry;
use crate::model::ids::{Phase, Schedule};
use crate::model::message::did_you_mean;
use crate::model::names::AllNames;
use crate::ruleset::error::BuildError;
use petgraph::Direction;
use petgraph::algo::{dijkstra, tarjan_scc};
use petgraph::graph::{DiGraph, NodeIndex};

struct Nodes<'a> {
    schedule: &'a str,
    milestones: &'a [&'static str],
    names: &'a AllNames,
    phases: Vec<(Phase, &'a PhaseEntry)>,
}

impl Nodes<'_> {
    fn name(&self, node: usize) -> &str {
        match self.milestones.get(node) {
            Some(name) => name,
            None => &self.phases[node - self.milestones.len()].1.name,
        }
    }

    /// Returns the nodes that a name means to a phase: a milestone, a phase, or all phases of a
    /// plugin. The list is empty for something that is not at the table, and for phases that the
    /// phase's own plugin does not have at this table.
    ///
    /// # Errors
    /// The name is certainly wrong; with a hint. That is so for a place (`placed.token`) that the
    /// milestone before the dot does not have, and for each name after [`Order::at`].
    fn resolve(&self, name: &str, by: &PhaseEntry, all: &[PhaseEntry]) -> Result<Vec<usize>, String> {
        if let Some(i) = self.milestones.iter().position(|m| *m == name) {
            return Ok(vec![i]);
        }
        let first = self.milestones.len();
        let found: Vec<usize> = (0..self.phases.len())
            .filter(|&i| self.phases[i].1.name == name || self.phases[i].1.plugin == name)
            .map(|i| first + i)
            .collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let prefix = |n: &str| n.split_once('.').map(|(p, _)| p.to_owned());
        let asked = prefix(name);
        let elsewhere = self.schedule_of(name);
        let known = |prefix_of: &String| {
            self.milestones.contains(&prefix_of.as_str())
                || all.iter().any(|p| p.plugin != by.plugin && prefix(&p.name).as_ref() == Some(prefix_of))
        };
        if by.order.at != Some(name) && elsewhere.is_none() && !asked.as_ref().is_none_or(known) {
            return Ok(Vec::new());
        }
        let hint = |schedule: &str| format!("; it is a milestone of schedule \"{schedule}\"");
        let names = self.milestones.iter().copied().chain(self.phases.iter().map(|p| p.1.name.as_str()));
        Err(elsewhere.map_or_else(|| did_you_mean(name, names), hint))
    }

    /// Returns another schedule that has a milestone with this name.
    fn schedule_of(&self, milestone: &str) -> Option<&str> {
        let schedules = &self.names.schedules;
        let has = |i: &usize| schedules.spec(*i).is_some_and(|milestones| milestones.contains(&milestone));
        (0..schedules.len()).find(has).map(|i| schedules.name(i)).filter(|name| *name != self.schedule)
    }
}

/// Sorts the phases of one schedule.
pub(crate) fn compile(schedule: Schedule, names: &AllNames, all: &[PhaseEntry]) -> Result<Vec<ScheduleEntry>, BuildError> {
    let schedule_name = names.schedules.name(schedule.index());
    let Some(milestones) = names.schedules.spec(schedule.index()) else {
        let by = all.iter().find(|p| p.schedule == Some(schedule)).map_or("?", |p| p.plugin);
        let hint = did_you_mean(schedule_name, names.schedules.iter().filter(|n| *n != schedule_name));
        return Err(BuildError::UnknownSchedule { plugin: by.into(), schedule: schedule_name.into(), hint });
    };
    let mut phases: Vec<(Phase, &PhaseEntry)> =
        all.iter().enumerate().filter(|(_, p)| p.schedule == Some(schedule)).map(|(i, p)| (Phase::at(i), p)).collect();
    phases.sort_by_key(|(_, p)| (p.plugin, p.name.as_str()));
    let nodes = Nodes { schedule: schedule_name, milestones, names, phases };
    let first = nodes.milestones.len();
    let mut graph: DiGraph<usize, ()> = DiGraph::new();
    (0..first + nodes.phases.len()).for_each(|i| {
        graph.add_node(i);
    });
    let mut link = |from: usize, to: usize| {
        graph.update_edge(NodeIndex::new(from), NodeIndex::new(to), ());
    };
    (1..first).for_each(|i| link(i - 1, i));
    for (i, (_, phase)) in nodes.phases.iter().enumerate() {
        let me = first + i;
        let unknown = |name: &str, hint: String| BuildError::UnknownPhase {
            plugin: phase.plugin.into(),
            phase: phase.name.clone(),
            schedule: schedule_name.into(),
            name: name.into(),
            hint,
        };
        let Order { after, before, at } = &phase.order;
        let mut bounded = false;
        for name in after.iter().chain(at) {
            for other in nodes.resolve(name, phase, all).map_err(|hint| unknown(name, hint))? {
                link(other, me);
                bounded = true;
                if Some(*name) == *at && other + 1 < first {
                    link(me, other + 1);
                }
            }
        }
        for name in before {
            for other in nodes.resolve(name, phase, all).map_err(|hint| unknown(name, hint))? {
                link(me, other);
                // A phase that only has to be before a milestone comes after the milestone before
                // that one, not at the very start.
                if !bounded && other > 0 && other < first {
                    link(other - 1, me);
                }
            }
        }
    }
    let order =
        sort(&graph, first).ok_or_else(|| BuildError::Cycle { schedule: schedule_name.into(), chain: chain(&graph, &nodes) })?;
    Ok(order
        .into_iter()
        .map(|i| if i < first { ScheduleEntry::Milestone(i) } else { ScheduleEntry::Phase(nodes.phases[i - first].0) })
        .collect())
}

/// Returns a topological order in which phases come as early as possible; `None` if there is a
/// circle.
fn sort(graph: &DiGraph<usize, ()>, milestones: usize) -> Option<Vec<usize>> {
    let mut waits: Vec<usize> = graph.node_indices().map(|n| graph.neighbors_directed(n, Direction::Incoming).count()).collect();
    let mut ready: Vec<usize> = (0..waits.len()).filter(|&i| waits[i] == 0).collect();
    let mut order = Vec::with_capacity(waits.len());
    while !ready.is_empty() {
        ready.sort_by_key(|&i| (i < milestones, i));
        let next = ready.remove(0);
        order.push(next);
        for n in graph.neighbors(NodeIndex::new(next)) {
            waits[n.index()] -= 1;
            if waits[n.index()] == 0 {
                ready.push(n.index());
            }
        }
    }
    (order.len() == waits.len()).then_some(order)
}

/// Returns the names of one circle, the first again at the end.
fn chain(graph: &DiGraph<usize, ()>, nodes: &Nodes) -> String {
    let Some(circle) = tarjan_scc(graph).into_iter().find(|c| c.len() > 1) else { return String::new() };
    let start = circle.iter().copied().min().unwrap_or_default();
    // Walks forward, always to the member from which the start is nearest.
    let back = dijkstra(petgraph::visit::Reversed(graph), start, None, |_| 1);
    let mut names = vec![nodes.name(start.index())];
    let mut at = start;
    loop {
        let next = graph.neighbors(at).filter(|n| circle.contains(n)).min_by_key(|n| (back.get(n), *n));
        let Some(next) = next else { break };
        names.push(nodes.name(next.index()));
        at = next;
        if at == start || names.len() > circle.len() + 1 {
            break;
        }
    }
    names.join(" -> ")
}
