//! `bastide serve` as a person meets it: in Chromium, with a library that the operator allows, and
//! killed in the middle of a game.

use std::error::Error;

use crate::person::Person;
use crate::served::serve;
use crate::webdriver::{Driver, Screen};

type Done = Result<(), Box<dyn Error>>;

/// Steps that are more than any game here has.
const ALL: usize = 2000;

#[test]
#[needs(CHROMIUM)]
fn strangers_crates_are_chosen_on_the_page_and_played_to_the_end() -> Done {
    let driver = Driver::start()?;
    // One of them has an id with its author.
    let served = serve(&["beacons", "tax-collector"])?;
    for (id, header, title) in
        [("beacons", "[beacons]", "Beacons"), ("ana/tax-collector", "[\"ana/tax-collector\"]", "Tax Collector")]
    {
        let browser = driver.open(Screen::Desktop)?;
        browser.go(&format!("{}/new", served.base))?;
        browser
            .until(&format!("return document.querySelector('[data-plugin=\"{id}\"]').textContent.includes('from a library')"))?;
        browser.click(&format!("[data-plugin='{id}'] input"))?;
        browser.until(&format!("return document.querySelector('#toml').value.includes('{header}')"))?;
        // Bots move at once.
        browser.run(
            "const s = document.querySelector('#settings option[value=\"0\"]').parentElement;\
             s.value = '0'; s.dispatchEvent(new Event('change'))",
        )?;
        browser.until("return !document.querySelector('#make').disabled")?;
        browser.click("#make")?;
        browser.wait("#hot [data-cell]")?;
        // A seat is shown by a follower, whatever figures the expansion brings.
        browser.until("return document.querySelector('.player .mark .figure-follower') !== null")?;
        let mut person = Person::new(&browser, Screen::Desktop, 7);
        assert!(person.play(ALL)?);
        assert_eq!(browser.run(&format!("return document.querySelector('#title').textContent.includes('{title}')"))?, true);
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_server_that_is_killed_in_the_middle_goes_on() -> Done {
    let driver = Driver::start()?;
    let mut served = serve(&[])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&served.base)?;
    browser.click("#quick")?;
    browser.wait("#hot [data-cell]")?;
    let mut person = Person::new(&browser, Screen::Desktop, 8);
    for _ in 0..3 {
        person.play(6)?;
        browser.wait("#ask.mine")?;
        let facts = "return document.querySelector('#facts').textContent";
        let before = browser.run(facts)?;
        served.kill()?;
        // The person goes on without a server; the answer is sent again when it is back.
        _ = person.step()?;
        browser.until("return document.querySelector('#link').textContent !== ''")?;
        assert_eq!(browser.run(facts)?, before);
        served.start()?;
        browser.until("return document.querySelector('#link').textContent === ''")?;
    }
    assert!(person.play(ALL)?);
    let own = ["ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET", "ERR_INCOMPLETE_CHUNKED_ENCODING"];
    let messages: Vec<String> = browser.console()?.into_iter().filter(|m| !own.iter().any(|known| m.contains(known))).collect();
    assert_eq!(messages, Vec::<String>::new());
    Ok(())
}
