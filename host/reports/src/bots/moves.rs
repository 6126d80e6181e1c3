//! `bastide move`: the move that a bot would make in the position of a record, and why.

use std::io::Write;

use bastide_core::notation;
use bastide_session::{Names, narration, reasons};
use bastide_simulate::SimulateError;
use bastide_tables::{libraries, records};
use serde::Serialize;

use crate::args;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::{Report, print};
use bastide_outside::programs::Programs;

/// The move of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotMove {
    /// The number of actions before it.
    pub actions: usize,
    /// The seat that moves.
    pub seat: String,
    /// The bot.
    pub bot: String,
    /// The move in notation.
    #[serde(rename = "move")]
    pub action: String,
    /// The move in words, without its subject.
    pub words: String,
    /// The number of options.
    pub options: usize,
    /// The reasons for the move in words, if they were asked for; empty if the bot cannot tell them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Vec<String>>,
    /// The reasons why the first option was taken in place of an answer: only programs lose moves.
    pub lost: Vec<String>,
}

impl Report for BotMove {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        self.lost
            .iter()
            .try_for_each(|why| writeln!(out, "{}", say!("lost-answer", bot = self.bot.as_str(), why = why.as_str())))?;
        writeln!(out, "{}: {}", self.seat, self.action)?;
        let Some(why) = &self.why else { return Ok(()) };
        if why.is_empty() {
            return writeln!(out, "{}", say!("move-no-reasons", bot = self.bot.as_str()));
        }
        why.iter().try_for_each(|reason| writeln!(out, "  {reason}"))
    }
}

/// Prints the move of a bot.
///
/// # Errors
/// The record cannot be replayed, its game is over, or the bot cannot be used.
pub fn run(args: &args::Move, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let recorder = records::replay_with(&args.record, args.at, &libraries::offer(&args.library)?)?;
    let mut bot = Programs::at(recorder.table(), args.time.bot_time).make(&args.bot)?;
    let game = recorder.game();
    let chosen = match args.why {
        true => bastide_bots::explain(bot.as_mut(), &recorder),
        false => bastide_bots::choose(bot.as_mut(), &recorder).map(|choice| (choice, None)),
    };
    if let Some(fault) = bot.take_fault() {
        return Err(SimulateError::Ahead { seed: recorder.seed(), fault }.into());
    }
    let option = game.decision().zip(chosen).and_then(|(decision, (n, reasons))| Some((decision, decision.get(n)?, reasons)));
    let Some((decision, action, reasons)) = option else {
        let file = args.record.display().to_string();
        return Err(Error::Usage(say!("game-is-over", file = file, n = recorder.len())));
    };
    let (player, names) = (decision.ask.player, Names::new(&recorder.table().players));
    let told = reasons.map(|reasons| reasons::sentences(game, &names, player, &action, &reasons));
    let chosen = BotMove {
        actions: recorder.len(),
        seat: game.rules().seat(player).to_owned(),
        bot: args.bot.clone(),
        action: notation::print(game.view(), &action),
        words: narration::deed(game, &names, player, &action),
        options: decision.len(),
        why: args.why.then(|| told.unwrap_or_default()),
        lost: bot.take_lost(),
    };
    print(&chosen, json, out)
}
