//! Pictures of all pages: `BASTIDE_PICTURES=FOLDER cargo test -p bastide-server --test browser
//! pictures` writes them.

use bastide_client::Client;
use bastide_needs::list::PICTURES;
use serde_json::json;

use crate::draw::READY;
use crate::support::{Done, SOLO, Server, my_turn, play};
use crate::webdriver::{Browser, Driver, Screen};

/// Lets a bot answer for the seat, so that the picture shows a game as people play it.
fn play_well(client: &Client, times: usize) -> Done {
    for _ in 0..times {
        let state = my_turn(client)?;
        if state["phase"] == "over" {
            break;
        }
        client.let_bot_answer(state["decision"].as_u64().unwrap_or_default(), "greedy")?;
    }
    my_turn(client).map(drop)
}

/// Clicks an element in the middle of the window, where no bar covers it.
fn in_view(browser: &Browser, css: &str) -> Done {
    browser.wait(css)?;
    browser.run(&format!("document.querySelector({}).scrollIntoView({{ block: 'center' }})", serde_json::Value::from(css)))?;
    browser.click(css)
}

#[test]
#[needs(CHROMIUM, PICTURES)]
fn pictures() -> Done {
    let folder = PICTURES.path()?;
    let driver = Driver::start()?;
    std::fs::create_dir_all(&folder)?;
    let server = Server::new()?;
    let desktop = driver.open(Screen::Desktop)?;
    let phone = driver.open(Screen::Phone)?;
    let settle = || std::thread::sleep(std::time::Duration::from_millis(500));
    let game = server.table_with(SOLO, &[0], json!({"pace": 0, "title": "Evening game"}))?;
    play_well(&game.client()?, 42)?;
    let people = "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }, { name = \"Cleo\", color = \"blue\", bot = \"greedy\" }]\n";
    let deploy = server.table(SOLO, &[0])?;
    let client = deploy.client()?;
    // The first question with a follower on a feature that is worth something.
    let worth = |o: &serde_json::Value| o["points"].as_str().is_some_and(|points| points.starts_with(['3', '4', '5', '6']));
    for _ in 0..200 {
        let state = my_turn(&client)?;
        if state["options"].as_array().into_iter().flatten().any(worth) {
            break;
        }
        play(&client, 1)?;
    }
    let maps = format!("seed = 6\n{people}bridges-castles-bazaars = {{}}\nshop = {{}}\nmaps = {{ map = \"benelux\" }}\n");
    let maps = server.table(&maps, &[0])?;
    play_well(&maps.client()?, 64)?;
    let wheel =
        server.table(&format!("seed = 2\n{people}wheel-of-fortune = {{}}\nprincess-dragon = {{}}\ntower = {{}}\n"), &[0])?;
    play_well(&wheel.client()?, 40)?;
    let auction = server.table(&format!("seed = 8\n{people}bridges-castles-bazaars = {{}}\n"), &[0])?;
    let client = auction.client()?;
    for _ in 0..400 {
        let state = my_turn(&client)?;
        if state["phase"] == "over" || state["options"].as_array().into_iter().flatten().any(|o| o["k"] == "range") {
            break;
        }
        play(&client, 1)?;
    }
    let over = server.table(SOLO, &[0])?;
    play_well(&over.client()?, 1000)?;
    server.table_with(crate::support::TWO, &[0], json!({"title": "Who joins me?"}))?;
    let seat = |table: &crate::support::Table| format!("{}/s/{}", table.url, table.secrets[0]);
    let waits = server.table_with(crate::support::TWO, &[], json!({"title": "Who joins us?"}))?;
    for (browser, screen) in [(&desktop, ""), (&phone, "-phone")] {
        for theme in ["light", "dark"] {
            browser.prefer("prefers-color-scheme", theme)?;
            let suffix = if theme == "dark" { format!("{screen}-dark") } else { screen.to_owned() };
            for (name, url) in [
                ("lobby", server.base.clone()),
                ("new", format!("{}/new", server.base)),
                ("waiting", waits.url.clone()),
                ("game", seat(&game)),
                ("deploy", seat(&deploy)),
                ("help", seat(&game)),
                ("hint", seat(&game)),
                ("hint-deploy", seat(&deploy)),
                ("shop", seat(&maps)),
                ("board", format!("{}/new", server.base)),
                ("draw", format!("{}/draw", server.base)),
                ("maps", seat(&maps)),
                ("wheel", seat(&wheel)),
                ("auction", seat(&auction)),
                ("record", format!("{}/record#40", over.url)),
                ("api", format!("{}/api", server.base)),
                ("guide", server.base.clone()),
            ] {
                browser.go(&url)?;
                match name {
                    "new" => in_view(browser, "[data-plugin='bridges-castles-bazaars'] input")?,
                    "board" => {
                        in_view(browser, "[data-plugin='maps'] input")?;
                        in_view(browser, ".maps .own input")?;
                        let text = serde_json::Value::from(include_str!("../../../../maps/boards/iberia.toml"));
                        browser.run(&format!(
                            "const t = document.querySelector('.own-board textarea'); t.value = {text}; \
                             t.dispatchEvent(new Event('input')); t.scrollIntoView()"
                        ))?;
                        browser.until("return !document.querySelector('.own-board img').hidden")?;
                    }
                    "draw" => {
                        browser.until(READY)?;
                        browser
                            .run("document.querySelector('#random-seed').value = 8; document.querySelector('#random').click()")?;
                        browser.run("document.querySelector('#fill').click()")?;
                        browser.until("return document.querySelector('#fill-progress').value >= 500")?;
                    }
                    "hint" | "hint-deploy" => {
                        browser.click("#prompt .advice")?;
                        browser.wait("#advice li")?;
                    }
                    "help" => {
                        browser.click("#helps summary")?;
                        (2..=5).try_for_each(|nth| browser.click(&format!("#switches label:nth-child({nth}) input")))?;
                        browser.wait("#left-tiles svg")?;
                    }
                    "guide" => {
                        browser.click("#learn")?;
                        browser.wait("#guide-title")?;
                        browser.wait(".wanted")?;
                    }
                    "shop" => browser.run("document.querySelector('.sideboard').scrollIntoView()").map(drop)?,
                    _ => {}
                }
                settle();
                browser.picture(&folder.join(format!("{name}{suffix}.png")))?;
            }
        }
    }
    Ok(())
}
