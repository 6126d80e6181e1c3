//! "Learn the game in five minutes", by clicking what is marked.

use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

/// Sums up in a page how far it moves by itself.
const WATCH: &str = "window.test_shifts = []; new PerformanceObserver((list) => { for (const entry of list.getEntries()) \
    window.test_shifts.push({ value: entry.value, what: entry.sources.map((s) => s.node?.id || s.node?.className || s.node?.nodeName) }) })\
    .observe({ type: 'layout-shift', buffered: false })";

/// Waits until the page shows another decision than this one, and the guide wants something or has ended.
fn next(browser: &Browser, decision: &str) -> Done {
    browser.until(&format!(
        "return document.body.dataset.decision !== {decision:?} && !document.body.classList.contains('busy') && \
         (document.querySelector('.wanted') !== null || !document.querySelector('#guide-next').hidden)"
    ))
}

fn text(browser: &Browser, script: &str) -> Done<String> {
    Ok(browser.run(&format!("return {script}"))?.as_str().unwrap_or_default().to_owned())
}

/// Takes the marked option as a person does, and waits for the next card.
fn take(browser: &Browser, screen: Screen) -> Done {
    let decision = text(browser, "document.body.dataset.decision")?;
    if browser.count("#hot .wanted[data-cell]")? == 0 {
        let css = if browser.count("#hot .wanted")? > 0 { "#hot .wanted .hit" } else { "#choices .wanted" };
        browser.click(css)?;
        return next(browser, &decision);
    }
    let differs = "document.querySelector('#ghost use')?.getAttribute('href') !== document.querySelector('.wanted-ghost use').getAttribute('href')";
    let turn = |how: &dyn Fn() -> Done| -> Done {
        for _ in 0..4 {
            if browser.run(&format!("return {differs}"))? == false {
                return Ok(());
            }
            how()?;
        }
        Err("the tile cannot be turned as the guide shows it".into())
    };
    if screen == Screen::Phone {
        browser.click("#hot .wanted .hit")?;
        turn(&|| browser.click("#confirm-turn"))?;
        browser.click("#confirm-place")?;
    } else {
        let middle = browser.run("const r = document.querySelector('#hot .wanted .hit').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")?;
        browser.point(middle[0].as_f64().unwrap_or_default(), middle[1].as_f64().unwrap_or_default())?;
        turn(&|| browser.press("r"))?;
        browser.click("#hot .wanted .hit")?;
    }
    next(browser, &decision)
}

fn begin(browser: &Browser, server: &Server) -> Done {
    browser.go(&server.base)?;
    browser.click("#learn")?;
    browser.wait("#guide-title")?;
    browser.until("return document.querySelector('.wanted') !== null")
}

fn plays_to_the_last_card(screen: Screen) -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(screen)?;
    begin(&browser, &server)?;
    browser.run(WATCH)?;
    let mut titles = Vec::new();
    while browser.count(".wanted")? > 0 {
        titles.push(text(&browser, "document.querySelector('#guide-title').textContent")?);
        let fits = "const c = document.querySelector('#guide-card'); return c.scrollHeight <= c.clientHeight + 1";
        assert_eq!(browser.run(fits)?, true, "the card {:?} is cut off", titles.last());
        take(&browser, screen)?;
        assert_eq!(browser.run("return document.activeElement?.closest('#guide') === null")?, true, "the card takes the focus");
    }
    titles.dedup();
    assert_eq!(titles.len(), 16, "{titles:?}");
    // The cards after the game grow when a person turns to them.
    let shifts = browser.run("return window.test_shifts")?;
    let sum: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift["value"].as_f64()).sum();
    assert!(sum < 0.1, "the page moves by {sum}: {shifts}");
    for _ in 0..2 {
        browser.click("#guide-next")?;
    }
    assert_eq!(text(&browser, "document.querySelector('#guide-title').textContent")?, "You know the game");
    assert_eq!(browser.run("return document.documentElement.scrollWidth <= innerWidth")?, true);
    let table = text(&browser, "location.pathname")?;
    browser.click("#guide-play")?;
    browser.until(&format!("return location.pathname.startsWith('/t/') && location.pathname !== {table:?}"))?;
    browser.wait("#hot [data-cell]")?;
    assert_eq!(browser.count("#guide")?, 0);
    let messages = browser.console()?;
    assert!(messages.is_empty(), "{messages:#?}");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_guide_is_played_on_a_desktop_by_clicking_what_is_marked() -> Done {
    plays_to_the_last_card(Screen::Laptop)
}

#[test]
#[needs(CHROMIUM)]
fn the_guide_is_played_on_a_phone_by_tapping_what_is_marked() -> Done {
    plays_to_the_last_card(Screen::Phone)
}

#[test]
#[needs(CHROMIUM)]
fn another_move_is_explained_and_taken_back_and_the_guide_goes_on_later() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    begin(&browser, &server)?;
    let title = |browser: &Browser| text(browser, "document.querySelector('#guide-title').textContent");
    let first = title(&browser)?;
    let off = "return !document.querySelector('#guide-back').hidden";
    let on = "return document.querySelector('#guide-back').hidden && document.querySelector('.wanted') !== null";
    // With the button of the guide.
    browser.click("#hot [data-cell]:not(.wanted) .hit")?;
    browser.until(off)?;
    assert_eq!(browser.count(".wanted")?, 0);
    browser.click("#guide-back")?;
    browser.until(on)?;
    assert_eq!(title(&browser)?, first);
    take(&browser, Screen::Laptop)?;
    // With the button that takes back any move.
    let second = title(&browser)?;
    browser.click("#choices .pass")?;
    browser.until(off)?;
    browser.click("#undo")?;
    browser.until(on)?;
    assert_eq!(title(&browser)?, second);
    take(&browser, Screen::Laptop)?;
    // Who leaves comes back to the same step.
    let (table, third) = (text(&browser, "location.pathname")?, title(&browser)?);
    begin(&browser, &server)?;
    assert_eq!((text(&browser, "location.pathname")?, title(&browser)?), (table, third));
    Ok(())
}
