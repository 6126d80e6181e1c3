//! What people do with a tournament: the organizer announces it, begins its rounds and decides; players enter and leave.

use bastide_accounts::Account;
use bastide_common::{Failure, Why};
use bastide_service::printable;
use bastide_tournament::duels::Outcome;
use bastide_tournament::entrants::{Entrant, EntrantKind, PlayerKind};
use bastide_tournament::ids::{DuelId, EntrantId, GameId};
use bastide_tournament::settings::{Format, LEAST_ENTRANTS, MAX_ENTRANTS};
use serde::Deserialize;

use crate::Tournaments;
use crate::failure::refused;
use crate::kept::{Entry, Kept, State, TableOf, TableState};

/// The longest reason, in characters.
pub const MAX_REASON: usize = 300;
/// The most lines of the log.
const MAX_LOG: usize = 10_000;

/// Something that a person does.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The organizer shows the tournament to all, and people may enter.
    Announce {},
    /// The sender enters.
    Enter {},
    /// The sender leaves. Once rounds are played, open games are lost.
    Leave {},
    /// The organizer pairs the next round, and its tables are made.
    Advance {},
    /// The organizer calls the tournament off.
    Cancel {
        /// The reason, for all to read.
        reason: String,
    },
    /// The organizer takes an entrant out.
    Remove {
        /// The entrant.
        entrant: EntrantId,
        /// The reason, for all to read.
        reason: String,
    },
    /// The organizer sets the result of a duel.
    Rule {
        /// The duel.
        duel: DuelId,
        /// The result.
        outcome: Outcome,
        /// The reason, for all to read.
        reason: String,
    },
    /// The organizer lets the last game of a duel be played again: the one that is played, or else the last result.
    Replay {
        /// The duel.
        duel: DuelId,
        /// The reason, for all to read.
        reason: String,
    },
    /// The organizer takes points from an entrant.
    Penalize {
        /// The entrant.
        entrant: EntrantId,
        /// The match points, in halves.
        halves: u32,
        /// The reason, for all to read.
        reason: String,
    },
}

impl Deed {
    /// Returns `true` if only the organizer may do it.
    fn is_of_organizer(&self) -> bool {
        !matches!(self, Deed::Enter {} | Deed::Leave {})
    }
}

impl Tournaments {
    /// Does something for a person.
    ///
    /// # Errors
    /// The person may not do it, or it cannot be done now.
    pub fn act(&self, id: &str, account: &Account, deed: &Deed) -> Result<(), Failure> {
        let rating = match deed {
            Deed::Enter {} => self.rating(id, &account.id)?,
            _ => None,
        };
        let closed = self.change(id, |kept| {
            // Nobody else learns that there is a draft.
            let is_organizer = kept.head.organizer == account.id;
            if !is_organizer && kept.head.state == State::Draft {
                return Err(Failure::NoPage);
            }
            if deed.is_of_organizer() && !is_organizer {
                return Err(Failure::Forbidden("error-tournament-organizer".into()));
            }
            if kept.head.state == State::Over {
                return Err(Failure::Refused("error-tournament-over".into()));
            }
            if kept.head.log.len() >= MAX_LOG {
                return Err(Failure::Refused("error-tournament-log".into()));
            }
            let gone = done(kept, account, deed, rating)?;
            if kept.head.state == State::Over {
                // Nothing is played any more whose tiles a record could tell.
                for one in kept.tables.iter().flatten() {
                    kept.more.extend(self.rooms.open_seal(&one.table)?);
                }
            }
            Ok(gone)
        })?;
        self.close(&closed);
        if matches!(deed, Deed::Advance {} | Deed::Replay { .. }) {
            // What fails here is done again by the next look.
            self.run_now(id);
        }
        Ok(())
    }

    /// Returns the rating of an account with the expansions of a tournament, or else that of most of its games.
    fn rating(&self, id: &str, account: &str) -> Result<Option<i32>, Failure> {
        let plugins = self.find(id)?.head.plugins;
        let all = self.accounts.ratings(account)?;
        let rated = all.iter().find(|rated| rated.plugins == plugins).or(all.first());
        Ok(rated.map(|rated| rated.rating.rating.round() as i32))
    }

    /// Closes tables that count no more. A table of another server is played on, and counts nothing either.
    fn close(&self, tables: &[String]) {
        for table in tables {
            let closed = self.rooms.room(table).and_then(|room| {
                room.close()?;
                self.rooms.changed(&room);
                Ok(())
            });
            if let Err(error) = closed {
                tracing::info!(table, %error, "a table that counts no more stays open");
            }
        }
    }
}

/// Does it, and returns the tables that count no more.
pub(crate) fn done(kept: &mut Kept, account: &Account, deed: &Deed, rating: Option<i32>) -> Result<Vec<String>, Failure> {
    let by = account.name.as_str();
    match deed {
        Deed::Announce {} => announce(kept, by)?,
        Deed::Enter {} => enter(kept, account, rating)?,
        Deed::Leave {} => {
            let own = kept.entrant_of(Some(&account.id)).map(|entrant| entrant.id);
            let own = own.ok_or_else(|| Failure::Refused("error-tournament-not-in".into()))?;
            return leave(kept, own, Entry::new(by, "left"), "left");
        }
        Deed::Remove { entrant, reason } => {
            let reason = given(reason)?;
            return leave(kept, *entrant, Entry { reason: reason.clone(), ..Entry::new(by, "removed") }, &reason);
        }
        Deed::Advance {} => advance(kept, by)?,
        Deed::Cancel { reason } => {
            let reason = given(reason)?;
            kept.head.state = State::Over;
            kept.note(Entry { reason, ..Entry::new(by, "cancelled") });
            kept.over.fill(true);
            return Ok(void(kept, |_| true));
        }
        Deed::Rule { duel, outcome, reason } => {
            let (reason, mut tournament) = (given(reason)?, running(kept)?);
            in_last_round(kept, *duel)?;
            tournament.rule_duel(*duel, *outcome, &reason).map_err(refused)?;
            kept.take(tournament);
            kept.note(Entry { duel: Some(*duel), reason, ..Entry::new(by, "ruled") });
            return Ok(void(kept, |one| one.game.duel == *duel));
        }
        Deed::Replay { duel, reason } => return replay(kept, *duel, reason, by),
        Deed::Penalize { entrant, halves, reason } => {
            let (reason, mut tournament) = (given(reason)?, running(kept)?);
            tournament.penalize(*entrant, *halves, &reason).map_err(refused)?;
            kept.take(tournament);
            kept.note(Entry { entrant: Some(*entrant), reason, ..Entry::new(by, "penalized") });
        }
    }
    Ok(Vec::new())
}

/// Returns a reason for all to read.
fn given(reason: &str) -> Result<String, Failure> {
    match printable(reason, MAX_REASON) {
        reason if reason.is_empty() => Err(Failure::Refused("error-tournament-reason".into())),
        reason => Ok(reason),
    }
}

fn announce(kept: &mut Kept, by: &str) -> Result<(), Failure> {
    if kept.head.state != State::Draft {
        return Err(Failure::Refused("error-tournament-announced".into()));
    }
    kept.head.state = State::Announced;
    kept.note(Entry::new(by, "announced"));
    Ok(())
}

fn enter(kept: &mut Kept, account: &Account, rating: Option<i32>) -> Result<(), Failure> {
    if kept.entrant_of(Some(&account.id)).is_some() {
        return Err(Failure::Refused("error-tournament-twice".into()));
    }
    if kept.head.entrants.len() >= MAX_ENTRANTS {
        return Err(Failure::Refused("error-tournament-full".into()));
    }
    let id = EntrantId(kept.head.next);
    let kind = EntrantKind::Single(PlayerKind::Person { account: Some(account.id.clone()) });
    let entrant = Entrant { rating, ..Entrant::new(id, account.name.as_str(), kind) };
    // Names of accounts differ; that of an account that was deleted may be taken again.
    if kept.head.entrants.iter().any(|other| other.name == entrant.name) {
        return Err(Failure::Refused("error-tournament-twice".into()));
    }
    if kept.head.state == State::Running {
        let mut tournament = kept.tournament()?;
        tournament.enter_late(entrant).map_err(refused)?;
        kept.take(tournament);
    } else {
        kept.head.entrants.push(entrant);
    }
    kept.head.next += 1;
    kept.note(Entry { entrant: Some(id), ..Entry::new(&account.name, "entered") });
    Ok(())
}

/// Lets an entrant leave: without a trace before the first round, and else as one who withdrew.
fn leave(kept: &mut Kept, id: EntrantId, entry: Entry, reason: &str) -> Result<Vec<String>, Failure> {
    let known = kept.head.entrants.iter().find(|entrant| entrant.id == id);
    let left = known.ok_or_else(|| Failure::Refused("error-tournament-not-in".into()))?.until_round.is_some();
    if left {
        return Err(Failure::Refused("error-tournament-left".into()));
    }
    let name = known.map(|entrant| entrant.name.clone()).unwrap_or_default();
    if kept.head.state != State::Running {
        kept.head.entrants.retain(|entrant| entrant.id != id);
        let reason = if entry.by == name { String::new() } else { format!("{name}: {}", entry.reason) };
        kept.note(Entry { reason, ..entry });
        return Ok(Vec::new());
    }
    let mut tournament = kept.tournament()?;
    tournament.withdraw(id, reason).map_err(refused)?;
    let duel_of = |one: &TableOf| tournament.duel(one.game.duel).is_ok_and(|duel| duel.players.iter().any(|p| p.entrant == id));
    let gone = void(kept, duel_of);
    kept.take(tournament);
    kept.note(Entry { entrant: Some(id), ..entry });
    Ok(gone)
}

/// Pairs the next round.
fn advance(kept: &mut Kept, by: &str) -> Result<(), Failure> {
    match kept.head.state {
        State::Draft => return Err(Failure::Refused("error-tournament-draft".into())),
        State::Announced => {
            let count = kept.head.entrants.len();
            if count < LEAST_ENTRANTS {
                return Err(Failure::Refused(Why::with("error-tournament-few", "least", LEAST_ENTRANTS)));
            }
            fit(&mut kept.head.settings.format, count as u32);
            kept.head.state = State::Running;
        }
        State::Running | State::Over => {}
    }
    let mut tournament = kept.tournament()?;
    match tournament.advance(&kept.secret()).map_err(refused)? {
        Some(round) => {
            kept.take(tournament);
            kept.note(Entry { round: Some(round), ..Entry::new(by, "paired") });
        }
        None => {
            kept.head.state = State::Over;
            kept.note(Entry::new(by, "finished"));
        }
    }
    Ok(())
}

/// Makes the rounds of a format as few as its entrants can play.
fn fit(format: &mut Format, entrants: u32) {
    if let Format::Swiss { rounds } = format {
        let most = if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants };
        *rounds = (*rounds).min(most).max(1);
    }
}

/// Lets the last game of a duel be played again.
fn replay(kept: &mut Kept, duel: DuelId, reason: &str, by: &str) -> Result<Vec<String>, Failure> {
    let (reason, mut tournament) = (given(reason)?, running(kept)?);
    in_last_round(kept, duel)?;
    if kept.over.last() == Some(&true) {
        return Err(Failure::Refused("error-tournament-open-seed".into()));
    }
    let known = tournament.duel(duel).map_err(refused)?;
    let played = u16::try_from(known.games.len()).unwrap_or(u16::MAX);
    let is_current = |one: &TableOf| one.game.duel == duel && one.state.is_current();
    let mut gone = Vec::new();
    if kept.tables.iter().flatten().any(is_current) {
        gone = void(kept, is_current);
    } else if played > 0 {
        // No game is played, so the last result is taken back.
        let game = GameId { duel, game: played };
        tournament.replay(game, &reason).map_err(refused)?;
        for one in kept.tables.iter_mut().flatten().filter(|one| one.game == game) {
            one.state = TableState::Void;
        }
        kept.take(tournament);
    } else {
        return Err(Failure::Refused("error-tournament-ruled".into()));
    }
    kept.note(Entry { duel: Some(duel), reason, ..Entry::new(by, "replayed") });
    Ok(gone)
}

/// Returns the tournament of a running one.
fn running(kept: &Kept) -> Result<bastide_tournament::Tournament, Failure> {
    match kept.head.state {
        State::Running => kept.tournament(),
        _ => Err(Failure::Refused("error-tournament-not-running".into())),
    }
}

/// Checks that a duel belongs to the last round: what was paired from the results before stands.
fn in_last_round(kept: &Kept, duel: DuelId) -> Result<(), Failure> {
    match duel.round as usize == kept.rounds.len() {
        true => Ok(()),
        false => Err(Failure::Refused("error-tournament-old-round".into())),
    }
}

/// Marks the current tables that `goes` chooses as void, and returns the ids of those that are open.
fn void(kept: &mut Kept, goes: impl Fn(&TableOf) -> bool) -> Vec<String> {
    let mut gone = Vec::new();
    for one in kept.tables.iter_mut().flatten() {
        if goes(one) && one.state.is_current() {
            if one.state != TableState::Lost {
                gone.push(one.table.clone());
            }
            one.state = TableState::Void;
        }
    }
    gone
}
