//! A game over three days: two people who read different languages, and a server that stops and starts.

use bastide_client::Client;
use serde_json::{Value, json};

use crate::person::Person;
use crate::support::{Done, Server, play};
use crate::webdriver::{Browser, Driver, Screen};

/// A game of a few tiles with free seats.
const SHORT: &str = "players = [{ color = \"green\" }, { color = \"red\" }]\n[maps]\ntile_count = 24\n";
/// Three days per move, in milliseconds.
const STEP: i64 = 3 * 24 * 3600 * 1000;

/// Chooses a language in the menu of a page.
fn read_in(browser: &Browser, base: &str, language: &str) -> Done {
    browser.go(base)?;
    browser.run(&format!(
        "const menu = document.querySelector('#language'); menu.value = '{language}'; menu.dispatchEvent(new Event('change'))"
    ))?;
    browser.until(&format!("return document.documentElement.lang === '{language}'"))
}

/// Takes a seat at a table that waits.
fn sit(browser: &Browser, url: &str, seat: u8, name: &str) -> Done {
    browser.go(url)?;
    let field = format!(".wait-seat[data-player='{seat}'] input");
    browser.wait(&field)?;
    browser.run(&format!("document.querySelector(\"{field}\").value = ''"))?;
    browser.type_into(&field, name)?;
    browser.click(&format!(".wait-seat[data-player='{seat}'] .main"))
}

fn text(browser: &Browser, script: &str) -> Done<String> {
    Ok(browser.run(script)?.as_str().unwrap_or_default().to_owned())
}

/// Subscribes to the feed of the seat of a browser, and returns its path.
fn feed(browser: &Browser) -> Done<String> {
    let path = browser.run_async(
        "const done = arguments[0], base = location.pathname;
         fetch(`${base}/notifications/feed`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
           .then(() => fetch(`${base}/notifications`)).then((answer) => answer.json())
           .then((known) => done(known.mine[0].feed), (error) => done(String(error)));",
    )?;
    Ok(path.as_str().filter(|path| path.starts_with("/t/")).ok_or(format!("no feed: {path}"))?.to_owned())
}

/// Waits until a feed has a text.
fn told(server: &Server, feed: &str, wanted: &str) -> Done {
    let (table, file) = feed.split_once("/feed/").ok_or("no feed")?;
    let (reader, mut last) = (Client::new(&format!("{}{table}", server.base))?, String::new());
    for _ in 0..600 {
        last = reader.get(&format!("feed/{file}"))?;
        if last.contains(wanted) {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    Err(format!("{wanted:?} is not told: {last}").into())
}

/// Returns which browser is asked.
fn asked<'a>(sanne: &'a Browser<'a>, jonas: &'a Browser<'a>) -> Done<(&'a Browser<'a>, bool)> {
    for _ in 0..600 {
        for (browser, is_first) in [(sanne, true), (jonas, false)] {
            if browser.count("#ask.mine")? > 0 {
                return Ok((browser, is_first));
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    Err("nobody is asked".into())
}

#[test]
#[needs(CHROMIUM)]
fn two_people_play_over_three_days_look_at_the_analysis_and_play_again() -> Done {
    let driver = Driver::start()?;
    let mut server = Server::new()?;
    let settings = json!({"confirm": "never", "clocks": {"step": STEP / 1000, "zero": "resign"}});
    let table = server.table_with(SHORT, &[], settings)?;
    let page = |server: &Server| format!("{}/t/{}", server.base, table.id);
    let (sanne, jonas) = (driver.open(Screen::Desktop)?, driver.open(Screen::Phone)?);
    for (browser, language, seat, name) in [(&sanne, "nl", 0, "Sanne"), (&jonas, "de", 1, "Jonas")] {
        read_in(browser, &server.base, language)?;
        sit(browser, &page(&server), seat, name)?;
    }
    sanne.wait(".player")?;
    jonas.wait(".player")?;
    let (of_sanne, of_jonas) = (feed(&sanne)?, feed(&jonas)?);

    // Three days, with a day and a new start of the server between them. Each plays a turn on the page.
    for day in 1..=3 {
        for _ in 0..2 {
            let (browser, is_sanne) = asked(&sanne, &jonas)?;
            let screen = if is_sanne { Screen::Desktop } else { Screen::Phone };
            let mut person = Person::new(browser, screen, day);
            while browser.count("#ask.mine")? > 0 {
                person.step()?;
            }
        }
        told(&server, &of_sanne, "Jij bent aan de beurt")?;
        told(&server, &of_jonas, "Du bist am Zug")?;
        if day < 3 {
            server.a_day_later(&table.id, STEP)?;
            sanne.go(&page(&server))?;
            jonas.go(&page(&server))?;
            // A day of the three is gone, and the clock says so in the language of each.
            sanne.until("return document.querySelector('#players').innerText.includes('1 d 23 u')")?;
            jonas.until("return document.querySelector('#players').innerText.includes('1 Tg. 23 Std.')")?;
        }
    }
    let seats = |browser: &Browser| -> Done<String> {
        let links = browser.run_async(
            "const done = arguments[0]; fetch(`${location.pathname}/links`).then((answer) => answer.json()).then((all) => done(all.links), done)",
        )?;
        let secret = links[0].as_str().and_then(|link| link.rsplit('/').next()).ok_or(format!("no link: {links}"))?;
        Ok(secret.to_owned())
    };
    let both = Client::new(&page(&server))?.with_secret(&[seats(&sanne)?, seats(&jonas)?].join("."));
    assert_eq!(play(&both, 2000)?["phase"], Value::from("over"), "the rest of the game");

    // Both look at the same analysis, each in their own language.
    sanne.go(&format!("{}/record", page(&server)))?;
    sanne.wait("#moves li.now")?;
    sanne.click("#analyse")?;
    let done = "return document.querySelector('#analyse').hidden && document.querySelectorAll('#mistakes button').length > 0";
    sanne.until(done)?;
    sanne.click("#mistakes button")?;
    sanne.until("return location.hash === `#${document.querySelector('#mistakes [data-move]').dataset.move}/analysis`")?;
    jonas.go(&text(&sanne, "return location.href")?)?;
    jonas.until(done)?;
    let list = "return [...document.querySelectorAll('#mistakes button')].map((one) => one.innerText).join('|')";
    assert!(text(&sanne, list)?.contains("Beter: ") && text(&jonas, list)?.contains("Besser: "));
    assert_eq!(text(&jonas, "return location.hash")?, text(&sanne, "return location.hash")?);

    // And they play again, the other one first.
    for browser in [&sanne, &jonas] {
        browser.go(&page(&server))?;
        browser.wait("#rematch")?;
    }
    sanne.click("#rematch")?;
    jonas.until("return document.querySelector('#again-words')?.textContent.includes('Sanne')")?;
    jonas.run("document.querySelector('#rematch').click()")?;
    for browser in [&sanne, &jonas] {
        browser.until(&format!("return location.pathname.startsWith('/t/') && location.pathname !== '/t/{}'", table.id))?;
        browser.until("return document.querySelector('.player[data-player=\"0\"] .name')?.textContent === 'Jonas'")?;
    }
    jonas.wait("#ask.mine")
}
