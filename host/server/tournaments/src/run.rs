//! Running tournaments: tables are made for the games that are due, and the results of games that are over are entered.
//!
//! Each look reads all from the store, so it goes on wherever the server was stopped, and finds games of other servers.

use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::time::Duration;

use bastide_common::Failure;
use bastide_core::Table;
use bastide_rooms::new_table::{NewTable, Planned, sealed};
use bastide_service::printable;
use bastide_store::{Listed, Phase, secret};
use bastide_tournament::Tournament;
use bastide_tournament::duels::{How, Outcome, State as DuelState};
use bastide_tournament::ids::{GameId, Side};
use bastide_tournament::opened::seed_of;
use serde_json::Value;

use crate::Tournaments;
use crate::failure::refused;
use crate::kept::{Entry, Head, Kept, State, TableOf, TableState, account_of};

/// The longest title of a table, in characters.
const TITLE: usize = 60;

/// The time after which another server with the same store looks.
const AGO: Duration = Duration::from_millis(900);

/// The end of the game of a table.
pub(crate) enum End {
    /// The result for the seats: the seat that began is the first one.
    Result { outcome: Outcome, scores: Option<[i32; 2]>, how: How },
    /// It was closed or deleted.
    None,
}

impl Tournaments {
    /// Looks after all tournaments that run. What fails is tried again by the next look.
    pub fn run(&self) {
        let store = &*self.rooms.services.store;
        // Of several servers with the same store, one looks at a time.
        match store.peers().map_or(Ok(true), |peers| peers.claim("tournaments", AGO)) {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::error!(%error, "nobody can look after tournaments"),
        }
        match Kept::running(store) {
            Ok(ids) => ids.iter().for_each(|id| self.run_now(id)),
            Err(error) => tracing::error!(%error, "tournaments cannot be read"),
        }
    }

    /// Looks after one tournament.
    pub(crate) fn run_now(&self, id: &str) {
        let _alone = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = self.run_one(id) {
            tracing::warn!(tournament = id, %error, "a tournament cannot go on; it is tried again");
        }
    }

    fn run_one(&self, id: &str) -> Result<(), Failure> {
        let kept = self.find(id)?;
        let ended = self.ended(&kept)?;
        if needs_change(&kept, &ended)? {
            self.change(id, |kept| self.take_ends(kept, &ended))?;
        }
        let kept = self.find(id)?;
        let planned: Vec<&TableOf> = kept.tables.iter().flatten().filter(|one| one.state == TableState::Planned).collect();
        if planned.is_empty() {
            return Ok(());
        }
        let ids: Vec<String> = planned.iter().map(|one| one.table.clone()).collect();
        let known = self.rooms.services.store.listed(&ids)?;
        for one in planned.iter().filter(|one| known.iter().all(|listed| listed.id != one.table)) {
            self.make(&kept, one)?;
        }
        self.change(id, |kept| {
            for one in kept.tables.iter_mut().flatten() {
                if one.state == TableState::Planned && ids.contains(&one.table) {
                    one.state = TableState::Made;
                }
            }
            Ok(())
        })
    }

    /// Returns the ends of the tables whose games are over.
    fn ended(&self, kept: &Kept) -> Result<BTreeMap<String, End>, Failure> {
        let made = kept.tables.iter().flatten().filter(|one| one.state == TableState::Made);
        let ids: Vec<String> = made.map(|one| one.table.clone()).collect();
        if ids.is_empty() {
            return Ok(BTreeMap::new());
        }
        let listed = self.rooms.services.store.listed(&ids)?;
        let end = |id: String| match listed.iter().find(|one| one.id == id) {
            None => Some((id, End::None)),
            Some(one) if one.phase == Phase::Over => Some((id, end_of(one))),
            Some(_) => None,
        };
        Ok(ids.into_iter().filter_map(end).collect())
    }

    /// Enters the results, plans the tables of games that are due, and ends the round if all duels are decided.
    pub(crate) fn take_ends(&self, kept: &mut Kept, ended: &BTreeMap<String, End>) -> Result<(), Failure> {
        if kept.head.state != State::Running {
            return Ok(());
        }
        let mut tournament = kept.tournament()?;
        for one in kept.tables.iter_mut().flatten().filter(|one| one.state == TableState::Made) {
            one.state = match ended.get(&one.table) {
                None => continue,
                Some(End::None) => TableState::Lost,
                Some(End::Result { outcome, scores, how }) => match begins(&tournament, one.game) {
                    Some(first) => {
                        let (outcome, scores) = turned(first, *outcome, *scores);
                        tournament.enter(one.game, outcome, scores, how.clone()).map_err(refused)?;
                        TableState::Done
                    }
                    // Another result stands.
                    None => TableState::Void,
                },
            };
        }
        let due: Vec<GameId> = due(&tournament).collect();
        kept.take(tournament);
        let Some(tables) = kept.tables.last_mut() else { return Ok(()) };
        for game in due {
            if tables.iter().any(|one| one.game == game && one.state.is_current()) {
                continue;
            }
            let before = tables.iter().filter(|one| one.game == game).count();
            let attempt = u16::try_from(before).unwrap_or(u16::MAX).saturating_add(1);
            let one = TableOf { game, attempt, table: secret::id()?, state: TableState::Planned };
            if kept.head.settings.duplicate {
                kept.more.push(sealed::seal(&one.table));
            }
            tables.push(one);
        }
        self.end_round(kept)
    }

    /// Ends the last round if all its duels are decided: its secret and its records open.
    fn end_round(&self, kept: &mut Kept) -> Result<(), Failure> {
        let decided = due(&kept.tournament()?).next().is_none();
        let (Some(over), Some(tables), round) = (kept.over.last_mut(), kept.tables.last(), kept.rounds.len()) else {
            return Ok(());
        };
        if *over || !decided || tables.iter().any(|one| one.state.is_current()) {
            return Ok(());
        }
        *over = true;
        for one in tables {
            kept.more.extend(self.rooms.open_seal(&one.table)?);
        }
        kept.note(Entry { round: u32::try_from(round).ok(), ..Entry::new("", "round-over") });
        Ok(())
    }

    /// Makes the table of a game: its players have their seats by their accounts, and nobody else is its owner.
    fn make(&self, kept: &Kept, one: &TableOf) -> Result<(), Failure> {
        let Head { name, toml, table, settings, .. } = &kept.head;
        let tournament = kept.tournament()?;
        let Some(first) = begins(&tournament, one.game) else { return Ok(()) };
        let duel = tournament.duel(one.game.duel).map_err(refused)?;
        let mut file = Table::parse("table.toml", toml).map_err(|error| Failure::Broken(error.message().into()))?;
        let mut accounts = Vec::new();
        for (seat, side) in (0u8..).zip([first, first.other()]) {
            let entrant = tournament.entrant(side.of(duel.players).entrant).map_err(refused)?;
            if let Some(player) = file.players.get_mut(usize::from(seat)) {
                player.name.clone_from(&entrant.name);
            }
            accounts.extend(account_of(entrant).map(|account| (seat, account.to_owned())));
        }
        let seed = seed_of(&kept.secret().of_round(one.game.duel.round), one.game, one.attempt, settings.duplicate);
        let title = printable(&format!("{name} · {}", one.game.duel.round), TITLE);
        self.rooms.create(
            NewTable {
                toml: file.to_toml(),
                settings: bastide_seats::Settings { title, ..table.clone() },
                sit: vec![0, 1],
                accounts,
                planned: Some(Planned { id: one.table.clone(), seed }),
                ..NewTable::default()
            },
            None,
        )?;
        Ok(())
    }
}

/// Returns `true` if there is something to do: a table has ended, a game has no table, or the round is over.
fn needs_change(kept: &Kept, ended: &BTreeMap<String, End>) -> Result<bool, Failure> {
    if kept.head.state != State::Running {
        return Ok(false);
    }
    let tournament = kept.tournament()?;
    let tables = || kept.tables.iter().flatten();
    let has_table = |game: &GameId| tables().any(|one| one.game == *game && one.state.is_current());
    let waits = due(&tournament).any(|game| !has_table(&game));
    let is_over =
        kept.over.last() == Some(&false) && due(&tournament).next().is_none() && !tables().any(|one| one.state.is_current());
    Ok(!ended.is_empty() || waits || is_over)
}

/// Returns the games that are due.
fn due(tournament: &Tournament) -> impl Iterator<Item = GameId> {
    tournament.due_duels().filter_map(move |duel| match tournament.duel(duel).ok()?.state(&tournament.settings.duel) {
        DuelState::Due { game, .. } => Some(GameId { duel, game }),
        DuelState::Over(_) => None,
    })
}

/// Returns the side that begins a game; `None` unless it is due.
fn begins(tournament: &Tournament, id: GameId) -> Option<Side> {
    match tournament.duel(id.duel).ok()?.state(&tournament.settings.duel) {
        DuelState::Due { game, begins } if game == id.game => Some(begins),
        _ => None,
    }
}

/// Returns what the seats have as what the sides have.
fn turned(first: Side, outcome: Outcome, scores: Option<[i32; 2]>) -> (Outcome, Option<[i32; 2]>) {
    if first == Side::First {
        return (outcome, scores);
    }
    let outcome = match outcome {
        Outcome::Won(side) => Outcome::Won(side.other()),
        both => both,
    };
    (outcome, scores.map(|[a, b]| [b, a]))
}

/// Reads the end of a game from the line of its table.
fn end_of(listed: &Listed) -> End {
    let summary = &listed.summary;
    let outcome = &summary["outcome"];
    if summary.get("closed").is_some() || outcome.is_null() {
        return End::None;
    }
    let winners: Vec<u64> = outcome["winners"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let result = match winners.as_slice() {
        [0] => Outcome::Won(Side::First),
        [1] => Outcome::Won(Side::Second),
        [] => Outcome::BothLost,
        _ => Outcome::Tied,
    };
    let score = |seat: usize| summary["scores"][seat].as_i64().and_then(|score| i32::try_from(score).ok());
    let scores = score(0).zip(score(1)).map(|(a, b)| [a, b]);
    let how = if outcome["early"] == true { How::Forfeit } else { How::Played };
    End::Result { outcome: result, scores, how }
}
