//! Mails.

use bastide_server::{Limits, MailServer, NoticeSettings};
use bastide_texts::Language;
use serde_json::{Value, json};

use super::mail_server::MailBox;
use super::{one_turn, pair, settings, waiting};
use crate::support::{Done, Server, refusal};

fn server(mails: &MailBox) -> Done<Server> {
    let url = format!("smtp://127.0.0.1:{}", mails.port);
    let mail = MailServer::new(&url, None, "Games <games@example.org>")?;
    Server::adjusted(move |config| {
        config.public_url = "http://games.example.org".parse().ok();
        config.notices = NoticeSettings { mail: Some(mail.clone()), ..settings() };
    })
}

fn post(url: &str) -> Done<u16> {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    Ok(agent.post(url).content_type("application/x-www-form-urlencoded").send("List-Unsubscribe=One-Click")?.status().as_u16())
}

fn get(url: &str) -> Done<String> {
    Ok(ureq::get(url).call()?.body_mut().read_to_string()?)
}

#[test]
fn a_mail_comes_after_its_owner_has_said_so_once_a_turn_and_until_they_stop() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let mut table = pair(&server)?;
    table.bert = table.bert.in_language(Language::parse("de").ok_or("no language")?);
    table.bert.post("notices/mail", &json!({"address": "bert@example.org"}))?;
    let first = mails.next()?;
    assert_eq!(first.to, "bert@example.org");
    for words in ["Sunday", "Anna", "Bert"] {
        assert!(!first.text.replace("bert@", "").contains(words), "a stranger chose {words}: {}", first.text);
    }
    // Who has not confirmed gets nothing, and a program that follows links confirms nothing.
    let confirm = first.link("/confirm", &server.base)?;
    assert!(get(&confirm)?.contains("<form method=\"post\">"));
    table.bert.post("notices/mail", &json!({"address": "phone@example.org"}))?;
    let other = mails.next()?;
    assert_eq!(post(&other.link("/confirm", &server.base)?)?, 200);
    one_turn(&table.anna)?;
    assert_eq!(mails.next()?.to, "phone@example.org", "the first address would have come before");
    assert_eq!(post(&other.link("/stop", &server.base)?)?, 200);
    one_turn(&table.bert)?;
    assert!(mine(&table.bert)?[0]["confirmed"] == false);
    assert_eq!(post(&confirm)?, 200);
    assert!(mine(&table.bert)?[0]["confirmed"] == true);
    for _ in 0..2 {
        one_turn(&table.anna)?;
        let mail = mails.next()?;
        for part in [
            "From: Games <games@example.org>",
            "To: bert@example.org",
            "Du bist am Zug bei Sunday",
            "Anna hat gezogen.",
            &format!("http://games.example.org/t/{}", table.id),
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
        ] {
            assert!(mail.text.contains(part), "{part}: {}", mail.text);
        }
        one_turn(&table.bert)?;
    }
    one_turn(&table.anna)?;
    let stop = mails.next()?.link("/stop", &server.base)?;
    assert!(get(&stop)?.contains("<form method=\"post\">"), "a program that follows links ends nothing");
    assert_eq!(mine(&table.bert)?.as_array().map(Vec::len), Some(1));
    assert_eq!(post(&stop)?, 200);
    assert_eq!(mine(&table.bert)?, json!([]));
    assert_eq!(post(&stop)?, 200, "what has ended is ended");
    assert_eq!(post(&confirm)?, 404);
    Ok(())
}

fn mine(client: &bastide_server::client::Client) -> Done<Value> {
    Ok(serde_json::from_str::<Value>(&client.get("notices")?)?["mine"].take())
}

fn until_nothing_waits(server: &Server) -> Done {
    for _ in 0..6000 {
        if waiting(server)? == 0 {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    Err("a notice waits".into())
}

#[test]
fn who_has_the_table_open_gets_no_mail() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    for (client, name) in [(&table.anna, "anna"), (&table.bert, "bert")] {
        client.post("notices/mail", &json!({"address": format!("{name}@example.org")}))?;
        assert_eq!(post(&mails.next()?.link("/confirm", &server.base)?)?, 200);
    }
    let secret = table.bert.secret().unwrap_or_default();
    let events =
        ureq::get(format!("{}/t/{}/events.ndjson", server.base, table.id)).header("Authorization", format!("Bearer {secret}"));
    let open = events.call()?;
    one_turn(&table.anna)?;
    until_nothing_waits(&server)?;
    // The mails of a table are sent one after the other, so one for Bert would have come before.
    table.anna.post("notices/mail", &json!({"address": "other@example.org"}))?;
    assert_eq!(mails.next()?.to, "other@example.org", "Bert has the table open");
    one_turn(&table.bert)?;
    assert_eq!(mails.next()?.to, "anna@example.org");
    drop(open);
    one_turn(&table.anna)?;
    assert_eq!(mails.next()?.to, "bert@example.org");
    Ok(())
}

#[test]
fn a_mail_that_is_put_off_comes_later() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    mails.puts_off(2);
    table.bert.post("notices/mail", &json!({"address": "bert@example.org"}))?;
    let confirm = mails.next()?.link("/confirm", &server.base)?;
    assert_eq!(post(&confirm)?, 200);
    Ok(())
}

#[test]
fn nobody_is_pestered_with_first_mails() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let mut taken = 0;
    for _ in 0..6 {
        let table = pair(&server)?;
        taken += usize::from(refusal(table.bert.post("notices/mail", &json!({"address": "victim@example.org"}))).0 == 200);
    }
    assert_eq!(taken, 3);
    let limited = Server::with(Limits { mails: 0.0, mail_burst: 2.0, ..Limits::none() })?;
    let table = pair(&limited)?;
    let ask = |n: usize| refusal(table.bert.post("notices/mail", &json!({"address": format!("a{n}@example.org")}))).0;
    assert_eq!([ask(0), ask(1), ask(2)], [422, 422, 429], "this one sends no mails, but counts");
    Ok(())
}

#[test]
fn what_is_no_address_is_refused() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    for address in ["", "bert", "bert@example.org\r\nBcc: carl@example.org", "a@example.org,b@example.org"] {
        let (status, why) = refusal(table.bert.post("notices/mail", &json!({"address": address})));
        assert_eq!((status, why.contains("not a mail address")), (422, true), "{address}: {why}");
    }
    Ok(())
}
