//! Who meets whom in the next round, by format.

mod arena;
mod groups;
mod knockout;
mod paired;
mod round_robin;
mod swiss;

use crate::error::TournamentError;
use crate::seal::Secret;
use crate::settings::Format;
use crate::tournament::Tournament;
pub(crate) use paired::{Paired, Pairing};

/// Returns the pairings of the next round; `None` if the tournament is over. All matches of the rounds before are decided.
///
/// # Errors
/// A match of a knockout has no winner.
pub(crate) fn next(tournament: &Tournament, secret: &Secret) -> Result<Option<Paired>, TournamentError> {
    let number = tournament.paired().saturating_add(1);
    match tournament.settings.format {
        Format::Swiss { rounds } => Ok((number <= rounds).then(|| swiss::pair(tournament, number))),
        Format::Arena { rounds } => Ok((number <= rounds).then(|| arena::pair(tournament, number))),
        Format::RoundRobin { double } => Ok(round_robin::pair(tournament, number, double)),
        Format::Knockout { third_place } => knockout::pair(tournament, third_place, || knockout::by_strength(tournament)),
        Format::Groups { groups, meet, advance, third_place } => {
            let drawn = groups::draw(tournament, groups, secret);
            match groups::pair(tournament, number, &drawn, meet, secret) {
                Some(paired) => Ok(Some(paired)),
                None => knockout::pair(tournament, third_place, || groups::bracket(tournament, &drawn, advance)),
            }
        }
    }
}
