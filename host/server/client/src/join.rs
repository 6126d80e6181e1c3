//! A client of a table for a terminal, through the HTTP API alone. A person types numbers, or a bot
//! answers.

use std::io::{BufRead, Write};

use bastide_texts::Args;
use serde_json::Value;

use crate::{Client, ClientError};
use bastide_common::texts;

/// The decider of a seat.
pub enum Decider<'a> {
    /// A person who types numbers.
    Person(&'a mut dyn BufRead),
    /// A bot of this kind, such as `greedy` or `search:1s`. It thinks on the server, which gives it
    /// what the seat may see.
    Bot(&'a str),
}

/// Plays until the game is over or the person stops.
///
/// # Errors
/// The server cannot be reached, or the output cannot be written.
pub fn play(client: &Client, decider: &mut Decider, out: &mut dyn Write) -> Result<(), ClientError> {
    let mut shown = Shown::default();
    client.follow(|state| {
        shown.tell(state, out)?;
        if state["phase"] == "over" {
            return Ok(false);
        }
        if state["your_turn"] != true {
            return Ok(true);
        }
        let (Some(decision), Some(options)) = (state["decision"].as_u64(), state["options"].as_array()) else {
            return Ok(true);
        };
        let answered = match decider {
            Decider::Bot(bot) => client.let_bot_answer(decision, bot),
            Decider::Person(input) => match choose(input, state, options, out)? {
                Some(option) => client.act(decision, option),
                None => return Ok(false),
            },
        };
        match answered {
            // Somebody else was faster; the next message has the new question.
            Err(ClientError::Refused { status: 409, .. }) => Ok(true),
            other => other.map(|_| true),
        }
    })
}

/// Returns a text in the language of the program, which is that of the person.
fn said(id: &str, args: &Args) -> String {
    texts::say_with(&bastide_texts::spoken(), id, args)
}

/// The progress that was printed.
#[derive(Default)]
struct Shown {
    /// The number of moves.
    moves: u64,
    /// Whether the wait for players was told.
    waits: bool,
    /// The seats whose people have left.
    left: Vec<u64>,
}

impl Shown {
    /// Prints what has changed.
    fn tell(&mut self, state: &Value, out: &mut dyn Write) -> Result<(), ClientError> {
        if state["phase"] == "waiting" {
            if !std::mem::replace(&mut self.waits, true) {
                writeln!(out, "{}", said("join-waits", &Args::new()))?;
            }
            return Ok(());
        }
        for seat in state["seats"].as_array().into_iter().flatten() {
            let (number, cause) = (seat["seat"].as_u64().unwrap_or_default(), seat["left"].as_str());
            if let Some(cause) = cause.filter(|_| !self.left.contains(&number)) {
                self.left.push(number);
                let args = Args::new().with("name", seat["name"].as_str().unwrap_or("?"));
                writeln!(out, "{}.", said(&format!("left-{cause}"), &args))?;
            }
        }
        if let Some(ended) = state["ended"].as_str() {
            writeln!(out, "{ended}.")?;
        }
        let now = state["moves"].as_u64().unwrap_or_default();
        if now != self.moves || state["phase"] == "over" {
            tell_position(state, out)?;
        }
        self.moves = now;
        Ok(())
    }
}

/// Prints the turn and the scores.
fn tell_position(state: &Value, out: &mut dyn Write) -> Result<(), ClientError> {
    let empty = Vec::new();
    let names = state["names"].as_array().unwrap_or(&empty);
    let scores = state["scores"].as_array().unwrap_or(&empty);
    let pairs: Vec<String> =
        names.iter().zip(scores).map(|(name, score)| format!("{} {score}", name.as_str().unwrap_or("?"))).collect();
    let number = |key: &str| state[key].as_u64().unwrap_or_default();
    let args = Args::new().with("turn", number("turn")).with("n", number("left")).with("scores", pairs.join(", "));
    writeln!(out, "{}", said(if state["phase"] == "over" { "join-over" } else { "join-turn" }, &args))?;
    Ok(out.flush()?)
}

/// Returns the words of an option.
fn words(option: &Value) -> String {
    let text = |key: &str| option[key].as_str().unwrap_or_default();
    match (option["k"].as_str(), option["lo"].as_i64()) {
        (Some("place"), _) => {
            let turn = option["turn"].as_u64().unwrap_or_default() * 90;
            let cell = format!("{},{}", option["cell"][0], option["cell"][1]);
            said("join-place", &Args::new().with("cell", cell).with("degrees", turn))
        }
        (_, Some(_)) => text("w").to_owned(),
        _ if option["worth"].is_string() => format!("{}: {}", text("w"), text("worth")),
        _ => text("w").to_owned(),
    }
}

/// Returns the number of the chosen option; `None` if the person stops.
fn choose(input: &mut dyn BufRead, state: &Value, options: &[Value], out: &mut dyn Write) -> Result<Option<u64>, ClientError> {
    let number = |option: &Value| option["n"].as_u64().unwrap_or_default();
    writeln!(out, "{}", state["prompt"].as_str().unwrap_or_default())?;
    for (i, option) in options.iter().enumerate() {
        writeln!(out, "{:>4}  {}", i + 1, words(option))?;
    }
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 || line.trim() == "q" {
            return Ok(None);
        }
        let typed: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let chosen = typed.first().and_then(|n| options.get((*n as usize).checked_sub(1)?));
        match (chosen, typed.get(1)) {
            (Some(option), amount) => match (option["lo"].as_u64(), option["hi"].as_u64(), amount) {
                (Some(lo), Some(hi), Some(amount)) if (lo..=hi).contains(amount) => {
                    return Ok(Some(number(option) + amount - lo));
                }
                (Some(_), ..) => writeln!(out, "{}", said("join-amount", &Args::new()))?,
                _ => return Ok(Some(number(option))),
            },
            (None, _) => writeln!(out, "{}", said("join-number", &Args::new().with("most", options.len())))?,
        }
    }
}
