//! News of other servers over LISTEN and NOTIFY. A notification is the id of the server that sends it, a word, and
//! the tables that it is about.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, broadcast};
use tokio_postgres::{AsyncMessage, Error, NoTls};

use super::connection::Connection;
use super::url::PostgresUrl;
use crate::News;

/// Listens to notifications.
const LISTEN: &str = "LISTEN bastide";
/// Sends a notification.
pub(super) const TELL: &str = "SELECT pg_notify('bastide', $1)";
/// The most bytes of the text of a notification; PostgreSQL takes 7,999.
const MAX: usize = 7_000;
/// The pause before the next try to listen.
const AGAIN: Duration = Duration::from_millis(500);

/// Tells others that these tables look different in a list.
///
/// # Errors
/// The database fails.
pub(super) async fn tell(connection: &Connection, server: &str, tables: &[&str]) -> Result<(), Error> {
    if tables.is_empty() {
        return Ok(());
    }
    say(connection, &format!("{server} tables {}", tables.join(" "))).await
}

/// Sends a notification. If it is too long, all is said to be new.
///
/// # Errors
/// The database fails.
pub(super) async fn say(connection: &Connection, notification: &str) -> Result<(), Error> {
    let server = notification.split(' ').next().unwrap_or_default();
    let text = if notification.len() > MAX { &format!("{server} all") } else { notification };
    connection.rows(TELL, &[&text]).await.map(drop)
}

/// Returns what a notification of another server says.
fn read(own: &str, notification: &str) -> Option<News> {
    let mut words = notification.split(' ');
    if words.next()? == own {
        return None;
    }
    let word = words.next()?;
    let tables = words.map(str::to_owned);
    match word {
        "tables" => Some(News::Tables(tables.collect())),
        "wanted" => Some(News::Wanted(tables.collect())),
        "left" => Some(News::Left),
        // Also a word of a later version.
        _ => Some(News::Missed),
    }
}

/// Listens to other servers until nobody hears it any more.
pub(super) async fn listen(url: PostgresUrl, own: String, news: broadcast::Sender<News>, left: Arc<Notify>) {
    loop {
        if let Err(error) = listen_once(&url, &own, &news, &left).await {
            tracing::debug!(error = url.explain(&error), "news are missed");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn listen_once(url: &PostgresUrl, own: &str, news: &broadcast::Sender<News>, left: &Notify) -> Result<(), Error> {
    let (client, mut connection) = url.config().connect(NoTls).await?;
    let heard = async {
        while let Some(message) = poll_fn(|cx| connection.poll_message(cx)).await {
            let AsyncMessage::Notification(notification) = message? else { continue };
            let Some(heard) = read(own, notification.payload()) else { continue };
            if heard == News::Left {
                left.notify_one();
            }
            // Nobody may listen.
            _ = news.send(heard);
        }
        Ok(())
    };
    let started = async {
        client.batch_execute(LISTEN).await?;
        // What was said before is not known.
        _ = news.send(News::Missed);
        Ok(())
    };
    // The client stays until the connection ends.
    let (started, heard) = tokio::join!(started, heard);
    drop(client);
    started.and(heard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_hears_others_and_not_itself() {
        let tables = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        assert_eq!(read("a", "a tables 1"), None);
        assert_eq!(read("a", "b tables 1 2"), Some(News::Tables(tables(&["1", "2"]))));
        assert_eq!(read("a", "b wanted 7"), Some(News::Wanted(tables(&["7"]))));
        assert_eq!(read("a", "b left"), Some(News::Left));
        assert_eq!(read("a", "b something new"), Some(News::Missed));
        assert_eq!(read("a", ""), None);
    }
}
