//! What the others did since the last turn of the person.

use serde_json::json;

use crate::support::{Done, Server, my_turn, play};
use crate::webdriver::{Driver, Screen};

const TWO_BOTS: &str = "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }, \
     { name = \"Cleo\", color = \"blue\", bot = \"greedy\" }]\n";

#[test]
#[needs(CHROMIUM)]
fn the_tiles_of_both_bots_are_framed_and_told_in_sight_until_the_own_turn_ends() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for size in [[1366, 768], [390, 844], [844, 390]] {
        let browser = driver.open(Screen::Desktop)?;
        browser.resize(size)?;
        let table = server.table(TWO_BOTS, &[0])?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        let client = table.client()?;
        browser.wait("#ask.mine")?;
        assert_eq!(browser.run("return document.querySelector('#since-box').hidden")?, true, "nobody has done anything yet");
        // To the second turn of Anna, and then to the question after her tile.
        while my_turn(&client)?["turn"] == 1 {
            play(&client, 1)?;
        }
        for step in 0..2 {
            let decision = my_turn(&client)?["decision"].clone();
            browser.until(&format!("return document.body.dataset.decision === '{decision}'"))?;
            let told = browser.run(
                "return [...document.querySelectorAll('#since .did')].map((row) => [row.querySelector('b').textContent, \
                 row.querySelectorAll('.laid').length])",
            )?;
            assert_eq!(told, json!([["Anna", 0], ["Bert", 1], ["Cleo", 1]]), "{size:?}, step {step}");
            assert_eq!(browser.count("#since-tiles rect:not(.rim)")?, 2);
            let tiles = browser.run(
                "return [...document.querySelectorAll('#since .did')].slice(1).map((row) => row.querySelector('.laid').dataset.cell).sort()",
            )?;
            let frames = browser.run(
                "return [...document.querySelectorAll('#since-tiles rect:not(.rim)')].map((rect) => \
                 `${Math.floor(rect.getAttribute('x') / 100)},${Math.floor(rect.getAttribute('y') / 100)}`).sort()",
            )?;
            assert_eq!(tiles, frames);
            let seen = "const box = document.querySelector('#since').getBoundingClientRect(); \
                        const panel = document.querySelector('#panel').getBoundingClientRect(); \
                        return box.height > 10 && box.top >= panel.top && box.bottom <= panel.bottom + 1";
            assert_eq!(browser.run(seen)?, true, "{size:?}: it is in sight without a scroll");
            play(&client, 1)?;
        }
        if size[0] < 800 {
            let line = browser.run("return document.querySelector('#since').getBoundingClientRect().height < 40")?;
            assert_eq!(line, true, "one line on a phone");
        }
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}
