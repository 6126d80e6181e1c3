//! Due notifications of a person at a table, without a store and without a clock.

use std::time::Duration;

use bastide_texts::Language;

use super::settings::Waits;
use super::snapshot::{Clock, Seat, TableSnapshot};
use super::subscription::{Channel, Event, Held, Subscription, Told};

const HOUR: i64 = 3600 * 1000;
const WAITS: Waits = Waits {
    push: Duration::from_secs(10),
    mail: Duration::from_secs(600),
    retry: Duration::from_secs(30),
    elsewhere: Duration::from_secs(20),
};

fn name(_: &Language) -> String {
    "Sunday".into()
}

/// A table of Anna and Bert.
fn at(actors: &[u8], asked: Option<u8>) -> TableSnapshot<'_> {
    let seat = |name: &str| Seat { name: name.into(), key: Some(name.into()) };
    let seats = vec![seat("Anna"), seat("Bert")];
    TableSnapshot { table: &name, begun: true, over: false, seats, asked, actors, talk: None, clock: None, now: 0 }
}

/// A wish of the person on a seat to get mails.
fn mail(seat: u8) -> Subscription {
    let key = ["Anna", "Bert"].get(usize::from(seat)).copied().unwrap_or_default().to_owned();
    Subscription {
        id: "1".into(),
        seats: vec![Held { seat, key }],
        language: Language::default(),
        channel: Channel::Mail { address: "a@example.org".into(), confirmed: true, since: 0 },
        secret: "s".into(),
        talk: true,
        told: Told { begun: true, ..Told::default() },
        pending: Vec::new(),
    }
}

fn events(one: &Subscription) -> Vec<(Event, i64)> {
    one.pending.iter().map(|notification| (notification.event, notification.due)).collect()
}

/// Takes all notifications, as if they were sent.
fn send(one: &mut Subscription) {
    for notification in std::mem::take(&mut one.pending) {
        one.note_told(&notification);
    }
}

#[test]
fn a_turn_of_several_decisions_is_one_turn() {
    let mut bert = mail(1);
    assert!(at(&[0, 0], Some(1)).update(&mut bert, WAITS));
    assert_eq!(events(&bert), [(Event::Turn, 600_000)]);
    assert_eq!(bert.pending.first().map(|notification| notification.name.as_str()), Some("Anna"));
    send(&mut bert);
    for actors in [&[0, 0, 1][..], &[0, 0, 1, 1]] {
        at(actors, Some(1)).update(&mut bert, WAITS);
        assert_eq!(events(&bert), [], "{actors:?}");
    }
    at(&[0, 0, 1, 1, 0], Some(1)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), [(Event::Turn, 600_000)]);
}

#[test]
fn a_turn_that_is_taken_back_is_told_when_it_comes_again_and_not_twice() {
    let mut bert = mail(1);
    at(&[0], Some(1)).update(&mut bert, WAITS);
    at(&[], Some(0)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), []);
    at(&[0], Some(1)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), [(Event::Turn, 600_000)]);
    send(&mut bert);
    at(&[], Some(0)).update(&mut bert, WAITS);
    at(&[0], Some(1)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), []);
}

#[test]
fn a_clock_is_told_once_with_a_quarter_left_or_a_day() {
    for (whole, reminds) in [(8 * HOUR, Some(6 * HOUR)), (7 * 24 * HOUR, Some(6 * 24 * HOUR)), (HOUR, None)] {
        let mut bert = mail(1);
        let table = TableSnapshot { clock: Some(Clock { zero: whole, whole }), ..at(&[0], Some(1)) };
        table.update(&mut bert, WAITS);
        let wanted: Vec<_> = [(Event::Turn, 600_000)].into_iter().chain(reminds.map(|due| (Event::Clock, due))).collect();
        assert_eq!(events(&bert), wanted);
        // The clock for one decision begins again within the turn.
        let later = TableSnapshot { clock: Some(Clock { zero: whole + HOUR, whole }), ..at(&[0, 1], Some(1)) };
        later.update(&mut bert, WAITS);
        assert_eq!(
            events(&bert).last().copied().filter(|(event, _)| *event == Event::Clock),
            reminds.map(|due| (Event::Clock, due + HOUR))
        );
        send(&mut bert);
        later.update(&mut bert, WAITS);
        assert_eq!(events(&bert), []);
    }
}

#[test]
fn the_beginning_the_end_and_talk_are_told_once() {
    let mut bert = Subscription { told: Told::default(), ..mail(1) };
    TableSnapshot { begun: false, ..at(&[], None) }.update(&mut bert, WAITS);
    assert_eq!(events(&bert), []);
    at(&[], Some(0)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), [(Event::Begun, 600_000)]);
    send(&mut bert);
    for number in 1..=2 {
        TableSnapshot { talk: Some((number, 0)), ..at(&[], Some(0)) }.update(&mut bert, WAITS);
        assert_eq!(events(&bert), [(Event::Talk, 600_000)], "two lines are one notification");
    }
    send(&mut bert);
    TableSnapshot { talk: Some((3, 1)), ..at(&[], Some(0)) }.update(&mut bert, WAITS);
    assert_eq!(events(&bert), [], "his own words");
    at(&[0], Some(1)).update(&mut bert, WAITS);
    TableSnapshot { over: true, ..at(&[0], None) }.update(&mut bert, WAITS);
    assert_eq!(events(&bert), [(Event::Over, 600_000)], "the turn is no longer true");
    send(&mut bert);
    TableSnapshot { over: true, ..at(&[0], None) }.update(&mut bert, WAITS);
    assert_eq!(events(&bert), []);
    let mut anna = Subscription { told: Told::default(), ..mail(0) };
    at(&[], Some(0)).update(&mut anna, WAITS);
    assert_eq!(events(&anna), [(Event::Turn, 600_000)], "her turn tells that the game has begun");
}

#[test]
fn who_lost_the_seat_or_has_not_confirmed_is_told_nothing() {
    let mut bert = mail(1);
    let mut table = at(&[0], Some(1));
    if let Some(seat) = table.seats.get_mut(1) {
        seat.key = Some("Carl".into());
    }
    assert!(!table.update(&mut bert, WAITS));
    let mut bert = mail(1);
    bert.channel = Channel::Mail { address: "a@example.org".into(), confirmed: false, since: 0 };
    at(&[0], Some(1)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), []);
    bert.channel = mail(1).channel;
    at(&[0], Some(1)).update(&mut bert, WAITS);
    assert_eq!(events(&bert), [], "a turn of before");
}

#[test]
fn one_person_on_several_seats_is_told_of_others_alone() {
    let mut both = mail(1);
    both.seats.extend(mail(0).seats);
    at(&[1], Some(0)).update(&mut both, WAITS);
    assert_eq!(events(&both), [(Event::Turn, 600_000)], "the first turn");
    send(&mut both);
    at(&[1, 0], Some(1)).update(&mut both, WAITS);
    assert_eq!(events(&both), []);
}
