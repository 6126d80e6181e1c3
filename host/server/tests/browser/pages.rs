//! The lobby, the page for a new table, and help.

use serde_json::Value;

use crate::support::{Done, SOLO, Server, play};
use crate::webdriver::{Driver, Screen};

#[test]
#[needs(CHROMIUM)]
fn a_table_is_set_up_in_the_form_and_in_the_text() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/new", server.base))?;
    let text = "return document.querySelector('#toml').value";
    browser.click("[data-plugin='inns-cathedrals'] input")?;
    browser.until(&format!("{text}.includes('[inns-cathedrals]')"))?;
    browser.run("const t = document.querySelector('#toml'); t.value += '\\n[tower]\\n'; t.dispatchEvent(new Event('input'))")?;
    browser.wait("[data-plugin='tower'].on")?;
    browser.run("const t = document.querySelector('#toml'); t.value += '\\n[towr]\\n'; t.dispatchEvent(new Event('input'))")?;
    browser.until("return document.querySelector('#wrong').textContent.includes('did you mean \"tower\"?')")?;
    assert_eq!(browser.run("return document.querySelector('#make').disabled")?, true);
    browser.run(
        "const t = document.querySelector('#toml'); t.value = t.value.replace('[towr]', ''); t.dispatchEvent(new Event('input'))",
    )?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.click("#make")?;
    browser.wait("#hot [data-cell]")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_preset_shows_in_the_form_what_it_sets() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/new", server.base))?;
    let (id, preset) = ("base", "rules_2000");
    let manifest = bastide_core::linked().into_iter().map(|e| e.manifest()).find(|m| m.id == id).ok_or("no base game")?;
    let sets = manifest.presets.iter().find(|p| p.name == preset).ok_or("no preset")?.sets;
    browser.run(&format!("document.querySelector('[data-plugin={id}] details').open = true"))?;
    browser.run(&format!(
        "const pick = document.querySelector('[data-plugin={id}] [data-option=preset]'); pick.value = '{preset}'; pick.dispatchEvent(new Event('change'))"
    ))?;
    let mut differ = 0;
    for (name, value) in sets {
        let shown = browser.run(&format!(
            "const field = document.querySelector(\"[data-plugin={id}] [data-option='{name}']\"); \
             return field.type === 'checkbox' ? field.checked : field.type === 'number' ? Number(field.value) : field.value"
        ))?;
        let set = serde_json::to_value(bastide_core::Chosen::from(*value))?;
        assert_eq!(shown, set, "{name}");
        let option = manifest.options.iter().find(|o| o.name == *name).ok_or("no option")?;
        differ += usize::from(option.default(bastide_core::Edition::First) != *value);
    }
    assert!(differ > 0, "the preset differs from the edition");
    browser.run(
        "document.querySelector('#search').value = 'tower'; document.querySelector('#search').dispatchEvent(new Event('input'))",
    )?;
    let shown = browser
        .run("return [...document.querySelectorAll('#plugins .plugin')].filter((p) => !p.hidden).map((p) => p.dataset.plugin)")?;
    assert!(shown.as_array().is_some_and(|shown| shown.iter().any(|id| id == "tower") && shown.len() < 8), "{shown}");
    browser.click("#surprise")?;
    browser.until(
        "return document.querySelectorAll('#plugins .plugin.on').length >= 4 && !document.querySelector('#make').disabled",
    )?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_whole_table_fills_the_form_and_what_does_not_go_with_it_is_shown_on_both_cards() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.wait("[data-whole='classic'][aria-pressed='true']")?;
    // The bar at the bottom may lie over what is in the window.
    let click = |at: &str| -> Done {
        browser.run(&format!("document.querySelector(\"{at}\").scrollIntoView({{ block: 'center' }})"))?;
        browser.click(at)
    };
    click("[data-whole='benelux-shop']")?;
    browser.wait("[data-whole='benelux-shop'][aria-pressed='true']")?;
    browser.wait("[data-plugin='shop'].on")?;
    let text = "return document.querySelector('#toml').value";
    browser.until(&format!("{text}.includes('map = \"benelux\"')"))?;
    browser.until("return document.querySelectorAll('#badges li').length === 3 && !document.querySelector('#make').disabled")?;
    // A group without a card that the search finds is not shown.
    let search = |words: &str| {
        browser.run(&format!(
            "const s = document.querySelector('#search'); s.value = '{words}'; s.dispatchEvent(new Event('input'))"
        ))
    };
    let headings = "return [...document.querySelectorAll('#plugins h3')].filter((h) => h.checkVisibility()).length";
    assert_eq!(browser.run(headings)?, 3);
    search("spring")?;
    assert_eq!(browser.run(headings)?, 1);
    search("no such words")?;
    browser.until("return document.querySelector('#none-found').textContent !== ''")?;
    search("")?;
    let clash = |id: &str| format!("[data-plugin='{id}'].clash .against");
    click("[data-plugin='rivers'] input")?;
    browser.wait(&clash("rivers"))?;
    let told = browser.run(&format!("return document.querySelector(\"{}\").textContent", clash("maps")))?;
    assert!(told.as_str().is_some_and(|told| told.ends_with("with The River.")), "{told}");
    let focus = "return document.activeElement.closest('[data-plugin]')?.dataset.plugin";
    assert_eq!(browser.run(focus)?, "rivers", "the focus stays on the card");
    click("[data-plugin='rivers'] input")?;
    browser.until("return document.querySelector('.clash') === null && !document.querySelector('#make').disabled")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_page_that_is_not_there_says_so_and_leads_home() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Phone)?;
    for path in ["/t/zzzz", "/t/<b>x", "/nowhere"] {
        browser.go(&format!("{}{path}", server.base))?;
        browser.wait("main a[href='/']")?;
        let text = browser.run("return document.querySelector('main').innerText")?;
        assert!(text.as_str().is_some_and(|text| text.contains("There is no such")), "{path}: {text}");
    }
    // Scripts get JSON as before.
    let answer = browser.run("return fetch('/t/zzzz/state').then((r) => r.json())")?;
    assert_eq!(answer["error"], "there is no such table");
    browser.click("main a[href='/']")?;
    browser.wait("#quick")
}

#[test]
#[needs(CHROMIUM)]
fn the_log_shows_tiles_and_leads_to_them() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    play(&table.client()?, 20)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&table.url)?;
    browser.wait("#log .move[data-cell] svg.laid use")?;
    let text = browser.run("return [...document.querySelectorAll('#log .deed')].map((row) => row.textContent).join('|')")?;
    let text = text.as_str().unwrap_or_default();
    assert!(!text.contains("BA/") && !text.contains(" at "), "no ids and no cells: {text}");
    // One row for each turn: the tile and the follower together.
    let rows = browser.run(
        "return [...document.querySelectorAll('#log .move')].map((row) => row.querySelector('.turn').textContent + row.querySelector('b').textContent)",
    )?;
    let rows: Vec<&str> = rows.as_array().into_iter().flatten().filter_map(|row| row.as_str()).collect();
    assert!(rows.len() > 8 && rows.windows(2).all(|pair| pair[0] != pair[1]), "{rows:?}");
    let drawn = browser.run(
        "const use = document.querySelector('#log .laid use'); return document.querySelector(use.getAttribute('href')) !== null",
    )?;
    assert_eq!(drawn, true, "the picture uses a definition of the board");
    let row = "document.querySelector('#log .move[data-cell]')";
    let lit = "const r = document.querySelector('#lit rect'); return r && `${(r.getAttribute('x') - 2) / 100},${(r.getAttribute('y') - 2) / 100}`";
    let (mut there, mut marked) = (Value::Null, Value::Null);
    // The log may still scroll to its end.
    for _ in 0..20 {
        let place = format!(
            "{row}.scrollIntoView({{ block: 'nearest', behavior: 'instant' }}); const r = {row}.getBoundingClientRect(); return [r.x + 9, r.y + 9, {row}.dataset.cell]"
        );
        there = browser.run(&place)?;
        browser.point(0.0, 0.0)?;
        browser.point(there[0].as_f64().unwrap_or_default(), there[1].as_f64().unwrap_or_default())?;
        marked = browser.run(lit)?;
        if !marked.is_null() {
            break;
        }
    }
    assert_eq!(marked, there[2]);
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn help_shows_features_tiles_fields_and_points() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    play(&table.client()?, 20)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&table.url)?;
    browser.click("#helps summary")?;
    for nth in 2..=5 {
        browser.click(&format!("#switches label:nth-child({nth}) input"))?;
    }
    browser.wait("#left-tiles svg")?;
    browser.wait("#help g[fill], #help rect[clip-path]")?;
    browser.wait(".player .then")?;
    browser.run(
        "const { x, y, width, height } = document.querySelector('#tiles use').getBoundingClientRect(); \
         document.querySelector('#board').dispatchEvent(new MouseEvent('click', { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }))",
    )?;
    browser.until("return !document.querySelector('#tip').hidden && document.querySelector('#tip').textContent.length > 4")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_hint_marks_an_option_and_tells_why_until_the_question_is_answered() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let table = server.table(SOLO, &[0])?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
    browser.click("#prompt .advice")?;
    browser.wait("#advice li")?;
    browser.wait("#hot .wanted[aria-describedby='advice']")?;
    browser.until("return document.querySelector('.wanted-ghost use') !== null")?;
    let told = browser.run("return document.querySelector('#advice').textContent")?;
    assert!(told.as_str().is_some_and(|told| told.contains("% chance of winning")), "{told}");
    let seen = "const low = (css) => [...document.querySelectorAll(css)].at(-1).getBoundingClientRect().bottom; \
                return low('#advice li') < low('#ask') && low('.player') < innerHeight";
    assert_eq!(browser.run(seen)?, true, "the whole hint and all points are in sight");
    let advised = browser.run("return document.querySelector('#hot .wanted').getAttribute('data-cell')")?;
    assert!(advised.as_str().is_some_and(|cell| cell.contains(',')), "{advised}");
    play(&table.client()?, 1)?;
    browser.until("return document.querySelector('#advice').children.length === 0")?;
    browser.until("return document.querySelector('.wanted') === null")?;
    assert_eq!(browser.console()?, Vec::<String>::new());
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn supplies_have_tips_and_those_of_many_others_are_folded() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let colors = ["green", "red", "blue", "yellow", "black"];
    for (count, folded) in [(4, 0), (5, 4)] {
        let table =
            server.table(&format!("players = {:?}\nlittle-buildings = {{}}\n", &colors[..count]), &[0, 1, 2, 3, 4][..count])?;
        let browser = driver.open(Screen::Desktop)?;
        browser.go(&format!("{}/s/{}", table.url, table.secrets[0]))?;
        browser.wait(".player .have[data-tip]")?;
        let hidden = "return [...document.querySelectorAll('.player .supply')].filter((box) => !box.checkVisibility()).length";
        assert_eq!(browser.run(hidden)?, folded, "{count} players");
        if folded > 0 {
            browser.click(".player:not(.mine) .fold")?;
            assert_eq!(browser.run(hidden)?, folded - 1);
            assert_eq!(browser.run("return document.querySelector('.player.open .fold').getAttribute('aria-expanded')")?, "true");
        }
        let tip = browser.run(
            "const have = document.querySelector('.player.mine .have[data-tip]'); \
             have.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true })); \
             return [document.querySelector('#hint').textContent, have.dataset.tip, document.querySelector('#hint').hidden]",
        )?;
        assert!(tip[0] == tip[1] && tip[0].as_str().is_some_and(|tip| tip.ends_with(" followers")) && tip[2] == false, "{tip}");
    }
    Ok(())
}

#[test]
#[needs(CHROMIUM)]
fn a_board_of_ones_own_is_pasted_drawn_and_played() -> Done {
    let driver = Driver::start()?;
    let server = Server::new()?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&format!("{}/new", server.base))?;
    browser.click("[data-plugin='maps'] input")?;
    browser.click(".maps .own input")?;
    let board = include_str!("../../../../maps/boards/iberia.toml");
    let paste = |text: &str| {
        let text = serde_json::Value::from(text);
        browser.run(&format!(
            "const t = document.querySelector('.own-board textarea'); t.value = {text}; t.dispatchEvent(new Event('input'))"
        ))
    };
    paste(&board.replace("grid = \"\"\"", "tles = 3\ngrid = \"\"\""))?;
    browser.until("return /Line \\d+: .*tles/.test(document.querySelector('.own-board .wrong').textContent)")?;
    browser.until("return /board, line \\d+: .*tles/.test(document.querySelector('#wrong').textContent)")?;
    assert_eq!(browser.run("return document.querySelector('#make').disabled")?, true);
    paste(board)?;
    browser.until("const i = document.querySelector('.own-board img'); return !i.hidden && i.naturalWidth > 100")?;
    browser.until("return !document.querySelector('#make').disabled")?;
    browser.click("#make")?;
    browser.wait("#hot [data-cell]")?;
    // The refused board is the only message.
    let messages: Vec<String> = browser.console()?.into_iter().filter(|m| !m.contains("422")).collect();
    assert_eq!(messages, Vec::<String>::new());
    Ok(())
}
