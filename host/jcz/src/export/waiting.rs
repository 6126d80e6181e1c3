//! Confirmations that JCloisterZone asks for between the step after a placement and the confirmation of
//! the tile play: before an own figure is caught by a lake or a tree, and before the token of a new
//! shepherd is drawn.

use bastide_core::Figure;

use crate::subjects::Question;

/// A confirmation that JCloisterZone asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Confirmation {
    /// The player lets their own figure be caught.
    Trap { by: u8 },
    /// The player draws a token with this random number for their new shepherd.
    Shepherd { by: u8, number: f64 },
}

/// The place of a question between the placement of a tile and the end of the tile play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Step {
    /// The step after the placement, with landings and captures.
    Action,
    /// The phantom and tunnels.
    Tunnel,
    /// Ferries.
    Ferry,
    Later,
}

/// Returns the place of a question; `acts` is true if the step after the placement goes on.
fn step(asked: Option<Question>, acts: bool) -> Step {
    match asked {
        Some(Question::Deploy) if acts => Step::Action,
        Some(Question::Landing | Question::Capture | Question::Exchange) => Step::Action,
        Some(Question::Phantom | Question::Tunnel) => Step::Tunnel,
        Some(Question::Ferry | Question::MovedFerry) => Step::Ferry,
        _ => Step::Later,
    }
}

/// The confirmations that JCloisterZone will ask for in this tile play.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Waiting {
    /// The last step before an own figure is caught, and the player.
    trap: Option<(Step, u8)>,
    /// The player with a new shepherd, and the random number for the token.
    shepherd: Option<(u8, f64)>,
}

impl Waiting {
    /// Notes the figures that were caught by the answer to a question.
    ///
    /// # Errors
    /// JCloisterZone catches them at another time.
    pub(super) fn catch(&mut self, asked: Option<Question>, by: u8, caught: Vec<(Figure, u8)>) -> Result<(), &'static str> {
        if caught.is_empty() || matches!(asked, Some(Question::Tile | Question::Abbey | Question::LastAbbey)) {
            return Ok(());
        }
        let at = step(asked, asked == Some(Question::Deploy));
        if at > Step::Tunnel {
            return Err("JCloisterZone catches this figure at a later tile");
        }
        if caught.iter().any(|(_, owner)| *owner == by) {
            self.trap = Some((at, by));
        }
        Ok(())
    }

    /// Notes a new shepherd.
    pub(super) fn place_shepherd(&mut self, by: u8, number: f64) {
        self.shepherd = Some((by, number));
    }

    /// Returns `true` if the token of a new shepherd is not confirmed yet.
    pub(super) fn for_shepherd(&self) -> bool {
        self.shepherd.is_some()
    }

    /// Returns the next confirmation, if it comes before the open question.
    pub(super) fn next(&self, open: Option<Question>, acts: bool) -> Option<Confirmation> {
        let open = step(open, acts);
        match (self.trap, self.shepherd) {
            (Some((last, by)), _) if open > last => Some(Confirmation::Trap { by }),
            (None, Some((by, number))) if open > Step::Ferry => Some(Confirmation::Shepherd { by, number }),
            _ => None,
        }
    }

    /// Notes that a confirmation is written.
    pub(super) fn confirmed(&mut self, confirmation: Confirmation) {
        match confirmation {
            Confirmation::Trap { .. } => self.trap = None,
            Confirmation::Shepherd { .. } => self.shepherd = None,
        }
    }
}
