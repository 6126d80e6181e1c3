//! A base game is played by somebody who hears the page: with keys, and by nothing but the names that
//! a screen reader says.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::{Done, FAR, SOLO, Server};
use crate::webdriver::{Browser, Driver, Screen};

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const ARROW_LEFT: &str = "\u{e012}";
const ARROW_UP: &str = "\u{e013}";
const ARROW_RIGHT: &str = "\u{e014}";
const ARROW_DOWN: &str = "\u{e015}";

/// The most presses of a key with which a person looks for anything.
const MAX: usize = 80;

/// Returns what can be heard: the names of all that can be chosen, by their sort, and the live region.
const HEAR: &str = "
  const name = (e) => (e.getAttribute('aria-label') ?? e.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const shown = (e) => e.getBoundingClientRect().width > 0;
  return { over: document.querySelector('#facts').textContent.includes('over'),
           mine: document.querySelector('#ask').classList.contains('mine') && !document.body.classList.contains('busy'),
           decision: document.body.dataset.decision,
           marks: [...document.querySelectorAll('#hot [role=button]')].map(name),
           buttons: [...document.querySelectorAll('#choices button')].filter((b) => b.id !== 'undo' && shown(b)).map(name),
           hand: [...document.querySelectorAll('#hand [aria-label]')].map(name),
           live: document.querySelector('#live').innerText };";

/// Returns the name of what has the focus.
const FOCUS: &str = "
  const focus = document.activeElement;
  return focus.closest('#hot, #choices') ? (focus.getAttribute('aria-label') ?? focus.innerText).replace(/\\s+/g, ' ').trim() : '';";

/// Returns `true` if another question may be open than this one, or the game is over.
const IS_ASKED: &str = "document.querySelector('#ask.mine') !== null && !document.body.classList.contains('busy') \
                        || document.querySelector('#facts').textContent.includes('over')";

fn names(heard: &Value, key: &str) -> Vec<String> {
    heard[key].as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// Returns `true` if a name has the notation of the engine: `BA/RFr`, `-1,0`, `city@0,0:N`.
fn is_coded(name: &str) -> bool {
    let is_cell = |(at, _): (usize, &str)| {
        let before = name[..at].chars().next_back().is_some_and(|c| c.is_ascii_digit());
        before && name[at + 1..].starts_with(|c: char| c.is_ascii_digit() || c == '-')
    };
    name.contains("BA/") || name.contains(['@', '_', '{', '}']) || name.match_indices(',').any(is_cell)
}

struct Listener<'a> {
    browser: &'a Browser<'a>,
    turned: usize,
    placed: usize,
    chosen: BTreeSet<&'static str>,
}

impl Listener<'_> {
    fn hear(&self) -> Done<Value> {
        self.browser.run(HEAR)
    }

    fn focus(&self) -> Done<String> {
        Ok(self.browser.run(FOCUS)?.as_str().unwrap_or_default().to_owned())
    }

    /// Checks the names of all that can be chosen.
    fn check(&self, heard: &Value) -> Done {
        for key in ["marks", "buttons", "hand"] {
            let all = names(heard, key);
            let unique: BTreeSet<&String> = all.iter().collect();
            if unique.len() != all.len() || all.iter().any(|name| name.is_empty() || is_coded(name)) {
                return Err(format!("the names of the {key} are not unique words: {all:#?}").into());
            }
        }
        let live = heard["live"].as_str().unwrap_or_default();
        if is_coded(live) { Err(format!("this is said: {live}").into()) } else { Ok(()) }
    }

    /// Presses a key until the name of what has the focus is a wanted one.
    fn find(&self, key: &str, wanted: impl Fn(&str) -> bool) -> Done<String> {
        for _ in 0..MAX {
            let focus = self.focus()?;
            if wanted(&focus) {
                return Ok(focus);
            }
            self.browser.press(key)?;
        }
        Err("what is wanted is not found with keys".into())
    }

    /// Goes to a cell that faces two edges, if arrow keys lead to one, and places the tile.
    fn place(&mut self, marks: &[String]) -> Done {
        let mut name = self.find(TAB, |focus| marks.iter().any(|mark| mark == focus))?;
        let wanted = marks.iter().max_by_key(|mark| faces(mark)).ok_or("no marks")?;
        for _ in 0..8 {
            let ((x, y), (to_x, to_y)) = (place(&name), place(wanted));
            if (x, y) == (to_x, to_y) {
                break;
            }
            let (dx, dy) = (to_x - x, to_y - y);
            let key = match () {
                () if dx.abs() >= dy.abs() && dx > 0 => ARROW_RIGHT,
                () if dx.abs() >= dy.abs() => ARROW_LEFT,
                () if dy > 0 => ARROW_DOWN,
                () => ARROW_UP,
            };
            self.browser.press(key)?;
            let next = self.focus()?;
            if next == name {
                break;
            }
            name = next;
        }
        if name.contains(" orientations") {
            self.browser.press("r")?;
            let next = self.focus()?;
            if place(&next) != place(&name) || next == name {
                return Err(format!("turned: {name} became {next}").into());
            }
            self.turned += 1;
            if self.turned == 1 {
                let tile = next.split("Tile: ").nth(1).and_then(|rest| rest.split(", one of").next()).unwrap_or_default();
                let told = format!(
                    "return document.querySelector('#live').innerText.trim().toLowerCase() === {:?}",
                    tile.to_lowercase()
                );
                self.browser.until(&told)?;
            }
        }
        self.placed += 1;
        self.browser.press(ENTER)
    }

    /// Puts a follower on a city or a road, or passes.
    fn choose(&mut self, marks: &[String], buttons: &[String]) -> Done {
        let all = [marks, buttons].concat();
        let wanted = ["city", "road", "monastery", "Pass"].into_iter().find(|word| all.iter().any(|name| name.contains(word)));
        let wanted = wanted.ok_or("nothing that is known can be chosen")?;
        self.find(TAB, |focus| focus.contains(wanted))?;
        self.chosen.insert(wanted);
        self.browser.press(ENTER)
    }
}

/// Returns the number of edges that a cell faces.
fn faces(name: &str) -> usize {
    let cell = name.split(". ").next().unwrap_or_default();
    cell.split("; ").nth(1).map_or(0, |edges| edges.split(", ").count())
}

/// Returns the place that a name tells: to the east and to the south of the start.
fn place(name: &str) -> (i32, i32) {
    let words: Vec<&str> = name.split([' ', ';', '.']).take_while(|word| *word != "of").collect();
    let (mut x, mut y) = (0, 0);
    for pair in words.windows(2) {
        let Ok(n) = pair[0].parse::<i32>() else { continue };
        match pair[1] {
            "east" => x += n,
            "west" => x -= n,
            "south" => y += n,
            _ => y -= n,
        }
    }
    (x, y)
}

#[test]
#[needs(CHROMIUM)]
fn a_base_game_is_played_with_nothing_but_the_names() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    let mut listener = Listener { browser: &browser, turned: 0, placed: 0, chosen: BTreeSet::new() };
    let (mut answered, mut last) = (String::new(), Instant::now());
    loop {
        browser.until(&format!("return {IS_ASKED}"))?;
        let heard = listener.hear()?;
        if heard["over"] == true {
            break;
        }
        let decision = heard["decision"].as_str().unwrap_or_default().to_owned();
        let (marks, buttons) = (names(&heard, "marks"), names(&heard, "buttons"));
        if heard["mine"] != true || decision == answered || marks.is_empty() && buttons.is_empty() {
            if last.elapsed() > FAR {
                return Err(format!("the game stands still: {heard}").into());
            }
            std::thread::sleep(Duration::from_millis(15));
            continue;
        }
        listener.check(&heard)?;
        if listener.placed == 3 && marks.iter().any(|mark| mark.contains("Tile: ")) {
            browser.press("d")?;
            browser.until("return document.querySelector('#live').innerText.includes('Unfinished features')")?;
            let told = listener.hear()?;
            listener.check(&told)?;
            let live = told["live"].as_str().unwrap_or_default();
            assert!(["Board: ", "Figures on the board: ", "Places for "].iter().all(|part| live.contains(part)), "{live}");
        }
        if marks.iter().any(|mark| mark.contains("Tile: ")) {
            listener.place(&marks)?;
        } else {
            listener.choose(&marks, &buttons)?;
        }
        (answered, last) = (decision, Instant::now());
    }
    assert!(listener.placed > 20 && listener.turned > 5, "{} tiles, {} turned", listener.placed, listener.turned);
    assert!(listener.chosen.len() > 2, "{:?}", listener.chosen);
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_board_in_words_can_be_read_and_follows_the_game() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser.wait("#hot [data-cell]")?;
    assert_eq!(browser.count("#board-words h3")?, 0, "nothing is loaded before it is opened");
    browser.click("#words-box summary")?;
    browser.wait("#board-words li")?;
    let before = browser.run("return document.querySelector('#board-words').innerText")?;
    crate::support::play(&table.client()?, 4)?;
    browser.until(&format!("return document.querySelector('#board-words').innerText !== {before}"))
}
