//! Descriptions of what happened: moves with their effects, and points with their arithmetic.
//!
//! All text is made from the closed set of events, so that unknown expansions can be narrated too.
//! [`words`](crate::words) has the words for actions and targets. Games in the terminal,
//! exhibitions and replays all use this module.

use bastide_core::{
    Action, Cause, Event, Figure, FigureLocation, Game, Line, Player, ScoreEntry, ScoringReason, Target, notation,
};

use crate::names::Names;
use crate::words::{Words, capital, joined, own_name};

#[cfg(test)]
mod tests;

/// Returns an action in the third person without its subject: `lays BA/RCr at 0,-1`. Call it before
/// the action is applied.
pub fn deed(game: &Game, names: &Names, by: Player, action: &Action) -> String {
    Words::of_log(game, names).by(by).deed(action)
}

/// Returns the effects of the last action, one sentence each.
pub fn notes(game: &Game, names: &Names) -> Vec<String> {
    all_notes(game, names, None)
}

/// Returns the effects of the last action that its [`deed`] does not mention, one sentence each.
pub fn effects(game: &Game, names: &Names, by: Player, action: &Action) -> Vec<String> {
    all_notes(game, names, Some((by, *action)))
}

fn all_notes(game: &Game, names: &Names, done: Option<(Player, Action)>) -> Vec<String> {
    let mut scores = before(game);
    let mut notes: Vec<(String, usize)> = Vec::new();
    for event in game.log().events() {
        if let Event::PointsAwarded { score_entry, .. } = event {
            scores[score_entry.player.index()] += i32::from(score_entry.points);
        }
        if done.is_some_and(|(by, action)| repeats_action(game, event, by, &action)) {
            continue;
        }
        let Some(note) = note(game, names, event, &scores).filter(|note| !note.is_empty()) else { continue };
        match notes.last_mut() {
            Some((last, times)) if *last == note => *times += 1,
            _ => notes.push((note, 1)),
        }
    }
    let with_count = |(note, times)| if times == 1 { note } else { format!("{note} ({times} times)") };
    notes.into_iter().map(with_count).collect()
}

/// Returns `true` if an event only repeats the action: its own token placed, its own figure moved.
fn repeats_action(game: &Game, event: &Event, who: Player, action: &Action) -> bool {
    match *event {
        Event::TokenMoved { target, by, .. } => by == Some(who) && target == action.target,
        Event::FigureMoved { to: FigureLocation::Slot { group, index }, .. } => action.target == Target::Slot { group, index },
        Event::FigureMoved { to: FigureLocation::Spot { cell, at }, .. } => match action.target {
            // A figure that moves beside another one.
            Target::Figure(with) => game.view().cell_of(with).is_ok_and(|there| there == Some(cell)),
            target => target == Target::Cell(cell) || target == Target::Spot { cell, at },
        },
        Event::FigureMoved { to: FigureLocation::Segment(seg), .. } => action.target == Target::Segment(seg),
        _ => false,
    }
}

/// Returns the scores before the score entries of the last action.
fn before(game: &Game) -> Vec<i32> {
    let mut scores = game.state().core.score.to_vec();
    for event in game.log().events() {
        if let Event::PointsAwarded { score_entry, .. } = event {
            scores[score_entry.player.index()] -= i32::from(score_entry.points);
        }
    }
    scores
}

fn note(game: &Game, names: &Names, event: &Event, scores: &[i32]) -> Option<String> {
    let (words, rules) = (Words::of_log(game, names), game.rules());
    let tile = |t| rules.tiles.get(t).name.as_str();
    let subject = |figure| if is_neutral(game, figure) { capital(&words.figure(figure)) } else { words.figure(figure) };
    Some(match *event {
        Event::PointsAwarded { score_entry, lines } => {
            let sum = arithmetic(game, game.log().lines(lines), score_entry.points);
            let score = scores[score_entry.player.index()];
            format!("{} {:+}, now {score}: {}{sum}", names.of(score_entry.player), score_entry.points, source(game, &score_entry))
        }
        Event::TileRefused { tile: t, back: false } => format!("{} fits nowhere and is out of the game", tile(t)),
        Event::TileRefused { tile: t, back: true } => format!("{} fits nowhere and goes back into the pile", tile(t)),
        Event::TileSetAside { player, tile: t, .. } => {
            format!("{} draws {} and puts it aside for later", names.of(player), tile(t))
        }
        Event::TokenMoved { token, target, by } => {
            let getter = if let Target::Player(p) = target { Some(p) } else { None };
            match rules.wording().token(token) {
                Some(sentence) if getter.is_none() || !sentence.contains("{cell}") => {
                    words.sentence(sentence, by.or(getter), target, 1)
                }
                _ => {
                    let name = rules.names.tokens.name(token.index()).replace('-', " ");
                    match (by, target) {
                        (_, Target::Player(p)) if by.is_none_or(|by| by == p) => format!("{} gets one {name}", names.of(p)),
                        (Some(by), Target::Player(p)) => format!("{} gives one {name} to {}", names.of(by), names.of(p)),
                        (Some(by), Target::None) => format!("{} uses one {name}", names.of(by)),
                        (Some(by), _) => format!("{} puts one {name} on {}", names.of(by), words.target(target)),
                        (None, _) => format!("One {name} comes to {}", words.target(target)),
                    }
                }
            }
        }
        Event::FigureMoved { figure, to: FigureLocation::Gone, .. } => format!("{} leaves the game", subject(figure)),
        // A figure of nobody is never deployed, and no points mention it.
        Event::FigureMoved { figure, to: FigureLocation::Supply, .. } if is_neutral(game, figure) => {
            format!("{} leaves the board", subject(figure))
        }
        // A figure that moves from the supply to the board was deployed, and one that returns was
        // mentioned with its points.
        Event::FigureMoved { figure, from: FigureLocation::Supply, to: FigureLocation::Segment(_) }
            if !is_neutral(game, figure) =>
        {
            return None;
        }
        Event::FigureMoved { figure, to, .. } => format!("{} goes to {}", subject(figure), words.place(to)?),
        Event::Chance { stream, of, got } => {
            let name = rules.names.streams.name(stream.index());
            match rules.wording().chance(stream) {
                Some("") => return None,
                Some(sentence) => words.sentence(sentence, None, Target::None, got as i16 + 1),
                None => format!("Chance for {name}: {} out of {of}", got + 1),
            }
        }
        Event::Other { tag, player, target, arg } => match rules.wording().event(tag) {
            Some("") => return None,
            Some(sentence) => words.sentence(sentence, player, target, arg),
            None => {
                let who = player.map_or(String::new(), |p| format!("{}:", names.of(p)));
                let arg = if arg == 0 { String::new() } else { arg.to_string() };
                let at = words.target(target);
                let at = if at.is_empty() { at } else { format!("({at})") };
                joined([who, own_name(rules.names.tags.name(tag.index())), arg, at])
            }
        },
        _ => return None,
    })
}

fn is_neutral(game: &Game, figure: Figure) -> bool {
    game.state().core.figures.get(figure.index()).is_some_and(|f| f.owner.is_none())
}

/// Returns the reason for the points.
fn source(game: &Game, b: &ScoreEntry) -> String {
    let rules = game.rules();
    let label = rules.names.labels.name(b.label.index()).replace('-', " ");
    let at = b.seg.map(|s| game.state().core.graph.get(s).cell);
    let at = at.map_or(String::new(), |c| format!(" at {}", notation::cell(c)));
    match b.cause {
        Cause::Feature(ScoringReason::Completed) => format!("{label}{at}"),
        Cause::Feature(ScoringReason::Final) => format!("{label}{at}, at the end"),
        Cause::Feature(ScoringReason::Early) => format!("{label}{at}, early"),
        Cause::Bonus => label,
        Cause::Payment => format!("{label}, paid"),
    }
}

/// Returns ` (2 x 3 tiles + 2 x 1 pennant)`, or an empty text if there is no sum to show.
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

/// Returns the singular of a label.
fn singular(label: &str) -> String {
    match label.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => label.strip_suffix('s').unwrap_or(label).to_owned(),
    }
}

/// Returns an action in words for a list of options.
pub fn option(game: &Game, action: &Action) -> String {
    Words::of_menu(game).option(action)
}

/// Returns a plugin's phrase for an action with the target and the number filled in: see
/// [`bastide_core::Registrar::phrase`].
pub fn phrase(game: &Game, words: &str, target: Target, number: &str) -> String {
    Words::of_menu(game).phrase(words, target, number)
}
