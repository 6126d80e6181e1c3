//! A client of a server: for `bastide join`, for bots elsewhere, and for tests.

pub mod join;

use std::io::{BufRead, BufReader};
use std::time::Duration;

use bastide_texts::Language;
use serde_json::{Value, json};
use ureq::config::ConfigBuilder;
use ureq::typestate::AgentScope;

use bastide_common::tls;

/// The longest time until a connection is there.
const CONNECT: Duration = Duration::from_secs(30);
/// The longest time for an answer, which a server gives up after the same time. On a busy machine it may take long.
const PATIENCE: Duration = Duration::from_secs(300);

/// The reason why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server cannot be reached, or the connection broke.
    #[error("cannot reach the server: {0}")]
    Connection(#[from] ureq::Error),
    /// The connection broke within an answer.
    #[error("the connection broke: {0}")]
    Broken(#[from] std::io::Error),
    /// The server refuses.
    #[error("{message}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// Words for people.
        message: String,
    },
    /// The answer is not what was expected.
    #[error("cannot read the answer of the server: {0}")]
    Answer(#[from] serde_json::Error),
    /// The address is not that of a table.
    #[error("{0:?} is not the address of a table; it looks like http://host:7310/t/1dab33f5b59b873ebd5a")]
    Address(String),
}

/// A client at one table.
pub struct Client {
    agent: ureq::Agent,
    /// The address of the server.
    base: String,
    /// The id of the table.
    id: String,
    /// The secrets of the own seats, joined by dots.
    secret: Option<String>,
    /// The language of the answers.
    language: Language,
}

impl Client {
    /// Makes a client for a table from its address, which may be the link of a seat.
    ///
    /// # Errors
    /// The address is not that of a table.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        let wrong = || ClientError::Address(url.to_owned());
        let (base, rest) = url.split_once("/t/").ok_or_else(wrong)?;
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let mut parts = rest.split('/');
        let id = parts.next().filter(|id| !id.is_empty() && id.bytes().all(|b| b.is_ascii_hexdigit())).ok_or_else(wrong)?;
        let secret = (parts.next() == Some("s")).then(|| parts.next()).flatten().map(str::to_owned);
        Ok(Client { agent: agent(), base: base.to_owned(), id: id.to_owned(), secret, language: bastide_texts::spoken() })
    }

    /// Takes the secrets of own seats.
    pub fn with_secret(mut self, secret: &str) -> Client {
        self.secret = Some(secret.to_owned());
        self
    }

    /// Asks for answers in a language instead of [that of the program](bastide_texts::spoken).
    pub fn in_language(mut self, language: Language) -> Client {
        self.language = language;
        self
    }

    /// Returns the secrets of the own seats.
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    fn url(&self, path: &str) -> String {
        format!("{}/t/{}/{path}", self.base, self.id).trim_end_matches('/').to_owned()
    }

    /// Sends data and returns the answer.
    ///
    /// # Errors
    /// The server cannot be reached or refuses.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, ClientError> {
        let request = self.as_sender(self.agent.post(self.url(path)));
        Ok(serde_json::from_str(&text(request.send_json(body)?)?)?)
    }

    /// Returns data of the table.
    ///
    /// # Errors
    /// The server cannot be reached or refuses.
    pub fn get(&self, path: &str) -> Result<String, ClientError> {
        text(self.as_sender(self.agent.get(self.url(path))).call()?)
    }

    /// Adds the language and the secrets of the own seats to a request.
    fn as_sender<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("Accept-Language", self.language.to_string());
        match &self.secret {
            Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
            None => request,
        }
    }

    /// Takes a free seat.
    ///
    /// # Errors
    /// The seat is taken, or the server cannot be reached.
    pub fn sit(&mut self, seat: u8, name: &str, key: Option<&str>) -> Result<(), ClientError> {
        let answer = self.post("sit", &json!({"seat": seat, "name": name, "key": key}))?;
        let secret = answer["secret"].as_str().unwrap_or_default();
        self.secret = Some(self.secret.iter().map(String::as_str).chain([secret]).collect::<Vec<_>>().join("."));
        Ok(())
    }

    /// Returns the state of the table as the own seats see it.
    ///
    /// # Errors
    /// The server cannot be reached.
    pub fn state(&self) -> Result<Value, ClientError> {
        let page: Value = serde_json::from_str(&self.get("state")?)?;
        state_of(&page).unwrap_or(Ok(Value::Null))
    }

    /// Answers a decision.
    ///
    /// # Errors
    /// The decision is not open any more, or the option does not exist.
    pub fn act(&self, decision: u64, option: u64) -> Result<Value, ClientError> {
        self.post("act", &json!({"decision": decision, "option": option}))
    }

    /// Lets a bot of the server answer a decision: it sees what the own seat sees.
    ///
    /// # Errors
    /// The decision is not open any more, or there is no such bot.
    pub fn let_bot_answer(&self, decision: u64, bot: &str) -> Result<Value, ClientError> {
        self.post("bot", &json!({"decision": decision, "bot": bot}))
    }

    /// Calls `each` with every new state, until it returns `false` or the stream ends.
    ///
    /// # Errors
    /// The server cannot be reached, or the connection broke.
    pub fn follow(&self, mut each: impl FnMut(&Value) -> Result<bool, ClientError>) -> Result<(), ClientError> {
        // A stream has no end, so only its beginning is limited in time.
        let response = self.as_sender(streaming().get(self.url("events.ndjson"))).call()?;
        if !response.status().is_success() {
            text(response)?;
            return Ok(());
        }
        for line in BufReader::new(response.into_body().into_reader()).lines() {
            let message: Value = serde_json::from_str(&line?)?;
            if let Some(state) = state_of(&message)
                && !each(&state?)?
            {
                break;
            }
        }
        Ok(())
    }
}

/// Makes a table on a server and returns the answer.
///
/// # Errors
/// The table has errors, or the server cannot be reached.
pub fn make_table(base: &str, body: &Value) -> Result<Value, ClientError> {
    let request = agent().post(format!("{base}/api/tables")).header("Accept-Language", bastide_texts::spoken().to_string());
    Ok(serde_json::from_str(&text(request.send_json(body)?)?)?)
}

/// Returns the state in a message, if it is part of it.
fn state_of(message: &Value) -> Option<Result<Value, ClientError>> {
    message["set"]["state"].as_str().map(|text| Ok(serde_json::from_str(text)?))
}

/// The time for which an unused connection is used again. A server closes it later.
const UNUSED: Duration = Duration::from_secs(3);

fn agent() -> ureq::Agent {
    settings().timeout_connect(Some(CONNECT)).timeout_global(Some(PATIENCE)).build().into()
}

fn streaming() -> ureq::Agent {
    settings().timeout_connect(Some(CONNECT)).build().into()
}

fn settings() -> ConfigBuilder<AgentScope> {
    tls::config().http_status_as_error(false).max_idle_age(UNUSED)
}

/// Returns the body of an answer, or the reason why the server refuses.
fn text(mut response: ureq::http::Response<ureq::Body>) -> Result<String, ClientError> {
    let status = response.status();
    let body = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
    if status.is_success() {
        return Ok(body);
    }
    let said = serde_json::from_str::<Value>(&body).ok().and_then(|v| v["error"].as_str().map(str::to_owned));
    let message = said.unwrap_or_else(|| format!("the server answers {status}"));
    Err(ClientError::Refused { status: status.as_u16(), message })
}
