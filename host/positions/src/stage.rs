//! The plugin that sets up the position of a scenario.
//!
//! It is an ordinary expansion with the id `scenario`, and runs in the `setup` schedule before the
//! start tiles: the base game places its own only on an empty board. Each tile is placed in a phase
//! of its own, so that the reactions of other plugins to a placed tile are complete before the next
//! one. Then figures leave the supply, scores and tokens are set, and the turn of the first step's
//! player begins. Features that are complete already are not scored.

use std::collections::BTreeMap;

use bastide_core::message::did_you_mean;
use bastide_core::{
    Call, Content, Context, Expansion, Fault, Figure, FigureLocation, Flow, GameState, Group, InstallError, Manifest, Options,
    Phase, Pile, Player, Registrar, Ruleset, STOCK, Side, Step, Stream, Target, TileType, TurnPhase, View, before, notation,
};

use crate::fitting;
use crate::scenario::{Given, Scenario};

/// The id by which a table names the plugin.
pub const ID: &str = "scenario";

/// The names of the points of a cell, by their numbers.
pub const POINTS: [&str; 9] = ["C", "N", "E", "S", "W", "NE", "SE", "SW", "NW"];

static MANIFEST: Manifest = Manifest {
    requires: &[],
    ..Manifest::new(ID, "A position", env!("CARGO_PKG_VERSION"), "Sets up the position of a scenario.")
};

/// The position of a scenario as an expansion.
#[derive(Clone, Debug)]
pub struct Stage {
    given: Given,
    first: Option<String>,
    /// The only tiles left in the piles, for a game that ends with the scenario.
    last: Option<Vec<String>>,
    /// The tiles that the steps draw.
    draws: Vec<String>,
}

impl Stage {
    /// Makes the position of a scenario.
    pub fn of(scenario: &Scenario) -> Stage {
        let ends = scenario.steps.last().is_some_and(|s| s.ends);
        Stage {
            given: scenario.given.clone(),
            first: scenario.steps.first().and_then(|s| s.by.clone()),
            last: ends.then(|| scenario.draws().map(str::to_owned).collect()),
            draws: scenario.draws().map(str::to_owned).collect(),
        }
    }
}

impl Expansion for Stage {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        if !self.given.placed.is_empty() {
            reg.gives_first_tiles();
        }
        let one = reg.subphase("scenario.place", &[], PlaceOne { placed: self.given.placed.clone(), apart: self.given.apart });
        reg.phase("setup", "scenario.stage", before("start"), &[], SetUp { stage: self.clone(), one });
        Ok(())
    }
}

fn fault(message: String) -> Fault {
    Fault::contract(ID, "setup", &message)
}

/// Runs one phase per tile, then sets the rest.
struct SetUp {
    stage: Stage,
    one: Phase,
}

impl SetUp {
    fn next(&self, cx: &mut Context, at: u8) -> Step {
        if usize::from(at) < self.stage.given.placed.len() {
            let player = cx.core().turn.active;
            return Ok(Flow::Call(Call::phase(self.one, player).with(at.into())));
        }
        self.stage.set_rest(cx).map_err(fault)?;
        fitting::check(cx.view()).map_err(|e| fault(format!("given.placed: {e}")))?;
        Ok(Flow::Done)
    }
}

impl TurnPhase for SetUp {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx, 0)
    }

    fn resume(&self, cx: &mut Context) -> Step {
        let at = cx.next_step();
        self.next(cx, at)
    }
}

/// Places the tile with the given number, or performs a verb.
struct PlaceOne {
    placed: Vec<String>,
    apart: bool,
}

impl TurnPhase for PlaceOne {
    fn enter(&self, cx: &mut Context) -> Step {
        let at = cx.core().turn.frame().arg as usize;
        if let Some(line) = self.placed.get(at) {
            self.place(cx, line).map_err(|e| fault(format!("given.placed \"{line}\": {e}")))?;
        }
        Ok(Flow::Done)
    }
}

/// Lets a plugin perform a verb, `red: bridges.build 0,0:WE`.
fn perform(cx: &mut Context, line: &str) -> Result<(), String> {
    let (seat, action) = line.split_once(": ").ok_or("write it as red: bridges.build 0,0:WE")?;
    let (who, action) = (seat_of(cx.rules, seat)?, parse(cx.view(), action)?);
    if let Some(refusal) = cx.view().why_never(who, &action).map_err(|e| e.to_string())? {
        let rules: Vec<&str> = refusal.rules.iter().map(|(_, rule)| *rule).collect();
        return Err(format!("{} does not allow it", rules.join(", ")));
    }
    let served = cx.perform(who, action);
    served.then_some(()).ok_or_else(|| "no plugin at the table performs that for others".into())
}

impl PlaceOne {
    fn place(&self, cx: &mut Context, line: &str) -> Result<(), String> {
        if line.contains(": ") {
            return perform(cx, line);
        }
        let action = parse(cx.view(), &format!("place {line}"))?;
        let Target::Place { cell, turn } = action.target else { return Err("not a placement of a tile".into()) };
        let tile = TileType(action.arg as u16);
        if cx.core().board.content(cell) == Content::Empty {
            let alone = cx.core().board.placed_tiles().iter().all(|p| p.printed);
            if !alone && !self.apart {
                return Err("nothing lies beside that cell".into());
            }
            cx.open_cell(cell);
        }
        let board = &cx.core().board;
        match board.content(cell) {
            Content::Tile(_) => return Err("something lies there already".into()),
            Content::Void | Content::Empty => return Err("the board has no such cell".into()),
            Content::Frontier(at) => {
                let (tiles, code, edges) = (&cx.rules.tiles, board.codes()[at], &cx.rules.edge_rules);
                let meets = |side: Side| {
                    let mine = tiles.get(tile).side(turn, side).edge;
                    let goes = |theirs| edges.match_up(mine, theirs) || edges.extendable(mine, theirs);
                    tiles.fit().demanded(code, side).is_none_or(goes)
                };
                if !Side::ALL.into_iter().all(meets) {
                    return Err("its edges do not match what lies around".into());
                }
            }
        }
        take(cx, tile)?;
        cx.place_tile(tile, cell, turn);
        Ok(())
    }
}

impl Stage {
    fn set_rest(&self, cx: &mut Context) -> Result<(), String> {
        cx.clear_settled();
        for text in &self.given.figures {
            put_figure(cx, text).map_err(|e| format!("given.figures \"{text}\": {e}"))?;
        }
        for line in &self.given.actions {
            perform(cx, line).map_err(|e| format!("given.actions \"{line}\": {e}"))?;
        }
        for (seat, kinds) in &self.given.supply {
            for (kind, n) in kinds {
                leave_in_supply(cx, seat, kind, *n).map_err(|e| format!("given.supply: {e}"))?;
            }
        }
        for (seat, kinds) in &self.given.tokens {
            let player = seat_of(cx.rules, seat)?;
            for (kind, n) in kinds {
                let token = cx.rules.token(kind).ok_or_else(|| format!("given.tokens: there is no token \"{kind}\""))?;
                let more = n - cx.core().tokens(player, token);
                cx.give(player, token, more);
            }
        }
        for (kind, n) in &self.given.token_supply {
            let token = cx.rules.token(kind).ok_or_else(|| format!("given.token_supply: there is no token \"{kind}\""))?;
            position(cx)?.token_supply[token.index()] = *n;
        }
        fill(cx, &self.given.piles).map_err(|e| format!("given.piles: {e}"))?;
        // Marked twins have no copies: those that are drawn take the places of their plain tiles.
        for name in &self.draws {
            let tile = tile_of(cx.rules, name)?;
            if let Some(plain) = cx.rules.plain(tile)
                && !cx.swap_in_pile(STOCK, plain, tile)
            {
                return Err(format!("{name}: {}", no_copy(cx.rules, plain)));
            }
        }
        if let Some(first) = self.draws.first() {
            let tile = tile_of(cx.rules, first)?;
            use_up_piles_before(cx, tile)?;
        }
        for (name, outcomes) in &self.given.chance {
            let stream = cx.rules.names.streams.index(name).map(Stream::at);
            let stream = stream.ok_or_else(|| format!("given.chance: there is no stream \"{name}\""))?;
            cx.prepare_chance(stream, outcomes.as_slice().into());
        }
        for (seat, points) in &self.given.score {
            let player = seat_of(cx.rules, seat)?;
            position(cx)?.score[player.index()] = *points;
        }
        for name in &self.given.set_aside {
            let tile = tile_of(cx.rules, name)?;
            take(cx, tile)?;
            cx.set_aside(tile);
        }
        if let Some(seat) = &self.first {
            let player = seat_of(cx.rules, seat)?;
            cx.set_active(player);
        }
        if let Some(n) = self.given.stock {
            let mut kept = self.draws.iter().map(|name| tile_of(cx.rules, name)).collect::<Result<Vec<_>, _>>()?;
            kept.iter().try_for_each(|&tile| take(cx, tile))?;
            let pile = &mut position(cx)?.piles[STOCK.index()];
            pile.truncate(n.saturating_sub(kept.len()));
            pile.append(&mut kept);
        }
        if let Some(last) = &self.last {
            let left = last.iter().map(|name| tile_of(cx.rules, name)).collect::<Result<Vec<_>, _>>()?;
            left.iter().try_for_each(|&tile| take(cx, tile))?;
            let piles = &mut position(cx)?.piles;
            piles.iter_mut().for_each(Vec::clear);
            piles[STOCK.index()] = left;
        }
        Ok(())
    }
}

/// Returns the state for changes.
///
/// # Errors
/// The game has begun.
fn position<'c>(cx: &'c mut Context) -> Result<&'c mut GameState, String> {
    cx.position().ok_or_else(|| "a position can be set up only before the first turn".to_owned())
}

/// Takes a tile out of the pile that holds it.
fn take(cx: &mut Context, tile: TileType) -> Result<(), String> {
    let piles = cx.core().piles.len();
    if (0..piles).any(|pile| cx.take_tile(Pile::at(pile), tile)) {
        return Ok(());
    }
    Err(no_copy(cx.rules, tile))
}

/// Says that no copy of a tile is left, and how many there were.
pub fn no_copy(rules: &Ruleset, tile: TileType) -> String {
    let piles = (0..rules.names.piles.len()).map(|pile| rules.pile(Pile::at(pile)));
    let copies = piles.flatten().filter(|other| **other == tile).count();
    let had = if copies == 1 { "there is 1 in this game".into() } else { format!("there are {copies} in this game") };
    format!("no copy of {} is left; {had}", rules.tiles.get(tile).name)
}

/// Puts these tiles into piles, wherever they come from; the other tiles of those piles leave the
/// game.
fn fill(cx: &mut Context, piles: &BTreeMap<String, Vec<String>>) -> Result<(), String> {
    let mut filled = Vec::new();
    for (name, tiles) in piles {
        let tiles = tiles.iter().map(|t| tile_of(cx.rules, t)).collect::<Result<Vec<_>, _>>()?;
        tiles.iter().try_for_each(|&tile| take(cx, tile))?;
        filled.push((pile_of(cx.rules, name)?, tiles));
    }
    for (pile, tiles) in filled {
        let core = position(cx)?;
        let rest = std::mem::replace(&mut core.piles[pile.index()], tiles);
        core.set_aside.extend(rest);
    }
    Ok(())
}

/// Takes the piles out of the game that are drawn from before the one that holds this tile.
fn use_up_piles_before(cx: &mut Context, tile: TileType) -> Result<(), String> {
    let piles = cx.rules.draw_piles();
    let core = position(cx)?;
    let Some(at) = piles.iter().position(|pile| core.piles[pile.index()].contains(&tile)) else { return Ok(()) };
    for pile in &piles[..at] {
        let rest = std::mem::take(&mut core.piles[pile.index()]);
        core.set_aside.extend(rest);
    }
    Ok(())
}

/// Places `red follower road@0,0:W`, or `dragon 0,0:C` for a figure without an owner.
fn put_figure(cx: &mut Context, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (owner, kind, place) = match words[..] {
        [seat, kind, place] => (Some(seat_of(cx.rules, seat)?), kind, place),
        [kind, place] => (None, kind, place),
        _ => return Err("write it as red follower road@0,0:W".into()),
    };
    let known = cx.rules.figure(kind).ok_or_else(|| format!("there is no figure \"{kind}\""))?;
    let place = place_of(cx.view(), place)?;
    let free = cx.core().figures.iter().position(|f| f.owner == owner && f.kind == known && f.place == FigureLocation::Supply);
    // A figure without an owner may begin elsewhere; it moves from there.
    let neutral = || cx.view().neutral(known).filter(|_| owner.is_none());
    let figure = free.map(Figure::at).or_else(neutral).ok_or("none is left in the supply")?;
    cx.move_figure(figure, place);
    Ok(())
}

fn place_of(v: View, text: &str) -> Result<FigureLocation, String> {
    if text.contains('@') {
        return notation::parse_segment(v, text).map(FigureLocation::Segment).map_err(|e| e.to_string());
    }
    let form = || {
        format!(
            "\"{text}\" is not a location; write it as road@0,0:W, 1,0:NW or group:2, with the places of a group counted from 1"
        )
    };
    let (left, right) = text.split_once(':').ok_or_else(form)?;
    if let Some(group) = v.rules.names.groups.index(left) {
        let index = right.parse::<u8>().ok().and_then(|n| n.checked_sub(1)).ok_or_else(form)?;
        return Ok(FigureLocation::Slot { group: Group::at(group), index });
    }
    let cell = notation::parse_cell(left).map_err(|e| {
        let groups: Vec<&str> = v.rules.names.groups.iter().collect();
        let hint = did_you_mean(left, groups.iter().copied());
        format!("{e}; nor is there a group \"{left}\"{hint}")
    })?;
    let at = POINTS.iter().position(|s| *s == right).ok_or_else(form)?;
    Ok(FigureLocation::Spot { cell, at: at as u8 })
}

/// Leaves `n` figures in a supply.
fn leave_in_supply(cx: &mut Context, seat: &str, kind: &str, n: u8) -> Result<(), String> {
    let player = seat_of(cx.rules, seat)?;
    let known = cx.rules.figure(kind).ok_or_else(|| format!("there is no figure \"{kind}\""))?;
    let have = cx.core().in_supply(player, known);
    if n > have {
        return Err(format!("{seat} has {have} of {kind} left and not {n}"));
    }
    for _ in n..have {
        if let Some(figure) = cx.core().from_supply(player, known) {
            cx.move_figure(figure, FigureLocation::Gone);
        }
    }
    Ok(())
}

fn parse(v: View, line: &str) -> Result<bastide_core::Action, String> {
    notation::parse(v, line).map_err(|e| e.to_string())
}

/// Returns the player of a seat.
///
/// # Errors
/// The table has no such seat.
pub fn seat_of(rules: &Ruleset, seat: &str) -> Result<Player, String> {
    let found = rules.seats.iter().position(|s| s == seat).map(Player::at);
    found.ok_or_else(|| format!("no seat of the table is {seat}"))
}

/// Returns the pile with a name.
///
/// # Errors
/// The game has no such pile.
pub fn pile_of(rules: &Ruleset, name: &str) -> Result<Pile, String> {
    rules.names.piles.index(name).map(Pile::at).ok_or_else(|| format!("there is no pile \"{name}\""))
}

/// Returns the tile with a name.
///
/// # Errors
/// The game has no such tile.
pub fn tile_of(rules: &Ruleset, name: &str) -> Result<TileType, String> {
    rules.tiles.find(name).ok_or_else(|| format!("there is no tile \"{name}\" in this game"))
}
