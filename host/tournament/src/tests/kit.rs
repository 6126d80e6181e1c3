//! Small tournaments.

use crate::duels::{How, Outcome, State};
use crate::entrants::{Entrant, EntrantKind, Member, PlayerKind};
use crate::ids::{DuelId, EntrantId, GameId, Side};
use crate::seal::{Lot, Secret};
use crate::settings::{Format, Settings};
use crate::{Tournament, TournamentError};

pub(super) type Done = Result<(), TournamentError>;

pub(super) fn bot() -> PlayerKind {
    PlayerKind::Bot { bot: "greedy".into() }
}

/// Returns N entrants; the first one is the strongest.
pub(super) fn singles(n: u32) -> Vec<Entrant> {
    let entrant = |id| Entrant {
        rating: Some(3000 - id as i32),
        ..Entrant::new(EntrantId(id), format!("entrant {id}"), EntrantKind::Single(bot()))
    };
    (1..=n).map(entrant).collect()
}

pub(super) fn teams(n: u32, members: u16) -> Vec<Entrant> {
    let member = |team: u32, n: u16| Member { name: format!("player {team}.{n}"), kind: bot() };
    let mut all = singles(n);
    for entrant in &mut all {
        entrant.kind = EntrantKind::Team((1..=members).map(|n| member(entrant.id.0, n)).collect());
    }
    all
}

pub(super) fn tournament(format: Format, n: u32) -> Result<Tournament, TournamentError> {
    Tournament::new("test", Settings::new(format), singles(n))
}

pub(super) fn secret() -> Secret {
    Secret::new("secret of the tests")
}

/// Plays all games that are due: `winner` returns the result of a game.
pub(super) fn play(t: &mut Tournament, mut winner: impl FnMut(GameId, [u32; 2]) -> Outcome) -> Done {
    let due: Vec<DuelId> = t.due_duels().collect();
    for id in due {
        while let State::Due { game, .. } = t.duel(id)?.state(&t.settings.duel) {
            let players = t.duel(id)?.players.map(|player| player.entrant.0);
            let game = GameId { duel: id, game };
            let outcome = winner(game, players);
            t.enter(game, outcome, None, How::Played)?;
        }
    }
    Ok(())
}

/// The entrant with the smaller number wins.
pub(super) fn stronger(_: GameId, [a, b]: [u32; 2]) -> Outcome {
    Outcome::Won(if a < b { Side::First } else { Side::Second })
}

pub(super) fn by_lot(lot: &mut Lot) -> impl FnMut(GameId, [u32; 2]) -> Outcome {
    |_, _| match lot.below(8) {
        0 => Outcome::Tied,
        n if n % 2 == 0 => Outcome::Won(Side::First),
        _ => Outcome::Won(Side::Second),
    }
}

/// Returns the pairings of a round, sorted, each with the smaller number first: `1-5 2-6`.
pub(super) fn shown(t: &Tournament, round: usize) -> String {
    let matches = t.rounds.get(round - 1).map(|round| round.matches.as_slice()).unwrap_or_default();
    let mut pairs: Vec<[u32; 2]> = matches.iter().map(|one| one.entrants.map(|id| id.0)).collect();
    pairs.iter_mut().for_each(|pair| pair.sort_unstable());
    pairs.sort_unstable();
    pairs.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(" ")
}
