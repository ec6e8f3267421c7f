//! A browser without a window, spoken to through its pipes: one JSON object after the other, each ended by a
//! zero byte.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The names by which a browser may be installed.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The browser of this machine, if it has one; `MEEPLAW_BROWSER` names another.
pub fn installed() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("MEEPLAW_BROWSER") {
        return Some(named.into());
    }
    let paths = std::env::var_os("PATH")?;
    let all: Vec<PathBuf> = std::env::split_paths(&paths).collect();
    NAMES.iter().flat_map(|name| all.iter().map(move |folder| folder.join(name))).find(|path| path.is_file())
}

/// A browser with one page.
pub struct Chrome {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    session: Option<String>,
    calls: u64,
    /// What it told besides answers.
    pub events: Vec<Value>,
}

impl Chrome {
    /// Starts a browser that keeps its things in this folder.
    pub fn start(browser: &Path, folder: &Path) -> Self {
        // It wants its pipes as the third and fourth file.
        let mut command = Command::new("sh");
        command.arg("-c").arg("exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1").arg(browser);
        command.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--remote-debugging-pipe",
        ]);
        command.arg(format!("--user-data-dir={}", folder.display())).arg("about:blank");
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the browser starts");
        let to = process.stdin.take().unwrap();
        let from = BufReader::new(process.stdout.take().unwrap());
        let mut chrome = Self { process, to, from, session: None, calls: 0, events: Vec::new() };
        let page = chrome.call("Target.createTarget", json!({"url": "about:blank"}));
        let attach = json!({"targetId": page["targetId"], "flatten": true});
        let session = chrome.call("Target.attachToTarget", attach);
        chrome.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            chrome.call(&format!("{domain}.enable"), json!({}));
        }
        chrome
    }

    /// Calls a method and waits for its answer.
    pub fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.calls += 1;
        let mut message = json!({"id": self.calls, "method": method, "params": parameters});
        if let Some(session) = &self.session {
            message["sessionId"] = session.as_str().into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.to.write_all(&bytes).and_then(|()| self.to.flush()).expect("the browser listens");
        loop {
            let told = self.next();
            if told["id"] == self.calls {
                assert!(told.get("error").is_none(), "{method}: {}", told["error"]);
                return told["result"].clone();
            }
            self.events.push(told);
        }
    }

    fn next(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.from.read_until(0, &mut bytes).expect("the browser answers");
        assert_eq!(bytes.pop(), Some(0), "the browser went away");
        serde_json::from_slice(&bytes).expect("the browser speaks JSON")
    }

    /// Opens an address and waits until everything is there.
    pub fn open(&mut self, address: &str) {
        self.call("Page.navigate", json!({"url": address}));
        self.until_loaded();
    }

    fn until_loaded(&mut self) {
        loop {
            let told = self.next();
            let loaded = told["method"] == "Page.loadEventFired";
            self.events.push(told);
            if loaded {
                return;
            }
        }
    }

    /// What an expression comes to on the page, promises awaited.
    pub fn eval(&mut self, expression: &str) -> Value {
        let parameters = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let done = self.call("Runtime.evaluate", parameters);
        assert!(done.get("exceptionDetails").is_none(), "{expression}: {done}");
        done["result"]["value"].clone()
    }

    /// Presses a key where the focus is.
    pub fn press(&mut self, key: &str) {
        for kind in ["keyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", json!({"type": kind, "key": key, "code": key}));
        }
    }

    /// Shows pages as on a screen so wide, light or dark.
    pub fn screen(&mut self, width: u32, scheme: &str) {
        let size = json!({"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600});
        self.call("Emulation.setDeviceMetricsOverride", size);
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.call("Emulation.setEmulatedMedia", json!({"features": features}));
    }

    /// Everything that was asked for, and everything that went wrong.
    pub fn requests_and_errors(&self) -> (Vec<String>, Vec<String>) {
        let (mut requests, mut errors) = (Vec::new(), Vec::new());
        for told in &self.events {
            let parameters = &told["params"];
            match told["method"].as_str() {
                Some("Network.requestWillBeSent") => {
                    requests.push(parameters["request"]["url"].as_str().unwrap_or_default().to_owned());
                }
                Some("Runtime.exceptionThrown") => errors.push(parameters.to_string()),
                Some("Runtime.consoleAPICalled") if parameters["type"] == "error" => {
                    errors.push(parameters.to_string());
                }
                Some("Log.entryAdded") if parameters["entry"]["level"] == "error" => {
                    errors.push(parameters.to_string());
                }
                _ => {}
            }
        }
        (requests, errors)
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
