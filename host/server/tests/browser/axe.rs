//! Every page is checked by axe: in light on a desktop, and in dark on a phone.
//!
//! `BASTIDE_AXE` names the file `axe.min.js` of the npm package axe-core.

use bastide_needs::list::AXE;
use serde_json::{Value, json};

use crate::support::{Done, SOLO, Server, TWO, play};
use crate::webdriver::{Browser, Driver, Screen};

/// Many widgets: open tiles, side boards, tokens, clocks.
const MANY: &str = "seed = 5\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"random\" }]\n\
                    shop = {}\ntraders-builders = {}\nbridges-castles-bazaars = {}\ntower = {}\n";

/// More players than those whose supplies are open.
const SIX: &str = "seed = 5\nplayers = [\"green\", { color = \"red\", bot = \"random\" }, { color = \"blue\", bot = \"random\" }, \
                   { color = \"yellow\", bot = \"random\" }, { color = \"black\", bot = \"random\" }]\n";

/// Opens everything that is folded.
pub(crate) const UNFOLD: &str = "for (const box of document.querySelectorAll('details')) box.open = true;";

/// Chooses all expansions. The cards are made anew each time.
const CHOOSE_ALL: &str = "for (const id of [...document.querySelectorAll('[data-plugin]')].map((card) => card.dataset.plugin)) {
    const box = document.querySelector(`[data-plugin='${id}'] > label input`);
    if (!box.checked) box.click();
  }";

/// Runs axe; answers with each violation and where it is.
pub(crate) const CHECK: &str = "const done = arguments[0];
  const told = (rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`);
  axe.run(document).then((found) => done(found.violations.flatMap(told)), (error) => done([String(error)]));";

/// A browser whose pages are checked.
struct Check<'a> {
    browser: Browser<'a>,
    axe: String,
    /// What all pages violate so far.
    wrong: Vec<String>,
    on: String,
}

impl Check<'_> {
    /// Checks what is shown now.
    fn look(&mut self, what: &str) -> Done {
        self.browser.run(&self.axe)?;
        let found = self.browser.run_async(CHECK)?;
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        self.wrong.extend(found.map(|wrong| format!("{what}, {}: {wrong}", self.on)));
        Ok(())
    }

    /// Opens a page, waits for something on it, unfolds it, and checks it.
    fn page(&mut self, url: &str, shown: &str, what: &str) -> Done {
        self.browser.go(url)?;
        self.browser.wait(shown)?;
        self.browser.run(UNFOLD)?;
        self.look(what)
    }

    /// Checks a dialog, and closes it.
    fn dialog(&mut self, open: &str, shown: &str, what: &str) -> Done {
        self.browser.run(&format!("document.querySelector('{open}').click()"))?;
        self.browser.wait(shown)?;
        self.look(what)?;
        self.browser.run("document.querySelector('dialog[open]').close()").map(drop)
    }
}

/// The tables of the test: their addresses for the person at them.
struct Tables {
    waiting: String,
    playing: String,
    always: String,
    over: String,
    six: String,
    early: String,
}

fn tables(server: &Server) -> Done<Tables> {
    let seat = |table: &crate::support::Table| format!("{}/s/{}", table.url, table.secrets[0]);
    let clocks = json!({"clocks": {"game": 3600, "step": 0, "zero": "nothing"}, "pace": 0});
    let waiting = server.table_with(TWO, &[0], clocks)?;
    let playing = server.table(MANY, &[0])?;
    play(&playing.client()?, 24)?;
    playing.client()?.post("chat", &json!({"text": "hello"}))?;
    let always = server.table_with(SOLO, &[0], json!({"pace": 0, "confirm": "always"}))?;
    let over = server.table(SOLO, &[0])?;
    play(&over.client()?, 1000)?;
    let six = server.table(SIX, &[0])?;
    let early = server.table(TWO, &[0, 1])?;
    play(&early.client()?, 6)?;
    bastide_client::Client::new(&early.url)?.with_secret(&early.secrets[1]).post("resign", &json!({}))?;
    for _ in 0..14 {
        server.table(TWO, &[0])?;
    }
    Ok(Tables {
        waiting: seat(&waiting),
        playing: seat(&playing),
        always: seat(&always),
        over: seat(&over),
        six: seat(&six),
        early: seat(&early),
    })
}

fn check(check: &mut Check, server: &Server, tables: &Tables) -> Done {
    let base = &server.base;
    check.page(base, "#quick", "the lobby")?;
    check.page(&format!("{base}/new"), "[data-plugin='base']", "a new table")?;
    check.browser.run(CHOOSE_ALL)?;
    check.browser.wait(".clash")?;
    check.browser.run(UNFOLD)?;
    check.look("a new table with all expansions")?;
    check.page(&format!("{base}/edit"), "#tray button", "the referee")?;
    check.page(&format!("{base}/puzzles"), "#hot .edit-mark", "the puzzles")?;
    check.browser.run("document.querySelector('#puzzle-show').click()")?;
    check.browser.wait("#puzzle-why li")?;
    check.look("an answer of a puzzle")?;
    check.page(&format!("{base}/draw"), "#verdict:not(:empty)", "the drawing board")?;
    check.browser.run("document.querySelector('#random').click()")?;
    check.browser.until("return document.querySelector('#verdict').dataset.errors === '0'")?;
    check.browser.run(UNFOLD)?;
    check.look("the drawing board with a board")?;
    check.browser.run("document.querySelector('#print').click()")?;
    check.browser.until("return !document.querySelector('#print-pdf').disabled")?;
    check.look("the sheets of a board")?;
    check.page(&format!("{base}/account"), "#sign-in", "the way into an account")?;
    check.browser.type_into("#up-name", &format!("Anna {}", check.on.len()))?;
    check.browser.type_into("#up-passphrase", "correct horse battery")?;
    check.browser.click("#sign-up button")?;
    check.browser.wait("#sign-out")?;
    check.browser.run(UNFOLD)?;
    check.look("an account")?;
    check.dialog("#delete", "#proof[open]", "the proof of an account")?;
    check.page(&format!("{base}/u/Anna%20{}", check.on.len()), ".who", "the page of an account")?;
    check.page(&tables.waiting, ".wait-seat", "a game that waits")?;
    check.page(&tables.playing, "#ask.mine", "a game")?;
    check.browser.run("for (const box of document.querySelectorAll('#switches input:not(:checked)')) box.click()")?;
    check.browser.wait("#left-tiles svg")?;
    check.look("a game with all help")?;
    check.dialog("#rules-open", "#rules[open] dt", "the rules of a table")?;
    check.page(&tables.always, "#hot [data-cell]", "a game with answers that are confirmed")?;
    check
        .browser
        .run("document.querySelector('#hot [data-cell]').dispatchEvent(new PointerEvent('click', { pointerType: 'mouse' }))")?;
    check.browser.wait("#hold-go")?;
    check.look("an answer that waits")?;
    check.page(&tables.over, "#rematch", "a game that is over")?;
    check.page(&tables.early, "#log .left", "a game that ended early")?;
    check.page(base, "#mine li", "the lobby with own tables and many others")?;
    let record = format!("{}/record", tables.over.split("/s/").next().unwrap_or_default());
    check.page(&record, "#moves li", "a record")?;
    check.page(&tables.six, ".many .fold", "a game with folded supplies")?;
    check.browser.go(base)?;
    check.browser.click("#learn")?;
    check.browser.wait(".wanted")?;
    check.look("a first game with a guide")?;
    check.page(&format!("{base}/api"), ".operation", "the API")?;
    check.page(&format!("{base}/t/zzzz"), "h2", "a table that is not there")?;
    check.page(&format!("{base}/nothing"), "h2", "a page that is not there")
}

#[test]
#[needs(CHROMIUM, AXE)]
fn axe_finds_nothing_on_any_page() -> Done {
    let driver = Driver::start()?;
    let axe = std::fs::read_to_string(AXE.path()?)?;
    let server = Server::new()?;
    let tables = tables(&server)?;
    let mut wrong = Vec::new();
    // The colors do not depend on the size of the window, so that each is checked once.
    for (screen, scheme, on) in [(Screen::Desktop, "light", "light, on a desktop"), (Screen::Phone, "dark", "dark, on a phone")] {
        let browser = driver.open(screen)?;
        browser.prefer("prefers-color-scheme", scheme)?;
        let mut all = Check { browser, axe: axe.clone(), wrong: Vec::new(), on: on.to_owned() };
        check(&mut all, &server, &tables).map_err(|e| format!("{}: {e}", all.on))?;
        wrong.append(&mut all.wrong);
    }
    assert!(wrong.is_empty(), "{} violations: {wrong:#?}", wrong.len());
    Ok(())
}
