//! The reasons why somebody may not do something at a table.

use serde::Serialize;

/// The reason why somebody may not do something at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Another decision is open.
    DecisionGone,
    /// The game went on before an answer was taken back.
    GameWentOn,
    /// The game has not begun, or is over.
    NotPlaying,
    /// Nobody is asked.
    Over,
    /// Another seat is asked.
    NotYourTurn,
    /// The seat that is asked was given up.
    SeatGivenUp,
    /// Nothing can be taken back.
    NoTakingBack,
    /// The table allows no hints.
    NoAdvice,
    /// No seat is held.
    NoSeat,
    /// The table has ended already.
    EndedAlready,
}

/// The kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// Somebody else was first.
    Late,
    /// Somebody else may do it.
    Forbidden,
    /// Nobody may do it now.
    Refused,
}

impl Refusal {
    /// Returns the kind.
    pub fn kind(self) -> RefusalKind {
        match self {
            Refusal::DecisionGone | Refusal::GameWentOn => RefusalKind::Late,
            Refusal::NotYourTurn | Refusal::SeatGivenUp | Refusal::NoSeat => RefusalKind::Forbidden,
            Refusal::NotPlaying | Refusal::Over | Refusal::NoTakingBack | Refusal::NoAdvice | Refusal::EndedAlready => {
                RefusalKind::Refused
            }
        }
    }

    /// Returns the id of its text for people.
    pub fn text(self) -> &'static str {
        match self {
            Refusal::DecisionGone => "error-decision-gone",
            Refusal::GameWentOn => "error-game-went-on",
            Refusal::NotPlaying => "error-not-playing",
            Refusal::Over => "error-over",
            Refusal::NotYourTurn => "error-not-your-turn",
            Refusal::SeatGivenUp => "error-seat-given-up",
            Refusal::NoTakingBack => "error-no-taking-back",
            Refusal::NoAdvice => "error-no-advice",
            Refusal::NoSeat => "error-no-seat",
            Refusal::EndedAlready => "error-ended-already",
        }
    }
}
