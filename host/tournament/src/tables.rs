//! Results as tables: the cross table, and files of comma-separated values.

use std::collections::BTreeMap;

use crate::duels::{Outcome, State};
use crate::ids::{EntrantId, Side};
use crate::standings::{Row, TieBreak, standings};
use crate::tournament::Tournament;

/// The games of two entrants against each other, in halves: those of the first one, and those of the other one.
pub type Cross = BTreeMap<[EntrantId; 2], [i64; 2]>;

/// Returns the games of all pairs that have met, in both directions.
pub fn cross_table(tournament: &Tournament) -> Cross {
    let mut cross = Cross::new();
    for (_, one) in tournament.matches() {
        let halves = one.game_halves(&tournament.settings.duel);
        for side in Side::BOTH {
            let pair = [side.of(one.entrants), side.other().of(one.entrants)];
            let sum = cross.entry(pair).or_default();
            *sum = [sum[0] + side.of(halves), sum[1] + side.other().of(halves)];
        }
    }
    cross
}

/// Returns a number of halves: `2`, `2.5`, `-0.5`.
pub fn halves(n: i64) -> String {
    let sign = if n < 0 { "-" } else { "" };
    format!("{sign}{}{}", n.abs() / 2, if n % 2 == 0 { "" } else { ".5" })
}

/// Returns a value of a tie-break as a number.
pub fn number(tie_break: TieBreak, value: i64) -> String {
    match tie_break.scale() {
        2 => halves(value),
        scale => {
            let sign = if value < 0 { "-" } else { "" };
            format!("{sign}{}.{:03}", value.abs() / scale, value.abs() % scale)
        }
    }
}

/// Returns a cell that no program takes for a formula.
fn cell(text: &str) -> String {
    let harmless = if text.trim_start().starts_with(['=', '+', '-', '@']) || text.starts_with(['\t', '\r', '\n']) {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    if harmless.contains([',', '"', '\n', '\r', ';', '\t']) { format!("\"{}\"", harmless.replace('"', "\"\"")) } else { harmless }
}

fn name(tournament: &Tournament, id: EntrantId) -> &str {
    tournament.entrant(id).map_or("", |entrant| entrant.name.as_str())
}

/// Returns the standings as comma-separated values, with the cross table: a column of games won for each entrant.
pub fn standings_csv(tournament: &Tournament) -> String {
    let rows = standings(tournament);
    let cross = cross_table(tournament);
    let breaks = &tournament.settings.tie_breaks;
    let mut head = vec!["place".to_owned(), "entrant".to_owned()];
    head.extend(breaks.iter().map(|one| one.name().to_owned()));
    head.extend(rows.iter().map(|row| cell(name(tournament, row.entrant))));
    let line = |row: &Row| {
        let mut cells = vec![row.place.to_string(), cell(name(tournament, row.entrant))];
        cells.extend(breaks.iter().zip(&row.values).map(|(one, value)| number(*one, *value)));
        let against = |other: &Row| cross.get(&[row.entrant, other.entrant]).map(|games| halves(games[0])).unwrap_or_default();
        cells.extend(rows.iter().map(against));
        cells
    };
    let lines = std::iter::once(head).chain(rows.iter().map(line));
    lines.map(|cells| cells.join(",") + "\n").collect()
}

/// Returns all games as comma-separated values.
pub fn games_csv(tournament: &Tournament) -> String {
    let mut text = String::from("round,match,board,game,first,second,began,score_first,score_second,result\n");
    for (round, made) in (1..).zip(&tournament.rounds) {
        for (number, one) in (1..).zip(&made.matches) {
            for (board, duel) in (1_u16..).zip(&one.duels) {
                let [first, second] = one.entrants.map(|id| cell(name(tournament, id)));
                let place = format!("{round},{number},{board}");
                for (game, played) in (1_u16..).zip(&duel.games) {
                    let scores = played.scores.map(|scores| scores.map(|score: i32| score.to_string())).unwrap_or_default();
                    let began = if played.begins == Side::First { &first } else { &second };
                    let result = result(played.outcome);
                    text += &format!("{place},{game},{first},{second},{began},{},{result}\n", scores.join(","));
                }
                if let (Some(_), State::Over(outcome)) = (&duel.ruling, duel.state(&tournament.settings.duel)) {
                    text += &format!("{place},,{first},{second},,,,{}\n", result(outcome));
                }
            }
        }
    }
    text
}

fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Side::First) => "first",
        Outcome::Won(Side::Second) => "second",
        Outcome::Tied => "tied",
        Outcome::BothLost => "both lost",
    }
}
