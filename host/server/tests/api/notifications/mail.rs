//! Mails.

use bastide_notifications::{MailServer, NotificationSettings};
use bastide_server::Limits;
use bastide_texts::Language;
use serde_json::{Value, json};

use super::mail_server::MailBox;
use super::{one_turn, pair, settings, waiting};
use crate::support::{Done, Server, refusal, wait_for};

fn server(mails: &MailBox) -> Done<Server> {
    let url = format!("smtp://127.0.0.1:{}", mails.port);
    let mail = MailServer::new(&url, None, "Games <games@example.org>")?;
    Server::adjusted(move |config| {
        config.public_url = "http://games.example.org".parse().ok();
        config.notifications = NotificationSettings { mail: Some(mail.clone()), ..settings() };
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
#[needs(built_with!("mail"))]
fn a_mail_comes_after_its_owner_has_said_so_once_a_turn_and_until_they_stop() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let mut table = pair(&server)?;
    table.bert = table.bert.in_language(Language::parse("de").ok_or("no language")?);
    table.bert.post("notifications/mail", &json!({"address": "bert@example.org"}))?;
    let first = mails.next()?;
    assert_eq!(first.to, "bert@example.org");
    for words in ["Sunday", "Anna", "Bert"] {
        assert!(!first.text.replace("bert@", "").contains(words), "a stranger chose {words}: {}", first.text);
    }
    // Who has not confirmed gets nothing, and a program that follows links confirms nothing.
    let confirm = first.link("/confirm", &server.base)?;
    assert!(get(&confirm)?.contains("<form method=\"post\">"));
    table.bert.post("notifications/mail", &json!({"address": "phone@example.org"}))?;
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

fn mine(client: &bastide_client::Client) -> Done<Value> {
    Ok(serde_json::from_str::<Value>(&client.get("notifications")?)?["mine"].take())
}

fn until_nothing_waits(server: &Server) -> Done {
    wait_for("a notification waits", || Ok((waiting(server)? == 0).then_some(())))
}

#[test]
#[needs(built_with!("mail"))]
fn who_has_the_table_open_gets_no_mail() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    for (client, name) in [(&table.anna, "anna"), (&table.bert, "bert")] {
        client.post("notifications/mail", &json!({"address": format!("{name}@example.org")}))?;
        assert_eq!(post(&mails.next()?.link("/confirm", &server.base)?)?, 200);
    }
    let secret = table.bert.secret().unwrap_or_default();
    let events =
        ureq::get(format!("{}/t/{}/events.ndjson", server.base, table.id)).header("Authorization", format!("Bearer {secret}"));
    let open = events.call()?;
    one_turn(&table.anna)?;
    until_nothing_waits(&server)?;
    // The mails of a table are sent one after the other, so one for Bert would have come before.
    table.anna.post("notifications/mail", &json!({"address": "other@example.org"}))?;
    assert_eq!(mails.next()?.to, "other@example.org", "Bert has the table open");
    one_turn(&table.bert)?;
    assert_eq!(mails.next()?.to, "anna@example.org");
    drop(open);
    one_turn(&table.anna)?;
    assert_eq!(mails.next()?.to, "bert@example.org");
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn a_mail_that_is_put_off_comes_later() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    mails.puts_off(2);
    table.bert.post("notifications/mail", &json!({"address": "bert@example.org"}))?;
    let confirm = mails.next()?.link("/confirm", &server.base)?;
    assert_eq!(post(&confirm)?, 200);
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn nobody_is_pestered_with_first_mails() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let mut taken = 0;
    for _ in 0..6 {
        let table = pair(&server)?;
        taken += usize::from(refusal(table.bert.post("notifications/mail", &json!({"address": "victim@example.org"}))).0 == 200);
    }
    assert_eq!(taken, 3);
    let limited = Server::with(Limits { mails: 0.0, mail_burst: 2.0, ..Limits::none() })?;
    let table = pair(&limited)?;
    let ask = |n: usize| refusal(table.bert.post("notifications/mail", &json!({"address": format!("a{n}@example.org")}))).0;
    assert_eq!([ask(0), ask(1), ask(2)], [422, 422, 429], "this one sends no mails, but counts");
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn what_is_no_address_is_refused() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    for address in [
        "",
        "bert",
        "bert@example.org\r\nBcc: carl@example.org",
        "a@example.org,b@example.org",
        "root@127.0.0.1",
        "root@[127.0.0.1]",
        "root@[::1]",
        "root@localhost.localdomain",
        "carl%example.com@example.org",
        "\"carl@example.com\"@example.org",
    ] {
        let (status, why) = refusal(table.bert.post("notifications/mail", &json!({"address": address})));
        assert_eq!((status, why.contains("not an email address")), (422, true), "{address}: {why}");
    }
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn one_person_is_pestered_under_no_other_spelling_of_their_address() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let spelled = [
        "victim@example.org",
        "victim+1@example.org",
        "vic.tim@example.org",
        "VICTIM+2@EXAMPLE.org",
        "victim@\u{ff45}xample.org",
    ];
    let mut taken = Vec::new();
    for address in spelled {
        taken.push(refusal(pair(&server)?.bert.post("notifications/mail", &json!({"address": address}))).0);
    }
    assert_eq!(taken, [200, 200, 200, 429, 429]);
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn words_of_people_add_no_header_and_no_receiver_to_a_mail() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let evil = "X\r\nBcc: carl@example.org\r\n\r\nBuy";
    let toml = format!("players = [{{ name = {0}, color = \"green\" }}, {{ name = {0}, color = \"red\" }}]\n", json!(evil));
    let table = super::pair_at(&server, &toml, json!({"title": evil, "confirm": "never"}))?;
    table.bert.post("notifications/mail", &json!({"address": "bert@example.org", "talk": true}))?;
    assert_eq!(post(&mails.next()?.link("/confirm", &server.base)?)?, 200);
    one_turn(&table.anna)?;
    let turn = mails.next()?;
    table.anna.post("chat", &json!({"text": format!("{evil}\r\n.\r\nRCPT TO:<carl@example.org>")}))?;
    for mail in [turn, mails.next()?] {
        assert_eq!(mail.to, "bert@example.org");
        let (head, body) = mail.text.split_once("\n\n").ok_or("no body")?;
        let names: Vec<String> = head.lines().filter(|line| !line.starts_with([' ', '\t'])).map(str::to_lowercase).collect();
        assert!(names.iter().any(|line| line.starts_with("subject:") && line.contains("bcc")), "the title is in it: {head}");
        for (name, count) in [("bcc:", 0), ("cc:", 0), ("to:", 1), ("subject:", 1), ("from:", 1)] {
            assert_eq!(names.iter().filter(|line| line.starts_with(name)).count(), count, "{name} {head}");
        }
        assert!(!body.lines().any(|line| line.starts_with("Bcc:") || line.starts_with("Buy")), "{body}");
    }
    Ok(())
}

#[test]
#[needs(built_with!("mail"))]
fn only_the_secret_of_a_mail_confirms_or_ends_it() -> Done {
    let mails = MailBox::new()?;
    let server = server(&mails)?;
    let table = pair(&server)?;
    table.bert.post("notifications/mail", &json!({"address": "bert@example.org"}))?;
    table.anna.post("notifications/feed", &json!({}))?;
    let confirm = mails.next()?.link("/confirm", &server.base)?;
    let secret = confirm.rsplit('/').nth(1).unwrap_or_default().to_owned();
    let [of_bert, of_feed] = [&table.bert, &table.anna].map(|client| mine(client).map(|mine| mine[0].clone()));
    let (of_bert, of_feed) = (of_bert?, of_feed?);
    let feed = of_feed["feed"].as_str().unwrap_or_default().rsplit('/').next().unwrap_or_default().replace(".atom", "");
    let id = of_bert["id"].as_str().unwrap_or_default();
    assert!(secret.len() == 32 && feed.len() == 32);
    for wrong in
        ["00000000000000000000000000000000", id, &feed, table.bert.secret().unwrap_or_default(), &secret.to_uppercase()[..31]]
    {
        let link = |what: &str| confirm.replace(&secret, wrong).replace("/confirm", what);
        assert_eq!(post(&link("/confirm"))?, 404, "{wrong}");
        // What has ended is ended, so nobody is told that there is nothing to end.
        assert_eq!(post(&link("/stop"))?, 200, "{wrong}");
    }
    let elsewhere = confirm.replace(&table.id, &pair(&server)?.id);
    assert_eq!(post(&elsewhere)?, 404, "the link of another table");
    assert_eq!(mine(&table.bert)?, json!([of_bert]), "nothing is confirmed, and nothing has ended");
    assert_eq!(mine(&table.anna)?, json!([of_feed]));
    assert_eq!(post(&confirm)?, 200);
    Ok(())
}
