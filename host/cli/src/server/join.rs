//! `bastide join`: takes a seat at the table of a server, and plays from the terminal or lets a bot
//! play.

use std::io::Write;

use bastide_client::join::{Decider, play};
use bastide_client::{Client, ClientError};

use crate::cli;
use crate::features::Part;
use bastide_console::Error;
use bastide_console::language::say;

/// Joins a table and plays until the game is over.
///
/// # Errors
/// The server cannot be reached, or no seat is free.
pub fn run(args: &cli::Join, out: &mut dyn Write) -> Result<(), Error> {
    let usage = |e: ClientError| Error::Usage(e.to_string());
    if let Some(bot) = &args.bot {
        bastide_bots::make(bot).map_err(|e| Error::Usage(e.to_string()))?;
    }
    if args.url.starts_with("https://") {
        Part::Tls.need()?;
    }
    let mut client = Client::new(&args.url).map_err(usage)?;
    if client.secret().is_none() && !args.watch {
        sit(&mut client, args).map_err(usage)?;
        let secret = client.secret().unwrap_or_default();
        let table = args.url.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/').to_owned();
        writeln!(out, "{}", say!("join-seated", url = format!("{table}/s/{secret}")))?;
    }
    let mut input = std::io::stdin().lock();
    let mut decider = match &args.bot {
        Some(bot) => Decider::Bot(bot),
        None => Decider::Person(&mut input),
    };
    play(&client, &mut decider, out).map_err(usage)
}

/// Takes the wanted seat, or the first one that is free.
fn sit(client: &mut Client, args: &cli::Join) -> Result<(), ClientError> {
    let key = args.url.split_once("join=").map(|(_, key)| key.split('&').next().unwrap_or_default());
    let state = client.state()?;
    let free = state["seats"].as_array().into_iter().flatten().find(|s| s["taken"] == false);
    let seat = args.seat.map(|n| n.saturating_sub(1)).or_else(|| u8::try_from(free?["seat"].as_u64()?).ok());
    match seat {
        Some(seat) => client.sit(seat, &args.name, key),
        None => Err(ClientError::Refused { status: 422, message: say("join-full") }),
    }
}
