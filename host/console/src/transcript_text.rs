//! Transcripts as text, for `bastide replay` and the end of a game.

use std::io::Write;

use bastide_session::names::color;
use bastide_session::transcript::Transcript;
use bastide_texts::spoken;

use crate::language::say;
use crate::report::{Grid, Report};

/// Writes the actions, those of one player in one turn on a line. Each line begins with the number
/// of its last action, which `replay --until` and `show --at` accept, and the number of the turn.
pub fn write_moves(transcript: &Transcript, out: &mut dyn Write) -> std::io::Result<()> {
    let dim = anstyle::Style::new().dimmed();
    writeln!(out, "{dim}{:>6}  {:>4}{dim:#}", say("head-action"), say("head-turn"))?;
    for turn in transcript.moves.chunk_by(|a, b| a.turn == b.turn && a.seat == b.seat) {
        let (Some(first), Some(last)) = (turn.first(), turn.last()) else { continue };
        let deeds = transcript.joining.in_one_line(turn.iter().map(|m| m.words.as_str()));
        writeln!(out, "{dim}{:>6}{dim:#}  {:>4}  {} {deeds}", last.number, first.turn, first.player)?;
        for note in turn.iter().flat_map(|m| &m.notes) {
            writeln!(out, "                {note}")?;
        }
    }
    Ok(())
}

/// Writes the standings of the players and the sources of their points.
pub fn write_scores(transcript: &Transcript, out: &mut dyn Write) -> std::io::Result<()> {
    let mut sources: Vec<&String> = transcript.seats.iter().flat_map(|s| s.points.keys()).collect();
    sources.sort();
    sources.dedup();
    let headings = ["head-player", "head-color", "head-by", "head-score"].map(say).into_iter();
    let headings: Vec<String> = headings.chain(sources.iter().map(|s| transcript.labels.get(*s).unwrap_or(s).clone())).collect();
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    let mut grid = Grid::new(&headings).left(1).left(2);
    for s in &transcript.seats {
        let who =
            [s.name.clone(), color(&spoken(), &s.seat), s.bot.clone().unwrap_or_else(|| say("a-person")), s.score.to_string()];
        grid.row(who.into_iter().chain(sources.iter().map(|k| s.points.get(*k).copied().unwrap_or_default().to_string())));
    }
    grid.write(out)?;
    let first: Vec<&str> = transcript.seats.iter().filter(|s| s.first).map(|s| s.name.as_str()).collect();
    match (transcript.is_over, first.as_slice()) {
        (false, _) => writeln!(out, "{}", say("not-over")),
        (true, [one]) => writeln!(out, "{}", say!("won", name = *one)),
        (true, many) => writeln!(out, "{}", say!("shared", list = transcript.joining.in_one_line(many.iter().copied()))),
    }
}

/// Returns the number of actions of a game: `after 17 actions`.
pub fn after(actions: usize, is_over: bool) -> String {
    say!(if is_over { "after-end" } else { "after" }, n = actions as u64)
}

impl Report for Transcript {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let (table, after) = (self.headline.as_str(), after(self.moves.len(), self.is_over));
        match self.seed {
            Some(seed) => writeln!(out, "{}\n", say!("headline-after", table = table, seed = seed.to_string(), after = after))?,
            None => writeln!(out, "{table}; {after}\n")?,
        }
        write_moves(self, out)?;
        writeln!(out)?;
        write_scores(self, out)
    }
}
