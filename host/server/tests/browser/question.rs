//! The question of the panel: its room, its words and pictures, its keys, and what the board does meanwhile.

use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, Table, my_turn, play, turn_after};
use crate::webdriver::{Browser, Driver, Screen};

/// Many expansions with figures, tokens and questions of all sorts.
const MANY: &str = "seed = 11\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
    abbey-mayor = {}\nbridges-castles-bazaars = {}\nferries = {}\nfestival = {}\nflier = {}\ninns-cathedrals = {}\n\
    little-buildings = {}\nmessages = {}\nphantom = {}\nplague = {}\nprincess-dragon = {}\nshop = {}\ntower = {}\n\
    traders-builders = {}\ntunnel = {}\n";
/// A game with bazaars.
const BAZAARS: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
    bridges-castles-bazaars = {}\n";

/// The windows: a laptop, a large screen, a phone, and a phone held sideways.
const WINDOWS: [Screen; 4] = [Screen::Laptop, Screen::Large, Screen::Tall, Screen::Sideways];

fn seat(table: &Table) -> String {
    format!("{}/s/{}", table.url, table.secrets[0])
}

fn open<'a>(driver: &'a Driver, table: &Table, screen: Screen) -> Done<Browser<'a>> {
    let browser = driver.open(screen)?;
    browser.go(&seat(table))?;
    Ok(browser)
}

fn shows(browser: &Browser, decision: &Value) -> Done {
    browser.until(&format!("return document.body.dataset.decision === '{decision}' && !document.body.classList.contains('busy')"))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[test]
#[needs(CHROMIUM)]
fn the_usual_follower_comes_first_and_undo_stays_while_others_are_looked_at() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(MANY, &[0])?;
    let client = table.client()?;
    let browser = open(&driver, &table, WINDOWS[0])?;
    let (mut strips, mut others) = (0, 0);
    for _ in 0..40 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" {
            break;
        }
        shows(&browser, &state["decision"])?;
        let kinds = browser.count("#kinds button")?;
        if kinds > 1 {
            strips += 1;
            let marked = |option: &&Value| option["kind"] == "follower" && option["x"].is_number();
            if list(&state["options"]).any(|option| marked(&option)) {
                let first = browser.run("return document.querySelector('#kinds [aria-pressed=\"true\"]').dataset.kind")?;
                assert_eq!(first, "follower", "{}", state["prompt"]);
            }
            assert!(browser.count("#hot [data-n]")? > 0, "no mark on the board: {}", state["prompt"]);
            let undo = browser.count("#undo")?;
            for kind in 0..kinds {
                browser.run(&format!("document.querySelectorAll('#kinds button')[{kind}].click()"))?;
                assert_eq!(browser.count("#undo")?, undo, "{}", state["prompt"]);
                others += undo;
            }
        }
        play(&client, 1)?;
    }
    assert!(strips > 3 && others > 6, "only {strips} strips and {others} looks with undo");
    Ok(())
}

/// What is wrong with the room of the question.
const ROOM: &str = "
  const wrong = [], page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const rows = document.querySelector('#choices .rows'), foot = document.querySelector('#choices .foot');
  const count = rows?.childElementCount ?? 0;
  if (count < 9 && rows && rows.scrollHeight > rows.clientHeight + 1) wrong.push(`${count} rows scroll: ${rows.scrollHeight} of ${rows.clientHeight}`);
  if (count > 0 && foot.childElementCount > 0 && rows.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 3) wrong.push('the foot covers a row');
  for (const button of document.querySelectorAll('#choices .pass, #choices .range .main, #choices .range input, #undo')) {
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top !== button && !button.contains(top)) wrong.push(`${button.outerHTML.slice(0, 90)} is covered or out of sight`);
  }
  return { wrong, count };";

#[test]
#[needs(CHROMIUM)]
fn a_question_has_room_for_its_rows_in_every_window() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(MANY, &[0])?;
    let client = table.client()?;
    let browsers = WINDOWS.iter().map(|size| open(&driver, &table, *size)).collect::<Done<Vec<_>>>()?;
    let mut most = 0;
    for _ in 0..30 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" {
            break;
        }
        for (browser, size) in browsers.iter().zip(WINDOWS) {
            shows(browser, &state["decision"])?;
            let seen = browser.run(ROOM)?;
            assert_eq!(seen["wrong"], json!([]), "{} at {size:?}", state["prompt"]);
            most = most.max(seen["count"].as_u64().unwrap_or_default());
        }
        play(&client, 1)?;
    }
    assert!(most > 8, "only {most} rows");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn an_auction_shows_the_tile_the_bidder_and_the_price() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(BAZAARS, &[0])?;
    let client = table.client()?;
    let browsers = WINDOWS.iter().map(|size| open(&driver, &table, *size)).collect::<Done<Vec<_>>>()?;
    let (mut opened, mut bid) = (0, 0);
    for _ in 0..150 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" || (opened > 0 && bid > 0) {
            break;
        }
        let ranges: Vec<&Value> = list(&state["options"]).filter(|option| option["k"] == "range").collect();
        for (browser, size) in browsers.iter().zip(WINDOWS).filter(|_| !ranges.is_empty()) {
            shows(browser, &state["decision"])?;
            assert_eq!(browser.run(ROOM)?["wrong"], json!([]), "{} at {size:?}", state["prompt"]);
            assert_eq!(browser.count("#choices .range")?, 1, "{} at {size:?}", state["prompt"]);
            if ranges.len() > 1 {
                // The tile is chosen first, and each has its own number.
                assert_eq!(browser.count("#choices .lots button")?, ranges.len());
                for (nth, range) in ranges.iter().enumerate() {
                    browser.run(&format!("document.querySelectorAll('#choices .lots button')[{nth}].click()"))?;
                    assert_eq!(
                        browser.run("return document.querySelector('#choices .range').dataset.n")?,
                        range["n"].to_string()
                    );
                }
            } else {
                let prompt = state["prompt"].as_str().unwrap_or_default();
                assert!(prompt.starts_with("Bert bids ") && prompt.contains(|c: char| c.is_ascii_digit()), "{prompt}");
                assert_eq!(browser.count("#offer:not([hidden]) svg.now")?, 1, "at {size:?}");
                let places = browser.run(
                    "return ['#offer', '#prompt'].map((css) => document.querySelector(css).getBoundingClientRect()).map((r) => [r.left, r.top])",
                )?;
                let at = |i: usize, j: usize| places[i][j].as_f64().unwrap_or_default();
                match size {
                    Screen::Tall => assert!(at(0, 1) < at(1, 1), "the tiles are above the question: {places}"),
                    _ => assert!(at(0, 0) > at(1, 0), "the tiles are beside the question: {places}"),
                }
            }
        }
        match ranges.len() {
            0 => {}
            1 => bid += 1,
            _ => opened += 1,
        }
        play(&client, 1)?;
    }
    assert!(opened > 0 && bid > 0, "{opened} auctions opened, {bid} bids");
    Ok(())
}

/// The texts of the question and of the marks that tell the id of a tile or the coordinates of a cell.
const CODES: &str = "
  const code = /[A-Z]{2}\\/[A-Za-z]|-?\\d+,-?\\d+/;
  const named = [...document.querySelectorAll('#ask *, #hot *, #side *, #players *, #hand *')];
  const texts = named.flatMap((e) => [e.getAttribute('aria-label'), e.getAttribute('title'), e.tagName === 'title' ? e.textContent : '']);
  return [document.querySelector('#ask').innerText, document.querySelector('#side').innerText, ...texts].filter((text) => code.test(text ?? ''));";

#[test]
#[needs(CHROMIUM)]
fn no_question_tells_an_id_or_coordinates_and_its_heading_is_about_what_is_offered() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let (mut spans, mut open_headings) = (0, 0);
    for toml in [MANY, BAZAARS] {
        let table = server.table(toml, &[0])?;
        let client = table.client()?;
        let browser = open(&driver, &table, WINDOWS[0])?;
        for _ in 0..45 {
            let state = my_turn(&client)?;
            if state["phase"] == "over" {
                break;
            }
            shows(&browser, &state["decision"])?;
            assert_eq!(browser.run(CODES)?, json!([]), "{}", state["prompt"]);
            let verbs: Vec<&str> = list(&state["options"]).filter_map(|option| option["verb"].as_str()).collect();
            for (heading, of) in [("Build a bridge?", "bridges."), ("Capture a follower?", "tower.")] {
                assert!(state["prompt"] != heading || verbs.iter().any(|verb| verb.starts_with(of)), "{heading} above {verbs:?}");
            }
            spans += usize::from(list(&state["options"]).any(|option| option["k"] == "span"));
            open_headings += usize::from(state["prompt"] == "What do you want to do?");
            play(&client, 1)?;
        }
    }
    assert!(spans > 0, "no bridge was offered; {open_headings} headings are of other options");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn that_no_follower_is_left_is_said_once() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    let browser = open(&driver, &table, WINDOWS[0])?;
    let mut said = 0;
    for _ in 0..120 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" || said > 0 {
            break;
        }
        shows(&browser, &state["decision"])?;
        let spent = state["spent"] == true;
        if spent && browser.count("#hot [data-cell]")? > 0 {
            browser.click_now("#hot [data-cell]")?;
            browser.wait("#spent")?;
            said += 1;
            let text = browser.run("return document.querySelector('#prompt').innerText")?;
            assert!(text.as_str().is_some_and(|text| text.contains("no follower left")), "{text}");
            continue;
        }
        // Farmers stay to the end.
        let options: Vec<&Value> = list(&state["options"]).collect();
        let field = options.iter().find(|option| option["w"].as_str().is_some_and(|words| words.contains("field")));
        let option = field.or(options.last()).ok_or("no option")?;
        client.act(state["decision"].as_u64().unwrap_or_default(), option["n"].as_u64().unwrap_or_default())?;
    }
    assert_eq!(said, 1);
    // The next turn does not say it again.
    let state = my_turn(&client)?;
    shows(&browser, &state["decision"])?;
    if state["spent"] == true && browser.count("#hot [data-cell]")? > 0 {
        browser.click_now("#hot [data-cell]")?;
        let state = turn_after(&client, &state)?;
        shows(&browser, &state["decision"])?;
        assert_eq!(browser.count("#spent")?, 0);
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn keys_go_on_from_the_placement_to_its_question_and_one_passes() -> Done {
    const ENTER: &str = "\u{e007}";
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let client = table.client()?;
    let browser = open(&driver, &table, WINDOWS[0])?;
    let mut passed = 0;
    for _ in 0..30 {
        let state = my_turn(&client)?;
        if passed > 2 {
            break;
        }
        shows(&browser, &state["decision"])?;
        browser.wait("#hot [data-cell]")?;
        browser.run("document.querySelector('#board').focus()")?;
        browser.press("r")?;
        browser.run("document.querySelector('#hot [data-cell]').focus()")?;
        browser.press(ENTER)?;
        let next = turn_after(&client, &state)?;
        shows(&browser, &next["decision"])?;
        if list(&next["options"]).any(|option| option["k"] == "pass") {
            let focus = browser.run("return document.activeElement.dataset.n ?? null")?;
            assert!(!focus.is_null(), "the focus is at no answer");
            assert_eq!(browser.count("#choices .pass kbd")?, 1);
            browser.press("p")?;
            turn_after(&client, &next)?;
            passed += 1;
        }
    }
    assert!(passed > 2);
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_tile_stays_under_the_pointer_after_it_was_placed() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for size in [Screen::Laptop, Screen::Tall] {
        let table = server.table(SOLO, &[0])?;
        let client = table.client()?;
        let browser = open(&driver, &table, size)?;
        let mut stayed = 0;
        for _ in 0..30 {
            let state = my_turn(&client)?;
            if stayed > 9 {
                break;
            }
            shows(&browser, &state["decision"])?;
            if browser.count("#hot [data-cell]")? == 0 {
                play(&client, 1)?;
                continue;
            }
            let cell = browser.run("return document.querySelector('#hot [data-cell]').dataset.cell")?;
            let cell = cell.as_str().ok_or("no cell")?.to_owned();
            let at = format!(
                "const [x, y] = [{cell}], board = document.querySelector('#board'), r = board.getBoundingClientRect(); \
                 const [bx, by, bw, bh] = board.getAttribute('viewBox').split(' ').map(Number); \
                 return [r.x + (x * 100 + 50 - bx) / bw * r.width, r.y + (y * 100 + 50 - by) / bh * r.height, 100 / bw * r.width]"
            );
            browser.click_now(&format!("#hot [data-cell='{cell}']"))?;
            if size == Screen::Tall {
                browser.wait("#confirm:not([hidden])")?;
                let before = browser.run(&at)?;
                browser.click_now("#confirm-place")?;
                stayed += stays(&browser, &client, &state, &at, &before)?;
            } else {
                // The click places at once; pointing does not move the board.
                let before = browser.run(&at)?;
                stayed += stays(&browser, &client, &state, &at, &before)?;
            }
            play(&client, 1)?;
        }
        assert!(stayed > 5, "only {stayed} questions at {size:?}");
    }
    Ok(())
}

/// Checks that a placed tile is where it was. Returns 1 if the placement has a question.
fn stays(browser: &Browser, client: &bastide_client::Client, state: &Value, at: &str, before: &Value) -> Done<usize> {
    let next = turn_after(client, state)?;
    shows(browser, &next["decision"])?;
    if next["turn"] != state["turn"] || next["phase"] == "over" {
        return Ok(0);
    }
    let after = browser.run(at)?;
    let far = |i: usize| (after[i].as_f64().unwrap_or_default() - before[i].as_f64().unwrap_or_default()).abs();
    assert!(far(0) < 8.0 && far(1) < 8.0, "the tile moves from {before} to {after}");
    assert!(after[2].as_f64().unwrap_or_default() > 59.0, "cells of {} pixels", after[2]);
    Ok(1)
}
