//! Tiles, cells and the board in words, for people who hear the page instead of seeing it.
//!
//! [`Ear`] describes a tile by its printed features and their sides ("city north, road south to
//! west"), and a cell by its place and the edges that it faces ("2 east and 1 north of the start;
//! west: road"). [`Ear::board`] describes the whole board. All words are made from the model of the
//! engine and the texts of the plugins, so tiles of unknown plugins have names too.

mod board;

use bastide_core::{
    Cell, CompletionRule, EdgeContact, EdgePoints, Game, Kind, PrintedSegment, Side, TileInfo, TileType, Traits, View,
};
use bastide_texts::Args;

use crate::names::Names;
use crate::speech::Speech;
use crate::words::{SIDES, capital};

pub use board::Section;

/// The messages for a number of cells to a side of the start, clockwise from the north.
const STEPS: [&str; 4] = ["ear-step-north", "ear-step-east", "ear-step-south", "ear-step-west"];

/// A writer of descriptions of a game.
#[derive(Clone, Copy, Debug)]
pub struct Ear<'a> {
    game: &'a Game,
    names: &'a Names,
    speech: Speech<'a>,
}

impl<'a> Ear<'a> {
    /// Makes a writer in the language of these names.
    pub fn of(game: &'a Game, names: &'a Names) -> Ear<'a> {
        Ear { game, names, speech: Speech::of(game.rules(), names.language()) }
    }

    fn view(&self) -> View<'a> {
        self.game.view()
    }

    fn say(&self, id: &str) -> String {
        self.speech.say(id, &Args::new())
    }

    /// Returns the noun of a kind of segment.
    fn kind(&self, kind: Kind) -> String {
        self.speech.label(self.view().rules.names.kinds.name(kind.index()), 1)
    }

    /// Returns a tile after this number of quarter turns: its features with their sides, and its
    /// marks. A side that is not named shows a field.
    pub fn tile(&self, tile: TileType, turn: u8) -> String {
        let info = self.view().rules.tiles.get(tile);
        let mut segments: Vec<&PrintedSegment> = info.segments.iter().collect();
        segments.sort_by_key(|segment| order(self.view().rules.kinds.get(segment.kind).contact));
        let mut items: Vec<String> = segments.iter().filter_map(|segment| self.segment(info, segment, turn & 3)).collect();
        if items.is_empty() {
            let fields = info.segments.iter().map(|segment| self.around(segment.kind));
            items.extend(fields.take(1));
        }
        items.extend(self.marks(&info.traits));
        items.join(", ")
    }

    /// Returns the tile with this id as it is printed; `None` if the game has none.
    pub fn tile_with(&self, id: &str) -> Option<String> {
        self.view().rules.tiles.find(id).map(|tile| self.tile(tile, 0))
    }

    /// Returns a feature of a tile; `None` for a field, which is where nothing else is.
    fn segment(&self, info: &TileInfo, segment: &PrintedSegment, turn: u8) -> Option<String> {
        let contact = self.view().rules.kinds.get(segment.kind).contact;
        let feature = match contact {
            EdgeContact::Halves => return None,
            EdgeContact::Inside => self.inside(info, segment),
            EdgeContact::Whole | EdgeContact::Centre => self.at_sides(segment.kind, contact, segment.edge_points.turned(turn)),
        };
        let marks = self.marks(&segment.traits);
        if marks.is_empty() {
            return Some(feature);
        }
        Some(self.speech.say("ear-marks", &Args::new().with("feature", feature).with("marks", marks.join(", "))))
    }

    /// Returns a feature that touches no side. It has the middle to itself if nothing else passes
    /// there.
    fn inside(&self, info: &TileInfo, segment: &PrintedSegment) -> String {
        let kinds = &self.view().rules.kinds;
        let is_free = |other: &PrintedSegment| match kinds.get(other.kind).contact {
            EdgeContact::Halves => true,
            EdgeContact::Centre => other.edge_points.sides().count() < 2,
            EdgeContact::Whole => false,
            EdgeContact::Inside => other == segment,
        };
        let is_round = matches!(kinds.get(segment.kind).completion, CompletionRule::Around(_));
        let kind = self.kind(segment.kind);
        match is_round && info.segments.iter().all(is_free) {
            true => self.speech.say("ear-inside", &Args::new().with("kind", kind)),
            false => kind,
        }
    }

    /// Returns a feature with the sides that it touches.
    fn at_sides(&self, kind: Kind, contact: EdgeContact, edge_points: EdgePoints) -> String {
        let sides: Vec<usize> = edge_points.sides().map(Side::index).collect();
        let args = Args::new().with("kind", self.kind(kind));
        let point = |side: usize| self.say(&format!("{}.point", SIDES[side]));
        match sides.as_slice() {
            [] => self.kind(kind),
            [_, _, _, _] => self.around(kind),
            [from, goal] if contact == EdgeContact::Centre => {
                self.speech.say("ear-way", &args.with("from", point(*from)).with("goal", point(*goal)))
            }
            sides => {
                let words: Vec<String> = sides.iter().map(|side| self.say(SIDES[*side])).collect();
                self.speech.say("ear-feature", &args.with("list", self.speech.list(&words)))
            }
        }
    }

    fn around(&self, kind: Kind) -> String {
        self.speech.say("ear-around", &Args::new().with("kind", self.kind(kind)))
    }

    /// Returns the marks that have a text, such as pennants.
    fn marks(&self, traits: &Traits) -> Vec<String> {
        let mark = |(mark, n): (bastide_core::Trait, u8)| {
            let name = self.view().rules.names.traits.name(mark.index());
            let noun = self.speech.named("trait", name, "", &Args::new()).filter(|noun| !noun.is_empty())?;
            Some(match n {
                1 => noun,
                n => self.speech.say("ear-mark-times", &Args::new().with("n", n).with("mark", noun)),
            })
        };
        traits.iter().filter_map(mark).collect()
    }

    /// Returns the place of a cell, counted from the tile with which the board began.
    pub fn place(&self, cell: Cell) -> String {
        let start = self.view().core.board.placed_tiles().first().map_or(Cell::new(0, 0), |first| first.cell);
        let (x, y) = (i32::from(cell.x) - i32::from(start.x), i32::from(cell.y) - i32::from(start.y));
        let steps = [(x, if x > 0 { Side::E } else { Side::W }), (y, if y > 0 { Side::S } else { Side::N })];
        let step = |(n, side): &(i32, Side)| self.speech.say(STEPS[side.index()], &Args::new().with("n", n.unsigned_abs()));
        let list: Vec<String> = steps.iter().filter(|(n, _)| *n != 0).map(step).collect();
        match list.is_empty() {
            true => self.say("ear-start"),
            false => self.speech.say("ear-place", &Args::new().with("list", self.speech.list(&list))),
        }
    }

    /// Returns `true` if a tile lies on a cell or beside it.
    pub fn beside_tiles(&self, cell: Cell) -> bool {
        let board = &self.view().core.board;
        cell.is_within_extent()
            && (board.tile_at(cell).is_some() || Side::ALL.into_iter().any(|side| board.tile_at(cell.step(side)).is_some()))
    }

    /// Returns the place of a cell, and the edges that it faces.
    pub fn cell(&self, cell: Cell) -> String {
        let v = self.view();
        let beside = |side: Side| {
            let kind = self.speech.label(v.rules.names.edges.name(v.facing(cell, side)?.index()), 1);
            Some(self.speech.say("ear-beside", &Args::new().with("side", self.say(SIDES[side.index()])).with("kind", kind)))
        };
        let list: Vec<String> = Side::ALL.into_iter().filter_map(beside).collect();
        let place = self.place(cell);
        match list.is_empty() {
            true => place,
            false => self.speech.say("ear-cell", &Args::new().with("place", place).with("list", list.join(", "))),
        }
    }

    /// Returns a placed tile and its place.
    pub fn placed(&self, tile: TileType, turn: u8, cell: Cell) -> String {
        let args = Args::new().with("tile", self.tile(tile, turn)).with("place", self.place(cell));
        self.speech.say("ear-placed", &args)
    }
}

/// Returns the place of a feature in the name of a tile: what fills most of it comes first.
const fn order(contact: EdgeContact) -> u8 {
    match contact {
        EdgeContact::Whole => 0,
        EdgeContact::Centre => 1,
        EdgeContact::Inside => 2,
        EdgeContact::Halves => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, table};
    use bastide_core::GameSetup;
    use bastide_texts::Language;

    const LANGUAGES: [&str; 3] = ["en", "nl", "de"];

    /// Returns a tile of a table in three languages.
    fn told(text: &str, tile: &str, turn: u8) -> Done<[String; 3]> {
        let (table, rules) = table(text)?;
        let game = Game::new(rules.clone(), &GameSetup::seeded(4))?;
        let tile = rules.tiles.find(tile).ok_or("no such tile")?;
        Ok(LANGUAGES.map(|language| {
            let names = Names::new(&table.players).in_language(Language::parse(language).unwrap_or_default());
            Ear::of(&game, &names).tile(tile, turn)
        }))
    }

    #[test]
    fn a_tile_is_told_by_its_features_and_their_sides() -> Done {
        let all = [
            ("BA/L", 0, ["monastery in the middle", "klooster in het midden", "Kloster in der Mitte"]),
            (
                "BA/CFc+",
                0,
                ["city east and west (pennant)", "stad in het oosten en westen (wapen)", "Stadt im Osten und Westen (Wappen)"],
            ),
            (
                "BA/LR",
                2,
                [
                    "road north, monastery in the middle",
                    "weg in het noorden, klooster in het midden",
                    "Straße im Norden, Kloster in der Mitte",
                ],
            ),
            ("BA/RFr", 0, ["road east to west", "weg van oost naar west", "Straße von Ost nach West"]),
            ("BA/RFr", 1, ["road north to south", "weg van noord naar zuid", "Straße von Nord nach Süd"]),
        ];
        for (tile, turn, words) in all {
            assert_eq!(told("", tile, turn)?, words, "{tile} turned {turn} times");
        }
        let [english, dutch, german] = told("", "BA/RCr", 0)?;
        assert_eq!(english, "city north, road east to west");
        assert_eq!(dutch, "stad in het noorden, weg van oost naar west");
        assert_eq!(german, "Stadt im Norden, Straße von Ost nach West");
        Ok(())
    }

    #[test]
    fn every_tile_at_every_turn_has_a_name_without_the_notation_of_the_engine() -> Done {
        let text = "[inns-cathedrals]\n[traders-builders]\n[bridges-castles-bazaars]\n[shop]\n";
        let (table, rules) = table(text)?;
        let game = Game::new(rules.clone(), &GameSetup::seeded(4))?;
        for language in LANGUAGES {
            let names = Names::new(&table.players).in_language(Language::parse(language).unwrap_or_default());
            let ear = Ear::of(&game, &names);
            for (tile, turn) in (0..rules.tiles.len()).flat_map(|tile| (0..4).map(move |turn| (TileType(tile as u16), turn))) {
                let name = ear.tile(tile, turn);
                assert!(!name.is_empty() && !name.contains(['/', '_', '{', ';']) && !name.contains("ear "), "{language}: {name}");
            }
        }
        Ok(())
    }

    #[test]
    fn a_cell_is_told_by_its_place_and_what_it_faces() -> Done {
        let (table, rules) = table("")?;
        let game = Game::new(rules, &GameSetup::seeded(4))?;
        let told = |language: &str, x, y| {
            let names = Names::new(&table.players).in_language(Language::parse(language).unwrap_or_default());
            Ear::of(&game, &names).cell(Cell::new(x, y))
        };
        assert_eq!(told("en", 0, -1), "1 north of the start; south: city");
        assert_eq!(told("nl", 0, 1), "1 ten zuiden van de start; noorden: weide");
        assert_eq!(told("de", 1, 0), "1 östlich vom Start; Westen: Straße");
        assert_eq!(told("en", -2, 3), "2 west and 3 south of the start");
        assert_eq!(told("nl", -2, 3), "2 ten westen en 3 ten zuiden van de start");
        assert_eq!(told("de", -2, 3), "2 westlich und 3 südlich vom Start");
        assert_eq!(told("de", 0, 0), "der Start");
        assert_eq!(capital(&told("nl", 0, 0)), "De start");
        Ok(())
    }
}
