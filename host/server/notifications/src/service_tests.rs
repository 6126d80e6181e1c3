//! Subscriptions in a store that several servers share.

use std::sync::Arc;
use std::time::Duration;

use bastide_texts::Language;

use super::service::{Notifications, Wish};
use super::settings::{NotificationSettings, Waits};
use super::snapshot::{Seat, TableSnapshot};
use super::{MailServer, forget};
use bastide_store::{Documents, Memory};

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

const ELSEWHERE: i64 = 20_000;

fn server(store: &Arc<Memory>) -> Done<Notifications> {
    // Nobody listens there.
    let mail = Some(MailServer::new("smtp://127.0.0.1:9", None, "games@example.org")?);
    let waits = Waits { elsewhere: Duration::from_millis(ELSEWHERE.unsigned_abs()), ..Waits::default() };
    let settings = NotificationSettings { mail, waits, ..NotificationSettings::default() };
    Ok(Notifications::new(store.clone(), settings, Some("https://games.example.org".into())))
}

fn name(_: &Language) -> String {
    "Sunday".into()
}

fn table(over: bool) -> TableSnapshot<'static> {
    let seats = vec![Seat { name: "Anna".into(), key: Some("k".into()) }];
    TableSnapshot { table: &name, begun: true, over, seats, asked: None, actors: &[], talk: None, clock: None, now: 0 }
}

fn subscribed(notifications: &Notifications) -> Done<String> {
    let wish = Wish::Mail("anna@example.org".into());
    Ok(notifications.subscribe("t1", &table(false), 1, &wish, &Language::default(), false)?)
}

#[test]
fn of_several_servers_one_takes_a_notification_and_first_the_one_with_the_table() -> Done {
    let store = Arc::new(Memory::default());
    let (here, other) = (server(&store)?, server(&store)?);
    subscribed(&here)?;
    assert!(other.due(0, 9, |_| false)?.is_empty(), "the other server has the table");
    assert_eq!(here.due(0, 9, |_| true)?, ["t1"]);
    assert!(here.due(0, 9, |_| true)?.is_empty(), "it is being sent");
    assert_eq!(other.due(ELSEWHERE, 9, |_| false)?, ["t1"]);
    let taken = [here.take("t1", 0)?.len(), other.take("t1", ELSEWHERE)?.len()];
    assert_eq!(taken, [1, 0]);
    Ok(())
}

#[test]
fn tables_of_other_servers_do_not_hide_one_that_is_due_here() -> Done {
    let store = Arc::new(Memory::default());
    let here = server(&store)?;
    for table in ["t1", "t2", "t3", "t4", "t5"] {
        let wish = Wish::Mail(format!("{table}@example.org"));
        here.subscribe(table, &self::table(false), 1, &wish, &Language::default(), false)?;
    }
    assert_eq!(here.due(0, 1, |table| table == "t4")?, ["t4"]);
    assert!(here.due(0, 1, |table| table == "t4")?.is_empty(), "it is being sent");
    assert_eq!(here.due(0, 1, |_| true)?, ["t1"], "and does not hide the others");
    Ok(())
}

#[test]
fn a_table_that_is_deleted_leaves_nothing() -> Done {
    let store = Arc::new(Memory::default());
    subscribed(&server(&store)?)?;
    assert_eq!((store.documents("notifications", "", 9)?.len(), store.documents("notifications-due", "", 9)?.len()), (1, 1));
    forget(&*store, "t1")?;
    assert_eq!((store.documents("notifications", "", 9)?.len(), store.documents("notifications-due", "", 9)?.len()), (0, 0));
    Ok(())
}

#[test]
fn an_address_that_nobody_confirms_is_forgotten() -> Done {
    let store = Arc::new(Memory::default());
    let notifications = server(&store)?;
    subscribed(&notifications)?;
    assert!(notifications.note("t1", &TableSnapshot { now: 24 * 3600 * 1000, ..table(false) })?);
    assert!(!notifications.note("t1", &TableSnapshot { now: 4 * 24 * 3600 * 1000, ..table(false) })?);
    assert!(store.documents("notifications", "", 9)?.is_empty());
    Ok(())
}
