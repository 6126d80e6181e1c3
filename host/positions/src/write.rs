//! The position of a game as a scenario file.
//!
//! A file says where tiles and figures lie, who has what, and whose turn it is. What a plugin keeps
//! for itself it cannot say, nor a question in the middle of a tile play. So the text is staged again and
//! compared with the game, and each difference is [`Lost`].

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::board_text::figure;
use bastide_core::record::Recorder;
use bastide_core::{
    BoardTile, Expansion, FigureKind, FigureLocation, FigureState, Game, Player, STOCK, Target, Token, TokenPlace, View, notation,
};
use serde::Serialize;

use crate::begin::begin;
use crate::scenario::{Counts, Given, Scenario};
use crate::stage::{ID, POINTS};

/// A position that was written.
#[derive(Clone, Debug)]
pub struct Written {
    /// The text of the file.
    pub text: String,
    /// The parts that the file lacks.
    pub lost: Vec<Lost>,
}

/// A part of a position that a file cannot express. Each holds lines of notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The actions with the tile of the present tile play: the file has the moment before it is
    /// placed, or no question at all.
    Question,
    /// The position cannot be staged again; the reason, in English.
    Position(String),
    /// These tiles lie otherwise: `BA/L 0,1 90`.
    Tiles(Vec<String>),
    /// These figures stand elsewhere: `red follower road@0,0:W`.
    Figures(Vec<String>),
    /// These tokens lie elsewhere: `sheep 3 red.shepherd.1`.
    Tokens(Vec<String>),
    /// These numbers are others, such as those of tokens and of tiles left: `red bridge 2`.
    Numbers(Vec<String>),
}

impl Lost {
    /// Returns the lines of what is lost, if it has lines.
    pub fn lines(&self) -> &[String] {
        match self {
            Lost::Tiles(lines) | Lost::Figures(lines) | Lost::Tokens(lines) | Lost::Numbers(lines) => lines,
            Lost::Question | Lost::Position(_) => &[],
        }
    }
}

/// Writes the position of a game. `from` is the scenario that the game began with, if it did.
///
/// # Errors
/// A moment of the game cannot be restored; a message for people.
pub fn written(recorder: &Recorder, from: Option<&Scenario>, available: &[&dyn Expansion]) -> Result<Written, String> {
    let mut lost = Vec::new();
    let mut recorder = recorder.clone();
    while is_between(recorder.game()) && !recorder.is_empty() {
        if lost.is_empty() {
            lost.push(Lost::Question);
        }
        recorder.rewind(recorder.len() - 1).map_err(|e| e.to_string())?;
    }
    let game = recorder.game();
    let mut given = given(&recorder, from);
    // What the lines of the scenario bring is not written again. Without any, the rules placed the first tiles.
    let staged = from.filter(|from| !from.given.placed.is_empty()).map(|from| begin(from, available)).transpose()?;
    let known = staged.map_or(0, |staged| tiles_laid(staged.view()).count());
    let laid = tiles_laid(game.view()).skip(known).map(|tile| tile_line(game.view(), tile));
    given.placed.extend(laid);
    given.placed.extend(built(&recorder));
    // Figures that the rules put somewhere stand there already, and tiles that they put aside lie there.
    let (figures, aside) = (std::mem::take(&mut given.figures), std::mem::take(&mut given.set_aside));
    let bare = Scenario::parse(FILE, &text(&recorder, from, given.clone())).ok().and_then(|bare| begin(&bare, available).ok());
    let (stand, lie) = bare.map_or_else(Default::default, |bare| (figure_lines(bare.view()), set_aside(bare.view())));
    (given.figures, given.set_aside) = (missing(figures, &stand), missing(aside, &lie));
    let text = text(&recorder, from, given);
    match Scenario::parse(FILE, &text).map_err(|e| e.to_string()).and_then(|read| begin(&read, available)) {
        Ok(again) => lost.extend(differences(recorder.game(), &again)),
        Err(why) => lost.push(Lost::Position(why)),
    }
    Ok(Written { text, lost })
}

/// Returns `true` if the tile of the present tile play lies already, and something is asked about it.
fn is_between(game: &Game) -> bool {
    !game.is_over() && !game.state().core.tile_play.placed_tiles.is_empty()
}

/// The parts of a file, in their order.
#[derive(Serialize)]
struct File {
    given: Given,
    step: [Step; 1],
}

/// The only step of a position.
#[derive(Serialize)]
struct Step {
    by: String,
    query: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draws: Vec<String>,
}

/// The name of a position in messages.
const FILE: &str = "position.toml";

fn text(recorder: &Recorder, from: Option<&Scenario>, given: Given) -> String {
    let v = recorder.game().view();
    let mut table = recorder.table().clone();
    table.plugins.remove(ID);
    table.draws.clear();
    table.chance.clear();
    let title = from.map_or("A position", |from| from.title.as_str());
    let tiles = &v.core.tile_play.tiles;
    let draws = tiles.iter().map(|tile| v.rules.tiles.get(*tile).name.clone()).collect();
    let by = recorder.game().decision().map_or(v.core.turn.active, |d| d.ask.player);
    let step = Step { by: v.rules.seat(by).to_owned(), query: true, draws };
    let rest = toml::to_string_pretty(&File { given, step: [step] });
    // Plain data of numbers and texts can always be written.
    let rest = rest.unwrap_or_default();
    format!("title = {}\n\n[table]\n{}\n{rest}", toml::Value::from(title), table.to_toml())
}

fn given(recorder: &Recorder, from: Option<&Scenario>) -> Given {
    let v = recorder.game().view();
    let seat = |player: Player| v.rules.seat(player).to_owned();
    let placed = from.map_or_else(Vec::new, |from| from.given.placed.clone());
    let mut given = Given { placed, apart: from.is_some_and(|from| from.given.apart), ..Given::default() };
    given.figures = figure_lines(v);
    for player in v.core.players() {
        let supply = gone(v, player);
        if !supply.is_empty() {
            given.supply.insert(seat(player), supply);
        }
        let tokens: Counts<i16> = tokens(v)
            .filter_map(|(token, name)| {
                let first = v.rules.names.tokens.spec(token.index()).copied().unwrap_or_default();
                let now = v.core.tokens(player, token);
                (now != first).then(|| (name.to_owned(), now))
            })
            .collect();
        if !tokens.is_empty() {
            given.tokens.insert(seat(player), tokens);
        }
        let score = v.core.score.get(player.index()).copied().unwrap_or_default();
        if score != 0 {
            given.score.insert(seat(player), score);
        }
    }
    let common = tokens(v).map(|(token, name)| (name.to_owned(), supply_of(v, token)));
    given.token_supply = common.filter(|(_, n)| *n != 0).collect();
    given.set_aside = set_aside(v);
    if v.core.left(STOCK) == 0 || from.is_some_and(|from| from.given.stock.is_some()) {
        given.stock = Some(v.core.left(STOCK) + v.core.tile_play.tiles.len());
    }
    given
}

/// Returns the tiles that are not printed on the board, in the order in which they were placed.
fn tiles_laid<'a>(v: View<'a>) -> impl Iterator<Item = &'a BoardTile> {
    v.core.board.placed_tiles().iter().filter(|tile| !tile.printed)
}

/// Returns the lines that built the tokens which cover edges of tiles.
fn built(recorder: &Recorder) -> impl Iterator<Item = String> {
    let v = recorder.game().view();
    let covers =
        move |target| matches!(target, Target::Span { cell, .. } if v.core.board.overlays().iter().any(|o| o.cell == cell));
    let built = recorder.played().filter(move |(_, action, _)| covers(action.target));
    built.map(move |(player, _, line)| format!("{}: {line}", v.rules.seat(player)))
}

fn tile_line(v: View, tile: &BoardTile) -> String {
    format!("{} {} {}", v.rules.tiles.get(tile.tile).name, notation::cell(tile.cell), u32::from(tile.turn) * 90)
}

fn set_aside(v: View) -> Vec<String> {
    v.core.set_aside.iter().map(|tile| v.rules.tiles.get(*tile).name.clone()).collect()
}

/// Returns the lines of the figures that are neither in supply nor out of the game. Those without an owner come first,
/// since they may leave a place to others.
fn figure_lines(v: View) -> Vec<String> {
    let stands = |f: &&FigureState| !matches!(f.place, FigureLocation::Supply | FigureLocation::Gone);
    let (neutral, owned): (Vec<_>, Vec<_>) = v.core.figures.iter().filter(stands).partition(|f| f.owner.is_none());
    neutral.into_iter().chain(owned).map(|f| figure_line(v, f)).collect()
}

fn figure_line(v: View, f: &FigureState) -> String {
    let line = figure(v, f);
    match f.place {
        FigureLocation::Spot { at, .. } => {
            let place = line.rsplit_once(':').map_or(line.as_str(), |(place, _)| place);
            format!("{place}:{}", POINTS.get(usize::from(at)).copied().unwrap_or("C"))
        }
        _ => line,
    }
}

/// Returns how many figures a player has in supply, of the kinds of which some are out of the game.
fn gone(v: View, player: Player) -> Counts<u8> {
    let is_gone = |f: &&FigureState| f.owner == Some(player) && f.place == FigureLocation::Gone;
    let kinds: BTreeSet<FigureKind> = v.core.figures.iter().filter(is_gone).map(|f| f.kind).collect();
    let name = |kind: FigureKind| v.rules.names.figures.name(kind.index()).to_owned();
    kinds.into_iter().map(|kind| (name(kind), v.core.in_supply(player, kind))).collect()
}

fn tokens(v: View<'_>) -> impl Iterator<Item = (Token, &str)> {
    v.rules.names.tokens.iter().enumerate().map(|(i, name)| (Token::at(i), name))
}

fn supply_of(v: View, token: Token) -> i16 {
    v.core.token_supply.get(token.index()).copied().unwrap_or_default()
}

/// Returns how a game that was staged again differs from the one that was written.
fn differences(game: &Game, again: &Game) -> Vec<Lost> {
    let (v, w) = (game.view(), again.view());
    let tiles = |v: View| v.core.board.placed_tiles().iter().map(|tile| tile_line(v, tile)).collect();
    let all = [
        Lost::Tiles(missing(tiles(v), &tiles(w))),
        Lost::Figures(missing(figure_lines(v), &figure_lines(w))),
        Lost::Tokens(missing(token_lines(v), &token_lines(w))),
        Lost::Numbers(missing(numbers(v), &numbers(w))),
    ];
    all.into_iter().filter(|lost| !lost.lines().is_empty()).collect()
}

/// Returns the lines that another list lacks, each as often as it lacks it.
fn missing(lines: Vec<String>, other: &[String]) -> Vec<String> {
    let mut left: BTreeMap<&str, usize> = BTreeMap::new();
    other.iter().for_each(|line| *left.entry(line).or_default() += 1);
    let mut is_there = |line: &str| left.get_mut(line).filter(|n| **n > 0).map(|n| *n -= 1).is_some();
    lines.into_iter().filter(|line| !is_there(line)).collect()
}

/// Returns the lines of the tokens on the landscape.
fn token_lines(v: View) -> Vec<String> {
    let place = |place: TokenPlace| match place {
        TokenPlace::Cell(cell) => notation::cell(cell),
        TokenPlace::Segment(seg) => notation::segment(v, seg),
        TokenPlace::Figure(figure) => notation::figure(v, figure),
    };
    let placed = v.core.placed_tokens().iter();
    placed.map(|t| format!("{} {} {}", v.rules.names.tokens.name(t.token.index()), t.number, place(t.place))).collect()
}

/// Returns the lines of what players have, of scores, and of tiles that are left.
fn numbers(v: View) -> Vec<String> {
    let mut lines = Vec::new();
    for player in v.core.players() {
        let seat = v.rules.seat(player);
        lines.push(format!("{seat} {}", v.core.score.get(player.index()).copied().unwrap_or_default()));
        lines.extend(tokens(v).map(|(token, name)| format!("{seat} {name} {}", v.core.tokens(player, token))));
        let kinds = v.rules.names.figures.iter().enumerate();
        lines.extend(kinds.map(|(i, name)| format!("{seat} {name} {}", v.core.in_supply(player, FigureKind::at(i)))));
    }
    lines.extend(tokens(v).map(|(token, name)| format!("{name} {}", supply_of(v, token))));
    let piles = v.rules.names.piles.iter().zip(&v.core.piles);
    lines.extend(piles.map(|(name, tiles)| format!("{name} {}", tiles.len())));
    lines
}
