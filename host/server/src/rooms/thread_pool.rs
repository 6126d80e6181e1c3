//! Threads for work that must not hold up answers to requests.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

type Work = Box<dyn FnOnce() + Send>;

/// A fixed number of threads with one queue.
pub struct Pool {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    /// By time and number.
    due: BinaryHeap<Reverse<(Instant, u64)>>,
    work: std::collections::HashMap<u64, Work>,
    number: u64,
    closed: bool,
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn new(name: &str, threads: usize) -> std::io::Result<Pool> {
        let shared = Arc::new(Shared::default());
        for n in 0..threads.max(1) {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("{name}-{n}")).spawn(move || shared.work())?;
        }
        Ok(Pool { shared })
    }

    /// Runs work as soon as a thread is free.
    pub fn run(&self, work: impl FnOnce() + Send + 'static) {
        self.run_after(Duration::ZERO, work);
    }

    /// Runs work after a pause, when a thread is free.
    pub fn run_after(&self, pause: Duration, work: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.number += 1;
        let number = queue.number;
        queue.due.push(Reverse((Instant::now() + pause, number)));
        queue.work.insert(number, Box::new(work));
        self.shared.changed.notify_one();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        while let Some(work) = self.next() {
            // A panic in one table must not end the thread.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).is_err() {
                tracing::error!("work in the background panicked");
            }
        }
    }

    fn next(&self) -> Option<Work> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if queue.closed {
                return None;
            }
            let now = Instant::now();
            match queue.due.peek() {
                Some(Reverse((at, number))) if *at <= now => {
                    let number = *number;
                    queue.due.pop();
                    if let Some(work) = queue.work.remove(&number) {
                        // There may be more that is due.
                        self.changed.notify_one();
                        return Some(work);
                    }
                }
                Some(Reverse((at, _))) => {
                    let wait = *at - now;
                    queue = self.changed.wait_timeout(queue, wait).unwrap_or_else(PoisonError::into_inner).0;
                }
                None => queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}
