//! The referee of a site without a server: the engine in the browser sets up positions and answers.

use super::host::{no_messages, start};
use crate::support::Done;
use crate::webdriver::Screen;

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_position_is_set_up_and_judged_without_a_server() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&site.host.at("nl/edit.html"))?;
    browser.wait("#tray button")?;
    browser.run("document.querySelector('#tray button[aria-label^=\"BA/C:\"]').click()")?;
    browser.wait("#hot .edit-mark.legal")?;
    browser.run("document.querySelector('#board').focus()")?;
    // Below the start tile there is no city.
    browser.press("\u{e015}")?;
    browser.wait("#edit-cursor")?;
    browser.press("\u{e007}")?;
    browser.until(
        "return document.querySelectorAll('#edit-placed li').length === 2 || document.querySelector('#edit-why ul') !== null",
    )?;
    browser.click("#edit-link")?;
    browser.until("return location.hash.startsWith('#position=')")?;
    browser.run("location.reload()")?;
    browser.wait("#tray button")?;
    // Who scores what, and a best move, without a server.
    browser.click("#ask-score")?;
    browser.wait("#score table")?;
    browser.click("#ask-best")?;
    browser.wait("#best meter")?;
    no_messages(&browser)
}
