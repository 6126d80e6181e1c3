//! The drawing board of a site without a server, on a phone.

use super::host::{no_messages, start};
use crate::draw::{READY, draw_island};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::Screen;

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_board_is_drawn_checked_filled_and_played_in_the_browser_alone() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&site.host.at("nl/draw.html"))?;
    browser.until(READY)?;
    draw_island(&browser)?;
    let told = browser.run("return document.querySelector('#remarks .error').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.contains("Vak 10,4 kan nooit door een tegel worden bereikt")), "{told}");
    browser.run("document.querySelector('#remarks .error button').click()")?;
    browser.press("x")?;
    browser.until("return document.querySelector('#verdict').dataset.errors === '0'")?;
    browser.run("document.querySelector('#fill').click()")?;
    browser.until("return document.querySelectorAll('.heat').length > 30")?;
    browser.run("document.querySelector('#print').click()")?;
    browser.until("return !document.querySelector('#print-pdf').disabled")?;
    browser.run("document.querySelector('#print-close').click(); document.querySelector('#play').click()")?;
    browser.until(
        "return location.pathname.endsWith('/nl/new.html') && document.querySelector('#toml')?.value.includes('board.toml')",
    )?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.run("document.querySelector('#make').click()")?;
    browser.wait("#hot [data-cell]")?;
    Person::new(&browser, Screen::Phone, 7).play(2)?;
    no_messages(&browser)
}
