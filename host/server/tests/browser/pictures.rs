//! Pictures of all pages: `BASTIDE_PICTURES=FOLDER cargo test -p bastide-server --test browser
//! pictures` writes them.

use std::path::PathBuf;

use serde_json::json;

use crate::support::{Done, SOLO, Server, my_turn, play};
use crate::webdriver::{Driver, Screen};

#[test]
fn pictures() -> Done {
    let Some(folder) = std::env::var_os("BASTIDE_PICTURES").map(PathBuf::from) else { return Ok(()) };
    let Some(driver) = Driver::start()? else { return Ok(()) };
    std::fs::create_dir_all(&folder)?;
    let server = Server::new()?;
    let desktop = driver.open(Screen::Desktop)?;
    let phone = driver.open(Screen::Phone)?;
    let settle = || std::thread::sleep(std::time::Duration::from_millis(500));
    let game = server.table_with(SOLO, &[0], json!({"pace": 0, "title": "Evening game"}))?;
    play(&game.client()?, 42)?;
    let people = "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }, { name = \"Cleo\", color = \"blue\", bot = \"greedy\" }]\n";
    let maps = format!("seed = 6\n{people}bridges-castles-bazaars = {{}}\nshop = {{}}\nmaps = {{ map = \"benelux\" }}\n");
    let maps = server.table(&maps, &[0])?;
    play(&maps.client()?, 60)?;
    let wheel =
        server.table(&format!("seed = 2\n{people}wheel-of-fortune = {{}}\nprincess-dragon = {{}}\ntower = {{}}\n"), &[0])?;
    play(&wheel.client()?, 40)?;
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
    play(&over.client()?, 1000)?;
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
                ("maps", seat(&maps)),
                ("wheel", seat(&wheel)),
                ("auction", seat(&auction)),
                ("record", format!("{}/record#40", over.url)),
                ("api", format!("{}/api", server.base)),
            ] {
                browser.go(&url)?;
                if name == "new" {
                    browser.click("[data-plugin='maps'] input")?;
                }
                settle();
                browser.picture(&folder.join(format!("{name}{suffix}.png")))?;
            }
        }
    }
    Ok(())
}
