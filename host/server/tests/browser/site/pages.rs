//! The looks of a site without a server: no violation of axe in light and dark, the rules of a table, pictures of the
//! board, and a policy that lets no page run or load what is not its own.

use bastide_needs::list::AXE;
use serde_json::{Value, json};

use super::host::{TWO_HERE, make_old, no_messages, set_up, start, visit};
use crate::axe::{CHECK, UNFOLD};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::{Browser, Screen};

/// Checks what is shown by axe.
fn look(browser: &Browser, axe: &str, what: &str) -> Done<Vec<String>> {
    browser.run(axe)?;
    let found = browser.run_async(CHECK)?;
    Ok(found.as_array().into_iter().flatten().map(|wrong| format!("{what}: {wrong}")).collect())
}

#[test]
#[needs(CHROMIUM, MODULE, AXE)]
fn axe_finds_nothing_on_any_page_of_a_site() -> Done {
    let axe = std::fs::read_to_string(AXE.path()?)?;
    let (site, driver) = start()?;
    let mut wrong = Vec::new();
    for (screen, scheme) in [(Screen::Desktop, "light"), (Screen::Phone, "dark")] {
        let browser = driver.open(screen)?;
        browser.prefer("prefers-color-scheme", scheme)?;
        visit(&site, &browser)?;
        wrong.extend(look(&browser, &axe, "the first page")?);
        set_up(&site, &browser, TWO_HERE)?;
        let mut person = Person::new(&browser, screen, 31);
        person.play(5)?;
        // The question where a tile is placed, as it is after all answers have come back.
        loop {
            browser.run("location.reload()")?;
            browser.wait("#ask.mine")?;
            if browser.count("#hot [data-cell]")? > 0 {
                break;
            }
            person.step()?;
            browser.until("return !document.body.classList.contains('busy')")?;
        }
        browser.run(UNFOLD)?;
        browser.until("return !document.body.classList.contains('busy') && document.getAnimations().length === 0")?;
        wrong.extend(look(&browser, &axe, "a game")?);
        browser.run("document.querySelector('#rules-open').click()")?;
        browser.until("return document.querySelectorAll('#rules-expansions h4').length > 0")?;
        wrong.extend(look(&browser, &axe, "the rules of a table")?);
        browser.run("document.querySelector('#rules').close(); document.querySelector('#record-link').click()")?;
        browser.wait("#chart path")?;
        browser.run(UNFOLD)?;
        wrong.extend(look(&browser, &axe, "a record")?);
        browser.go(&site.host.at("en/index.html"))?;
        browser.wait("#mine [data-table] .board")?;
        browser.run("document.querySelector('#mine .board').scrollIntoView()")?;
        browser.wait("#mine [data-table] .board[src]")?;
        wrong.extend(look(&browser, &axe, "the first page with a game")?);
        make_old(&browser)?;
        browser.click("#mine .to")?;
        browser.wait("#broken button")?;
        wrong.extend(look(&browser, &axe, "a game that stands still")?);
        browser.go(&site.host.at(&format!("en/new.html?bundle={}", "0".repeat(64))))?;
        browser.wait("#missing")?;
        wrong.extend(look(&browser, &axe, "a new table whose bundle is missing")?);
        browser.run("document.querySelector('#missing').close()")?;
        browser.wait("#plugins .cards")?;
        browser.run(UNFOLD)?;
        wrong.extend(look(&browser, &axe, "a new table")?);
        browser.go(&site.host.at("en/table.html?t=00"))?;
        browser.wait(".instead")?;
        wrong.extend(look(&browser, &axe, "a game that is not there")?);
    }
    assert!(wrong.is_empty(), "{} violations: {wrong:#?}", wrong.len());
    Ok(())
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn the_rules_of_a_table_tell_its_settings_in_each_language() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    set_up(&site, &browser, TWO_HERE)?;
    let address = browser.run("return location.href")?;
    let address = address.as_str().ok_or("no address")?;
    for (language, label) in [("en", "Undo moves"), ("nl", "Zetten terugnemen"), ("de", "Züge zurücknehmen")] {
        browser.go(&address.replace("/en/", &format!("/{language}/")))?;
        browser.wait("#hot [data-cell]")?;
        browser.click("#rules-open")?;
        browser.wait("#rules-settings dt")?;
        let rows = browser.run(
            "return [...document.querySelectorAll('#rules-settings dt')].map((row) => [row.textContent, row.nextElementSibling.textContent])",
        )?;
        let rows = rows.as_array().cloned().unwrap_or_default();
        assert_eq!(rows.len(), 3, "{rows:?}");
        assert!(rows.iter().any(|row| row[0] == label), "{label}: {rows:?}");
        assert!(rows.iter().flat_map(|row| row.as_array()).flatten().all(|text| text != "" && text != "undefined"), "{rows:?}");
    }
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_board_is_saved_as_a_picture_of_pixels() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    visit(&site, &browser)?;
    set_up(&site, &browser, TWO_HERE)?;
    Person::new(&browser, Screen::Desktop, 33).play(4)?;
    browser.click("#record-link")?;
    browser.wait("#chart path")?;
    browser.run(
        "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.test_saved = blob; return make(blob); }",
    )?;
    browser.run("document.querySelector('[data-file=\"board.png\"]').click()")?;
    browser.until("return window.test_saved?.type === 'image/png'")?;
    let size = browser.run_async(
        "const done = arguments[0]; createImageBitmap(window.test_saved).then((picture) => { \
           const canvas = new OffscreenCanvas(picture.width, picture.height); const pen = canvas.getContext('2d'); \
           pen.drawImage(picture, 0, 0); const { data } = pen.getImageData(0, 0, picture.width, picture.height); \
           done([picture.width, new Set(new Uint32Array(data.buffer)).size]); })",
    )?;
    assert!(size[0] == 1600 && size[1].as_u64().is_some_and(|colors| colors > 10), "{size}");
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn no_page_of_a_site_runs_or_loads_what_is_not_its_own() -> Done {
    let (site, driver) = start()?;
    let browser = driver.open(Screen::Desktop)?;
    for page in ["index.html", "en/index.html", "en/new.html", "en/draw.html", "en/table.html?t=00", "en/record.html?t=00"] {
        if page == "index.html" {
            // This page goes on to another one at once, so its policy is read.
            let text = std::fs::read_to_string(site.folder.path().join(page))?;
            assert!(text.contains("Content-Security-Policy") && text.contains("default-src 'none'"), "{page}");
            continue;
        }
        browser.go(&site.host.at(page))?;
        browser.wait("main")?;
        let seen = browser.run_async(
            "const done = arguments[0]; const seen = []; \
             document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective)); \
             const box = document.createElement('div'); document.body.append(box); \
             box.innerHTML = '<img src=x onerror=\"window.test_hurt = 1\"><img src=\"https://elsewhere.example/x.png\"><p style=\"color: red\">x</p>'; \
             const script = document.createElement('script'); script.textContent = 'window.test_hurt = 2'; document.body.append(script); \
             fetch('https://elsewhere.example/').catch(() => {}); \
             setTimeout(() => done([window.test_hurt ?? null, seen]), 1500)",
        )?;
        assert_eq!(seen[0], Value::Null, "{page}");
        for what in ["script-src-attr", "script-src-elem", "img-src", "style-src-attr", "connect-src"] {
            assert!(seen[1].as_array().is_some_and(|all| all.contains(&json!(what))), "{page} does not refuse {what}: {seen}");
        }
    }
    Ok(())
}
