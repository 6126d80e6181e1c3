//! The end of a game against bots that a person gives up.

use crate::support::{Done, SOLO, Server, play};
use crate::webdriver::{Browser, Driver, Screen};

/// Gives up, checks what the page says, and begins another game.
pub(crate) fn give_up(browser: &Browser, address: &str) -> Done {
    browser.run(
        "window.confirm = (words) => { window.test_said = words; return true; }; document.querySelector('#resign').click()",
    )?;
    browser.until("return document.querySelector('#prompt').textContent.startsWith('Bert wins: Anna gave up')")?;
    assert_eq!(browser.run("return window.test_said")?, "Give up? Then the game ends, and the bots are ranked before you.");
    assert_eq!(browser.count("#hot .hot")?, 0, "nobody is asked any more");
    let text =
        |css: &str| browser.run(&format!("return [...document.querySelectorAll({css:?})].map((e) => e.textContent.trim())"));
    assert_eq!(text("#end thead th")?, serde_json::json!(["Points", "1. Bert", "2. Anna"]));
    assert_eq!(text(".player .first")?.as_array().map(Vec::len), Some(1));
    assert_eq!(browser.count(".player[data-player='1'] .first")?, 1, "the bot is marked as the first");
    assert_eq!(browser.run("return document.querySelector('#resign').hidden")?, true);
    browser.click("#rematch")?;
    browser.until(&format!(
        "return location.href !== {address:?} && document.querySelector('#ask')?.classList.contains('over') === false"
    ))
}

#[test]
#[needs(CHROMIUM)]
fn who_gives_up_against_a_bot_sees_the_end_at_once_on_each_screen() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    for size in [[1366, 768], [390, 844], [844, 390]] {
        let browser = driver.open(Screen::Desktop)?;
        browser.resize(size)?;
        let table = server.table(SOLO, &[0])?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        play(&table.client()?, 8)?;
        browser.wait("#ask.mine")?;
        let address = browser.run("return location.href")?;
        give_up(&browser, address.as_str().unwrap_or_default())?;
        assert_eq!(browser.console()?, Vec::<String>::new());
    }
    Ok(())
}
