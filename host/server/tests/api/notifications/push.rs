//! Pushes to browsers.

use bastide_client::Client;
use bastide_notifications::{NotificationSettings, PushKey};
use serde_json::json;

use super::push_service::{PushService, Subscriber};
use super::{one_turn, pair, pair_with, settings, waiting};
use crate::support::{Done, Server, refusal, wait_for};

/// Starts a server that sends pushes with this key.
fn server(key: &PushKey) -> Done<Server> {
    let key = key.clone();
    Server::adjusted(move |config| {
        config.notifications =
            NotificationSettings { push: Some(key.clone()), contact: Some("operator@example.org".into()), ..settings() }
    })
}

#[test]
#[needs(built_with!("push"))]
fn each_turn_is_told_once_in_a_message_that_only_the_browser_can_read() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = server(&key)?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    let mut wish = browser.subscription();
    wish["talk"] = json!(true);
    table.bert.post("notifications/push", &wish)?;
    for _ in 0..3 {
        one_turn(&table.anna)?;
        let pushed = service.next()?;
        assert_eq!(pushed.path, "/bert");
        let page = format!("/t/{}", table.id);
        assert_eq!(
            browser.read(&pushed)?,
            json!({"title": "Your turn at Sunday", "body": "Anna has moved.", "tag": page, "url": page})
        );
        let claims = pushed.claims(&key.public())?;
        assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.url), &json!("mailto:operator@example.org")));
        assert!(claims["exp"].as_i64().is_some());
        assert!(pushed.header("ttl").parse::<u64>()? > 0 && (1..=32).contains(&pushed.header("topic").len()));
        assert!(Subscriber::new(&service.url, "carl")?.read(&pushed).is_err(), "another browser reads it");
        // What comes next is something else.
        table.anna.post("chat", &json!({"text": "hello"}))?;
        assert_eq!(browser.read(&service.next()?)?["title"], "Anna wrote at Sunday");
        one_turn(&table.bert)?;
    }
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn a_turn_is_told_after_a_restart_and_a_failure_of_the_push_service() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let given = key.clone();
    let mut server = Server::adjusted(move |config| {
        let waits = bastide_notifications::Waits { retry: std::time::Duration::from_secs(1), ..super::at_once() };
        config.notifications = NotificationSettings { push: Some(given.clone()), waits, ..settings() }
    })?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    table.bert.post("notifications/push", &browser.subscription())?;
    service.answers(503);
    one_turn(&table.anna)?;
    service.next()?;
    server.restart()?;
    service.answers(201);
    let pushed = service.next()?;
    assert_eq!(browser.read(&pushed)?["title"], "Your turn at Sunday");
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn a_turn_that_is_answered_before_it_is_told_is_not_told() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let given = key.clone();
    let server = Server::adjusted(move |config| {
        let waits = bastide_notifications::Waits { push: std::time::Duration::from_secs(3600), ..super::at_once() };
        config.notifications = NotificationSettings { push: Some(given.clone()), waits, ..settings() }
    })?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    table.bert.post("notifications/push", &browser.subscription())?;
    one_turn(&table.anna)?;
    assert_eq!(waiting(&server)?, 1);
    one_turn(&table.bert)?;
    assert_eq!(waiting(&server)?, 0);
    one_turn(&table.anna)?;
    assert_eq!(waiting(&server)?, 1);
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn a_browser_that_is_gone_is_forgotten() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = server(&key)?;
    let table = pair(&server)?;
    table.bert.post("notifications/push", &Subscriber::new(&service.url, "bert")?.subscription())?;
    table.bert.post("notifications/push", &Subscriber::new(&service.url, "phone")?.subscription())?;
    service.answers(410);
    one_turn(&table.anna)?;
    service.next()?;
    service.next()?;
    wait_for("the browsers are still known", || {
        let known: serde_json::Value = serde_json::from_str(&table.bert.get("notifications")?)?;
        Ok((known["mine"] == json!([])).then_some(()))
    })
}

#[test]
#[needs(built_with!("push"))]
fn a_push_service_leads_nowhere_else() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = server(&key)?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    table.bert.post("notifications/push", &browser.subscription())?;
    for status in [302, 307, 308] {
        service.answers(status);
        one_turn(&table.anna)?;
        assert_eq!(service.next()?.path, "/bert");
        one_turn(&table.bert)?;
    }
    service.answers(201);
    one_turn(&table.anna)?;
    assert_eq!(service.next()?.path, "/bert", "nothing was sent to the other address");
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn no_browser_makes_the_server_call_what_only_the_server_reaches() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let given = key.clone();
    let server = Server::adjusted(move |config| {
        config.notifications = NotificationSettings { push: Some(given.clone()), loopback: false, ..settings() }
    })?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    let own = service.url.as_str();
    for endpoint in [
        own,
        "http://push.example.org/a",
        "https://10.0.0.1/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://[64:ff9b::a00:1]/a",
        "https://[2002:a00:1::1]/a",
        "https://[fd00::1]/a",
        "https://2130706433/a",
        "https://push.example.org@10.0.0.1/a",
        "https://push.example.org:22/a",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/a",
        "https://push.example.org:8443/a",
        "file:///etc/passwd",
    ] {
        let (status, why) = refusal(table.bert.post("notifications/push", &browser.subscription_at(endpoint)));
        assert_eq!((status, why.contains("not the address of a push service")), (422, true), "{endpoint}: {why}");
    }
    let mut keys = browser.subscription_at("https://push.example.org/a");
    keys["keys"]["p256dh"] = json!("BBBB");
    assert_eq!(refusal(table.bert.post("notifications/push", &keys)), (422, "the keys of the browser cannot be read".into()));
    table.bert.post("notifications/push", &browser.subscription_at("https://push.example.org/a"))?;
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn only_who_holds_a_seat_is_told_and_only_as_long() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = server(&key)?;
    let table = pair(&server)?;
    let browser = Subscriber::new(&service.url, "bert")?;
    let onlooker = Client::new(&format!("{}/t/{}", server.base, table.id))?;
    assert_eq!(refusal(onlooker.post("notifications/push", &browser.subscription())).0, 403);
    assert_eq!(refusal(onlooker.get("notifications")).0, 403);
    let id = table.bert.post("notifications/push", &browser.subscription())?["id"].clone();
    assert_eq!(refusal(table.anna.post("notifications/end", &json!({"id": id}))).0, 404, "it is not hers");
    table.bert.post("notifications/end", &json!({"id": id}))?;
    one_turn(&table.anna)?;
    one_turn(&table.bert)?;
    // Bert asks again and gives up: a bot plays on, and nobody is told but of the end.
    table.bert.post("notifications/push", &browser.subscription())?;
    table.anna.post("notifications/push", &Subscriber::new(&service.url, "anna")?.subscription())?;
    table.bert.post("resign", &json!({}))?;
    one_turn(&table.anna)?;
    assert_eq!(service.next()?.path, "/anna");
    assert!(service.rest().is_empty());
    Ok(())
}

#[test]
#[needs(built_with!("push"))]
fn a_seat_has_few_subscriptions_and_a_server_without_a_key_none() -> Done {
    let (key, service) = (PushKey::new()?, PushService::new()?);
    let server = server(&key)?;
    let table = pair(&server)?;
    for n in 0..6 {
        table.bert.post("notifications/push", &Subscriber::new(&service.url, &format!("b{n}"))?.subscription())?;
    }
    table.bert.post("notifications/push", &Subscriber::new(&service.url, "b0")?.subscription())?;
    let refused = refusal(table.bert.post("notifications/push", &Subscriber::new(&service.url, "b6")?.subscription()));
    assert_eq!(refused.0, 422, "{refused:?}");
    let plain = Server::new()?;
    let table = pair_with(&plain, json!({}))?;
    let refused = refusal(table.bert.post("notifications/push", &Subscriber::new(&service.url, "bert")?.subscription()));
    assert_eq!(
        refused,
        (422, "this server sends no notifications to browsers; choose a feed or email, if they are offered".into())
    );
    Ok(())
}
