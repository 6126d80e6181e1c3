//! Firefox, driven through WebDriver BiDi: messages in JSON over a web socket that the browser opens.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bastide_needs::list::FIREFOX;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::support::{Done, FAR};

/// A browser with one window.
pub(crate) struct Firefox {
    process: Child,
    socket: WebSocket<TcpStream>,
    context: String,
    /// The number of the last command.
    last: u64,
    /// The messages in the console.
    console: Vec<String>,
    /// The folder of the profile, which is deleted in the end.
    _profile: tempfile::TempDir,
}

impl Firefox {
    /// Starts the browser with a window of this size.
    pub(crate) fn start(width: u32, height: u32) -> Done<Firefox> {
        let profile = tempfile::tempdir()?;
        let mut process = Command::new(FIREFOX.path()?)
            .args(["--headless", "--no-remote", "--remote-debugging-port=0", "--profile"])
            .arg(profile.path())
            .env("HOME", profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let output = process.stderr.take().ok_or("no output")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.split("WebDriver BiDi listening on ws://").nth(1)?.trim().to_owned()));
        let address = address.ok_or("the browser names no address")?;
        // The rest must be read, or the browser stops when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        let stream = TcpStream::connect(&address)?;
        stream.set_read_timeout(Some(FAR))?;
        let (socket, _) = tungstenite::client(format!("ws://{address}/session"), stream)?;
        let (context, last, console) = (String::new(), 0, Vec::new());
        let mut firefox = Firefox { process, socket, context, last, console, _profile: profile };
        firefox.call("session.new", &json!({"capabilities": {}}))?;
        firefox.call("session.subscribe", &json!({"events": ["log.entryAdded"]}))?;
        let windows = firefox.call("browsingContext.getTree", &json!({}))?;
        windows["contexts"][0]["context"].as_str().ok_or("no window")?.clone_into(&mut firefox.context);
        let viewport = json!({"context": firefox.context, "viewport": {"width": width, "height": height}});
        firefox.call("browsingContext.setViewport", &viewport)?;
        Ok(firefox)
    }

    /// Sends a command and returns its result. What the console says meanwhile is kept.
    fn call(&mut self, method: &str, params: &Value) -> Done<Value> {
        self.last += 1;
        let command = json!({"id": self.last, "method": method, "params": params});
        self.socket.send(Message::text(command.to_string()))?;
        loop {
            let Message::Text(text) = self.socket.read()? else { continue };
            let mut message: Value = serde_json::from_str(&text)?;
            if message["method"] == "log.entryAdded" {
                let entry = &message["params"];
                self.console.push(format!("{}: {}", entry["level"].as_str().unwrap_or("?"), entry["text"]));
            }
            if message["id"] == self.last {
                return match message["type"].as_str() {
                    Some("success") => Ok(message["result"].take()),
                    _ => Err(format!("{method}: {}", message["message"].as_str().unwrap_or("?")).into()),
                };
            }
        }
    }

    /// Opens a page and waits until it is loaded.
    pub(crate) fn go(&mut self, url: &str) -> Done {
        let params = json!({"context": self.context, "url": url, "wait": "complete"});
        self.call("browsingContext.navigate", &params).map(drop)
    }

    /// Runs a script and returns its result.
    pub(crate) fn run(&mut self, script: &str) -> Done<Value> {
        let expression = format!("(async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null))()");
        let params = json!({"expression": expression, "target": {"context": self.context}, "awaitPromise": true});
        let done = self.call("script.evaluate", &params)?;
        match done["result"]["value"].as_str() {
            Some(text) => Ok(serde_json::from_str(text)?),
            None => Err(format!("{script}: {}", done["exceptionDetails"]["text"]).into()),
        }
    }

    /// Waits until a script returns `true`.
    pub(crate) fn until(&mut self, script: &str) -> Done {
        let start = Instant::now();
        while start.elapsed() < FAR {
            if self.run(script)? == true {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(format!("this does not become true: {script}").into())
    }

    /// Moves the pointer of a mouse to a point of the window.
    pub(crate) fn point(&mut self, x: f64, y: f64) -> Done {
        self.mouse(&[json!({"type": "pointerMove", "x": x.round() as i64, "y": y.round() as i64})])
    }

    /// Clicks where the pointer is.
    pub(crate) fn click(&mut self) -> Done {
        self.mouse(&[json!({"type": "pointerDown", "button": 0}), json!({"type": "pointerUp", "button": 0})])
    }

    fn mouse(&mut self, actions: &[Value]) -> Done {
        let source = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.call("input.performActions", &json!({"context": self.context, "actions": [source]})).map(drop)
    }

    /// Presses a key wherever the focus is.
    pub(crate) fn press(&mut self, key: &str) -> Done {
        let source =
            json!({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]});
        self.call("input.performActions", &json!({"context": self.context, "actions": [source]})).map(drop)
    }

    /// Returns the messages in the console.
    pub(crate) fn console(&self) -> &[String] {
        &self.console
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
