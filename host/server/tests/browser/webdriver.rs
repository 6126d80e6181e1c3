//! A browser that is driven through the WebDriver protocol, as a person would use it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine;
use bastide_needs::list::CHROMIUM;
use serde_json::{Value, json};

use crate::support::{Done, FAR};

/// The key of an element in answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The size of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    Desktop,
    /// A laptop of 1366 by 768 pixels.
    Laptop,
    /// A screen of 1920 by 1080 pixels.
    Large,
    /// A phone of 360 by 740 points with touch.
    Phone,
    /// A phone of 390 by 844 points with touch.
    Tall,
    /// The same phone, held sideways.
    Sideways,
}

/// A driver with the sessions that it has opened.
pub(crate) struct Driver {
    process: Child,
    base: String,
    agent: ureq::Agent,
}

impl Driver {
    /// Starts the driver of Chromium.
    pub(crate) fn start() -> Done<Driver> {
        let driver = CHROMIUM.path()?;
        // The driver ends if something else takes its port meanwhile.
        let (process, port) = (0..5).find_map(|_| Driver::process(&driver).transpose()).ok_or("the driver names no port")??;
        let agent = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(FAR * 2)).build().into();
        Ok(Driver { process, base: format!("http://127.0.0.1:{port}"), agent })
    }

    /// Starts a driver at a free port. Returns `None` if it ends at once.
    fn process(driver: &Path) -> Done<Option<(Child, u16)>> {
        let mut process = Command::new(driver).arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let output = process.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.find_map(|line| {
            let rest = line.split("started successfully on port ").nth(1)?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        let Some(port) = port else {
            process.wait()?;
            return Ok(None);
        };
        // The rest must be read, or the driver stops when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Some((process, port)))
    }

    /// Opens a browser of its own: with its own cookies.
    pub(crate) fn open(&self, screen: Screen) -> Done<Browser<'_>> {
        let size = match screen {
            Screen::Desktop | Screen::Phone | Screen::Tall | Screen::Sideways => "1280,820",
            Screen::Laptop => "1366,768",
            Screen::Large => "1920,1080",
        };
        let mut options = json!({"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                                          format!("--window-size={size}"), "--force-color-profile=srgb"]});
        let phone = match screen {
            Screen::Phone => Some((360, 740)),
            Screen::Tall => Some((390, 844)),
            Screen::Sideways => Some((844, 390)),
            Screen::Desktop | Screen::Laptop | Screen::Large => None,
        };
        if let Some((width, height)) = phone {
            options["mobileEmulation"] =
                json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2.0, "touch": true}});
        }
        let capabilities = json!({"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options,
                                                                   "goog:loggingPrefs": {"browser": "ALL"}}}});
        let answer = self.call("POST", "/session", &capabilities)?;
        let id = answer["sessionId"].as_str().ok_or("no session")?.to_owned();
        Ok(Browser { driver: self, id })
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Done<Value> {
        let url = format!("{}{path}", self.base);
        let mut response = match method {
            "GET" => self.agent.get(&url).call()?,
            "DELETE" => self.agent.delete(&url).call()?,
            _ => self.agent.post(&url).send_json(body)?,
        };
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
        let mut answer: Value = serde_json::from_str(&text)?;
        let value = answer["value"].take();
        match response.status().is_success() {
            true => Ok(value),
            false => Err(format!("{path}: {}", value["message"].as_str().unwrap_or("?")).into()),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// Runs a test once more if the tab crashed. Now and then Chromium 156 fails a check of its own (`SIGTRAP` in
/// the renderer) after a page stopped a worker that never returns. A test whose page crashes each time fails.
pub(crate) fn despite_a_crash(test: impl Fn() -> Done) -> Done {
    test().or_else(|error| match error.to_string().contains("tab crashed") {
        true => test(),
        false => Err(error),
    })
}

/// A browser with one window.
pub(crate) struct Browser<'a> {
    driver: &'a Driver,
    id: String,
}

impl Browser<'_> {
    fn call(&self, method: &str, path: &str, body: &Value) -> Done<Value> {
        self.driver.call(method, &format!("/session/{}{path}", self.id), body)
    }

    pub(crate) fn go(&self, url: &str) -> Done {
        self.call("POST", "/url", &json!({"url": url})).map(drop)
    }

    /// Runs a script and returns its result.
    pub(crate) fn run(&self, script: &str) -> Done<Value> {
        self.call("POST", "/execute/sync", &json!({"script": script, "args": []}))
    }

    /// Runs a script that gives its result to its only argument, a function.
    pub(crate) fn run_async(&self, script: &str) -> Done<Value> {
        self.call("POST", "/execute/async", &json!({"script": script, "args": []}))
    }

    fn find(&self, css: &str) -> Done<Vec<String>> {
        let found = self.call("POST", "/elements", &json!({"using": "css selector", "value": css}))?;
        Ok(found.as_array().into_iter().flatten().filter_map(|e| e[ELEMENT].as_str().map(str::to_owned)).collect())
    }

    /// Returns the number of elements that a selector names.
    pub(crate) fn count(&self, css: &str) -> Done<usize> {
        Ok(self.find(css)?.len())
    }

    /// Waits until a selector names an element, and clicks the first one as a person does.
    pub(crate) fn click(&self, css: &str) -> Done {
        self.wait(css)?;
        let element = self.find(css)?.into_iter().next().ok_or("the element is gone")?;
        self.call("POST", &format!("/element/{element}/click"), &json!({})).map(drop)
    }

    /// Clicks the first element that a selector names, if there is one now.
    pub(crate) fn click_now(&self, css: &str) -> Done {
        let element = self.find(css)?.into_iter().next().ok_or_else(|| format!("there is no {css} now"))?;
        self.call("POST", &format!("/element/{element}/click"), &json!({})).map(drop)
    }

    /// Types into the first element that a selector names.
    pub(crate) fn type_into(&self, css: &str, text: &str) -> Done {
        self.wait(css)?;
        let element = self.find(css)?.into_iter().next().ok_or("the element is gone")?;
        self.call("POST", &format!("/element/{element}/value"), &json!({"text": text})).map(drop)
    }

    /// Moves the pointer of a mouse to a point of the window.
    pub(crate) fn point(&self, x: f64, y: f64) -> Done {
        let to = json!({"type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round()});
        let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [to]});
        self.call("POST", "/actions", &json!({"actions": [mouse]})).map(drop)
    }

    /// Clicks at a point of the window.
    pub(crate) fn click_at(&self, x: f64, y: f64) -> Done {
        let actions = json!([
            {"type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round()},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        ]);
        let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.call("POST", "/actions", &json!({"actions": [mouse]})).map(drop)
    }

    /// Drags the pointer of a mouse from one point of the window to another.
    pub(crate) fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Done {
        let at = |(x, y): (f64, f64), duration: u32| json!({"type": "pointerMove", "duration": duration, "x": x.round(), "y": y.round()});
        let actions = json!([at(from, 0), {"type": "pointerDown", "button": 0}, at(to, 60), {"type": "pointerUp", "button": 0}]);
        let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.call("POST", "/actions", &json!({"actions": [mouse]})).map(drop)
    }

    /// Presses a key while Shift is held.
    pub(crate) fn press_with_shift(&self, key: &str) -> Done {
        let shift = "\u{e008}";
        let down = |key: &str| json!({"type": "keyDown", "value": key});
        let up = |key: &str| json!({"type": "keyUp", "value": key});
        let keys = json!([down(shift), down(key), up(key), up(shift)]);
        self.call("POST", "/actions", &json!({"actions": [{"type": "key", "id": "keys", "actions": keys}]})).map(drop)
    }

    /// Presses a key wherever the focus is.
    pub(crate) fn press(&self, key: &str) -> Done {
        let actions = json!({"actions": [{"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]}]});
        self.call("POST", "/actions", &actions).map(drop)
    }

    /// Waits until a selector names an element.
    pub(crate) fn wait(&self, css: &str) -> Done {
        self.until(&format!("return document.querySelector({css:?}) !== null"))
            .map_err(|e| format!("there is no {css}: {e}").into())
    }

    /// Returns the address and the beginning of the text of the page, for messages.
    fn page(&self) -> String {
        let text = self.run("return location.pathname + ': ' + document.body.innerText.slice(0, 400)");
        text.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// Waits until a script returns `true`.
    pub(crate) fn until(&self, script: &str) -> Done {
        let start = Instant::now();
        while start.elapsed() < FAR {
            if self.run(script)? == true {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(30));
        }
        Err(format!("this does not become true: {script}; {}", self.page()).into())
    }

    /// Gives the browser a device that makes and uses passkeys, and whose person always agrees.
    pub(crate) fn add_authenticator(&self) -> Done {
        let device = json!({"protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
                            "isUserConsenting": true, "isUserVerified": true});
        self.call("POST", "/webauthn/authenticator", &device).map(drop)
    }

    /// Runs a command of the protocol of the developer tools.
    pub(crate) fn cdp(&self, command: &str, params: &Value) -> Done<Value> {
        self.call("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// Gives the window this size, in points.
    pub(crate) fn resize(&self, [width, height]: [u32; 2]) -> Done {
        let params = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 900});
        self.cdp("Emulation.setDeviceMetricsOverride", &params).map(drop)
    }

    /// Answers for the person what a site may do: `granted` or `denied`.
    pub(crate) fn permit(&self, what: &str, setting: &str, origin: &str) -> Done {
        let params = json!({"permission": {"name": what}, "setting": setting, "origin": origin});
        self.cdp("Browser.setPermission", &params).map(drop)
    }

    /// Opens a tab before that of the page, which is in the background then.
    pub(crate) fn hide(&self) -> Done {
        self.cdp("Target.createTarget", &json!({"url": "about:blank"})).map(drop)
    }

    /// Sets what the person prefers, such as `prefers-color-scheme` to `dark`.
    pub(crate) fn prefer(&self, name: &str, value: &str) -> Done {
        let params = json!({"features": [{"name": name, "value": value}]});
        self.cdp("Emulation.setEmulatedMedia", &params).map(drop)
    }

    /// Cuts the network off, or gives it back.
    pub(crate) fn offline(&self, offline: bool) -> Done {
        let conditions =
            json!({"network_conditions": {"offline": offline, "latency": 0, "download_throughput": -1, "upload_throughput": -1}});
        self.call("POST", "/chromium/network_conditions", &conditions).map(drop)
    }

    /// Opens a tab, and returns the handle of the tab that was shown, and its own.
    pub(crate) fn tab(&self) -> Done<[String; 2]> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let old = text(&self.call("GET", "/window", &Value::Null)?);
        Ok([old, text(&self.call("POST", "/window/new", &json!({"type": "tab"}))?["handle"])])
    }

    /// Shows a tab.
    pub(crate) fn switch(&self, handle: &str) -> Done {
        self.call("POST", "/window", &json!({"handle": handle})).map(drop)
    }

    /// Returns the messages in the console since the last call, without those that the test caused.
    pub(crate) fn console(&self) -> Done<Vec<String>> {
        let log = self.call("POST", "/se/log", &json!({"type": "browser"}))?;
        let texts = log.as_array().into_iter().flatten().filter_map(|entry| entry["message"].as_str().map(str::to_owned));
        Ok(texts.collect())
    }

    /// Saves what the window shows.
    pub(crate) fn picture(&self, file: &std::path::Path) -> Done {
        let data = self.call("GET", "/screenshot", &Value::Null)?;
        let bytes = base64::engine::general_purpose::STANDARD.decode(data.as_str().unwrap_or_default())?;
        Ok(std::fs::write(file, bytes)?)
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        _ = self.call("DELETE", "", &Value::Null);
    }
}
