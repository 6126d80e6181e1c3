//! Whole games, on a desktop, on a phone and by keys.

use serde_json::json;

use crate::person::Person;
use crate::support::{Done, SOLO, Server};
use crate::webdriver::{Browser, Driver, Screen};

/// Steps that are more than any game here has.
const ALL: usize = 2000;

/// Eight expansions.
const EIGHT: &str = "seed = 4\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
    abbey-mayor = {}\nbridges-castles-bazaars = {}\ninns-cathedrals = {}\nlittle-buildings = {}\nmaps = { map = \"benelux\" }\n\
    shop = {}\ntower = {}\ntraders-builders = {}\n";

/// A person against a bot, on a printed board.
const BENELUX: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
                       bridges-castles-bazaars = {}\nshop = {}\nmaps = { map = \"benelux\" }\n";

fn no_messages(browser: &Browser, but: &[&str]) -> Done {
    let messages: Vec<String> = browser.console()?.into_iter().filter(|m| !but.iter().any(|known| m.contains(known))).collect();
    if messages.is_empty() { Ok(()) } else { Err(format!("the console has messages: {messages:#?}").into()) }
}

#[test]
#[needs(CHROMIUM)]
fn a_base_game_is_played_to_its_end_with_the_mouse() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&server.base)?;
    browser.click("#quick")?;
    browser.wait("#hot [data-cell]")?;
    let mut person = Person::new(&browser, Screen::Desktop, 1);
    assert!(person.play(ALL)?);
    browser.click("#final [aria-label='Next step']")?;
    browser.until("return document.querySelector('#final p').textContent.includes('+') && document.querySelector('#final-mark').children.length > 0")?;
    assert!(["cell", "mark", "button"].iter().all(|what| person.used.contains(what)), "{:?}", person.used);
    browser.click("#record-link")?;
    browser.wait("#chart path")?;
    browser.click("#first")?;
    browser.until("return document.querySelector('#prompt').textContent === 'The beginning'")?;
    browser.until("return document.querySelectorAll('#tiles use').length < 6")?;
    no_messages(&browser, &[])
}

#[test]
#[needs(CHROMIUM)]
fn a_game_against_a_bot_is_played_again_with_one_click() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    crate::support::play(&table.client()?, ALL)?;
    let card = browser.run(
        "return [...document.querySelectorAll('#end tr')].map((row) => [...row.children].map((cell) => cell.textContent))",
    )?;
    let rows: Vec<Vec<i64>> = card
        .as_array()
        .into_iter()
        .flatten()
        .skip(1)
        .map(|row| {
            row.as_array()
                .into_iter()
                .flatten()
                .skip(1)
                .map(|cell| cell.as_str().and_then(|n| n.parse().ok()).unwrap_or_default())
                .collect()
        })
        .collect();
    let (together, sources) = rows.split_last().ok_or("no card")?;
    assert!(sources.len() > 2, "{card}");
    let sums: Vec<i64> = (0..2).map(|player| sources.iter().map(|row| row[player]).sum()).collect();
    assert_eq!(&sums, together, "the points of all sources are the score: {card}");
    browser.click("#rematch")?;
    browser.until(&format!("return location.pathname.startsWith('/t/') && !location.href.startsWith('{}')", table.url))?;
    // The bot begins now, and then the person is asked.
    browser.wait("#ask.mine")?;
    browser.wait("#hot [data-cell]")?;
    no_messages(&browser, &[])
}

#[test]
#[needs(CHROMIUM)]
fn a_phone_plays_eight_expansions_by_thumb() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(EIGHT, &[0])?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    let mut person = Person::new(&browser, Screen::Phone, 2);
    assert!(person.play(ALL)?);
    assert!(person.used.contains("tap"), "{:?}", person.used);
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= 360")?, true, "the page is not wider than the phone");
    no_messages(&browser, &[])
}

#[test]
#[needs(CHROMIUM)]
fn bridges_and_the_shop_on_the_benelux_board_are_played_by_keys_alone() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(BENELUX, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    let mut person = Person::new(&browser, Screen::Desktop, 3);
    person.keys = true;
    person.tabs = 25;
    person.play(1)?;
    let at_hand = "document.activeElement.closest('#hot, #choices') !== null";
    browser.until(&format!("return document.querySelector('#ask').classList.contains('mine') && {at_hand}"))?;
    assert!(person.play(ALL)?);
    assert_eq!(person.tabs, 0, "the first answers were reached with Tab and arrow keys");
    assert!(!person.used.contains("cell") && !person.used.contains("button"), "{:?}", person.used);
    no_messages(&browser, &[])
}

#[test]
#[needs(CHROMIUM)]
fn two_browsers_play_an_auction_and_cards_from_their_hands() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let rules = "seed = 8\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n\
                 bridges-castles-bazaars = {}\ngifts = {}\nbets = {}\nsignposts = {}\ndrawbridges = {}\nshop = {}\n";
    let table = server.table(rules, &[0])?;
    let (first, second) = (driver.open(Screen::Desktop)?, driver.open(Screen::Desktop)?);
    first.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    second.go(&table.url)?;
    second.type_into(".wait-seat input", "Bertram")?;
    second.click(".wait-seat .main")?;
    let mut people = [Person::new(&first, Screen::Desktop, 4), Person::new(&second, Screen::Desktop, 5)];
    let (mut bids, mut steps) = (false, 0);
    while steps < 4000 {
        let [a, b] = &mut people;
        let seen = [a.step()?, b.step()?];
        bids |= seen.iter().any(|s| s["ranges"].as_u64() > Some(0));
        if seen.iter().all(|s| s["over"] == true) {
            break;
        }
        steps += 1;
    }
    assert!(bids, "there was an auction");
    assert!(people.iter().any(|p| p.used.contains("number")));
    assert!(people.iter().all(|p| p.used.contains("card")), "cards are played from both hands");
    people.iter().try_for_each(|p| no_messages(p.browser, &[]))
}

#[test]
#[needs(CHROMIUM)]
fn a_cut_network_and_a_restarted_server_lose_nothing() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table_with(SOLO, &[0], json!({"pace": 0, "confirm": "never"}))?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    let mut person = Person::new(&browser, Screen::Desktop, 6);
    person.play(8)?;
    browser.wait("#ask.mine")?;
    browser.offline(true)?;
    _ = person.step()?;
    std::thread::sleep(std::time::Duration::from_millis(700));
    browser.offline(false)?;
    assert!(person.play(ALL)?);
    no_messages(&browser, &["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "ERR_NETWORK_CHANGED"])
}
