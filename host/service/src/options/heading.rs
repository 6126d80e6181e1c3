//! The heading of a question: what is asked, from what is really offered.
//!
//! A phase asks with its own words, and other plugins may add options. Where none of its own is left, the heading is
//! that of the others.

use bastide_core::{Display, Game, PASS, Player};
use bastide_render::Studio;
use bastide_session::Names;
use bastide_session::speech::Speech;
use bastide_session::words::{Words, capital};
use bastide_texts::{Args, slug};
use serde_json::{Value, json};

use super::questions::Questions;
use crate::texts;

/// The question of a page: its heading, and a line of help.
pub(crate) struct Heading {
    pub(crate) words: String,
    pub(crate) help: Option<String>,
}

impl Heading {
    /// Returns the heading of the open question; `None` if the game is over.
    pub(crate) fn of(game: &Game, names: &Names, questions: &Questions) -> Option<Heading> {
        let decision = game.decision()?;
        let name = game.rules().names.prompts.name(decision.ask.prompt.index());
        let speech = Speech::of(game.rules(), names.language());
        if questions.names_what_is_offered(&decision) {
            let told = speech.named("prompt", name, ".told", &facts(game, names));
            return Some(Heading { words: told.unwrap_or_else(|| speech.prompt(name)), help: speech.prompt_help(name) });
        }
        let mut others = decision.iter().filter(|action| action.verb != PASS);
        let words = match (others.next(), others.next()) {
            (Some(only), None) => {
                let option = super::told(game, names, &super::words(game, names, decision.ask.player).option(&only));
                texts::say_with(names.language(), "question-one", &Args::new().with("option", capital(&option)))
            }
            _ => texts::say(names.language(), "question-open"),
        };
        Some(Heading { words, help: None })
    }
}

/// Returns the facts that plugins show as arguments of a message: `auctioneer-who`, `highest-bid` and so on.
fn facts(game: &Game, names: &Names) -> Args<'static> {
    let words = Words::of_log(game, names);
    let labels = &game.rules().names.labels;
    let mut args = Args::new();
    for display in displays(game) {
        if let Display::Fact { name, player, number } = display {
            let name = slug(labels.name(name.index()));
            if let Some(player) = player {
                args = args.with_named(format!("{name}-who"), words.player(player).to_owned());
            }
            if let Some(number) = number {
                args = args.with_named(name, number);
            }
        }
    }
    args
}

/// Returns the tiles that lie open beside the board and have no owner yet, with the one that is decided about.
pub(crate) fn offer(game: &Game) -> Vec<Value> {
    let tile = |display| match display {
        Display::Tile { tile, of: None, now, .. } => Some(json!({"tile": Studio::loose(tile, 0), "now": now})),
        _ => None,
    };
    displays(game).into_iter().filter_map(tile).collect()
}

fn displays(game: &Game) -> Vec<Display> {
    let who: Player = game.decision().map_or(game.state().core.turn.active, |decision| decision.ask.player);
    game.view().displays(who).unwrap_or_default()
}
