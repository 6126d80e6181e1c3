//! The changes of many tables as columns of values, so that a few statements write them all.

use std::collections::BTreeMap;

use tokio_postgres::Error;

use super::connection::Connection;
use crate::{ActionRow, Change, ChatRow, SeatRow};

/// Takes actions back.
const REWIND: &str = "DELETE FROM actions USING unnest($1::text[], $2::bigint[]) AS kept (id, keep) \
    WHERE actions.id = kept.id AND actions.at >= kept.keep";
/// Adds actions.
const APPEND: &str = "INSERT INTO actions (id, at, decision, option, player, line) SELECT * FROM \
    unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[], $6::text[])";
/// Adds or replaces seats.
const SEATS: &str = "INSERT INTO seats (id, seat, name, bot, key, resigned, used, account) SELECT * FROM \
    unnest($1::text[], $2::smallint[], $3::text[], $4::text[], $5::bytea[], $6::boolean[], $7::bigint[], $8::text[]) \
    ON CONFLICT (id, seat) DO UPDATE SET name = EXCLUDED.name, bot = EXCLUDED.bot, key = EXCLUDED.key, \
    resigned = EXCLUDED.resigned, used = EXCLUDED.used, account = EXCLUDED.account";
/// Adds lines of talk.
const TALK: &str = "INSERT INTO chat (id, number, seat, text) \
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::smallint[], $4::text[])";
/// Changes tables; what is null stays.
const UPDATE: &str = "UPDATE tables SET decision = COALESCE(new.decision, tables.decision), since = COALESCE(new.since, tables.since), \
    due = CASE WHEN new.decision IS NULL THEN tables.due ELSE new.due END, \
    versions = COALESCE(new.versions, tables.versions), phase = COALESCE(new.phase, tables.phase), \
    toml = COALESCE(new.toml, tables.toml), summary = COALESCE(new.summary, tables.summary) \
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[]) \
    AS new (id, decision, since, due, versions, phase, toml, summary) WHERE tables.id = new.id";
/// The statements of a batch.
pub(super) const ALL: [&str; 5] = [REWIND, APPEND, SEATS, TALK, UPDATE];

/// The combined changes of one table.
#[derive(Debug, Default)]
struct Outcome<'a> {
    /// The number of actions of before that stay, if some do not.
    keep: Option<usize>,
    actions: Vec<(usize, &'a ActionRow)>,
    seats: BTreeMap<u8, &'a SeatRow>,
    chat: Vec<&'a ChatRow>,
    decision: Option<(u64, i64, Option<i64>)>,
    versions: Option<&'a str>,
    phase: Option<&'static str>,
    toml: Option<&'a str>,
    summary: Option<String>,
}

impl<'a> Outcome<'a> {
    fn add(&mut self, change: &'a Change) {
        match change {
            Change::Append { at, action } => self.actions.push((*at, action)),
            Change::Rewind { keep } => {
                self.actions.retain(|(at, _)| at < keep);
                self.keep = Some(self.keep.map_or(*keep, |before| before.min(*keep)));
            }
            Change::Decision { number, since, due } => self.decision = Some((*number, *since, *due)),
            Change::Versions(versions) => self.versions = Some(versions),
            Change::Seat(seat) => _ = self.seats.insert(seat.seat, seat),
            Change::Phase(phase) => self.phase = Some(phase.name()),
            Change::Toml(toml) => self.toml = Some(toml),
            Change::Summary(summary) => self.summary = Some(summary.to_string()),
            Change::Chat(chat) => self.chat.push(chat),
        }
    }

    /// Returns `true` if a list of tables shows it.
    fn is_news(&self) -> bool {
        self.summary.is_some() || self.phase.is_some()
    }

    fn changes_table(&self) -> bool {
        self.is_news() || self.decision.is_some() || self.versions.is_some() || self.toml.is_some()
    }
}

/// The changes of many tables. The later change of one thing counts.
#[derive(Debug, Default)]
pub(super) struct Batch<'a> {
    tables: BTreeMap<&'a str, Outcome<'a>>,
}

impl<'a> Batch<'a> {
    /// Adds changes of a table.
    pub(super) fn add(&mut self, id: &'a str, changes: &'a [Change]) {
        let outcome = self.tables.entry(id).or_default();
        changes.iter().for_each(|change| outcome.add(change));
    }

    /// Returns the tables of which a list shows something new.
    pub(super) fn news(&self) -> Vec<&'a str> {
        self.tables.iter().filter(|(_, outcome)| outcome.is_news()).map(|(id, _)| *id).collect()
    }

    /// Sends all statements at once, in the order in which they are carried out.
    ///
    /// # Errors
    /// The database refuses one.
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        tokio::try_join!(
            biased;
            self.rewind(connection),
            self.append(connection),
            self.seat(connection),
            self.talk(connection),
            self.update(connection),
        )?;
        Ok(())
    }

    fn each<T>(&self, of: impl Fn(&Outcome<'a>) -> T) -> impl Iterator<Item = (&'a str, T)> {
        self.tables.iter().map(move |(id, outcome)| (*id, of(outcome)))
    }

    async fn rewind(&self, connection: &Connection) -> Result<(), Error> {
        let kept = self.each(|outcome| outcome.keep).filter_map(|(id, keep)| Some((id, keep? as i64)));
        let (ids, keep): (Vec<&str>, Vec<i64>) = kept.unzip();
        if ids.is_empty() {
            return Ok(());
        }
        connection.change(REWIND, &[&ids, &keep]).await.map(drop)
    }

    async fn append(&self, connection: &Connection) -> Result<(), Error> {
        let rows = || self.tables.iter().flat_map(|(id, outcome)| outcome.actions.iter().map(move |(at, row)| (*id, *at, *row)));
        let ids: Vec<&str> = rows().map(|(id, ..)| id).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let at: Vec<i64> = rows().map(|(_, at, _)| at as i64).collect();
        let decision: Vec<i64> = rows().map(|(.., row)| row.decision as i64).collect();
        let option: Vec<Option<i64>> = rows().map(|(.., row)| row.option.map(i64::from)).collect();
        let player: Vec<i16> = rows().map(|(.., row)| row.player.into()).collect();
        let line: Vec<&str> = rows().map(|(.., row)| row.line.as_str()).collect();
        connection.change(APPEND, &[&ids, &at, &decision, &option, &player, &line]).await.map(drop)
    }

    async fn seat(&self, connection: &Connection) -> Result<(), Error> {
        let rows = self.tables.iter().flat_map(|(id, outcome)| outcome.seats.values().map(move |row| (*id, *row)));
        put_seats(connection, &rows.collect::<Vec<_>>()).await
    }

    async fn talk(&self, connection: &Connection) -> Result<(), Error> {
        let rows = || self.tables.iter().flat_map(|(id, outcome)| outcome.chat.iter().map(move |row| (*id, *row)));
        let ids: Vec<&str> = rows().map(|(id, _)| id).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let number: Vec<i64> = rows().map(|(_, row)| row.number as i64).collect();
        let seat: Vec<i16> = rows().map(|(_, row)| row.seat.into()).collect();
        let text: Vec<&str> = rows().map(|(_, row)| row.text.as_str()).collect();
        connection.change(TALK, &[&ids, &number, &seat, &text]).await.map(drop)
    }

    async fn update(&self, connection: &Connection) -> Result<(), Error> {
        let rows = || self.tables.iter().filter(|(_, outcome)| outcome.changes_table());
        let ids: Vec<&str> = rows().map(|(id, _)| *id).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let decision: Vec<Option<i64>> = rows().map(|(_, o)| o.decision.map(|(number, ..)| number as i64)).collect();
        let since: Vec<Option<i64>> = rows().map(|(_, o)| o.decision.map(|(_, since, _)| since)).collect();
        let due: Vec<Option<i64>> = rows().map(|(_, o)| o.decision.and_then(|(.., due)| due)).collect();
        let versions: Vec<Option<&str>> = rows().map(|(_, o)| o.versions).collect();
        let phase: Vec<Option<&str>> = rows().map(|(_, o)| o.phase).collect();
        let toml: Vec<Option<&str>> = rows().map(|(_, o)| o.toml).collect();
        let summary: Vec<Option<&str>> = rows().map(|(_, o)| o.summary.as_deref()).collect();
        let values: super::connection::Values = &[&ids, &decision, &since, &due, &versions, &phase, &toml, &summary];
        connection.change(UPDATE, values).await.map(drop)
    }
}

/// Adds or replaces seats.
///
/// # Errors
/// The database refuses them.
async fn put_seats(connection: &Connection, rows: &[(&str, &SeatRow)]) -> Result<(), Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let ids: Vec<&str> = rows.iter().map(|(id, _)| *id).collect();
    let seat: Vec<i16> = rows.iter().map(|(_, row)| row.seat.into()).collect();
    let name: Vec<&str> = rows.iter().map(|(_, row)| row.name.as_str()).collect();
    let bot: Vec<Option<&str>> = rows.iter().map(|(_, row)| row.bot.as_deref()).collect();
    let key: Vec<Option<&[u8]>> = rows.iter().map(|(_, row)| row.key.as_deref()).collect();
    let resigned: Vec<bool> = rows.iter().map(|(_, row)| row.resigned).collect();
    let used: Vec<i64> = rows.iter().map(|(_, row)| row.used).collect();
    let account: Vec<Option<&str>> = rows.iter().map(|(_, row)| row.account.as_deref()).collect();
    connection.change(SEATS, &[&ids, &seat, &name, &bot, &key, &resigned, &used, &account]).await.map(drop)
}
