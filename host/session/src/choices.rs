//! The options of a decision as a person chooses them: a short list whose entries may open further
//! lists.
//!
//! Placements are listed by cell, each with its rotations. If there are several tiles to place, the
//! tile comes first. Each other option is one entry: an action, or a range of numbers. Long lists
//! are grouped by verb. Every typed number goes one step down, and every path ends in an action of
//! the menu.

use bastide_core::notation;
use bastide_core::{Action, Cell, Entry, Game, Target, TileType};
use bastide_texts::{Args, Language};

use crate::symmetry::look_alike;
use crate::words::Words;

/// The number of entries above which the list is grouped by verb.
const MANY: usize = 20;

/// One entry of a list.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// An action.
    Act(Action),
    /// An action with one of several numbers.
    Range(Entry),
    /// A nested list.
    Group(Group),
}

/// A list of entries with something in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The property that the entries share.
    pub what: Common,
    /// The entries.
    pub list: Vec<Choice>,
}

/// The property that the entries of a group share.
#[derive(Clone, PartialEq, Debug)]
pub enum Common {
    /// All options of the decision.
    All,
    /// The tile to place.
    Tile(TileType),
    /// The cell to place the tile on.
    Cell(Cell),
    /// The verb.
    Verb(String),
    /// An action with one of several numbers; the number is typed next.
    Amount(Entry),
}

impl Group {
    /// Returns all options of the open decision; empty if the game is over.
    pub fn of(game: &Game) -> Group {
        let mut list = Vec::new();
        if let Some(decision) = game.decision() {
            let placements: Vec<Action> = decision.iter().take(decision.menu().placements()).collect();
            list.extend(by_tile(game, &placements));
            let entries = decision.menu().entries();
            match entries.len() {
                0..=MANY => list.extend(entries.iter().map(entry)),
                _ => list.extend(by_verb(game, entries)),
            }
        }
        // A single tile needs no list of tiles.
        let list = match list.as_slice() {
            [Choice::Group(Group { what: Common::Tile(_), list })] => list.clone(),
            _ => list,
        };
        Group { what: Common::All, list }
    }

    /// Returns the entry with this number, counted from 1.
    pub fn get(&self, number: usize) -> Option<&Choice> {
        self.list.get(number.checked_sub(1)?)
    }

    /// Returns the cells of the entries with their numbers, for display on the board.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, usize)> {
        self.list.iter().enumerate().filter_map(|(i, choice)| match choice {
            Choice::Group(Group { what: Common::Cell(cell), .. }) => Some((*cell, i + 1)),
            Choice::Act(Action { target: Target::Place { cell, .. }, .. }) if self.what != Common::Cell(*cell) => {
                Some((*cell, i + 1))
            }
            Choice::Act(Action { target: Target::Cell(cell), .. }) => Some((*cell, i + 1)),
            _ => None,
        })
    }

    /// Returns the tile that the entries place, if they all place the same tile.
    pub fn tile(&self) -> Option<TileType> {
        fn first(list: &[Choice]) -> Option<i16> {
            list.iter().find_map(|choice| match choice {
                Choice::Act(Action { target: Target::Place { .. }, arg, .. }) => Some(*arg),
                Choice::Group(Group { what: Common::Tile(tile), .. }) => Some(tile.0 as i16),
                Choice::Group(group) => first(&group.list),
                _ => None,
            })
        }
        first(&self.list).map(|arg| TileType(arg as u16))
    }
}

fn entry(e: &Entry) -> Choice {
    if e.lo == e.hi { Choice::Act(Action::new(e.verb, e.target, e.lo)) } else { Choice::Range(*e) }
}

/// Returns cells from north to south and from west to east, each with its rotations; grouped by
/// tile if there are several tiles.
fn by_tile(game: &Game, placements: &[Action]) -> Vec<Choice> {
    let mut tiles: Vec<(i16, Vec<Action>)> = Vec::new();
    for a in placements {
        match tiles.iter_mut().find(|(tile, _)| *tile == a.arg) {
            Some((_, list)) => list.push(*a),
            None => tiles.push((a.arg, vec![*a])),
        }
    }
    let group = |(tile, list): (i16, Vec<Action>)| {
        Choice::Group(Group { what: Common::Tile(TileType(tile as u16)), list: by_cell(game, list) })
    };
    tiles.into_iter().map(group).collect()
}

/// Groups placements by cell. Of rotations that look the same only the first is listed.
fn by_cell(game: &Game, mut placements: Vec<Action>) -> Vec<Choice> {
    let place = |a: &Action| if let Target::Place { cell, turn } = a.target { (cell.y, cell.x, turn) } else { (0, 0, 0) };
    let alike = |a: &Action, b: &Action| {
        let tiles = &game.rules().tiles;
        a.arg == b.arg
            && (a.arg as usize) < tiles.len()
            && look_alike(game.rules(), TileType(a.arg as u16), place(a).2, place(b).2)
    };
    placements.sort_by_key(place);
    let mut list = Vec::new();
    for cell in placements.chunk_by(|a, b| (place(a).0, place(a).1) == (place(b).0, place(b).1)) {
        let mut turns: Vec<Action> = Vec::new();
        for a in cell {
            if !turns.iter().any(|known| alike(known, a)) {
                turns.push(*a);
            }
        }
        match turns.as_slice() {
            [only] => list.push(Choice::Act(*only)),
            turns => {
                let (y, x, _) = place(&cell[0]);
                let list_of_turns = turns.iter().map(|a| Choice::Act(*a)).collect();
                list.push(Choice::Group(Group { what: Common::Cell(Cell::new(x, y)), list: list_of_turns }));
            }
        }
    }
    list
}

fn by_verb(game: &Game, entries: &[Entry]) -> Vec<Choice> {
    let mut verbs: Vec<(bastide_core::Verb, Vec<Choice>)> = Vec::new();
    for e in entries {
        match verbs.iter_mut().find(|(verb, _)| *verb == e.verb) {
            Some((_, list)) => list.push(entry(e)),
            None => verbs.push((e.verb, vec![entry(e)])),
        }
    }
    let group = |(verb, mut list): (bastide_core::Verb, Vec<Choice>)| match list.len() {
        1 => list.remove(0),
        _ => Choice::Group(Group { what: Common::Verb(game.rules().names.verbs.name(verb.index()).to_owned()), list }),
    };
    verbs.into_iter().map(group).collect()
}

impl Choice {
    /// Returns the entry in words of a language.
    pub fn words(&self, game: &Game, language: &Language) -> String {
        let words = Words::of_menu(game, language);
        let say = |id, args| words.speech().say(id, &args);
        match self {
            Choice::Act(a) => words.option(a),
            Choice::Range(e) => words.range(&Action::new(e.verb, e.target, e.lo), e.hi),
            Choice::Group(Group { what, list }) => match what {
                Common::All => say("choice-things", Args::new().with("n", list.len())),
                Common::Tile(tile) => say("choice-tile", Args::new().with("tile", words.tile(*tile))),
                Common::Cell(cell) => say("choice-cell", Args::new().with("cell", notation::cell(*cell)).with("n", list.len())),
                Common::Verb(verb) => say("choice-verb", Args::new().with("verb", verb.as_str()).with("n", list.len())),
                Common::Amount(entry) => Choice::Range(*entry).words(game, language),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, table};
    use bastide_core::GameSetup;

    fn actions(list: &[Choice]) -> Vec<Action> {
        list.iter()
            .flat_map(|choice| match choice {
                Choice::Act(a) => vec![*a],
                Choice::Range(e) => (e.lo..=e.hi).map(|n| Action::new(e.verb, e.target, n)).collect(),
                Choice::Group(group) => actions(&group.list),
            })
            .collect()
    }

    #[test]
    fn the_lists_hold_every_option_once_but_for_turns_that_look_the_same() -> Done {
        let (_, rules) = table("")?;
        let mut game = Game::new(rules, &GameSetup::seeded(4))?;
        let mut n = 0;
        while let Some(decision) = game.decision() {
            let mut offered: Vec<Action> = decision.iter().collect();
            let mut listed = actions(&Group::of(&game).list);
            offered.sort();
            listed.sort();
            let same = |a: &Action, b: &Action| match (a.target, b.target) {
                (Target::Place { cell, turn }, Target::Place { cell: c, turn: t }) => {
                    cell == c && a.arg == b.arg && look_alike(game.rules(), TileType(a.arg as u16), turn, t)
                }
                _ => false,
            };
            let twice = |i: usize, a: &Action| offered[..i].iter().any(|before| same(before, a));
            let expected: Vec<Action> = offered.iter().enumerate().filter(|(i, a)| !twice(*i, a)).map(|(_, a)| *a).collect();
            assert_eq!(expected, listed);
            n = (n * 31 + 7) % decision.len();
            game.apply_nth(n)?;
        }
        assert!(Group::of(&game).list.is_empty());
        Ok(())
    }

    #[test]
    fn cells_are_numbered_from_north_west_to_south_east() -> Done {
        let (_, rules) = table("")?;
        let game = Game::new(rules, &GameSetup::seeded(4))?;
        let group = Group::of(&game);
        let cells: Vec<(Cell, usize)> = group.cells().collect();
        assert_eq!(cells.len(), group.list.len());
        assert!(cells.windows(2).all(|w| (w[0].0.y, w[0].0.x) < (w[1].0.y, w[1].0.x)), "{cells:?}");
        assert!(group.tile().is_some());
        Ok(())
    }
}
