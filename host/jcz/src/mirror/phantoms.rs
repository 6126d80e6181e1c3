//! The step of the phantom. JCloisterZone asks in it about tunnels too, and asks again in the step for
//! tunnels if the player passes. Bastide has no step for a phantom that cannot be deployed.

use bastide_core::PASS;

use super::super::subjects::{Question, question, verb_name};
use super::Mirror;

impl Mirror {
    /// Returns `true` if JCloisterZone asks about tunnels in the step of the phantom, and Bastide in the
    /// step for tunnels.
    pub(in super::super) fn is_in_phantom_step(&self) -> bool {
        let v = self.game.view();
        let phantoms = v.rules.figure("phantom").is_some_and(|kind| v.rules.figures.get(kind).per_player > 0);
        // After a pass, or when a knight was sent home, there is no such step.
        let used = v.core.tile_play.used();
        let over = used.is_none_or(|verb| verb == PASS || verb_name(v, verb) == "princess.remove");
        let asked = self.phantom_asked_in == v.core.tile_play.serial;
        question(&self.game) == Some(Question::Tunnel) && phantoms && !over && !asked
    }

    /// Notes an answer in the step of the phantom. Returns `true` for a pass after which JCloisterZone
    /// asks about tunnels once more.
    pub(super) fn passes_on_phantom(&mut self, list: &str) -> bool {
        let passes = list == "Pass" && self.is_in_phantom_step();
        if passes || question(&self.game) == Some(Question::Phantom) {
            self.phantom_asked_in = self.game.state().core.tile_play.serial;
        }
        passes
    }
}
