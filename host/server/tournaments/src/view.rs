//! What is told of a tournament: nothing that a player could use before the others.

use bastide_common::Failure;
use bastide_store::Store;
use bastide_tournament::Tournament;
use bastide_tournament::duels::{Game, How, Outcome};
use bastide_tournament::entrants::Entrant;
use bastide_tournament::ids::{DuelId, EntrantId, Side};
use bastide_tournament::rounds::{Match, Round, Stage};
use bastide_tournament::standings::{Explanation, TieBreak, Why, explain, standings};
use bastide_tournament::tables::{halves, number};
use serde::Serialize;
use serde_json::{Value, json};

use crate::Tournaments;
use crate::failure::refused;
use crate::kept::{Head, Kept, State, TableState};

/// A line of the list of tournaments.
#[derive(Debug, Serialize)]
pub struct Listed {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The state: `draft`, `announced`, `running` or `over`.
    pub state: State,
    /// The number of entrants.
    pub entrants: usize,
    /// The name of the organizer.
    pub organizer: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Whether the reader is the organizer or an entrant.
    pub own: bool,
}

impl Tournaments {
    /// Returns the tournaments that an account may see, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub fn list(&self, account: Option<&str>) -> Result<Vec<Listed>, Failure> {
        let line = |head: Head| {
            let organizes = account == Some(head.organizer.as_str());
            let enters = account.is_some() && head.entrants.iter().any(|one| crate::kept::account_of(one) == account);
            if head.state == State::Draft && !organizes {
                return None;
            }
            Some(Listed {
                id: head.id,
                name: head.name,
                state: head.state,
                entrants: head.entrants.len(),
                organizer: head.organizer_name,
                created: head.created,
                own: organizes || enters,
            })
        };
        Ok(Kept::heads(self.store())?.into_iter().filter_map(line).collect())
    }

    fn store(&self) -> &dyn Store {
        &*self.rooms.services.store
    }

    /// Returns what an account sees of a tournament; `None` if nothing has changed since this number of changes.
    ///
    /// # Errors
    /// There is no such tournament for the account, or the store fails.
    pub fn view(&self, id: &str, account: Option<&str>, since: Option<u64>) -> Result<Option<Value>, Failure> {
        if since.is_some() && since == Kept::changes(self.store(), id)? {
            return Ok(None);
        }
        Ok(Some(view(&self.seen_by(id, account)?, account)?))
    }

    /// Returns a tournament that an account may see.
    ///
    /// # Errors
    /// There is no such tournament for the account, or the store fails.
    pub(crate) fn seen_by(&self, id: &str, account: Option<&str>) -> Result<Kept, Failure> {
        let kept = self.find(id)?;
        let is_hidden = kept.head.state == State::Draft && account != Some(kept.head.organizer.as_str());
        if is_hidden { Err(Failure::NoPage) } else { Ok(kept) }
    }

    /// Explains a number of the standings.
    ///
    /// # Errors
    /// There is no such tournament or entrant, or no round was paired.
    pub fn explain(&self, id: &str, account: Option<&str>, entrant: u32, tie_break: &str) -> Result<Value, Failure> {
        let known = TieBreak::ALL.into_iter().find(|one| one.name() == tie_break);
        let tie_break = known.ok_or(Failure::NoPage)?;
        let tournament = self.seen_by(id, account)?.tournament()?;
        let why = explain(&tournament, tie_break, EntrantId(entrant)).map_err(refused)?;
        Ok(explained(&why))
    }
}

/// Returns the parts of a number as data.
fn explained(why: &Explanation) -> Value {
    let part = |part: &bastide_tournament::standings::Part| {
        let (key, reason) = match &part.why {
            Why::Match => ("match", ""),
            Why::Bye => ("bye", ""),
            Why::Penalty(reason) => ("penalty", reason.as_str()),
            Why::Opponent => ("opponent", ""),
            Why::ByeAsOpponent => ("bye-as-opponent", ""),
            Why::Direct => ("direct", ""),
            Why::NotAllMet => ("not-all-met", ""),
            _ => ("other", ""),
        };
        json!({"round": part.round, "opponent": part.opponent, "value": number(why.tie_break, part.value), "why": key, "reason": reason})
    };
    json!({
        "entrant": why.entrant,
        "tie_break": why.tie_break.name(),
        "value": number(why.tie_break, why.value),
        "parts": why.parts.iter().map(part).collect::<Vec<_>>(),
    })
}

/// Returns what an account sees.
fn view(kept: &Kept, account: Option<&str>) -> Result<Value, Failure> {
    let head = &kept.head;
    let own = kept.entrant_of(account);
    let is_organizer = account == Some(head.organizer.as_str());
    let tournament = if kept.rounds.is_empty() { None } else { Some(kept.tournament()?) };
    let rounds = tournament.as_ref().map(|tournament| {
        let number = 1..=u32::try_from(kept.rounds.len()).unwrap_or(u32::MAX);
        number.zip(&kept.rounds).map(|(number, round)| self::round(kept, tournament, number, round, own)).collect::<Vec<_>>()
    });
    let (hash, secret) = kept.whole_seal();
    let entrant = |one: &Entrant| json!({"id": one.id, "name": one.name, "rating": one.rating, "from": one.from_round, "until": one.until_round});
    let log = |entry: &crate::kept::Entry| {
        json!({"at": entry.at, "by": entry.by, "what": entry.what, "entrant": entry.entrant, "round": entry.round,
               "duel": entry.duel, "reason": entry.reason})
    };
    Ok(json!({
        "id": head.id,
        "changes": head.changes,
        "state": head.state,
        "name": head.name,
        "about": head.about,
        "organizer": head.organizer_name,
        "you": {"organizer": is_organizer, "entrant": own.map(|one| one.id), "account": account.is_some(), "table": own.and_then(|own| table_of(kept, own.id))},
        "rules": rules(head),
        "hash": hash,
        "secret": secret,
        "entrants": head.entrants.iter().map(entrant).collect::<Vec<_>>(),
        "rounds": rounds.unwrap_or_default(),
        "standings": tournament.as_ref().map(table).unwrap_or_default(),
        "log": head.log.iter().map(log).collect::<Vec<_>>(),
        "can": can(kept, tournament.as_ref(), is_organizer, own, account.is_some()),
    }))
}

/// Returns the rules as data.
fn rules(head: &Head) -> Value {
    let settings = &head.settings;
    let (format, rounds) = match settings.format {
        bastide_tournament::settings::Format::Swiss { rounds } => ("swiss", Some(rounds)),
        bastide_tournament::settings::Format::RoundRobin { double: false } => ("round-robin", None),
        bastide_tournament::settings::Format::RoundRobin { double: true } => ("double-round-robin", None),
        bastide_tournament::settings::Format::Groups { .. } => ("groups", None),
        bastide_tournament::settings::Format::Knockout { .. } => ("knockout", None),
        bastide_tournament::settings::Format::Arena { rounds } => ("arena", Some(rounds)),
        _ => ("other", None),
    };
    let breaks: Vec<&str> = settings.tie_breaks.iter().map(|one| one.name()).collect();
    json!({"format": format, "rounds": rounds, "games": settings.duel.games, "second_wins": settings.duel.tie == bastide_tournament::duels::TieRule::SecondWins,
           "duplicate": settings.duplicate, "tie_breaks": breaks, "seconds": head.table.clocks.game, "plugins": head.plugins})
}

/// Returns the standings as data.
fn table(tournament: &Tournament) -> Vec<Value> {
    let breaks = &tournament.settings.tie_breaks;
    let values = |values: &[i64]| breaks.iter().zip(values).map(|(one, value)| number(*one, *value)).collect::<Vec<_>>();
    let rows = standings(tournament);
    rows.iter().map(|row| json!({"place": row.place, "entrant": row.entrant, "values": values(&row.values)})).collect()
}

/// Returns a round as data.
fn round(kept: &Kept, tournament: &Tournament, number: u32, round: &Round, own: Option<&Entrant>) -> Value {
    let at = number as usize - 1;
    let over = kept.over.get(at) == Some(&true);
    let (hash, secret) = kept.seal(number);
    let matches = (1..).zip(&round.matches).map(|(n, one)| self::a_match(kept, tournament, (number, n), one, own, over));
    json!({"number": number, "over": over, "hash": hash, "secret": secret, "byes": round.byes, "unpaired": round.unpaired,
           "matches": matches.collect::<Vec<_>>()})
}

fn a_match(
    kept: &Kept,
    tournament: &Tournament,
    (round, number): (u32, u32),
    one: &Match,
    own: Option<&Entrant>,
    over: bool,
) -> Value {
    let rules = &tournament.settings.duel;
    let score = one.game_halves(rules);
    let plays = own.is_some_and(|own| one.side(own.id).is_some());
    // At tables with the same tiles, nobody sees another one before the round is over.
    let may_look = over || plays || !tournament.settings.duplicate;
    let duel = DuelId { round, number, board: 1 };
    let played = one.duels.first();
    let tables = kept.tables.get(round as usize - 1).map(Vec::as_slice).unwrap_or_default();
    let table = |game: u16, wanted: fn(TableState) -> bool| {
        let found = tables.iter().rev().find(|table| table.game.duel == duel && table.game.game == game && wanted(table.state));
        found.filter(|_| may_look).map(|table| table.table.clone())
    };
    let game = |(n, game): (u16, &Game)| {
        json!({"game": n, "table": table(n, |state| state == TableState::Done), "result": outcome(game.outcome),
               "scores": game.scores, "how": how(&game.how)})
    };
    let games: Vec<Value> = played.map(|duel| (1..).zip(&duel.games).map(game).collect()).unwrap_or_default();
    let next = u16::try_from(games.len()).unwrap_or(u16::MAX).saturating_add(1);
    let lost = tables.iter().any(|table| table.game.duel == duel && table.state == TableState::Lost);
    let ruling = played.and_then(|duel| duel.ruling.as_ref());
    let stage = match one.stage {
        Stage::Main => "main".to_owned(),
        Stage::Group(n) => format!("group-{n}"),
        Stage::Knockout(n) => format!("knockout-{n}"),
        Stage::ThirdPlace => "third-place".to_owned(),
        _ => "other".to_owned(),
    };
    json!({
        "number": number,
        "stage": stage,
        "entrants": one.entrants,
        "score": score.map(halves),
        "over": one.outcome(rules).is_some(),
        "games": games,
        "table": table(next, |state| matches!(state, TableState::Planned | TableState::Made)),
        "lost": lost,
        "ruling": ruling.map(|ruling| outcome(ruling.outcome)),
        "reason": ruling.map(|ruling| match &ruling.how { How::Ruled(reason) => reason.as_str(), _ => "" }),
    })
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Side::First) => "first",
        Outcome::Won(Side::Second) => "second",
        Outcome::Tied => "tied",
        Outcome::BothLost => "both-lost",
    }
}

fn how(how: &How) -> &'static str {
    match how {
        How::Played => "played",
        How::Forfeit => "forfeit",
        How::Ruled(_) => "ruled",
    }
}

/// Returns the table at which an entrant plays now.
fn table_of(kept: &Kept, own: EntrantId) -> Option<String> {
    let open = kept.tables.last()?.iter().filter(|one| matches!(one.state, TableState::Planned | TableState::Made));
    let is_own = |duel: DuelId| {
        let round = (duel.round as usize).checked_sub(1).and_then(|at| kept.rounds.get(at))?;
        (duel.number as usize).checked_sub(1).and_then(|at| round.matches.get(at))?.side(own)
    };
    open.filter(|one| is_own(one.game.duel).is_some()).map(|one| one.table.clone()).next()
}

/// Returns what an account may do now.
fn can(
    kept: &Kept,
    tournament: Option<&Tournament>,
    organizes: bool,
    own: Option<&Entrant>,
    signed_in: bool,
) -> Vec<&'static str> {
    let state = kept.head.state;
    let late = matches!(
        kept.head.settings.format,
        bastide_tournament::settings::Format::Swiss { .. } | bastide_tournament::settings::Format::Arena { .. }
    );
    let between = tournament.is_none_or(|tournament| tournament.due_duels().next().is_none());
    let all = [
        ("announce", organizes && state == State::Draft),
        ("enter", signed_in && own.is_none() && (state == State::Announced || state == State::Running && late)),
        ("leave", own.is_some_and(|own| own.until_round.is_none()) && matches!(state, State::Announced | State::Running)),
        (
            "advance",
            organizes && (state == State::Announced && kept.head.entrants.len() > 1 || state == State::Running && between),
        ),
        ("cancel", organizes && state != State::Over),
        ("decide", organizes && state == State::Running),
    ];
    all.into_iter().filter(|(_, may)| *may).map(|(deed, _)| deed).collect()
}
