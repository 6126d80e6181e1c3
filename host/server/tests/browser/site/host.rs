//! A site without a server, for tests: a host of its files, which can be stopped, and tables that are set up on it.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use bastide_needs::list::MODULE;
use bastide_pages::site;
use serde_json::json;

use crate::support::Done;
use crate::webdriver::{Browser, Driver};

/// Steps that are more than any game here has.
pub(super) const ALL: usize = 2000;
/// Says that the service worker keeps the site.
const READY: &str = "navigator.serviceWorker.ready.then(() => arguments[arguments.length - 1](true))";

/// A host of files, which can be stopped.
pub(super) struct FileHost {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl FileHost {
    fn start(folder: &Path) -> Done<FileHost> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let (address, stop, folder) = (listener.local_addr()?, Arc::new(AtomicBool::new(false)), folder.to_owned());
        let stopped = stop.clone();
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                std::thread::spawn(move || serve(&stream, &folder));
            }
        });
        Ok(FileHost { address, stop, thread: Some(thread) })
    }

    /// Returns the address of a page in a sub-folder, as many hosts have it.
    pub(super) fn at(&self, page: &str) -> String {
        format!("http://{}/games/{page}", self.address)
    }

    pub(super) fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        _ = TcpStream::connect(self.address);
        if let Some(thread) = self.thread.take() {
            _ = thread.join();
        }
    }
}

impl Drop for FileHost {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Answers one request with a file of a folder.
fn serve(mut stream: &TcpStream, folder: &Path) {
    let mut lines = BufReader::new(stream).lines();
    let Some(Ok(first)) = lines.next() else { return };
    _ = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).count();
    let path = first.split(' ').nth(1).unwrap_or_default().split('?').next().unwrap_or_default();
    let path = path.strip_prefix("/games/").filter(|path| !path.contains(".."));
    let path =
        path.map(|path| if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() });
    let kind = |path: &str| match path.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    };
    let found = path.and_then(|path| Some((kind(&path), std::fs::read(folder.join(path)).ok()?)));
    let (status, kind, body) = found.map_or(("404 Not Found", "text/plain", Vec::new()), |(kind, body)| ("200 OK", kind, body));
    let head =
        format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
}

/// A site with its host.
pub(super) struct Site {
    pub(super) folder: tempfile::TempDir,
    pub(super) host: FileHost,
}

pub(super) fn module() -> Done<Vec<u8>> {
    Ok(std::fs::read(MODULE.path()?)?)
}

/// Returns a site and a browser.
pub(super) fn start() -> Done<(Site, Driver)> {
    let driver = Driver::start()?;
    let folder = tempfile::tempdir()?;
    site::write(folder.path(), &module()?)?;
    let host = FileHost::start(folder.path())?;
    Ok((Site { folder, host }, driver))
}

pub(super) fn no_messages(browser: &Browser) -> Done {
    let messages: Vec<String> = browser.console()?;
    if messages.is_empty() { Ok(()) } else { Err(format!("the console has messages: {messages:#?}").into()) }
}

/// A person against a bot.
pub(super) const SOLO: &str =
    "players = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }]\n";
/// Two people at one device.
pub(super) const TWO_HERE: &str =
    "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n";

/// Sets up a table whose bots make no pause, and goes there.
pub(super) fn set_up(site: &Site, browser: &Browser, toml: &str) -> Done {
    browser.go(&site.host.at("en/new.html"))?;
    go_on(browser, toml)
}

/// Sets up a table of the 72 tiles of the base game on the page that is open.
pub(super) fn go_on(browser: &Browser, toml: &str) -> Done {
    begin(browser, toml, "document.querySelector('#badges').textContent.includes('72')")
}

/// Sets up a table with an expansion on the page that is open.
pub(super) fn play_at(browser: &Browser, toml: &str) -> Done {
    begin(browser, toml, "document.querySelector('#plugins section .plugin.on') !== null")
}

/// Writes the text of a table whose bots make no pause, waits until this shows that the page has read it, and begins.
fn begin(browser: &Browser, toml: &str, read: &str) -> Done {
    browser.wait("#plugins .cards")?;
    browser.run(&format!(
        "const box = document.querySelector('#toml'); box.value = {}; box.dispatchEvent(new Event('input')); \
         const pace = [...document.querySelectorAll('#settings select')].find((one) => [...one.options].some((o) => o.value === '1500')); \
         pace.value = '0'; pace.dispatchEvent(new Event('change'))",
        json!(toml)
    ))?;
    browser.until(&format!("return {read} && !document.querySelector('#make').disabled")).map_err(|error| {
        let wrong = browser.run("return document.querySelector('#wrong').textContent + document.querySelector('#toml').value");
        format!("{wrong:?}: {error}")
    })?;
    browser.click("#make")?;
    browser.wait("#hot [data-cell]")
}

/// Opens the page in English, and waits until the site is kept.
pub(super) fn visit(site: &Site, browser: &Browser) -> Done {
    browser.go(&site.host.at(""))?;
    browser.until("return location.pathname.endsWith('/en/index.html') && document.querySelector('#quick') !== null")?;
    assert_eq!(browser.run_async(READY)?, true);
    browser.until("return navigator.serviceWorker.controller !== null")
}

/// Makes the first game that a browser keeps one that was recorded with rules that have changed since.
pub(super) fn make_old(browser: &Browser) -> Done {
    let script = "const done = arguments[arguments.length - 1]; const open = indexedDB.open('bastide'); open.onsuccess = () => {
        const store = open.result.transaction('games', 'readwrite').objectStore('games');
        store.getAll().onsuccess = (event) => { const [game] = event.target.result; game.fingerprint = '0000000000000000';
          game.versions.engine = '0.0.1'; store.put(game).onsuccess = () => done(true); }; }";
    browser.run_async(script).map(drop)
}
