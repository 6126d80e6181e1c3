//! Runs frames until a player has to decide.
//!
//! The stack of frames is the whole control flow of a game. A frame runs a schedule or a single
//! phase, and a phase returns a [`Flow`]. The effects that hooks queued run between two phases. The
//! driver does not know what a phase does.

use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, Level, PackedFlow};
use crate::contract::menu::Menu;
use crate::dispatch::compiled::OpKind;
use crate::dispatch::hook::Context;
use crate::engine::faults::{contract, in_a_circle, no_such_call};
use crate::engine::gates::is_open;
use crate::engine::question::make_menu;
use crate::engine::{tile_play, turn};
use crate::model::action::{Action, Ask, PASS};
use crate::model::event::Event;
use crate::model::ids::{Handler, Player, Schedule};
use crate::model::state::program::{Call, GAME, Program, SCORING, TILE_PLAY, TURN};
use crate::model::state::turn_stack::{Effect, Frame, Mode};

/// The most calls and jumps without a question. More mean that plugins call each other without end.
const MAX_JUMPS: u32 = 20_000;

/// The buffers of a run: the menu to fill, and the calls that wait to be pushed.
pub(crate) struct RunBuffers<'a> {
    pub(crate) menu: &'a mut Menu,
    pub(crate) calls: &'a mut Vec<Call>,
}

/// Begins a game and runs to its first question.
pub(crate) fn start(cx: &mut Context, buffers: RunBuffers) -> Result<(), Fault> {
    let now = Cursor::enter(cx.rules.start_of(Program::Schedule(GAME)));
    drive(cx, buffers, now)
}

/// Performs an option of the menu, then runs to the next question.
#[inline(always)]
pub(crate) fn act(cx: &mut Context, mut buffers: RunBuffers, by: Handler, who: Player, action: Action) -> Result<(), Fault> {
    let now = Cursor::of(cx.core.turn.frame());
    let answer = cx.rules.handler(by).acted(cx, who, action);
    tile_play::note_use(cx, now.at, action.verb, answer);
    let now = follow(cx, &mut buffers, now, by, answer, true)?;
    drive(cx, buffers, now)
}

/// Runs until a question is open, whose menu it fills, or until the game is over.
pub(crate) fn run(cx: &mut Context, mut buffers: RunBuffers) -> Result<(), Fault> {
    let now = Cursor::of(cx.core.turn.frame());
    let now = drained(cx, &mut buffers, now)?;
    drive(cx, buffers, now)
}

/// The position and the mode of the running frame. The driver keeps them as long as the frame runs,
/// and stores them in the frame when it leaves it.
#[derive(Clone, Copy)]
struct Cursor {
    at: u16,
    mode: Mode,
}

impl Cursor {
    #[inline]
    fn of(frame: &Frame) -> Cursor {
        Cursor { at: frame.at, mode: frame.mode }
    }

    /// Returns a cursor that enters the step at a position.
    #[inline]
    const fn enter(at: u16) -> Cursor {
        Cursor { at, mode: Mode::Enter }
    }

    /// Returns a cursor that enters the next step.
    #[inline]
    const fn next(self) -> Cursor {
        Cursor::enter(self.at + 1)
    }

    /// Stores the cursor in its frame.
    #[inline]
    fn put(self, frame: &mut Frame) {
        (frame.at, frame.mode) = (self.at, self.mode);
    }
}

/// Runs step after step of the running frame, of the frames that it calls and of those that it
/// returns to.
fn drive(cx: &mut Context, mut buffers: RunBuffers, mut now: Cursor) -> Result<(), Fault> {
    let rules = cx.rules;
    loop {
        let op = rules.course.code[now.at as usize];
        now = match now.mode {
            Mode::Enter => match op.kind {
                OpKind::TilePlays => begin(cx, now, TILE_PLAY)?,
                OpKind::Once(schedule) => begin(cx, now, schedule)?,
                OpKind::Turns => Cursor::enter(turn::next_turn(cx)?),
                OpKind::End => {
                    if !pop(cx) {
                        cx.core.is_over = true;
                        cx.log.put(Event::Over);
                        return Ok(());
                    }
                    Cursor::of(cx.core.turn.frame())
                }
                gate if !is_open(cx, gate) => now.next(),
                _ => {
                    cx.core.turn.frame_mut().step = 0;
                    let answer = rules.handler(op.handler).entered(cx);
                    follow(cx, &mut buffers, now, op.handler, answer, false)?
                }
            },
            Mode::Asking => {
                let ask = cx.core.turn.frame().ask();
                make_menu(cx, buffers.menu, op.phase, ask)?;
                match (buffers.menu.len(), buffers.menu.entries()) {
                    (0, _) => now.next(),
                    (1, &[only]) if only.verb == PASS && !ask.even_to_pass => {
                        let answer = rules.handler(only.by).acted(cx, ask.player, Action::new(PASS, only.target, only.lo));
                        tile_play::note_use(cx, now.at, PASS, answer);
                        follow(cx, &mut buffers, now, only.by, answer, true)?
                    }
                    _ => {
                        now.put(cx.core.turn.frame_mut());
                        return Ok(());
                    }
                }
            }
            waiting => match op.kind {
                OpKind::Once(_) => now.next(),
                OpKind::TilePlays => match cx.core.turn.next_owed() {
                    Some(call) => call_up(cx, now, call)?,
                    None => now.next(),
                },
                _ => {
                    let by = cx.core.turn.frame().caller;
                    let answer = rules.handler(by).resumed(cx);
                    if waiting == Mode::WaitingAsked && answer.is_done() {
                        tile_play::note_late_use(cx, now.at);
                    }
                    follow(cx, &mut buffers, now, by, answer, waiting == Mode::WaitingAsked)?
                }
            },
        };
    }
}

/// Calls a schedule for the player at turn, from the turn loop.
fn begin(cx: &mut Context, now: Cursor, schedule: Schedule) -> Result<Cursor, Fault> {
    let call = Call { program: Program::Schedule(schedule), player: cx.core.turn.active, arg: 0 };
    call_up(cx, Cursor { mode: Mode::Waiting, ..now }, call)
}

/// Leaves the running frame for a new one that runs the call.
#[inline(always)]
fn call_up(cx: &mut Context, now: Cursor, call: Call) -> Result<Cursor, Fault> {
    push(cx, call, now)?;
    Ok(Cursor::of(cx.core.turn.frame()))
}

/// Counts a call or jump, which may be one of an endless loop. All other steps come closer to the
/// end of a schedule.
#[inline]
fn jump(cx: &mut Context) -> Result<(), Fault> {
    cx.jumps += 1;
    if cx.jumps <= MAX_JUMPS { Ok(()) } else { Err(in_a_circle()) }
}

/// Carries out what a handler returned, then the effects of its hook. Returns the position after
/// that. `asked`: the handler answered a question, which `Again` may ask again.
#[inline(always)]
fn follow(
    cx: &mut Context,
    buffers: &mut RunBuffers,
    now: Cursor,
    by: Handler,
    answer: PackedFlow,
    asked: bool,
) -> Result<Cursor, Fault> {
    let now = position_after(cx, now, by, answer, asked)?;
    if cx.core.turn.effects.is_empty() { Ok(now) } else { drained(cx, buffers, now) }
}

/// Carries out what a handler returned. Returns the position after it.
#[inline(always)]
fn position_after(cx: &mut Context, now: Cursor, by: Handler, answer: PackedFlow, asked: bool) -> Result<Cursor, Fault> {
    if answer.is_done() {
        return Ok(now.next());
    }
    if let Some(ask) = answer.ask()
        && Ask::unpack(ask).player.0 < cx.core.seats
    {
        cx.core.turn.frame_mut().ask = ask;
        return Ok(Cursor { mode: Mode::Asking, ..now });
    }
    if let Some(call) = answer.call() {
        cx.core.turn.frame_mut().caller = by;
        let mode = if asked { Mode::WaitingAsked } else { Mode::Waiting };
        return call_up(cx, Cursor { mode, ..now }, call);
    }
    now.put(cx.core.turn.frame_mut());
    follow_rarely(cx, by, answer, asked)?;
    Ok(Cursor::of(cx.core.turn.frame()))
}

#[cold]
fn follow_rarely(cx: &mut Context, by: Handler, answer: PackedFlow, asked: bool) -> Result<(), Fault> {
    let flow = answer.flow(cx)?;
    jump(cx)?;
    let (rules, frame) = (cx.rules, cx.core.turn.frame_mut());
    match flow {
        Flow::Again if asked => frame.mode = Mode::Asking,
        Flow::Again => return Err(contract(rules, by, "enter", "it returned Again, but asked no question; return Ask")),
        Flow::Back(phase) => {
            let Some(at) = rules.place_in(frame.program, phase) else {
                return Err(contract(rules, by, "enter", "it returned Back to a phase of another schedule; name one of its own"));
            };
            Cursor::enter(at).put(frame);
        }
        Flow::Restart => Cursor::enter(rules.start_of(frame.program)).put(frame),
        Flow::Repeat => frame.mode = Mode::Enter,
        Flow::Leave(level) => leave(cx, level),
        Flow::Ask(_) => return Err(contract(rules, by, "enter", "it asks a player who is not at the table; ask a seat")),
        Flow::Done | Flow::Call(_) => {}
    }
    Ok(())
}

fn leave(cx: &mut Context, level: Level) {
    let rules = cx.rules;
    if level == Level::Schedule && cx.core.turn.frame().program != Program::Schedule(TURN) {
        if !pop(cx) {
            Cursor::enter(rules.end_of(GAME)).put(cx.core.turn.frame_mut());
        }
        return;
    }
    while pop(cx) {}
    let frame = cx.core.turn.frame_mut();
    let in_turn = frame.program == Program::Schedule(TURN);
    match level {
        Level::Game if in_turn || frame.at <= rules.turns_in(GAME) => {
            frame.program = Program::Schedule(GAME);
            Cursor::enter(rules.turns_in(GAME) + 1).put(frame);
        }
        Level::Game => frame.mode = Mode::Enter,
        _ if in_turn => Cursor::enter(rules.turns_in(TURN)).put(frame),
        _ => {}
    }
}

/// Pushes a frame that is about to enter the called program. The running frame waits at `now`.
#[inline(never)]
fn push(cx: &mut Context, call: Call, now: Cursor) -> Result<(), Fault> {
    jump(cx)?;
    let Some(at) = cx.rules.find_start(call.program).filter(|_| call.player.0 < cx.core.seats) else {
        return Err(no_such_call(call));
    };
    let core = &mut *cx.core;
    match call.program {
        Program::Schedule(TILE_PLAY) => tile_play::begin(core, call),
        Program::Schedule(SCORING) => {
            if core.turn.frames().any(|f| f.program == call.program) {
                let what = "it calls for a scoring inside a scoring; add its features to the scoring queue instead";
                return Err(Fault::contract("a plugin", "resume", what));
            }
            core.scoring_queue.serial += 1;
        }
        _ => {}
    }
    core.turn.push(Frame::new(call, at), now.at, now.mode);
    Ok(())
}

/// Ends the running frame, and continues the frame that waits for it. Returns `false` and does
/// nothing if no frame waits, as for the frame of the game.
#[inline(always)]
fn pop(cx: &mut Context) -> bool {
    let core = &mut *cx.core;
    let Some(ended) = core.turn.pop() else { return false };
    if !core.turn.owed.is_empty() {
        let depth = core.turn.depth();
        core.turn.owed.retain(|o| o.to <= depth);
    }
    match ended {
        Program::Schedule(TILE_PLAY) => tile_play::end(core),
        Program::Schedule(SCORING) => core.scoring_queue.clear(),
        _ => {}
    }
    true
}

/// Runs all effects that hooks queued. Returns the position after them: that of a frame that they
/// called, or `now`.
#[inline(never)]
fn drained(cx: &mut Context, buffers: &mut RunBuffers, now: Cursor) -> Result<Cursor, Fault> {
    now.put(cx.core.turn.frame_mut());
    drain(cx, buffers.calls)?;
    Ok(Cursor::of(cx.core.turn.frame()))
}

/// Runs all effects that hooks queued: notifications in the order in which they came, then the
/// programs, the first one on top.
fn drain(cx: &mut Context, calls: &mut Vec<Call>) -> Result<(), Fault> {
    let rules = cx.rules;
    let mut at = 0;
    while let Some(&todo) = cx.core.turn.effects.get(at) {
        at += 1;
        match todo {
            Effect::TilePlaced(placed) => {
                for hook in rules.hooks.on_tile_placed.of(cx.core.board.tile(placed).tile) {
                    hook(cx, placed)?;
                }
            }
            Effect::FigureMoved(figure, from, to) => {
                for hook in rules.hooks.on_figure_moved.of(cx.core.figures[figure.index()].kind) {
                    hook(cx, figure, from, to)?;
                }
            }
            Effect::LinkChanged(a, b, joined) => {
                for hook in &rules.hooks.on_link_changed {
                    hook(cx, a, b, joined)?;
                }
            }
            Effect::TileDrawn(who, tile, why) => {
                for hook in &rules.hooks.on_tile_drawn {
                    hook(cx, who, tile, why)?;
                }
            }
            Effect::TileRefused(who, tile) => {
                for hook in &rules.hooks.on_tile_refused {
                    hook(cx, who, tile)?;
                }
            }
            Effect::PointsAwarded(score_entry) => {
                for hook in &rules.hooks.on_points_awarded {
                    hook(cx, score_entry)?;
                }
            }
            Effect::FeatureScored(due, paid) => {
                for hook in rules.hooks.on_feature_scored.of(due.kind) {
                    hook(cx, due, paid)?;
                }
            }
            Effect::Perform(who, action) => {
                if let Some(by) = rules.service(action.verb)
                    && let Flow::Call(call) = rules.handler(by).acted(cx, who, action).flow(cx)?
                {
                    calls.push(call);
                }
            }
            Effect::Call(call) => calls.push(call),
        }
    }
    cx.core.turn.effects.clear();
    while let Some(call) = calls.pop() {
        let now = Cursor::of(cx.core.turn.frame());
        push(cx, call, now)?;
    }
    Ok(())
}
