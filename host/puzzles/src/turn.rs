//! The whole turns of a position: a placement, a follower, and what else one player does in the turn.
//!
//! Turns that come to the same position count once: a tile that looks the same after a turn, or a follower on
//! another segment of the same feature.

use std::collections::HashMap;
use std::fmt::Write;

use bastide_bots::evaluation::Evaluation;
use bastide_core::{Action, Event, FigureLocation, Game, GameView, Player, SegmentId, View, notation};

/// The most actions of a turn.
pub(crate) const MOST_ACTIONS: usize = 6;
/// The most positions that are tried for the turns of a position.
const MOST_TRIED: usize = 6000;

/// A turn with those that come to the same position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Turn {
    /// Its actions, in order.
    pub(crate) actions: Vec<Action>,
    /// Other turns to the same position.
    pub(crate) same: Vec<Vec<Action>>,
    /// What the evaluation of the bots expects after it, in points.
    pub(crate) promise: f64,
    /// What tells its position from that of other turns.
    key: String,
}

impl Turn {
    /// Returns `true` if a turn comes to the same position.
    pub(crate) fn is(&self, actions: &[Action]) -> bool {
        self.actions == actions || self.same.iter().any(|same| same == actions)
    }
}

/// A turn that was played.
#[derive(Debug)]
pub(crate) struct Played {
    /// The game at its end.
    pub(crate) game: Game,
    /// The events of the turn, up to the next draw.
    pub(crate) events: Vec<Event>,
    /// Its actions in notation, each as it is written where it is taken.
    pub(crate) lines: Vec<String>,
}

/// The start of turns.
struct Start {
    me: Player,
    number: u16,
    /// The tiles that lie already.
    tiles: usize,
    /// The number of segments.
    segments: usize,
}

impl Start {
    fn of(game: &Game) -> Option<Start> {
        let (me, core) = (game.decision()?.ask.player, &game.state().core);
        Some(Start { me, number: core.turn.number, tiles: core.board.placed_tiles().len(), segments: core.graph.len() })
    }

    /// Returns whether the turn goes on after the last action, without anything that the player could not know.
    fn goes_on(&self, game: &Game) -> bool {
        let asked = game.decision().is_some_and(|decision| decision.ask.player == self.me);
        asked && game.state().core.turn.number == self.number && !game.log().events().iter().any(is_news)
    }
}

/// Returns whether the turn that began in a position goes on after the last action of a game.
pub(crate) fn goes_on(start: &Game, game: &Game) -> bool {
    Start::of(start).is_some_and(|start| start.goes_on(game))
}

/// Returns `true` for what no player knows before: a draw or another outcome of chance.
fn is_news(event: &Event) -> bool {
    matches!(event, Event::TileDrawn { .. } | Event::Chance { .. })
}

/// Returns the turns of a position, those first of which the evaluation of the bots expects most. They are empty
/// if there are too many.
pub(crate) fn turns(view: &GameView) -> Vec<Turn> {
    let world = view.determinize(1);
    let Some(start) = Start::of(&world) else { return Vec::new() };
    let mut evaluation = Evaluation::default();
    evaluation.prepare(world.view());
    let (mut all, mut known) = (Vec::<Turn>::new(), HashMap::<String, usize>::new());
    let (mut open, mut tried) = (vec![(world, Vec::<Action>::new())], 0);
    while let Some((game, actions)) = open.pop() {
        let Some(decision) = game.decision() else { continue };
        tried += decision.len();
        if tried > MOST_TRIED {
            return Vec::new();
        }
        for (n, action) in decision.iter().enumerate() {
            let mut next = game.clone();
            if next.apply_nth(n).is_err() {
                continue;
            }
            let mut actions = actions.clone();
            actions.push(action);
            if start.goes_on(&next) && actions.len() < MOST_ACTIONS {
                open.push((next, actions));
                continue;
            }
            let key = key(next.view(), &start);
            match known.get(&key).and_then(|i| all.get_mut(*i)) {
                // The shortest way is the one to show.
                Some(turn) if turn.actions.len() > actions.len() => {
                    turn.same.push(std::mem::replace(&mut turn.actions, actions));
                }
                Some(turn) => turn.same.push(actions),
                None => {
                    let Ok(promise) = evaluation.of(next.view(), start.me) else { continue };
                    known.insert(key.clone(), all.len());
                    all.push(Turn { actions, same: Vec::new(), promise, key });
                }
            }
        }
    }
    // The order does not depend on the way in which they were found.
    all.sort_by(|a, b| b.promise.total_cmp(&a.promise).then_with(|| a.key.cmp(&b.key)));
    all
}

/// Plays a turn in the game itself, which is a copy of what its player may see.
pub(crate) fn played(game: &Game, actions: &[Action]) -> Option<Played> {
    let (mut game, mut events, mut lines) = (game.clone(), Vec::new(), Vec::new());
    for action in actions {
        lines.push(notation::print(game.view(), action));
        let news = game.apply(*action).ok()?;
        events.extend(news.iter().take_while(|event| !is_news(event)).copied());
    }
    Some(Played { game, events, lines })
}

/// Describes what a turn has made of a position, without the next draw.
fn key(v: View, start: &Start) -> String {
    let (core, mut key) = (v.core, String::new());
    for tile in core.board.placed_tiles().iter().skip(start.tiles) {
        _ = write!(key, "{:?} {:?} ", tile.tile, tile.cell);
        // The tile as it lies: the same for turns of a tile that look the same.
        let mut lies: Vec<String> = core
            .graph
            .segments()
            .skip(start.segments)
            .filter(|seg| core.graph.get(*seg).cell == tile.cell)
            .map(|seg| lies(v, seg))
            .collect();
        lies.sort();
        key.push_str(&lies.concat());
    }
    for overlay in core.board.overlays() {
        _ = write!(key, "{:?}{:?} ", overlay.cell, overlay.side);
    }
    let stands = |place| match place {
        FigureLocation::Segment(seg) => feature(v, seg, start),
        other => format!("{other:?}"),
    };
    let on_landscape = core.figures.iter().filter(|figure| figure.place != FigureLocation::Supply);
    let mut figures: Vec<String> =
        on_landscape.map(|figure| format!("{:?}{:?}{} ", figure.kind, figure.owner, stands(figure.place))).collect();
    figures.sort();
    let mut tokens: Vec<String> = core.placed_tokens().iter().map(|token| format!("{token:?}")).collect();
    tokens.sort();
    _ = write!(key, "{}{:?}{:?}{}", figures.concat(), core.score, core.tokens, tokens.concat());
    key
}

/// Names a segment of a new tile by its kind, its edges and what is printed there.
fn lies(v: View, seg: SegmentId) -> String {
    let points = notation::edge_points_of(v, seg);
    let printed = v.printed_segment(seg).map(|printed| format!("{:?}", printed.traits));
    format!("{:?}{points:?}{printed:?}", v.core.graph.get(seg).kind)
}

/// Names a feature by its first segment that lay before, or else by its first one in notation.
fn feature(v: View, seg: SegmentId, start: &Start) -> String {
    let members = || v.core.graph.members(seg);
    match members().filter(|member| member.index() < start.segments).min() {
        Some(first) => format!("{first:?}"),
        None => members().map(|member| notation::segment(v, member)).min().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::error::Error;
    use std::sync::Arc;

    use bastide_core::{GameSetup, Table, linked};

    use super::*;

    fn game(table: &str, draws: &[&str]) -> Result<Game, Box<dyn Error>> {
        let table = Table::parse("table.toml", table)?;
        let rules = Arc::new(table.rules(&linked())?);
        let tiles = draws.iter().map(|name| rules.tiles.iter().find(|(_, tile)| tile.name == *name).map(|(tile, _)| tile));
        let tiles = tiles.collect::<Option<Vec<_>>>().ok_or("no tile")?;
        Ok(Game::new(rules, &GameSetup::seeded(1).with_draws(&tiles))?)
    }

    #[test]
    fn turns_to_the_same_position_count_once() -> Result<(), Box<dyn Error>> {
        let game = game("", &["BA/RFr"])?;
        let view = GameView::for_asked(&game);
        let all = turns(&view);
        let mut lines = BTreeSet::new();
        let world = view.determinize(1);
        for turn in &all {
            for actions in std::iter::once(&turn.actions).chain(&turn.same) {
                let done = played(&world, actions).ok_or("not offered")?;
                assert!(lines.insert(done.lines.join("; ")), "{:?} is there twice", done.lines);
            }
        }
        // A straight road looks the same after half a turn, so each turn is there twice.
        assert!(all.iter().all(|turn| turn.same.len() == 1), "{:?}", all.iter().map(|turn| turn.same.len()).collect::<Vec<_>>());
        assert!(all.is_sorted_by(|a, b| a.promise >= b.promise));
        // Whole turns: the road, one of two fields, or nothing.
        assert_eq!(all.len() % 4, 0, "{}", all.len());
        Ok(())
    }

    #[test]
    fn what_a_plugin_offers_in_the_turn_is_part_of_it() -> Result<(), Box<dyn Error>> {
        let game = game("[bridges-castles-bazaars]\nbazaars = false\n", &["BA/RFr"])?;
        let view = GameView::for_asked(&game);
        let world = view.determinize(1);
        let names: BTreeSet<&str> = turns(&view)
            .iter()
            .flat_map(|turn| &turn.actions)
            .map(|action| world.rules().names.verbs.name(action.verb.index()))
            .collect();
        assert!(names.iter().any(|name| name.contains("bridge")), "{names:?}");
        Ok(())
    }
}
