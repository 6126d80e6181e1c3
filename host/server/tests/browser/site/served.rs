//! "Open an expansion…" on the page of a server.

use super::bundles::{open, strangers, table};
use super::host::{no_messages, play_at};
use crate::person::Person;
use crate::support::{Done, Server};
use crate::webdriver::{Driver, Screen};

#[test]
#[needs(CHROMIUM, BUNDLES)]
fn a_bundle_is_opened_on_the_page_of_a_server_and_played() -> Done {
    let [example, _] = strangers()?;
    let driver = Driver::start()?;
    let server = Server::adjusted(|config| config.bundles.files = true)?;
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.go(&format!("{}/new", server.base))?;
        browser.wait("#plugins .cards")?;
        let folder = tempfile::tempdir()?;
        let letter = folder.path().join("letter.wasm");
        std::fs::write(&letter, "Dear Anna")?;
        browser.type_into("#bundle-file", &letter.display().to_string())?;
        browser.until("return document.querySelector('#bundle-wrong').textContent.includes('letter.wasm')")?;
        // The refusal is also in the console of the browser.
        browser.console()?;
        open(&browser, &example)?;
        assert_eq!(browser.count("[data-plugin=example]")?, 1);
        play_at(&browser, &table("example"))?;
        assert!(!Person::new(&browser, screen, 41).play(5)?);
        no_messages(&browser)?;
    }
    Ok(())
}
