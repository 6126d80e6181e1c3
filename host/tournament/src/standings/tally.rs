//! What each entrant has from each round.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tie_break::TieBreak;
use crate::duplicate::differences;
use crate::ids::{EntrantId, Side};
use crate::rounds::{Share, Stage};
use crate::settings::{ByeScore, Format, Meet, Settings};
use crate::tournament::Tournament;

/// Sums of results. All but `duplicate` are in halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Match points, less the penalties.
    pub matches: i64,
    /// Duels that were won, and those that were lost.
    pub duels: [i64; 2],
    /// Games that were won, and those that were lost.
    pub games: [i64; 2],
    /// The differences to the mean of those who held the same seat, in thousandths of a point.
    pub duplicate: i64,
}

impl Tally {
    /// Returns the value of a tie-break by one's own results; 0 for what depends on opponents.
    pub(super) fn own(&self, tie_break: TieBreak) -> i64 {
        match tie_break {
            TieBreak::Matches => self.matches,
            TieBreak::DuelDifference => self.duels[0] - self.duels[1],
            TieBreak::Duels => self.duels[0],
            TieBreak::GameDifference => self.games[0] - self.games[1],
            TieBreak::Games => self.games[0],
            TieBreak::Duplicate => self.duplicate,
            _ => 0,
        }
    }

    fn add(&mut self, line: &Line) {
        self.matches += line.share.matches;
        for i in 0..2 {
            self.duels[i] += line.share.duels[i];
            self.games[i] += line.share.games[i];
        }
        self.duplicate += line.duplicate;
    }
}

/// What an entrant has from one match or one bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub round: u32,
    /// `None` for a bye.
    pub opponent: Option<EntrantId>,
    pub share: Share,
    pub duplicate: i64,
}

impl Line {
    /// Returns the line alone as a tally.
    pub(super) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        tally.add(self);
        tally
    }
}

/// The results of all entrants.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tallies {
    pub lines: BTreeMap<EntrantId, Vec<Line>>,
    pub sums: BTreeMap<EntrantId, Tally>,
}

impl Tallies {
    /// Adds up the matches of the stages that are wanted.
    pub(crate) fn of(tournament: &Tournament, wanted: impl Fn(Stage) -> bool) -> Tallies {
        let settings = &tournament.settings;
        let mut lines: BTreeMap<EntrantId, Vec<Line>> = BTreeMap::new();
        for (number, round) in (1..).zip(&tournament.rounds) {
            let mut duplicate: BTreeMap<EntrantId, i64> = BTreeMap::new();
            if settings.duplicate {
                for difference in differences(number, round) {
                    *duplicate.entry(difference.player.entrant).or_default() += difference.thousandths;
                }
            }
            for one in round.matches.iter().filter(|one| wanted(one.stage)) {
                for side in Side::BOTH {
                    let own = side.of(one.entrants);
                    let line = Line {
                        round: number,
                        opponent: Some(side.other().of(one.entrants)),
                        share: one.share(side, &settings.duel),
                        duplicate: duplicate.get(&own).copied().unwrap_or_default(),
                    };
                    lines.entry(own).or_default().push(line);
                }
            }
            let share = bye(settings);
            for own in round.byes.iter().filter(|_| share != Share::default()) {
                lines.entry(*own).or_default().push(Line { round: number, opponent: None, share, duplicate: 0 });
            }
        }
        let sum = |entrant: &crate::entrants::Entrant| {
            let mut tally = Tally { matches: -entrant.penalty_halves(), ..Tally::default() };
            lines.get(&entrant.id).into_iter().flatten().for_each(|line| tally.add(line));
            (entrant.id, tally)
        };
        let sums = tournament.entrants.iter().map(sum).collect();
        Tallies { lines, sums }
    }

    /// Returns the sums of an entrant.
    pub(crate) fn sum(&self, entrant: EntrantId) -> Tally {
        self.sums.get(&entrant).copied().unwrap_or_default()
    }

    /// Returns the lines of an entrant.
    pub(crate) fn lines(&self, entrant: EntrantId) -> &[Line] {
        self.lines.get(&entrant).map_or(&[], Vec::as_slice)
    }
}

/// Returns what a bye counts.
fn bye(settings: &Settings) -> Share {
    let counts = matches!(settings.format, Format::Swiss { .. } | Format::Groups { meet: Meet::Balanced(_), .. });
    match settings.bye {
        ByeScore::Win if counts => {
            let duels = 2 * i64::from(settings.boards);
            Share { matches: 2, duels: [duels, 0], games: [duels * i64::from(settings.duel.wins()), 0] }
        }
        ByeScore::Half if counts => Share { matches: 1, ..Share::default() },
        _ => Share::default(),
    }
}
