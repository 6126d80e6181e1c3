//! A person who plays by clicking, by thumb or by keys. It looks at the page alone.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::{Done, FAR};
use crate::webdriver::{Browser, Screen};

/// The Enter and Tab keys of WebDriver.
const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
/// The arrow keys of WebDriver.
const ARROWS: [&str; 4] = ["\u{e012}", "\u{e013}", "\u{e014}", "\u{e015}"];
/// The most presses of Tab with which a person reaches anything.
const MAX_TABS: usize = 60;

/// Says what the page asks: a kind of question and the number of the decision.
pub(crate) const LOOK: &str = "
  const over = document.querySelector('#facts')?.textContent.includes('over');
  const mine = document.querySelector('#ask')?.classList.contains('mine') && !document.body.classList.contains('busy');
  const marks = [...document.querySelectorAll('#hot .hot')];
  const shown = (e) => e.getBoundingClientRect().width > 0;
  const buttons = [...document.querySelectorAll('#choices button')].filter((b) => b.id !== 'undo' && shown(b));
  const log = document.querySelector('#log')?.firstElementChild?.dataset.key ?? '';
  return { over, mine, places: marks.filter((m) => m.dataset.cell).length, marks: marks.filter((m) => m.dataset.n).length,
           cards: [...document.querySelectorAll('#side .can, #cards .can, #players .can')].length,
           buttons: buttons.length, ranges: document.querySelectorAll('#choices .range').length,
           question: document.querySelector('#prompt')?.textContent + '|' + marks.length + '|' + buttons.length + '|' + log };";

pub(crate) struct Person<'a> {
    pub(crate) browser: &'a Browser<'a>,
    pub(crate) screen: Screen,
    /// Plays by keys alone.
    pub(crate) keys: bool,
    /// The number of answers before which the person goes through the page with Tab and arrows. It
    /// takes long, so that later ones put the focus where it belongs.
    pub(crate) tabs: usize,
    dice: u64,
    /// The message of the last click that did not work.
    last_error: String,
    /// The commands that the person has used.
    pub(crate) used: std::collections::BTreeSet<&'static str>,
}

impl<'a> Person<'a> {
    pub(crate) fn new(browser: &'a Browser<'a>, screen: Screen, seed: u64) -> Person<'a> {
        Person { browser, screen, keys: false, tabs: 0, dice: seed, last_error: String::new(), used: Default::default() }
    }

    fn roll(&mut self, below: u64) -> u64 {
        self.dice = self.dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.dice >> 33) % below.max(1)
    }

    /// Answers one question if it is asked. Returns what the page shows.
    pub(crate) fn step(&mut self) -> Done<Value> {
        let seen = self.browser.run(LOOK)?;
        if seen["mine"] != true {
            return Ok(seen);
        }
        let count = |key: &str| seen[key].as_u64().unwrap_or_default();
        let (places, marks, buttons) = (count("places"), count("marks"), count("buttons"));
        let done = if places > 0 {
            self.place(places)
        } else if self.keys && (marks > 0 || buttons > 0) {
            self.by_keys(marks)
        } else if count("cards") > 0 && self.roll(2) == 0 {
            self.card()
        } else if marks > 0 && self.roll(4) > 0 {
            self.mark(marks)
        } else if count("ranges") > 0 && self.roll(3) > 0 {
            self.used.insert("number");
            self.browser.click_now("#choices .range .main")
        } else {
            self.button(buttons)
        };
        // The page may change under the pointer when somebody else acts; then the person looks
        // again.
        if let Err(error) = done {
            let text = error.to_string();
            let moved =
                ["stale", "not interactable", "intercepted", "gone", "no such element", "there is no", "of undefined", "of null"];
            self.last_error.clone_from(&text);
            if !moved.iter().any(|word| text.contains(word)) {
                return Err(error);
            }
        }
        Ok(seen)
    }

    /// Clicks a card beside the board that can be chosen.
    fn card(&mut self) -> Done {
        self.used.insert("card");
        self.browser
            .run("document.querySelector('#side .can, #cards .can, #players .can').scrollIntoView({ block: 'center' })")?;
        self.browser.click_now("#side .can, #cards .can, #players .can")?;
        self.lit()
    }

    /// After a card was clicked: takes the button that lights up, if several belong to it.
    fn lit(&self) -> Done {
        std::thread::sleep(Duration::from_millis(60));
        if self.browser.count("#choices button.lit")? > 0 {
            return self.browser.click_now("#choices button.lit");
        }
        Ok(())
    }

    /// Places the tile on one of the marked cells.
    fn place(&mut self, places: u64) -> Done {
        let nth = self.roll(places);
        let turn = self.roll(4);
        if self.keys {
            self.used.insert("key");
            self.focus("#hot [data-cell]", nth)?;
            (0..turn).try_for_each(|_| self.browser.press("r"))?;
            return self.browser.press(ENTER);
        }
        self.browser.run("document.querySelector('#fit').click()")?;
        let cell = self.browser.run(&format!("return document.querySelectorAll('#hot [data-cell]')[{nth}].dataset.cell"))?;
        self.browser.click_now(&format!("#hot [data-cell='{}']", cell.as_str().unwrap_or_default()))?;
        if self.screen == Screen::Phone {
            self.used.insert("tap");
            if turn > 1 && self.browser.run("return !document.querySelector('#confirm-turn').hidden")? == true {
                self.browser.click_now("#confirm-turn")?;
            }
            return self.browser.click_now("#confirm-place");
        }
        self.used.insert("cell");
        Ok(())
    }

    /// Takes one of the other marks on the board.
    fn mark(&mut self, marks: u64) -> Done {
        self.used.insert("mark");
        let nth = self.roll(marks);
        let n = self.browser.run(&format!("return document.querySelectorAll('#hot [data-n]')[{nth}].dataset.n"))?;
        self.browser.click_now(&format!("#hot [data-n='{}'] .hit", n.as_str().unwrap_or_default()))
    }

    fn button(&mut self, buttons: u64) -> Done {
        self.used.insert("button");
        if buttons == 0 {
            return self.browser.click_now("#choices summary");
        }
        let nth = self.roll(buttons);
        self.browser.run(&format!(
            "[...document.querySelectorAll('#choices button')].filter((b) => b.id !== 'undo' && b.getBoundingClientRect().width > 0)[{nth}].id = 'wanted';"
        ))?;
        self.browser.click_now("#wanted")
    }

    fn by_keys(&mut self, marks: u64) -> Done {
        self.used.insert("key");
        let css = if marks > 0 && self.roll(3) > 0 { "#hot [data-n]" } else { "#choices button:not(#undo), #choices summary" };
        let nth = self.roll(50);
        self.focus(css, nth)?;
        self.browser.press(ENTER)
    }

    /// Puts the focus on one of these elements.
    fn focus(&mut self, css: &str, nth: u64) -> Done {
        if self.tabs == 0 {
            let script = format!("const all = document.querySelectorAll({css:?}); all[{nth} % all.length].focus()");
            return self.browser.run(&script).map(drop);
        }
        self.tabs -= 1;
        let is_there = format!("return document.activeElement.matches({css:?})");
        for _ in 0..MAX_TABS {
            if self.browser.run(&is_there)? == true {
                // Arrow keys go on among the marks.
                let way = ARROWS[nth as usize % ARROWS.len()];
                if css.starts_with("#hot") {
                    (0..nth % 3).try_for_each(|_| self.browser.press(way))?;
                }
                return Ok(());
            }
            self.browser.press(TAB)?;
        }
        match self.browser.count(css)? {
            0 => Err(format!("there is no {css} now").into()),
            _ => Err(format!("{css} is not reached with {MAX_TABS} presses of Tab").into()),
        }
    }

    /// Plays until the game is over, or `steps` questions are answered.
    pub(crate) fn play(&mut self, steps: usize) -> Done<bool> {
        let mut last = (Value::Null, Instant::now());
        let mut answered = 0;
        while answered < steps {
            let seen = self.step()?;
            if seen["over"] == true {
                return Ok(true);
            }
            if seen["question"] != last.0 {
                last = (seen["question"].clone(), Instant::now());
                answered += usize::from(seen["mine"] == true);
            } else if last.1.elapsed() > FAR {
                let page = self
                    .browser
                    .run("return document.querySelector('#hot').innerHTML + document.querySelector('#choices').innerHTML")?;
                let page: String = page.as_str().unwrap_or_default().chars().filter(|c| !c.is_ascii_digit()).take(3000).collect();
                return Err(format!("the game stands still: {seen}; the last click: {}; {page}", self.last_error).into());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(false)
    }
}
