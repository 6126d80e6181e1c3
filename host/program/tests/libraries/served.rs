//! A server with libraries: their tables run in processes of their own, so that a plugin that ends
//! its process or never returns costs its own table only.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use bastide_client::{Client, ClientError, make_table};
use bastide_console::Error;
use serde_json::{Value, json};

use crate::outside::{library, program};

type Check = Result<(), Error>;

/// The file with what a server writes to its error output.
const LOG: &str = "server.log";

/// A server that ends with the test.
pub(crate) struct Served {
    child: Child,
    pub(crate) base: String,
    libraries: Vec<PathBuf>,
    /// Kept open, since the server writes more.
    output: Option<BufReader<std::process::ChildStdout>>,
    data: tempfile::TempDir,
}

impl Served {
    /// Returns what the server tells its operator.
    fn log(&self) -> Result<BufReader<File>, Error> {
        Ok(BufReader::new(File::open(self.data.path().join(LOG))?))
    }

    /// Reads the address of the server that has just started.
    fn find(&mut self) -> Result<(), Error> {
        let mut line = String::new();
        self.output = self.child.stdout.take().map(BufReader::new);
        if let Some(output) = &mut self.output {
            output.read_line(&mut line)?;
        }
        self.base = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        Ok(())
    }

    /// Ends the server without notice.
    pub(crate) fn kill(&mut self) -> Result<(), Error> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again at the same address.
    pub(crate) fn start(&mut self) -> Result<(), Error> {
        self.child = start(self.data.path(), &self.libraries, self.base.trim_start_matches("http://"))?;
        self.find()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn start(data: &Path, libraries: &[PathBuf], listen: &str) -> Result<Child, Error> {
    let mut program = program(data);
    let log = File::options().create(true).append(true).open(data.join(LOG))?;
    program.env("EVIL_LATER", "1").args(["serve", "--no-browser", "--listen", listen]).stdout(Stdio::piped()).stderr(log);
    libraries.iter().for_each(|library| _ = program.arg("--allow-library").arg(library));
    Ok(program.spawn()?)
}

pub(crate) fn serve(libraries: &[&str]) -> Result<Served, Error> {
    serve_files(libraries.iter().map(|name| library(name)).collect::<Result<Vec<_>, _>>()?)
}

fn serve_files(libraries: Vec<PathBuf>) -> Result<Served, Error> {
    let data = tempfile::tempdir()?;
    let child = start(data.path(), &libraries, "127.0.0.1:0")?;
    let mut served = Served { child, base: String::new(), libraries, output: None, data };
    served.find()?;
    Ok(served)
}

fn usage(error: ClientError) -> Error {
    Error::Usage(error.to_string())
}

/// Makes a table of two seats that one client holds.
fn table(base: &str, plugin: &str) -> Result<(Client, String), ClientError> {
    let toml = format!("seed = 4\nplayers = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n{plugin:?} = {{}}\n");
    let made = make_table(base, &json!({"toml": toml, "sit": [0, 1], "settings": {"pace": 0}}))?;
    let url = format!("{base}{}", made["url"].as_str().unwrap_or_default());
    let secrets: Vec<&str> = made["secrets"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    Ok((Client::new(&url)?.with_secret(&secrets.join(".")), url))
}

/// Plays at most `most` actions; returns the last state.
fn play(client: &Client, most: usize) -> Result<Value, ClientError> {
    for _ in 0..most {
        // An address has 40 requests a second.
        std::thread::sleep(Duration::from_millis(60));
        let state = client.state()?;
        let Some(options) = state["options"].as_array().filter(|_| state["phase"] == "playing") else { return Ok(state) };
        let option = options.get(options.len() / 2).map_or(0, |o| o["n"].as_u64().unwrap_or_default());
        // A busy machine may let an action come too late; the next state tells whether the table goes on.
        _ = client.act(state["decision"].as_u64().unwrap_or_default(), option);
    }
    client.state()
}

#[test]
fn strangers_crates_are_listed_and_played_and_a_record_tells_no_path() -> Check {
    // One of them has an id with its author.
    let served = serve(&["beacons", "tax-collector"])?;
    for (id, title) in [("beacons", "The Beacons"), ("ana/tax-collector", "The Tax Collector")] {
        let (client, url) = table(&served.base, id).map_err(usage)?;
        let page = Client::new(&url).and_then(|c| c.get("")).map_err(usage)?;
        assert!(page.contains(title), "the title names {id}");
        let over = play(&client, 1000).map_err(usage)?;
        assert_eq!(over["phase"], "over", "{id}: {over}");
        let record = client.get("file/record.txt").map_err(usage)?;
        assert!(record.contains(id) && !record.contains("library"), "{record}");
    }
    Ok(())
}

#[test]
fn a_server_goes_on_with_what_it_has_opened() -> Check {
    let folder = tempfile::tempdir()?;
    let copy = |name: &str| -> Result<PathBuf, Error> {
        let file = folder.path().join(format!("{name}.so"));
        std::fs::copy(library(name)?, &file)?;
        Ok(file)
    };
    let (beacons, example) = (copy("beacons")?, copy("example")?);
    let served = serve_files(vec![beacons.clone(), example.clone()])?;
    let (before, _) = table(&served.base, "beacons").map_err(usage)?;
    // Its library is removed, and another one is put in the place of the other's.
    std::fs::remove_file(&beacons)?;
    std::fs::copy(library("broken")?, &example)?;
    for id in ["example", "beacons"] {
        let (client, _) = table(&served.base, id).map_err(usage)?;
        assert_eq!(play(&client, 30).map_err(usage)?["phase"], "playing", "{id}");
    }
    assert_eq!(play(&before, 30).map_err(usage)?["phase"], "playing");
    Ok(())
}

/// A bot that looks ahead meets a fault that no move of the game meets: the game goes on, and the operator reads of it.
#[test]
fn a_fault_that_only_a_bot_meets_is_told_to_the_operator() -> Check {
    let served = serve(&["evil"])?;
    let toml = "seed = 4\nplayers = [{ color = \"green\" }, { color = \"red\", bot = \"greedy\" }]\n[panics-ahead]\n";
    let made = make_table(&served.base, &json!({"toml": toml, "sit": [0], "settings": {"pace": 0}})).map_err(usage)?;
    let url = format!("{}{}", served.base, made["url"].as_str().unwrap_or_default());
    let client = Client::new(&url).map_err(usage)?.with_secret(made["secrets"][0].as_str().unwrap_or_default());
    let mut log = served.log()?;
    let state = play(&client, 400).map_err(usage)?;
    assert!(state["broken"].is_null(), "{state}");
    let mut line = String::new();
    while !line.contains("a plugin failed while a bot looked ahead") {
        line.clear();
        assert!(log.read_line(&mut line)? > 0, "the server tells nothing of it");
    }
    assert!(line.contains("plugin panics-ahead panicked in expected_points"), "{line}");
    Ok(())
}

#[test]
fn a_plugin_that_ends_its_process_costs_its_own_table_only() -> Check {
    let served = serve(&["beacons", "evil"])?;
    let (good, _) = table(&served.base, "beacons").map_err(usage)?;
    let refused = |plugin: &str| match table(&served.base, plugin) {
        Err(ClientError::Refused { message, .. }) => message,
        other => format!("it is not refused: {}", other.is_ok()),
    };
    assert!(refused("aborts").contains("ended its process"), "{}", refused("aborts"));
    assert!(refused("install-exits").contains("ended its process"));
    assert!(refused("loops").contains("did not answer within"));
    let (later, _) = table(&served.base, "exits-later").map_err(usage)?;
    let state = play(&later, 200).map_err(usage)?;
    assert!(state["broken"].as_str().is_some_and(|why| why.contains("ended its process")), "{state}");
    assert_eq!(play(&good, 1000).map_err(usage)?["phase"], "over", "the other table goes on");
    Ok(())
}
