//! The board is full: the game is over (MP-47).

use bastide_core::{Fault, InstallError, Options, Registrar, TurnPhase, View};

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.switch("end_when_full")? {
        reg.over(Full);
    }
    Ok(())
}

/// At the end of a turn no cell is open. That nothing in the stack fits is for the base game to say.
struct Full;

impl TurnPhase for Full {
    fn is_game_over(&self, v: View, _nothing_fits: bool) -> Result<bool, Fault> {
        Ok(v.core.board.frontier().is_empty())
    }
}
