//! Expansions of strangers on a page that has no server. `BASTIDE_BUNDLES` names a folder with the bundles of two expansions
//! outside of the workspace.

use std::path::{Path, PathBuf};

use bastide_needs::list::BUNDLES;
use bastide_sandbox::Bundle;
use serde_json::{Value, json};

use super::host::{ALL, Site, no_messages, play_at, start, visit};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::{Browser, Screen};

/// The ids of the two expansions, which are the names of their bundles.
const STRANGERS: [&str; 2] = ["example", "beacons"];
/// The id of one with its author, and the name of its bundle.
const AUTHORED: (&str, &str) = ("ana/tax-collector", "tax-collector.wasm");
/// Agrees to whatever a page asks.
const AGREE: &str = "window.confirm = () => true";

/// Returns the files of the two bundles.
pub(super) fn strangers() -> Done<[PathBuf; 2]> {
    let folder = BUNDLES.path()?;
    Ok(STRANGERS.map(|id| folder.join(format!("{id}.wasm"))))
}

/// Opens a bundle on the page for a new table, checks that all is told of it, and allows it.
pub(super) fn open(browser: &Browser, file: &Path) -> Done {
    let bundle = Bundle::read("any", &std::fs::read(file)?)?;
    browser.wait("#plugins .cards")?;
    browser.type_into("#bundle-file", &file.display().to_string())?;
    browser.wait("#bundle-use")?;
    let told = browser.run("return document.querySelector('#bundle-about').textContent")?;
    let told = told.as_str().unwrap_or_default();
    for one in &bundle.manifest().ok_or("no manifest")?.expansions {
        for part in [&one.title, &one.version, &one.source, &one.licence] {
            assert!(told.contains(part.as_str()), "{told} has no {part}");
        }
    }
    assert!(told.contains(bundle.sha256()), "{told}");
    browser.click("#bundle-use")?;
    browser.until("return location.search.startsWith('?bundle=')")?;
    browser.wait("#plugins .cards")
}

/// A person and a bot at a table with an expansion.
pub(super) fn table(id: &str) -> String {
    format!(
        "seed = 4\nplayers = [{{ name = \"Anna\", color = \"green\" }}, {{ name = \"Bert\", color = \"red\", bot = \"greedy\" }}]\n[{id}]\n"
    )
}

/// Loads the page of a game again, and waits until a person is asked. Returns its address, and what it says of the game.
fn again(browser: &Browser) -> Done<(String, Value)> {
    let address = browser.run("return location.href")?.as_str().ok_or("no address")?.to_owned();
    browser.go("about:blank")?;
    browser.go(&address)?;
    browser.wait("#ask.mine")?;
    Ok((address, browser.run("return document.querySelector('#facts').textContent")?))
}

/// Goes to the page for a new table by its link.
fn new_table(site: &Site, browser: &Browser) -> Done {
    browser.go(&site.host.at("en/index.html"))?;
    browser.click(".start a.button")
}

#[test]
#[needs(CHROMIUM, MODULE, BUNDLES)]
fn two_expansions_of_strangers_are_opened_and_played_on_a_phone_without_a_network() -> Done {
    let files = strangers()?;
    let (mut site, driver) = start()?;
    let browser = driver.open(Screen::Phone)?;
    visit(&site, &browser)?;
    site.host.stop();
    browser.offline(true)?;
    for (id, file) in STRANGERS.iter().zip(&files) {
        new_table(&site, &browser)?;
        open(&browser, file)?;
        assert_eq!(browser.count(&format!("[data-plugin={id}]"))?, 1);
        assert_eq!(
            browser.run("return document.documentElement.scrollWidth <= 360")?,
            true,
            "the page is not wider than the phone"
        );
        play_at(&browser, &table(id))?;
        let mut person = Person::new(&browser, Screen::Phone, 11);
        assert!(!person.play(8)?);
        // All is there after the page was loaded again.
        let (address, facts) = again(&browser)?;
        assert_eq!(again(&browser)?, (address, facts));
        assert!(person.play(ALL)?);
        browser.click("#rules-open")?;
        let heading = format!(
            "return [...document.querySelectorAll('#rules-expansions h4')].some((one) => one.textContent === {})",
            json!(title(file)?)
        );
        browser.until(&heading)?;
        browser.click("#rules-close")?;
    }
    new_table(&site, &browser)?;
    browser.until("return document.querySelectorAll('#bundle-list [data-bundle]').length === 2")?;
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE, BUNDLES)]
fn an_expansion_whose_id_has_an_author_is_chosen_on_the_page_and_played() -> Done {
    let [example, _] = strangers()?;
    let (site, driver) = start()?;
    let (id, file) = AUTHORED;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    new_table(&site, &browser)?;
    open(&browser, &example.with_file_name(file))?;
    // What comes from a bundle is not said to come from a library.
    let card = format!("document.querySelector('[data-plugin=\"{id}\"]')");
    let told = browser.run(&format!("return {card}.textContent"))?;
    assert!(told.as_str().is_some_and(|told| told.contains("(from a bundle)") && !told.contains("library")), "{told}");
    let heading = browser.run(&format!("return {card}.closest('.group').querySelector('h3').textContent"))?;
    assert_eq!(heading, "Expansions of other authors");
    browser.click(&format!("[data-plugin='{id}'] input"))?;
    browser.until(&format!("return document.querySelector('#toml').value.includes('[\"{id}\"]')"))?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.click("#make")?;
    browser.wait("#hot [data-cell]")?;
    assert!(Person::new(&browser, Screen::Desktop, 14).play(ALL)?);
    no_messages(&browser)
}

/// Opens the bundle of the example and begins a game with it, of four moves.
fn begin_with_example(site: &Site, browser: &Browser, example: &Path, seed: u64) -> Done {
    visit(site, browser)?;
    new_table(site, browser)?;
    open(browser, example)?;
    play_at(browser, &table("example"))?;
    assert!(!Person::new(browser, Screen::Desktop, seed).play(4)?);
    Ok(())
}

/// Returns the title of the first expansion of a bundle.
fn title(file: &Path) -> Done<String> {
    let bundle = Bundle::read("any", &std::fs::read(file)?)?;
    Ok(bundle.manifest().and_then(|manifest| manifest.expansions.first()).ok_or("no expansion")?.title.clone())
}

#[test]
#[needs(CHROMIUM, MODULE, BUNDLES)]
fn a_game_without_its_bundle_says_so_and_goes_on_once_it_is_opened() -> Done {
    let [example, beacons] = strangers()?;
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    begin_with_example(&site, &browser, &example, 12)?;
    let (address, facts) = again(&browser)?;
    new_table(&site, &browser)?;
    browser.wait("#bundle-list [data-bundle]")?;
    browser.run(AGREE)?;
    browser.click("#bundle-list .close")?;
    browser.until("return document.querySelector('#bundle-list [data-bundle]') === null")?;
    browser.go(&address)?;
    browser.wait("#broken")?;
    let told = browser.run("return document.querySelector('#broken p').textContent")?;
    let sha256 = Bundle::read("any", &std::fs::read(&example)?)?.sha256().to_owned();
    assert!(told.as_str().is_some_and(|told| told.contains("example.wasm") && told.contains(&sha256)), "{told}");
    browser.click("#broken button")?;
    browser.type_into("#missing input", &beacons.display().to_string())?;
    browser.until("return document.querySelector('#missing [role=alert]').textContent.includes('another bundle')")?;
    browser.type_into("#missing input", &example.display().to_string())?;
    browser.until("return !document.querySelector('#missing .main').hidden")?;
    browser.click("#missing .main")?;
    browser.wait("#ask.mine")?;
    assert_eq!(browser.run("return document.querySelector('#facts').textContent")?, facts);
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE, BUNDLES)]
fn links_and_files_name_the_bundle_that_they_need() -> Done {
    let [example, _] = strangers()?;
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    begin_with_example(&site, &browser, &example, 13)?;
    browser.click("#record-link")?;
    browser.wait("#chart path")?;
    browser.run("navigator.clipboard.writeText = async (text) => { window.test_copied = text; }")?;
    browser.click("#copy")?;
    browser.until("return window.test_copied !== undefined")?;
    let link = browser.run("return window.test_copied")?;
    // Somebody else opens the link.
    let other = driver.open(Screen::Phone)?;
    other.go(link.as_str().ok_or("no link")?)?;
    other.wait("#missing")?;
    let told = other.run("return document.querySelector('#missing').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.contains("example.wasm")), "{told}");
    assert_eq!(other.run("return document.documentElement.scrollWidth <= 360")?, true, "the page is not wider than the phone");
    other.type_into("#missing input", &example.display().to_string())?;
    other.until("return !document.querySelector('#missing .main').hidden")?;
    other.click("#missing .main")?;
    other.until("return location.search !== '' && document.querySelectorAll('#moves li').length > 3")?;
    no_messages(&other)?;
    // A table whose bundle is missing keeps what its link carries.
    let third = driver.open(Screen::Phone)?;
    let sha256 = Bundle::read("any", &std::fs::read(&example)?)?.sha256().to_owned();
    browser.go(&site.host.at(&format!("en/new.html?bundle={sha256}")))?;
    browser.wait("[data-plugin=example] input")?;
    browser.click("[data-plugin=example] input")?;
    browser.until("return document.querySelector('#toml').value.includes('[example]')")?;
    browser.run("navigator.clipboard.writeText = async (text) => { window.test_copied = text; }")?;
    browser.click("#copy-table")?;
    browser.until("return window.test_copied !== undefined")?;
    let link = browser.run("return window.test_copied")?;
    third.go(link.as_str().ok_or("no link")?)?;
    third.type_into("#missing input", &example.display().to_string())?;
    third.until("return !document.querySelector('#missing .main').hidden")?;
    third.click("#missing .main")?;
    third.until(
        "return document.querySelector('#toml')?.value.includes('[example]') === true && document.querySelector('#wrong li') === null",
    )?;
    no_messages(&third)
}
