//! The registration of gates: what the engine checks before it calls a phase or an offer.

use crate::api::register::Registrar;
use crate::dispatch::entry::Gate;
use crate::dispatch::hook::Context;
use crate::model::ids::{Flag, Handler, Phase};

impl Registrar {
    /// Sets the gate of a phase: the phase is entered only if the gate is open.
    pub fn gate(&mut self, phase: Phase, gate: Gate) {
        let gate = self.kept(gate);
        if let Some(p) = self.turn.phases.get_mut(phase.index()) {
            p.gate = gate;
        }
    }

    /// Leaves the gates open that only save calls: those that wait for a flag, a token or a figure. A
    /// game must be the same with and without them. Tests compare both, so a gate that stays closed
    /// too long shows as a difference.
    pub fn ask_all(&mut self) {
        self.turn.asks_all = true;
    }

    fn kept(&self, gate: Gate) -> Gate {
        let saves_calls = matches!(gate, Gate::Flag(_) | Gate::Lies(_) | Gate::Away(_) | Gate::AtHand);
        if self.turn.asks_all && saves_calls { Gate::Open } else { gate }
    }

    /// Sets the gate of an offer: the offer is called only if the gate is open. `offer` is what
    /// [`Self::offer`] returned.
    pub fn gate_offer(&mut self, offer: Handler, gate: Gate) {
        let gate = self.kept(gate);
        self.turn.offer_gates.push((offer, gate));
    }

    /// Returns a new flag, which is lowered when a game starts. A plugin raises it while a phase or
    /// an offer with [`Gate::Flag`] may have something to do. It must follow from the slots of the
    /// plugin, and reveal nothing that is hidden from a player. A table has room for 64 flags.
    pub fn flag(&mut self) -> Flag {
        self.turn.flags = self.turn.flags.saturating_add(1);
        Flag(self.turn.flags - 1)
    }
}

impl Context<'_> {
    /// Raises a flag, see [`Registrar::flag`].
    #[inline]
    pub fn raise(&mut self, flag: Flag) {
        self.core.flags |= flag.bit();
    }

    /// Lowers a flag.
    #[inline]
    pub fn lower(&mut self, flag: Flag) {
        self.core.flags &= !flag.bit();
    }
}
