//! Checks a board, and plays random games on it to measure how they fill it.

use std::io::Write;

use bastide_core::{Cell, Game, GameView};
use bastide_maps::board::Map;
use serde::Serialize;

use super::{Chosen, table};
use crate::args::CheckMap;
use bastide_bots::{Bot, Dice, dice, random::Random};
use bastide_console::Error;
use bastide_console::language::{decimal, headline, say, thousands};
use bastide_console::report::{Report, aligned};
use bastide_simulate::stats::{Histogram, Spread};
use bastide_tables::tables::ResolvedTable;

/// The share of filled cells below which a board is reported to stay empty.
const GOOD_FILL: f64 = 0.85;

/// A hint for the author of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HintInfo {
    /// The place: file, line and column.
    pub at: String,
    /// The problem and a better way.
    pub text: String,
}

/// The result of random games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// The number of games.
    pub games: u64,
    /// The headline of the table.
    pub table: String,
    #[serde(skip)]
    headline: String,
    /// The mean share of the cells that are filled at the end.
    pub fill: f64,
    /// Cells that stay empty.
    pub empty: Spread,
    /// Tiles that could not be placed.
    pub set_aside: Spread,
    /// The scores of all players.
    pub scores: Spread,
    /// The turns.
    pub turns: Spread,
    /// Cells that were filled in no game.
    pub never: Vec<Cell>,
    /// The cells that stayed empty most often, each with the share of the games.
    pub hardest: Vec<(Cell, f64)>,
}

/// The result of a check.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The name or file of the board.
    pub board: String,
    /// The number of cells.
    pub cells: usize,
    /// The hints for its author.
    pub hints: Vec<HintInfo>,
    /// The result of random games; `None` if none were requested.
    pub played: Option<Played>,
    #[serde(skip)]
    snippets: Vec<String>,
}

impl Checked {
    /// Checks a board, and plays the requested number of games.
    ///
    /// # Errors
    /// The board cannot be read, or a game fails.
    pub fn new(args: &CheckMap) -> Result<Checked, Error> {
        let chosen = Chosen::find(&args.board)?;
        let setting = table::setting(&chosen)?;
        let hints = chosen.map.hints();
        let played = if args.games == 0 { None } else { Some(play(&setting, &chosen.map, args)?) };
        Ok(Checked {
            board: chosen.name.clone(),
            cells: chosen.map.printed().count(),
            snippets: hints.iter().map(|hint| hint.at.snippet()).collect(),
            hints: hints.into_iter().map(|hint| HintInfo { at: hint.at.to_string(), text: hint.text }).collect(),
            played,
        })
    }
}

/// Plays random games and counts the empty cells.
fn play(setting: &ResolvedTable, map: &Map, args: &CheckMap) -> Result<Played, Error> {
    let cells: Vec<Cell> = map.printed().collect();
    let mut filled = vec![0u64; cells.len()];
    let [mut empty, mut aside, mut scores, mut turns] = [(); 4].map(|()| Histogram::default());
    let mut game: Option<Game> = None;
    for n in 0..args.games {
        let seed = dice::derive(args.seed, n);
        let opening = setting.opening(seed)?;
        let game = match &mut game {
            Some(game) => {
                game.restart(&opening).map_err(|fault| Error::broken(seed, fault))?;
                game
            }
            None => game.insert(Game::new(setting.rules.clone(), &opening).map_err(|fault| Error::broken(seed, fault))?),
        };
        let mut number = 0;
        while game.decision().is_some() {
            let choice = Random.choose(&GameView::for_asked(game), &mut Dice::new(seed, number));
            game.apply_nth(choice).map_err(|refused| Error::refused(seed, refused))?;
            number += 1;
        }
        let core = &game.state().core;
        let mut left = 0;
        for (cell, filled) in cells.iter().zip(&mut filled) {
            match core.board.tile_at(*cell) {
                Some(_) => *filled += 1,
                None => left += 1,
            }
        }
        empty.add(left);
        aside.add(core.set_aside.len() as i64);
        turns.add(core.turn.number.into());
        core.players().filter_map(|p| core.score.get(p.index())).for_each(|score| scores.add((*score).into()));
    }
    let games = args.games as f64;
    let all: u64 = filled.iter().sum();
    let mut hardest: Vec<(Cell, f64)> = cells.iter().zip(&filled).map(|(c, n)| (*c, 1.0 - *n as f64 / games)).collect();
    hardest.sort_by(|a, b| b.1.total_cmp(&a.1));
    hardest.truncate(5);
    Ok(Played {
        games: args.games,
        table: setting.headline(),
        headline: headline(setting),
        fill: all as f64 / games / cells.len().max(1) as f64,
        empty: empty.spread(),
        set_aside: aside.spread(),
        scores: scores.spread(),
        turns: turns.spread(),
        never: cells.iter().zip(&filled).filter(|(_, n)| **n == 0).map(|(c, _)| *c).collect(),
        hardest,
    })
}

impl Report for Checked {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let (board, hints) = (self.board.as_str(), say!("board-hints", n = self.hints.len()));
        writeln!(out, "{}", say!("board-playable", board = board, cells = self.cells, hints = hints))?;
        for (hint, snippet) in self.hints.iter().zip(&self.snippets) {
            writeln!(out, "\n{}\n{snippet}", say!("board-hint", text = hint.text.as_str()))?;
        }
        match &self.played {
            Some(played) => played.text(out),
            None => writeln!(out, "\n{}", say("board-play-hint")),
        }
    }
}

impl Report for Played {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let (games, table) = (thousands(self.games), self.headline.as_str());
        writeln!(out, "\n{}", say!("board-played", n = self.games, games = games, table = table))?;
        let range = |s: &Spread| say!("board-average", mean = decimal(s.mean, 1), min = s.min, max = s.max);
        let fill = if self.fill < GOOD_FILL { "board-fill-low" } else { "board-fill" };
        let cell = |c: &Cell| format!("{},{}", c.x, c.y);
        let never: Vec<String> = self.never.iter().map(cell).collect();
        let hardest: Vec<String> = self.hardest.iter().map(|(c, part)| format!("{} ({:.0} %)", cell(c), 100.0 * part)).collect();
        aligned(
            &[
                ("board-filled", say!(fill, percent = decimal(100.0 * self.fill, 1))),
                ("board-empty", range(&self.empty)),
                ("board-aside", range(&self.set_aside)),
                ("board-scores", range(&self.scores)),
                ("board-turns", range(&self.turns)),
                ("board-never", if never.is_empty() { say("none") } else { never.join("  ") }),
                ("board-often-empty", hardest.join("  ")),
            ],
            out,
        )
    }
}
