//! Events as lines of text.
//!
//! Scenarios list such lines under `events`, and golden playthroughs consist of them. Points show
//! their arithmetic: `red +8 city: 3 x 2 tiles, 1 x 2 pennants`. The set of events is closed, so
//! unknown expansions can be printed too.

use bastide_core::notation::{cell, figure, segment};
use bastide_core::{Event, Line, Log, Target, View};

use bastide_core::board_text::place;

/// Returns the line of an event of this log.
pub fn event_text(v: View, log: &Log, event: &Event) -> String {
    let names = &v.rules.names;
    let tile = |t| v.rules.tiles.get(t).name.as_str();
    match *event {
        Event::Turn { number, player } => format!("turn {number} {}", v.rules.seat(player)),
        Event::TileDrawn { player, tile: t, source } => {
            format!("{} draws {} from {}", v.rules.seat(player), tile(t), names.labels.name(source.index()))
        }
        Event::TileRefused { tile: t, back } => format!("{} {}", tile(t), if back { "goes back" } else { "is set aside" }),
        Event::TileSetAside { player, tile: t, pile } => {
            format!("{} puts {} onto {}", v.rules.seat(player), tile(t), names.piles.name(pile.index()))
        }
        Event::TilePlaced { placed } => {
            let board_tile = v.core.board.tile(placed);
            format!("{} lies at {} {}", tile(board_tile.tile), cell(board_tile.cell), u32::from(board_tile.turn) * 90)
        }
        Event::FigureMoved { figure: f, from, to } => format!("{} from {} to {}", figure(v, f), place(v, from), place(v, to)),
        Event::TokenMoved { token, target: t, by } => {
            let by = by.map_or_else(String::new, |p| format!(" by {}", v.rules.seat(p)));
            format!("token {} {}{by}", names.tokens.name(token.index()), target(v, t))
        }
        Event::PointsAwarded { score_entry, lines } => {
            let (seat, label) = (v.rules.seat(score_entry.player), names.labels.name(score_entry.label.index()));
            let line = |l: &Line| format!("{} x {} {}", l.count, l.each, names.labels.name(l.label.index()));
            let lines: Vec<String> = log.lines(lines).iter().map(line).collect();
            let sum = format!("{seat} {:+} {label}", score_entry.points);
            if lines.is_empty() { sum } else { format!("{sum}: {}", lines.join(", ")) }
        }
        Event::Chance { stream, of, got } => format!("chance {}: {got} of {of}", names.streams.name(stream.index())),
        Event::Over => "over".into(),
        Event::Other { tag, player, target: t, arg } => {
            let player = player.map_or_else(String::new, |p| format!(" {}", v.rules.seat(p)));
            format!("{}{player} {} {arg}", names.tags.name(tag.index()), target(v, t))
        }
    }
}

/// Returns the lines of all events of a log.
pub fn log_text(v: View, log: &Log) -> Vec<String> {
    log.events().iter().map(|e| event_text(v, log, e)).collect()
}

fn target(v: View, t: Target) -> String {
    match t {
        Target::None => "-".into(),
        Target::Cell(c) => cell(c),
        Target::Place { cell: c, turn } => format!("{} {}", cell(c), u32::from(turn) * 90),
        Target::Span { cell: c, a, b } => format!("{}:{}{}", cell(c), a.letter(), b.letter()),
        Target::Spot { cell: c, at } => format!("{}:{at}", cell(c)),
        Target::Segment(s) => segment(v, s),
        Target::Figure(f) => figure(v, f),
        Target::Player(p) => v.rules.seat(p).to_owned(),
        Target::Slot { group, index } => format!("{}:{}", v.rules.names.groups.name(group.index()), index + 1),
    }
}
