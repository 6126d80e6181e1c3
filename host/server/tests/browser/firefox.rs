//! A whole game in Firefox, with mouse and keys as a person plays: no message in the console, a view that stays
//! under the pointer, and a page that stands still.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::bidi::Firefox;
use crate::person::LOOK;
use crate::support::{Done, FAR, SOLO, Server};

/// The time after which a click is repeated that had no effect.
const AGAIN: Duration = Duration::from_secs(10);
/// The Enter key.
const ENTER: &str = "\u{e007}";
/// How many questions are answered with keys: each of this number.
const BY_KEYS: usize = 4;
/// The most marked cells at which the person points before a click.
const POINTED: usize = 3;

/// The part of the board that is shown.
const VIEW: &str = "return document.querySelector('#board').getAttribute('viewBox')";
/// The boxes that must not move while the game is played.
const BOXES: &str = "const [below, ...boxes] = ['#players-box', '#stage', '#panel', '#ask', '#prompt'].map((css) => {
  const box = document.querySelector(css).getBoundingClientRect();
  return [css, Math.round(box.left), Math.round(box.top + document.querySelector('#panel').scrollTop), Math.round(box.width)];
});";
/// What lies below the question moves when a question needs more room than the last ones: in fewer than one of this number of
/// questions.
const MOVES: usize = 5;
/// The middles of the marked cells that are in the window.
const CELLS: &str = "const board = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#hot [data-cell] .cell')].map((cell) => cell.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => x > board.left && x < board.right && y > board.top && y < board.bottom)";

/// A person who plays.
struct Person {
    firefox: Firefox,
    answered: usize,
    pointed: usize,
}

impl Person {
    /// Returns the number of the choice that the person takes next.
    fn pick(&self, of: usize) -> usize {
        (self.answered * 7 + 3) % of.max(1)
    }

    fn point_at(&mut self, place: &Value) -> Done {
        self.firefox.point(place[0].as_f64().unwrap_or_default(), place[1].as_f64().unwrap_or_default())
    }

    /// Puts the tile on a marked cell, after pointing at some others.
    fn place(&mut self) -> Done {
        let before = self.firefox.run(VIEW)?;
        let cells = self.firefox.run(CELLS)?;
        let cells = cells.as_array().map(Vec::as_slice).unwrap_or_default();
        let first = self.pick(cells.len());
        for cell in cells.iter().cycle().skip(first).take(POINTED.min(cells.len())) {
            self.point_at(cell)?;
            assert_eq!(self.firefox.run(VIEW)?, before, "pointing at {cell} moves the board");
            self.pointed += 1;
        }
        if cells.is_empty() { self.keys("#hot [data-cell]") } else { self.firefox.click() }
    }

    /// Takes a mark or a button with the mouse.
    fn click(&mut self, css: &str) -> Done {
        let nth = self.pick(97);
        let place = self.firefox.run(&format!(
            "const all = [...document.querySelectorAll({css:?})].filter((e) => e.getBoundingClientRect().width > 0); \
             const one = all[{nth} % all.length]; if (!one) return null; one.scrollIntoView({{ block: 'nearest' }}); \
             const box = (one.querySelector('.hit') ?? one).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
        ))?;
        if place.is_null() {
            return Ok(());
        }
        self.point_at(&place)?;
        self.firefox.click()
    }

    /// Takes one of these with the keyboard.
    fn keys(&mut self, css: &str) -> Done {
        let nth = self.pick(97);
        let focus = format!("const all = document.querySelectorAll({css:?}); all[{nth} % all.length]?.focus()");
        self.firefox.run(&focus)?;
        self.firefox.press(ENTER)
    }

    /// Answers the question that the page asks.
    fn answer(&mut self, seen: &Value) -> Done {
        let count = |key: &str| seen[key].as_u64().unwrap_or_default();
        let by_keys = self.answered.is_multiple_of(BY_KEYS);
        self.answered += 1;
        match (count("places"), count("marks"), by_keys) {
            (0, 0, true) => self.keys("#choices button:not(#undo)"),
            (0, 0, false) => self.click("#choices button:not(#undo)"),
            (0, _, true) => self.keys("#hot [data-n]"),
            // A person does not put down a follower in each turn.
            (0, _, false) if self.answered.is_multiple_of(3) => self.click("#hot [data-n]"),
            (0, _, false) => self.click("#choices .pass"),
            (_, _, true) => self.keys("#hot [data-cell]"),
            (_, _, false) => self.place(),
        }
    }
}

#[test]
#[needs(FIREFOX)]
fn a_whole_game_is_played_in_firefox() -> Done {
    let firefox = Firefox::start(1366, 768)?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let mut person = Person { firefox, answered: 0, pointed: 0 };
    person.firefox.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    person.firefox.until("return document.querySelector('#hot [data-cell]') !== null")?;
    let (mut boxes, mut below, mut moved) = (Value::Null, Value::Null, 0);
    // The decision that was answered last, and when.
    let mut last = (Value::Null, Instant::now());
    loop {
        // All at one moment, since the page changes meanwhile.
        let seen = person.firefox.run(&format!(
            "const seen = (() => {{ {LOOK} }})(); {BOXES} return {{ ...seen, boxes, below, decision: document.body.dataset.decision ?? null }}"
        ))?;
        if seen["over"] == true {
            break;
        }
        let decision = seen["decision"].clone();
        // The answer may be on its way. After a while, the click did nothing.
        let waits = decision == last.0 && last.1.elapsed() < AGAIN;
        assert!(last.1.elapsed() < FAR, "the game stands still: {seen}");
        if seen["mine"] == true && !waits {
            last = (decision.clone(), if decision == last.0 { last.1 } else { Instant::now() });
            if boxes.is_null() {
                boxes = seen["boxes"].clone();
            }
            assert_eq!(seen["boxes"], boxes, "the page moves: {seen}");
            moved += usize::from(!below.is_null() && below != seen["below"]);
            below = seen["below"].clone();
            person.answer(&seen)?;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(person.answered > 50 && person.pointed > 60, "{} answers, {} places", person.answered, person.pointed);
    assert!(moved * MOVES < person.answered, "what is below the question moved {moved} times in {} answers", person.answered);
    // The record of the game, move by move with the keyboard.
    person.firefox.go(&format!("{}/record", table.url))?;
    person.firefox.until("return document.querySelector('#moves li.now') !== null")?;
    person.firefox.press("\u{e011}")?;
    person.firefox.press("\u{e014}")?;
    person.firefox.until("return location.hash === '#1' && document.querySelectorAll('#tiles use').length > 0")?;
    assert_eq!(person.firefox.console(), [] as [String; 0]);
    Ok(())
}
