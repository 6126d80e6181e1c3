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
#[needs(CHROMIUM)]
fn a_dispute_is_set_up_by_mouse_and_answered_with_its_rule() -> Done {
    let driver = Driver::start()?;
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
        assert!(text(&browser, "#edit-say")?.contains("Rotated"), "{}", text(&browser, "#edit-say")?);
        tile(&browser, "BA/L")?;
        click_cell(&browser, 1, 0)?;
        browser.wait("#edit-why ul.why")?;
        let why = text(&browser, "#edit-why")?;
        assert!(why.contains("not legal") && why.contains("BA-23") && why.contains("next to road"), "{why}");
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
#[needs(CHROMIUM)]
fn a_dispute_is_set_up_by_keyboard_alone_and_shared_as_a_link() -> Done {
    let driver = Driver::start()?;
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
#[needs(CHROMIUM)]
fn a_moment_of_a_record_is_opened_as_a_position() -> Done {
    let driver = Driver::start()?;
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

/// Puts a figure of the first seat on a segment that the rules allow.
fn figure(browser: &Browser, kind: &str, segment: &str) -> Done {
    browser.run(&format!("document.querySelector('#palette-kinds [data-kind={kind}]').click()"))?;
    let place = format!("#hot [data-segment={segment:?}]");
    browser.wait(&place)?;
    browser.run(&format!("document.querySelector('{place}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"))?;
    browser.until("return document.querySelectorAll('#edit-standing li').length > 0").map(drop)
}

#[test]
#[needs(CHROMIUM)]
fn one_look_tells_who_scores_what_and_by_which_rule() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.go(&format!("{}/edit", server.base))?;
        tile(&browser, "BA/C")?;
        click_cell(&browser, 0, -1)?;
        browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
        figure(&browser, "follower", "city@0,-1:S")?;
        browser.click("#ask-score")?;
        browser.wait("#score li.scored")?;
        let told = text(&browser, "#score")?;
        assert!(told.contains("BA-60") && told.contains("2 points per tile") && told.contains("0 → 4"), "{told}");
        browser.run("document.querySelector('#score').scrollIntoView({ block: 'nearest' })")?;
        picture(&browser, if screen == Screen::Phone { "edit-score-phone" } else { "edit-score" })?;
        // It follows each change, without another click.
        browser.click("#edit-undo")?;
        browser
            .until("return document.querySelector('#score').textContent !== '' && !document.querySelector('#score li.scored')")?;
        let wide = browser.run("return document.documentElement.scrollWidth <= innerWidth")?;
        assert_eq!(wide, true, "nothing is wider than the screen");
        assert!(browser.console()?.is_empty());
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_laid_tile_is_turned_and_replaced_by_a_click() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/edit", server.base))?;
    browser.wait("#tray button")?;
    let lies =
        |line: &str| browser.until(&format!("return document.querySelector('#edit-placed li span').textContent === {line:?}"));
    lies("BA/RCr 0,0 0")?;
    click_cell(&browser, 0, 0)?;
    lies("BA/RCr 0,0 90")?;
    tile(&browser, "BA/C")?;
    // The tile in hand is shown as it lies.
    browser.press("r")?;
    browser.until("return document.querySelector('#in-hand use')?.getAttribute('href').endsWith('-1')")?;
    click_cell(&browser, 0, 0)?;
    lies("BA/C 0,0 90")?;
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_bridge_comes_from_the_palette_and_is_refused_by_its_one_rule() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/edit", server.base))?;
    tile(&browser, "BA/C")?;
    click_cell(&browser, 0, -1)?;
    browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    // The expansion is chosen as for a new table, and the position stays.
    browser.run("document.querySelector('#edit-table').open = true; document.querySelector('#edit-picker').click()")?;
    browser.wait("[data-plugin='bridges-castles-bazaars'] input")?;
    browser.run("document.querySelector(\"[data-plugin='bridges-castles-bazaars'] input\").click()")?;
    browser.until("return document.querySelector('#toml').value.includes('bridges-castles-bazaars') && !document.querySelector('#to-referee').disabled")?;
    picture(&browser, "edit-picker")?;
    browser.run("document.querySelector('#to-referee').click()")?;
    browser.wait("#palette-kinds [data-verb='bridges.build']")?;
    browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    browser.run("document.querySelector(\"#palette-kinds [data-verb='bridges.build']\").click()")?;
    click_cell(&browser, 0, 0)?;
    browser.wait("#edit-why ul.why")?;
    let why = text(&browser, "#edit-why")?;
    assert!(why.contains("BR-06") && why.matches("BR-").count() == 1, "{why}");
    click_cell(&browser, 0, -1)?;
    browser.until("return [...document.querySelectorAll('#edit-placed li span')].some((one) => one.textContent.endsWith('bridges.build 0,-1:WE'))")?;
    picture(&browser, "edit-bridge")?;
    // Another click takes it away.
    click_cell(&browser, 0, -1)?;
    browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    assert_eq!(text(&browser, "#edit-wrong")?, "");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_best_move_and_a_game_against_a_bot_are_one_click_away() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/edit", server.base))?;
    browser.wait("#tray button")?;
    browser.click("#ask-best")?;
    browser.wait("#best meter")?;
    assert!(text(&browser, "#best")?.contains('%'));
    picture(&browser, "edit-best")?;
    browser.click("#play-bot")?;
    browser.click("#best-play")?;
    browser.until("return document.querySelectorAll('#edit-played li').length >= 1")?;
    // Whatever is asked of the person, the bot then plays its turn.
    browser.until(
        "const pass = [...document.querySelectorAll('#choices button')].at(-1); if (pass) pass.click(); \
         return document.querySelectorAll('#edit-played li').length >= 3",
    )?;
    assert_eq!(text(&browser, "#edit-wrong")?, "");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_study_keeps_positions_in_chapters_and_is_shared_as_one_link() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/edit", server.base))?;
    browser.wait("#tray button")?;
    browser.run("document.querySelector('#edit-study').open = true")?;
    browser.type_into("#chapter-name", "The start")?;
    browser.run("document.querySelector('#chapter-add').click()")?;
    browser.run(
        "const c = document.querySelector('#chapter-comment'); c.value = 'Look here'; c.dispatchEvent(new Event('input'))",
    )?;
    mode(&browser, "mark")?;
    click_cell(&browser, 0, 0)?;
    click_cell(&browser, 0, 0)?;
    click_cell(&browser, 0, 0)?;
    click_cell(&browser, 1, 0)?;
    browser.until("return document.querySelectorAll('#study-marks circle, #study-marks path').length === 2")?;
    // What is played from it is kept as a branch.
    browser.run("document.querySelector('#ask-best').click()")?;
    browser.wait("#best-play")?;
    browser.run("document.querySelector('#best-play').click()")?;
    browser.until("return document.querySelectorAll('#edit-played li').length === 1")?;
    browser.run("document.querySelector('#branch-add').click()")?;
    tile(&browser, "BA/C")?;
    click_cell(&browser, 0, -1)?;
    browser.until("return document.querySelectorAll('#edit-placed li').length === 2")?;
    browser.run("document.querySelector('#chapter-add').click()")?;
    browser.until("return document.querySelectorAll('#study-chapters li').length === 2")?;
    picture(&browser, "edit-study")?;
    browser.run("document.querySelector('#study-link').click()")?;
    browser.until("return location.hash.startsWith('#study=')")?;
    let link = browser.run("return location.href")?;
    let other = driver.open(Screen::Phone)?;
    other.go(link.as_str().unwrap_or_default())?;
    other.until("return document.querySelectorAll('#study-chapters li').length === 2 && document.querySelectorAll('#study-marks > *').length === 2")?;
    assert_eq!(other.run("return document.querySelector('#chapter-comment').value")?, "Look here");
    other.run("document.querySelector('#chapter-branches button').click()")?;
    other.until("return document.querySelectorAll('#edit-played li').length === 1")?;
    // The browser that made it has it still.
    browser.go(&format!("{}/edit", server.base))?;
    browser.wait("#tray button")?;
    browser.until("return document.querySelectorAll('#study-kept option').length === 2")?;
    assert!(browser.console()?.is_empty() && other.console()?.is_empty());
    Ok(())
}
