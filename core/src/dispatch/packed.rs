//! The result of a phase, packed into one register for the driver.
//!
//! A [`Flow`] that is returned through memory is written in parts and read as a whole, for which a
//! processor has to wait, at every phase of every turn. So the driver calls a phase through
//! [`PackedHook`], which packs the result in the crate of the phase.

use crate::contract::fault::Fault;
use crate::contract::flow::{Flow, Level, PackedFlow, Step};
use crate::contract::menu::Menu;
use crate::dispatch::hook::{Context, PackedHook, View};
use crate::dispatch::roles::{Offer, TurnPhase};
use crate::model::action::{Action, Ask};
use crate::model::ids::{Phase, Player, Schedule};
use crate::model::state::program::{Call, Program};

const DONE: u8 = 0;
const ASK: u8 = 1;
const CALL: u8 = 2;
const FAULT: u8 = 3;
const AGAIN: u8 = 4;
const BACK: u8 = 5;
const RESTART: u8 = 6;
const LEAVE: u8 = 7;
const REPEAT: u8 = 8;

impl PackedFlow {
    #[inline(always)]
    const fn new(which: u8, player: u8, numbers: [u16; 3]) -> PackedFlow {
        let [a, b, c] = numbers;
        PackedFlow(which as u64 | (player as u64) << 8 | (a as u64) << 16 | (b as u64) << 32 | (c as u64) << 48)
    }

    /// Packs the result of a phase.
    #[inline(always)]
    fn pack(step: Step, cx: &mut Context) -> PackedFlow {
        // Two comparisons, which a processor predicts better than a jump through a table.
        if matches!(step, Ok(Flow::Done)) {
            return PackedFlow::new(DONE, 0, [0; 3]);
        }
        if let Ok(Flow::Ask(ask)) = step {
            return PackedFlow(ASK as u64 | (ask.pack() as u64) << 32);
        }
        PackedFlow::pack_rarely(step, cx)
    }

    #[inline(never)]
    fn pack_rarely(step: Step, cx: &mut Context) -> PackedFlow {
        match step {
            Ok(Flow::Done) => PackedFlow::new(DONE, 0, [0; 3]),
            Ok(Flow::Ask(ask)) => PackedFlow(ASK as u64 | (ask.pack() as u64) << 32),
            Ok(Flow::Call(Call { program: Program::Schedule(s), player, arg })) => {
                PackedFlow::new(CALL, player.0, [s.0, arg as u16, 0])
            }
            Ok(Flow::Call(Call { program: Program::Phase(p), player, arg })) => {
                PackedFlow::new(CALL, player.0, [p.0, arg as u16, 1])
            }
            Ok(Flow::Again) => PackedFlow::new(AGAIN, 0, [0; 3]),
            Ok(Flow::Back(phase)) => PackedFlow::new(BACK, 0, [phase.0, 0, 0]),
            Ok(Flow::Repeat) => PackedFlow::new(REPEAT, 0, [0; 3]),
            Ok(Flow::Restart) => PackedFlow::new(RESTART, 0, [0; 3]),
            Ok(Flow::Leave(level)) => PackedFlow::new(LEAVE, level as u8, [0; 3]),
            Err(fault) => {
                cx.fault = Some(fault);
                PackedFlow::new(FAULT, 0, [0; 3])
            }
        }
    }

    /// Returns `true` for [`Flow::Done`].
    #[inline(always)]
    pub(crate) const fn is_done(self) -> bool {
        self.0 as u8 == DONE
    }

    /// Returns the question of [`Flow::Ask`], still packed.
    #[inline(always)]
    pub(crate) const fn ask(self) -> Option<u32> {
        if self.0 as u8 == ASK { Some((self.0 >> 32) as u32) } else { None }
    }

    /// Returns the call of [`Flow::Call`].
    #[inline(always)]
    pub(crate) const fn call(self) -> Option<Call> {
        let [program, arg, sort] = self.numbers();
        let program = if sort == 0 { Program::Schedule(Schedule(program)) } else { Program::Phase(Phase(program)) };
        if self.0 as u8 == CALL { Some(Call { program, player: self.player(), arg: arg as i16 }) } else { None }
    }

    #[inline(always)]
    const fn player(self) -> Player {
        Player((self.0 >> 8) as u8)
    }

    #[inline(always)]
    const fn numbers(self) -> [u16; 3] {
        [(self.0 >> 16) as u16, (self.0 >> 32) as u16, (self.0 >> 48) as u16]
    }

    /// Unpacks the result.
    #[cold]
    pub(crate) fn flow(self, cx: &mut Context) -> Step {
        let [number, ..] = self.numbers();
        if let Some(ask) = self.ask() {
            return Ok(Flow::Ask(Ask::unpack(ask)));
        }
        if let Some(call) = self.call() {
            return Ok(Flow::Call(call));
        }
        Ok(match self.0 as u8 {
            DONE => Flow::Done,
            AGAIN => Flow::Again,
            BACK => Flow::Back(Phase(number)),
            REPEAT => Flow::Repeat,
            RESTART => Flow::Restart,
            LEAVE => Flow::Leave([Level::Schedule, Level::Turn, Level::Game][self.player().index().min(2)]),
            _ => return Err(cx.fault.take().unwrap_or_else(no_fault)),
        })
    }
}

#[cold]
fn no_fault() -> Fault {
    Fault::contract("core", "enter", "a hook reported a fault that does not exist; this is a fault of the engine")
}

/// A phase as a [`PackedHook`].
pub(crate) struct PackedPhase<P>(pub(crate) P);

impl<P: TurnPhase> PackedHook for PackedPhase<P> {
    fn entered(&self, cx: &mut Context) -> PackedFlow {
        let step = self.0.enter(cx);
        PackedFlow::pack(step, cx)
    }

    fn add_entries(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.0.options(v, ask, menu)
    }

    fn acted(&self, cx: &mut Context, who: Player, action: Action) -> PackedFlow {
        let step = self.0.act(cx, who, action);
        PackedFlow::pack(step, cx)
    }

    fn resumed(&self, cx: &mut Context) -> PackedFlow {
        let step = self.0.resume(cx);
        PackedFlow::pack(step, cx)
    }
}

/// An offer as a [`PackedHook`].
pub(crate) struct PackedOffer<O>(pub(crate) O);

impl<O: Offer> PackedHook for PackedOffer<O> {
    /// An offer is in no schedule, so the driver never enters it.
    fn entered(&self, cx: &mut Context) -> PackedFlow {
        PackedFlow::pack(Ok(Flow::Done), cx)
    }

    fn add_entries(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.0.offer(v, ask, menu)
    }

    fn acted(&self, cx: &mut Context, who: Player, action: Action) -> PackedFlow {
        let step = self.0.act(cx, who, action).map(Flow::from);
        PackedFlow::pack(step, cx)
    }

    fn resumed(&self, cx: &mut Context) -> PackedFlow {
        let step = self.0.resume(cx).map(Flow::from);
        PackedFlow::pack(step, cx)
    }
}
