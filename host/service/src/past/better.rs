//! Moves that would have been better, in words and as marks on the board.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_core::{Action, ArgKind, FigureKind, Game, Player, notation};
use bastide_render::{PiecedBoard, Place, Studio};
use bastide_session::NewTile;
use serde_json::{Value, json};

use super::moves;
use crate::reader::Reader;

impl Reader<'_> {
    /// Describes better moves: each is the number of an action, from 1, and the better one in notation.
    /// The numbers ascend.
    pub(crate) fn better(self, better: &[(usize, String)]) -> Result<Vec<Value>, String> {
        let (rules, seed) = (self.recorder.game().rules(), self.recorder.seed());
        let opening = self.recorder.table().opening(rules, seed).map_err(|e| e.message())?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| fault.to_string())?;
        let mut told = Vec::with_capacity(better.len());
        let mut wanted = better.iter().peekable();
        for (i, (player, played, _)) in self.recorder.played().enumerate() {
            while let Some((_, line)) = wanted.next_if(|(number, _)| *number == i + 1) {
                let best = notation::parse(game.view(), line).map_err(|e| e.to_string())?;
                told.push(self.one(&game, player, &played, &best));
            }
            if wanted.peek().is_none() {
                break;
            }
            game.apply(played).map_err(|e| e.to_string())?;
        }
        Ok(told)
    }

    /// Describes one better move. `game` is the game before it.
    fn one(self, game: &Game, player: Player, played: &Action, best: &Action) -> Value {
        let words = |action: &Action| moves::deed(game, self.names, player, action);
        let new = NewTile::of(best);
        let loose: Vec<_> = new.iter().map(|new| new.tile).collect();
        let scene = self.scene(game, 0);
        let PiecedBoard { defs, places, .. } = self.pictures.board(game.view(), &scene, &loose, &[played.target, best.target]);
        let mut places = places.into_iter();
        let (from, to) = (places.next().flatten(), places.next().flatten());
        let point = |place: Option<Place>| place.map(|place| [place.x.round(), place.y.round()]);
        let key = new.map(|new| Studio::loose(new.tile, new.turn));
        let ghost = match (key.as_ref().zip(new), to) {
            (Some((key, NewTile { cell, .. })), _) => {
                Some(format!(r##"<use href="#{key}" x="{}" y="{}"/>"##, i32::from(cell.x) * 100, i32::from(cell.y) * 100))
            }
            (None, Some(to)) => self.figure(game, player, best, to),
            (None, None) => None,
        };
        // The board of the page may not have this tile at this turn.
        let used = |name: &str| {
            key.as_ref().zip(new).is_some_and(|(key, NewTile { tile, turn, .. })| {
                name == key || name == format!("g{}", tile.0) || name == format!("s{}-{turn}", tile.0)
            })
        };
        let defs: BTreeMap<String, Arc<str>> = defs.into_iter().filter(|(name, _)| used(name)).collect();
        json!({"played": words(played), "words": words(best), "from": point(from), "to": point(to), "ghost": ghost, "defs": defs})
    }

    /// Returns the figure that an action places, at its place on the board.
    fn figure(self, game: &Game, player: Player, action: &Action, at: Place) -> Option<String> {
        let shape = game.rules().verb_shape(action.verb)?;
        let kind = (shape.arg == ArgKind::FigureKind).then(|| FigureKind::at(action.arg as usize))?;
        let drawing = self.pictures.figure(game.rules(), kind, Some(player), at.lying);
        Some(format!(r#"<g transform="translate({} {})">{drawing}</g>"#, at.x.round(), at.y.round()))
    }
}
