//! Games in a browser whose network is cut.

use bastide_pages::site;

use super::host::{ALL, SOLO, TWO_HERE, go_on, make_old, module, no_messages, set_up, start, visit};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::Screen;

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_whole_game_against_a_bot_needs_no_network_after_the_first_visit() -> Done {
    let (mut site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    site.host.stop();
    browser.click(".start a.button")?;
    go_on(&browser, SOLO)?;
    let mut person = Person::new(&browser, Screen::Desktop, 1);
    assert!(person.play(ALL)?);
    browser.click("#record-link")?;
    browser.wait("#chart path")?;
    browser.click("#first")?;
    browser.until("return document.querySelector('#prompt').textContent === 'The beginning'")?;
    browser.click("#last")?;
    browser.click("#rules-open")?;
    browser.until("return document.querySelectorAll('#rules-expansions h4').length > 0")?;
    browser.click("#rules-close")?;
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_game_is_there_after_it_was_loaded_again_and_after_its_page_was_closed() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    set_up(&site, &browser, TWO_HERE)?;
    let state = "return document.querySelectorAll('#log .move').length + document.querySelector('#facts').textContent \
                 + [...document.querySelectorAll('.score')].map((e) => e.textContent) + document.querySelector('#prompt').textContent";
    let same =
        |wanted: &str, other: &serde_json::Value| format!("const state = (() => {{ {state} }})(); return state {wanted} {other}");
    let mut before = browser.run(state)?;
    for n in 0..6 {
        Person::new(&browser, Screen::Desktop, 2 + n).step()?;
        browser.until(&same("!==", &before))?;
        before = browser.run(state)?;
    }
    let address = browser.run("return location.href")?;
    browser.go(address.as_str().ok_or("no address")?)?;
    browser.until(&same("===", &before))?;
    browser.go("about:blank")?;
    browser.go(&site.host.at("en/index.html"))?;
    browser.wait("#mine [data-table] .board")?;
    assert_eq!(browser.count("#mine [data-table]")?, 1);
    browser.click("#mine .to")?;
    browser.until(&same("===", &before))?;
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_game_goes_on_without_room_and_says_so() -> Done {
    let (site, driver) = start()?;
    // The store is full as long as the test says so.
    let store = site.folder.path().join("assets/site/store.js");
    let script = std::fs::read_to_string(&store)?;
    let full = script.replacen(
        "async function change(names, mode, act) {\n",
        "let full = false;\nnew BroadcastChannel(\"full\").onmessage = ({ data }) => (full = data);\nasync function change(names, mode, act) {\n\
         if (full && mode === \"readwrite\") throw new DOMException(\"full\", \"QuotaExceededError\");\n",
        1,
    );
    assert_ne!(full, script);
    std::fs::write(&store, full)?;
    let browser = driver.open(Screen::Desktop)?;
    set_up(&site, &browser, TWO_HERE)?;
    let say = |full: bool| browser.run(&format!("new BroadcastChannel('full').postMessage({full})"));
    let facts = "return document.querySelector('#facts').textContent";
    let began = browser.run(facts)?;
    say(true)?;
    let mut person = Person::new(&browser, Screen::Desktop, 3);
    for step in 0.. {
        person.step()?;
        if step > 4 && browser.run(facts)? != began {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    browser.wait("#not-kept button")?;
    let later = browser.run(facts)?;
    say(false)?;
    while browser.run(facts)? == later {
        person.step()?;
    }
    browser.until("return document.querySelector('#not-kept') === null")?;
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_fault_of_the_engine_is_told_and_the_game_goes_on_once_it_is_opened_again() -> Done {
    let (site, driver) = start()?;
    // The engine fails as long as the test says so.
    let module = site.folder.path().join("assets/site/module.js");
    let script = std::fs::read_to_string(&module)?;
    let fails = script.replacen(
        "ask(order, seed) {\n",
        "ask(order, seed) {\nif (fails && order.Play) throw new Error(\"on purpose\");\n",
        1,
    );
    assert_ne!(fails, script);
    let says = "let fails = false;\nnew BroadcastChannel(\"fails\").onmessage = ({ data }) => (fails = data);\n";
    std::fs::write(&module, format!("{fails}{says}"))?;
    let browser = driver.open(Screen::Desktop)?;
    set_up(&site, &browser, TWO_HERE)?;
    let say = |fails: bool| browser.run(&format!("new BroadcastChannel('fails').postMessage({fails})"));
    Person::new(&browser, Screen::Desktop, 8).play(4)?;
    browser.wait("#hot .hot, #choices button")?;
    let facts = "return document.querySelector('#facts').textContent";
    say(true)?;
    let mut person = Person::new(&browser, Screen::Desktop, 9);
    while browser.count("#broken")? == 0 {
        person.step()?;
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let told =
        browser.run("return document.querySelector('#broken p').textContent + document.querySelector('#prompt').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.matches("on purpose").count() == 2), "{told}");
    say(false)?;
    browser.click("#broken button")?;
    browser.until("return document.querySelector('#broken') === null && document.querySelector('#ask.mine') !== null")?;
    let before = browser.run(facts)?;
    assert!(!person.play(6)?);
    assert_ne!(browser.run(facts)?, before);
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn two_tabs_of_one_game_agree() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    set_up(&site, &browser, TWO_HERE)?;
    let address = browser.run("return location.href")?;
    let [first, second] = browser.tab()?;
    browser.switch(&second)?;
    browser.go(address.as_str().ok_or("no address")?)?;
    browser.wait("#hot [data-cell]")?;
    let shown = "return document.querySelectorAll('#tiles use').length + ' ' + document.querySelector('#prompt').textContent \
                 + document.querySelector('#facts').textContent";
    let mut seen = vec![browser.run(shown)?];
    for n in 0..6 {
        let (here, there) = if n % 2 == 0 { (&second, &first) } else { (&first, &second) };
        browser.switch(here)?;
        Person::new(&browser, Screen::Desktop, 4 + n).step()?;
        browser.until(&format!("const shown = (() => {{ {shown}; }})(); return shown !== {}", seen[seen.len() - 1]))?;
        let now = browser.run(shown)?;
        browser.switch(there)?;
        browser.until(&format!("const shown = (() => {{ {shown}; }})(); return shown === {now}"))?;
        seen.push(now);
    }
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn another_version_is_offered_and_a_game_goes_on_with_it_or_says_why_not() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    set_up(&site, &browser, TWO_HERE)?;
    Person::new(&browser, Screen::Desktop, 5).play(6)?;
    // The same engine with another name for nothing: a module of another version.
    let mut newer = module()?;
    newer.extend(*b"\0\x05\x04more");
    site::write(site.folder.path(), &newer)?;
    browser.run_async(
        "navigator.serviceWorker.ready.then((site) => site.update()).then(() => arguments[arguments.length - 1](true))",
    )?;
    browser.wait("#new-version button")?;
    // What the page shows after the last answer is what is kept.
    browser.run("location.reload()")?;
    browser.wait("#new-version button")?;
    browser.wait("#hot .hot, #choices button")?;
    let facts = browser.run("return document.querySelector('#facts').textContent")?;
    browser.click("#new-version button")?;
    browser.until("return document.querySelector('#new-version') === null && document.querySelector('#hot') !== null")?;
    browser.wait("#hot .hot, #choices button")?;
    assert_eq!(browser.run("return document.querySelector('#facts').textContent")?, facts);
    // A game that was recorded with rules that have changed since.
    make_old(&browser)?;
    browser.run("location.reload()")?;
    browser.wait("#broken button")?;
    let told = browser.run("return document.querySelector('#broken').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.contains("cannot be continued") && told.contains("0.0.1")), "{told}");
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn links_carry_a_table_and_a_record_and_damaged_ones_say_so() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    let copied = "let copied; navigator.clipboard.writeText = async (text) => { window.test_copied = text; }";
    set_up(&site, &browser, TWO_HERE)?;
    browser.go(&site.host.at("en/new.html"))?;
    browser.wait("#plugins .cards")?;
    browser.run(copied)?;
    browser.click("[data-plugin=shop] input")?;
    browser.until("return document.querySelector('#toml').value.includes('[shop]')")?;
    browser.click("#copy-table")?;
    browser.until("return window.test_copied !== undefined")?;
    let link = browser.run("return window.test_copied")?;
    browser.go("about:blank")?;
    browser.go(link.as_str().ok_or("no link")?)?;
    browser.until("return document.querySelector('#toml')?.value.includes('[shop]')")?;
    browser.go("about:blank")?;
    browser.go(&site.host.at("en/new.html#table=nothing"))?;
    browser.until("return document.querySelector('#copied')?.textContent.includes('damaged')")?;
    browser.go(&site.host.at("en/index.html"))?;
    browser.click("#mine .to")?;
    browser.wait("#hot [data-cell]")?;
    Person::new(&browser, Screen::Desktop, 6).play(4)?;
    browser.click("#record-link")?;
    browser.wait("#chart path")?;
    browser.run(copied)?;
    browser.click("#copy")?;
    browser.until("return window.test_copied !== undefined")?;
    let link = browser.run("return window.test_copied")?;
    browser.go("about:blank")?;
    browser.go(link.as_str().ok_or("no link")?)?;
    browser.until("return location.pathname.endsWith('/record.html') && location.search !== '' && document.querySelectorAll('#moves li').length > 3")?;
    browser.go("about:blank")?;
    browser.go(&site.host.at("#record=AAAA"))?;
    browser.until("return document.querySelector('.instead')?.textContent.includes('damaged')")?;
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_phone_plays_in_each_language() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Phone)?;
    visit(&site, &browser)?;
    for language in ["nl", "de", "en"] {
        browser.go(&site.host.at(&format!("{language}/new.html")))?;
        go_on(&browser, SOLO)?;
        assert_eq!(browser.run("return document.documentElement.lang")?, language);
        assert_eq!(
            browser.run("return document.documentElement.scrollWidth <= 360")?,
            true,
            "the page is not wider than the phone"
        );
    }
    let mut person = Person::new(&browser, Screen::Phone, 7);
    assert!(person.play(ALL)?);
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn who_gives_up_without_a_server_sees_the_end_and_finds_it_in_the_list() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    set_up(&site, &browser, SOLO)?;
    let mut person = Person::new(&browser, Screen::Desktop, 5);
    person.play(4)?;
    browser.wait("#ask.mine")?;
    let address = browser.run("return location.href")?;
    crate::ends::give_up(&browser, address.as_str().unwrap_or_default())?;
    browser.go(&site.host.at("en/index.html"))?;
    browser.until("return document.querySelectorAll('#mine [data-table]').length === 2")?;
    let won = browser.run("return [...document.querySelectorAll('#mine .person')].filter((e) => e.textContent.includes('★')).map((e) => e.className)")?;
    assert_eq!(won, serde_json::json!(["person bot"]));
    no_messages(&browser)
}
