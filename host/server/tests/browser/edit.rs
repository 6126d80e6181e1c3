//! The page of the referee: a dispute is set up and answered by mouse and by keyboard alone, from a server and from
//! a site without one.

use std::path::PathBuf;

use crate::support::{Done, Server, play};
use crate::webdriver::{Browser, Driver, Screen};

/// The key for an arrow down, an arrow right, and to confirm.
const DOWN: &str = "\u{e015}";
const RIGHT: &str = "\u{e014}";
const ENTER: &str = "\u{e007}";

/// Saves a picture of the window where pictures are wanted.
fn picture(browser: &Browser, name: &str) -> Done {
    match std::env::var_os("BASTIDE_LOOKS").map(PathBuf::from) {
        Some(folder) => browser.picture(&folder.join(format!("{name}.png"))),
        None => Ok(()),
    }
}

fn text(browser: &Browser, css: &str) -> Done<String> {
    let text = browser.run(&format!("return document.querySelector({css:?}).innerText"))?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Clicks in the middle of a cell of the board.
fn click_cell(browser: &Browser, x: i32, y: i32) -> Done {
    let at = browser.run(&format!(
        "const svg = document.querySelector('#board'); const p = svg.createSVGPoint(); p.x = {x} * 100 + 50; p.y = {y} * 100 + 50; \
         const q = p.matrixTransform(svg.getScreenCTM()); return [q.x, q.y]"
    ))?;
    browser.click_at(at[0].as_f64().unwrap_or_default(), at[1].as_f64().unwrap_or_default())
}

/// Chooses how a click is meant.
fn mode(browser: &Browser, mode: &str) -> Done {
    browser.run(&format!("document.querySelector('[name=mode][value={mode}]').click()")).map(drop)
}

/// Chooses a tile from the tray by its name.
fn tile(browser: &Browser, name: &str) -> Done {
    mode(browser, "tile")?;
    browser.wait(&format!("#tray button[aria-label^={:?}]", format!("{name}:")))?;
    browser.run(&format!("document.querySelector('#tray button[aria-label^={:?}]').click()", format!("{name}:")))?;
    browser.wait("#hot .edit-mark")
}

#[test]
fn a_dispute_is_set_up_by_mouse_and_answered_with_its_rule() -> Done {
    let Some(driver) = Driver::start()? else { return Ok(()) };
    let server = Server::new()?;
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.go(&format!("{}/edit", server.base))?;
        browser.wait("#tray button")?;
        // A tile that has a city to the north is found by its edges.
        browser.type_into("#tray-search", "city north")?;
        browser.until("return document.querySelectorAll('#tray button').length < 20")?;
        browser.run("document.querySelector('#tray-search').value = ''; document.querySelector('#tray-search').dispatchEvent(new Event('input'))")?;
        tile(&browser, "BA/C")?;
        click_cell(&browser, 0, -1)?;
        browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
        // The tile turned by itself, since it fits only so.
        assert!(text(&browser, "#edit-say")?.contains("turn"), "{}", text(&browser, "#edit-say")?);
        tile(&browser, "BA/L")?;
        click_cell(&browser, 1, 0)?;
        browser.wait("#edit-why ul.why")?;
        let why = text(&browser, "#edit-why")?;
        assert!(why.contains("not legal") && why.contains("BA-23") && why.contains("faces road"), "{why}");
        picture(&browser, if screen == Screen::Phone { "edit-why-phone" } else { "edit-why" })?;
        // Any action can be asked about, as files write it.
        browser.type_into("#ask-line", "pass")?;
        browser.run("document.querySelector('#ask-form').requestSubmit()")?;
        browser.until("return document.querySelector('#edit-why').textContent.includes('BA-17')")?;
        mode(&browser, "figure")?;
        browser.wait("#hot .edit-shape.legal")?;
        browser.run("document.querySelector('#figure-places').closest('details').open = true")?;
        browser.run("document.querySelector('#figure-places button').click()")?;
        browser.until("return document.querySelectorAll('#edit-standing li').length === 1")?;
        browser.click("#ask-worth")?;
        browser.wait("#worth li")?;
        browser.run("document.querySelector('#worth').scrollIntoView({ block: 'nearest' })")?;
        picture(&browser, if screen == Screen::Phone { "edit-phone" } else { "edit" })?;
        // What another option would bring.
        browser.run("document.querySelector('#compare-box').open = true; const o = document.querySelector('#compare-option'); o.value = 'field_scoring'")?;
        browser.click("#compare")?;
        browser.until("return document.querySelectorAll('#compared tbody tr').length >= 3")?;
        // A change is taken back and made again.
        browser.click("#edit-undo")?;
        browser.until("return document.querySelectorAll('#edit-standing li').length === 0")?;
        browser.click("#edit-redo")?;
        browser.until("return document.querySelectorAll('#edit-standing li').length === 1")?;
        // What stands or lies is taken away again.
        mode(&browser, "remove")?;
        click_cell(&browser, 0, -1)?;
        browser.until("return document.querySelectorAll('#edit-placed li').length + document.querySelectorAll('#edit-standing li').length === 2")?;
        let told = browser.console()?;
        assert!(told.is_empty(), "{told:?}");
    }
    Ok(())
}

#[test]
fn a_dispute_is_set_up_by_keyboard_alone_and_shared_as_a_link() -> Done {
    let Some(driver) = Driver::start()? else { return Ok(()) };
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.prefer("prefers-color-scheme", "dark")?;
    browser.go(&format!("{}/edit", server.base))?;
    browser.wait("#tray button")?;
    browser.type_into("#tray-search", "BA/LR")?;
    browser.until("return document.querySelectorAll('#tray button').length < 5")?;
    browser.run("document.querySelector('#tray button[aria-label^=\"BA/LR:\"]').focus()")?;
    browser.press(ENTER)?;
    browser.wait("#hot .edit-mark.legal")?;
    browser.run("document.querySelector('#board').focus()")?;
    browser.press(RIGHT)?;
    browser.wait("#edit-cursor")?;
    browser.press("r")?;
    browser.press(ENTER)?;
    browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    // Below it there is no place for a road.
    browser.press(DOWN)?;
    mode(&browser, "why")?;
    browser.run("document.querySelector('#board').focus()")?;
    browser.press(ENTER)?;
    browser.wait("#edit-why p")?;
    picture(&browser, "edit-dark")?;
    browser.click("#edit-link")?;
    browser.until("return location.hash.startsWith('#position=')")?;
    let link = browser.run("return location.href")?;
    let other = driver.open(Screen::Phone)?;
    other.go(link.as_str().unwrap_or_default())?;
    other.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    // It is played on, and what was played is taken back.
    other.wait("#tray button")?;
    mode(&other, "play")?;
    // The marks may be drawn twice, so the cell is kept when it is first there.
    other.until(
        "window.test_found ??= document.querySelector('#hot .edit-mark.legal')?.dataset.cell; return window.test_found !== undefined",
    )?;
    let cell = other.run("return window.test_found.split(',').map(Number)")?;
    click_cell(&other, cell[0].as_i64().unwrap_or_default() as i32, cell[1].as_i64().unwrap_or_default() as i32)?;
    other.until("return document.querySelectorAll('#edit-played li').length === 1")?;
    other.click("#edit-back")?;
    other.until("return document.querySelectorAll('#edit-played li').length === 0")?;
    other.go(&format!("{}/edit#position=nothing", server.base))?;
    other.run("location.reload()")?;
    other.until("return document.querySelector('#edit-wrong').textContent !== ''")
}

#[test]
fn a_moment_of_a_record_is_opened_as_a_position() -> Done {
    let Some(driver) = Driver::start()? else { return Ok(()) };
    let server = Server::new()?;
    let table = server.table("seed = 3\nplayers = [\"green\", \"red\"]\n", &[0, 1])?;
    play(&table.client()?, 20)?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/record#12", table.url))?;
    browser.wait("#moves li.now")?;
    browser.click("#referee")?;
    browser.until("return location.pathname === '/edit' && document.querySelectorAll('#edit-placed li').length > 4")?;
    assert_eq!(text(&browser, "#edit-wrong")?, "");
    picture(&browser, "edit-record")
}
