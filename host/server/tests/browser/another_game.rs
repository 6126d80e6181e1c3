//! A game in place of the base game: it is chosen for a new table, and played by two people and against a bot.

use serde_json::json;

use crate::person::Person;
use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

const TWO: &str = "edition = \"new\"\nseed = 8\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Ben\", color = \"red\" }]\n\
                   hunters-gatherers = {}\n";
const AGAINST_A_BOT: &str = "edition = \"new\"\nseed = 9\nplayers = [{ name = \"Anna\", color = \"green\" }, \
                             { name = \"Bert\", color = \"red\", bot = \"beginner\" }]\nhunters-gatherers = {}\n";
/// Steps that are more than any game here has.
const ALL: usize = 3000;

fn quiet(browser: &Browser) -> Done {
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_new_table_has_the_game_that_is_chosen_and_its_expansions_alone() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.wait("[data-plugin='base']")?;
    let text = "return document.querySelector('#toml').value";
    browser.click("[data-plugin='tower'] > label input")?;
    browser.click("[name='game'][value='hunters-gatherers']")?;
    browser.wait("[data-plugin='hunters-gatherers'].on")?;
    assert_eq!((browser.count("[data-plugin='base']")?, browser.count("[data-plugin='tower']")?), (0, 0));
    let written = browser.run(text)?.as_str().unwrap_or_default().to_owned();
    assert!(written.contains("[hunters-gatherers]") && !written.contains("tower"), "{written}");
    assert!(
        browser
            .run("return document.querySelector('#game + .hint').textContent")?
            .as_str()
            .is_some_and(|t| t.contains("another game"))
    );
    // Nothing of another game comes by chance.
    browser.click("#surprise")?;
    browser.until("return !document.querySelector('#surprise').disabled")?;
    assert_eq!(browser.run(text)?.as_str().unwrap_or_default(), written);
    browser.click("[name='game'][value='base']")?;
    browser.wait("[data-plugin='tower']:not(.on)")?;
    browser.click("[name='game'][value='hunters-gatherers']")?;
    browser.wait("[data-plugin='hunters-gatherers'].on")?;
    browser.until("return !document.querySelector('#make').disabled && document.querySelector('#badges').children.length > 1")?;
    browser.click("#make")?;
    browser.wait("#hot [data-cell]")?;
    quiet(&browser)
}

#[test]
#[needs(CHROMIUM)]
fn two_people_play_another_game_in_two_browsers() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table_with(TWO, &[0, 1], json!({"pace": 0}))?;
    let (anna, ben) = (driver.open(Screen::Desktop)?, driver.open(Screen::Desktop)?);
    anna.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    ben.go(&format!("{}/s/{}", table.url, table.secrets[1]))?;
    let mut people = [Person::new(&anna, Screen::Desktop, 1), Person::new(&ben, Screen::Desktop, 2)];
    let mut over = false;
    for _ in 0..20 * ALL {
        for person in &mut people {
            over |= person.step()?["over"] == true;
        }
        if over {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(over, "the game comes to its end");
    for browser in [&anna, &ben] {
        browser.wait("#end tr")?;
        quiet(browser)?;
    }
    anna.click("#record-link")?;
    anna.wait("#chart path")?;
    quiet(&anna)
}

#[test]
#[needs(CHROMIUM)]
fn another_game_is_played_against_a_bot_on_a_phone() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table_with(AGAINST_A_BOT, &[0], json!({"pace": 0}))?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    let mut person = Person::new(&browser, Screen::Phone, 2);
    assert!(person.play(ALL)?);
    assert!(person.used.contains("tap"), "{:?}", person.used);
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= 360")?, true, "the page is not wider than the phone");
    quiet(&browser)
}
