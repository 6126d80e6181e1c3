//! The servers that share a database.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::sync::{broadcast, watch};

use super::connection::Connection;
use super::{Postgres, news};
use crate::{Live, News, Peers, StoreError};

/// Gives up tables that were not taken again since.
const RELEASE: &str = "UPDATE tables SET server = NULL FROM unnest($1::text[], $2::bigint[]) AS given (id, fence) \
    WHERE tables.id = given.id AND tables.fence = given.fence AND tables.server = $3";
/// Gives up all tables of a server.
const RELEASE_ALL: &str = "UPDATE tables SET server = NULL WHERE server = $1";
/// Ends the lease of a server.
const LEAVE: &str = "DELETE FROM servers WHERE id = $1";
/// Finds games with a bot whose server died. Several servers look at the same time, so each begins elsewhere.
const ORPHANS: &str = "SELECT id FROM tables WHERE server IS NOT NULL AND server <> $1 AND phase = 'playing' AND NOT EXISTS \
    (SELECT 1 FROM servers WHERE servers.id = tables.server AND servers.until > clock_timestamp()) AND EXISTS \
    (SELECT 1 FROM seats WHERE seats.id = tables.id AND (bot IS NOT NULL OR resigned)) ORDER BY random() LIMIT $2";
/// Notes that work is done, unless another server did it a short while ago.
const CLAIM: &str = "INSERT INTO facts (name, value) VALUES ('work ' || $1, extract(epoch FROM clock_timestamp())::text) \
    ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value WHERE facts.value::float8 <= EXCLUDED.value::float8 - $2";

impl Peers for Postgres {
    fn join(&self, address: SocketAddr) -> Result<(), StoreError> {
        let runtime = self.runtime()?;
        let lease = self.lease.clone();
        runtime.block_on(async {
            let connection = Connection::open_patiently(&self.url).await?;
            Ok::<_, StoreError>(lease.renew(&connection, address).await?)
        })?;
        runtime.spawn(news::listen(self.url.clone(), self.server().clone(), self.news.clone(), lease.left.clone()));
        let url = self.url.clone();
        runtime.spawn(async move { lease.keep(&url, address).await });
        Ok(())
    }

    fn term(&self) -> Option<u64> {
        self.lease.term()
    }

    fn secret(&self) -> &str {
        &self.secret
    }

    fn live(&self) -> watch::Receiver<Live> {
        self.lease.live.subscribe()
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn release(&self, tables: Vec<(String, i64)>) -> Result<(), StoreError> {
        let (ids, fences): (Vec<String>, Vec<i64>) = tables.into_iter().unzip();
        self.ask(async |connection| connection.change(RELEASE, &[&ids, &fences, self.server()]).await).map(drop)
    }

    fn want(&self, id: &str) -> Result<(), StoreError> {
        let notification = format!("{} wanted {id}", self.server());
        self.once(async |connection| news::say(connection, &notification).await)
    }

    fn orphans(&self, most: usize) -> Result<Vec<String>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = self.ask(async |connection| connection.rows(ORPHANS, &[self.server(), &most]).await)?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    fn claim(&self, work: &'static str, every: Duration) -> Result<bool, StoreError> {
        Ok(self.once(async |connection| connection.change(CLAIM, &[&work, &every.as_secs_f64()]).await)? > 0)
    }
}

impl Postgres {
    /// Gives up all tables and the lease.
    pub(super) fn leave(&self) -> Result<(), StoreError> {
        self.lease.end();
        self.once(async |connection| {
            connection.change(RELEASE_ALL, &[self.server()]).await?;
            connection.change(LEAVE, &[self.server()]).await?;
            news::say(connection, &format!("{} left", self.server())).await
        })
    }
}
