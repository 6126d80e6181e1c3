//! What happened, for people: moves with what they brought, and points with their arithmetic.
//!
//! Everything comes from the closed vocabulary of events, so that expansions are told without being known. The terminal
//! game, exhibitions and replays all tell their moves through here.

use bastide_core::notation;
use bastide_core::table::Seat;
use bastide_core::text::list;
use bastide_core::{Action, Booking, Cause, Event, Game, Label, Line, Occasion, Place, Player, Port, Sight, Target, Third};

/// The seats of a game with the names of those who sit there.
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names for people.
    pub fn new(seats: &[Seat]) -> Names {
        Names(seats.iter().map(|s| s.name.clone()).collect())
    }

    /// The name of a player.
    pub fn of(&self, p: Player) -> &str {
        self.0.get(p.index()).map_or("?", String::as_str)
    }

    /// All names in turn order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

/// What the last action brought, beyond what it says itself.
pub fn notes(game: &Game, names: &Names) -> Vec<String> {
    let mut scores = before(game);
    let mut notes = Vec::new();
    for event in game.log().events() {
        if let Event::Booked { booking, .. } = event {
            scores[booking.player.index()] += i32::from(booking.points);
        }
        notes.extend(note(game, names, event, &scores));
    }
    notes
}

/// The scores before the bookings of the last action.
fn before(game: &Game) -> Vec<i32> {
    let mut scores = game.state().core.score.to_vec();
    for event in game.log().events() {
        if let Event::Booked { booking, .. } = event {
            scores[booking.player.index()] -= i32::from(booking.points);
        }
    }
    scores
}

fn note(game: &Game, names: &Names, event: &Event, scores: &[i32]) -> Option<String> {
    let (v, rules) = (game.view(), game.rules());
    let tile = |t| rules.tiles.get(t).name.as_str();
    Some(match *event {
        Event::Booked { booking, lines } => {
            let sum = arithmetic(game, game.log().lines(lines), booking.points);
            let score = scores[booking.player.index()];
            format!("{} {:+}, now {score}: {}{sum}", names.of(booking.player), booking.points, source(game, &booking))
        }
        Event::SetAside { tile: t, back: false } => format!("{} fits nowhere and is out of the game", tile(t)),
        Event::SetAside { tile: t, back: true } => format!("{} fits nowhere and goes back into the pile", tile(t)),
        Event::Token { token, target, by } => {
            let by = by.map_or(String::new(), |p| format!("{}: ", names.of(p)));
            format!("{by}{} {}", rules.names.tokens.name(token.index()), notation::target(v, target))
        }
        Event::Moved { figure, to: to @ (Place::Slot { .. } | Place::Spot { .. } | Place::Gone), .. } => {
            let to = match to {
                Place::Slot { group, index } => notation::target(v, Target::Slot { group, index }),
                Place::Spot { cell, at } => notation::target(v, Target::Spot { cell, at }),
                _ => "out of the game".into(),
            };
            format!("{} goes to {to}", notation::figure(v, figure))
        }
        Event::Chance { stream, of, got } => {
            format!("{}: {} of {of}", rules.names.streams.name(stream.index()), got + 1)
        }
        Event::Other { tag, player, target, arg } => {
            let who = player.map_or(String::new(), |p| format!("{}: ", names.of(p)));
            let arg = if arg == 0 { String::new() } else { format!(" {arg}") };
            let what = format!("{who}{}{arg} {}", rules.names.tags.name(tag.index()), notation::target(v, target));
            what.trim_end().to_owned()
        }
        _ => return None,
    })
}

/// What points are for.
fn source(game: &Game, b: &Booking) -> String {
    let rules = game.rules();
    let label = rules.names.labels.name(b.label.index());
    let at = b.seg.map(|s| game.state().core.graph.get(s).cell);
    let at = at.map_or(String::new(), |c| format!(" at {}", notation::cell(c)));
    match b.cause {
        Cause::Feature(Occasion::Completed) => format!("{label}{at}"),
        Cause::Feature(Occasion::Final) => format!("{label}{at}, at the end"),
        Cause::Feature(Occasion::Early) => format!("{label}{at}, early"),
        Cause::Bonus => label.to_owned(),
        Cause::Payment => format!("{label}, paid"),
    }
}

/// ` (2 x 3 tiles + 2 x 1 pennant)`, or nothing where there is no sum to show.
fn arithmetic(game: &Game, lines: &[Line], points: i16) -> String {
    let term = |l: &Line| {
        let label = game.rules().names.labels.name(l.label.index());
        let counted = format!("{} {}", l.count, if l.count == 1 { singular(label) } else { label.to_owned() });
        match l.each {
            1 => counted,
            each => format!("{each} x {counted}"),
        }
    };
    let plain = matches!(lines, [l] if l.count == 1 && l.points() == points);
    if lines.is_empty() || plain {
        return String::new();
    }
    format!(" ({})", lines.iter().map(term).collect::<Vec<_>>().join(" + "))
}

/// The name of one of several things.
fn singular(label: &str) -> String {
    match label.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => label.strip_suffix('s').unwrap_or(label).to_owned(),
    }
}

/// An action in words for a list of options: its notation, and what it means where core knows the verb.
pub fn option(game: &Game, action: &Action) -> String {
    let (v, rules) = (game.view(), game.rules());
    let figure = || rules.names.figures.name(action.arg as usize).to_owned();
    match (action.verb, action.target) {
        (bastide_core::PASS, _) => "pass".into(),
        (bastide_core::DEPLOY, Target::Segment(seg)) => {
            let kind = rules.names.kinds.name(game.state().core.graph.get(seg).kind.index());
            let at = whereabouts(&notation::ports_of(v, seg));
            format!("{} on the {kind}{at}", figure())
        }
        _ => match rules.phrase(action.verb) {
            Some(words) => phrase(game, words, action.target, &notation::argument(v, action)),
            None => notation::print(v, action),
        },
    }
}

/// A plugin's words for an action, with the target and the number put in: see [`bastide_core::Registrar::phrase`].
pub fn phrase(game: &Game, words: &str, target: Target, number: &str) -> String {
    let worth = || {
        let Target::Segment(seg) = target else { return None };
        let points = game.view().worth(seg, Occasion::Completed).ok()?.total();
        (points > 0).then(|| format!(" ({points} points)"))
    };
    let worth = if words.contains("{worth}") { worth() } else { None };
    words.replace("{at}", &aim(game, target)).replace("{n}", number).replace("{worth}", &worth.unwrap_or_default())
}

/// A target in words.
fn aim(game: &Game, target: Target) -> String {
    let v = game.view();
    match target {
        Target::Segment(seg) => {
            let segment = v.core.graph.get(seg);
            let kind = v.rules.names.kinds.name(segment.kind.index());
            format!("the {kind}{} at {}", whereabouts(&notation::ports_of(v, seg)), notation::cell(segment.cell))
        }
        Target::Span { cell, a, b } => {
            let tile = v.core.board.piece_at(cell).map(|piece| v.core.board.laid(piece).tile);
            let tile = tile.map_or("the cell", |tile| v.rules.tiles.get(tile).name.as_str());
            format!("from {} to {} over {tile} at {}", SIDES[a.index()], SIDES[b.index()], notation::cell(cell))
        }
        Target::Slot { group, index } => {
            let lies = |sight: &Sight| match *sight {
                Sight::Tile { tile, group: g, index: i, .. } if (g, i) == (group, index) => Some(tile),
                _ => None,
            };
            let label = |label: Label| v.rules.names.labels.name(label.index());
            let shelf = |sight: &Sight| match *sight {
                Sight::Shelf(shelf) if shelf.seats == Some(group) => {
                    let price = shelf.price.map_or_else(String::new, |n| format!(" (costs {n})"));
                    let closed = shelf.closed.map_or_else(String::new, |why| format!("; of no use now: {}", label(why)));
                    Some(format!("{} in {}{price}{closed}", label(shelf.name), label(shelf.stand)))
                }
                _ => None,
            };
            let who = game.decision().map_or(v.core.turn.active, |d| d.ask.player);
            let sights = v.sights(who).unwrap_or_default();
            let tile = sights.iter().find_map(lies);
            let name = tile.map(|tile| format!("tile {}, {}", index + 1, v.rules.tiles.get(tile).name));
            name.or_else(|| sights.iter().find_map(shelf)).unwrap_or_else(|| notation::target(v, target))
        }
        Target::Figure(figure) => {
            let found = v.core.figures.get(figure.index()).copied();
            let kind = found.map_or("", |f| v.rules.names.figures.name(f.kind.index()));
            match found.map(|f| f.place) {
                Some(Place::Segment(seg)) => format!("the {kind} on {}", aim(game, Target::Segment(seg))),
                _ => notation::target(v, target),
            }
        }
        _ => notation::target(v, target),
    }
}

const SIDES: [&str; 4] = ["north", "east", "south", "west"];

/// Where on its tile a segment is, in words: by the sides that it touches, or the corners that its field fills.
fn whereabouts(ports: &[Port]) -> String {
    const CORNERS: [&str; 4] = ["north-west", "north-east", "south-east", "south-west"];
    let sides: Vec<&str> = ports.iter().filter(|p| p.third == Third::Centre).map(|p| SIDES[p.side.index()]).collect();
    // The left half of a side, seen from the middle, is at the corner that comes before it clockwise.
    let corner = |p: &Port| (p.side.index() + usize::from(p.third == Third::Right)) % 4;
    let mut corners: Vec<usize> = ports.iter().filter(|p| p.third != Third::Centre).map(corner).collect();
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
        (sides, _) => format!(" to the {}", list(sides.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_where_they_touch_the_rim() {
        let at = |ports: &str| whereabouts(&ports.split(' ').filter_map(Port::parse).collect::<Vec<_>>());
        assert_eq!(at("N W"), " to the north and west");
        assert_eq!(at("NL NR"), " in the north");
        assert_eq!(at("NL WR"), " in the north-west");
        assert_eq!(at("NL NR EL SR WL"), " in the north-west, north-east and south-west");
        assert_eq!(at("NL NR EL ER SL SR WL WR"), " all around");
        assert_eq!(at(""), "");
    }

    #[test]
    fn one_of_several_things() {
        assert_eq!(["tiles", "cities", "monastery"].map(singular), ["tile", "city", "monastery"]);
    }
}
