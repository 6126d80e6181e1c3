//! Where a number of the standings comes from.

use serde::{Deserialize, Serialize};

use super::order::{all_met, standings, value};
use super::tally::Tallies;
use super::tie_break::TieBreak;
use crate::error::TournamentError;
use crate::ids::EntrantId;
use crate::tournament::Tournament;

/// Why a part of a number counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Why {
    /// A match.
    Match,
    /// A bye.
    Bye,
    /// A penalty, with its reason.
    Penalty(String),
    /// What an opponent has in all rounds.
    Opponent,
    /// A bye, as an opponent who has as much as oneself.
    ByeAsOpponent,
    /// A match against one who is equal so far.
    Direct,
    /// Those who are equal so far have not all met, so nothing counts.
    NotAllMet,
}

/// A part of a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<EntrantId>,
    /// The value, see [`TieBreak::scale`].
    pub value: i64,
    /// Why it counts.
    pub why: Why,
}

/// Where a number comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explanation {
    /// The entrant.
    pub entrant: EntrantId,
    /// The tie-break.
    pub tie_break: TieBreak,
    /// The number: the sum of the parts.
    pub value: i64,
    /// The parts.
    pub parts: Vec<Part>,
    /// Those who are equal in all tie-breaks before this one, the entrant included.
    pub equal: Vec<EntrantId>,
}

/// Explains a number of the standings.
///
/// # Errors
/// There is no such entrant.
pub fn explain(tournament: &Tournament, tie_break: TieBreak, entrant: EntrantId) -> Result<Explanation, TournamentError> {
    let tallies = Tallies::of(tournament, |_| true);
    let penalties = &tournament.entrant(entrant)?.penalties;
    let before = tournament.settings.tie_breaks.iter().take_while(|other| **other != tie_break).count();
    let rows = standings(tournament);
    let so_far = |id: EntrantId| rows.iter().find(|row| row.entrant == id).map(|row| row.values.get(..before));
    let equal: Vec<EntrantId> = rows.iter().map(|row| row.entrant).filter(|id| so_far(*id) == so_far(entrant)).collect();
    let lines = tallies.lines(entrant);
    let part = |round: u32, opponent, value, why| Part { round: Some(round), opponent, value, why };
    let parts = if let Some(of) = tie_break.of_opponents() {
        let each = lines.iter().map(|line| {
            let has = tallies.sum(line.opponent.unwrap_or(entrant)).own(of);
            part(line.round, line.opponent, has, if line.opponent.is_some() { Why::Opponent } else { Why::ByeAsOpponent })
        });
        each.collect()
    } else if tie_break == TieBreak::Direct {
        if all_met(&tallies, &equal) {
            let others = lines.iter().filter(|line| line.opponent.is_some_and(|id| equal.contains(&id)));
            others.map(|line| part(line.round, line.opponent, line.share.matches, Why::Direct)).collect()
        } else {
            vec![Part { round: None, opponent: None, value: 0, why: Why::NotAllMet }]
        }
    } else {
        let each = lines.iter().map(|line| {
            let why = if line.opponent.is_some() { Why::Match } else { Why::Bye };
            part(line.round, line.opponent, line.tally().own(tie_break), why)
        });
        let mut parts: Vec<Part> = each.collect();
        if tie_break == TieBreak::Matches {
            parts.extend(penalties.iter().map(|penalty| Part {
                round: Some(penalty.round),
                opponent: None,
                value: -i64::from(penalty.halves),
                why: Why::Penalty(penalty.reason.clone()),
            }));
        }
        parts
    };
    let value = value(&tallies, tie_break, entrant, &equal);
    Ok(Explanation { entrant, tie_break, value, parts, equal })
}
