//! Life at a table: who is here, talk, giving up, another game, and closing a table. Two and three browsers.

use serde_json::{Value, json};

use crate::support::{Done, Server, THREE, TWO, Table, play};
use crate::webdriver::{Browser, Driver, Screen};

/// Opens a seat of a table.
fn sit(browser: &Browser, table: &Table, seat: usize) -> Done {
    browser.go(&format!("{}/s/{}", table.url, table.secrets[seat]))
}

/// Answers yes to the next questions of the page, and keeps their words.
fn agree(browser: &Browser) -> Done {
    browser.run("window.confirm = (words) => { window.test_said = words; return true; }").map(drop)
}

fn text(browser: &Browser, css: &str) -> Done<String> {
    let text = browser.run(&format!("return document.querySelector({css:?})?.innerText ?? ''"))?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

fn quiet(browsers: &[&Browser]) -> Done {
    for browser in browsers {
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn people_see_who_is_here_who_left_and_how_many_look_on() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let (anna, ben) = (driver.open(Screen::Desktop)?, driver.open(Screen::Phone)?);
    sit(&anna, &table, 0)?;
    anna.wait(".player[data-player='0'] .dot.here")?;
    anna.wait(".player[data-player='1'] .dot:not(.here)")?;
    assert_eq!(text(&anna, ".player[data-player='1'] .presence")?.trim(), "away");
    // What is said by the dot is said in words, too.
    assert_eq!(anna.run("return document.querySelector('.player[data-player=\"0\"] .presence').textContent.trim()")?, "here");
    sit(&ben, &table, 1)?;
    anna.wait(".player[data-player='1'] .dot.here")?;
    let onlooker = driver.open(Screen::Desktop)?;
    onlooker.go(&table.url)?;
    anna.until("return document.querySelector('#onlookers').textContent === '1 spectator'")?;
    // The board and the question stay as they are when somebody comes or goes.
    anna.run("document.querySelector('#tiles > *').id = 'kept'; document.querySelector('#hot > *').id = 'hot-kept'")?;
    ben.go("about:blank")?;
    onlooker.go("about:blank")?;
    anna.until("return document.querySelector('.player[data-player=\"1\"] .presence').innerText.startsWith('left ')")?;
    anna.until("return document.querySelector('#onlookers').textContent === ''")?;
    assert_eq!((anna.count("#kept")?, anna.count("#hot-kept")?), (1, 1));
    quiet(&[&anna])
}

#[test]
#[needs(CHROMIUM)]
fn new_talk_is_counted_while_the_talk_is_closed() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    let (anna, ben) = (driver.open(Screen::Desktop)?, driver.open(Screen::Desktop)?);
    sit(&anna, &table, 0)?;
    sit(&ben, &table, 1)?;
    ben.click("#talk-box summary")?;
    for word in ["Hello", "Anna?"] {
        ben.type_into("#say input", word)?;
        ben.click("#say button")?;
        ben.until(&format!("return document.querySelector('#talk').innerText.includes('{word}')"))?;
    }
    let unread = "return document.querySelector('#unread').hidden ? '' : document.querySelector('#unread').textContent";
    anna.until(&format!("return (() => {{ {unread} }})() === '22 new messages'"))?;
    assert_eq!(ben.run(unread)?, "", "one's own words are not new");
    // It is not forgotten when the page is loaded again, and over when the talk is opened.
    anna.go(&table.url)?;
    anna.until("return !document.querySelector('#unread').hidden")?;
    anna.click("#talk-box summary")?;
    anna.until("return document.querySelector('#unread').hidden")?;
    anna.go(&table.url)?;
    anna.wait("#talk .talk")?;
    assert_eq!(anna.run(unread)?, "");
    quiet(&[&anna, &ben])
}

#[test]
#[needs(CHROMIUM)]
fn whoever_sits_down_says_a_name_and_keeps_what_is_typed() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(THREE, &[0])?;
    let (ben, cleo) = (driver.open(Screen::Phone)?, driver.open(Screen::Desktop)?);
    ben.go(&table.url)?;
    cleo.go(&table.url)?;
    ben.click(".wait-seat[data-player='1'] .main")?;
    ben.until("return document.querySelector('#link').textContent === 'First enter your name.'")?;
    assert_eq!(ben.run("return document.activeElement.closest('.wait-seat')?.dataset.player")?, "1");
    ben.type_into(".wait-seat[data-player='1'] input", "Benja")?;
    cleo.type_into(".wait-seat[data-player='2'] input", "Cleo")?;
    cleo.click(".wait-seat[data-player='2'] .main")?;
    // The seats are shown anew for Ben, who types on.
    ben.until("return document.querySelectorAll('.wait-seat input').length === 1")?;
    assert_eq!(ben.run("return [document.activeElement.value, document.activeElement.selectionStart]")?, json!(["Benja", 5]));
    // Those who wait are seen by their dots.
    ben.wait(".wait-seat[data-player='2'] .dot.here")?;
    ben.type_into(".wait-seat[data-player='1'] input", "min")?;
    ben.click(".wait-seat[data-player='1'] .main")?;
    cleo.until("return document.querySelector('.player[data-player=\"1\"] .name')?.textContent === 'Benjamin'")?;
    quiet(&[&ben, &cleo])
}

#[test]
#[needs(CHROMIUM)]
fn who_gives_up_loses_and_both_play_again() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(TWO, &[0, 1])?;
    play(&table.client()?, 6)?;
    let (anna, ben) = (driver.open(Screen::Desktop)?, driver.open(Screen::Phone)?);
    sit(&anna, &table, 0)?;
    sit(&ben, &table, 1)?;
    ben.wait(".player")?;
    agree(&ben)?;
    ben.run("document.querySelector('#resign').click()")?;
    for browser in [&anna, &ben] {
        browser.until("return document.querySelector('#prompt').textContent.startsWith('Anna wins: Bert gave up')")?;
        assert_eq!(text(browser, ".player[data-player='1'] .presence")?.trim(), "gave up");
        browser.until("return document.querySelector('#log .left')?.textContent === 'Bert gave up.'")?;
        assert_eq!(browser.count("#hot .hot")?, 0, "nobody is asked any more");
    }
    assert_eq!(ben.run("return window.test_said")?, "Give up? Then Anna wins.");
    anna.click("#rematch")?;
    ben.until("return document.querySelector('#again-words')?.textContent === 'Anna wants to play again.'")?;
    anna.until("return document.querySelector('#again-words')?.textContent === 'Waiting for Bert.'")?;
    ben.click("#rematch")?;
    for browser in [&anna, &ben] {
        browser.until(&format!("return location.pathname.startsWith('/t/') && location.pathname !== '/t/{}'", table.id))?;
        browser.until("return document.querySelector('.player[data-player=\"0\"] .name')?.textContent === 'Bert'")?;
    }
    ben.wait("#ask.mine")?;
    // The record of the first game says why it ended.
    anna.go(&format!("{}/record", table.url))?;
    anna.until("return document.querySelector('#ended').textContent === 'Anna wins: Bert gave up'")?;
    quiet(&[&anna, &ben])
}

#[test]
#[needs(CHROMIUM)]
fn three_browsers_play_again_with_the_order_turned_and_are_told_who_is_missing() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let short = format!("{THREE}[maps]\ntile_count = 12\n");
    let table = server.table(&short, &[0, 1, 2])?;
    let all: Vec<Browser> = (0..3).map(|_| driver.open(Screen::Desktop)).collect::<Done<_>>()?;
    for (seat, browser) in all.iter().enumerate() {
        sit(browser, &table, seat)?;
        browser.wait(".player")?;
    }
    play(&table.client()?, 1000)?;
    for browser in &all {
        browser.wait("#rematch")?;
    }
    let says = |browser: &Browser, words: &str| {
        browser.until(&format!("return document.querySelector('#again-words')?.textContent === '{words}'"))
    };
    all[1].click("#rematch")?;
    says(&all[0], "Ben wants to play again. Waiting for Cleo.")?;
    says(&all[1], "Waiting for Anna and Cleo.")?;
    all[0].click("#rematch")?;
    says(&all[2], "Anna and Ben want to play again.")?;
    all[2].click("#rematch")?;
    let color = |browser: &Browser| -> Done<Value> {
        browser.until(&format!("return location.pathname.startsWith('/t/') && location.pathname !== '/t/{}'", table.id))?;
        browser.wait(".player.mine")?;
        browser.run("const own = document.querySelector('.player.mine'); return [own.dataset.player, own.querySelector('.name').textContent, own.querySelector('.seat').textContent]")
    };
    // The next player begins, and everybody keeps the color.
    assert_eq!(color(&all[0])?, json!(["2", "Anna", "green"]));
    assert_eq!(color(&all[1])?, json!(["0", "Ben", "red"]));
    assert_eq!(color(&all[2])?, json!(["1", "Cleo", "blue"]));
    all[1].wait("#ask.mine")?;
    quiet(&all.iter().collect::<Vec<_>>())
}

#[test]
#[needs(CHROMIUM)]
fn the_host_closes_a_table_that_waits() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let (host, guest) = (driver.open(Screen::Desktop)?, driver.open(Screen::Desktop)?);
    host.go(&server.base)?;
    let new = json!({"toml": TWO, "sit": [0], "settings": {}});
    let make = format!(
        "const done = arguments[0]; fetch('/api/tables', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: JSON.stringify({new}) }}).then((r) => r.json()).then((made) => done(made.url))"
    );
    for from_lobby in [false, true] {
        let path = host.run_async(&make)?;
        let url = format!("{}{}", server.base, path.as_str().unwrap_or_default());
        guest.go(&url)?;
        guest.wait(".wait-seat")?;
        assert_eq!(guest.count("#close")?, 0, "only the host closes it");
        host.go(&url)?;
        host.wait("#close")?;
        if from_lobby {
            host.go(&server.base)?;
            host.wait("#mine .close")?;
            agree(&host)?;
            host.click("#mine .close")?;
            host.until("return document.querySelector('#mine .close') === null && document.querySelector('#mine .word')?.textContent === 'closed'")?;
        } else {
            agree(&host)?;
            host.click("#close")?;
        }
        assert_eq!(host.run("return window.test_said")?, "Close this table? Nobody can take a seat afterwards.");
        guest.until("return document.querySelector('#prompt').textContent.includes('has closed it')")?;
        assert_eq!(guest.count(".wait-seat")?, 0);
    }
    quiet(&[&host, &guest])
}
