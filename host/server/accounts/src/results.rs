//! Games that ended: they are kept as past games of the accounts at the table, and change ratings.
//!
//! Before the last action of a game is stored, the end is noted; the note is taken away together with the
//! writing of past games and ratings. So each game counts once, also if the server is killed in between.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::documents::all_of;
use super::own_tables::{self, TABLE};
use super::ratings::{Rating, after};
use super::{ACCOUNT, Accounts};
use bastide_common::Failure;
use bastide_store::time::now_ms;
use bastide_store::{Document, Documents, Put, StoreError};

/// The kind of the notes of ends, by table.
const ENDED: &str = "ended";
/// The kind of past games, under `ACCOUNT/TIME-TABLE`; the time counts down, so that the newest is first.
pub(super) const GAME: &str = "account-game";
/// The kind of ratings, under `ACCOUNT/SET`.
pub(super) const RATING: &str = "rating";
/// The end of time for the keys of past games, in milliseconds since 1970.
const LATEST: i64 = 9_999_999_999_999;
/// The most notes that are looked at together.
const NOTES: usize = 200;
/// The times that a game is tried whose documents change meanwhile.
pub(super) const TRIES: usize = 50;
/// The time after which the note of a game that goes on is dropped, in milliseconds.
const STALE: i64 = 3600 * 1000;

/// A seat of a game that ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The id of the account.
    pub account: Option<String>,
    /// The bot that played.
    pub bot: Option<String>,
    /// The score.
    pub score: i32,
    /// The place; 1 is the first.
    pub place: u8,
    /// Whether the person gave up.
    pub resigned: bool,
}

/// A game that ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// The id of the table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// Whether the table was private.
    pub private: bool,
    /// The title of the table; may be empty.
    pub title: String,
    /// The ids of the plugins that make the game, sorted.
    pub plugins: Vec<String>,
    /// The seats in turn order.
    pub players: Vec<Player>,
}

/// A past game of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    /// The game.
    #[serde(flatten)]
    pub game: Game,
    /// The rating of the account for this set of expansions before and after; `None` if the game changed none.
    pub rated: Option<(Rating, Rating)>,
}

/// A rating as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// The set of expansions.
    pub plugins: Vec<String>,
    /// The rating.
    #[serde(flatten)]
    pub rating: Rating,
    /// The number of games.
    pub games: u64,
    /// When the last one ended, in milliseconds since 1970.
    pub last: i64,
}

/// The result of a game at a table.
#[derive(Clone, Debug)]
pub enum End {
    /// The table was closed before the end, or it does not exist any more.
    Closed {
        /// The accounts that had seats.
        accounts: Vec<String>,
    },
    /// The game is finished.
    Finished {
        /// The game.
        game: Box<Game>,
        /// Whether it may change ratings: nobody knew what would come.
        fair: bool,
    },
}

/// Notes that the game at a table is about to end.
///
/// # Errors
/// The store fails.
pub fn note_end(store: &(impl Documents + ?Sized), table: &str) -> Result<(), StoreError> {
    // It may be noted already.
    store.put(vec![Put::new(ENDED, table, json!({"at": now_ms()}))]).map(drop)
}

/// Returns the accounts between which a game decides, each with its place; fewer than two if it changes no
/// ratings.
fn rivals(game: &Game) -> Vec<(String, u8)> {
    let held: Vec<(String, u8)> =
        game.players.iter().filter_map(|player| Some((player.account.clone()?, player.place))).collect();
    let is_twice = |(account, _): &(String, u8)| held.iter().filter(|(other, _)| other == account).count() > 1;
    if held.iter().any(is_twice) { Vec::new() } else { held }
}

impl Accounts {
    /// Returns the tables whose ends are noted; notes of games that went on after all are dropped.
    ///
    /// # Errors
    /// The store fails.
    pub fn noted_ends(&self) -> Result<Vec<String>, Failure> {
        Ok(self.store.documents(ENDED, "", NOTES)?.into_iter().map(|note| note.key).collect())
    }

    /// Drops the note of the end of a game that goes on, if it is old: the last action was not stored.
    ///
    /// # Errors
    /// The store fails.
    pub fn drop_note(&self, table: &str) -> Result<(), Failure> {
        if let Some(note) = self.store.document(ENDED, table)?
            && note.value["at"].as_i64().unwrap_or_default() < now_ms() - STALE
        {
            self.store.put(vec![Put::delete(ENDED, note)])?;
        }
        Ok(())
    }

    /// Keeps a game that ended, and changes the ratings, once. Returns `false` if that was done before.
    ///
    /// # Errors
    /// The store fails, or its documents change all the time.
    pub fn settle(&self, table: &str, end: &End) -> Result<bool, Failure> {
        for _ in 0..TRIES {
            let Some(note) = self.store.document(ENDED, table)? else { return Ok(false) };
            let mut puts = vec![Put::delete(ENDED, note)];
            match end {
                End::Closed { accounts } => self.leave_table(table, accounts.iter(), &mut puts)?,
                End::Finished { game, fair } => self.keep(game, *fair, &mut puts)?,
            }
            if self.store.put(puts)? {
                return Ok(true);
            }
        }
        Err(Failure::Broken("error-account-busy".into()))
    }

    /// Adds the changes that take a table from the lists of accounts.
    fn leave_table<'a>(
        &self,
        table: &str,
        accounts: impl Iterator<Item = &'a String>,
        puts: &mut Vec<Put>,
    ) -> Result<(), Failure> {
        for account in accounts {
            let own = self.store.document(TABLE, &format!("{account}/{table}"))?;
            puts.extend(own.map(own_tables::over));
        }
        Ok(())
    }

    /// Adds the changes that keep a finished game.
    fn keep(&self, game: &Game, fair: bool, puts: &mut Vec<Put>) -> Result<(), Failure> {
        let mut game = game.clone();
        let mut accounts: Vec<(String, Document)> = Vec::new();
        for player in &mut game.players {
            let Some(id) = player.account.clone() else { continue };
            match self.store.document(ACCOUNT, &id)? {
                Some(_) if accounts.iter().any(|(known, _)| *known == id) => {}
                Some(found) => accounts.push((id, found)),
                // It was deleted meanwhile.
                None => player.account = None,
            }
        }
        let rivals = if fair && self.has_ratings { rivals(&game) } else { Vec::new() };
        let set = game.plugins.join("+");
        let mut rated: Vec<(String, Rating, Rating)> = Vec::new();
        if rivals.len() > 1 {
            let mut before = Vec::new();
            for (account, place) in &rivals {
                let found = self.store.document(RATING, &format!("{account}/{set}"))?;
                let kept = found.as_ref().map(|kept| serde_json::from_value::<Rated>(kept.value.clone()));
                before.push((account, *place, found, kept.transpose().map_err(StoreError::Row)?));
            }
            let old = before.iter().map(|(_, place, _, kept)| (kept.as_ref().map(|k| k.rating).unwrap_or_default(), *place));
            let old: Vec<(Rating, u8)> = old.collect();
            let new = after(&old);
            for (((account, _, found, kept), (old, _)), new) in before.into_iter().zip(old).zip(new) {
                let games = kept.map_or(0, |kept| kept.games) + 1;
                let value = json!(Rated { plugins: game.plugins.clone(), rating: new, games, last: game.ended });
                puts.push(match found {
                    Some(found) => Put::replace(RATING, found, value),
                    None => Put::new(RATING, format!("{account}/{set}"), value),
                });
                rated.push((account.clone(), old, new));
            }
        }
        self.leave_table(&game.table, accounts.iter().map(|(id, _)| id), puts)?;
        for (id, account) in accounts {
            let rated = rated.iter().find(|(own, _, _)| *own == id).map(|(_, old, new)| (*old, *new));
            let key = past_key(&id, &game);
            puts.push(Put::new(GAME, key, json!(Past { game: game.clone(), rated })));
            // The account counts its games, so it cannot be deleted meanwhile.
            let mut value = account.value.clone();
            value["games"] = json!(value["games"].as_u64().unwrap_or_default() + 1);
            puts.push(Put::replace(ACCOUNT, account, value));
        }
        Ok(())
    }

    /// Returns the past games of an account, the newest first.
    ///
    /// # Errors
    /// The store fails.
    pub fn past(&self, account: &str, most: usize) -> Result<Vec<Past>, Failure> {
        let found = self.store.documents(GAME, &format!("{account}/"), most)?;
        let read = |game: Document| serde_json::from_value(game.value).map_err(StoreError::Row);
        Ok(found.into_iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Returns the ratings of an account, those with the most games first.
    ///
    /// # Errors
    /// The store fails.
    pub fn ratings(&self, account: &str) -> Result<Vec<Rated>, Failure> {
        let read = |kept: Document| serde_json::from_value::<Rated>(kept.value).map_err(StoreError::Row);
        let mut all: Vec<Rated> = all_of(&*self.store, RATING, account)?.into_iter().map(read).collect::<Result<_, _>>()?;
        all.sort_by_key(|rated| std::cmp::Reverse((rated.games, rated.last)));
        Ok(all)
    }
}

/// Returns the key of the past game of an account.
pub(super) fn past_key(account: &str, game: &Game) -> String {
    format!("{account}/{:013}-{}", LATEST - game.ended, game.table)
}
