//! Runs frames until somebody has to decide.
//!
//! The stack of frames is the whole control of a game: a frame runs a schedule or a single phase, a phase answers with a
//! [`Flow`], and what hooks left behind in the queue is done between two phases. Nothing here knows what a phase does.

use crate::engine::turn;
use crate::model::action::{Action, Ask, PASS};
use crate::model::event::Event;
use crate::model::ids::{Handler, Phase, Player, Schedule};
use crate::model::program::{ADDITIONAL, Call, GAME, PART, Program, SCORING, TURN};
use crate::model::state::Core;
use crate::model::turn_stack::{Frame, Mode, Todo};
use crate::plugin::compiled::OpKind;
use crate::plugin::fault::Fault;
use crate::plugin::flow::{Answer, Flow, Level};
use crate::plugin::hook::{Cx, Handle, Ruleset};
use crate::plugin::menu::Menu;

/// More calls and jumps than this without a question mean that plugins send each other round in a circle.
const MOST_JUMPS: u32 = 20_000;

/// What a run needs besides the state: the menu to fill, and calls that wait to be pushed.
pub(crate) struct Bench<'a> {
    pub(crate) menu: &'a mut Menu,
    pub(crate) calls: &'a mut Vec<Call>,
}

#[inline]
fn handler(rules: &Ruleset, h: Handler) -> &dyn Handle {
    &*rules.handlers[h.index()].1
}

#[cold]
fn contract(rules: &Ruleset, by: Handler, hook: &'static str, what: &str) -> Fault {
    let plugin = rules.handlers.get(by.index()).map_or("core", |h| h.0);
    Fault::contract(plugin, hook, what)
}

/// Begins a game and runs to its first question.
pub(crate) fn start(cx: &mut Cx, bench: Bench) -> Result<(), Fault> {
    let now = Now::enter(cx.rules.start_of(Program::Schedule(GAME)));
    drive(cx, bench, now)
}

/// Carries out an option of the menu, then runs on to the next question.
#[inline(always)]
pub(crate) fn act(cx: &mut Cx, bench: Bench, by: Handler, who: Player, action: Action) -> Result<(), Fault> {
    let now = Now::of(cx.core.turn.frame());
    let answer = handler(cx.rules, by).acted(cx, who, action);
    let now = follow(cx, now, by, answer, true)?;
    drive(cx, bench, now)
}

/// Runs until a question is open, whose menu it fills, or until the game is over.
pub(crate) fn run(cx: &mut Cx, bench: Bench) -> Result<(), Fault> {
    let now = Now::of(cx.core.turn.frame());
    drive(cx, bench, now)
}

/// Where the running frame is and what it is doing. The driver has it in its hands as long as the frame runs, and puts it back into the
/// frame when it leaves it.
#[derive(Clone, Copy)]
struct Now {
    at: u16,
    mode: Mode,
}

impl Now {
    #[inline]
    fn of(frame: &Frame) -> Now {
        Now { at: frame.at, mode: frame.mode }
    }

    /// Enters the step at a place.
    #[inline]
    const fn enter(at: u16) -> Now {
        Now { at, mode: Mode::Enter }
    }

    /// Enters the next step.
    #[inline]
    const fn next(self) -> Now {
        Now::enter(self.at + 1)
    }

    /// Leaves the frame.
    #[inline]
    fn put(self, frame: &mut Frame) {
        (frame.at, frame.mode) = (self.at, self.mode);
    }
}

/// Takes step after step of the running frame, and of those that it calls and goes back to.
fn drive(cx: &mut Cx, bench: Bench, mut now: Now) -> Result<(), Fault> {
    let rules = cx.rules;
    loop {
        if !cx.core.turn.todo.is_empty() {
            now.put(cx.core.turn.frame_mut());
            drain(cx, bench.calls)?;
            now = Now::of(cx.core.turn.frame());
        }
        let op = rules.code[now.at as usize];
        now = match (now.mode, op.kind) {
            (Mode::Enter, OpKind::Parts) => begin(cx, now, PART)?,
            (Mode::Enter, OpKind::Once(schedule)) => begin(cx, now, schedule)?,
            (Mode::Enter, OpKind::Turns) => Now::enter(turn::next_turn(cx)?),
            (Mode::Enter, OpKind::End) => {
                if !pop(cx) {
                    cx.core.over = true;
                    cx.log.put(Event::Over);
                    return Ok(());
                }
                Now::of(cx.core.turn.frame())
            }
            (Mode::Enter, gate) if !is_open(cx, gate) => now.next(),
            (Mode::Enter, _) => {
                cx.core.turn.frame_mut().step = 0;
                let answer = handler(rules, op.handler).entered(cx);
                follow(cx, now, op.handler, answer, false)?
            }
            (Mode::Asking, _) => {
                let ask = cx.core.turn.frame().ask();
                make_menu(cx, bench.menu, op.phase, ask)?;
                match (bench.menu.len(), bench.menu.entries()) {
                    (0, _) => now.next(),
                    (1, &[only]) if only.verb == PASS => {
                        let answer = handler(rules, only.by).acted(cx, ask.player, Action::new(PASS, only.target, only.lo));
                        follow(cx, now, only.by, answer, true)?
                    }
                    _ => {
                        now.put(cx.core.turn.frame_mut());
                        return Ok(());
                    }
                }
            }
            (_, OpKind::Once(_)) => now.next(),
            (_, OpKind::Parts) => match cx.core.turn.next_owed() {
                Some(call) => call_up(cx, now, call)?,
                None => now.next(),
            },
            (waiting, _) => {
                let by = cx.core.turn.frame().caller;
                let answer = handler(rules, by).resumed(cx);
                follow(cx, now, by, answer, waiting == Mode::WaitingAsked)?
            }
        };
    }
}

/// Calls a schedule for the player at turn, from the turn loop.
fn begin(cx: &mut Cx, now: Now, schedule: Schedule) -> Result<Now, Fault> {
    let call = Call { program: Program::Schedule(schedule), player: cx.core.turn.active, arg: 0 };
    call_up(cx, Now { mode: Mode::Waiting, ..now }, call)
}

/// Leaves the running frame for one that runs what is called for.
#[inline(always)]
fn call_up(cx: &mut Cx, now: Now, call: Call) -> Result<Now, Fault> {
    now.put(cx.core.turn.frame_mut());
    push(cx, call)?;
    Ok(Now::of(cx.core.turn.frame()))
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

/// Is a phase with this gate to be entered?
#[inline]
fn is_open(cx: &Cx, gate: OpKind) -> bool {
    match gate {
        OpKind::IfSettled => !cx.core.graph.settled().is_empty(),
        OpKind::IfAtHand => cx.core.at_hand(cx.core.part.player) != 0,
        OpKind::IfTrait(needs) => cx.view().in_play(needs),
        OpKind::IfCalled(by) => {
            cx.core.turn.stack.get(cx.core.part.called_by as usize).is_some_and(|frame| frame.program == Program::Schedule(by))
        }
        _ => true,
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
    match menu.overfilled() {
        None => Ok(()),
        Some(by) => {
            let what = "it offers more than 10,000 entries for one question; offer numbers as a range, with add_range";
            Err(contract(rules, by, "options", what))
        }
    }
}

/// Does what a handler answered; where that leads. `asked`: the answer came to a question, which `Again` may ask again.
#[inline(always)]
fn follow(cx: &mut Cx, now: Now, by: Handler, answer: Answer, asked: bool) -> Result<Now, Fault> {
    if answer.is_done() {
        return Ok(now.next());
    }
    if let Some(ask) = answer.ask()
        && Ask::unpack(ask).player.0 < cx.core.seats
    {
        cx.core.turn.frame_mut().ask = ask;
        return Ok(Now { mode: Mode::Asking, ..now });
    }
    if let Some(call) = answer.call() {
        cx.core.turn.frame_mut().caller = by;
        let mode = if asked { Mode::WaitingAsked } else { Mode::Waiting };
        return call_up(cx, Now { mode, ..now }, call);
    }
    now.put(cx.core.turn.frame_mut());
    follow_rarely(cx, by, answer, asked)?;
    Ok(Now::of(cx.core.turn.frame()))
}

#[cold]
fn follow_rarely(cx: &mut Cx, by: Handler, answer: Answer, asked: bool) -> Result<(), Fault> {
    let flow = answer.flow(cx)?;
    jump(cx)?;
    let (rules, frame) = (cx.rules, cx.core.turn.frame_mut());
    match flow {
        Flow::Again if asked => frame.mode = Mode::Asking,
        Flow::Again => return Err(contract(rules, by, "enter", "it answers Again though nothing was asked; use Ask")),
        Flow::Back(phase) => {
            let Some(at) = rules.place_in(frame.program, phase) else {
                return Err(contract(rules, by, "enter", "it goes back to a phase of another schedule"));
            };
            Now::enter(at).put(frame);
        }
        Flow::Restart => Now::enter(rules.start_of(frame.program)).put(frame),
        Flow::Leave(level) => leave(cx, level),
        Flow::Ask(_) => return Err(contract(rules, by, "enter", "it asks a player who is not at the table")),
        Flow::Done | Flow::Call(_) => {}
    }
    Ok(())
}

fn leave(cx: &mut Cx, level: Level) {
    let rules = cx.rules;
    if level == Level::Schedule && cx.core.turn.frame().program != Program::Schedule(TURN) {
        if !pop(cx) {
            Now::enter(rules.end_of(GAME)).put(cx.core.turn.frame_mut());
        }
        return;
    }
    while pop(cx) {}
    let frame = cx.core.turn.frame_mut();
    let in_turn = frame.program == Program::Schedule(TURN);
    match level {
        Level::Game if in_turn || frame.at <= rules.turns_in(GAME) => {
            frame.program = Program::Schedule(GAME);
            Now::enter(rules.turns_in(GAME) + 1).put(frame);
        }
        Level::Game => frame.mode = Mode::Enter,
        _ if in_turn => Now::enter(rules.turns_in(TURN)).put(frame),
        _ => {}
    }
}

/// Puts a frame on the stack, which is about to enter what was called.
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
    core.turn.stack.push(Frame::new(call, at));
    Ok(())
}

fn begin_part(core: &mut Core, call: Call) {
    if core.part.serial != 0 {
        core.graph.park_settled(&mut core.part.settled);
        core.outer.push(std::mem::take(&mut core.part));
    }
    core.turn.parts += 1;
    core.part.begin(core.turn.parts, call.player, core.turn.depth());
    core.part.additional = call.arg == ADDITIONAL;
}

/// Ends the running frame; the one that waits for it runs on. False, and nothing done, if there is none: it is the game's own.
#[inline]
fn pop(cx: &mut Cx) -> bool {
    let core = &mut *cx.core;
    if core.turn.stack.len() == 1 {
        return false;
    }
    let Some(Frame { program: ended, .. }) = core.turn.stack.pop() else { return false };
    if !core.turn.owed.is_empty() {
        let depth = core.turn.depth();
        core.turn.owed.retain(|o| o.to <= depth);
    }
    match ended {
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
    true
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
