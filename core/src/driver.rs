//! Runs frames until somebody has to decide.
//!
//! The stack of frames is the whole control of a game: a frame runs a schedule or a single phase, a phase answers with a
//! [`Flow`], and what hooks left behind in the queue is done between two phases. Nothing here knows what a phase does.

use crate::action::{Action, Ask};
use crate::cx::{Cx, View};
use crate::event::Event;
use crate::game::Game;
use crate::hook::{Fault, Flow, Level, TurnPhase};
use crate::ids::{Handler, Phase, Player};
use crate::ruleset::{PASS, Ruleset};
use crate::schedule::{GAME, PART, SCORING, TURN};
use crate::state::{Call, Core, Frame, Mode, Program, Todo};

/// More steps than this without a question mean that plugins send each other round in a circle.
const MOST_STEPS: u32 = 100_000;

macro_rules! cx {
    ($game:ident) => {
        &mut Cx { rules: &$game.rules, core: &mut $game.state.core, slots: &mut $game.state.slots, log: &mut $game.log }
    };
}

#[inline]
fn handler(rules: &Ruleset, h: Handler) -> &dyn TurnPhase {
    &*rules.handlers[h.index()].1
}

fn contract(rules: &Ruleset, by: Handler, hook: &'static str, what: &str) -> Fault {
    let plugin = rules.handlers.get(by.index()).map_or("core", |h| h.0);
    Fault::Contract { plugin: plugin.into(), hook, what: what.into() }
}

/// Begins a game.
pub(crate) fn start(game: &mut Game) -> Result<(), Fault> {
    push(game, Call { program: Program::Schedule(GAME), player: Player(0), arg: 0 })?;
    run(game)
}

/// Carries out an option of the menu, then runs on.
#[inline]
pub(crate) fn act(game: &mut Game, by: Handler, ask: Ask, action: Action) -> Result<(), Fault> {
    let flow = handler(&game.rules, by).act(cx!(game), ask.player, action)?;
    follow(game, by, flow, true)?;
    run(game)
}

/// Runs until a question is open or the stack is empty.
pub(crate) fn run(game: &mut Game) -> Result<(), Fault> {
    game.ask = None;
    for _ in 0..MOST_STEPS {
        if !game.state.core.turn.todo.is_empty() {
            drain(game)?;
        }
        let Some(&frame) = game.state.core.turn.stack.last() else {
            if !game.state.core.over {
                game.state.core.over = true;
                game.log.put(Event::Over);
            }
            return Ok(());
        };
        let Some(phase) = phase_of(&game.rules, &frame) else {
            pop(game)?;
            continue;
        };
        let info = &game.rules.phases[phase.index()];
        let own = info.handler;
        match frame.mode {
            Mode::Enter => {
                let shut = info
                    .gate
                    .is_some_and(|t| !View { rules: &game.rules, core: &game.state.core, slots: &game.state.slots }.in_play(t));
                if shut {
                    follow(game, own, Flow::Done, false)?;
                    continue;
                }
                let flow = handler(&game.rules, own).enter(cx!(game))?;
                follow(game, own, flow, false)?;
            }
            Mode::Waiting(by, asked) => {
                if let Some(top) = game.state.core.turn.stack.last_mut() {
                    top.mode = if asked { Mode::Asking } else { Mode::Enter };
                }
                let flow = handler(&game.rules, by).resume(cx!(game))?;
                follow(game, by, flow, asked)?;
            }
            Mode::Asking => {
                let Some(ask) = frame.ask else { return Err(contract(&game.rules, own, "enter", "a phase asks nothing")) };
                make_menu(game, phase, ask)?;
                match (game.menu.len(), game.menu.entries()) {
                    (0, _) => follow(game, own, Flow::Done, true)?,
                    (1, [only]) if only.verb == PASS => {
                        let (by, action) = (only.by, Action::new(PASS, only.target, only.lo));
                        let flow = handler(&game.rules, by).act(cx!(game), ask.player, action)?;
                        follow(game, by, flow, true)?;
                    }
                    _ => {
                        game.ask = Some(ask);
                        return Ok(());
                    }
                }
            }
        }
    }
    Err(Fault::Contract {
        plugin: "the plugins at this table".into(),
        hook: "enter",
        what: "they go on and on without asking anybody; a phase has to come to Done or to a question".into(),
    })
}

#[inline]
fn phase_of(rules: &Ruleset, frame: &Frame) -> Option<Phase> {
    match frame.program {
        Program::Schedule(s) => rules.schedules[s.index()].get(frame.at as usize).copied(),
        Program::Phase(p) => (frame.at == 0).then_some(p),
    }
}

fn make_menu(game: &mut Game, phase: Phase, ask: Ask) -> Result<(), Fault> {
    let menu = &mut game.menu;
    let view = View { rules: &game.rules, core: &game.state.core, slots: &game.state.slots };
    let info = &game.rules.phases[phase.index()];
    menu.clear();
    menu.on_behalf_of(info.handler);
    handler(&game.rules, info.handler).options(view, ask, menu)?;
    for &h in &info.offers {
        menu.on_behalf_of(h);
        handler(&game.rules, h).offer(view, ask, menu)?;
    }
    for &h in &info.narrows {
        handler(&game.rules, h).narrow(view, ask, menu)?;
    }
    Ok(())
}

/// Does what a handler answered. `asked`: the answer came to a question, which `Again` may ask again.
#[inline]
fn follow(game: &mut Game, by: Handler, flow: Flow, asked: bool) -> Result<(), Fault> {
    let Some(top) = game.state.core.turn.stack.last_mut() else { return Ok(()) };
    match flow {
        Flow::Done => {
            top.at += 1;
            top.step = 0;
            (top.mode, top.ask) = (Mode::Enter, None);
        }
        Flow::Ask(ask) => {
            if ask.player.0 >= game.state.core.seats {
                return Err(contract(&game.rules, by, "enter", "it asks a player who is not at the table"));
            }
            (top.mode, top.ask) = (Mode::Asking, Some(ask));
        }
        Flow::Again if asked => top.mode = Mode::Asking,
        Flow::Again => return Err(contract(&game.rules, by, "enter", "it answers Again though nothing was asked; use Ask")),
        Flow::Call(call) => {
            top.mode = Mode::Waiting(by, asked);
            push(game, call)?;
        }
        Flow::Back(phase) => {
            let Program::Schedule(s) = top.program else {
                return Err(contract(&game.rules, by, "enter", "it answers Back outside of a schedule"));
            };
            let Some(at) = game.rules.schedules[s.index()].iter().position(|p| *p == phase) else {
                return Err(contract(&game.rules, by, "enter", "it goes back to a phase of another schedule"));
            };
            top.at = at as u8;
            top.step = 0;
            (top.mode, top.ask) = (Mode::Enter, None);
        }
        Flow::Leave(level) => leave(game, level)?,
    }
    Ok(())
}

fn leave(game: &mut Game, level: Level) -> Result<(), Fault> {
    match level {
        Level::Schedule => pop(game),
        Level::Turn => {
            while game.state.core.turn.stack.len() > 1 {
                let last = game.state.core.turn.stack.last().map(|f| f.program);
                pop(game)?;
                if last == Some(Program::Schedule(TURN)) {
                    break;
                }
            }
            Ok(())
        }
        Level::Game => {
            while game.state.core.turn.stack.len() > 1 {
                pop(game)?;
            }
            let turns = game.rules.schedules[GAME.index()].iter().position(|p| game.rules.phases[p.index()].name == "core.turns");
            if let Some(frame) = game.state.core.turn.stack.last_mut() {
                frame.at = frame.at.max(turns.map_or(0, |t| t as u8) + 1);
                (frame.mode, frame.ask) = (Mode::Enter, None);
            }
            Ok(())
        }
    }
}

#[inline]
fn push(game: &mut Game, call: Call) -> Result<(), Fault> {
    let core = &mut game.state.core;
    if let Program::Schedule(s) = call.program {
        match s {
            PART => begin_part(core, call.player),
            SCORING if core.turn.stack.iter().any(|f| f.program == call.program) => {
                return Err(Fault::Contract {
                    plugin: "a plugin".into(),
                    hook: "resume",
                    what: "it calls for a scoring inside a scoring; add its features to the docket instead".into(),
                });
            }
            SCORING => core.docket.serial += 1,
            _ => {}
        }
    }
    let Call { program, player, arg } = call;
    core.turn.stack.push(Frame { program, at: 0, mode: Mode::Enter, ask: None, player, step: 0, arg });
    Ok(())
}

fn begin_part(core: &mut Core, player: Player) {
    if core.part.serial != 0 {
        core.outer.push(std::mem::take(&mut core.part));
    }
    core.turn.parts += 1;
    let caller = core.turn.stack.len().saturating_sub(1) as u8;
    core.part.begin(core.turn.parts, player, caller);
}

#[inline]
fn pop(game: &mut Game) -> Result<(), Fault> {
    let core = &mut game.state.core;
    let Some(frame) = core.turn.stack.pop() else { return Ok(()) };
    let left = core.turn.stack.len() as u8;
    if !core.turn.owed.is_empty() {
        core.turn.owed.retain(|o| o.to < left);
    }
    match frame.program {
        Program::Schedule(PART) => match core.outer.pop() {
            Some(part) => core.part = part,
            None => core.part.begin(0, core.turn.active, 0),
        },
        Program::Schedule(SCORING) => core.docket.due.clear(),
        _ => {}
    }
    Ok(())
}

/// Everything hooks left behind: notes in the order in which they came, then the programs, the first one on top.
fn drain(game: &mut Game) -> Result<(), Fault> {
    let mut at = 0;
    while let Some(&todo) = game.state.core.turn.todo.get(at) {
        at += 1;
        let Game { rules, state, log, .. } = game;
        let rules = &**rules;
        let cx = &mut Cx { rules, core: &mut state.core, slots: &mut state.slots, log };
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
                    game.calls.push(call);
                }
            }
            Todo::Call(call) => game.calls.push(call),
        }
    }
    game.state.core.turn.todo.clear();
    while let Some(call) = game.calls.pop() {
        push(game, call)?;
    }
    Ok(())
}
