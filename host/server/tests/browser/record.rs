//! The page of a record: the analysis that two people look at, moves that play by themselves, a game that goes on
//! from there, and files that are opened in the lobby.

use std::path::PathBuf;

use serde_json::Value;

use crate::support::{Done, Server, Table, play};
use crate::webdriver::{Browser, Driver, Screen};

/// A game of a few tiles.
const SHORT: &str = "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n\
    [maps]\ntile_count = 24\n";

/// The list of mistakes as text.
const LIST: &str = "return [...document.querySelectorAll('#mistakes button')].map((one) => one.innerText).join('|')";
/// Whether the analysis is complete.
const DONE: &str = "return document.querySelector('#analyse').hidden && document.querySelectorAll('#mistakes button').length > 0";

/// Plays a game to its end.
fn over(server: &Server) -> Done<Table> {
    let table = server.table(SHORT, &[0, 1])?;
    assert_eq!(play(&table.client()?, 2000)?["phase"], "over");
    Ok(table)
}

/// Saves a picture of the window where pictures are wanted.
fn picture(browser: &Browser, name: &str) -> Done {
    match std::env::var_os("BASTIDE_LOOKS").map(PathBuf::from) {
        Some(folder) => browser.picture(&folder.join(format!("{name}.png"))),
        None => Ok(()),
    }
}

fn text(browser: &Browser, script: &str) -> Done<String> {
    Ok(browser.run(script)?.as_str().unwrap_or_default().to_owned())
}

#[test]
#[needs(CHROMIUM)]
fn two_people_look_at_the_same_analysis() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = over(&server)?;
    let (anna, bert) = (driver.open(Screen::Desktop)?, driver.open(Screen::Phone)?);
    anna.go(&format!("{}/record", table.url))?;
    anna.wait("#moves li.now")?;
    assert_eq!(anna.count("#chances [data-move]")?, 0, "nothing is judged before somebody asks");
    anna.click("#analyse")?;
    anna.until(DONE)?;
    // A mistake is a mark on the chart that leads to its move, with the better one on the board.
    let marks = anna.count("#chances [data-move]")?;
    assert!(marks > 2, "{marks} marks");
    let place = anna.run(
        "const mark = [...document.querySelectorAll('#chances [data-move]')].pop(); mark.scrollIntoView({ block: 'center' }); \
         const box = mark.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2, mark.dataset.move]",
    )?;
    anna.click_at(place[0].as_f64().unwrap_or_default(), place[1].as_f64().unwrap_or_default())?;
    let n = place[2].as_str().unwrap_or_default();
    anna.until(&format!("return location.hash === '#{n}/analysis' && !document.querySelector('#better').hidden"))?;
    anna.click("#mistakes button")?;
    anna.until(
        "const now = document.querySelector('#mistakes button.now'); return now !== null && location.hash === `#${document.querySelector('#mistakes [data-move]').dataset.move}/analysis`",
    )?;
    anna.until("return document.querySelector('#ghost').innerHTML !== ''")?;
    let list = text(&anna, LIST)?;
    assert!(list.contains("Better: "), "{list}");
    picture(&anna, "record-analysis")?;
    let shapes = anna.run("return new Set([...document.querySelectorAll('#chances [data-move]')].map((m) => m.getAttribute('class') + m.getAttribute('d'))).size")?;
    let grades = anna
        .run("return new Set([...document.querySelectorAll('#chances [data-move]')].map((m) => m.getAttribute('class'))).size")?;
    assert_eq!(shapes, grades, "each grade has a shape of its own");
    // Somebody else who gets the link sees the same.
    let link = text(&anna, "return location.href")?;
    bert.go(&link)?;
    bert.until(DONE)?;
    assert_eq!(text(&bert, LIST)?, list);
    let marked = "return document.querySelector('#ghost').innerHTML";
    bert.until(&format!("{marked} !== ''"))?;
    assert_eq!(text(&bert, marked)?, text(&anna, marked)?, "the same arrow at the same move");
    picture(&bert, "record-analysis-phone")?;
    for (browser, name) in [(&anna, "record-analysis-dark"), (&bert, "record-analysis-phone-dark")] {
        browser.prefer("prefers-color-scheme", "dark")?;
        picture(browser, name)?;
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_moves_play_by_themselves_and_stop_at_a_key() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = over(&server)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.prefer("prefers-reduced-motion", "reduce")?;
    browser.go(&format!("{}/record#0", table.url))?;
    browser.wait("#moves li")?;
    assert_eq!(browser.run("return document.querySelector('#speed').value")?, "0.5", "slow where less motion is wanted");
    browser.run("const s = document.querySelector('#speed'); s.value = '4'; s.dispatchEvent(new Event('change')); s.blur()")?;
    let pressed = "return document.querySelector('#play').getAttribute('aria-pressed') === ";
    browser.press(" ")?;
    browser.until(&format!("{pressed} 'true'"))?;
    browser.until("return Number(location.hash.slice(1)) >= 3")?;
    browser.press(" ")?;
    browser.until(&format!("{pressed} 'false'"))?;
    browser.run("document.querySelector('#play').click()")?;
    browser.press("\u{e012}")?;
    browser.until(&format!("{pressed} 'false'"))?;
    browser.press("\u{e010}")?;
    let end = browser.run("return document.querySelectorAll('#moves li').length")?;
    browser.until(&format!("return location.hash === '#{end}'"))?;
    browser.press("\u{e011}")?;
    browser.until("return location.hash === '#0'")?;
    assert_eq!(browser.run("return document.querySelectorAll('#moves li')[0].innerText.includes('/')")?, false);
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_game_goes_on_from_the_move_that_is_shown() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = over(&server)?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/record#8", table.url))?;
    browser.wait("#moves li.now")?;
    browser.until("return document.querySelector('#facts').textContent !== ''")?;
    browser.click("#play-on")?;
    browser.wait("#play-on-box[open] select")?;
    picture(&browser, "record-play-on-phone")?;
    // Nobody plays at first; the server says what is missing.
    browser.run("document.querySelectorAll('#play-on-players select').forEach((select) => (select.value = 'casual'))")?;
    browser.click("#play-on-go")?;
    browser.until("return document.querySelector('#play-on-wrong').textContent.includes('person')")?;
    browser.run("document.querySelectorAll('#play-on-players select')[0].value = ''")?;
    browser.run("document.querySelectorAll('#play-on-players input')[0].value = 'Carl'")?;
    browser.click("#play-on-go")?;
    browser.until("return document.querySelector('#fixed')?.textContent.includes('move 8')")?;
    browser.until("return document.querySelector('#players')?.textContent.includes('Carl')")?;
    browser.wait("#ask.mine")?;
    let messages: Vec<String> = browser.console()?.into_iter().filter(|m| !m.contains("422")).collect();
    assert_eq!(messages, Vec::<String>::new());
    Ok(())
}

/// Drops a file on the page.
fn drop_file(browser: &Browser, name: &str, text: &str) -> Done {
    let (name, text) = (Value::from(name), Value::from(text));
    let script = format!(
        "const data = new DataTransfer(); data.items.add(new File([{text}], {name})); \
         const target = document.querySelector('main'); \
         for (const kind of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(kind, {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
    );
    browser.run(&script).map(drop)
}

#[test]
#[needs(CHROMIUM)]
fn a_file_that_is_dropped_chosen_or_pasted_in_the_lobby_opens_as_a_record() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = over(&server)?;
    let record = table.client()?.get("file/record.txt")?;
    let file = tempfile::Builder::new().suffix(".record").tempfile()?;
    std::fs::write(file.path(), &record)?;
    let browser = driver.open(Screen::Desktop)?;
    for way in ["drop", "choose", "paste"] {
        browser.go(&server.base)?;
        browser.wait("#open-file")?;
        match way {
            "drop" => drop_file(&browser, "game.record", &record)?,
            "choose" => browser.type_into("#file", &file.path().display().to_string())?,
            _ => drop(browser.run(&format!(
                "const data = new DataTransfer(); data.setData('text/plain', {}); \
                 document.body.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true }}))",
                Value::from(record.as_str())
            ))?),
        }
        browser
            .until("return location.pathname.endsWith('/record') && document.querySelector('#moves li.now') !== null")
            .map_err(|e| format!("{way}: {e}"))?;
        let told = text(&browser, "return document.querySelector('#fixed').innerText")?;
        assert!(told.contains("opened from a file"), "{way}: {told}");
    }
    assert_eq!(browser.console()?, Vec::<String>::new());
    browser.go(&server.base)?;
    picture(&browser, "lobby-open")?;
    drop_file(&browser, "bad.record", &record.replace("place", "plaice"))?;
    browser
        .until("return /bad.record: line \\d+, column \\d+: /.test(document.querySelector('#open-file-wrong').textContent)")?;
    picture(&browser, "lobby-open-wrong")?;
    drop_file(&browser, "large.jcz", &"x".repeat(2 << 20))?;
    browser.until("return document.querySelector('#open-file-wrong').textContent.includes('too large')")?;
    assert_eq!(browser.run("return document.querySelector('#open-file-status').textContent")?, "");
    Ok(())
}
