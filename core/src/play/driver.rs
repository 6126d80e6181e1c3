//! Runs frames until somebody has to decide.
//!
//! The stack of frames is the whole control of a game: a frame runs a schedule or a single phase, a phase answers with a
//! [`Flow`], and what hooks left behind in the queue is done between two phases. Nothing here knows what a phase does.

use crate::action::{Action, Ask};
use crate::cx::Cx;
use crate::entry::Gate;
use crate::event::Event;
use crate::hook::{Fault, Flow, Level, TurnPhase};
use crate::ids::{Handler, Phase, Player, Prompt};
use crate::menu::Menu;
use crate::ruleset::{PASS, Ruleset};
use crate::schedule::{ADDITIONAL, GAME, Op, PART, SCORING, TURN};
use crate::state::{Call, Core, Frame, Mode, Program, Todo};
use crate::turn::{self, LoopStep};

/// More calls and jumps than this without a question mean that plugins send each other round in a circle.
const MOST_JUMPS: u32 = 20_000;

/// What a run needs besides the state: the menu to fill, and calls that wait to be pushed.
pub(crate) struct Bench<'a> {
    pub(crate) menu: &'a mut Menu,
    pub(crate) calls: &'a mut Vec<Call>,
}

#[inline]
fn handler(rules: &Ruleset, h: Handler) -> &dyn TurnPhase {
    &*rules.handlers[h.index()].1
}

#[cold]
fn contract(rules: &Ruleset, by: Handler, hook: &'static str, what: &str) -> Fault {
    let plugin = rules.handlers.get(by.index()).map_or("core", |h| h.0);
    Fault::contract(plugin, hook, what)
}

/// Begins a game and runs to its first question.
pub(crate) fn start(cx: &mut Cx, bench: Bench) -> Result<Option<Ask>, Fault> {
    push(cx, Call { program: Program::Schedule(GAME), player: Player(0), arg: 0 })?;
    run(cx, bench)
}

/// Carries out an option of the menu, then runs on to the next question.
#[inline]
pub(crate) fn act(cx: &mut Cx, bench: Bench, by: Handler, ask: Ask, action: Action) -> Result<Option<Ask>, Fault> {
    let flow = handler(cx.rules, by).act(cx, ask.player, action)?;
    follow(cx, by, flow, true)?;
    run(cx, bench)
}

/// Runs until a question is open, which it returns with its menu filled, or until the stack is empty.
pub(crate) fn run(cx: &mut Cx, bench: Bench) -> Result<Option<Ask>, Fault> {
    let rules = cx.rules;
    loop {
        if !cx.core.turn.todo.is_empty() {
            drain(cx, bench.calls)?;
        }
        let Some(frame) = cx.core.turn.stack.last() else {
            cx.core.over = true;
            cx.log.put(Event::Over);
            return Ok(None);
        };
        let at = frame.at;
        let (phase, own, gate) = match rules.code.get(at as usize) {
            Some(&Op::Run { phase, handler, gate }) => (phase, handler, gate),
            Some(&Op::Loop { step, .. }) => {
                let first = frame.mode == Mode::Enter;
                take(cx, step, first)?;
                continue;
            }
            _ => {
                pop(cx);
                continue;
            }
        };
        let (phase, own, ask) = match frame.mode {
            Mode::Asking => (phase, own, frame.ask),
            Mode::Enter => match walk(cx, at, phase, own, gate)? {
                Some(question) => question,
                None => continue,
            },
            mode @ (Mode::Waiting | Mode::WaitingAsked) => {
                let caller = frame.caller;
                let flow = handler(rules, caller).resume(cx)?;
                follow(cx, caller, flow, mode == Mode::WaitingAsked)?;
                continue;
            }
        };
        make_menu(cx, bench.menu, phase, ask)?;
        match (bench.menu.len(), bench.menu.entries()) {
            (0, _) => follow(cx, own, Flow::Done, true)?,
            (1, [only]) if only.verb == PASS => {
                let (by, action) = (only.by, Action::new(PASS, only.target, only.lo));
                let flow = handler(rules, by).act(cx, ask.player, action)?;
                follow(cx, by, flow, true)?;
            }
            _ => return Ok(Some(ask)),
        }
    }
}

/// Counts whatever may lead in a circle. All else comes closer to the end of a schedule with each step.
#[inline]
fn jump(cx: &mut Cx) -> Result<(), Fault> {
    cx.jumps += 1;
    if cx.jumps <= MOST_JUMPS { Ok(()) } else { Err(in_a_circle()) }
}

#[cold]
fn in_a_circle() -> Fault {
    Fault::contract(
        "the plugins at this table",
        "enter",
        "they go on and on without asking anybody; a phase has to come to Done or to a question",
    )
}

/// Takes a step of the turn loop.
#[inline]
fn take(cx: &mut Cx, step: LoopStep, first: bool) -> Result<(), Fault> {
    let call = match step {
        LoopStep::Turns => return turn::next_turn(cx),
        LoopStep::Once(schedule) => turn::once(cx, schedule, first),
        LoopStep::Parts => turn::next_part(cx, first),
    };
    let Some(top) = cx.core.turn.stack.last_mut() else { return Ok(()) };
    match call {
        Some(call) => {
            top.mode = Mode::Waiting;
            push(cx, call)
        }
        None => {
            top.at += 1;
            (top.mode, top.step) = (Mode::Enter, 0);
            Ok(())
        }
    }
}

/// Enters phases one after the other as long as they need nobody, call nothing and leave nothing to be done. Returns the question
/// of one that asks, if nothing is to be done before.
#[inline]
fn walk(
    cx: &mut Cx,
    mut at: u16,
    mut phase: Phase,
    mut by: Handler,
    mut gate: Gate,
) -> Result<Option<(Phase, Handler, Ask)>, Fault> {
    loop {
        if is_open(cx, gate) {
            let flow = handler(cx.rules, by).enter(cx)?;
            let quiet = cx.core.turn.todo.is_empty();
            if flow != Flow::Done || !quiet {
                follow(cx, by, flow, false)?;
                return Ok(match flow {
                    Flow::Ask(ask) if quiet => Some((phase, by, ask)),
                    _ => None,
                });
            }
        }
        at += 1;
        let Some(top) = cx.core.turn.stack.last_mut() else { return Ok(None) };
        (top.at, top.step) = (at, 0);
        match cx.rules.code.get(at as usize) {
            Some(&Op::Run { phase: next, handler, gate: its }) => (phase, by, gate) = (next, handler, its),
            _ => return Ok(None),
        }
    }
}

#[inline]
fn is_open(cx: &Cx, gate: Gate) -> bool {
    match gate {
        Gate::Open => true,
        Gate::Settled => !cx.core.graph.settled().is_empty(),
        Gate::Trait(needs) => cx.view().in_play(needs),
        Gate::Called(by) => {
            let (turn, caller) = (&cx.core.turn, cx.core.part.called_by);
            turn.stack.get(caller as usize).is_some_and(|frame| frame.program == Program::Schedule(by))
        }
    }
}

fn make_menu(cx: &Cx, menu: &mut Menu, phase: Phase, ask: Ask) -> Result<(), Fault> {
    let (rules, view) = (cx.rules, cx.view());
    let info = &rules.phases[phase.index()];
    menu.clear();
    menu.on_behalf_of(info.handler);
    handler(rules, info.handler).options(view, ask, menu)?;
    for &h in &info.offers {
        menu.on_behalf_of(h);
        handler(rules, h).offer(view, ask, menu)?;
    }
    for &h in &info.narrows {
        handler(rules, h).narrow(view, ask, menu)?;
    }
    Ok(())
}

/// Does what a handler answered. `asked`: the answer came to a question, which `Again` may ask again.
#[inline(always)]
fn follow(cx: &mut Cx, by: Handler, flow: Flow, asked: bool) -> Result<(), Fault> {
    let Some(top) = cx.core.turn.stack.last_mut() else { return Ok(()) };
    match flow {
        Flow::Done => {
            top.at += 1;
            (top.mode, top.step) = (Mode::Enter, 0);
            Ok(())
        }
        Flow::Ask(ask) if ask.player.0 < cx.core.seats => {
            (top.mode, top.ask) = (Mode::Asking, ask);
            Ok(())
        }
        Flow::Call(call) => {
            top.caller = by;
            top.mode = if asked { Mode::WaitingAsked } else { Mode::Waiting };
            push(cx, call)
        }
        other => follow_rarely(cx, by, other, asked),
    }
}

#[cold]
fn follow_rarely(cx: &mut Cx, by: Handler, flow: Flow, asked: bool) -> Result<(), Fault> {
    jump(cx)?;
    let Some(top) = cx.core.turn.stack.last_mut() else { return Ok(()) };
    match flow {
        Flow::Again if asked => top.mode = Mode::Asking,
        Flow::Again => return Err(contract(cx.rules, by, "enter", "it answers Again though nothing was asked; use Ask")),
        Flow::Back(phase) => {
            let Some(at) = cx.rules.place_in(top.program, phase) else {
                return Err(contract(cx.rules, by, "enter", "it goes back to a phase of another schedule"));
            };
            top.at = at;
            (top.mode, top.step) = (Mode::Enter, 0);
        }
        Flow::Restart => {
            top.at = cx.rules.start_of(top.program);
            (top.mode, top.step) = (Mode::Enter, 0);
        }
        Flow::Leave(level) => leave(cx, level),
        Flow::Ask(_) => return Err(contract(cx.rules, by, "enter", "it asks a player who is not at the table")),
        Flow::Done | Flow::Call(_) => {}
    }
    Ok(())
}

fn leave(cx: &mut Cx, level: Level) {
    let running = cx.core.turn.stack.last().map(|f| f.program);
    if level == Level::Schedule && running != Some(Program::Schedule(TURN)) {
        return pop(cx);
    }
    while cx.core.turn.stack.len() > 1 {
        pop(cx);
    }
    let rules = cx.rules;
    let Some(frame) = cx.core.turn.stack.last_mut() else { return };
    let in_turn = frame.program == Program::Schedule(TURN);
    match level {
        Level::Game if in_turn || frame.at <= rules.turns_in(GAME) => {
            frame.enter(Program::Schedule(GAME), rules.turns_in(GAME) + 1);
        }
        Level::Game => frame.mode = Mode::Enter,
        _ if in_turn => frame.enter(Program::Schedule(TURN), rules.turns_in(TURN)),
        _ => {}
    }
}

#[inline(never)]
fn push(cx: &mut Cx, call: Call) -> Result<(), Fault> {
    jump(cx)?;
    let at = cx.rules.start_of(call.program);
    let core = &mut *cx.core;
    match call.program {
        Program::Schedule(PART) => begin_part(core, call),
        Program::Schedule(SCORING) => {
            if core.turn.stack.iter().any(|f| f.program == call.program) {
                let what = "it calls for a scoring inside a scoring; add its features to the docket instead";
                return Err(Fault::contract("a plugin", "resume", what));
            }
            core.docket.serial += 1;
        }
        _ => {}
    }
    let Call { program, player, arg } = call;
    let (ask, caller) = (Ask::open(player, Prompt(0)), Handler(0));
    core.turn.stack.push(Frame { program, ask, caller, arg, at, mode: Mode::Enter, player, step: 0 });
    Ok(())
}

fn begin_part(core: &mut Core, call: Call) {
    if core.part.serial != 0 {
        core.graph.park_settled(&mut core.part.settled);
        core.outer.push(std::mem::take(&mut core.part));
    }
    core.turn.parts += 1;
    let caller = core.turn.stack.len().saturating_sub(1) as u8;
    core.part.begin(core.turn.parts, call.player, caller);
    core.part.additional = call.arg == ADDITIONAL;
}

#[inline]
fn pop(cx: &mut Cx) {
    let core = &mut *cx.core;
    let Some(frame) = core.turn.stack.pop() else { return };
    if !core.turn.owed.is_empty() {
        let left = core.turn.stack.len() as u8;
        core.turn.owed.retain(|o| o.to < left);
    }
    match frame.program {
        Program::Schedule(PART) => match core.outer.pop() {
            Some(part) => {
                core.part = part;
                core.graph.settle_again(&mut core.part.settled);
            }
            None => core.part.begin(0, core.turn.active, 0),
        },
        Program::Schedule(SCORING) => core.docket.due.clear(),
        _ => {}
    }
}

/// Everything hooks left behind: notes in the order in which they came, then the programs, the first one on top.
fn drain(cx: &mut Cx, calls: &mut Vec<Call>) -> Result<(), Fault> {
    let rules = cx.rules;
    let mut at = 0;
    while let Some(&todo) = cx.core.turn.todo.get(at) {
        at += 1;
        match todo {
            Todo::Laid(piece) => {
                for hook in &rules.hooks.placed {
                    hook.placed(cx, piece)?;
                }
            }
            Todo::Moved(figure, from, to) => {
                for hook in &rules.hooks.moved {
                    hook.moved(cx, figure, from, to)?;
                }
            }
            Todo::Parted(a, b) => {
                for hook in &rules.hooks.parted {
                    hook.parted(cx, a, b)?;
                }
            }
            Todo::Paid(booking) => {
                for hook in &rules.hooks.paid {
                    hook.paid(cx, booking)?;
                }
            }
            Todo::Scored(due, paid) => {
                for hook in rules.hooks.scored.of(due.kind) {
                    hook.scored(cx, due, paid)?;
                }
            }
            Todo::Perform(who, action) => {
                if let Some(by) = rules.service(action.verb)
                    && let Flow::Call(call) = handler(rules, by).act(cx, who, action)?
                {
                    calls.push(call);
                }
            }
            Todo::Call(call) => calls.push(call),
        }
    }
    cx.core.turn.todo.clear();
    while let Some(call) = calls.pop() {
        push(cx, call)?;
    }
    Ok(())
}
