//! The course of a game up to its open decision, as one seat knows it.
//!
//! A history holds the actions, the tiles that were drawn and the outcomes of chance that the seat
//! has seen. It holds neither the seed nor anything that is still hidden from the seat. A table
//! with these draws and outcomes leads to the same position with any seed, if nothing is hidden.

use std::collections::BTreeMap;

use bastide_core::record::Recorder;
use bastide_core::{Event, Game, GameView, Player, TileType};

/// The past of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// The actions that the seat knows of: the seat that performed it, and the action in notation;
    /// `None` for an action that concerns a hidden place of another player.
    pub actions: Vec<(String, Option<String>)>,
    /// The tiles that left the draw piles, in order, by name.
    pub draws: Vec<String>,
    /// The outcomes of the streams of chance, by the name of the stream, each counted from 0.
    pub chance: BTreeMap<String, Vec<u16>>,
}

impl History {
    /// Returns the history of a game as a seat knows it. Replays the game.
    pub fn of(recorder: &Recorder, seat: Player) -> History {
        let rules = recorder.game().rules();
        let seen = recorder.seen_by(Some(seat));
        let history = History {
            actions: seen.map(|(player, line)| (rules.seat(player).to_owned(), line.map(str::to_owned))).collect(),
            ..History::default()
        };
        // A recorder has started and played its game before, so neither fails here.
        let Ok(opening) = recorder.table().opening(rules, recorder.seed()) else { return history };
        let Ok(mut game) = Game::new(rules.clone(), &opening) else { return history };
        let mut reader = Reader { history, piles: all_tiles(&game), unseen: Vec::new() };
        reader.note(&GameView::for_player(&game, Some(seat)));
        // The start tiles are in no pile either, and nobody draws them.
        reader.unseen.drain(..).rev().for_each(|at| _ = reader.history.draws.remove(at));
        for (i, (_, action, _)) in recorder.played().enumerate() {
            if game.apply(action).is_err() {
                break;
            }
            let view = match rules.hides_anything() && !recorder.is_sealed(i, Some(seat)) {
                true => GameView::when_unsealed(&game, Some(seat)),
                false => GameView::for_player(&game, Some(seat)),
            };
            reader.note(&view);
        }
        reader.history
    }
}

/// A history while it is read from a game.
struct Reader {
    history: History,
    /// The tiles in the draw piles after the last action.
    piles: Vec<TileType>,
    /// The draws, by their index, of tiles that left the piles without an event. Their order is not
    /// known until an event shows them.
    unseen: Vec<usize>,
}

impl Reader {
    /// Notes the draws and outcomes of the last action.
    fn note(&mut self, view: &GameView) {
        let rules = view.rules();
        let now = in_piles(view);
        let mut gone = without(&self.piles, &now);
        let draws = &mut self.history.draws;
        let name = |tile: TileType| rules.tiles.get(tile).name.clone();
        for event in view.events() {
            match *event {
                Event::Chance { stream, got, .. } => {
                    let stream = rules.names.streams.name(stream.index()).to_owned();
                    self.history.chance.entry(stream).or_default().push(got);
                }
                Event::TileRefused { tile, back: true } => draws.push(name(tile)),
                Event::TileDrawn { tile, .. } | Event::TileRefused { tile, .. } | Event::TileSetAside { tile, .. } => {
                    if let Some(at) = gone.iter().position(|other| *other == tile) {
                        gone.remove(at);
                        draws.push(name(tile));
                    } else if let Some(at) = self.unseen.iter().position(|at| draws[*at] == name(tile)) {
                        // The tiles are shown in the order of their draws.
                        draws.swap(self.unseen[0], self.unseen[at]);
                        self.unseen.remove(0);
                    }
                }
                _ => {}
            }
        }
        for tile in gone {
            self.unseen.push(draws.len());
            draws.push(name(tile));
        }
        self.piles = now;
    }
}

/// Returns all tiles that the draw piles of a game may hold.
fn all_tiles(game: &Game) -> Vec<TileType> {
    let rules = game.rules();
    rules.draw_piles().iter().flat_map(|pile| rules.pile(*pile)).copied().collect()
}

/// Returns the tiles in the draw piles.
fn in_piles(view: &GameView) -> Vec<TileType> {
    let core = view.view().core;
    view.rules().draw_piles().iter().flat_map(|pile| core.piles[pile.index()].iter().copied()).collect()
}

/// Returns the tiles of one list that are not in the other, counted.
fn without(all: &[TileType], but: &[TileType]) -> Vec<TileType> {
    let mut left: BTreeMap<TileType, usize> = BTreeMap::new();
    but.iter().for_each(|tile| *left.entry(*tile).or_default() += 1);
    let kept = |tile: &&TileType| match left.get_mut(tile) {
        Some(n) if *n > 0 => {
            *n -= 1;
            false
        }
        _ => true,
    };
    all.iter().filter(kept).copied().collect()
}
