//! A Swiss of eight over three rounds, from the announcement to the standings: the organizer on a laptop, a player on a phone, and
//! six more who play without pages.

use serde_json::{Value, json};

use crate::axe::{CHECK, UNFOLD};
use crate::support::{Done, Server, wait_for};
use crate::webdriver::{Browser, Driver, Screen};
use bastide_needs::list::AXE;

const PASSPHRASE: &str = "correct horse battery";

/// A player without a page.
struct Player {
    base: String,
    session: String,
}

impl Player {
    fn sign_up(base: &str, name: &str) -> Done<Player> {
        let mut response = ureq::post(format!("{base}/api/account"))
            .header("Origin", base)
            .send_json(json!({"name": name, "passphrase": PASSPHRASE}))?;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok()).unwrap_or_default();
        let session = cookie.split(';').next().unwrap_or_default().to_owned();
        response.body_mut().read_to_string()?;
        Ok(Player { base: base.to_owned(), session })
    }

    fn post(&self, path: &str, body: &Value) -> Done {
        let request = ureq::post(format!("{}{path}", self.base)).header("Origin", &self.base).header("Cookie", &self.session);
        request.send_json(body)?.body_mut().read_to_string()?;
        Ok(())
    }

    fn get(&self, path: &str) -> Done<Value> {
        let text =
            ureq::get(format!("{}{path}", self.base)).header("Cookie", &self.session).call()?.body_mut().read_to_string()?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Gives up the game of the round that is played, if it goes on.
    fn resign(&self, tournament: &str) -> Done {
        let view = self.get(&format!("/api{}", tournament.replace("/tournament/", "/tournaments/")))?;
        let Some(table) = view["you"]["table"].as_str() else { return Ok(()) };
        // The opponent may have been quicker.
        _ = self.post(&format!("/t/{table}/resign"), &json!({}));
        Ok(())
    }
}

fn sign_up(browser: &Browser, base: &str, name: &str) -> Done {
    browser.go(&format!("{base}/account"))?;
    browser.type_into("#up-name", name)?;
    browser.type_into("#up-passphrase", PASSPHRASE)?;
    browser.click("#sign-up button")?;
    browser.wait("#sign-out")
}

/// Clicks when the button is there.
fn press(browser: &Browser, css: &str) -> Done {
    browser.wait(&format!("{css}:not([hidden])"))?;
    browser.click(css)
}

/// Checks what is shown with axe, if it is there, and that nothing is wider than the screen.
fn look(browser: &Browser) -> Done {
    browser.run(UNFOLD)?;
    let widths = browser.run("return [document.documentElement.scrollWidth, innerWidth]")?;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "{widths}");
    has_all_texts(browser)?;
    if let Ok(path) = AXE.path() {
        browser.run(&std::fs::read_to_string(path)?)?;
        assert_eq!(browser.run_async(CHECK)?, json!([]));
    }
    Ok(())
}

/// Checks that no text of the page is missing: in its place would be its id.
fn has_all_texts(browser: &Browser) -> Done {
    let missing = browser.run("return document.body.innerText.match(/script-[a-z-]+|page-tournament[a-z-]*/g) ?? []")?;
    assert_eq!(missing, json!([]));
    Ok(())
}

#[test]
#[needs(CHROMIUM, built_with!("tournaments"))]
fn a_swiss_of_eight_from_the_announcement_to_the_standings() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let base = &server.base;
    let (olga, anna) = (driver.open(Screen::Laptop)?, driver.open(Screen::Phone)?);
    sign_up(&olga, base, "Olga")?;
    sign_up(&anna, base, "Anna")?;
    olga.go(base)?;
    press(&olga, "#to-tournaments")?;
    olga.wait("#t-make")?;
    look(&olga)?;
    olga.type_into("#t-name", "Friday cup")?;
    olga.run("document.querySelector('#t-rounds').value = 3; document.querySelector('#t-minutes').value = '0'")?;
    olga.click("#t-make button")?;
    press(&olga, "#announce")?;
    press(&olga, "#enter")?;
    olga.wait("#leave:not([hidden])")?;
    let path = olga.run("return location.pathname")?;
    let path = path.as_str().unwrap_or_default().to_owned();
    // Anna finds it in the list.
    anna.go(&format!("{base}/tournaments"))?;
    anna.until("return document.querySelector('#tournaments a')?.textContent === 'Friday cup'")?;
    look(&anna)?;
    anna.click("#tournaments a")?;
    press(&anna, "#enter")?;
    let others = ["Bert", "Cleo", "Dora", "Emil", "Finn", "Gesa"].map(|name| Player::sign_up(base, name));
    let others = others.into_iter().collect::<Done<Vec<_>>>()?;
    for other in &others {
        other.post(&format!("/api{}", path.replace("/tournament/", "/tournaments/")), &json!({"do": "enter"}))?;
    }
    // The page of the organizer follows without being loaded again.
    olga.until("return document.querySelectorAll('#entrants li').length === 8")?;
    for round in 1..=3 {
        olga.until(&format!("return document.querySelector('#advance').textContent === 'Begin round {round}'"))?;
        press(&olga, "#advance")?;
        olga.wait(&format!("[data-round='{round}']"))?;
        // A player goes from the page to the table, and gives the game up there in the first round.
        anna.wait("#your-table:not([hidden])")?;
        if round == 1 {
            look(&anna)?;
            anna.click("#your-table")?;
            anna.wait("#resign:not([hidden])")?;
            anna.run("window.confirm = () => true; document.querySelector('#resign').click()")?;
            anna.until("return document.querySelector('#resign').hidden")?;
            anna.go(&format!("{base}{path}"))?;
        }
        wait_for("the round is not over", || {
            for other in &others {
                other.resign(&path)?;
            }
            // The organizer and Anna may meet: then nobody else ends their game.
            if olga.run("return document.querySelector('#your-table').hidden")? == false
                && others.iter().all(|other| {
                    other
                        .get(&format!("/api{}", path.replace("/tournament/", "/tournaments/")))
                        .is_ok_and(|view| view["you"]["table"].is_null())
                })
            {
                olga.run("fetch(document.querySelector('#your-table').getAttribute('href') + '/resign', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })")?;
            }
            let over = olga.run("return !document.querySelector('#advance').hidden")?;
            Ok((over == true).then_some(()))
        })?;
    }
    olga.until("return document.querySelector('#advance').textContent === 'Finish the tournament'")?;
    press(&olga, "#advance")?;
    olga.until("return document.querySelector('#state').textContent === 'over'")?;
    anna.until("return document.querySelectorAll('#standings tbody tr').length === 8 && document.querySelector('#state').textContent === 'over'")?;
    let points = anna.run("return [...document.querySelectorAll('#standings tbody tr')].map((row) => Number(row.cells[2].textContent)).reduce((a, b) => a + b, 0)")?;
    assert_eq!(points, 12);
    // A number explains itself.
    anna.run("document.querySelector('#standings tbody button').click()")?;
    anna.wait("#why[open] #why-parts li")?;
    assert_eq!(anna.count("#why-parts li")?, 3);
    anna.run("document.querySelector('#why').close()")?;
    for browser in [&olga, &anna] {
        look(browser)?;
    }
    for language in ["nl", "de"] {
        anna.run(&format!("document.cookie = 'language={language}; Path=/'"))?;
        anna.go(&format!("{base}{path}"))?;
        anna.wait("#standings tbody tr")?;
        has_all_texts(&anna)?;
    }
    // This test asks for the end of a game that may be over.
    let told: Vec<String> = olga.console()?.into_iter().filter(|told| !told.contains("/resign")).collect();
    assert_eq!((told, anna.console()?), (Vec::new(), Vec::new()));
    Ok(())
}
