//! The task that writes changes of tables. It takes all changes that wait into one transaction and answers
//! them after the commit: two round trips and one commit for many actions.

use std::collections::HashMap;
use std::sync::mpsc::SyncSender;

use tokio::sync::mpsc::UnboundedReceiver;

use super::batch::{self, Batch};
use super::connection::{Connection, Values};
use super::news;
use super::url::PostgresUrl;
use crate::{Change, StoreError};

/// The most jobs in one transaction.
const TOGETHER: usize = 256;

/// Locks tables, and returns their fencing numbers.
const HELD: &str = "SELECT id, fence FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE";

/// Changes of one table.
pub(super) struct Job {
    pub(super) id: String,
    pub(super) fence: i64,
    pub(super) changes: Vec<Change>,
    pub(super) reply: SyncSender<Result<(), StoreError>>,
}

/// Performs jobs until all senders are gone.
pub(super) async fn work(url: PostgresUrl, server: String, mut jobs: UnboundedReceiver<Job>) {
    let mut open: Option<Connection> = None;
    while let Some(first) = jobs.recv().await {
        let mut all = vec![first];
        while all.len() < TOGETHER
            && let Ok(next) = jobs.try_recv()
        {
            all.push(next);
        }
        let connection = match open.take().filter(|connection| !connection.is_closed()) {
            Some(known) => Ok(known),
            None => Connection::open_patiently(&url).await,
        };
        let Ok(connection) = connection else {
            all.into_iter().for_each(|job| answer(job, Err(StoreError::Away)));
            continue;
        };
        match together(&connection, &server, &all).await {
            Ok(held) => all.into_iter().zip(held).for_each(|(job, held)| answer(job, held)),
            // It may have been committed. A connection that is in order is not trusted either.
            Err(Failed::Unsure) => {
                all.into_iter().for_each(|job| answer(job, Err(StoreError::Unsure)));
                continue;
            }
            // One of them cannot be written; the others can.
            Err(Failed::Refused(_)) if all.len() > 1 => {
                for job in all {
                    let done = match together(&connection, &server, std::slice::from_ref(&job)).await {
                        Ok(held) => held.into_iter().next().unwrap_or(Err(StoreError::Closed)),
                        Err(failed) => Err(failed.into()),
                    };
                    answer(job, done);
                }
            }
            Err(failed @ Failed::Refused(_)) => {
                let mut failed = Some(failed);
                all.into_iter().for_each(|job| answer(job, Err(failed.take().map_or(StoreError::Closed, StoreError::from))));
            }
        }
        open = Some(connection);
    }
}

fn answer(job: Job, done: Result<(), StoreError>) {
    if let Err(error @ (StoreError::Database(_) | StoreError::Unsure)) = &done {
        tracing::error!(table = job.id, %error, "an action is not stored");
    }
    // The asker may have given up.
    _ = job.reply.send(done);
}

/// The failure of a transaction.
enum Failed {
    /// The connection broke: the transaction may have been committed.
    Unsure,
    /// Nothing was written.
    Refused(StoreError),
}

impl From<tokio_postgres::Error> for Failed {
    fn from(error: tokio_postgres::Error) -> Failed {
        match StoreError::from(error) {
            StoreError::Unsure => Failed::Unsure,
            refused => Failed::Refused(refused),
        }
    }
}

impl From<Failed> for StoreError {
    fn from(failed: Failed) -> StoreError {
        match failed {
            Failed::Unsure => StoreError::Unsure,
            Failed::Refused(error) => error,
        }
    }
}

/// Writes jobs in one transaction. Returns for each whether the server still owns the table.
async fn together(connection: &Connection, server: &str, all: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failed> {
    let ids: Vec<&str> = all.iter().map(|job| job.id.as_str()).collect();
    // A statement that is not prepared yet would be sent after the end of the transaction.
    for sql in [HELD, news::TELL].into_iter().chain(batch::ALL) {
        connection.statement(sql).await?;
    }
    let ids: Values = &[&ids];
    let (begun, held) = tokio::join!(biased; connection.batch_execute("BEGIN"), connection.rows(HELD, ids));
    begun?;
    let fences = match held {
        Ok(rows) => {
            rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<HashMap<String, i64>, _>>()
        }
        Err(error) => Err(error),
    };
    let fences = match fences {
        Ok(fences) => fences,
        Err(error) => {
            connection.batch_execute("ROLLBACK").await?;
            return Err(error.into());
        }
    };
    let mut batch = Batch::default();
    let mut held = Vec::with_capacity(all.len());
    for job in all {
        let fits = fences.get(&job.id) == Some(&job.fence);
        if fits {
            batch.add(&job.id, &job.changes);
        }
        held.push(if fits { Ok(()) } else { Err(StoreError::Lost) });
    }
    let told = batch.news();
    let written = async { tokio::try_join!(biased; batch.write(connection), news::tell(connection, server, &told)) };
    // The end is sent with the rest. After an error, the database takes all back.
    let (written, ended) = tokio::join!(biased; written, connection.batch_execute("COMMIT"));
    match (written, ended) {
        (Ok(_), Ok(())) => Ok(held),
        (_, Err(_)) => Err(Failed::Unsure),
        (Err(error), Ok(())) => Err(error.into()),
    }
}
