//! The page of puzzles: one is solved, another one is given up, with a rating that is kept.

use serde_json::Value;

use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

fn text(browser: &Browser, css: &str) -> Done<String> {
    let text = browser.run(&format!("return document.querySelector({css:?}).textContent"))?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Opens the page with all puzzles tried but one, and returns that one.
fn open(browser: &Browser, number: usize) -> Done<Value> {
    browser.run(&format!(
        "const {{ puzzles }} = JSON.parse(document.querySelector('script[type=\"application/json\"]').textContent); \
         const tried = Object.fromEntries(puzzles.filter((_, i) => i !== {number}).map(({{ id }}) => [id, false])); \
         localStorage.setItem('puzzles', JSON.stringify({{ rating: 1000, tried }})); return puzzles[{number}]"
    ))
}

#[test]
#[needs(CHROMIUM)]
fn a_puzzle_is_solved_with_its_points_and_reasons_and_another_one_is_given_up() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for screen in [Screen::Laptop, Screen::Phone] {
        let browser = driver.open(screen)?;
        browser.go(&format!("{}/puzzles", server.base))?;
        browser.wait("#hot .edit-mark")?;
        let puzzle = open(&browser, 0)?;
        browser.run("location.reload()")?;
        browser.wait("#hot .edit-mark")?;
        let best = puzzle["best"][0].as_str().ok_or("no best placement")?;
        let words: Vec<&str> = best.split(' ').collect();
        let ["place", _, cell, degrees] = words.as_slice() else { return Err(best.into()) };
        let (x, y) = cell.split_once(',').ok_or("no cell")?;
        browser.run(&format!(
            "const at = document.querySelector('[data-cell=\"{x},{y}\"] rect').getBoundingClientRect(); \
             document.querySelector('#board').dispatchEvent(new MouseEvent('click', {{ bubbles: true, clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 }}))"
        ))?;
        browser.wait("#edit-ghost")?;
        for _ in 0..4 {
            if text(&browser, "#puzzle-say")?.contains(&format!("by {degrees} degrees")) {
                break;
            }
            browser.run("document.querySelector('#turn').click()")?;
        }
        browser.click("#puzzle-place")?;
        browser.wait("#puzzle-why li")?;
        assert_eq!(text(&browser, "#puzzle-result")?, "Correct!", "{best}");
        let lost = puzzle["lost"].as_f64().unwrap_or_default();
        assert!(
            text(&browser, "#puzzle-points")?.contains(&format!("{lost:.1} points less")),
            "{}",
            text(&browser, "#puzzle-points")?
        );
        if let Some(folder) = std::env::var_os("BASTIDE_LOOKS") {
            let name = if screen == Screen::Phone { "puzzle-phone.png" } else { "puzzle.png" };
            browser.picture(&std::path::Path::new(&folder).join(name))?;
        }
        // The rating grew, and is kept.
        let rating = "return JSON.parse(localStorage.getItem('puzzles')).rating";
        let grown = browser.run(rating)?.as_f64().unwrap_or_default();
        assert!(grown > 1000.0, "{grown}");
        browser.click("#puzzle-next")?;
        browser.until("return document.querySelector('#facts').textContent.includes('tried all puzzles')")?;
        // A puzzle that is given up counts as not solved.
        open(&browser, 1)?;
        browser.run("location.reload()")?;
        browser.wait("#hot .edit-mark")?;
        browser.click("#puzzle-show")?;
        browser.wait("#puzzle-why li")?;
        assert!(browser.run(rating)?.as_f64().unwrap_or(1000.0) < 1000.0);
        let told = browser.console()?;
        assert!(told.is_empty(), "{told:?}");
    }
    Ok(())
}
