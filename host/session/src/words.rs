//! Actions and targets in words, for menus and logs.
//!
//! [`Words`] turns actions and targets into text in the language of the reader: an option of a menu
//! ("build a bridge from west to east over BA/RFr at 11,2"), and what a log tells of a player
//! ("builds a bridge ..."). The words are messages of the engine and of the plugins (see
//! [`speech`](crate::speech)). What has no message is told by its name.

use bastide_core::{
    Action, ArgKind, DEPLOY, Display, EdgePoint, EdgePosition, Figure, FigureKind, FigureLocation, Game, Group, HIDDEN_PLACE,
    Label, PASS, PLACE, Player, ScoringReason, SegmentId, Target, TileType, View, notation,
};
use bastide_texts::{Args, Language, own_name, slug};

use crate::names::Names;
use crate::speech::Speech;

/// The messages for the sides, clockwise from the north.
pub(crate) const SIDES: [&str; 4] = ["side-north", "side-east", "side-south", "side-west"];
const CORNERS: [&str; 4] = ["corner-north-west", "corner-north-east", "corner-south-east", "corner-south-west"];

/// The case of a target in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// That of the object of most verbs; in a language without cases, the only one.
    Accusative,
    /// The dative.
    Dative,
    /// That of a subject.
    Nominative,
}

impl Case {
    fn of(self, id: &str) -> String {
        match self {
            Case::Accusative => id.to_owned(),
            Case::Dative => format!("{id}.to"),
            Case::Nominative => format!("{id}.subject"),
        }
    }
}

/// A writer of words for a game.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    game: &'a Game,
    names: Option<&'a Names>,
    speech: Speech<'a>,
    by: Option<Player>,
    prices: bool,
}

impl<'a> Words<'a> {
    /// Makes a writer for a menu: players are called by their seats, and prices are named.
    pub fn of_menu(game: &'a Game, language: &'a Language) -> Words<'a> {
        Words { game, names: None, speech: Speech::of(game.rules(), language), by: None, prices: true }
    }

    /// Makes a writer for a log: players are called by these names, in their language.
    pub fn of_log(game: &'a Game, names: &'a Names) -> Words<'a> {
        Words { game, names: Some(names), speech: Speech::of(game.rules(), names.language()), by: None, prices: false }
    }

    /// Returns the same writer, which calls players by these names.
    pub fn naming(self, names: &'a Names) -> Words<'a> {
        Words { names: Some(names), ..self }
    }

    /// Returns the same writer for deeds of this player, whose own figures are named without their
    /// owner.
    pub fn by(self, player: Player) -> Words<'a> {
        Words { by: Some(player), ..self }
    }

    /// Returns the texts in the language of the reader.
    pub fn speech(&self) -> Speech<'a> {
        self.speech
    }

    /// Returns the name of a player.
    pub fn player(&self, p: Player) -> &'a str {
        self.names.map_or_else(|| self.game.rules().seat(p), |names| names.of(p))
    }

    /// Returns an action as an option of a menu.
    pub fn option(&self, action: &Action) -> String {
        self.action(action, ".option").unwrap_or_else(|| self.in_general(action))
    }

    /// Returns an action as a log tells it, without its subject: `builds a bridge ...`. Call it
    /// before the action is applied, since the action may change its target.
    pub fn deed(&self, action: &Action) -> String {
        self.action(action, ".deed").unwrap_or_else(|| self.in_general(action))
    }

    /// Returns the options of a verb with one of several numbers.
    pub fn range(&self, action: &Action, most: i16) -> String {
        let range = self.speech.say("range", &Args::new().with("least", action.arg).with("most", most));
        self.with_number(action, ".option", &range).unwrap_or_else(|| {
            let line = notation::print(self.game.view(), action);
            self.speech.say("choice-up-to", &Args::new().with("line", line).with("most", most))
        })
    }

    fn action(&self, action: &Action, form: &str) -> Option<String> {
        self.with_number(action, form, &self.argument(action))
    }

    /// Returns the message of a verb in one of its forms. `number` is what stands for its number.
    fn with_number(&self, action: &Action, form: &str, number: &str) -> Option<String> {
        let rules = self.game.rules();
        let name = match action.verb {
            PASS => "pass",
            PLACE => "place",
            DEPLOY => "deploy",
            verb => rules.names.verbs.name(verb.index()),
        };
        let id = format!("verb-{}{form}", slug(name));
        let mut args = self.target_args(&id, action.target).with("n", number.to_owned());
        for (argument, attribute) in [("a", ".a"), ("the", ".the"), ("with", ".with")] {
            if self.speech.takes(&id, argument) {
                args = args.with(argument, self.article(action, attribute).unwrap_or_else(|| number.to_owned()));
            }
        }
        if let Target::Segment(seg) = action.target {
            if self.speech.takes(&id, "there") {
                args = args.with("there", self.segment(seg, "target-there"));
            }
            if self.speech.takes(&id, "value") {
                args = args.with("value", self.worth(seg).unwrap_or_default());
            }
        }
        self.speech.find(&id, &args)
    }

    /// Returns the points of a feature for a menu, after a space; `None` if it brings none.
    fn worth(&self, seg: SegmentId) -> Option<String> {
        let points = self.game.view().value(seg, ScoringReason::Completed).ok().filter(|_| self.prices)?.total();
        (points > 0).then(|| format!(" {}", self.speech.say("worth", &Args::new().with("n", points))))
    }

    /// Returns the arguments of a message that tell its target, as far as it takes them.
    fn target_args(&self, id: &str, target: Target) -> Args<'static> {
        let mut args = Args::new();
        for (argument, case) in [("at", Case::Accusative), ("to", Case::Dative)] {
            if self.speech.takes(id, argument) {
                args = args.with(argument, self.target_in(target, case));
            }
        }
        // A message that tells a cell does not fit a target without one.
        match self.cell_of(target) {
            Some(cell) => args.with("cell", notation::cell(cell)),
            None => args,
        }
    }

    /// Returns an action for which no text is given, by its names.
    fn in_general(&self, action: &Action) -> String {
        let verb = own_name(self.game.rules().names.verbs.name(action.verb.index()));
        let at = self.target(action.target);
        let at = if at.is_empty() { at } else { format!("({at})") };
        joined([verb, self.argument(action), at])
    }

    /// Returns a text of a plugin for an event with its parts filled in; `None` if it has none. An
    /// empty text is not told.
    pub fn event(&self, sort: &str, name: &str, who: Option<Player>, target: Target, n: i16) -> Option<String> {
        let id = format!("{sort}-{}", slug(name));
        let nobody = || self.speech.say("nobody", &Args::new());
        let who = who.map_or_else(nobody, |p| self.player(p).to_owned());
        let points = self.speech.say("points", &Args::new().with("n", n));
        let args = self.target_args(&id, target).with("n", n).with("points", points).with("who", who);
        self.speech.find(&id, &args).map(|text| capital(&text))
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
            Some(ArgKind::FigureKind) => self.figure_kind(FigureKind::at(action.arg as usize)),
            Some(ArgKind::Figure) => self.figure(Figure::at(action.arg as usize)),
            Some(ArgKind::Player) => self.player(Player::at(action.arg as usize)).to_owned(),
            Some(ArgKind::Token) => self.token(&notation::argument(v, action)),
            _ => notation::argument(v, action),
        }
    }

    /// Returns the noun of the number of an action with an article; `None` if it is not a figure.
    fn article(&self, action: &Action, attribute: &str) -> Option<String> {
        let rules = self.game.rules();
        match rules.verb_shape(action.verb).map(|shape| shape.arg) {
            Some(ArgKind::FigureKind) => self.kind_with(FigureKind::at(action.arg as usize), attribute),
            Some(ArgKind::Token) if attribute != ".the" => {
                let name = notation::argument(self.game.view(), action);
                self.speech.named("token", &name, ".a", &Args::new())
            }
            _ => None,
        }
    }

    /// Returns the noun of a token.
    pub fn token(&self, name: &str) -> String {
        self.speech.token(name)
    }

    /// Returns the noun for figures of a kind: `big follower`.
    pub fn figure_kind(&self, kind: FigureKind) -> String {
        self.speech.figure(self.game.rules().names.figures.name(kind.index()))
    }

    /// Returns a number of figures of a kind: `6 followers`.
    pub fn figures(&self, kind: FigureKind, n: u64) -> String {
        let name = self.game.rules().names.figures.name(kind.index());
        let counted = self.speech.named("figure", name, ".count", &Args::new().with("n", n));
        counted.unwrap_or_else(|| crate::counting::count(n, name))
    }

    fn kind_with(&self, kind: FigureKind, attribute: &str) -> Option<String> {
        self.speech.named("figure", self.game.rules().names.figures.name(kind.index()), attribute, &Args::new())
    }

    /// Returns a figure with its owner: `Bob's big follower`.
    pub fn figure(&self, figure: Figure) -> String {
        self.figure_in(figure, Case::Accusative)
    }

    /// Returns a figure with its owner, as the subject of a sentence.
    pub fn subject(&self, figure: Figure) -> String {
        self.figure_in(figure, Case::Nominative)
    }

    fn figure_in(&self, figure: Figure, case: Case) -> String {
        let v = self.game.view();
        let Some(found) = v.core.figures.get(figure.index()) else { return notation::figure(v, figure) };
        let (noun, the) = (self.figure_kind(found.kind), self.kind_with(found.kind, ".the"));
        let the = the.unwrap_or_else(|| self.speech.say("figure-the", &Args::new().with("noun", noun.clone())));
        let other = |attribute: &str| self.kind_with(found.kind, attribute).unwrap_or_else(|| the.clone());
        let (to, subject) = (other(".to"), other(".subject"));
        match (found.owner, case) {
            (Some(owner), _) if self.by != Some(owner) => {
                let args = Args::new().with("owner", self.player(owner)).with("noun", noun).with("the", the);
                self.speech.say(&case.of("figure-of"), &args.with("to", to).with("subject", subject))
            }
            (_, Case::Accusative) => the,
            (_, Case::Dative) => to,
            (_, Case::Nominative) => subject,
        }
    }

    /// Returns the location of a figure; `None` for one in its owner's supply.
    pub fn place(&self, place: FigureLocation) -> Option<String> {
        Some(match place {
            FigureLocation::Supply => return None,
            FigureLocation::Segment(seg) => self.target(Target::Segment(seg)),
            FigureLocation::Spot { cell, at } => self.target(Target::Spot { cell, at }),
            FigureLocation::Slot { group, index } => {
                let place = self.group(group, index, Case::Accusative);
                // A group with an empty noun: what moves there is told in another way.
                if place.noun.is_empty() {
                    return None;
                }
                if place.is_one { place.noun } else { self.nth(index, &place.noun) }
            }
            FigureLocation::Gone => self.speech.say("out-of-the-game", &Args::new()),
        })
    }

    /// Returns a target in words.
    pub fn target(&self, target: Target) -> String {
        self.target_in(target, Case::Accusative)
    }

    fn target_in(&self, target: Target, case: Case) -> String {
        let v = self.game.view();
        let at = |cell| Args::new().with("cell", notation::cell(cell));
        match target {
            Target::None => String::new(),
            Target::Cell(cell) if v.core.board.tile_at(cell).is_some() => self.speech.say(&case.of("target-tile"), &at(cell)),
            Target::Cell(cell) => self.speech.say(&case.of("target-cell"), &at(cell)),
            Target::Place { cell, turn: 0 } => notation::cell(cell),
            Target::Place { cell, turn } => self.speech.say("target-turned", &at(cell).with("degrees", u32::from(turn) * 90)),
            Target::Segment(seg) => self.segment(seg, &case.of("target-segment")),
            Target::Span { cell, a, b } => {
                let tile = v.core.board.tile_at(cell).map(|placed| v.core.board.tile(placed).tile);
                let tile = tile.map_or("?", |tile| v.rules.tiles.get(tile).name.as_str());
                let point = |side: usize| self.speech.say(&format!("{}.point", SIDES[side % 4]), &Args::new());
                let args = at(cell).with("tile", tile.to_owned()).with("from", point(a.index())).with("goal", point(b.index()));
                self.speech.say("target-span", &args)
            }
            Target::Spot { cell, at: spot } => {
                let spot = self.speech.say(&case.of(&format!("spot-{spot}")), &Args::new());
                self.speech.say(&case.of("target-spot"), &at(cell).with("spot", spot))
            }
            Target::Slot { group, index } => self.slot(group, index, case),
            Target::Figure(figure) => {
                let named = self.figure_in(figure, case);
                match v.core.figures.get(figure.index()).map(|f| f.place) {
                    Some(FigureLocation::Segment(seg)) => {
                        let id = case.of("target-figure-on");
                        self.speech.say(&id, &self.target_args(&id, Target::Segment(seg)).with("figure", named))
                    }
                    _ => named,
                }
            }
            Target::Player(p) => self.player(p).to_owned(),
        }
    }

    /// Returns a segment by this message: the noun of its kind, and where it is on its tile.
    fn segment(&self, seg: SegmentId, message: &str) -> String {
        let v = self.game.view();
        let segment = v.core.graph.get(seg);
        let kind = v.rules.names.kinds.name(segment.kind.index());
        let noun = |attribute| self.speech.named("kind", kind, attribute, &Args::new());
        let the = noun(".the").unwrap_or_else(|| own_name(kind));
        let to = noun(".to").unwrap_or_else(|| the.clone());
        let args = Args::new().with("the", the).with("to", to).with("cell", notation::cell(segment.cell));
        self.speech.say(message, &args.with("where", self.whereabouts(&notation::edge_points_of(v, seg))))
    }

    /// Returns the position of a segment on its tile, after a space: the sides that it touches, or the
    /// corners that its field fills.
    pub(crate) fn whereabouts(&self, edge_points: &[EdgePoint]) -> String {
        let say = |id: &str, name: &'static str, words: String| self.speech.say(id, &Args::new().with(name, words));
        let names = |ids: &[&str]| -> String {
            self.speech.list(&ids.iter().map(|id| self.speech.say(id, &Args::new())).collect::<Vec<_>>())
        };
        let half = |side: usize| say("where-half", "side", names(&[SIDES[side]]));
        let there = match (sides(edge_points).as_slice(), corners(edge_points).as_slice()) {
            ([], []) => return String::new(),
            ([], [0, 1]) => half(0),
            ([], [1, 2]) => half(1),
            ([], [2, 3]) => half(2),
            ([], [0, 3]) => half(3),
            ([], [_, _, _, _]) | ([_, _, _, _], _) => self.speech.say("where-around", &Args::new()),
            ([], corners) => say("where-corners", "list", names(&corners.iter().map(|c| CORNERS[*c]).collect::<Vec<_>>())),
            (sides, _) => say("where-sides", "list", names(&sides.iter().map(|s| SIDES[*s]).collect::<Vec<_>>())),
        };
        format!(" {there}")
    }

    /// Returns the noun for a place of a group.
    fn group(&self, group: Group, index: u8, case: Case) -> PlaceNoun {
        let rules = self.game.rules();
        let name = rules.names.groups.name(group.index());
        let hidden = index == HIDDEN_PLACE;
        let nth = if hidden {
            self.speech.say("hidden", &Args::new())
        } else {
            self.speech.say("ordinal", &Args::new().with("n", u32::from(index) + 1))
        };
        let attribute = if case == Case::Dative { ".to" } else { "" };
        let keeper = self.game.view().keeper(group).zip(name.rsplit_once('.'));
        let shared = keeper.map_or(name, |(_, (name, _))| name);
        // Groups of one sort, such as the columns of a board, may share a text.
        let sort = shared.split('.').next().unwrap_or(shared);
        let find = |nth: String| {
            let args = Args::new().with("nth", nth).with("name", own_name(shared));
            let own = self.speech.named("place", shared, attribute, &args);
            own.or_else(|| self.speech.named("place", sort, attribute, &args))
        };
        if let Some(noun) = find(nth) {
            // A noun that does not depend on the number is that of all places of the group.
            let other = find("?".into());
            return PlaceNoun { is_one: other.as_deref() != Some(&noun), noun, is_given: true };
        }
        let noun = self.speech.group(shared);
        let noun = match keeper {
            Some((keeper, _)) => self.speech.say("group-of", &Args::new().with("owner", self.player(keeper)).with("noun", noun)),
            None => noun,
        };
        // The only place of a group needs no number.
        let is_one = rules.names.groups.spec(group.index()).is_some_and(|spec| spec.places == 1);
        PlaceNoun { noun, is_one, is_given: false }
    }

    /// Returns a place of a group whose places have no nouns of their own.
    fn nth(&self, index: u8, group: &str) -> String {
        let args = Args::new().with("group", group.to_owned()).with("n", u32::from(index) + 1);
        self.speech.say(if index == HIDDEN_PLACE { "place-hidden" } else { "place-in-group" }, &args)
    }

    /// Returns a place off the board, with the tile that lies there and, in a menu, its price.
    fn slot(&self, group: Group, index: u8, case: Case) -> String {
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
        let place = self.group(group, index, case);
        let mut words = if place.is_one || place.is_given { place.noun } else { self.nth(index, &place.noun) };
        let mut wrap = |id: &str, name: &'static str, value: String| {
            words = self.speech.say(id, &Args::new().with("place", words.clone()).with(name, value));
        };
        let label = |label: Label| self.speech.label(v.rules.names.labels.name(label.index()), 0);
        // A section that shares its group with another one has a name that tells their places apart.
        let others = |s: &bastide_core::Section| {
            displays.iter().any(|d| matches!(d, Display::Section(other) if other.seats == s.seats && other != s))
        };
        if let Some(part) = section.filter(others) {
            wrap("slot-of-section", "section", label(part.name));
        }
        if let Some(tile) = lying {
            wrap("slot-with-tile", "tile", v.rules.tiles.get(tile).name.clone());
        }
        let section = section.filter(|_| self.prices);
        if let Some(price) = section.and_then(|s| s.price) {
            wrap("slot-with-price", "n", price.to_string());
        }
        if let Some(why) = section.and_then(|s| s.closed) {
            wrap("slot-closed", "why", label(why));
        }
        words
    }

    /// Returns the view of the game.
    pub fn view(&self) -> View<'a> {
        self.game.view()
    }

    /// Returns the name of a tile.
    pub(crate) fn tile(&self, tile: TileType) -> String {
        self.game.rules().tiles.get(tile).name.clone()
    }
}

/// The noun of a place off the board.
struct PlaceNoun {
    noun: String,
    /// Whether the noun names one place and not all of its group.
    is_one: bool,
    /// Whether a text gives the noun.
    is_given: bool,
}

/// Returns the sides in whose middle a segment reaches the edge, by number from north.
fn sides(edge_points: &[EdgePoint]) -> Vec<usize> {
    edge_points.iter().filter(|p| p.position == EdgePosition::Centre).map(|p| p.side.index()).collect()
}

/// Returns the corners that a field fills, by number from the north-west.
fn corners(edge_points: &[EdgePoint]) -> Vec<usize> {
    // The left half of a side, seen from the middle, is at the corner that precedes the side
    // clockwise.
    let corner = |p: &EdgePoint| (p.side.index() + usize::from(p.position == EdgePosition::Right)) % 4;
    let mut corners: Vec<usize> = edge_points.iter().filter(|p| p.position != EdgePosition::Centre).map(corner).collect();
    corners.sort_unstable();
    corners.dedup();
    corners
}

/// Joins the parts that are not empty with spaces.
pub(crate) fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, table};
    use bastide_core::GameSetup;

    fn game() -> Done<Game> {
        let (_, rules) = table("")?;
        Ok(Game::new(rules, &GameSetup::seeded(1))?)
    }

    #[test]
    fn segments_are_where_they_touch_the_edges() -> Done {
        let game = game()?;
        let at = |language: &str, edge_points: &str| {
            let language = Language::parse(language).unwrap_or_default();
            Words::of_menu(&game, &language).whereabouts(&edge_points.split(' ').filter_map(EdgePoint::parse).collect::<Vec<_>>())
        };
        assert_eq!(at("en", "N W"), " to the north and west");
        assert_eq!(at("en", "NL NR"), " in the north");
        assert_eq!(at("en", "NL WR"), " in the north-west");
        assert_eq!(at("en", "NL NR EL SR WL"), " in the north-west, north-east and south-west");
        assert_eq!(at("en", "NL NR EL ER SL SR WL WR"), " all around");
        assert_eq!(at("en", ""), "");
        assert_eq!((at("nl", "N W"), at("de", "NL WR")), (" in het noorden en westen".into(), " im Nordwesten".into()));
        Ok(())
    }

    #[test]
    fn an_action_is_told_in_the_language_of_the_reader() -> Done {
        let game = game()?;
        let pass = Action::new(PASS, Target::None, 0);
        let told = |language: &str| {
            let language = Language::parse(language).unwrap_or_default();
            let words = Words::of_menu(&game, &language);
            (words.option(&pass), words.deed(&pass))
        };
        assert_eq!(told("en"), ("pass".into(), "passes".into()));
        assert_eq!(told("nl-BE"), ("pass".into(), "passes".into()), "only languages that are given are spoken");
        assert_eq!(told("nl"), ("passen".into(), "past".into()));
        assert_eq!(told("de"), ("passen".into(), "passt".into()));
        assert_eq!(capital("the tile"), "The tile");
        Ok(())
    }
}
