//! How far the boxes of a phone's page move while somebody plays.

use serde_json::Value;

use crate::support::{Done, SOLO, Server, my_turn, turn_after};
use crate::webdriver::{Browser, Driver, Screen};

/// A person against a bot with figures of several kinds, whose questions have many rows.
const KINDS: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }]\n\
    abbey-mayor = {}\ninns-cathedrals = {}\ntraders-builders = {}\n";
/// The decisions of a measurement.
const DECISIONS: usize = 24;
/// The largest layout shift of these decisions, with what follows a tap counted, too.
const MOST: f64 = 0.1;

/// Adds up the layout shifts: all, and those that follow no input.
const WATCH: &str = "
  window.shifts = [];
  const watch = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
  watch.observe({ type: 'layout-shift' });
  window.shift = () => {
    window.shifts.push(...watch.takeRecords());
    const sum = (all) => all.reduce((sum, { value }) => sum + value, 0);
    const where = window.shifts.flatMap(({ value, sources }) => sources.map(({ node }) => `${node?.id || node?.className}: ${value.toFixed(4)}`));
    return [sum(window.shifts), sum(window.shifts.filter((entry) => !entry.hadRecentInput)), where];
  };";

/// Answers as a person does: taps a cell and confirms, or taps an answer.
fn answer(browser: &Browser, state: &Value) -> Done {
    let places = state["options"].as_array().into_iter().flatten().any(|option| option["k"] == "place");
    if places {
        browser.click_now("#hot [data-cell]")?;
        browser.wait("#confirm:not([hidden])")?;
        return browser.click_now("#confirm-place");
    }
    let rows = browser.count("#choices .rows button[data-n]")?;
    browser.run("document.querySelector('#choices .rows button[data-n]')?.scrollIntoView({ block: 'nearest' })")?;
    browser.click_now(if rows > 0 { "#choices .rows button[data-n]" } else { "#choices button[data-n]" })
}

#[test]
#[needs(CHROMIUM)]
fn the_boxes_of_a_phone_keep_their_places_over_24_decisions() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for toml in [SOLO, KINDS] {
        let table = server.table(toml, &[0])?;
        let client = table.client()?;
        let browser = driver.open(Screen::Tall)?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        let mut state = my_turn(&client)?;
        let shows = |state: &Value| {
            let decision = &state["decision"];
            browser.until(&format!(
                "return document.body.dataset.decision === '{decision}' && !document.body.classList.contains('busy')"
            ))
        };
        shows(&state)?;
        browser.run(WATCH)?;
        let mut drawn_up = 0;
        for _ in 0..DECISIONS {
            answer(&browser, &state)?;
            state = turn_after(&client, &state)?;
            shows(&state)?;
            drawn_up += usize::from(
                browser.run("return document.querySelector('#panel').getBoundingClientRect().top < innerHeight * 0.55")? == true,
            );
        }
        let shift = browser.run("return window.shift()")?;
        let [all, alone] = [0, 1].map(|i| shift[i].as_f64().unwrap_or(f64::MAX));
        assert!(all < MOST && alone < MOST, "{all}, and {alone} without input: {}", shift[2]);
        // The measurement is of a page on which a question draws the sheet up.
        assert!(toml == SOLO || drawn_up > 0, "no question was large");
    }
    Ok(())
}
