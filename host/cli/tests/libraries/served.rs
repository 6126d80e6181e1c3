//! A server with libraries: their tables run in processes of their own, so that a plugin that ends
//! its process or never returns costs its own table only.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use bastide::Error;
use bastide_server::client::{Client, ClientError, make_table};
use serde_json::{Value, json};

use crate::outside::{library, program};

type Check = Result<(), Error>;

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
    program.env("EVIL_LATER", "1").args(["serve", "--no-browser", "--listen", listen]).stdout(Stdio::piped());
    libraries.iter().for_each(|library| _ = program.arg("--allow-library").arg(library));
    Ok(program.spawn()?)
}

pub(crate) fn serve(libraries: &[&str]) -> Result<Served, Error> {
    let data = tempfile::tempdir()?;
    let libraries = libraries.iter().map(|name| library(name)).collect::<Result<Vec<_>, _>>()?;
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
    let toml = format!("seed = 4\nplayers = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n{plugin} = {{}}\n");
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
fn a_strangers_crate_is_listed_and_played_and_a_record_tells_no_path() -> Check {
    let served = serve(&["beacons"])?;
    let (client, url) = table(&served.base, "beacons").map_err(usage)?;
    let page = Client::new(&url).and_then(|c| c.get("")).map_err(usage)?;
    assert!(page.contains("eacons"), "the title names the plugin");
    let over = play(&client, 1000).map_err(usage)?;
    assert_eq!(over["phase"], "over", "{over}");
    let record = client.get("file/record.txt").map_err(usage)?;
    assert!(record.contains("beacons") && !record.contains("library"), "{record}");
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
