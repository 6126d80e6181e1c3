//! Failures of other crates, in words of the pages.

use bastide_common::{Failure, Why};
use bastide_store::StoreError;
use bastide_tournament::TournamentError;

/// Returns the refusal for what a tournament cannot do.
pub(crate) fn refused(error: TournamentError) -> Failure {
    match error {
        TournamentError::NoReason => Failure::Refused("error-tournament-reason".into()),
        TournamentError::RoundRuns { round, .. } => Failure::Refused(Why::with("error-tournament-runs", "round", round)),
        TournamentError::TooLate(_) => Failure::Refused("error-tournament-late".into()),
        TournamentError::Entrants { least, .. } => Failure::Refused(Why::with("error-tournament-few", "least", least)),
        error => Failure::Refused(Why::with("error-tournament", "why", error)),
    }
}

/// Returns the failure of a document that cannot be read.
pub(crate) fn unread(error: serde_json::Error) -> Failure {
    Failure::Store(StoreError::Row(error))
}
