//! Descriptions of what happened: moves with their effects, and points with their arithmetic.
//!
//! All text is made from the closed set of events, so that unknown expansions can be narrated too.
//! [`words`](crate::words) has the words for actions and targets. Games in the terminal,
//! exhibitions and replays all use this module.

use bastide_core::{
    Action, Cause, Event, Figure, FigureLocation, Game, Line, Player, ScoreEntry, ScoringReason, Target, notation,
};
use bastide_texts::{Args, own_name};

use crate::names::Names;
use crate::speech::Speech;
use crate::words::{Words, capital, joined};

#[cfg(test)]
mod tests;

/// Returns an action without its subject: `lays BA/RCr at 0,-1`. Call it before
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

/// Returns the points that the last action brought, each with a sentence.
pub fn awards(game: &Game, names: &Names) -> Vec<(ScoreEntry, String)> {
    let mut scores = before(game);
    let mut awards = Vec::new();
    for event in game.log().events() {
        if let Event::PointsAwarded { score_entry, .. } = event {
            scores[score_entry.player.index()] += i32::from(score_entry.points);
            awards.extend(note(game, names, event, &scores).map(|words| (*score_entry, words)));
        }
    }
    awards
}

fn all_notes(game: &Game, names: &Names, done: Option<(Player, Action)>) -> Vec<String> {
    let mut scores = before(game);
    let mut notes: Vec<(String, u32)> = Vec::new();
    for event in game.log().events() {
        if let Event::PointsAwarded { score_entry, .. } = event {
            scores[score_entry.player.index()] += i32::from(score_entry.points);
        }
        if done.is_some_and(|(by, action)| repeats_action(game, event, by, &action)) {
            continue;
        }
        let Some(note) = note(game, names, event, &scores) else { continue };
        match notes.last_mut() {
            Some((last, times)) if *last == note => *times += 1,
            _ => notes.push((note, 1)),
        }
    }
    let speech = Words::of_log(game, names).speech();
    let with_count = |(note, times)| match times {
        1 => note,
        times => speech.say("told-times", &Args::new().with("note", note).with("n", times)),
    };
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
    let words = Words::of_log(game, names);
    let (speech, tags) = (words.speech(), &game.rules().names);
    let subject = |figure| capital(&words.subject(figure));
    let of_tile = |id, tile| speech.say(id, &Args::new().with("tile", words.tile(tile)));
    let of_figure = |id, figure| speech.say(id, &Args::new().with("figure", subject(figure)));
    let told = match *event {
        // A feature that is scored for nothing is no news.
        Event::PointsAwarded { score_entry, .. } if score_entry.points == 0 => return None,
        Event::PointsAwarded { score_entry, lines } => {
            let sum = arithmetic(game, speech, game.log().lines(lines), score_entry.points);
            let change = format!("{:+}", score_entry.points);
            let args = Args::new().with("who", names.of(score_entry.player)).with("change", change);
            let args = args.with("score", scores[score_entry.player.index()]).with("source", source(game, speech, &score_entry));
            match sum {
                Some(sum) => speech.say("told-scored-of", &args.with("sum", sum)),
                None => speech.say("told-scored", &args),
            }
        }
        Event::TileRefused { tile, back: false } => of_tile("told-out", tile),
        Event::TileRefused { tile, back: true } => of_tile("told-back", tile),
        Event::TileSetAside { player, tile, .. } => {
            speech.say("told-aside", &Args::new().with("who", names.of(player)).with("tile", words.tile(tile)))
        }
        Event::TokenMoved { token, target, by } => token_note(&words, tags.tokens.name(token.index()), target, by),
        Event::FigureMoved { figure, to: FigureLocation::Gone, .. } => of_figure("told-leaves-game", figure),
        // A neutral figure is never deployed, and no points mention it.
        Event::FigureMoved { figure, to: FigureLocation::Supply, .. } if is_neutral(game, figure) => {
            of_figure("told-leaves-board", figure)
        }
        // A figure that moves from the supply to the board was deployed, and one that returns was
        // mentioned with its points.
        Event::FigureMoved { figure, from: FigureLocation::Supply, to: FigureLocation::Segment(_) }
            if !is_neutral(game, figure) =>
        {
            return None;
        }
        Event::FigureMoved { figure, to, .. } => {
            speech.say("told-goes", &Args::new().with("figure", subject(figure)).with("into", words.place_after_move(to)?))
        }
        Event::Chance { stream, of, got } => {
            let name = tags.streams.name(stream.index());
            let in_general = || {
                let args = Args::new().with("name", own_name(name)).with("n", u32::from(got) + 1).with("of", of);
                speech.say("told-chance", &args)
            };
            words.event("chance", name, None, Target::None, got as i16 + 1).unwrap_or_else(in_general)
        }
        Event::Other { tag, player, target, arg } => {
            let name = tags.tags.name(tag.index());
            words.event("event", name, player, target, arg).unwrap_or_else(|| {
                let who = player.map_or(String::new(), |p| format!("{}:", names.of(p)));
                let arg = if arg == 0 { String::new() } else { arg.to_string() };
                let at = words.target(target);
                let at = if at.is_empty() { at } else { format!("({at})") };
                joined([who, own_name(name), arg, at])
            })
        }
        _ => return None,
    };
    (!told.is_empty()).then_some(told)
}

/// Tells of a token that was placed, taken or given.
fn token_note(words: &Words, name: &str, target: Target, by: Option<Player>) -> String {
    let getter = if let Target::Player(p) = target { Some(p) } else { None };
    // A text about a cell cannot tell of a token that a player receives: the cell is missing.
    if let Some(told) = words.event("token", name, by.or(getter), target, 1) {
        return told;
    }
    let args = |who: Player| Args::new().with("who", words.player(who)).with("noun", words.token(name));
    let speech = words.speech();
    match (by, target) {
        (_, Target::Player(p)) if by.is_none_or(|by| by == p) => speech.say("told-token-gets", &args(p)),
        (Some(by), Target::Player(p)) => speech.say("told-token-gives", &args(by).with("whom", words.player(p))),
        (Some(by), Target::None) => speech.say("told-token-uses", &args(by)),
        (Some(by), _) => speech.say("told-token-puts", &args(by).with("into", words.onto(target))),
        (None, _) => {
            let args = Args::new().with("noun", words.token(name)).with("into", words.onto(target));
            speech.say("told-token-comes", &args)
        }
    }
}

fn is_neutral(game: &Game, figure: Figure) -> bool {
    game.state().core.figures.get(figure.index()).is_some_and(|f| f.owner.is_none())
}

/// Returns the reason for the points.
fn source(game: &Game, speech: Speech, entry: &ScoreEntry) -> String {
    let label = speech.label(game.rules().names.labels.name(entry.label.index()), 0);
    let at = entry.seg.map(|seg| notation::cell(game.state().core.graph.get(seg).cell));
    let there = match at {
        Some(cell) => speech.say("source-at", &Args::new().with("label", label.clone()).with("cell", cell)),
        None => label.clone(),
    };
    let of = |id, source: String| speech.say(id, &Args::new().with("source", source));
    match entry.cause {
        Cause::Feature(ScoringReason::Completed) => there,
        Cause::Feature(ScoringReason::Final) => of("source-final", there),
        Cause::Feature(ScoringReason::Early) => of("source-early", there),
        Cause::Bonus => label,
        Cause::Payment => of("source-paid", label),
    }
}

/// Returns `2 x 3 tiles + 2 x 1 pennant`; `None` if there is no sum to show.
fn arithmetic(game: &Game, speech: Speech, lines: &[Line], points: i16) -> Option<String> {
    let term = |l: &Line| {
        let label = speech.label(game.rules().names.labels.name(l.label.index()), l.count.into());
        let counted = speech.say("counted", &Args::new().with("n", l.count).with("label", label));
        match l.each {
            1 => counted,
            each => speech.say("counted-each", &Args::new().with("each", each).with("counted", counted)),
        }
    };
    let plain = matches!(lines, [l] if l.count == 1 && l.points() == points);
    (!lines.is_empty() && !plain).then(|| lines.iter().map(term).collect::<Vec<_>>().join(" + "))
}
