//! Bundles that mean harm, in a browser: each ends its own game with a message that names it, and nothing else.

use std::fmt::Write;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::host::{Site, TWO_HERE, no_messages, set_up, start};
use crate::person::Person;
use crate::support::Done;
use crate::webdriver::{Browser, Screen, despite_a_crash};

/// What a bundle of this test says of itself.
const MANIFEST: &str = r#"{"protocol":1,"engine":"0.1.0","expansions":[{"id":"evil","title":"Evil","version":"1.0.0","about":"Means harm.","source":"evil 1.0.0","licence":"MIT"}]}"#;
/// What a bundle answers while it makes a game, by the first four bytes of each order.
const ANSWERS: [(&str, &str); 6] = [
    (
        "\"Abo",
        r#"{"About":{"protocol":1,"engine":"0.1.0","plugins":{"evil":"1.0.0"},"added":[{"id":"evil","title":"Evil","version":"1.0.0","about":"Means harm.","source":"evil 1.0.0"}]}}"#,
    ),
    ("\"Fin", r#"{"Data":"0000000000000000"}"#),
    ("\"Rec", r#"{"File":[35,10]}"#),
    (
        "{\"Op",
        r#"{"Ready":{"asked":0,"moves":0,"turn":1,"scores":[0,0],"undo":[null,null],"undo_all":[null,null],"over":false}}"#,
    ),
    (
        "{\"Be",
        r#"{"Data":{"toml":"[evil]","seed":"1","fixed":null,"plugins":["evil"],"players":[{"name":"Anna","color":"green","bot":null},{"name":"Bert","color":"red","bot":null}]}}"#,
    ),
    ("{\"De", r#"{"Data":{"title":"Evil","plugins":["evil"],"players":[],"told":[]}}"#),
];
/// Where the answers of a module lie.
const ANSWERED: usize = 1 << 16;

/// Returns a bundle that makes a game. When it is looked at, it gives this answer after this code.
pub(super) fn bundle(look: &str, code: &str) -> Done<Vec<u8>> {
    let (mut data, mut choice, mut at) = (String::new(), String::new(), ANSWERED);
    for (order, answer) in ANSWERS.iter().chain([&("{\"Lo", look)]) {
        let letters = i32::from_le_bytes(order.as_bytes().try_into()?);
        let hex: String = answer.bytes().fold(String::new(), |mut hex, byte| {
            _ = write!(hex, "\\{byte:02x}");
            hex
        });
        let before = if *order == "{\"Lo" { code } else { "" };
        _ = writeln!(data, "(data (i32.const {at}) \"{hex}\")");
        _ = writeln!(
            choice,
            "(if (i32.eq (i32.load (i32.const 4096)) (i32.const {letters}))
               (then {before} (global.set $at (i32.const {at})) (return (i32.const {}))))",
            answer.len()
        );
        at += answer.len();
    }
    let manifest = MANIFEST.replace('"', "\\\"");
    let wat = format!(
        "(module (@custom \"bastide\" \"{manifest}\") (memory (export \"memory\") 8) (global $at (mut i32) (i32.const 0)) {data}
           (func (export \"bastide_room\") (param i32) (result i32) (i32.const 4096))
           (func (export \"bastide_text\") (result i32) (global.get $at))
           (func (export \"bastide_answer\") (result i32) {choice} (unreachable)))"
    );
    Ok(wat::parse_str(wat)?)
}

/// Returns a script with the scripts of the site at hand, and a function that makes a file.
pub(super) fn with_site(site: &Site, script: &str) -> String {
    format!(
        "const done = arguments[arguments.length - 1];
         const load = (name) => import({base} + name);
         const file = (name, code) => new File([Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))], name);
         (async () => {{ {script} }})().then(done, (error) => done('thrown: ' + error));",
        base = json!(site.host.at("assets/"))
    )
}

/// Opens a bundle, allows it, makes a game with it, and goes there.
pub(super) fn begin(site: &Site, browser: &Browser, name: &str, bytes: &[u8]) -> Done<Value> {
    browser.go(&site.host.at("en/new.html"))?;
    browser.wait("#plugins .cards")?;
    let script = format!(
        "const {{ openBundle, useBundle, post, link }} = await load('shared/transport.js');
         const {{ sha256 }} = await openBundle(file({}, {}));
         await useBundle(sha256);
         const made = await post('/api/tables', {{ toml: '[evil]', settings: {{ bundle: sha256 }}, sit: [0] }});
         location.href = link(made.url);
         return made.id;",
        json!(name),
        json!(STANDARD.encode(bytes))
    );
    let made = browser.run_async(&with_site(site, &script))?;
    browser.until("return location.pathname.endsWith('/table.html')")?;
    Ok(made)
}

/// Lets bundles be stopped after a second, so that the tests are quick.
pub(super) fn hurry(site: &Site) -> Done {
    let sandbox = site.folder.path().join("assets/site/sandbox.js");
    let script = std::fs::read_to_string(&sandbox)?;
    let quick = script.replacen("[5_000, 30_000]", "[300, 1_000]", 1);
    assert_ne!(quick, script);
    std::fs::write(&sandbox, quick)?;
    Ok(())
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_bundle_that_means_harm_ends_its_own_game_and_no_other() -> Done {
    despite_a_crash(means_harm)
}

fn means_harm() -> Done {
    let (site, driver) = start()?;
    hurry(&site)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&site.host.at("en/index.html"))?;
    set_up(&site, &browser, TWO_HERE)?;
    let other = browser.run("return location.href")?;
    let look = |part: &str| json!({"Look": {"state": {}, "parts": {"h/side": part}}}).to_string();
    let huge =
        format!("(drop (memory.grow (i32.const 200))) (global.set $at (i32.const {ANSWERED})) (return (i32.const 9000000))");
    for (name, answer, code, told) in [
        ("endless.wasm", look(""), "(loop $on (br $on))", "did not answer within"),
        ("trap.wasm", look(""), "(unreachable)", "stopped with an error of its own"),
        (
            "memory.wasm",
            look(""),
            "(if (i32.ne (memory.grow (i32.const 4200)) (i32.const -1)) (then (loop $on (br $on)))) (unreachable)",
            "stopped with an error of its own",
        ),
        ("huge.wasm", look(""), huge.as_str(), "9 MB"),
        ("script.wasm", look("<p>x</p><script>window.test_hurt = true</script>"), "", "drew what a page may not show (<script>)"),
        (
            "handler.wasm",
            look("<image href=\"#x\" onerror=\"window.test_hurt = true\"/>"),
            "",
            "drew what a page may not show (<image",
        ),
        ("picture.wasm", look("<image href=\"https://elsewhere.example/x.png\"/>"), "", "drew what a page may not show (<image"),
        ("nonsense.wasm", "[[[[".to_owned(), "", "gave something that is not an answer to “Look”"),
        ("state.wasm", r#"{"Look":{"state":[],"parts":{}}}"#.to_owned(), "", "gave something that is not an answer to “Look”"),
    ] {
        begin(&site, &browser, name, &bundle(&answer, code)?)?;
        browser.wait("#broken, .instead")?;
        let words = browser.run("return document.querySelector('#broken p, .instead h2').textContent")?;
        assert!(words.as_str().is_some_and(|words| words.starts_with(name) && words.contains(told)), "{name}: {words}");
        assert_eq!(browser.run("return window.test_hurt ?? null")?, Value::Null, "{name}");
        browser.go(other.as_str().ok_or("no address")?)?;
        browser.wait("#hot [data-cell], #choices button")?;
        Person::new(&browser, Screen::Desktop, 21).step()?;
    }
    no_messages(&browser)
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn a_bundle_that_works_for_long_can_be_stopped_or_waited_for() -> Done {
    despite_a_crash(works_for_long)
}

fn works_for_long() -> Done {
    let (site, driver) = start()?;
    let sandbox = site.folder.path().join("assets/site/sandbox.js");
    std::fs::write(&sandbox, std::fs::read_to_string(&sandbox)?.replacen("[5_000, 30_000]", "[300, 600_000]", 1))?;
    let browser = driver.open(Screen::Phone)?;
    browser.go(&site.host.at("en/index.html"))?;
    let look = r#"{"Look":{"state":{"names":["Anna","Bert"],"turn":1},"parts":{}}}"#;
    let made = begin(&site, &browser, "endless.wasm", &bundle(look, "(loop $on (br $on))")?)?;
    browser.wait("#slow button")?;
    browser.click("#slow button:nth-of-type(2)")?;
    browser.until("return document.querySelector('#slow') === null")?;
    browser.go(&site.host.at(&format!("en/table.html?t={}", made.as_str().unwrap_or_default())))?;
    browser.wait("#slow button")?;
    browser.click("#slow button")?;
    browser.until("return document.querySelector('#broken, .instead')?.textContent.includes('endless.wasm') === true")?;
    // It is started again, and does the same.
    browser.click("#broken button")?;
    browser.wait("#slow button")?;
    browser.click("#slow button")?;
    browser.wait("#broken button")?;
    no_messages(&browser)
}

/// Returns the first lines of a fixture that begin with a key, and its bytes.
fn fixture(path: &Path) -> Done<(String, Vec<u8>)> {
    let text = std::fs::read_to_string(path)?;
    let bytes = wat::parse_str(&text)?;
    Ok((text.lines().find_map(|line| line.strip_prefix(";; fails: ")).unwrap_or("?").to_owned(), bytes))
}

#[test]
#[needs(CHROMIUM, MODULE)]
fn each_bundle_that_ends_its_game_on_a_server_ends_it_in_a_page() -> Done {
    despite_a_crash(ends_in_a_page)
}

fn ends_in_a_page() -> Done {
    let (site, driver) = start()?;
    hurry(&site)?;
    let browser = driver.open(Screen::Desktop)?;
    browser.go(&site.host.at("en/new.html"))?;
    browser.wait("#plugins .cards")?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/bundles");
    let mut tried = 0;
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|end| end != "wat") {
            continue;
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (fails, bytes) = fixture(&path)?;
        let script = format!(
            "const names = ['site/bundle.js', 'site/sandbox.js', 'shared/words.js', 'site/module.js'];
             const [{{ read }}, {{ Sandbox }}, {{ say }}, {{ Engine }}] = await Promise.all(names.map(load));
             window.test_own ??= await Engine.at(new URL({base} + 'bastide.wasm.gz'));
             const bytes = new Uint8Array(await file('x', {code}).arrayBuffer());
             let [step, sandbox] = ['read', null];
             try {{
               const about = await read({name}, bytes);
               step = 'start';
               sandbox = await Sandbox.start(about, bytes, () => {{}}, window.test_own);
               step = 'open';
               await sandbox.ask({{ Open: {{ toml: '', seed: 0, lines: [] }} }});
               step = {last};
               await sandbox.ask(step === 'play' ? {{ Play: {{ option: 0 }} }} : {{ Look: {{ viewer: {{ seat: 0, language: 'en' }}, options: true, ends: true, at: null }} }});
               return ['never', ''];
             }} catch (error) {{
               const again = step === 'read' || step === 'start' ? error : await sandbox.ask('Fingerprint').catch((error) => error);
               return [step, error.args ? say(error.message, error.args) : String(error), again === error];
             }} finally {{
               sandbox?.close();
             }}",
            code = json!(STANDARD.encode(&bytes)),
            name = json!(format!("{name}.wasm")),
            base = json!(site.host.at("assets/")),
            last = json!(if fails == "play" { "play" } else { "look" })
        );
        let seen = browser.run_async(&with_site(&site, &script))?;
        let [step, why] = [0, 1].map(|n| seen[n].as_str().unwrap_or_default());
        // A page reads more before anything runs, such as how much memory is wanted.
        let early = step == "read" && fails == "start";
        assert!((early || step == fails) && (fails == "never" || why.contains(&format!("{name}.wasm"))), "{name}: {seen}");
        assert!(fails == "never" || seen[2] == true, "{name}: the reason stays: {seen}");
        tried += 1;
    }
    assert!(tried > 30, "{tried}");
    no_messages(&browser)
}
