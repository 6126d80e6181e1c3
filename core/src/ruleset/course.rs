//! The course of a game: the phases of all plugins in order, as the code that the driver runs.

use std::collections::BTreeMap;

use crate::api::register::Registrar;
use crate::dispatch::compiled::{CompiledOffer, Op, OpKind, PhaseInfo, ScheduleEntry};
use crate::dispatch::entry::{Gate, PhaseEntry, Work};
use crate::dispatch::hook::{AtOfferPoint, Hooks};
use crate::dispatch::rule_parts::Course;
use crate::model::ids::{Handler, Phase, Schedule};
use crate::model::state::program::TURN;
use crate::ruleset::error::{BuildError, room};
use crate::ruleset::schedule;

/// Orders the phases and compiles them.
///
/// # Errors
/// Two phases have one name, the orders contradict each other, or there are too many phases.
pub(super) fn compile(reg: &Registrar, hooks: &Hooks) -> Result<Course, BuildError> {
    check_phase_names(reg)?;
    let order: Vec<Vec<ScheduleEntry>> = (0..reg.names.schedules.len())
        .map(|i| schedule::compile(Schedule::at(i), &reg.names, &reg.turn.phases))
        .collect::<Result<_, _>>()?;
    let mut code = Vec::new();
    let turns = reg.turn.phases.iter().position(|p| p.work == Work::Core(OpKind::Turns)).map(Phase::at);
    let mut program = |phases: &mut dyn Iterator<Item = Phase>| {
        let start = code.len() as u16;
        code.extend(phases.map(|phase| op(reg, phase)));
        code.push(Op { kind: OpKind::End, phase: Phase(0), handler: Handler(0) });
        start
    };
    let phase = |e: &ScheduleEntry| if let ScheduleEntry::Phase(p) = e { Some(*p) } else { None };
    // Each turn is followed by the next.
    let then = |i: usize| turns.filter(|_| Schedule::at(i) == TURN);
    let schedule_starts =
        order.iter().enumerate().map(|(i, entries)| program(&mut entries.iter().filter_map(phase).chain(then(i)))).collect();
    let phase_starts = (0..reg.turn.phases.len()).map(|p| program(&mut std::iter::once(Phase::at(p)))).collect();
    room("phases", code.len(), u16::MAX as usize)?;
    Ok(Course {
        deploy_steps: deploy_steps(reg, &code),
        phases: reg.turn.phases.iter().map(|p| phase_info(reg, hooks, p)).collect(),
        code,
        schedule_starts,
        phase_starts,
        order,
        services: services(reg),
    })
}

fn check_phase_names(reg: &Registrar) -> Result<(), BuildError> {
    let mut by_name: BTreeMap<&str, &str> = BTreeMap::new();
    for p in &reg.turn.phases {
        if let Some(a) = by_name.insert(&p.name, p.plugin) {
            return Err(BuildError::PhaseTwice { name: p.name.clone(), a: a.into(), b: p.plugin.into() });
        }
    }
    Ok(())
}

/// Returns the instruction that enters a phase.
fn op(reg: &Registrar, phase: Phase) -> Op {
    let entry = &reg.turn.phases[phase.index()];
    let offered = reg.turn.offers.iter().any(|offer| entry.offer_points.contains(&offer.point));
    let gate = if entry.gate == Gate::AtHand && offered { Gate::Open } else { entry.gate };
    match entry.work {
        Work::Plugin(handler) => Op { kind: gate.into(), phase, handler },
        Work::Core(kind) => Op { kind, phase, handler: Handler(0) },
    }
}

/// Returns for each instruction whether others may offer uses of the deploy step in its phase.
fn deploy_steps(reg: &Registrar, code: &[Op]) -> Vec<bool> {
    let deploy_step = reg.names.offer_points.index("deploy-step");
    let is_deploy_step = |op: &Op| {
        let points = &reg.turn.phases[op.phase.index()].offer_points;
        op.kind.is_gate() && points.iter().any(|point| Some(point.index()) == deploy_step)
    };
    code.iter().map(is_deploy_step).collect()
}

fn phase_info(reg: &Registrar, hooks: &Hooks, p: &PhaseEntry) -> PhaseInfo {
    let compiled_offer = |offer: &AtOfferPoint<Handler>| {
        let gates = reg.turn.offer_gates.iter();
        let gate = gates.rev().find(|(handler, _)| *handler == offer.what).map_or(Gate::Open, |(_, gate)| *gate);
        CompiledOffer { tiles: offer.tiles, gate: gate.into(), handler: offer.what }
    };
    let offers = reg.turn.offers.iter().filter(|offer| p.offer_points.contains(&offer.point));
    PhaseInfo {
        name: p.name.clone(),
        handler: if let Work::Plugin(handler) = p.work { handler } else { Handler::default() },
        offers: offers.map(compiled_offer).collect(),
        filters: (0..hooks.filter.len()).filter(|i| p.offer_points.contains(&hooks.filter[*i].point)).collect(),
        offer_points: p.offer_points.clone(),
        schedule: p.schedule,
    }
}

/// Returns the handler that serves each verb.
fn services(reg: &Registrar) -> Vec<Option<Handler>> {
    let mut services = vec![None; reg.names.verbs.len()];
    for (verb, by) in &reg.turn.services {
        services[verb.index()] = Some(*by);
    }
    services
}
