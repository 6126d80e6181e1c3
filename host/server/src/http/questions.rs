//! Questions whose answers take long: pictures, moments, scores. They are made from a copy of the
//! game, outside the lock of the table and off the threads that serve requests, one for each table
//! at a time. Who asks pays by the time that the work took, and what nobody waits for is not made.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::http::HeaderMap;
use bastide_service::{Answer, Order, Snapshot, Viewer};
use cpu_time::ThreadTime;
use tokio::sync::oneshot;

use super::state::App;
use bastide_common::Failure;
use bastide_common::Source;
use bastide_rooms::room::Room;
use bastide_rooms::{Cancelled, Ticket, Waiter};

/// The message to a sender if the work panicked.
const ENDED: &str = "error-answer-ended";

/// A question about a table.
struct Question {
    room: Arc<Room>,
    order: Order,
    /// The copy of the game and the key of the answer; `None` if the game is in another process.
    copy: Option<(Snapshot, String)>,
}

impl App {
    /// Answers a question from a copy of the game. `order` gets through whose eyes the sender
    /// sees the game.
    pub(super) async fn question(
        self: Arc<App>,
        id: String,
        headers: HeaderMap,
        from: Source,
        order: impl FnOnce(&Room, Viewer) -> Result<Order, Failure> + Send + 'static,
    ) -> Result<Arc<Answer>, Failure> {
        self.meter.work(from)?;
        let app = self.clone();
        let question = self.answer(id, headers, move |_, room, audience| {
            let order = order(room, room.viewer(audience))?;
            let copy = room.snapshot()?.map(|(copy, state)| {
                let key = copy.key(&state, &order);
                (copy, key)
            });
            Ok(Question { room: room.clone(), order, copy })
        });
        let question = question.await?;
        if let Some(known) = question.copy.as_ref().and_then(|(_, key)| app.rooms.answers.get(key)) {
            return Ok(known);
        }
        question.room.may_work()?;
        let (reply, answer) = oneshot::channel();
        let ticket = Ticket { source: Some(from), table: question.room.id.as_str().into() };
        let waiter = Waiter::default();
        let (is_apart, maker, cancelled) = (question.room.is_apart, app.clone(), waiter.cancelled());
        let work = move || maker.make(question, from, &cancelled, reply);
        app.rooms.make_answer(is_apart, ticket, waiter.cancelled(), work)?;
        answer.await.map_err(|_| Failure::Broken(ENDED.into()))?
    }

    /// Runs work that belongs to no table yet, such as reading a table or drawing a board. It has the
    /// same limits as questions; each source has one thread at a time.
    ///
    /// # Errors
    /// The source has used up its time, or the work fails.
    pub(super) async fn costly<T: Send + 'static>(
        self: &Arc<App>,
        from: Source,
        is_apart: bool,
        work: impl FnOnce(&App) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.meter.work(from)?;
        let (reply, answer) = oneshot::channel();
        let (app, ticket) = (self.clone(), Ticket { source: Some(from), table: format!("{from:?}").into() });
        let waiter = Waiter::default();
        let work = move || {
            let began = ThreadTime::now();
            let done = work(&app);
            app.meter.charge(from, began.elapsed().as_secs_f64());
            // The sender may have gone.
            _ = reply.send(done);
        };
        self.rooms.make_answer(is_apart, ticket, waiter.cancelled(), work)?;
        answer.await.map_err(|_| Failure::Broken(ENDED.into()))?
    }

    /// Makes an answer, until nobody waits for it any more.
    fn make(
        &self,
        question: Question,
        from: Source,
        cancelled: &Cancelled,
        reply: oneshot::Sender<Result<Arc<Answer>, Failure>>,
    ) {
        let Question { room, order, copy } = question;
        let began = ThreadTime::now();
        let answer = match copy {
            // The same was asked twice, and made meanwhile.
            Some((_, key)) if let Some(known) = self.rooms.answers.get(&key) => Ok(known),
            Some((copy, key)) => match copy.answer(&order, &|| cancelled.load(Ordering::Relaxed)) {
                Answer::Refused(why) => Err(Failure::Refused(why.into())),
                Answer::Broken(why) => Err(Failure::Broken(why.into())),
                made => {
                    let made = Arc::new(made);
                    self.rooms.answers.put(key, &made);
                    Ok(made)
                }
            },
            None => room.look_up(&order).map(Arc::new),
        };
        let cost = began.elapsed().as_secs_f64();
        self.meter.charge(from, cost);
        room.charge(cost);
        // The sender may have gone.
        _ = reply.send(answer);
    }
}
