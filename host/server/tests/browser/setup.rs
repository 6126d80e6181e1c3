//! Setting up a table, and the card of a table that waits.

use serde_json::json;

use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

/// Chooses a value of a menu.
fn choose(browser: &Browser, menu: &str, value: &str) -> Done {
    browser
        .run(&format!("const box = {menu}; box.value = {value:?}; box.dispatchEvent(new Event('change', {{ bubbles: true }}))"))
        .map(drop)
}

#[test]
#[needs(CHROMIUM)]
fn clock_and_link_stand_above_the_expansions_on_each_screen() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for size in [[1366, 768], [390, 844], [844, 390]] {
        let browser = driver.open(Screen::Desktop)?;
        browser.resize(size)?;
        browser.go(&format!("{}/new", server.base))?;
        browser.wait("#clock-kind")?;
        choose(&browser, "document.querySelector('#clock-kind')", "days")?;
        let tops = browser.run(
            "return ['#copy-table', '#clock-kind', '#clock-days', '#plugins'].map((css) => document.querySelector(css).getBoundingClientRect().top)",
        )?;
        let tops: Vec<f64> = serde_json::from_value(tops)?;
        assert!(tops[..3].iter().all(|top| *top < tops[3]), "{size:?}: {tops:?}");
        assert_eq!(browser.run("return document.documentElement.scrollWidth <= innerWidth")?, true, "{size:?}");
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_seat_that_a_bot_leaves_loses_its_name_and_the_host_passes_the_link_on() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.wait("#seats .seat")?;
    let names = "return [...document.querySelectorAll('#seats .seat > input')].map((box) => box.value)";
    assert_eq!(browser.run(names)?, json!(["Player", "Bot"]));
    let who = "document.querySelectorAll('#seats .seat')[1].querySelectorAll('select')[1]";
    choose(&browser, who, "open")?;
    assert_eq!(browser.run(names)?, json!(["Player", "Red"]));
    choose(&browser, who, "bot:club")?;
    assert_eq!(browser.run(names)?, json!(["Player", "Bot"]));
    choose(&browser, who, "open")?;
    browser
        .until("return !document.querySelector('#make').disabled && !document.querySelector('#toml').value.includes('Bot')")?;
    browser.click("#make")?;
    browser.wait("#copy-link")?;
    let seats = browser.run("return [...document.querySelectorAll('.wait-seat')].map((row) => row.textContent.trim())")?;
    assert!(seats[1].as_str().is_some_and(|seat| seat.starts_with("Red") && seat.ends_with("free")), "{seats}");
    assert_eq!(browser.count(".wait-seat input")?, 0, "the host has a seat, and is offered no other one");
    browser.run(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.test_copied = text; } } })",
    )?;
    browser.click("#copy-link")?;
    assert_eq!(browser.run("return window.test_copied.startsWith(location.origin + location.pathname)")?, true);
    // Somebody who opens that link is offered the seat.
    let link = browser.run("return window.test_copied")?;
    let other = driver.open(Screen::Phone)?;
    other.go(link.as_str().ok_or("no link")?)?;
    other.wait(".wait-seat input")?;
    assert_eq!(other.count(".wait-seat input")?, 1);
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_named_bot_shows_its_strength_and_many_expansions_have_a_short_title() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let toml = "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"first-steps\" }]\n\
                abbey-mayor = {}\ninns-cathedrals = {}\nlittle-buildings = {}\nphantom = {}\ntower = {}\ntraders-builders = {}\n";
    let table = server.table(toml, &[0])?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser
        .until("return document.querySelector('.player[data-player=\"1\"] .strength')?.textContent.startsWith('first steps')")?;
    assert_eq!(browser.count(".player[data-player='0'] .strength")?, 0);
    assert_eq!(browser.run("return document.querySelector('#title').textContent")?, "Base game and 6 expansions");
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_switch_makes_all_pages_dark_or_light_whatever_the_system_prefers() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.resize([390, 844])?;
    let color = "return getComputedStyle(document.body).backgroundColor";
    let (light, dark) = (json!("rgb(246, 238, 219)"), json!("rgb(31, 27, 22)"));
    browser.prefer("prefers-color-scheme", "light")?;
    browser.go(&server.base)?;
    assert_eq!(browser.run(color)?, light);
    browser.click("#dark")?;
    assert_eq!(browser.run(color)?, dark);
    assert_eq!(browser.run("return document.querySelector('#dark').getAttribute('aria-pressed')")?, "true");
    browser.go(&format!("{}/new", server.base))?;
    assert_eq!(browser.run(color)?, dark, "another page has the same colors");
    browser.prefer("prefers-color-scheme", "dark")?;
    browser.click("#dark")?;
    assert_eq!(browser.run(color)?, light);
    browser.click("#dark")?;
    assert_eq!(
        browser.run("return [getComputedStyle(document.body).backgroundColor, localStorage.getItem('colors')]")?,
        json!([dark, null])
    );
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_first_bot_is_offered_to_those_who_have_never_played() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&server.base)?;
    let first = browser.run("const one = document.querySelector('#strength').options[0]; return [one.value, one.textContent]")?;
    assert_eq!(first, json!(["first-steps", "first steps (I have never played)"]));
    choose(&browser, "document.querySelector('#strength')", "first-steps")?;
    browser.click("#quick")?;
    browser.until("return document.querySelector('.player[data-player=\"1\"] .name')?.textContent.includes('first steps')")
}
