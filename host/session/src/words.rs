//! Actions and targets in words, for menus and logs.
//!
//! [`Words`] turns actions and targets into text in the language of the reader: an option of a menu
//! ("build a bridge from west to east over BA/RFr at 11,2"), and what a log tells of a player
//! ("builds a bridge ..."). The words are messages of the engine and of the plugins (see
//! [`speech`](crate::speech)). What has no message is told by its name.

use bastide_core::{
    Action, ArgKind, DEPLOY, Figure, FigureKind, FigureLocation, Game, PASS, PLACE, Player, ScoringReason, SegmentId, Target,
    TileType, View, notation,
};
use bastide_texts::{Args, Language, own_name, slug};

use crate::names::Names;
use crate::speech::Speech;

mod segment;
mod slot;

/// The messages for the sides, clockwise from the north.
pub(crate) const SIDES: [&str; 4] = ["side-north", "side-east", "side-south", "side-west"];

/// The case of a target in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// That of the object of most verbs; in a language without cases, the only one.
    Accusative,
    /// The dative.
    Dative,
    /// That of a subject.
    Nominative,
    /// With the preposition for what comes there: `in the city`, `on the road`.
    Into,
    /// With the preposition for what is there.
    In,
}

impl Case {
    fn of(self, id: &str) -> String {
        match self {
            Case::Accusative | Case::Into => id.to_owned(),
            Case::Dative | Case::In => format!("{id}.to"),
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
    /// Whether pictures show the tiles that are meant, so that no ids are told.
    pictured: bool,
}

impl<'a> Words<'a> {
    /// Makes a writer for a menu: players are called by their seats, and prices are named.
    pub fn of_menu(game: &'a Game, language: &'a Language) -> Words<'a> {
        Words { game, names: None, speech: Speech::of(game.rules(), language), by: None, prices: true, pictured: false }
    }

    /// Makes a writer for a log: players are called by these names, in their language.
    pub fn of_log(game: &'a Game, names: &'a Names) -> Words<'a> {
        Words {
            game,
            names: Some(names),
            speech: Speech::of(game.rules(), names.language()),
            by: None,
            prices: false,
            pictured: false,
        }
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

    /// Returns the same writer for a page that shows the tiles as pictures.
    pub fn beside_pictures(self) -> Words<'a> {
        Words { pictured: true, ..self }
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
        let line = self.action(action, ".option").unwrap_or_else(|| self.in_general(action));
        match self.closed(action.target) {
            Some(why) => self.speech.say("choice-closed", &Args::new().with("line", line).with("why", why)),
            None => line,
        }
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
                args = args.with("there", self.segment(seg, "target-there", Case::Into));
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
        for (argument, case) in [("at", Case::Accusative), ("to", Case::Dative), ("into", Case::Into), ("in", Case::In)] {
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
            (_, Case::Accusative | Case::Into) => the,
            (_, Case::Dative | Case::In) => to,
            (_, Case::Nominative) => subject,
        }
    }

    /// Returns the location of a figure; `None` for one in its owner's supply.
    pub fn place(&self, place: FigureLocation) -> Option<String> {
        self.place_in(place, Case::Accusative)
    }

    /// Returns where a figure goes, with a preposition; `None` for its owner's supply.
    pub(crate) fn place_after_move(&self, place: FigureLocation) -> Option<String> {
        let message = match place {
            FigureLocation::Segment(_) => return self.place_in(place, Case::Into),
            FigureLocation::Spot { .. } => "target-to-spot",
            _ => "target-to",
        };
        Some(self.speech.say(message, &Args::new().with("at", self.place(place)?)))
    }

    fn place_in(&self, place: FigureLocation, case: Case) -> Option<String> {
        Some(match place {
            FigureLocation::Supply => return None,
            FigureLocation::Segment(seg) => self.target_in(Target::Segment(seg), case),
            FigureLocation::Spot { cell, at } => self.target_in(Target::Spot { cell, at }, case),
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

    /// Returns a target with the preposition for what comes there: `in the city`.
    pub(crate) fn onto(&self, target: Target) -> String {
        self.target_in(target, Case::Into)
    }

    fn target_in(&self, target: Target, case: Case) -> String {
        let v = self.game.view();
        match (target, case) {
            (Target::None, _) => return String::new(),
            (Target::Segment(seg), _) => return self.segment(seg, "target-segment", case),
            (_, Case::Into | Case::In) => {
                return self.on(case, self.target_in(target, Case::Accusative), self.target_in(target, Case::Dative));
            }
            _ => {}
        }
        let at = |cell| Args::new().with("cell", notation::cell(cell));
        match target {
            Target::None | Target::Segment(_) => String::new(),
            Target::Cell(cell) if v.core.board.tile_at(cell).is_some() => self.speech.say(&case.of("target-tile"), &at(cell)),
            Target::Cell(cell) => self.speech.say(&case.of("target-cell"), &at(cell)),
            Target::Place { cell, turn: 0 } => notation::cell(cell),
            Target::Place { cell, turn } => self.speech.say("target-turned", &at(cell).with("degrees", u32::from(turn) * 90)),
            Target::Span { cell, a, b } => {
                let tile = v.core.board.tile_at(cell).map(|placed| v.core.board.tile(placed).tile);
                let tile = tile.map_or("?", |tile| v.rules.tiles.get(tile).name.as_str());
                let point = |side: usize| self.speech.say(&format!("{}.point", SIDES[side % 4]), &Args::new());
                let args = at(cell).with("tile", tile.to_owned()).with("from", point(a.index())).with("goal", point(b.index()));
                self.speech.say(if self.pictured { "target-span-pictured" } else { "target-span" }, &args)
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

    /// Returns what comes or is on something, which is given in the accusative and in the dative.
    fn on(&self, case: Case, at: String, to: String) -> String {
        self.speech.say(&case.of("target-on"), &Args::new().with("at", at).with("to", to))
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

/// Joins the parts that are not empty with spaces.
pub(crate) fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns a text with a capital letter at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Done, game};

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
