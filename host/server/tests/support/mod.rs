//! A server for tests, with its database in a temporary folder, on the loopback address.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use bastide_accounts::AccountSettings;
use bastide_client::{Client, ClientError, make_table};
use bastide_server::{Config, Limits, Running, Storage, start};
use bastide_store::{Change, Sqlite, Store};
use serde_json::{Value, json};

pub(crate) type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A person against a bot.
pub(crate) const SOLO: &str =
    "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\", bot = \"greedy\" }]\n";
/// Two people.
pub(crate) const TWO: &str =
    "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Bert\", color = \"red\" }]\n";

/// Changes the configuration of a server.
type Adjust = Box<dyn Fn(&mut Config)>;
/// Three people.
pub(crate) const THREE: &str = "seed = 3\nplayers = [{ name = \"Anna\", color = \"green\" }, { name = \"Ben\", color = \"red\" }, \
     { name = \"Cleo\", color = \"blue\" }]\n";

pub(crate) struct Server {
    adjust: Adjust,
    pub(crate) running: Option<Running>,
    pub(crate) folder: tempfile::TempDir,
    pub(crate) base: String,
}

pub(crate) fn config(folder: &Path, limits: Limits) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        storage: Storage::File(folder.join("tables.sqlite")),
        public_url: None,
        trusted_proxies: Vec::new(),
        offered: Vec::new(),
        spawner: None,
        keep: None,
        notifications: Default::default(),
        limits,
        accounts: AccountSettings::default(),
        bundles: Default::default(),
    }
}

impl Server {
    pub(crate) fn new() -> Done<Server> {
        Server::with(Limits::none())
    }

    pub(crate) fn with(limits: Limits) -> Done<Server> {
        Server::adjusted(move |config| config.limits = limits)
    }

    /// Starts a server with a configuration of its own, which it keeps over restarts.
    pub(crate) fn adjusted(adjust: impl Fn(&mut Config) + 'static) -> Done<Server> {
        let (folder, adjust) = (tempfile::tempdir()?, Box::new(adjust));
        let mut server = Server { adjust, running: None, folder, base: String::new() };
        server.restart()?;
        Ok(server)
    }

    /// Stops the server and starts it again with the same database, at another port.
    pub(crate) fn restart(&mut self) -> Done {
        self.running = None;
        let mut config = config(self.folder.path(), Limits::none());
        (self.adjust)(&mut config);
        let running = start(&config)?;
        self.base = format!("http://{}", running.address);
        self.running = Some(running);
        Ok(())
    }

    /// Stops the server, lets the open decision of a table wait for a day longer, and starts the server again.
    /// `step` is the time for a decision in milliseconds.
    pub(crate) fn a_day_later(&mut self, id: &str, step: i64) -> Done {
        self.running = None;
        let store = Sqlite::open(&self.folder.path().join("tables.sqlite"))?;
        let table = store.take(id)?.ok_or("no table")?.table;
        let since = table.since - 24 * 3600 * 1000;
        store.write(id, table.fence, vec![Change::Decision { number: table.decision, since, due: Some(since + step) }])?;
        drop(store);
        self.restart()
    }

    /// Makes a table at which the sender takes these seats.
    pub(crate) fn table(&self, toml: &str, sit: &[u8]) -> Done<Table> {
        self.table_with(toml, sit, json!({"pace": 0, "undo": "alone", "confirm": "never"}))
    }

    pub(crate) fn table_with(&self, toml: &str, sit: &[u8], settings: Value) -> Done<Table> {
        let made = make_table(&self.base, &json!({"toml": toml, "sit": sit, "settings": settings}))?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let secrets: Vec<String> = made["secrets"].as_array().into_iter().flatten().map(text).collect();
        let url = format!("{}{}", self.base, text(&made["url"]));
        Ok(Table { id: text(&made["id"]), url, secrets, join: made["join"].as_str().map(str::to_owned) })
    }
}

pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) url: String,
    pub(crate) secrets: Vec<String>,
    pub(crate) join: Option<String>,
}

impl Table {
    /// Returns a client that holds all seats that were taken.
    pub(crate) fn client(&self) -> Done<Client> {
        let client = Client::new(&self.url)?;
        Ok(if self.secrets.is_empty() { client } else { client.with_secret(&self.secrets.join(".")) })
    }
}

/// Returns the status and the message of a refusal.
pub(crate) fn refusal<T>(result: Result<T, ClientError>) -> (u16, String) {
    match result {
        Err(ClientError::Refused { status, message }) => (status, message),
        Err(other) => (0, other.to_string()),
        Ok(_) => (200, String::new()),
    }
}

/// The longest wait for what must happen. It ends a test to which it never does, and a busy machine does not reach it.
pub(crate) const FAR: Duration = Duration::from_secs(300);

/// Waits until something is there, and returns it.
pub(crate) fn wait_for<T>(what: &str, mut look: impl FnMut() -> Done<Option<T>>) -> Done<T> {
    let began = Instant::now();
    while began.elapsed() < FAR {
        if let Some(found) = look()? {
            return Ok(found);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Err(what.into())
}

/// Waits until a state has a property.
pub(crate) fn until(client: &Client, wanted: impl Fn(&Value) -> bool) -> Done<Value> {
    wait_for("the wanted state does not come", || Ok(Some(client.state()?).filter(&wanted)))
}

/// Waits for the own turn, or the end.
pub(crate) fn my_turn(client: &Client) -> Done<Value> {
    until(client, |s| s["your_turn"] == true || s["phase"] == "over" || !s["broken"].is_null())
}

/// Waits for the client's next decision after that of the state `before`, or the end. A click returns before the server knows of
/// it, so until then the state shows the decision that the click answers.
pub(crate) fn turn_after(client: &Client, before: &Value) -> Done<Value> {
    until(client, |s| {
        s["phase"] == "over"
            || !s["broken"].is_null()
            || (s["your_turn"] == true && s["decision"].as_u64() > before["decision"].as_u64())
    })
}

/// Answers with the option in the middle, `times` times or to the end of the game.
pub(crate) fn play(client: &Client, times: usize) -> Done<Value> {
    for _ in 0..times {
        let state = my_turn(client)?;
        if state["phase"] == "over" {
            return Ok(state);
        }
        let options = state["options"].as_array().ok_or("no options")?;
        let option = options.get(options.len() / 2).ok_or("no option")?;
        client.act(state["decision"].as_u64().unwrap_or_default(), option["n"].as_u64().unwrap_or_default())?;
    }
    my_turn(client)
}
