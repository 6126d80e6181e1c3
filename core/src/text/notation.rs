//! The notation: one line of text for every action, which can be read back.
//!
//! A line is the verb, then its number if it takes one, then its target: `place BA/RCr 0,-1 90`,
//! `deploy follower city@0,-1:N`, `bazaars.bid 3`, `pass`. The kinds of targets are closed and
//! every verb has registered its shape. So the notation prints and reads the actions of expansions
//! that the engine does not know. A printed line reads back as the same action.
//!
//! | target | text |
//! |---|---|
//! | cell | `3,-1` |
//! | place | `0,-1 90` |
//! | span | `1,0:WE` |
//! | spot | `1,0:NW`, `1,0:C` |
//! | segment | `city@0,-1:N`, `field@0,0:NL`, `monastery@2,2`, `field@1,1#2` (the second without an edge) |
//! | figure | `red.follower.3` (red's third, wherever it is), `dragon.1` |
//! | player | `red` |
//! | slot | `shop.city:2`; `hand:?` for one that the viewer does not know, which cannot be read back |

use crate::dispatch::hook::View;
use crate::model::action::{Action, ArgKind, Target, TargetKind};
use crate::model::geometry::{Cell, EdgePoint, Side};
use crate::model::ids::{Figure, FigureKind, Group, Player, SegmentId, TileType, Token, Verb};
use crate::model::message::did_you_mean;
use crate::model::viewer::HIDDEN_PLACE;

/// The reason why a line of text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub String);

type Read<T> = Result<T, NotationError>;

fn wrong<T>(message: String) -> Read<T> {
    Err(NotationError(message))
}

const SPOTS: [&str; 9] = ["C", "N", "E", "S", "W", "NE", "SE", "SW", "NW"];

/// Returns the notation of a cell.
pub fn cell(c: Cell) -> String {
    format!("{},{}", c.x, c.y)
}

/// Reads `3,-1`.
pub fn parse_cell(text: &str) -> Read<Cell> {
    let cell = text.split_once(',').and_then(|(x, y)| Some(Cell::new(x.parse().ok()?, y.parse().ok()?)));
    match cell {
        None => wrong(format!("\"{text}\" is not a cell; write it as 3,-1 (east, south)")),
        Some(cell) if !cell.is_within_extent() => {
            wrong(format!("the cell {text} is too far away; cells go from -{0} to {0} in both directions", Cell::MAX))
        }
        Some(cell) => Ok(cell),
    }
}

/// Returns the notation of a segment: its kind, its cell and one of its edge points.
pub fn segment(v: View, s: SegmentId) -> String {
    let found = v.core.graph.get(s);
    let mut text = format!("{}@{}", v.rules.names.kinds.name(found.kind.index()), cell(found.cell));
    if let Some(point) = edge_points_of(v, s).into_iter().next() {
        text.push_str(&format!(":{point}"));
    } else {
        let earlier = without_edge(v, found.cell).filter(|&o| o < s && v.core.graph.get(o).kind == found.kind).count();
        if earlier > 0 {
            text.push_str(&format!("#{}", earlier + 1));
        }
    }
    text
}

/// Returns the edge points that a segment touches on its cell, as placed.
pub fn edge_points_of(v: View, s: SegmentId) -> Vec<EdgePoint> {
    let cell = v.core.graph.get(s).cell;
    let all = Side::ALL.into_iter().flat_map(|side| {
        use crate::model::geometry::EdgePosition::{Centre, Left, Right};
        [Left, Centre, Right].map(|position| EdgePoint::new(side, position))
    });
    all.filter(|&p| v.segment_at(cell, p) == Some(s)).collect()
}

/// Returns the segments on a cell that touch no edge.
fn without_edge(v: View<'_>, cell: Cell) -> impl Iterator<Item = SegmentId> {
    v.core.graph.segments().filter(move |&s| v.core.graph.get(s).cell == cell && edge_points_of(v, s).is_empty())
}

/// Reads a segment. It may be named by any of its edge points.
pub fn parse_segment(v: View, text: &str) -> Read<SegmentId> {
    let form = || NotationError(format!("\"{text}\" is not a segment; write it as city@0,-1:N, field@0,0:NL or monastery@2,2"));
    let (kind_name, rest) = text.split_once('@').ok_or_else(form)?;
    let Some(kind) = v.rules.kind(kind_name) else {
        return wrong(format!(
            "there is no kind of segment \"{kind_name}\"{}",
            did_you_mean(kind_name, v.rules.names.kinds.iter())
        ));
    };
    let (cell_text, edge) = match rest.split_once(':') {
        Some((c, e)) => (c, Some(e)),
        None => (rest, None),
    };
    let (cell_text, nth) = match cell_text.split_once('#') {
        Some((c, n)) => (c, n.parse::<usize>().ok().filter(|n| *n > 0).ok_or_else(form)?),
        None => (cell_text, 1),
    };
    let at = parse_cell(cell_text)?;
    let found = match edge {
        Some(edge) => v.segment_at(at, EdgePoint::parse(edge).ok_or_else(form)?),
        None => without_edge(v, at).filter(|&s| v.core.graph.get(s).kind == kind).nth(nth - 1),
    };
    match found.filter(|&s| v.core.graph.get(s).kind == kind) {
        Some(s) => Ok(s),
        None => wrong(format!("there is no {text} on the board")),
    }
}

/// Returns the notation of a figure: owner, kind, and its number among those.
pub fn figure(v: View, f: Figure) -> String {
    let Some(found) = v.core.figures.get(f.index()) else { return format!("?{}", f.0) };
    let same = v.core.figures.iter().take(f.index()).filter(|o| o.kind == found.kind && o.owner == found.owner).count();
    let kind = v.rules.names.figures.name(found.kind.index());
    match found.owner {
        Some(p) => format!("{}.{kind}.{}", v.rules.seat(p), same + 1),
        None => format!("{kind}.{}", same + 1),
    }
}

fn parse_figure(v: View, text: &str) -> Read<Figure> {
    let found = (0..v.core.figures.len()).map(Figure::at).find(|&f| figure(v, f) == text);
    found.map_or_else(|| wrong(format!("there is no figure \"{text}\"; write it as red.follower.3")), Ok)
}

fn parse_player(v: View, text: &str) -> Read<Player> {
    let found = v.rules.seats.iter().position(|s| s == text).map(Player::at);
    let seats = v.rules.seats.iter().map(String::as_str);
    found.map_or_else(|| wrong(format!("there is no player \"{text}\"{}", did_you_mean(text, seats))), Ok)
}

/// Returns the notation of a target.
pub fn target(v: View, t: Target) -> String {
    match t {
        Target::None => String::new(),
        Target::Cell(c) => cell(c),
        Target::Place { cell: c, turn } => format!("{} {}", cell(c), u32::from(turn) * 90),
        Target::Span { cell: c, a, b } => format!("{}:{}{}", cell(c), a.letter(), b.letter()),
        Target::Spot { cell: c, at } => format!("{}:{}", cell(c), SPOTS.get(at as usize).unwrap_or(&"?")),
        Target::Segment(s) => segment(v, s),
        Target::Figure(f) => figure(v, f),
        Target::Player(p) => v.rules.seat(p).to_owned(),
        Target::Slot { group, index: HIDDEN_PLACE } => format!("{}:?", v.rules.names.groups.name(group.index())),
        Target::Slot { group, index } => format!("{}:{}", v.rules.names.groups.name(group.index()), index + 1),
    }
}

fn parse_target(v: View, kind: TargetKind, words: &[&str]) -> Read<Target> {
    let text = words.join(" ");
    let split = |form: &str| text.split_once(':').ok_or_else(|| NotationError(format!("\"{text}\" should be like {form}")));
    Ok(match kind {
        TargetKind::None if text.is_empty() => Target::None,
        TargetKind::None => return wrong(format!("\"{text}\" is too much: this verb takes no target")),
        TargetKind::Cell => Target::Cell(parse_cell(&text)?),
        TargetKind::Place => {
            let degrees = words.get(1).and_then(|d| d.parse::<u32>().ok()).filter(|d| d % 90 == 0 && *d < 720);
            let (Some(degrees), Some(c), 2) = (degrees, words.first(), words.len()) else {
                return wrong(format!("\"{text}\" is not a placement; write cell and degrees, as 0,-1 90"));
            };
            Target::Place { cell: parse_cell(c)?, turn: (degrees / 90) as u8 }
        }
        TargetKind::Span => {
            let (c, sides) = split("1,0:WE")?;
            let sides: Vec<Side> = sides.chars().filter_map(Side::from_letter).collect();
            let [a, b] = sides[..] else { return wrong(format!("\"{text}\" should name two sides, as 1,0:WE")) };
            Target::Span { cell: parse_cell(c)?, a, b }
        }
        TargetKind::Spot => {
            let (c, spot) = split("1,0:NW")?;
            let Some(at) = SPOTS.iter().position(|s| *s == spot) else {
                return wrong(format!("\"{spot}\" is not a point of a cell; it is one of {}", SPOTS.join(", ")));
            };
            Target::Spot { cell: parse_cell(c)?, at: at as u8 }
        }
        TargetKind::Segment => Target::Segment(parse_segment(v, &text)?),
        TargetKind::Figure => Target::Figure(parse_figure(v, &text)?),
        TargetKind::Player => Target::Player(parse_player(v, &text)?),
        TargetKind::Slot => {
            let (name, index) = split("shop.city:2")?;
            let Some(group) = v.rules.names.groups.index(name) else {
                return wrong(format!("there are no places \"{name}\"{}", did_you_mean(name, v.rules.names.groups.iter())));
            };
            let index = index.parse::<u8>().ok().and_then(|i| i.checked_sub(1));
            let Some(index) = index else { return wrong(format!("\"{text}\" should end in a number from 1")) };
            Target::Slot { group: Group::at(group), index }
        }
    })
}

/// Returns the notation of the number of an action; empty if its verb takes none.
pub fn argument(v: View, a: &Action) -> String {
    v.rules.verb_shape(a.verb).map_or_else(String::new, |shape| arg(v, shape.arg, a.arg))
}

fn arg(v: View, kind: ArgKind, n: i16) -> String {
    let i = n as usize;
    match kind {
        ArgKind::None => String::new(),
        ArgKind::Number => n.to_string(),
        ArgKind::FigureKind => v.rules.names.figures.name(i).to_owned(),
        ArgKind::Figure => figure(v, Figure::at(i)),
        ArgKind::Tile if i < v.rules.tiles.len() => v.rules.tiles.get(TileType::at(i)).name.clone(),
        ArgKind::Tile => format!("?{n}"),
        ArgKind::Token => v.rules.names.tokens.name(i).to_owned(),
        ArgKind::Player => v.rules.seat(Player::at(i)).to_owned(),
    }
}

fn parse_arg(v: View, kind: ArgKind, text: &str) -> Read<i16> {
    let named = |what: &str, found: Option<usize>, known: &mut dyn Iterator<Item = &str>| match found {
        Some(i) => Ok(i as i16),
        None => wrong(format!("there is no {what} \"{text}\"{}", did_you_mean(text, known))),
    };
    let names = &v.rules.names;
    match kind {
        ArgKind::None => Ok(0),
        ArgKind::Number => text.parse().or_else(|_| wrong(format!("\"{text}\" should be a whole number"))),
        ArgKind::FigureKind => named("figure", v.rules.figure(text).map(FigureKind::index), &mut names.figures.iter()),
        ArgKind::Figure => parse_figure(v, text).map(|f| f.0 as i16),
        ArgKind::Tile => {
            named("tile", v.rules.tiles.find(text).map(TileType::index), &mut v.rules.tiles.iter().map(|(_, t)| t.name.as_str()))
        }
        ArgKind::Token => named("token", v.rules.token(text).map(Token::index), &mut names.tokens.iter()),
        ArgKind::Player => parse_player(v, text).map(|p| i16::from(p.0)),
    }
}

/// Returns the notation of an action.
pub fn print(v: View, a: &Action) -> String {
    let mut words = vec![v.rules.names.verbs.name(a.verb.index()).to_owned()];
    if let Some(shape) = v.rules.verb_shape(a.verb) {
        words.push(arg(v, shape.arg, a.arg));
    }
    words.push(target(v, a.target));
    words.retain(|w| !w.is_empty());
    words.join(" ")
}

/// Reads the notation of an action.
pub fn parse(v: View, line: &str) -> Read<Action> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb_name, rest)) = words.split_first() else { return wrong("an empty line is not an action".into()) };
    let verb = v.rules.names.verbs.index(verb_name).map(Verb::at);
    let shape = verb.and_then(|verb| v.rules.verb_shape(verb));
    let (Some(verb), Some(shape)) = (verb, shape) else {
        return wrong(format!("there is no verb \"{verb_name}\"{}", did_you_mean(verb_name, v.rules.names.verbs.iter())));
    };
    let (arg, rest) = match (shape.arg, rest.split_first()) {
        (ArgKind::None, _) => (0, rest),
        (_, None) => return wrong(format!("\"{verb_name}\" needs more after it")),
        (kind, Some((first, rest))) => (parse_arg(v, kind, first)?, rest),
    };
    Ok(Action { verb, target: parse_target(v, shape.target, rest)?, arg })
}
