//! The whole board in words.

use std::collections::{BTreeMap, BTreeSet};

use bastide_core::{
    Action, Cell, CompletionRule, Figure, FigureLocation, FigureState, Kind, Player, SegmentId, Target, TileType, notation,
};
use bastide_texts::Args;
use serde::Serialize;

use super::{Ear, capital};
use crate::choices::{Choice, Group};
use crate::prospects::Prospect;
use crate::words::Words;

/// The most features without figures that are told of.
const MAX_FREE: usize = 12;

/// A part of the description of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// The sentences.
    pub lines: Vec<String>,
}

impl Ear<'_> {
    /// Describes the board for a viewer, who sees all of this game: its size, the unfinished
    /// features, the figures, and where the tile in hand fits. `points` adds the worth of the
    /// features.
    pub fn board(&self, viewer: Option<Player>, points: bool) -> Vec<Section> {
        let section = |id: &str, lines: Vec<String>| Section { title: self.say(id), lines };
        let mut all = vec![
            section("ear-title-board", self.size()),
            section("ear-title-features", self.features(points)),
            section("ear-title-figures", self.figures(viewer)),
        ];
        all.extend(self.fits(viewer));
        all.retain(|section| !section.lines.is_empty());
        all
    }

    fn size(&self) -> Vec<String> {
        let cells: Vec<Cell> = self.view().core.board.placed_tiles().iter().map(|tile| tile.cell).collect();
        let range = |of: fn(&Cell) -> i16| Some((cells.iter().map(of).min()?, cells.iter().map(of).max()?));
        let (Some((west, east)), Some((north, south))) = (range(|c| c.x), range(|c| c.y)) else { return Vec::new() };
        let args = Args::new().with("n", cells.len()).with("columns", east - west + 1).with("rows", south - north + 1);
        let corner = |id, cell| self.speech.say(id, &Args::new().with("place", self.place(cell)));
        let (first, last) = (Cell::new(west, north), Cell::new(east, south));
        vec![self.speech.say("ear-size", &args), corner("ear-first-corner", first), corner("ear-last-corner", last)]
    }

    /// Returns the features that can still be completed: those with figures, and the largest of the
    /// others.
    fn features(&self, points: bool) -> Vec<String> {
        let v = self.view();
        let can_end = |kind: &Kind| {
            let spec = v.rules.kinds.get(*kind);
            spec.completion != CompletionRule::Never && !spec.figures.is_empty()
        };
        let kinds = (0..v.rules.names.kinds.len()).map(Kind::at).filter(can_end);
        let open = kinds.flat_map(|kind| v.features(kind)).filter(|root| v.complete(*root) == Ok(false));
        let known = open.filter_map(|root| Some((root, Prospect::of(self.game, root)?)));
        let (owned, mut free): (Vec<_>, Vec<_>) = known.partition(|(_, prospect)| !prospect.there.is_empty());
        free.sort_by_key(|(_, prospect)| std::cmp::Reverse(prospect.tiles));
        free.truncate(MAX_FREE);
        owned.iter().chain(&free).map(|(root, prospect)| self.feature(*root, prospect, points)).collect()
    }

    fn feature(&self, root: SegmentId, prospect: &Prospect, points: bool) -> String {
        let (v, segment) = (self.view(), self.view().core.graph.get(root));
        let told = if points { prospect.words(self.game, self.names) } else { prospect.without_points(self.game, self.names) };
        let args = Args::new().with("kind", capital(&self.kind(segment.kind))).with("prospect", told);
        let open: BTreeSet<(i16, i16)> =
            v.open_sides(root).map(|(cell, side)| cell.step(side)).map(|cell| (cell.y, cell.x)).collect();
        if open.is_empty() {
            return self.speech.say("ear-feature-at", &args.with("place", self.place(segment.cell)));
        }
        let places: Vec<String> = open.into_iter().map(|(y, x)| self.place(Cell::new(x, y))).collect();
        self.speech.say("ear-feature-open", &args.with("list", places.join("; ")))
    }

    /// Returns the figures of a viewer on the board, or those of all players.
    fn figures(&self, viewer: Option<Player>) -> Vec<String> {
        let words = Words::of_log(self.game, self.names);
        let words = viewer.map_or(words, |player| words.by(player));
        let figures = (0..).map(Figure::at).zip(&self.view().core.figures);
        let shown = figures.filter(|(_, f)| f.owner.is_some() && (viewer.is_none() || f.owner == viewer));
        shown.filter_map(|(figure, state)| self.figure(words, figure, state)).collect()
    }

    fn figure(&self, words: Words, figure: Figure, state: &FigureState) -> Option<String> {
        let v = self.view();
        let there = match state.place {
            FigureLocation::Segment(seg) => {
                let segment = v.core.graph.get(seg);
                let whereabouts = words.whereabouts(&notation::edge_points_of(v, seg));
                let args = Args::new().with("there", format!("{}{whereabouts}", self.kind(segment.kind)));
                self.speech.say("ear-there", &args.with("place", self.place(segment.cell)))
            }
            FigureLocation::Spot { cell, at } => {
                let args = Args::new().with("there", self.say(&format!("spot-{at}")));
                self.speech.say("ear-there", &args.with("place", self.place(cell)))
            }
            place => words.place(place)?,
        };
        Some(format!("{}: {there}", capital(&words.subject(figure))))
    }

    /// Returns where each tile fits that the viewer may place now.
    fn fits(&self, viewer: Option<Player>) -> Vec<Section> {
        let asked = self.game.decision().map(|decision| decision.ask.player);
        if viewer.is_none() || asked != viewer {
            return Vec::new();
        }
        let mut tiles: BTreeMap<TileType, BTreeMap<(i16, i16), usize>> = BTreeMap::new();
        count(&Group::of(self.game).list, &mut tiles);
        let line = |(&(y, x), &turns): (&(i16, i16), &usize)| {
            let cell = self.cell(Cell::new(x, y));
            self.speech.say("ear-fit", &Args::new().with("cell", cell).with("n", turns))
        };
        let section = |(tile, cells): (TileType, BTreeMap<(i16, i16), usize>)| Section {
            title: self.speech.say("ear-title-fits", &Args::new().with("tile", self.tile(tile, 0))),
            lines: cells.iter().map(line).collect(),
        };
        tiles.into_iter().map(section).collect()
    }
}

/// Counts the turns of each tile at each cell, by row and column.
fn count(list: &[Choice], tiles: &mut BTreeMap<TileType, BTreeMap<(i16, i16), usize>>) {
    for choice in list {
        match choice {
            Choice::Act(Action { target: Target::Place { cell, .. }, arg, .. }) => {
                *tiles.entry(TileType(*arg as u16)).or_default().entry((cell.y, cell.x)).or_default() += 1;
            }
            Choice::Group(group) => count(&group.list, tiles),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, table};
    use crate::names::Names;
    use bastide_core::{DEPLOY, Game, GameSetup};
    use bastide_texts::Language;

    /// Returns a game in which a follower was deployed, and the table's seats.
    fn played() -> Done<(Game, bastide_core::Table)> {
        let (table, rules) =
            table("draws = ['BA/L', 'BA/RFr']\nplayers = [{ color = 'red', name = 'Ann' }, { color = 'blue', name = 'Bob' }]\n")?;
        let mut game = Game::new(rules.clone(), &table.opening(&rules, 4)?)?;
        for _ in 0..3 {
            let decision = game.decision().ok_or("no decision")?;
            let deploys = decision.iter().position(|action| action.verb == DEPLOY);
            if decision.menu().placements() == 0 && deploys.is_none() {
                break;
            }
            if game.state().core.turn.number > 1 {
                break;
            }
            game.apply_nth(deploys.unwrap_or(0))?;
        }
        Ok((game, table))
    }

    #[test]
    fn a_board_is_told_in_three_languages() -> Done {
        let (game, table) = played()?;
        let asked = game.decision().map(|d| d.ask.player);
        let all = [("en", "Board", "Ann", "tiles"), ("nl", "Bord", "Ann", "tegels"), ("de", "Spielfeld", "Ann", "Plättchen")];
        for (language, title, owner, tiles) in all {
            let names = Names::new(&table.players).in_language(Language::parse(language).unwrap_or_default());
            let ear = Ear::of(&game, &names);
            let board = ear.board(asked, true);
            assert_eq!(board[0].title, title);
            let text = board.iter().flat_map(|s| &s.lines).cloned().collect::<Vec<_>>().join("\n");
            assert!(text.contains(owner) && text.contains(tiles), "{language}: {text}");
            assert!(!text.contains("ear ") && !text.contains("BA/") && !text.contains(['@', '{']), "{language}: {text}");
            assert_eq!(board.len(), 3, "the player who is asked has no figure yet: {board:#?}");
            let others = ear.board(None, false);
            assert!(others.iter().all(|s| s.lines.iter().all(|l| !l.contains(&points(language)))), "{others:#?}");
            assert!(others.iter().any(|s| s.title == ear.say("ear-title-figures")), "{others:#?}");
        }
        Ok(())
    }

    fn points(language: &str) -> String {
        (if language == "nl" {
            "punt"
        } else if language == "de" {
            "Punkt"
        } else {
            "point"
        })
        .to_owned()
    }

    #[test]
    fn the_places_of_a_tile_are_those_of_the_menu() -> Done {
        let (_, rules) = table("")?;
        let game = Game::new(rules, &GameSetup::seeded(4))?;
        let asked = game.decision().map(|d| d.ask.player);
        let names = Names::in_english(&[]);
        let fits = Ear::of(&game, &names).fits(asked);
        assert_eq!(fits.len(), 1);
        assert_eq!(fits[0].lines.len(), Group::of(&game).list.len());
        assert!(Ear::of(&game, &names).fits(None).is_empty());
        Ok(())
    }
}
