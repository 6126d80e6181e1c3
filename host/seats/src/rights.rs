//! What somebody with some of the seats may do now.

use crate::refusal::Refusal;
use crate::settings::{Confirm, Help, TakeBack};
use crate::table::{Mask, Phase, Table};

impl Table {
    /// Returns the seat that is asked, if it is one of these.
    ///
    /// # Errors
    /// It is not, or nobody is asked.
    pub fn asked(&self, mine: Mask) -> Result<u8, Refusal> {
        if self.phase != Phase::Playing {
            return Err(Refusal::NotPlaying);
        }
        match self.status.asked {
            Some(seat) if mine & (1 << seat) == 0 => Err(Refusal::NotYourTurn),
            Some(seat) if self.seat(seat).is_some_and(|row| row.resigned) => Err(Refusal::SeatGivenUp),
            Some(seat) => Ok(seat),
            None => Err(Refusal::Over),
        }
    }

    /// Returns `true` if one person plays against bots.
    pub fn is_alone(&self) -> bool {
        self.seats.iter().filter(|row| row.bot.is_none()).count() == 1
    }

    /// Returns `true` if everything can be taken back: one person plays alone, and the settings allow it.
    fn is_free(&self) -> bool {
        self.settings.undo == TakeBack::Alone && self.is_alone()
    }

    /// Returns which answers are confirmed. Where everything can be taken back, none is.
    pub fn confirm(&self) -> Confirm {
        if self.is_free() && self.settings.confirm == Confirm::End { Confirm::Never } else { self.settings.confirm }
    }

    /// Returns the number of actions that stay if somebody with these seats takes back their last answer.
    pub fn undo(&self, mine: Mask) -> Option<usize> {
        if self.phase != Phase::Playing || self.settings.undo == TakeBack::Never {
            return None;
        }
        let list = if self.is_free() { &self.status.undo_all } else { &self.status.undo };
        let held = list.iter().enumerate().filter(|(seat, _)| mine & (1 << seat) != 0);
        held.filter_map(|(_, keep)| *keep).max()
    }

    /// Returns the kinds of help that the page of this table has. A person gets advice against bots, and
    /// not against other people. The module of a bundle gives none: a search has no clock there, and may take more
    /// work than an order may.
    pub fn help(&self) -> Help {
        Help { advice: self.settings.help.advice && self.is_alone() && !self.is_boxed, ..self.settings.help }
    }

    /// Checks that somebody with these seats, who is asked, may get the advice of a bot.
    ///
    /// # Errors
    /// The table allows no advice, or they are not asked.
    pub fn advises(&self, mine: Mask) -> Result<(), Refusal> {
        if !self.help().advice {
            return Err(Refusal::NoAdvice);
        }
        self.asked(mine).map(drop)
    }
}
