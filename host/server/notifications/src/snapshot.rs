//! A snapshot of a table for notifications, and the notifications that are due because of it.

use bastide_texts::Language;

use super::settings::Waits;
use super::subscription::{Channel, Event, Held, Notification, Subscription};

/// The longest time before the end of a clock at which a person is reminded, in milliseconds.
const REMIND: i64 = 24 * 3600 * 1000;
/// The shortest clock of which a person is reminded, in milliseconds.
const SLOW: i64 = 4 * 3600 * 1000;
/// The most entries of a feed.
const ENTRIES: usize = 30;

/// A table as far as notifications need it.
pub struct TableSnapshot<'a> {
    /// The name of the table in a language.
    pub table: &'a dyn Fn(&Language) -> String,
    /// Whether the game has begun.
    pub begun: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The seats.
    pub seats: Vec<Seat>,
    /// The person who is asked.
    pub asked: Option<u8>,
    /// The seat of each action of the game so far.
    pub actors: &'a [u8],
    /// The last line of talk: its number and its seat.
    pub talk: Option<(u64, u8)>,
    /// The clock of the person who is asked.
    pub clock: Option<Clock>,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// A seat.
pub struct Seat {
    /// The name of its player.
    pub name: String,
    /// The hash of the secret of its holder in hexadecimal digits; `None` if no person plays here.
    pub key: Option<String>,
}

/// A running clock.
#[derive(Clone, Copy)]
pub struct Clock {
    /// When it reaches zero, in milliseconds since 1970.
    pub zero: i64,
    /// The time that it had at first, in milliseconds.
    pub whole: i64,
}

impl Clock {
    /// Returns when to remind of the clock: with a quarter of the time left, or a day.
    fn reminds(self) -> Option<i64> {
        (self.whole >= SLOW).then(|| self.zero - (self.whole / 4).min(REMIND))
    }
}

impl TableSnapshot<'_> {
    /// Returns the seats of a set that people hold, for a new subscription.
    pub(super) fn held(&self, mask: u32) -> Vec<Held> {
        let of = |(seat, row): (u8, &Seat)| row.key.clone().filter(|_| mask & (1 << seat) != 0).map(|key| Held { seat, key });
        (0u8..).zip(&self.seats).filter_map(of).collect()
    }

    /// Returns `true` if the person who held this seat still does.
    pub(super) fn fits(&self, held: &Held) -> bool {
        self.seats.get(usize::from(held.seat)).is_some_and(|row| row.key.as_ref() == Some(&held.key))
    }

    /// Returns the turn of a person: the number of actions before it. `None` if they are not asked.
    fn turn(&self, mine: impl Fn(u8) -> bool) -> Option<u64> {
        self.asked.filter(|seat| !self.over && mine(*seat))?;
        let other = self.actors.iter().rposition(|seat| !mine(*seat));
        Some(other.map_or(0, |at| at as u64 + 1))
    }

    fn name(&self, seat: Option<u8>) -> String {
        seat.and_then(|seat| self.seats.get(usize::from(seat))).map(|row| row.name.clone()).unwrap_or_default()
    }

    /// Notes what is known to a person who has the table open now, so that it is not told.
    pub(super) fn is_known_to(&self, one: &mut Subscription) {
        let turn = self.turn(|seat| one.seats.iter().any(|held| held.seat == seat));
        one.told.turn = turn;
        one.told.begun = self.begun;
        one.told.over = self.over;
        one.told.talk = self.last_talk();
    }

    /// Returns the number of the last line of talk; 0 if there is none.
    pub(super) fn last_talk(&self) -> u64 {
        self.talk.map_or(0, |(number, _)| number)
    }

    /// Puts what is due into a subscription, and takes away what is no longer true. Returns `false` if
    /// the person holds none of the seats any more.
    pub(super) fn update(&self, one: &mut Subscription, waits: Waits) -> bool {
        one.seats.retain(|held| self.fits(held));
        if one.seats.is_empty() {
            return false;
        }
        let seats: Vec<u8> = one.seats.iter().map(|held| held.seat).collect();
        let mine = |seat: u8| seats.contains(&seat);
        let turn = self.turn(mine);
        let talk = one.talk;
        let is_true = |notification: &Notification| match notification.event {
            Event::Turn | Event::Clock => turn == Some(notification.mark),
            Event::Begun => !self.over,
            Event::Talk => !self.over && talk,
            Event::Over | Event::Confirm => true,
        };
        one.pending.retain(is_true);
        let last = self.name(self.actors.last().copied().filter(|seat| !mine(*seat)));
        if let Some(turn) = turn
            && one.told.turn.is_none_or(|told| told < turn)
        {
            self.add(one, Event::Turn, turn, &last, waits);
        }
        if let Some(turn) = turn {
            self.remind(one, turn);
        }
        if self.begun && !one.told.begun && !self.over {
            if turn.is_none() {
                self.add(one, Event::Begun, 0, "", waits);
            } else {
                one.told.begun = true;
            }
        }
        if self.over && !one.told.over {
            self.add(one, Event::Over, 0, "", waits);
        }
        if let Some((number, seat)) = self.talk.filter(|_| one.talk && !self.over)
            && !mine(seat)
            && number > one.told.talk
        {
            self.add(one, Event::Talk, number, &self.name(Some(seat)), waits);
        }
        true
    }

    /// Adds a notification, unless it waits already.
    fn add(&self, one: &mut Subscription, event: Event, mark: u64, name: &str, waits: Waits) {
        if let Some(waiting) = one.pending.iter_mut().find(|notification| notification.event == event) {
            // Several lines of talk are one notification.
            waiting.mark = mark;
            return;
        }
        let wait = match &one.channel {
            Channel::Push(_) => waits.push,
            Channel::Mail { .. } => waits.mail,
            Channel::Feed { .. } => std::time::Duration::ZERO,
        };
        let due = self.now.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX));
        let notification = self.notification(one, event, mark, name, due);
        if let Channel::Feed { entries, .. } = &mut one.channel {
            entries.insert(0, notification.clone());
            entries.truncate(ENTRIES);
            one.note_told(&notification);
        } else if one.channel.is_open() {
            one.pending.push(notification);
        } else {
            // Who has not confirmed their address is told nothing, then or later.
            one.note_told(&notification);
        }
    }

    /// Adds the reminder of the clock, or moves it when the clock has begun again.
    fn remind(&self, one: &mut Subscription, turn: u64) {
        let is_of_turn = |notification: &Notification| notification.event == Event::Clock;
        let Some(due) = self.clock.and_then(Clock::reminds).filter(|_| one.told.clock != Some(turn)) else {
            one.pending.retain(|notification| !is_of_turn(notification));
            return;
        };
        if !one.pending.iter().any(|notification| is_of_turn(notification) && notification.due == due) {
            one.pending.retain(|notification| !is_of_turn(notification));
            if one.channel.is_open() && !matches!(one.channel, Channel::Feed { .. }) {
                let notification = self.notification(one, Event::Clock, turn, "", due);
                one.pending.push(notification);
            }
        }
    }

    /// Adds the question to the owner of an address.
    pub(super) fn ask_to_confirm(&self, one: &mut Subscription) {
        let notification = self.notification(one, Event::Confirm, 0, "", self.now);
        one.pending.push(notification);
    }

    fn notification(&self, one: &Subscription, event: Event, mark: u64, name: &str, due: i64) -> Notification {
        let zero = self.clock.filter(|_| matches!(event, Event::Turn | Event::Clock)).map(|clock| clock.zero);
        Notification { event, mark, table: (self.table)(&one.language), name: name.to_owned(), zero, due, tries: 0 }
    }
}

impl Subscription {
    /// Notes that something was told, or is on its way.
    pub(super) fn note_told(&mut self, notification: &Notification) {
        match notification.event {
            Event::Turn => {
                self.told.turn = Some(notification.mark);
                // The turn of the person tells that the game has begun.
                self.told.begun = true;
            }
            Event::Clock => self.told.clock = Some(notification.mark),
            Event::Begun => self.told.begun = true,
            Event::Over => self.told.over = true,
            Event::Confirm => {}
            Event::Talk => self.told.talk = notification.mark,
        }
    }
}
