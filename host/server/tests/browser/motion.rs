//! What moves after an action, with and without motion, and the three sounds.

use std::collections::BTreeSet;

use crate::support::{Done, Server, TWO};
use crate::webdriver::{Browser, Driver, Screen};

/// Notes the classes and animations of all that is shown from now on, and the tones of sounds.
const WATCH: &str = "window.test_seen = new Set(); window.test_tones = new Set();
  const note = (element) => {
    if (!(element instanceof Element)) return;
    const name = element.getAttribute('class') ?? element.tagName;
    if (element.closest('#fly, .walker, .returned, #tiles')) window.test_seen.add(`${name}: ${getComputedStyle(element).animationName}`);
  };
  new MutationObserver((all) => {
    for (const { type, target, addedNodes } of all) type === 'attributes' ? note(target) : addedNodes.forEach(note);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  const param = () => ({ setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  window.AudioContext = class {
    currentTime = 0;
    createGain() { return { gain: param(), connect: (next) => next }; }
    createOscillator() {
      const frequency = { ...param(), setValueAtTime: (tone) => window.test_tones.add(tone) };
      return { frequency, connect: (next) => next, start: () => {}, stop: () => {} };
    }
  };";

/// Watches a game of which every action is shown before the next one, and returns what was seen.
fn seen(browser: &Browser, server: &Server) -> Done<(BTreeSet<String>, BTreeSet<String>)> {
    let table = server.table(TWO, &[0, 1])?;
    let client = table.client()?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser.wait("#hot [data-cell]")?;
    browser.run(WATCH)?;
    browser.click("#sound")?;
    for _ in 0..90 {
        let decision = client.state()?["decision"].as_u64().unwrap_or_default();
        client.let_bot_answer(decision, "greedy")?;
        browser.until(&format!("return document.body.dataset.decision > {decision}"))?;
    }
    let list = |what: &str| -> Done<BTreeSet<String>> {
        let found = browser.run(&format!("return [...window.{what}].map(String)"))?;
        Ok(serde_json::from_value(found)?)
    };
    Ok((list("test_seen")?, list("test_tones")?))
}

#[test]
#[needs(CHROMIUM)]
fn tiles_drop_figures_walk_and_features_flash_with_three_sounds() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    let (seen, tones) = seen(&browser, &server)?;
    for wanted in ["dropped: drop", "flash: flash", "walker: walk", "text: fly"] {
        assert!(seen.contains(wanted), "{wanted}: {seen:?}");
    }
    assert!(!seen.iter().any(|name| name.contains("still")), "{seen:?}");
    for tone in ["210", "659", "523"] {
        assert!(tones.contains(tone), "{tone}: {tones:?}");
    }
    // Marks lie over all that moves, and nothing of it takes a click.
    let under = "return document.querySelector('#fly').compareDocumentPosition(document.querySelector('#hot')) === Node.DOCUMENT_POSITION_FOLLOWING
                   && getComputedStyle(document.querySelector('#fly')).pointerEvents === 'none'";
    assert_eq!(browser.run(under)?, true);
    // What moves goes by itself.
    browser.until("return document.querySelectorAll('.walker, .flash, #fly text').length === 0")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn without_motion_still_badges_are_shown() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Phone)?;
    browser.prefer("prefers-reduced-motion", "reduce")?;
    let (seen, _) = seen(&browser, &server)?;
    for wanted in ["placed still: none", "flash still: none", "returned still: none", "still: none"] {
        assert!(seen.contains(wanted), "{wanted}: {seen:?}");
    }
    assert!(seen.iter().all(|name| name.ends_with(": none")), "{seen:?}");
    browser.until("return document.querySelectorAll('.still').length === 0")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}
