//! The errors of a tournament.

use crate::ids::{DuelId, EntrantId, GameId};

/// The reason why a tournament cannot do what is asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum TournamentError {
    /// There are too few or too many entrants.
    #[error("{count} entrants: a tournament has from {least} to {most}")]
    Entrants { count: usize, least: usize, most: usize },
    /// Two entrants have the same number or the same name.
    #[error("entrant {entrant}: \"{name}\" is entered twice; give each entrant a number and a name of its own")]
    Twice { entrant: EntrantId, name: String },
    /// A setting is outside of its range.
    #[error("{setting} is {value}; it must be from {least} to {most}")]
    Setting { setting: &'static str, value: u64, least: u64, most: u64 },
    /// The number of games of a duel is not one of those that exist.
    #[error("duel of {0} games: a duel has 1, 3 or 5 games")]
    Games(u16),
    /// A tie-break is listed twice.
    #[error("the tie-break \"{0}\" is listed twice; list it once")]
    TieBreakTwice(&'static str),
    /// A team has fewer members than there are boards.
    #[error("entrant {entrant} has {members} members for {boards} boards; a team needs a member for each board")]
    Roster { entrant: EntrantId, members: usize, boards: u16 },
    /// A lineup has the wrong size, a member twice or one that is not in the roster.
    #[error("the lineup of entrant {entrant} is not {boards} different members of its roster")]
    Lineup { entrant: EntrantId, boards: u16 },
    /// There is no such entrant.
    #[error("there is no entrant {0}")]
    NoEntrant(EntrantId),
    /// There is no such duel.
    #[error("there is no duel {0} (round.match.board)")]
    NoDuel(DuelId),
    /// The game is not the next one of its duel.
    #[error("game {game} is not due; the next game of its duel is {due}")]
    NotDue { game: GameId, due: u16 },
    /// The game was not played yet.
    #[error("there is no result of game {0} that could be replaced")]
    NoResult(GameId),
    /// The duel is decided.
    #[error("duel {0} is decided; only an arbiter can change it")]
    Decided(DuelId),
    /// A ruling or a penalty has no reason.
    #[error("a decision of an arbiter needs a reason that all entrants can read")]
    NoReason,
    /// A round goes on.
    #[error("round {round} goes on: duel {duel} is not decided")]
    RoundRuns { round: u32, duel: DuelId },
    /// A match that needs a winner has none.
    #[error("match {number} of round {round} is drawn and needs a winner; an arbiter must rule one of its duels")]
    NoWinner { round: u32, number: u32 },
    /// The format takes no entrants after the first round.
    #[error("entrant {0} comes late: only Swiss tournaments and arenas take entrants after the first round")]
    TooLate(EntrantId),
    /// The rounds of a stored tournament contradict each other.
    #[error("round {round} is not sound: {why}")]
    Unsound { round: u32, why: &'static str },
    /// A line of a journal cannot be used.
    #[error("line {line} of the journal cannot be used: {why}")]
    Journal { line: usize, why: String },
    /// A key of a plan does not belong to its format.
    #[error("\"{key}\" does not belong to the format \"{format}\"; leave it out")]
    Key { key: &'static str, format: &'static str },
    /// The data are of a version that this program does not know.
    #[error("the tournament has version {found}; this program reads version {known}")]
    Version { found: u16, known: u16 },
}
