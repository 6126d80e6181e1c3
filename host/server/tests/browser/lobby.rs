//! The lobby: it lives, it has one's own tables, filters, and room for many.

use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, TWO, play};
use crate::webdriver::{Browser, Driver, Screen};

fn ids(browser: &Browser, css: &str) -> Done<Vec<String>> {
    let found = browser.run(&format!(
        "return [...document.querySelectorAll({css:?})].filter((li) => li.checkVisibility()).map((li) => li.dataset.table)"
    ))?;
    Ok(found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

#[test]
#[needs(CHROMIUM)]
fn tables_come_change_and_go_while_focus_and_scrolling_stay() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let first = server.table_with(TWO, &[0], json!({"title": "First"}))?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&server.base)?;
    let link = format!("li[data-table='{}'] .to", first.id);
    browser.wait(&link)?;
    browser.until("return document.querySelector('#waiting time').textContent === 'just now'")?;
    browser.run(&format!("document.querySelector(\"{link}\").focus(); document.querySelector(\"{link}\").id = 'kept'"))?;
    let second = server.table_with(TWO, &[0], json!({"title": "Second"}))?;
    browser.wait(&format!("#waiting li[data-table='{}']", second.id))?;
    assert_eq!(ids(&browser, "#waiting li")?, [second.id.as_str(), &first.id], "the newest first");
    assert_eq!(browser.run("return document.querySelector('[data-group=waiting] .count').textContent")?, "2");
    bastide_client::Client::new(&first.url)?.sit(1, "Ben", None)?;
    browser.wait(&format!("#playing li[data-table='{}']", first.id))?;
    assert_eq!(browser.run("return document.activeElement.id")?, "kept", "the focus moves with the entry");
    assert_eq!(browser.count("#waiting li")?, 1);
    browser.until(
        "return document.querySelector('#playing .none') === null || document.querySelector('[data-group=playing] .none').hidden",
    )?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn own_tables_are_sorted_by_my_turn_also_private_ones() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let settings = json!({"pace": 0, "confirm": "never", "private": true});
    let tables: Vec<_> = (0..3).map(|_| server.table_with(TWO, &[0, 1], settings.clone())).collect::<Done<_>>()?;
    let [mine, theirs, over] = &tables[..] else { return Err("no tables".into()) };
    // At the second table it is the turn of the other one, and the third is over.
    let other = theirs.client()?;
    while other.state()?["asked"] == 0 {
        play(&other, 1)?;
    }
    bastide_client::Client::new(&over.url)?.with_secret(&over.secrets[1]).post("resign", &json!({}))?;
    let browser = driver.open(Screen::Phone)?;
    for table in [mine, theirs, over] {
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        browser.wait(".player")?;
    }
    browser.go(&server.base)?;
    browser.until("return document.querySelectorAll('#mine li').length === 3")?;
    assert_eq!(ids(&browser, "#mine li")?, [mine.id.as_str(), &theirs.id, &over.id]);
    let asks = browser.run("return [...document.querySelectorAll('#mine .asks')].map((asks) => asks.textContent)")?;
    assert_eq!(asks, json!(["Your turn", "Bert’s turn", ""]));
    let told = browser.run("return document.querySelector('#mine li:last-child').innerText")?;
    assert!(told.as_str().is_some_and(|told| told.contains("Anna wins: Bert gave up")), "{told}");
    assert_eq!(ids(&browser, "#playing li, #waiting li, #over li")?, Vec::<String>::new(), "private tables are not listed");
    // The other one moves: the table comes to the top.
    while other.state()?["asked"] == 1 {
        play(&other, 1)?;
    }
    browser.until(&format!(
        "return [...document.querySelectorAll('#mine .yours')].some((li) => li.dataset.table === '{}')",
        theirs.id
    ))?;
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= 360")?, true);
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn fifty_tables_are_on_one_screen_and_are_filtered() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let shop = format!("{TWO}[shop]\n");
    for n in 0..50 {
        let clocks = if n % 5 == 0 { json!({"step": 86400}) } else { json!({}) };
        let settings = json!({"pace": 0, "title": format!("Evening {n}"), "clocks": clocks});
        let sit = if n % 2 == 0 { &[0, 1][..] } else { &[0] };
        let table = server.table_with(if n % 10 == 0 { &shop } else { TWO }, sit, settings)?;
        if n % 8 == 0 {
            play(&table.client()?, 2)?;
        }
    }
    let laptop = driver.open(Screen::Laptop)?;
    laptop.go(&server.base)?;
    laptop.until("return document.querySelectorAll('li[data-table]').length === 50")?;
    let missing = laptop.run(
        "return [...document.querySelectorAll('li[data-table]')].map((li) => ({ text: li.innerText, box: li.getBoundingClientRect() })).filter(({ box }) => box.top < 0 || box.bottom > innerHeight || box.height < 24).map(({ text, box }) => `${text}: ${box.top} to ${box.bottom} of ${innerHeight}`)",
    )?;
    assert_eq!(missing, Value::Array(Vec::new()), "all at once on a screen of 1366 by 768");
    let count = |script: &str, shown: usize| -> Done {
        laptop.run(script)?;
        laptop.run("document.querySelector('#filters').dispatchEvent(new Event('input'))")?;
        assert_eq!(ids(&laptop, "li[data-table]")?.len(), shown, "{script}");
        Ok(())
    };
    count("document.querySelector('#filter-free').checked = true", 25)?;
    count("document.querySelector('#filter-clock').value = 'days'", 5)?;
    assert_eq!(laptop.run("return document.querySelector('#filtered').textContent")?, "5 tables");
    count(
        "document.querySelector('#filter-free').checked = false; document.querySelector('#filter-expansion').value = 'shop'",
        5,
    )?;
    count("document.querySelector('#filter-text').value = 'evening 4 shop'", 1)?;
    // They stay when the page is loaded again.
    laptop.go(&server.base)?;
    assert_eq!(ids(&laptop, "li[data-table]")?.len(), 1);
    let phone = driver.open(Screen::Phone)?;
    phone.go(&server.base)?;
    phone.until("return document.querySelectorAll('li[data-table]').length === 50")?;
    assert_eq!(phone.run("return document.documentElement.scrollWidth <= 360")?, true);
    let low = phone.run(
        "return [...document.querySelectorAll('li[data-table] .to')].filter((a) => a.getBoundingClientRect().height < 24).length",
    )?;
    assert_eq!(low, 0, "each can be hit with a thumb");
    for browser in [&laptop, &phone] {
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_table_with_days_for_a_move_is_set_up_and_shows_days() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.wait("#clock-kind")?;
    let choose = |css: &str, value: &str| {
        browser.run(&format!("const s = document.querySelector(\"{css}\"); s.value = '{value}'; s.dispatchEvent(new Event('change')); s.dispatchEvent(new Event('input'))"))
    };
    choose("#clock-kind", "days")?;
    choose("#clock-days", "14")?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.click("#make")?;
    browser.wait(".player.mine")?;
    browser.until("return /13 d 23 h|14 d 0 h/.test(document.querySelector('.player.mine .clock').textContent)")?;
    browser.click("#rules-open")?;
    browser.until("return document.querySelector('#rules-settings').textContent.includes('14 days per move')")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_game_against_a_bot_is_in_the_list_of_its_player() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    server.table(SOLO, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&server.base)?;
    browser.click("#quick")?;
    browser.wait("#ask.mine")?;
    browser.go(&server.base)?;
    browser.wait("#mine .yours")?;
    assert_eq!((browser.count("#mine li")?, browser.count("#playing li")?), (1, 1), "that of the other is in the list for all");
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}
