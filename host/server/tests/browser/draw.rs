//! The drawing board for maps: with a mouse, on a phone, and by keys alone.

use serde_json::{Value, json};

use crate::person::Person;
use crate::support::{Done, Server};
use crate::webdriver::{Browser, Driver, Screen};

/// The arrow keys of WebDriver, in the order up, down, left, right.
const ARROWS: [&str; 4] = ["\u{e013}", "\u{e015}", "\u{e012}", "\u{e014}"];
/// What `bastide maps check` reads in a test of the program: a board as the page saves it.
const DRAWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/tests/drawn.toml");
/// Keeps what the page saves, instead of a file.
const CATCH: &str = "window.test_saved = []; const make = URL.createObjectURL; \
    URL.createObjectURL = (blob) => { window.test_saved.push(blob); return make(blob); }; \
    HTMLAnchorElement.prototype.click = function () { if (!this.download) this.dispatchEvent(new MouseEvent('click')); }";
/// Returns the text of the last file that was saved.
const SAVED: &str = "const done = arguments[0]; window.test_saved.at(-1).text().then(done)";
/// Says that the page has shown its board.
pub(crate) const READY: &str = "return document.body.dataset.ready === 'true'";
const NO_ERRORS: &str = "return document.querySelector('#verdict').dataset.errors === '0'";

/// Returns the middle of a cell in the window, in pixels.
pub(crate) fn middle(browser: &Browser, x: f64, y: f64) -> Done<(f64, f64)> {
    let at = browser.run(&format!(
        "const board = document.querySelector('#board'), box = board.getBoundingClientRect(), view = board.viewBox.baseVal; \
         const scale = Math.min(box.width / view.width, box.height / view.height); \
         const [left, top] = [box.x + (box.width - view.width * scale) / 2, box.y + (box.height - view.height * scale) / 2]; \
         return [left + ({x} * 100 + 50 - view.x) * scale, top + ({y} * 100 + 50 - view.y) * scale]"
    ))?;
    Ok((at[0].as_f64().ok_or("no place")?, at[1].as_f64().ok_or("no place")?))
}

/// Chooses a brush.
pub(crate) fn choose(browser: &Browser, brush: &str) -> Done {
    browser.run(&format!("document.querySelector('[name=brush][value=\"{brush}\"]').click()")).map(drop)
}

pub(crate) fn tap(browser: &Browser, x: f64, y: f64) -> Done {
    let (x, y) = middle(browser, x, y)?;
    browser.click_at(x, y)
}

/// Draws an island of five rows with two start cells, a large city, a road over the border and names, and an islet apart.
pub(crate) fn draw_island(browser: &Browser) -> Done {
    choose(browser, ".")?;
    for row in 2..7 {
        browser.drag(middle(browser, 2.0, row.into())?, middle(browser, 8.0, row.into())?)?;
    }
    tap(browser, 10.0, 4.0)?;
    choose(browser, "S")?;
    tap(browser, 3.0, 3.0)?;
    tap(browser, 7.0, 6.0)?;
    choose(browser, "city")?;
    tap(browser, 5.0, 4.0)?;
    choose(browser, "road")?;
    tap(browser, 2.0 - 0.4, 5.0)?;
    browser.until("return document.querySelector('.wrong[data-cell=\"10,4\"]') !== null")
}

/// Returns the rows of the grid of the board that the browser keeps.
fn rows(browser: &Browser) -> Done<Vec<String>> {
    let text = browser.run("return localStorage.getItem('draw-board')")?;
    let grid = text.as_str().and_then(|text| text.split("\"\"\"\n").nth(1)).ok_or("no grid")?;
    Ok(grid.split("\"\"\"").next().unwrap_or_default().lines().map(str::to_owned).collect())
}

#[test]
#[needs(CHROMIUM)]
fn a_board_is_drawn_on_a_phone_checked_mended_played_against_a_bot_and_printed() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.wait("[data-plugin='maps']")?;
    browser.run("document.querySelector(\"[data-plugin='maps'] input\").click()")?;
    browser.run("document.querySelector('[data-plugin=maps] a.button').click()")?;
    browser.until(READY)?;
    draw_island(&browser)?;
    let wide = browser.run("return document.documentElement.scrollWidth <= 360")?;
    assert_eq!(wide, true, "nothing is wider than the phone");
    // The islet cannot be reached; the remark leads to it, and as water it is gone.
    let told = browser.run("return document.querySelector('#remarks .error').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.contains("No tile can ever reach cell 10,4")), "{told}");
    assert_eq!(browser.run("return document.querySelector('#play').disabled")?, true);
    browser.run("document.querySelector('#remarks .error button').click()")?;
    assert_eq!(browser.run("return document.activeElement.id")?, "board");
    browser.press("w")?;
    browser.until(NO_ERRORS)?;
    assert_eq!(browser.count(".wrong")?, 0);
    // What has been drawn is there when the page is opened again.
    let before = rows(&browser)?;
    browser.run("location.reload()")?;
    browser.until(&format!("{READY} && document.querySelector('#verdict').dataset.errors === '0'"))?;
    assert_eq!(rows(&browser)?, before);
    assert_eq!(before[4], "~~...A...~~~");
    browser.run(CATCH)?;
    browser.run("document.querySelector('#print').click()")?;
    browser.until("return !document.querySelector('#print-pdf').disabled")?;
    let sheets = browser.count("#print-sheets li")?;
    assert!((4..=9).contains(&sheets), "{sheets}");
    browser.run("document.querySelector('#print-pdf').click()")?;
    browser.until("return window.test_saved.at(-1)?.type === 'application/pdf'")?;
    let pdf = browser.run_async(SAVED)?;
    let pdf = pdf.as_str().unwrap_or_default();
    // A4 in points, upright or lying.
    let page = ["[0 0 595.276 841.890]", "[0 0 841.890 595.276]"].into_iter().map(|page| pdf.matches(page).count()).max();
    assert!(pdf.starts_with("%PDF-1.4") && page == Some(sheets), "{page:?} pages of {sheets} sheets");
    browser.run("document.querySelector('#print-close').click()")?;
    browser.run("document.querySelector('#play').click()")?;
    browser.until("return location.pathname === '/new' && document.querySelector('#toml')?.value.includes('board.toml')")?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.run("document.querySelector('#make').click()")?;
    browser.wait("#hot [data-cell]")?;
    Person::new(&browser, Screen::Phone, 5).play(3)?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_board_is_drawn_by_keys_alone_told_to_the_ear_and_saved_as_a_file_that_opens_again() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/draw", server.base))?;
    browser.until(READY)?;
    let spoken =
        |words: &str| browser.until(&format!("return document.querySelector('#spoken').textContent.includes({words:?})"));
    browser.run("document.querySelector('#board').focus()")?;
    let [north, south, west, east] = ARROWS;
    spoken("Cell 1,1: water")?;
    browser.press("s")?;
    spoken("Cell 1,1: start cell")?;
    browser.press("l")?;
    browser.press("s")?;
    browser.press(east)?;
    browser.press("l")?;
    for _ in 0..3 {
        browser.press_with_shift(east)?;
    }
    browser.press("s")?;
    browser.press(south)?;
    browser.press("c")?;
    spoken("Cell 5,2: large city and city in the north")?;
    browser.press_with_shift(east)?;
    spoken("city in the east")?;
    browser.press(north)?;
    // An edge takes a road, and a second press takes it away again.
    browser.press("r")?;
    browser.press_with_shift(north)?;
    spoken("road over the border in the north")?;
    browser.press("b")?;
    browser.press_with_shift(north)?;
    spoken("city at the border in the north")?;
    // A ferry from the small island to another one.
    let walk = |way: &str| (0..3).try_for_each(|_| browser.press(way));
    browser.press(west)?;
    walk(south)?;
    browser.press("o")?;
    browser.press("f")?;
    browser.press_with_shift(north)?;
    walk(north)?;
    browser.press_with_shift(south)?;
    spoken("ferry in the south")?;
    walk(south)?;
    // The fields of the cell are reached by a key, too.
    browser.press("e")?;
    assert_eq!(browser.run("return document.activeElement.id")?, "here-name");
    browser.type_into("#here-name", "Islet")?;
    browser.run("document.activeElement.blur()")?;
    let set = |id: &str, value: &str| {
        browser.run(&format!(
            "const box = document.querySelector('#{id}'); box.value = '{value}'; box.dispatchEvent(new Event('change'))"
        ))
    };
    set("board-name", "Two isles")?;
    set("board-credits", "By keys")?;
    browser.until("return document.querySelector('#verdict').dataset.errors === '0'")?;
    browser.run(CATCH)?;
    browser.run("document.querySelector('#save').click()")?;
    let saved = browser.run_async(SAVED)?;
    let saved = saved.as_str().ok_or("no file")?.to_owned();
    if std::env::var_os("BASTIDE_WRITE").is_some() {
        std::fs::write(DRAWN, &saved)?;
    }
    assert_eq!(saved, std::fs::read_to_string(DRAWN)?, "run with BASTIDE_WRITE=1 to write {DRAWN} again");
    // All steps back, and all forth again.
    let undo = "document.querySelector('#undo').click()";
    browser.run(&format!("while (!document.querySelector('#undo').disabled) {undo}"))?;
    assert!(rows(&browser)?.iter().all(|row| row.bytes().all(|b| b == b'~')));
    browser.run("while (!document.querySelector('#redo').disabled) document.querySelector('#redo').click()")?;
    browser.run("document.querySelector('#blank').click()")?;
    let file = json!(saved);
    browser.run(&format!(
        "const box = document.querySelector('#board-file'), all = new DataTransfer(); \
         all.items.add(new File([{file}], 'mine.toml')); box.files = all.files; box.dispatchEvent(new Event('change'))"
    ))?;
    browser.until("return document.querySelector('#told').textContent.includes('Two isles')")?;
    browser.run("document.querySelector('#save').click()")?;
    assert_eq!(browser.run_async(SAVED)?, Value::from(saved));
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn random_boards_are_the_same_for_a_seed_have_no_errors_and_tell_how_full_they_get() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/draw", server.base))?;
    browser.until(READY)?;
    // Of each symmetry some boards: errors and hints, whether all images of a cell are the same, and the share of the start cells.
    let found = browser.run_async(
        "const done = arguments[0]; (async () => {
           const [{ random, shares, pieces }, { toToml }, { images, tileCells }] = await Promise.all(['random-board', 'board-toml', 'model'].map((name) => import(`/assets/draw-board/${name}.js`)));
           const found = [];
           for (const symmetry of ['none', 'mirror', 'flip', 'turn', 'four']) {
             for (const seed of [1, 2, 3]) {
               const plan = { width: 9 + 3 * seed, height: 8 + 3 * seed, seed, symmetry, abroad: seed !== 1 };
               const board = random(plan), text = toToml(board);
               const answer = await fetch('/api/document', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ plugin: 'maps', option: 'map', text }) });
               const starts = board.rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === 'S' ? [[x, y]] : [])));
               const land = (x, y) => board.rows[y][x] !== '~' && board.rows[y][x] !== '#';
               const even = board.rows.every((row, y) => [...row].every((_, x) => images(plan, symmetry, { x, y, side: null }).every((one) => land(one.x, one.y) === land(x, y))));
               const all = shares(board, starts);
               found.push({ plan, same: toToml(random(plan)) === text, other: toToml(random({ ...plan, seed: seed + 100 })) !== text, even, remarks: (await answer.json()).remarks,
                 balance: Math.min(...all) / Math.max(...all), sum: all.reduce((a, b) => a + b, 0), land: pieces(board).flat().length, tiles: tileCells(board).length, large: Object.keys(board.cities).length });
             }
           }
           done(found);
         })()",
    )?;
    let found = found.as_array().ok_or("no boards")?;
    assert_eq!(found.len(), 15);
    for board in found {
        let number = |name: &str| board[name].as_f64().unwrap_or_default();
        assert_eq!((&board["same"], &board["other"], &board["even"]), (&json!(true), &json!(true), &json!(true)), "{board}");
        assert!(board["remarks"].as_array().is_some_and(|all| all.iter().all(|remark| remark["error"] == false)), "{board}");
        assert!(number("balance") > 0.55 && number("sum") == number("land") && number("large") >= 1.0, "{board}");
    }
    browser.run("document.querySelector('#random-seed').value = '7'; document.querySelector('#random').click()")?;
    browser.until(NO_ERRORS)?;
    browser.run("document.querySelector('#fill').click()")?;
    browser.until("return document.querySelector('#fill-progress').value >= 20")?;
    let heat = browser.run("return [...document.querySelectorAll('.heat text')].map((text) => Number(text.textContent))")?;
    let shares: Vec<f64> = serde_json::from_value(heat)?;
    assert!(shares.len() > 60 && shares.iter().all(|share| (0.0..=100.0).contains(share)), "{shares:?}");
    // A change ends the games: they were played on another board.
    browser.run("document.querySelector('#undo').click()")?;
    assert_eq!(browser.count(".heat")?, 0);
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_link_with_a_board_of_a_stranger_does_no_harm_and_a_damaged_one_says_so() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Laptop)?;
    browser.go(&format!("{}/draw", server.base))?;
    browser.until(READY)?;
    let bad = "<img src=x onerror=window.test_hurt=1>";
    let board = json!(format!(
        "name = '{bad}'\ngrid = '''\nS{bad}S\n~~~~~~~~~~'''\n[names]\n'0,0' = '{bad}'\n\
         [[note]]\nkind = '{bad}'\nat = ['1,1']\nname = '{bad}'\n[[border]]\nkind = 'city'\nat = ['0,0:N']\nname = '{bad}'\n"
    ));
    let open = |text: &Value| {
        browser.run_async(&format!(
            "const done = arguments[0]; import('/assets/shared/links.js').then(async ({{ pack }}) => {{ location.hash = `board=${{await pack({text})}}`; done(true); }})"
        ))
    };
    open(&board)?;
    browser.until("return document.querySelector('#told').textContent.startsWith('Opened: <img')")?;
    browser.until("return document.querySelectorAll('#remarks li').length > 0")?;
    assert_eq!(
        browser.run("return [window.test_hurt ?? null, document.querySelectorAll('img').length, location.hash]")?,
        json!([null, 0, ""])
    );
    // One step back is the board of before.
    browser.run("document.querySelector('#undo').click()")?;
    assert!(rows(&browser)?.iter().all(|row| row.bytes().all(|b| b == b'~')));
    for (hash, says) in [("board=%%", "damaged"), ("board=AAAA", "damaged")] {
        browser.run(&format!("document.querySelector('#told').textContent = ''; location.hash = '{hash}'"))?;
        browser.until(&format!("return document.querySelector('#told').textContent.includes('{says}')"))?;
    }
    open(&json!("a = 1\n".to_owned() + &"#".repeat(30_000)))?;
    browser.until("return document.querySelector('#told').textContent.includes('damaged')")?;
    open(&json!("grid = "))?;
    browser.until("return document.querySelector('#told').textContent.includes('Not valid TOML')")?;
    Ok(())
}
