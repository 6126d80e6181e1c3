//! Threads for long work, which is taken from all sources and tables in turn.
//!
//! The sources that wait come one after the other, and so do the tables of each. One table has one
//! thread at a time, and one source can leave a thread to the others, so nobody waits for more than the
//! work that has begun.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bastide_common::Failure;
use bastide_common::Source;

/// The most work that waits for one table.
const MAX_WAITING: usize = 32;

type Work = Box<dyn FnOnce() + Send>;

/// Set when nobody waits for some work any more.
pub type Cancelled = Arc<AtomicBool>;

/// Held by the client that waits for work, which is cancelled when this is dropped.
#[derive(Default)]
pub struct Waiter(Cancelled);

impl Waiter {
    /// Returns the flag that is set when this is dropped.
    pub fn cancelled(&self) -> Cancelled {
        self.0.clone()
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

struct Job {
    cancelled: Cancelled,
    work: Work,
}

impl Job {
    fn is_wanted(&self) -> bool {
        !self.cancelled.load(Ordering::Relaxed)
    }
}

/// The beneficiary of work.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ticket {
    /// The source that caused it; `None` for a table at which nobody has acted since the server started.
    pub source: Option<Source>,
    /// The table.
    pub table: Arc<str>,
}

/// A fixed number of threads with a fair queue.
pub(crate) struct FairPool {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    /// The most threads that work for one source.
    each: usize,
}

#[derive(Default)]
struct Queue {
    /// The work that is not due yet, by time and number.
    later: BinaryHeap<Reverse<(Instant, u64)>>,
    delayed: HashMap<u64, (Ticket, Job)>,
    number: u64,
    /// The work that is due.
    lines: VecDeque<Line>,
    /// The number of threads by source.
    working: HashMap<Option<Source>, usize>,
    /// The tables that are worked for.
    tables: HashSet<Arc<str>>,
    closed: bool,
}

/// The waiting work of one source: its tables in turn.
struct Line {
    source: Option<Source>,
    tables: VecDeque<(Arc<str>, VecDeque<Job>)>,
}

impl FairPool {
    /// Starts the threads, of which at most `each` work for one source.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub(crate) fn new(name: &str, threads: usize, each: usize) -> std::io::Result<FairPool> {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new(), each });
        for n in 0..threads {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("{name}-{n}")).spawn(move || shared.work())?;
        }
        Ok(FairPool { shared })
    }

    /// Runs work when its turn comes, unless it is cancelled before.
    ///
    /// # Errors
    /// Too much waits for the table.
    pub(crate) fn run(&self, ticket: Ticket, cancelled: Cancelled, work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
        let mut queue = self.shared.queue();
        if queue.waiting(&ticket) >= MAX_WAITING {
            return Err(Failure::TooMany("error-too-many-waiting".into()));
        }
        queue.enter(ticket, Job { cancelled, work: Box::new(work) });
        self.shared.changed.notify_one();
        Ok(())
    }

    /// Runs work after a pause, when its turn comes.
    pub(crate) fn run_after(&self, pause: Duration, ticket: Ticket, work: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.queue();
        queue.number += 1;
        let number = queue.number;
        queue.later.push(Reverse((Instant::now() + pause, number)));
        queue.delayed.insert(number, (ticket, Job { cancelled: Cancelled::default(), work: Box::new(work) }));
        self.shared.changed.notify_one();
    }
}

impl Drop for FairPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.changed.notify_all();
    }
}

impl Queue {
    /// Returns how much waits for a table. If that is too much, what was cancelled is dropped first.
    fn waiting(&mut self, ticket: &Ticket) -> usize {
        let line = self.lines.iter_mut().find(|line| line.source == ticket.source);
        let table = line.and_then(|line| line.tables.iter_mut().find(|(table, _)| *table == ticket.table));
        let Some((_, jobs)) = table else { return 0 };
        if jobs.len() >= MAX_WAITING {
            // The last one keeps the place of the table in the line.
            let last = jobs.pop_back();
            jobs.retain(Job::is_wanted);
            jobs.extend(last);
        }
        jobs.len()
    }

    fn enter(&mut self, ticket: Ticket, work: Job) {
        let at = self.lines.iter().position(|line| line.source == ticket.source).unwrap_or_else(|| {
            self.lines.push_back(Line { source: ticket.source, tables: VecDeque::new() });
            self.lines.len() - 1
        });
        let Some(line) = self.lines.get_mut(at) else { return };
        match line.tables.iter_mut().find(|(table, _)| *table == ticket.table) {
            Some((_, waiting)) => waiting.push_back(work),
            None => line.tables.push_back((ticket.table, VecDeque::from([work]))),
        }
    }

    /// Moves what is due by now into the lines. Returns when more is due.
    fn admit(&mut self, now: Instant) -> Option<Instant> {
        while let Some(Reverse((at, number))) = self.later.peek().copied() {
            if at > now {
                return Some(at);
            }
            self.later.pop();
            if let Some((ticket, work)) = self.delayed.remove(&number) {
                self.enter(ticket, work);
            }
        }
        None
    }

    /// Takes the next work out of the lines: of the source that has waited longest, and of its table
    /// that has waited longest.
    fn take(&mut self, each: usize) -> Option<(Ticket, Job)> {
        let busy = |line: &Line| self.working.get(&line.source).is_some_and(|n| *n >= each);
        let free = |line: &Line| line.tables.iter().position(|(table, _)| !self.tables.contains(table));
        let (at, of_line) =
            self.lines.iter().enumerate().filter(|(_, line)| !busy(line)).find_map(|(at, line)| Some((at, free(line)?)))?;
        let mut line = self.lines.remove(at)?;
        let (table, mut waiting) = line.tables.remove(of_line)?;
        let work = waiting.pop_front()?;
        if !waiting.is_empty() {
            line.tables.push_back((table.clone(), waiting));
        }
        let ticket = Ticket { source: line.source, table };
        if !line.tables.is_empty() {
            self.lines.push_back(line);
        }
        *self.working.entry(ticket.source).or_default() += 1;
        self.tables.insert(ticket.table.clone());
        Some((ticket, work))
    }

    fn done(&mut self, ticket: &Ticket) {
        self.tables.remove(&ticket.table);
        if let Some(n) = self.working.get_mut(&ticket.source) {
            *n -= 1;
            if *n == 0 {
                self.working.remove(&ticket.source);
            }
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((ticket, job)) = self.next() {
            // A panic in one table must not end the thread.
            if job.is_wanted() && std::panic::catch_unwind(std::panic::AssertUnwindSafe(job.work)).is_err() {
                tracing::error!(table = %ticket.table, "work in the background panicked");
            }
            self.queue().done(&ticket);
            // Work of the same table or source may go on.
            self.changed.notify_all();
        }
    }

    fn next(&self) -> Option<(Ticket, Job)> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            let now = Instant::now();
            let more = queue.admit(now);
            if let Some(next) = queue.take(self.each) {
                // There may be more that is due.
                self.changed.notify_one();
                return Some(next);
            }
            queue = match more {
                Some(at) => self.changed.wait_timeout(queue, at - now).unwrap_or_else(PoisonError::into_inner).0,
                None => self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn ticket(source: u8, table: &str) -> Ticket {
        Ticket { source: Some(Source::of([192, 0, 2, source].into())), table: table.into() }
    }

    /// Runs work on one thread, which is held until all of it waits, and returns the order.
    fn order(all: &[(u8, &'static str)]) -> Result<Vec<(u8, &'static str)>, Box<dyn std::error::Error>> {
        let pool = FairPool::new("test", 1, 1)?;
        let (go, wait) = channel::<()>();
        pool.run(ticket(0, "first"), Cancelled::default(), move || _ = wait.recv())?;
        let (tell, told) = channel();
        for (source, table) in all.iter().copied() {
            let tell = tell.clone();
            pool.run(ticket(source, table), Cancelled::default(), move || _ = tell.send((source, table)))?;
        }
        drop((go, tell));
        Ok(told.iter().collect())
    }

    #[test]
    fn sources_come_in_turn_and_so_do_their_tables() -> Result<(), Box<dyn std::error::Error>> {
        let order = order(&[(1, "a"), (1, "a"), (1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e")])?;
        assert_eq!(order, [(1, "a"), (2, "d"), (3, "e"), (1, "b"), (1, "c"), (1, "a"), (1, "a")]);
        Ok(())
    }

    #[test]
    fn one_source_leaves_a_thread_to_the_others() -> Result<(), Box<dyn std::error::Error>> {
        let pool = FairPool::new("test", 2, 1)?;
        let (go, wait) = channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        for table in ["a", "b", "c"] {
            let wait = wait.clone();
            pool.run(ticket(1, table), Cancelled::default(), move || _ = wait.lock().map(|wait| wait.recv()))?;
        }
        let (tell, told) = channel();
        pool.run(ticket(2, "d"), Cancelled::default(), move || _ = tell.send(()))?;
        told.recv_timeout(Duration::from_secs(60))?;
        drop(go);
        Ok(())
    }

    #[test]
    fn a_table_is_worked_for_by_one_thread_and_its_queue_is_short() -> Result<(), Box<dyn std::error::Error>> {
        let pool = FairPool::new("test", 3, 3)?;
        let (go, wait) = channel::<()>();
        let (tell, begun) = channel();
        let first = move || {
            _ = tell.send(());
            _ = wait.recv();
        };
        pool.run(ticket(1, "a"), Cancelled::default(), first)?;
        begun.recv()?;
        let waiter = Waiter::default();
        let accepted =
            |waiter: &Waiter| (0..100).take_while(|_| pool.run(ticket(1, "a"), waiter.cancelled(), || {}).is_ok()).count();
        assert_eq!((accepted(&waiter), accepted(&waiter)), (MAX_WAITING, 0));
        pool.run(ticket(1, "b"), Cancelled::default(), || {})?;
        // Work that nobody waits for takes no place and is not done.
        drop(waiter);
        for _ in 1..MAX_WAITING {
            pool.run(ticket(1, "a"), Cancelled::default(), || {})?;
        }
        drop(go);
        Ok(())
    }
}
