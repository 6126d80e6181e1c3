//! A printed board: the room beside it, what is printed on it, and bridges over it.

use crate::support::{Done, Server, play};
use crate::webdriver::{Driver, Screen};

const BENELUX: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n\
                       [maps]\nmap = \"benelux\"\nannotations = \"chips\"\n";

#[test]
#[needs(CHROMIUM)]
fn the_panel_takes_the_room_beside_a_high_board_and_none_on_a_phone() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    let table = server.table(BENELUX, &[0, 1])?;
    for (size, least, most) in [([1366, 768], 500, 660), ([1920, 1080], 500, 660), ([390, 844], 380, 390)] {
        browser.resize(size)?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        browser.wait("#hot .hot")?;
        let width = browser.run("return document.querySelector('#panel').getBoundingClientRect().width")?;
        let width = width.as_f64().unwrap_or_default();
        assert!((f64::from(least)..=f64::from(most)).contains(&width), "{size:?}: {width}");
        // All of the board is still in sight, as high as the window allows.
        let share = "const stage = document.querySelector('#stage').getBoundingClientRect(); \
                     const land = document.querySelector('#tiles').getBoundingClientRect(); return land.height / stage.height";
        let share = browser.run(share)?.as_f64().unwrap_or_default();
        assert!(size[0] < 900 || share > 0.8, "{size:?}: {share}");
    }
    // A board without an edge grows, and its panel stays as it is.
    let free = server.table(crate::support::SOLO, &[0])?;
    browser.resize([1366, 768])?;
    browser.go(&format!("{}/s/{}", free.url, free.secrets[0]))?;
    browser.wait("#hot .hot")?;
    assert_eq!(browser.run("return document.querySelector('#panel').getBoundingClientRect().width")?, 368);
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn the_red_frame_of_a_town_has_a_tip_and_the_stacks_of_islands_have_numbers() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    let table = server.table(BENELUX, &[0, 1])?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser.wait("#hot .hot")?;
    play(&table.client()?, 6)?;
    let free = "const at = [...document.querySelectorAll('#tiles rect[stroke=\"#c23b2e\"]')].map((one) => one.getBoundingClientRect()) \
                .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]) \
                .filter(([x, y]) => document.elementFromPoint(x, y)?.id === 'board'); return at[0] ?? null";
    browser.until(&format!("return (() => {{ {free} }})() !== null"))?;
    let at: [f64; 2] = serde_json::from_value(browser.run(free)?)?;
    browser.point(at[0], at[1])?;
    browser.until("return document.querySelector('#tip').textContent === 'Red frame: the first tile may lie here' && !document.querySelector('#tip').hidden")?;
    let numbers = "return [...document.querySelectorAll('#tiles circle[r=\"14\"]')].map((one) => one.getAttribute('fill'))";
    let colors: Vec<String> = serde_json::from_value(browser.run(numbers)?)?;
    assert_eq!(colors.len(), 6, "{colors:?}");
    assert!(colors.chunks(2).all(|two| two[0] == two[1]) && colors[0] != colors[2] && colors[2] != colors[4], "{colors:?}");
    let beside = browser.run("return [...document.querySelectorAll('#side .note')].map((one) => one.textContent)")?;
    assert!(beside.to_string().contains("stack 1") && beside.to_string().contains("stack 6"), "{beside}");
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn marks_of_bridges_never_lie_over_figures() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let toml = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\nbridges-castles-bazaars = {}\n";
    let table = server.table(toml, &[0, 1])?;
    let client = table.client()?;
    let browser = driver.open(Screen::Laptop)?;
    for secret in &table.secrets {
        browser.go(&format!("{}/s/{secret}", table.url))?;
    }
    let mut seen = 0;
    for _ in 0..120 {
        let state = play(&client, 1)?;
        if state["phase"] == "over" || seen >= 4 {
            break;
        }
        let spans = state["options"].as_array().is_some_and(|all| all.iter().any(|option| option["k"] == "span"));
        if !spans {
            continue;
        }
        browser.until(&format!("return document.body.dataset.decision === '{}'", state["decision"]))?;
        let covered = browser.run(
            "const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]; }; \
             const figures = [...document.querySelectorAll('#pieces .figure > g')].map(middle); \
             const rings = [...document.querySelectorAll('#hot .chip .ring')].map(middle); \
             const near = rings.filter(([x, y, r]) => figures.some(([fx, fy]) => Math.hypot(x - fx, y - fy) < r)); \
             const lines = [...document.querySelectorAll('.joint')]; \
             const below = lines.every((line) => line.compareDocumentPosition(document.querySelector('#pieces')) & Node.DOCUMENT_POSITION_FOLLOWING); \
             return [figures.length, near.length, lines.length > 0 && below && document.querySelectorAll('#hot .span').length === 0]",
        )?;
        let (figures, near, below): (usize, usize, bool) = serde_json::from_value(covered)?;
        assert_eq!((near, below), (0, true), "{figures} figures");
        seen += usize::from(figures > 0);
    }
    assert!(seen > 0, "no bridge was offered");
    Ok(())
}
