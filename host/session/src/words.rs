//! Actions and targets in English, for menus and logs.
//!
//! [`Words`] turns actions and targets into text: an option of a menu in the imperative ("build a
//! bridge from west to east over BA/RFr at 11,2"), and the same in the third person for a log
//! ("builds a bridge ..."). A plugin provides the words for its own verbs, places and figures (see
//! [`bastide_core::message`]). For words that it does not provide, the name is used.

use bastide_core::message::list;
use bastide_core::{
    Action, ArgKind, DEPLOY, Display, EdgePoint, EdgePosition, Figure, FigureKind, FigureLocation, Game, Group, HIDDEN_PLACE,
    Label, PASS, PLACE, Player, ScoringReason, Target, TileType, View, notation,
};

use crate::names::Names;

const SIDES: [&str; 4] = ["north", "east", "south", "west"];
const CORNERS: [&str; 4] = ["north-west", "north-east", "south-east", "south-west"];
/// The points of a cell, in the order of their numbers in targets.
const SPOTS: [&str; 9] = [
    "the middle",
    "the north edge",
    "the east edge",
    "the south edge",
    "the west edge",
    "the north-east corner",
    "the south-east corner",
    "the south-west corner",
    "the north-west corner",
];

/// A writer of words for a game.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    game: &'a Game,
    names: Option<&'a Names>,
    by: Option<Player>,
    prices: bool,
}

impl<'a> Words<'a> {
    /// Makes a writer for a menu: players are called by their seats, and prices are named.
    pub fn of_menu(game: &'a Game) -> Words<'a> {
        Words { game, names: None, by: None, prices: true }
    }

    /// Makes a writer for a log: players are called by these names.
    pub fn of_log(game: &'a Game, names: &'a Names) -> Words<'a> {
        Words { game, names: Some(names), by: None, prices: false }
    }

    /// Returns the same writer for deeds of this player, whose own figures are named without their
    /// owner.
    pub fn by(self, player: Player) -> Words<'a> {
        Words { by: Some(player), ..self }
    }

    /// Returns the name of a player.
    pub fn player(&self, p: Player) -> &'a str {
        self.names.map_or_else(|| self.game.rules().seat(p), |names| names.of(p))
    }

    /// Returns an action in the imperative, as an option of a menu.
    pub fn option(&self, action: &Action) -> String {
        match (action.verb, action.target) {
            (DEPLOY, Target::Segment(seg)) => {
                let v = self.game.view();
                let kind = v.rules.names.kinds.name(v.core.graph.get(seg).kind.index()).replace('-', " ");
                format!("{} on the {kind}{}", self.argument(action), whereabouts(&notation::edge_points_of(v, seg)))
            }
            _ => self.imperative(action),
        }
    }

    /// Returns an action in the third person without its subject: `builds a bridge ...`. Call it
    /// before the action is applied, since the action may change its target.
    pub fn deed(&self, action: &Action) -> String {
        third_person(&self.imperative(action))
    }

    fn imperative(&self, action: &Action) -> String {
        let rules = self.game.rules();
        let argument = self.argument(action);
        match (action.verb, action.target) {
            (PASS, _) => "pass".into(),
            (PLACE, Target::Place { cell, .. }) if !self.prices => format!("place {argument} at {}", notation::cell(cell)),
            (PLACE, target) => format!("place {argument} at {}", self.target(target)),
            (DEPLOY, target) => format!("deploy {} on {}", with_article(&argument), self.target(target)),
            (verb, target) => match rules.phrase(verb) {
                Some(words) => self.phrase(words, target, &argument),
                None => {
                    let at = self.target(target);
                    let before = match target {
                        Target::None => "",
                        Target::Place { .. } => "at ",
                        Target::Span { .. } => "",
                        Target::Player(_) => "for ",
                        Target::Slot { .. } => "in ",
                        _ => "on ",
                    };
                    let parts = [own_name(rules.names.verbs.name(verb.index())), argument, format!("{before}{at}")];
                    joined(parts)
                }
            },
        }
    }

    /// Returns a plugin's phrase for an action with the target and the number filled in: see
    /// [`bastide_core::Registrar::phrase`].
    pub fn phrase(&self, words: &str, target: Target, number: &str) -> String {
        let value = || {
            let Target::Segment(seg) = target else { return None };
            let points = self.game.view().value(seg, ScoringReason::Completed).ok()?.total();
            (points > 0).then(|| format!(" ({points} points)"))
        };
        let value = if self.prices && words.contains("{value}") { value() } else { None };
        let words = words.replace("a {n}", &with_article(number)).replace("{n}", number);
        self.filled(&words, target).replace("{value}", &value.unwrap_or_default())
    }

    /// Returns a plugin's sentence for an event with its parts filled in: see
    /// [`bastide_core::Registrar::tell`].
    pub fn sentence(&self, words: &str, who: Option<Player>, target: Target, n: i16) -> String {
        let points = match n {
            0 => "no points".to_owned(),
            1 => "1 point".to_owned(),
            n => format!("{n} points"),
        };
        let who = who.map_or("nobody", |p| self.player(p));
        let words = words.replace("{points}", &points).replace("{n}", &n.to_string()).replace("{who}", who);
        capital(&self.filled(&words, target))
    }

    fn filled(&self, words: &str, target: Target) -> String {
        let cell = if words.contains("{cell}") { self.cell_of(target).map(notation::cell) } else { None };
        let at = if words.contains("{at}") { self.target(target) } else { String::new() };
        words.replace("{at}", &at).replace("{cell}", &cell.unwrap_or_default())
    }

    fn cell_of(&self, target: Target) -> Option<bastide_core::Cell> {
        match target {
            Target::Cell(cell) | Target::Place { cell, .. } | Target::Span { cell, .. } | Target::Spot { cell, .. } => Some(cell),
            Target::Segment(seg) => Some(self.game.state().core.graph.get(seg).cell),
            _ => None,
        }
    }

    /// Returns the meaning of the number of an action; an empty text if its verb takes none.
    pub fn argument(&self, action: &Action) -> String {
        let v = self.game.view();
        match v.rules.verb_shape(action.verb).map(|shape| shape.arg) {
            Some(ArgKind::FigureKind) => self.figure_kind(FigureKind::at(action.arg as usize)).to_owned(),
            Some(ArgKind::Figure) => self.figure(Figure::at(action.arg as usize)),
            Some(ArgKind::Player) => self.player(Player::at(action.arg as usize)).to_owned(),
            Some(ArgKind::Token) => notation::argument(v, action).replace('-', " "),
            _ => notation::argument(v, action),
        }
    }

    /// Returns the noun for figures of a kind: `big follower`.
    pub fn figure_kind(&self, kind: FigureKind) -> &'a str {
        let rules = self.game.rules();
        rules.wording().figure(kind).unwrap_or_else(|| rules.names.figures.name(kind.index()))
    }

    /// Returns a figure with its owner: `Bob's big follower`.
    pub fn figure(&self, figure: Figure) -> String {
        let v = self.game.view();
        let Some(found) = v.core.figures.get(figure.index()) else { return notation::figure(v, figure) };
        let kind = self.figure_kind(found.kind);
        match found.owner {
            Some(owner) if self.by != Some(owner) => format!("{}'s {kind}", self.player(owner)),
            _ => format!("the {kind}"),
        }
    }

    /// Returns the location of a figure; `None` for one in its owner's supply.
    pub fn place(&self, place: FigureLocation) -> Option<String> {
        Some(match place {
            FigureLocation::Supply => return None,
            FigureLocation::Segment(seg) => self.target(Target::Segment(seg)),
            FigureLocation::Spot { cell, at } => self.target(Target::Spot { cell, at }),
            // A group without a noun: what moves there is told in another way.
            FigureLocation::Slot { group, .. } if self.game.view().rules.wording().place(group) == Some("") => return None,
            FigureLocation::Slot { group, index } => match self.group(group, index) {
                (noun, true) => noun,
                (noun, false) => format!("{} of {noun}", place_name(index)),
            },
            FigureLocation::Gone => "out of the game".into(),
        })
    }

    /// Returns a target in words.
    pub fn target(&self, target: Target) -> String {
        let v = self.game.view();
        match target {
            Target::None => String::new(),
            Target::Cell(cell) if v.core.board.tile_at(cell).is_some() => format!("the tile at {}", notation::cell(cell)),
            Target::Cell(cell) => format!("the cell {}", notation::cell(cell)),
            Target::Place { cell, turn: 0 } => notation::cell(cell),
            Target::Place { cell, turn } => format!("{}, turned by {} degrees", notation::cell(cell), u32::from(turn) * 90),
            Target::Segment(seg) => {
                let segment = v.core.graph.get(seg);
                let kind = v.rules.names.kinds.name(segment.kind.index()).replace('-', " ");
                format!("the {kind}{} at {}", whereabouts(&notation::edge_points_of(v, seg)), notation::cell(segment.cell))
            }
            Target::Span { cell, a, b } => {
                let tile = v.core.board.tile_at(cell).map(|placed| v.core.board.tile(placed).tile);
                let tile = tile.map_or("the cell", |tile| v.rules.tiles.get(tile).name.as_str());
                format!("from {} to {} over {tile} at {}", SIDES[a.index()], SIDES[b.index()], notation::cell(cell))
            }
            Target::Spot { cell, at } => {
                let spot = SPOTS.get(usize::from(at)).copied().unwrap_or("a point");
                format!("{spot} of {}", notation::cell(cell))
            }
            Target::Slot { group, index } => self.slot(group, index),
            Target::Figure(figure) => {
                let place = v.core.figures.get(figure.index()).map(|f| f.place);
                match place {
                    Some(FigureLocation::Segment(seg)) => {
                        format!("{} on {}", self.figure(figure), self.target(Target::Segment(seg)))
                    }
                    _ => self.figure(figure),
                }
            }
            Target::Player(p) => self.player(p).to_owned(),
        }
    }

    /// Returns the noun for a place of a group, and whether it identifies the place.
    fn group(&self, group: Group, index: u8) -> (String, bool) {
        let rules = self.game.rules();
        match rules.wording().place(group) {
            Some(noun) => {
                let nth = if index == HIDDEN_PLACE { "hidden".into() } else { ordinal(usize::from(index) + 1) };
                (noun.replace("{nth}", &nth), noun.contains("{nth}"))
            }
            None => {
                let name = rules.names.groups.name(group.index());
                let words = |name: &str| name.replace(['.', '-', '_'], " ");
                match self.game.view().keeper(group).zip(name.rsplit_once('.')) {
                    Some((keeper, (name, _))) => (format!("{}'s {}", self.player(keeper), words(name)), false),
                    None => (words(name), false),
                }
            }
        }
    }

    /// Returns a place off the board, with the tile that lies there and, in a menu, its price.
    fn slot(&self, group: Group, index: u8) -> String {
        let v = self.game.view();
        let who = self.game.decision().map_or(v.core.turn.active, |d| d.ask.player);
        let displays = v.displays(who).unwrap_or_default();
        let lying = displays.iter().find_map(|display| match *display {
            Display::Tile { tile, group: g, index: i, .. } if (g, i) == (group, index) => Some(tile),
            _ => None,
        });
        let section = displays.iter().find_map(|display| match display {
            Display::Section(section) if section.has_place(group, index) => Some(*section),
            _ => None,
        });
        let (noun, numbered) = self.group(group, index);
        let known = v.rules.wording().place(group).is_some();
        let noun = if numbered || known { noun } else { format!("{} of {noun}", place_name(index)) };
        let tile = lying.map_or_else(String::new, |tile: TileType| format!(" ({})", v.rules.tiles.get(tile).name));
        // A section that shares its group with another one has a name that tells their places apart.
        let others = |s: &bastide_core::Section| {
            displays.iter().any(|d| matches!(d, Display::Section(other) if other.seats == s.seats && other != s))
        };
        let part = section.filter(|s| others(s));
        let part = part.map_or_else(String::new, |s| format!(" of {}", v.rules.names.labels.name(s.name.index())));
        let section = section.filter(|_| self.prices);
        let price = section.and_then(|s| s.price).map_or_else(String::new, |n| format!(" (costs {n})"));
        let label = |why: Label| v.rules.names.labels.name(why.index());
        let closed =
            section.and_then(|s| s.closed).map_or_else(String::new, |why| format!("; not available now: {}", label(why)));
        noun + &part + &tile + &price + &closed
    }

    /// Returns the view of the game.
    pub fn view(&self) -> View<'a> {
        self.game.view()
    }
}

/// Returns the position of a segment on its tile: the sides that it touches, or the corners that
/// its field fills.
fn whereabouts(edge_points: &[EdgePoint]) -> String {
    let sides: Vec<&str> =
        edge_points.iter().filter(|p| p.position == EdgePosition::Centre).map(|p| SIDES[p.side.index()]).collect();
    // The left half of a side, seen from the middle, is at the corner that precedes the side
    // clockwise.
    let corner = |p: &EdgePoint| (p.side.index() + usize::from(p.position == EdgePosition::Right)) % 4;
    let mut corners: Vec<usize> = edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(corner).collect();
    corners.sort();
    corners.dedup();
    match (sides.as_slice(), corners.as_slice()) {
        ([], []) => String::new(),
        ([], [0, 1]) => " in the north".into(),
        ([], [1, 2]) => " in the east".into(),
        ([], [2, 3]) => " in the south".into(),
        ([], [0, 3]) => " in the west".into(),
        ([], [_, _, _, _]) => " all around".into(),
        ([], corners) => format!(" in the {}", list(corners.iter().map(|c| CORNERS[*c]))),
        ([_, _, _, _], _) => " all around".into(),
        (sides, _) => format!(" to the {}", list(sides.iter().copied())),
    }
}

/// Returns the last part of a plugin's name for something, in words: `place coat` for
/// `shop.place-coat`.
pub(crate) fn own_name(name: &str) -> String {
    name.rsplit('.').next().unwrap_or(name).replace(['-', '_'], " ")
}

/// Joins the parts that are not empty with spaces.
pub(crate) fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Puts the first word of an imperative into the third person: `buys it` for `buy it`.
fn third_person(words: &str) -> String {
    let (verb, rest) = words.split_once(' ').map_or((words, String::new()), |(verb, rest)| (verb, format!(" {rest}")));
    let vowel_before_y = verb.strip_suffix('y').is_some_and(|stem| stem.ends_with(['a', 'e', 'o', 'u']));
    let verb = match verb.strip_suffix('y') {
        Some(stem) if !vowel_before_y => format!("{stem}ies"),
        _ if ["s", "x", "z", "ch", "sh", "o"].iter().any(|end| verb.ends_with(end)) => format!("{verb}es"),
        _ => format!("{verb}s"),
    };
    verb + &rest
}

/// Puts "a" or "an" before a noun.
fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

/// Returns the name of a place in a group that has no noun for its places.
fn place_name(index: u8) -> String {
    if index == HIDDEN_PLACE { "a hidden place".into() } else { format!("place {}", u16::from(index) + 1) }
}

fn ordinal(n: usize) -> String {
    const NAMES: [&str; 10] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    NAMES.get(n.wrapping_sub(1)).map_or_else(|| format!("{n}th"), |name| (*name).to_owned())
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_where_they_touch_the_edges() {
        let at = |edge_points: &str| whereabouts(&edge_points.split(' ').filter_map(EdgePoint::parse).collect::<Vec<_>>());
        assert_eq!(at("N W"), " to the north and west");
        assert_eq!(at("NL NR"), " in the north");
        assert_eq!(at("NL WR"), " in the north-west");
        assert_eq!(at("NL NR EL SR WL"), " in the north-west, north-east and south-west");
        assert_eq!(at("NL NR EL ER SL SR WL WR"), " all around");
        assert_eq!(at(""), "");
    }

    #[test]
    fn a_phrase_is_put_into_the_third_person() {
        let words = ["buy it", "pass", "carry {at}", "take", "put {at} up", "search", "go home", "play"].map(third_person);
        assert_eq!(words, ["buys it", "passes", "carries {at}", "takes", "puts {at} up", "searches", "goes home", "plays"]);
    }

    #[test]
    fn nouns_get_their_article_and_places_their_number() {
        assert_eq!([with_article("abbot"), with_article("big follower")], ["an abbot", "a big follower"]);
        assert_eq!([ordinal(1), ordinal(10), ordinal(11)], ["first", "tenth", "11th"]);
        assert_eq!([own_name("shop.lay-coat"), capital("the tile")], ["lay coat", "The tile"]);
    }
}
