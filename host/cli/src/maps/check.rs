//! Checks a board, and plays random games on it to see how they fill it.

use std::io::Write;

use bastide_core::{Cell, Game};
use bastide_maps::board::Map;
use serde::Serialize;

use super::{Chosen, table};
use crate::cli::CheckMap;
use crate::error::Error;
use crate::report::{Report, thousands};
use bastide_bots::{Bot, Dice, dice, random::Random};
use bastide_simulate::stats::{Histogram, Spread};
use bastide_tables::tables::ResolvedTable;

/// A board on which less of the cells than this is filled is said to stay empty too often.
const GOOD_FILL: f64 = 0.85;

/// What an author should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HintInfo {
    /// Where: file, line and column.
    pub at: String,
    /// What, and what would be better.
    pub text: String,
}

/// What random games came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Played {
    /// How many games.
    pub games: u64,
    /// With what they were played.
    pub table: String,
    /// The part of the cells that are filled at the end, on the mean.
    pub fill: f64,
    /// Cells that stay empty.
    pub empty: Spread,
    /// Tiles that fitted nowhere.
    pub set_aside: Spread,
    /// The scores of all players.
    pub scores: Spread,
    /// The turns.
    pub turns: Spread,
    /// Cells that were filled in no game.
    pub never: Vec<Cell>,
    /// The cells that stayed empty most often, with the part of the games in which they did.
    pub hardest: Vec<(Cell, f64)>,
}

/// What is to be said of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// Its name or file.
    pub board: String,
    /// Its cells.
    pub cells: usize,
    /// What its author should look at.
    pub hints: Vec<HintInfo>,
    /// What random games came to; none if none were asked for.
    pub played: Option<Played>,
    #[serde(skip)]
    snippets: Vec<String>,
}

impl Checked {
    /// Checks a board, and plays as many games as were asked for.
    pub(super) fn new(args: &CheckMap) -> Result<Checked, Error> {
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

/// Plays random games and counts what stays empty.
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
            let choice = Random.choose(game, &mut Dice::new(seed, number));
            game.apply_nth(choice).map_err(|refused| Error::refused(seed, refused))?;
            number += 1;
        }
        let core = &game.state().core;
        let mut left = 0;
        for (cell, filled) in cells.iter().zip(&mut filled) {
            match core.board.piece_at(*cell) {
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
        let hints = match self.hints.len() {
            0 => "nothing to be said against it".to_owned(),
            1 => "one thing to look at".to_owned(),
            n => format!("{n} things to look at"),
        };
        writeln!(out, "{} can be played on: {} cells, {hints}.", self.board, self.cells)?;
        for (hint, snippet) in self.hints.iter().zip(&self.snippets) {
            writeln!(out, "\nhint: {}\n{snippet}", hint.text)?;
        }
        match &self.played {
            Some(played) => played.text(out),
            None => writeln!(out, "\n`--games 200` plays random games on it and tells how they fill it."),
        }
    }
}

impl Report for Played {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "\n{} random games, {}:", thousands(self.games), self.table)?;
        let range = |s: &Spread| format!("{:.1} on the mean, {} to {}", s.mean, s.min, s.max);
        let verdict = if self.fill < GOOD_FILL { "; 85 % would be good: try fewer cells, or more tiles" } else { "" };
        writeln!(out, "  cells filled     {:.1} %{verdict}", 100.0 * self.fill)?;
        writeln!(out, "  cells left empty {}", range(&self.empty))?;
        writeln!(out, "  tiles set aside  {}", range(&self.set_aside))?;
        writeln!(out, "  points a player  {}", range(&self.scores))?;
        writeln!(out, "  turns            {}", range(&self.turns))?;
        let cell = |c: &Cell| format!("{},{}", c.x, c.y);
        let never: Vec<String> = self.never.iter().map(cell).collect();
        writeln!(out, "  never filled     {}", if never.is_empty() { "none".to_owned() } else { never.join("  ") })?;
        let hardest: Vec<String> = self.hardest.iter().map(|(c, part)| format!("{} ({:.0} %)", cell(c), 100.0 * part)).collect();
        writeln!(out, "  most often empty {}", hardest.join("  "))
    }
}
