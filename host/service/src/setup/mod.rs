//! The setup of a game: the list of expansions, the problems of a table, printed boards, and games
//! that are read from files.
//!
//! [`Service`](crate::Service) answers orders without a game from here; the server calls the same functions.

mod begin;
mod bots;
mod catalogue;
mod check;
mod document;
mod filling;
mod maps;
mod printable;
mod problem;
mod read;
mod rules;
mod size;
mod told;

use serde_json::json;

use crate::compiled::Compiler;
use crate::guide::guide_table;
use crate::protocol::{Answer, Order};
use crate::state::OpenGame;
use begin::begin;

pub use bots::{RefusedBot, refused_bot};
pub use catalogue::{Catalogue, content};
pub use check::{Checked, MAX_TOML, Wrong, messages};
pub use document::document;
pub use filling::random_games;
pub use maps::{map_sheet, named_map, own_map};
pub use printable::{LONGEST_NAME, printable};
pub use read::{MAX_FILE, Read, read_file, too_large};
pub(crate) use rules::value;
pub use rules::{resolved, rules};
pub use told::{fixed, told_fixed};

/// Answers an order that needs no game; `None` for one that does.
pub(crate) fn answer(compiler: &Compiler, catalogue: &Catalogue, order: &Order) -> Option<Answer> {
    let file = |svg: String| Answer::File(svg.into_bytes());
    Some(match order {
        Order::Check { toml } => Answer::Data(compiler.parsed(toml, |toml| compiler.check(toml))),
        Order::Catalogue { language } => Answer::Data(catalogue.described(language)),
        Order::Map { name, language } => {
            named_map(compiler, name, language).map_or_else(|| Answer::Refused("there is no such board".into()), file)
        }
        Order::OwnMap { text, language } => match own_map(compiler, text, language) {
            Ok(svg) => file(svg),
            Err(wrong) => Answer::Data(json!({"wrong": wrong})),
        },
        Order::Document { plugin, option, text, language } => {
            document(compiler, catalogue, plugin, option, text, language).map_or_else(Answer::Refused, Answer::Data)
        }
        Order::RandomGames { toml, first, games } => match random_games(compiler, toml, *first, *games) {
            Ok(filled) => Answer::Data(filled),
            Err(wrong) => Answer::Refused(messages(&wrong)),
        },
        Order::MapSheet { text, paper, sheet } => match map_sheet(compiler, text, *paper, *sheet) {
            Ok(sheet) => Answer::Data(sheet),
            Err(wrong) => Answer::Refused(messages(&wrong)),
        },
        Order::Read { text, language } => match read_file(text, language, &compiler.expansions()) {
            Ok(read) => Answer::Data(json!(read)),
            Err(why) => Answer::Refused(why),
        },
        Order::GuideTable { name, language } => Answer::Data(guide_table(language, name).to_toml().into()),
        Order::Begin { toml, seed, players, again } => begin(compiler, catalogue, toml, *seed, players, *again),
        _ => return None,
    })
}

/// Answers an order about the table of a game; `None` for another order.
pub(crate) fn describe(catalogue: &Catalogue, game: &OpenGame, order: &Order) -> Option<Answer> {
    let table = game.session.recorder().table();
    Some(match order {
        Order::Rules { language } => rules(catalogue, table, language).map_or_else(Answer::Refused, Answer::Data),
        Order::Describe { language, fixed } => {
            let ids: Vec<&str> = catalogue.at(table).iter().map(|manifest| manifest.id).collect();
            Answer::Data(json!({"title": catalogue.titles(language, &ids), "plugins": ids,
                                "players": catalogue::players(table), "told": told_fixed(language, fixed)}))
        }
        _ => return None,
    })
}
