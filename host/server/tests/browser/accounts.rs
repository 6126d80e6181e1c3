//! Accounts in two browsers: a passphrase and a seat on two devices, and passkeys with a virtual device.

use serde_json::json;

use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

const PASSPHRASE: &str = "correct horse battery";

/// Returns the address of the server with its name: passkeys need one.
fn by_name(server: &Server) -> String {
    server.base.replace("127.0.0.1", "localhost")
}

fn sign_up(browser: &Browser, base: &str, name: &str) -> Done {
    browser.go(&format!("{base}/account"))?;
    browser.type_into("#up-name", name)?;
    browser.type_into("#up-passphrase", PASSPHRASE)?;
    browser.click("#sign-up button")?;
    browser.wait("#sign-out")
}

fn sign_in(browser: &Browser, base: &str, name: &str) -> Done {
    browser.go(&format!("{base}/account"))?;
    browser.type_into("#in-name", name)?;
    browser.type_into("#in-passphrase", PASSPHRASE)?;
    browser.press("\u{e007}")?;
    browser.wait("#sign-out")
}

#[test]
#[needs(CHROMIUM)]
fn one_account_holds_a_seat_in_two_browsers() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let base = by_name(&server);
    let (desktop, phone) = (driver.open(Screen::Laptop)?, driver.open(Screen::Phone)?);
    // A seat that the browser had before the person signed up.
    desktop.go(&base)?;
    desktop.click("#quick")?;
    desktop.wait("#hot [data-cell]")?;
    let table = desktop.run("return location.href")?;
    let table = table.as_str().unwrap_or_default().to_owned();
    sign_up(&desktop, &base, "Anna B")?;
    desktop.click("#claim")?;
    desktop.until("return document.querySelector('#done').textContent.includes('one more seat')")?;
    sign_in(&phone, &base, "anna b")?;
    phone.go(&base)?;
    phone.wait("#mine [data-table]")?;
    phone.go(&table)?;
    phone.wait("#ask.mine")?;
    phone.wait("#hot [data-cell]")?;
    phone.click("#hot [data-cell]")?;
    phone.click("#confirm-place")?;
    desktop.go(&table)?;
    desktop.until("return document.querySelectorAll('#log .move').length > 0")?;
    // Signed out on all devices: the phone has nothing left, the desktop has the secret of the seat.
    desktop.go(&format!("{base}/account"))?;
    desktop.click("#sign-out-everywhere")?;
    desktop.wait("#sign-in")?;
    phone.go(&table)?;
    phone.wait("#board")?;
    phone
        .until("return document.querySelector('#ask') !== null && !document.querySelector('#ask').classList.contains('mine')")?;
    desktop.go(&table)?;
    desktop.wait("#ask.mine, #log .move")?;
    assert_eq!(
        phone.run("return JSON.parse(JSON.parse(document.querySelector('#page').textContent).first.set.state).mine")?,
        json!([])
    );
    assert_eq!(
        desktop.run("return JSON.parse(JSON.parse(document.querySelector('#page').textContent).first.set.state).mine")?,
        json!([0])
    );
    assert_eq!((desktop.console()?, phone.console()?), (Vec::new(), Vec::new()));
    Ok(())
}

#[test]
#[needs(CHROMIUM, built_with!("passkeys"))]
fn a_passkey_makes_an_account_opens_it_and_confirms_its_deletion() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let base = by_name(&server);
    let browser = driver.open(Screen::Laptop)?;
    browser.add_authenticator()?;
    browser.go(&format!("{base}/account"))?;
    browser.type_into("#up-name", "Cleo")?;
    browser.click("#up-passkey")?;
    browser.wait("#sign-out")?;
    assert_eq!(browser.count(".keys li")?, 1);
    browser.click("#sign-out")?;
    browser.wait("#sign-in")?;
    browser.click("#in-passkey")?;
    browser.wait("#sign-out")?;
    assert_eq!(browser.run("return document.querySelector('main h1').textContent")?, "Cleo");
    // The only way in cannot be removed.
    browser.click(".keys .remove")?;
    browser.click("#proof-passkey")?;
    browser.until("return document.querySelector('#wrong').textContent.includes('only way into the account')")?;
    browser.type_into("#new-passphrase", PASSPHRASE)?;
    browser.click("#passphrase button")?;
    browser.click("#proof-passkey")?;
    browser.until("return document.querySelector('#passphrase h3').textContent === 'Change the passphrase'")?;
    browser.click(".keys .remove")?;
    browser.type_into("#proof-passphrase", PASSPHRASE)?;
    browser.click("#proof-go")?;
    browser.until("return document.querySelectorAll('.keys li').length === 0")?;
    browser.click("#add-passkey")?;
    browser.type_into("#proof-passphrase", PASSPHRASE)?;
    browser.press("\u{e007}")?;
    browser.until("return document.querySelectorAll('.keys li').length === 1")?;
    browser.click("details summary")?;
    browser.run("for (const box of document.querySelectorAll('details')) box.open = true")?;
    browser.click("#delete")?;
    browser.click("#proof-passkey")?;
    browser.until("return location.pathname === '/'")?;
    browser.go(&format!("{base}/account"))?;
    browser.click("#in-passkey")?;
    browser.until("return document.querySelector('#wrong').textContent.includes('not accepted')")?;
    // The refusals are the only messages.
    let messages: Vec<String> = browser.console()?.into_iter().filter(|m| !m.contains("422") && !m.contains("403")).collect();
    assert_eq!(messages, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn at_an_address_of_numbers_there_is_no_button_for_passkeys() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/account", server.base))?;
    browser.wait("#sign-in")?;
    assert_eq!(
        browser.run("return [document.querySelector('#in-passkey').hidden, document.querySelector('#up-passkey').hidden]")?,
        json!([true, true])
    );
    let widths = browser.run("return [document.documentElement.scrollWidth, innerWidth]")?;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "{widths}");
    browser.type_into("#in-name", "nobody")?;
    browser.type_into("#in-passphrase", "wrong horse battery")?;
    browser.click("#sign-in button")?;
    browser.until("return document.querySelector('#wrong').textContent === 'the name or the passphrase is wrong'")?;
    Ok(())
}
