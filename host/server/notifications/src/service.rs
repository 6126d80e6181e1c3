//! The interface of notifications for tables, requests and the clock of the server.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use super::feed;
use super::ledger::Ledger;
use super::mail::{self, Mail, MailServer};
use super::outcome::Outcome;
use super::push::PushSender;
use super::settings::{NotificationSettings, Waits};
use super::snapshot::TableSnapshot;
use super::strangers::Strangers;
use super::subscription::{Browser, Channel, Event, Notification, Subscription, Subscriptions, Told};
use super::words::{Words, words};
use bastide_common::texts::say_with;
use bastide_common::{Failure, Why};
use bastide_store::secret;
use bastide_store::{Store, StoreError};

/// The most subscriptions for one seat.
const MAX: usize = 6;
/// The most attempts to send a notification.
const TRIES: u32 = 5;
/// The time for which an address waits to be confirmed, in milliseconds.
const UNCONFIRMED: i64 = 3 * 24 * 3600 * 1000;

/// A wish to be told.
pub enum Wish {
    /// By push to a browser.
    Push(Browser),
    /// By mail to an address.
    Mail(String),
    /// In a feed.
    Feed,
}

/// A notification that was taken out of the store, to be sent.
pub(super) struct Delivery {
    /// The subscription, as it was then.
    to: Subscription,
    notification: Notification,
}

/// Notifications of all tables.
pub struct Notifications {
    ledger: Ledger,
    push: Option<PushSender>,
    mail: Option<MailServer>,
    strangers: Strangers,
    waits: Waits,
    /// The tables whose notifications wait for a thread.
    busy: Mutex<HashSet<String>>,
    /// The number of tables whose notifications are being sent.
    sending: AtomicUsize,
    /// The address of the server, for links in mails.
    url: Option<String>,
}

impl Notifications {
    /// Makes the notifications of a server that people reach at this address. Without one, a server cannot say in
    /// a mail where it is, so it sends none.
    pub fn new(store: Arc<dyn Store>, settings: NotificationSettings, url: Option<String>) -> Notifications {
        let NotificationSettings { push, contact, mail, waits, loopback } = settings;
        let own = || url.clone().filter(|url| url.starts_with("https://"));
        let contact = contact.map(|address| format!("mailto:{address}")).or_else(own);
        let push = push.map(|key| PushSender::new(key, contact, loopback));
        Notifications {
            ledger: Ledger::new(store),
            push,
            mail: mail.filter(|_| url.is_some()),
            strangers: Strangers::default(),
            waits,
            busy: Mutex::default(),
            sending: AtomicUsize::new(0),
            url,
        }
    }

    /// Returns `true` if this server sends notifications: then it looks for those that are due.
    pub fn sends(&self) -> bool {
        self.push.is_some() || self.mail.is_some()
    }

    /// Returns `true` if a table has subscriptions.
    pub fn has_any(&self, table: &str) -> Result<bool, StoreError> {
        Ok(!self.ledger.read(table)?.0.list.is_empty())
    }

    /// Adds a subscription for seats of a table, and returns its id. A browser or an address that has one
    /// keeps it, with these seats. The first mail asks the owner of the address to confirm.
    ///
    /// # Errors
    /// The server does not send in this way, the address is invalid, or the seat has too many.
    pub fn subscribe(
        &self,
        table: &str,
        at: &TableSnapshot,
        mask: u32,
        wish: &Wish,
        language: &Language,
        talk: bool,
    ) -> Result<String, Failure> {
        let channel = self.channel(wish, at.now)?;
        let seats = at.held(mask);
        if seats.is_empty() {
            return Err(Failure::Forbidden("error-no-seat".into()));
        }
        let (id, secret) = (secret::id()?, secret::new()?);
        let counted = Cell::new(false);
        self.ledger.change(table, |all| {
            all.list.retain(|one| !has_lapsed(one, at.now));
            let same =
                |one: &&mut Subscription| is_same(&one.channel, &channel) && one.seats.iter().any(|held| seats.contains(held));
            if let Some(known) = all.list.iter_mut().find(same) {
                known.seats.clone_from(&seats);
                known.talk = talk;
                known.language.clone_from(language);
                if let (Channel::Push(_), Channel::Push(_)) = (&known.channel, &channel) {
                    known.channel.clone_from(&channel);
                }
                return Ok(known.id.clone());
            }
            let of_seat = |seat: u8| all.list.iter().filter(|one| one.seats.iter().any(|held| held.seat == seat)).count();
            if seats.iter().any(|held| of_seat(held.seat) >= MAX) {
                return Err(Failure::Refused(Why::with("error-notifications-many", "n", MAX)));
            }
            let mut one = Subscription {
                id: id.clone(),
                seats: seats.clone(),
                language: language.clone(),
                channel: channel.clone(),
                secret: secret.clone(),
                talk,
                told: Told::default(),
                pending: Vec::new(),
            };
            at.is_known_to(&mut one);
            at.update(&mut one, self.waits);
            if let Channel::Mail { address, .. } = &one.channel {
                // The change may be tried several times, and is counted once.
                if !counted.get() {
                    self.strangers.may_write_to(address)?;
                    counted.set(true);
                }
                at.ask_to_confirm(&mut one);
            }
            all.list.push(one);
            Ok(id.clone())
        })
    }

    fn channel(&self, wish: &Wish, now: i64) -> Result<Channel, Failure> {
        match wish {
            Wish::Push(browser) => {
                self.push.as_ref().ok_or_else(|| Failure::Refused("error-no-push".into()))?.check(browser)?;
                Ok(Channel::Push(browser.clone()))
            }
            Wish::Mail(address) => {
                self.mail.as_ref().ok_or_else(|| Failure::Refused("error-no-mail".into()))?;
                Ok(Channel::Mail { address: mail::address(address)?, confirmed: false, since: now })
            }
            Wish::Feed => Ok(Channel::Feed { entries: Vec::new(), since: now }),
        }
    }

    fn link(&self, table: &str, secret: &str, what: &str) -> String {
        format!("{}/t/{table}/mail/{secret}/{what}", self.url.as_deref().unwrap_or_default())
    }

    /// Describes for the holders of some seats what the server offers and what they have.
    ///
    /// # Errors
    /// The store fails.
    pub fn overview(&self, table: &str, at: &TableSnapshot, mask: u32) -> Result<Value, Failure> {
        let all = self.ledger.read(table)?.0;
        let held = at.held(mask);
        let own = all.list.iter().filter(|one| !has_lapsed(one, at.now) && one.seats.iter().any(|seat| held.contains(seat)));
        let told = |one: &Subscription| {
            let (kind, address, confirmed, path) = match &one.channel {
                Channel::Push(_) => ("push", None, true, None),
                Channel::Mail { address, confirmed, .. } => ("mail", Some(address), *confirmed, None),
                Channel::Feed { .. } => ("feed", None, true, Some(format!("/t/{table}/feed/{}.atom", one.secret))),
            };
            json!({"id": one.id, "kind": kind, "address": address, "confirmed": confirmed, "feed": path, "talk": one.talk})
        };
        let key = self.push.as_ref().map(PushSender::public);
        Ok(json!({"push": key, "mail": self.mail.is_some(), "mine": own.map(told).collect::<Vec<_>>()}))
    }

    /// Changes whether the subscriptions of a holder of some seats tell of talk, from now on.
    ///
    /// # Errors
    /// The store fails.
    pub fn tell_talk(&self, table: &str, at: &TableSnapshot, mask: u32, talk: bool) -> Result<(), Failure> {
        let held = at.held(mask);
        self.ledger.change(table, |all| {
            for one in all.list.iter_mut().filter(|one| one.seats.iter().any(|seat| held.contains(seat))) {
                one.talk = talk;
                one.told.talk = at.last_talk();
            }
            Ok(())
        })
    }

    /// Ends a subscription of a holder of some seats.
    ///
    /// # Errors
    /// They have no such subscription.
    pub fn end(&self, table: &str, at: &TableSnapshot, mask: u32, id: &str) -> Result<(), Failure> {
        let held = at.held(mask);
        self.ledger.change(table, |all| {
            let before = all.list.len();
            all.list.retain(|one| one.id != id || !one.seats.iter().any(|seat| held.contains(seat)));
            if all.list.len() == before { Err(Failure::NoPage) } else { Ok(()) }
        })
    }

    /// Notes that the owner of an address wants mails.
    ///
    /// # Errors
    /// There is no such subscription, or no longer.
    pub fn confirm(&self, table: &str, secret: &str, now: i64) -> Result<(), Failure> {
        self.ledger.change(table, |all| {
            let one = by_secret(all, secret, now)?;
            match &mut one.channel {
                Channel::Mail { confirmed, .. } => *confirmed = true,
                _ => return Err(Failure::NoPage),
            }
            Ok(())
        })
    }

    /// Ends the mails with this secret. Those that have ended already count as ended.
    ///
    /// # Errors
    /// The store fails.
    pub fn stop(&self, table: &str, secret: &str) -> Result<(), Failure> {
        let kept = secret::hash(secret);
        self.ledger.change(table, |all| {
            all.list.retain(|one| !matches!(one.channel, Channel::Mail { .. }) || !secret::fits(&one.secret, &kept));
            Ok(())
        })
    }

    /// Returns a feed, with the number of its changes.
    ///
    /// # Errors
    /// There is no such feed.
    pub fn feed(&self, table: &str, secret: &str, host: &str) -> Result<(String, i64), Failure> {
        let (mut all, version) = self.ledger.read(table)?;
        let one = by_secret(&mut all, secret, i64::MIN)?;
        let path = format!("/t/{table}/feed/{secret}.atom");
        let text = feed::atom(one, table, self.url.as_deref().unwrap_or(host), &path);
        Ok((text.ok_or(Failure::NoPage)?, version))
    }

    /// Notes what has happened at a table. Returns `false` if nobody wants to be told of it any more.
    ///
    /// # Errors
    /// The store fails.
    pub fn note(&self, table: &str, at: &TableSnapshot) -> Result<bool, Failure> {
        self.ledger.change(table, |all| {
            all.list.retain_mut(|one| !has_lapsed(one, at.now) && at.update(one, self.waits));
            Ok(!all.list.is_empty())
        })
    }

    /// Returns at most `most` tables with something to send, which [`Self::deliver`] is to be called for.
    /// `is_here` tells whether this server has a table in memory.
    ///
    /// # Errors
    /// The store fails.
    pub fn due(&self, now: i64, most: usize, is_here: impl Fn(&str) -> bool) -> Result<Vec<String>, StoreError> {
        let elsewhere = millis(self.waits.elsewhere);
        let is_ours = |since: i64, table: &str| is_here(table) || since.saturating_add(elsewhere) <= now;
        let due = self.ledger.due(now, most, |since, table| !self.busy().contains(table) && is_ours(since, table))?;
        let mut busy = self.busy();
        Ok(due.into_iter().filter(|table| busy.insert(table.clone())).collect())
    }

    /// Sends the notifications of a table that are due. `is_seen` tells whether the person on a seat has the table
    /// open: then there is no mail.
    ///
    /// # Errors
    /// The store fails.
    pub fn deliver(&self, table: &str, clock: impl Fn() -> i64, is_seen: impl Fn(u8) -> bool) -> Result<(), Failure> {
        let _sending = Sending::new(self, table);
        self.take(table, clock()).and_then(|taken| self.send_all(table, &taken, clock, is_seen))
    }

    /// Returns `true` while notifications are being sent, which are noted as told already.
    pub fn is_sending(&self) -> bool {
        self.sending.load(Ordering::Acquire) > 0
    }

    fn send_all(
        &self,
        table: &str,
        taken: &[Delivery],
        clock: impl Fn() -> i64,
        is_seen: impl Fn(u8) -> bool,
    ) -> Result<(), Failure> {
        for delivery in taken {
            let is_mail = matches!(delivery.to.channel, Channel::Mail { .. });
            let is_useful = !is_mail || matches!(delivery.notification.event, Event::Clock | Event::Confirm);
            let outcome = if !is_useful && delivery.to.seats.iter().any(|held| is_seen(held.seat)) {
                Outcome::Sent
            } else {
                self.send(table, delivery, clock())
            };
            self.settle(table, delivery, outcome, clock())?;
        }
        Ok(())
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<String>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the notifications of a table that are due. What is taken is noted as told, so that it is not told
    /// twice, also if the server ends before it is sent.
    pub(super) fn take(&self, table: &str, now: i64) -> Result<Vec<Delivery>, Failure> {
        self.ledger.change(table, |all| {
            let mut taken = Vec::new();
            for one in &mut all.list {
                let due: Vec<Notification> = one.pending.extract_if(.., |notification| notification.due <= now).collect();
                due.iter().for_each(|notification| one.note_told(notification));
                taken.extend(due.into_iter().map(|notification| Delivery { to: one.clone(), notification }));
            }
            Ok(taken)
        })
    }

    /// Sends a notification.
    fn send(&self, table: &str, Delivery { to, notification }: &Delivery, now: i64) -> Outcome {
        let language = &to.language;
        let told = words(language, notification, now);
        match (&to.channel, &self.push, &self.mail) {
            (Channel::Push(browser), Some(push), _) => {
                let page = format!("/t/{table}");
                let message = json!({"title": told.title, "body": told.body, "tag": page, "url": page});
                // A topic has 32 characters at most.
                push.send(browser, &to.id, &message.to_string(), now)
            }
            (Channel::Mail { address, .. }, _, Some(server)) => {
                server.send(&self.mail_of(table, to, notification, address, told))
            }
            _ => Outcome::Refused,
        }
    }

    /// Returns the mail of a notification. The first one has no words of people: a stranger may have typed the
    /// address.
    fn mail_of(&self, table: &str, to: &Subscription, notification: &Notification, address: &str, told: Words) -> Mail {
        let stop = self.link(table, &to.secret, "stop");
        let said = |id: &str, url: &str| say_with(&to.language, id, &Args::new().with("url", url));
        let text = match notification.event {
            Event::Confirm => {
                let confirm = self.link(table, &to.secret, "confirm");
                [told.body, confirm, said("mail-confirm-not", &stop)]
            }
            _ => {
                let page = format!("{}/t/{table}", self.url.as_deref().unwrap_or_default());
                [told.body, page, format!("-- \n{}", said("mail-end", &stop))]
            }
        };
        let event = format!("{:?}.{}", notification.event, notification.mark).to_lowercase();
        let id = format!("{event}.{}.{table}", to.id);
        Mail { to: address.to_owned(), subject: told.title, text: text.join("\n\n") + "\n", stop, id }
    }

    /// Notes the outcome of an attempt to send a notification. Subscriptions of those who are gone end, and so
    /// do pushes and mails with the end of the game.
    fn settle(&self, table: &str, delivery: &Delivery, outcome: Outcome, now: i64) -> Result<(), Failure> {
        let Delivery { to, notification } = delivery;
        let again = outcome == Outcome::Later && notification.tries + 1 < TRIES;
        if outcome == Outcome::Sent && notification.event != Event::Over {
            return Ok(());
        }
        self.ledger.change(table, |all| {
            if again && let Some(one) = all.get_mut(&to.id) {
                let wait = self.waits.retry.saturating_mul(4u32.saturating_pow(notification.tries));
                let due = now.saturating_add(millis(wait));
                one.pending.push(Notification { due, tries: notification.tries + 1, ..notification.clone() });
            } else if outcome == Outcome::Gone || matches!(notification.event, Event::Over | Event::Confirm) {
                all.list.retain(|one| one.id != to.id);
            }
            Ok(())
        })
    }
}

/// The notifications of a table while they are being sent. They are no longer when this ends, however it ends.
struct Sending<'a> {
    notifications: &'a Notifications,
    table: &'a str,
}

impl<'a> Sending<'a> {
    fn new(notifications: &'a Notifications, table: &'a str) -> Sending<'a> {
        notifications.sending.fetch_add(1, Ordering::AcqRel);
        Sending { notifications, table }
    }
}

impl Drop for Sending<'_> {
    fn drop(&mut self) {
        self.notifications.sending.fetch_sub(1, Ordering::AcqRel);
        self.notifications.busy().remove(self.table);
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Returns `true` for two ways to the same person.
fn is_same(one: &Channel, other: &Channel) -> bool {
    match (one, other) {
        (Channel::Push(one), Channel::Push(other)) => one.endpoint == other.endpoint,
        (Channel::Mail { address: one, .. }, Channel::Mail { address: other, .. }) => one == other,
        (Channel::Feed { .. }, Channel::Feed { .. }) => true,
        _ => false,
    }
}

/// Returns `true` for an address that was not confirmed in time.
fn has_lapsed(one: &Subscription, now: i64) -> bool {
    matches!(one.channel, Channel::Mail { confirmed: false, since, .. } if since < now.saturating_sub(UNCONFIRMED))
}

fn by_secret<'a>(all: &'a mut Subscriptions, secret: &str, now: i64) -> Result<&'a mut Subscription, Failure> {
    let kept = secret::hash(secret);
    let found = all.list.iter_mut().find(|one| secret::fits(&one.secret, &kept));
    found.filter(|one| !has_lapsed(one, now)).ok_or(Failure::NoPage)
}
