//! Whom the fairy protects from fleas, by an option (PL-22).

use bastide_core::author::prelude::*;

/// The protection by the fairy of The Princess and the Dragon.
#[derive(Clone, Copy)]
pub(crate) struct Fairy {
    fairy: FigureKind,
    /// She serves all figures on her tile, and has no ward.
    on_tile: bool,
}

impl Fairy {
    /// Returns the protection, or `None` if the option is off.
    pub(crate) fn of(o: &Options, reg: &mut Registrar) -> Result<Option<Fairy>, InstallError> {
        if !o.switch("plague_fairy")? {
            return Ok(None);
        }
        let placement = reg.option_of("princess-dragon", "fairy_placement")?;
        let on_tile = matches!(placement, Some(Chosen::Word(word)) if word == "on_tile");
        Ok(Some(Fairy { fairy: reg.figure_if_present("fairy"), on_tile }))
    }

    /// Returns `true` if the fairy protects this figure.
    pub(crate) fn protects(self, v: View, figure: Figure) -> Result<bool, Fault> {
        let Some(fairy) = v.neutral(self.fairy) else { return Ok(false) };
        if self.on_tile {
            let place = v.core.figures.get(fairy.index()).map(|f| f.place);
            let Some(FigureLocation::Spot { cell, .. }) = place else { return Ok(false) };
            return Ok(v.cell_of(figure)?.is_some_and(|own| v.core.board.same_piece(cell, own)));
        }
        let ward = |display: &Display| matches!(display, Display::Beside { figure: f, with } if (*f, *with) == (fairy, figure));
        Ok(v.displays(v.core.turn.active)?.iter().any(ward))
    }
}
