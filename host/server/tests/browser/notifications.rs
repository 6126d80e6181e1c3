//! Notifications in a browser: a page in the background, and the service worker. The push service of a browser
//! is a server of its maker, so what it would bring is handed to the service worker by the driver.

use bastide_client::Client;
use bastide_notifications::{MailServer, NotificationSettings, PushKey};
use serde_json::{Value, json};

use crate::support::{Done, Server, TWO, my_turn};
use crate::webdriver::{Browser, Driver, Screen};

/// The title of a notification of the page, for the table of these tests.
const TITLE: &str = "Your turn at Sunday";

/// A table of two people: the address of a seat for a browser, and the client of the other person, who
/// begins.
struct Table {
    page: String,
    seat: String,
    anna: Client,
}

fn table(server: &Server) -> Done<Table> {
    let made = server.table_with(TWO, &[0, 1], json!({"title": "Sunday", "confirm": "never"}))?;
    let anna = Client::new(&made.url)?.with_secret(&made.secrets[0]);
    let page = format!("/t/{}", made.id);
    Ok(Table { seat: format!("{}/s/{}", made.url, made.secrets[1]), page, anna })
}

/// Plays until the other person is asked.
fn one_turn(client: &Client) -> Done {
    let mut state = my_turn(client)?;
    while state["your_turn"] == true {
        let option = state["options"][0]["n"].as_u64().unwrap_or_default();
        client.act(state["decision"].as_u64().unwrap_or_default(), option)?;
        state = client.state()?;
    }
    Ok(())
}

/// Returns the titles of the notifications that are shown.
fn shown(browser: &Browser) -> Done<Value> {
    browser.run_async(
        "const done = arguments[0];
         navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
           .then((all) => done(all.map((one) => one.title)), (error) => done(String(error)));",
    )
}

/// Clicks an element of the panel, which the question may cover on a phone. The choices are drawn anew when
/// the server has answered.
fn click(browser: &Browser, css: &str) -> Done {
    for _ in 0..100 {
        browser.wait(css)?;
        browser.run(&format!("document.querySelector({css:?})?.scrollIntoView({{ block: 'end' }})"))?;
        match browser.click(css) {
            Err(error) if error.to_string().contains("stale") => {}
            done => return done,
        }
    }
    Err(format!("{css} does not stay").into())
}

#[test]
#[needs(CHROMIUM)]
fn a_page_in_the_background_tells_that_it_is_your_turn() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = table(&server)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.permit("notifications", "granted", &server.base)?;
    browser.go(&table.seat)?;
    browser.click("#notifications summary")?;
    browser.click("#notifications-browser button")?;
    browser.until("return document.querySelector('#notifications-browser p')?.textContent.includes('as long as a page')")?;
    // A browser that is asked what it shows while it begins to show it forgets the notification.
    browser.run(
        "window.test_told = 0;
         const show = ServiceWorkerRegistration.prototype.showNotification;
         ServiceWorkerRegistration.prototype.showNotification = function (...all) {
           return show.apply(this, all).then(() => (window.test_told += 1));
         };",
    )?;
    browser.hide()?;
    browser.until("return document.hidden")?;
    one_turn(&table.anna)?;
    browser.until("return window.test_told === 1")?;
    assert_eq!(shown(&browser)?, json!([TITLE]));
    browser.until("return document.title.startsWith('● Your turn')")?;
    browser.until("return document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')")?;
    let log = browser.console()?;
    assert!(log.is_empty(), "{log:?}");
    Ok(())
}

#[test]
#[needs(CHROMIUM, built_with!("push"))]
fn the_service_worker_shows_what_is_pushed_unless_the_table_is_seen() -> Done {
    let driver = Driver::start()?;
    let key = PushKey::new()?;
    let server = Server::adjusted(move |config| {
        config.notifications = NotificationSettings { push: Some(key.clone()), ..NotificationSettings::default() };
    })?;
    let table = table(&server)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.permit("notifications", "granted", &server.base)?;
    browser.go(&table.seat)?;
    browser.click("#notifications summary")?;
    browser.click("#notifications-browser button")?;
    browser.wait("#notifications-browser p")?;
    let push = |title: &str| {
        let message = json!({"title": title, "body": "Anna has moved.", "tag": title, "url": table.page});
        let params = json!({"origin": server.base, "registrationId": "0", "data": message.to_string()});
        browser.cdp("ServiceWorker.enable", &json!({}))?;
        browser.cdp("ServiceWorker.deliverPushMessage", &params)
    };
    let is_active = "const done = arguments[0];
        navigator.serviceWorker.ready.then((worker) => done(worker.active.state), (error) => done(String(error)));";
    while browser.run_async(is_active)? != "activated" {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    push("seen")?;
    // The worker takes the message while the page is seen.
    std::thread::sleep(std::time::Duration::from_secs(1));
    browser.hide()?;
    browser.until("return document.hidden")?;
    // The worker may learn a moment later than the page that nobody sees it.
    for _ in 0..600 {
        push(TITLE)?;
        let now = shown(&browser)?;
        if now != json!([]) {
            assert_eq!(now, json!([TITLE]));
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    Err("no notification is shown".into())
}

/// The driver cannot click a notification, so the worker runs here in a page, with what it needs of a worker.
#[test]
#[needs(CHROMIUM)]
fn a_click_on_a_notification_opens_its_table_or_the_page_that_shows_it() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let script = ureq::get(format!("{}/push.js", server.base)).call()?.body_mut().read_to_string()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go("about:blank")?;
    let clicked = |windows: &str| {
        browser.run_async(&format!(
            "const done = arguments[0];
             const [heard, calls] = [{{}}, []];
             const focus = function () {{ calls.push('focus ' + this.url); }};
             const windows = {windows}.map((url) => ({{ url, visibilityState: 'hidden', focus }}));
             const worker = {{
               addEventListener: (name, listener) => (heard[name] = listener),
               clients: {{ matchAll: async () => windows, openWindow: (url) => calls.push('open ' + url) }},
             }};
             new Function('self', {})(worker);
             const notification = {{ data: '/t/abc', close: () => calls.push('close') }};
             heard.notificationclick({{ notification, waitUntil: (work) => work.then(() => done(calls), (error) => done(String(error))) }});",
            json!(script)
        ))
    };
    assert_eq!(clicked("['http://a/t/other']")?, json!(["close", "open /t/abc"]));
    assert_eq!(clicked("['http://a/', 'http://a/t/abc']")?, json!(["close", "focus http://a/t/abc"]));
    Ok(())
}

#[test]
#[needs(CHROMIUM, built_with!("mail"), built_with!("push"))]
fn the_choices_say_what_the_browser_and_the_server_allow() -> Done {
    let driver = Driver::start()?;
    // No mail is sent: nobody listens there.
    let mail = MailServer::new("smtp://127.0.0.1:9", None, "games@example.org")?;
    let server = Server::adjusted(move |config| {
        config.public_url = "http://games.example.org".parse().ok();
        config.notifications = NotificationSettings { mail: Some(mail.clone()), ..NotificationSettings::default() };
    })?;
    let table = table(&server)?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.permit("notifications", "denied", &server.base)?;
        browser.go(&table.seat)?;
        click(&browser, "#notifications summary")?;
        browser.until("return document.querySelector('#notifications-browser')?.textContent.includes('blocks notifications')")?;
        browser.type_into("#notifications-mail input", &format!("bert{}@example.org", screen as u8))?;
        click(&browser, "#notifications-mail button")?;
        browser.until("return document.querySelector('#notifications-mails p')?.textContent.includes('open the link')")?;
        click(&browser, "#notifications-feeds button")?;
        browser.until("return document.querySelector('#notifications-feeds div')?.textContent.endsWith('.atom')")?;
        click(&browser, "#notifications-talk")?;
        if let Some(folder) = std::env::var_os("BASTIDE_PICTURES") {
            browser.run("document.querySelector('#notifications').scrollIntoView()")?;
            for theme in ["light", "dark"] {
                browser.prefer("prefers-color-scheme", theme)?;
                let name = format!("notifications-{}-{theme}.png", screen as u8);
                browser.picture(&std::path::Path::new(&folder).join(name))?;
            }
        }
        let wide = browser.run("return document.documentElement.scrollWidth <= innerWidth")?;
        assert_eq!(wide, true, "the page is wider than the screen");
        let small = "return [...document.querySelectorAll('#notifications button, #notifications input, #notifications summary')]
            .filter((one) => one.getBoundingClientRect().height < 24 && one.type !== 'checkbox').length";
        assert_eq!(browser.run(small)?, 0);
        click(&browser, "#notifications-feeds button:last-of-type")?;
        browser.until("return document.querySelector('#notifications-feeds div') === null")?;
        click(&browser, "#notifications-mails p button")?;
        browser.until("return document.querySelector('#notifications-mails p') === null")?;
    }
    // An onlooker has no choices.
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}{}", server.base, table.page))?;
    browser.wait("#players .player")?;
    assert_eq!(browser.run("return document.querySelector('#notifications').hidden")?, true);
    Ok(())
}
