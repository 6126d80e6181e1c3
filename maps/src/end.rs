//! The end of the game when the board is full (MP-47).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.switch("end_when_full")? {
        reg.rule(()).is_game_over(is_full);
    }
    Ok(())
}

/// Ends the game when no cell is open at the end of a turn. The base game handles a stack in which
/// no tile fits.
fn is_full(_: &(), v: View, _nothing_fits: bool, over: &mut bool) -> Result<(), Fault> {
    *over |= v.core.board.frontier().is_empty();
    Ok(())
}
